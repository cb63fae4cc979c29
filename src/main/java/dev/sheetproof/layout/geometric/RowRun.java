package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.Gutters;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.List;

/// Neighbouring rows whose cells keep the same gutters.
///
/// @param gutters what the rows with several cells have in common
record RowRun(List<TextRow> rows, Gutters gutters) {

    /// Narrowest gutter between columns of a table in points: a wide word gap is about 4.
    static final double GUTTER_PT = 4.5;

    RowRun {
        rows = List.copyOf(rows);
    }

    /// What a reader counts, for reasons.
    String figures() {
        return RuleReasons.count(rows.size(), "row")
                + ", "
                + RuleReasons.count(gutters.count(), "column");
    }

    List<Line> lines() {
        return rows.stream().flatMap(r -> r.segments().stream()).toList();
    }

    PageBox box() {
        return PageBox.enclosing(rows.stream().map(TextRow::box).toList());
    }

    long multi() {
        return rows.stream().filter(r -> r.size() > 1).count();
    }

    /// Mean number of words of a cell in the rows that have several.
    double wordsPerCell() {
        return rows.stream()
                .filter(r -> r.size() > 1)
                .flatMap(r -> r.segments().stream())
                .mapToInt(Words::count)
                .average()
                .orElse(0);
    }

    /// Share of the cells outside the first column that are values.
    double numericShare() {
        long values = 0;
        long cells = 0;
        for (TextRow row : rows) {
            for (int i = 1; i < row.size(); i++) {
                cells++;
                values += Words.numeric(row.segments().get(i).text()) ? 1 : 0;
            }
        }
        return cells == 0 ? 0 : values / (double) cells;
    }

    /// Share of rows in which at least two columns are filled.
    double filledShare() {
        return rows.isEmpty() ? 0 : multi() / (double) rows.size();
    }

    /// The columns of the rows that have as many cells as any common number: names over several
    /// columns and cells run together do not count.
    static Gutters columnsOf(List<TextRow> rows) {
        int most = rows.stream().mapToInt(TextRow::size).max().orElse(1);
        Gutters best = new Gutters(List.of());
        for (int least = Math.max(2, most / 2); least <= most; least++) {
            int cells = least;
            List<TextRow> full = rows.stream().filter(r -> r.size() >= cells).toList();
            if (full.size() * 3 < rows.size()) {
                break;
            }
            Gutters gutters = guttersOf(full);
            if (gutters.count() > best.count()) {
                best = gutters;
            }
        }
        return best;
    }

    static Gutters guttersOf(List<TextRow> rows) {
        List<PageBox> boxes = new ArrayList<>();
        for (TextRow row : rows) {
            if (row.size() > 1) {
                row.segments().forEach(s -> boxes.add(s.box()));
            }
        }
        return Gutters.between(boxes, GUTTER_PT);
    }
}
