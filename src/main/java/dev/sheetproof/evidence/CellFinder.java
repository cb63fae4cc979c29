package dev.sheetproof.evidence;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.MatchedCell;
import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Phrase;
import dev.sheetproof.model.Quantity;
import dev.sheetproof.model.QuantityBound;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/// Finds the cells of a table that hold what a request asks for: values that fit its comparisons,
/// its quantities, or else the values of the row that its words name.
final class CellFinder {

    private static final int MAX_CELLS = 6;

    /// Where a match may name a row: words, and part numbers as a whole.
    private static final Set<String> NAMING =
            Set.of("text", "part_exact", "part_form", "part_look");

    private CellFinder() {}

    /// A row with its quantities by the place of their cell in it.
    ///
    /// @param stated those of them that are no conditions, as `IOUT = 0 A` is one, and no remarks
    /// @param words how many words of the request stand in it or at the heads of its columns
    /// @param own how many stand in it itself
    private record Row(
            List<Cell> cells,
            Map<Integer, List<Quantity>> quantities,
            Map<Integer, List<Quantity>> stated,
            double words,
            long own) {}

    /// @param cells of the document
    static List<MatchedCell> of(
            Chunk chunk, List<Cell> cells, ParsedRequest parsed, List<MatchedTerm> matched) {
        if (chunk.type() != BlockType.TABLE) {
            return List.of();
        }
        Set<String> words = words(parsed, matched);
        List<Row> rows = new ArrayList<>();
        for (List<Cell> row : CellRows.of(chunk, cells)) {
            rows.add(
                    new Row(
                            row,
                            quantities(row, true),
                            quantities(row, false),
                            RowWords.named(row, words),
                            RowWords.own(row, words)));
        }
        List<MatchedCell> fitting = new ArrayList<>();
        ComparedParameter parameter = ComparedParameter.of(parsed);
        for (QuantityBound bound : parsed.bounds()) {
            fitting.addAll(holding(rows, bound, parameter));
        }
        for (String quantity : parsed.quantities()) {
            fitting.addAll(holding(rows, quantity, !parsed.parts().isEmpty()));
        }
        List<MatchedCell> found =
                parsed.bounds().isEmpty()
                        ? values(rows, words, parsed.quantities())
                        : fitting.isEmpty()
                                ? values(
                                        parameter.among(rows, Row::cells),
                                        words,
                                        parsed.quantities())
                                : fitting;
        List<MatchedCell> all = new ArrayList<>();
        for (MatchedCell cell : found) {
            // Why it fits says more than that it is in the row.
            all.add(fitting.stream().filter(other -> same(cell, other)).findFirst().orElse(cell));
        }
        fitting.stream()
                .filter(cell -> all.stream().noneMatch(other -> same(cell, other)))
                .forEach(all::add);
        return List.copyOf(all.subList(0, Math.min(MAX_CELLS, all.size())));
    }

    private static boolean same(MatchedCell one, MatchedCell other) {
        return one.page().equals(other.page()) && one.box().equals(other.box());
    }

    private static Set<String> words(ParsedRequest parsed, List<MatchedTerm> matched) {
        Set<String> words = new LinkedHashSet<>();
        parsed.words().forEach(word -> words.add(word.toLowerCase(Locale.ROOT)));
        parsed.parts().forEach(part -> words.add(part.toLowerCase(Locale.ROOT)));
        for (MatchedTerm term : matched) {
            if (NAMING.contains(term.channel())) {
                words.add(term.term().toLowerCase(Locale.ROOT));
            }
        }
        return words;
    }

