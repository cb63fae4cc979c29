package dev.sheetproof.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Tables that are set in several parts side by side: the same headers come again.
final class RepeatedHeaders {

    private static final Pattern NAME = Pattern.compile(".*\\p{L}{2,}.*", Pattern.DOTALL);

    private RepeatedHeaders() {}

    /// After how many columns the same headers come again: tables that are set side by side to save
    /// room have rows of their own in each part. All columns where nothing comes again.
    static int period(List<GridCell> grid, int headers, int columns) {
        List<String> names = new ArrayList<>();
        for (int c = 0; c < columns; c++) {
            int column = c;
            names.add(
                    grid.stream()
                            .filter(
                                    h ->
                                            h.row() < headers
                                                    && h.column() == column
                                                    && h.columnSpan() == 1)
                            .map(GridCell::label)
                            .collect(Collectors.joining(" "))
                            .strip());
        }
        for (int p = 2; p <= columns / 2; p++) {
            List<String> part = names.subList(0, p);
            boolean named =
                    NAME.matcher(part.getFirst()).matches()
                            && part.stream().filter(n -> !n.isEmpty()).distinct().count() == p;
            int length = p;
            if (named
                    && columns % p == 0
                    && IntStream.range(0, columns)
                            .allMatch(c -> names.get(c).equals(part.get(c % length)))) {
                return p;
            }
        }
        return Math.max(1, columns);
    }
}
