package dev.sheetproof.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Quantities of table rows whose number and unit stand in different cells: rows are lines, cells
/// are separated by tabs. A unit cell to the right gives a number its unit, else the head of its
/// column does (`Frequency (MHz)`).
final class RowQuantities {

    private static final Pattern NUMBER =
            Pattern.compile("\\s*((?:±|\\+/-|[-−–+])?\\s?[0-9]{1,9}(?:[.,][0-9]{1,9})?)\\s*");
    private static final Pattern IN_BRACKETS =
            Pattern.compile("[(\\[]\\s*([^()\\[\\]]{1,8}?)\\s*[)\\]]");

    /// Lines at the top of a table that may name its columns.
    private static final int HEAD_LINES = 6;

    /// More cells are no row of values.
    private static final int MAX_CELLS = 60;

    private final String text;
    private final List<Quantity.Found> found = new ArrayList<>();
    private String[] columnUnits = {};

    private RowQuantities(String text) {
        this.text = text;
    }

    /// What stands in cells without a unit of their own, in the order of the text.
    static List<Quantity.Found> scan(String text) {
        return text.indexOf('\t') < 0 ? List.of() : new RowQuantities(text).rows();
    }

    private List<Quantity.Found> rows() {
        int start = 0;
        int line = 0;
        while (start <= text.length()) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end;
            row(start, end, line++);
            start = end + 1;
        }
        found.sort(Comparator.comparingInt(Quantity.Found::start));
        return found;
    }

    private void row(int start, int end, int line) {
        List<int[]> cells = cells(start, end);
        if (cells.size() < 2 || cells.size() > MAX_CELLS) {
            return;
        }
        String[] units = new String[cells.size()];
        boolean[] numbers = new boolean[cells.size()];
        boolean any = false;
        boolean own = false;
        for (int i = 0; i < units.length; i++) {
            String cell = text.substring(cells.get(i)[0], cells.get(i)[1]);
            numbers[i] = NUMBER.matcher(cell).matches();
            any |= numbers[i];
            units[i] = numbers[i] ? "" : unit(cell.strip());
            own |= !units[i].isEmpty();
        }
        if (!any) {
            head(cells, line);
            return;
        }
        for (int i = 0; i < units.length; i++) {
            String unit = numbers[i] ? unitFor(i, units, own) : "";
            if (!unit.isEmpty()) {
                add(cells.get(i)[0], cells.get(i)[1], unit);
            }
        }
    }

    private String unitFor(int cell, String[] units, boolean own) {
        for (int i = cell + 1; i < units.length; i++) {
            if (!units[i].isEmpty()) {
                return units[i];
            }
        }
        if (own) {
            return Arrays.stream(units).filter(unit -> !unit.isEmpty()).findFirst().orElse("");
        }
        return columnUnits.length == units.length ? columnUnits[cell] : "";
    }

    private void head(List<int[]> cells, int line) {
        if (line >= HEAD_LINES) {
            return;
        }
        String[] units = new String[cells.size()];
        boolean any = false;
        for (int i = 0; i < units.length; i++) {
            String cell = text.substring(cells.get(i)[0], cells.get(i)[1]).strip();
            Matcher brackets = IN_BRACKETS.matcher(cell);
            units[i] = unit(cell);
            while (units[i].isEmpty() && brackets.find()) {
                units[i] = unit(brackets.group(1));
            }
            any |= !units[i].isEmpty();
        }
        if (any) {
            columnUnits = units;
        }
    }

    private static String unit(String cell) {
        return !cell.isEmpty()
                        && cell.length() <= QuantityUnits.LONGEST
                        && QuantityUnits.find(cell).isPresent()
                ? cell
                : "";
    }

    private void add(int from, int to, String unit) {
        String number = text.substring(from, to).strip();
        Optional<Quantity.Found> first =
                new QuantityScanner(number + " " + unit).scan().stream().findFirst();
        first.ifPresent(
                quantity -> {
                    int start = text.indexOf(number, from);
                    found.add(
                            new Quantity.Found(
                                    quantity.quantity(), start, start + number.length()));
                });
    }

    private List<int[]> cells(int start, int end) {
        List<int[]> cells = new ArrayList<>();
        int from = start;
        for (int i = start; i <= end; i++) {
            if (i == end || text.charAt(i) == '\t') {
                cells.add(new int[] {from, i});
                from = i + 1;
            }
        }
        return cells;
    }
}