    /// Numbers take the unit of a neighbouring cell or of the head of their column.
    private static Map<Integer, List<Quantity>> quantities(List<Cell> row, boolean conditions) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : row) {
            text.append(flat(cell.columnLabel())).append('\t');
        }
        text.append('\n');
        int[] starts = new int[row.size()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = text.length();
            text.append(flat(row.get(i).text())).append('\t');
        }
        Map<Integer, List<Quantity>> quantities = new TreeMap<>();
        for (Quantity.Found found : Quantity.scanTable(text.toString())) {
            if (!conditions && assigned(text, found.start())) {
                continue;
            }
            for (int i = starts.length - 1; i >= 0; i--) {
                if (found.start() >= starts[i]) {
                    if (!conditions && Phrase.ASIDE_COLUMN.is(flat(row.get(i).columnLabel()))) {
                        break;
                    }
                    quantities.computeIfAbsent(i, cell -> new ArrayList<>()).add(found.quantity());
                    break;
                }
            }
        }
        return quantities;
    }

    /// Whether what starts there is set, not stated: `TA = 25 °C`.
    private static boolean assigned(StringBuilder text, int start) {
        int before = start - 1;
        while (before >= 0 && text.charAt(before) == ' ') {
            before--;
        }
        return before >= 0 && text.charAt(before) == '=';
    }

    private static String flat(String text) {
        return text.replace('\n', ' ').replace('\t', ' ');
    }

    /// @param parameter what the values are of
    private static List<MatchedCell> holding(
            List<Row> rows, QuantityBound bound, ComparedParameter parameter) {
        List<MatchedCell> ends = ends(rows, bound);
        if (!ends.isEmpty()) {
            return ends;
        }
        double named = rows.stream().mapToDouble(Row::words).filter(w -> w >= 1).max().orElse(0);
        return best(
                rows,
                Row::stated,
                named,
                (row, cell, quantity) ->
                        bound.holds(quantity) && parameter.names(row.cells(), cell)
                                ? Optional.of(bound.text())
                                : Optional.empty());
    }

    /// The cells of a row that says just the range that is asked for, its ends in two cells.
    private static List<MatchedCell> ends(List<Row> rows, QuantityBound bound) {
        if (bound.from().isEmpty() || bound.to().isEmpty()) {
            return List.of();
        }
        List<MatchedCell> best = List.of();
        double most = -1;
        for (Row row : rows) {
            Optional<Cell> low = cell(row, bound.unit(), bound.from().get());
            Optional<Cell> high = cell(row, bound.unit(), bound.to().get());
            if (low.isPresent()
                    && high.isPresent()
                    && !low.get().equals(high.get())
                    && row.words() > most) {
                most = row.words();
                best = List.of(matched(low.get(), bound.text()), matched(high.get(), bound.text()));
            }
        }
        return best;
    }

    /// The cell of a row that holds one value.
    private static Optional<Cell> cell(Row row, String unit, BigDecimal value) {
        for (Map.Entry<Integer, List<Quantity>> entry : row.quantities().entrySet()) {
            boolean here =
                    entry.getValue().stream()
                            .anyMatch(
                                    q ->
                                            !q.range()
                                                    && q.unit().equals(unit)
                                                    && q.value().compareTo(value) == 0);
            if (here) {
                return Optional.of(row.cells().get(entry.getKey()));
            }
        }
        return Optional.empty();
    }

    /// @param ofPart whether the request names a part: of several rows that all hold the value and
    ///   nothing else that is asked for, none is known to be about it
    private static List<MatchedCell> holding(List<Row> rows, String wanted, boolean ofPart) {
        Fit fit = (_, _, quantity) -> is(quantity, wanted) ? Optional.of(wanted) : Optional.empty();
        List<MatchedCell> found = best(rows, Row::quantities, 0, fit);
        boolean told = rows.stream().anyMatch(row -> row.own() > 0);
        return ofPart && !told && found.size() > 1 ? List.of() : found;
    }

    private static boolean is(Quantity quantity, String wanted) {
        return quantity.text().equals(wanted)
                || quantity.parts().stream().anyMatch(part -> part.text().equals(wanted));
    }

    /// Why a quantity in a cell of a row is one that is asked for.
    private interface Fit {
        Optional<String> reason(Row row, Cell cell, Quantity quantity);
    }

    /// Fitting cells of the rows that hold most words of the request.
    ///
    /// @param least words that a row must hold: a value of another parameter fits by chance
    private static List<MatchedCell> best(
            List<Row> rows,
            Function<Row, Map<Integer, List<Quantity>>> looked,
            double least,
            Fit fit) {
        double most = least;
        List<MatchedCell> found = new ArrayList<>();
        for (Row row : rows) {
            List<MatchedCell> here = new ArrayList<>();
            looked.apply(row)
                    .forEach(
                            (place, quantities) -> {
                                Cell cell = row.cells().get(place);
                                quantities.stream()
                                        .flatMap(q -> fit.reason(row, cell, q).stream())
                                        .findFirst()
                                        .map(why -> matched(cell, why))
                                        .ifPresent(here::add);
                            });
            if (!here.isEmpty() && row.words() > most) {
                most = row.words();
                found.clear();
            }
            if (row.words() == most) {
                found.addAll(here);
            }
        }
        return found;
    }

    /// The values of the row that holds most words, and of those most of the quantities, such as
    /// the condition that is asked for; rows that hold both alike count together.
    private static List<MatchedCell> values(
            List<Row> rows, Set<String> words, List<String> quantities) {
        // Where the heads of columns alone are asked for, any row may be the wrong one.
        List<Row> told =
                rows.size() == 1 ? rows : rows.stream().filter(row -> row.own() > 0).toList();
        double most = told.stream().mapToDouble(Row::words).max().orElse(0);
        if (most < 1) {
            return List.of();
        }
        List<Row> named = told.stream().filter(row -> row.words() == most).toList();
        long held = named.stream().mapToLong(row -> held(row, quantities)).max().orElse(0);
        return named.stream()
                .filter(row -> held(row, quantities) == held)
                .limit(held > 0 ? named.size() : 1)
                .flatMap(row -> values(row, words, quantities).stream())
                .toList();
    }

    private static long held(Row row, List<String> quantities) {
        return quantities.stream()
                .filter(
                        wanted ->
                                row.quantities().values().stream()
                                        .flatMap(List::stream)
                                        .anyMatch(quantity -> is(quantity, wanted)))
                .count();
    }

    private static boolean holdsAny(Row row, Cell cell, List<String> quantities) {
        return row.quantities().getOrDefault(row.cells().indexOf(cell), List.of()).stream()
                .anyMatch(quantity -> quantities.stream().anyMatch(w -> is(quantity, w)));
    }

    /// The values of a row; those under a column that is asked for, where one is. Under which
    /// conditions they hold is marked where it is asked for.
    private static List<MatchedCell> values(Row whole, Set<String> words, List<String> quantities) {
        List<Cell> row = whole.cells();
        if (words.stream()
                .anyMatch(word -> RowWords.number(word) && RowWords.numbered(row, word, words))) {
            // What a pin or bit is called and does is all that can be asked of it.
            return row.stream()
                    .filter(cell -> !cell.text().isBlank())
                    .map(cell -> matched(cell, MatchedCell.ROW))
                    .toList();
        }
        List<MatchedCell> values = new ArrayList<>();
        List<MatchedCell> under = new ArrayList<>();
        for (Cell cell : beside(row, words)) {
            if (!cell.rowLabel().isEmpty() && cell.text().chars().anyMatch(Character::isDigit)) {
                MatchedCell value = matched(cell, MatchedCell.ROW);
                String head = cell.columnLabel().toLowerCase(Locale.ROOT);
                boolean asked = words.stream().anyMatch(word -> RowWords.holds(head, word));
                if (asked) {
                    under.add(value);
                }
                if (asked
                        || !Phrase.ASIDE_COLUMN.is(flat(cell.columnLabel()))
                        || holdsAny(whole, cell, quantities)) {
                    values.add(value);
                }
            }
        }
        return under.isEmpty() ? values : under;
    }

    /// The cells of a row that are about the part that is asked for, where a row is about several:
    /// from its cell to the next one under the same head.
    private static List<Cell> beside(List<Cell> row, Set<String> words) {
        for (int from = 0; from < row.size(); from++) {
            String text = row.get(from).text().strip().toLowerCase(Locale.ROOT);
            String head = row.get(from).columnLabel();
            boolean part =
                    words.contains(text)
                            && text.chars().anyMatch(Character::isDigit)
                            && text.chars().anyMatch(Character::isLetter);
            for (int to = from + 1; part && to < row.size(); to++) {
                if (!head.isEmpty() && row.get(to).columnLabel().equals(head)) {
                    return row.subList(from, to);
                }
            }
        }
        return row;
    }

    private static MatchedCell matched(Cell cell, String reason) {
        return new MatchedCell(
                cell.page(), cell.box(), cell.text(), cell.rowLabel(), cell.columnLabel(), reason);
    }
}
