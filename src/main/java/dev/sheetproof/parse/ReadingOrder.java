package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Puts the lines of a page in reading order: bands from top to bottom; in a band of several text
/// columns one column after the other; in a column row by row. A table is read row by row even
/// where its gaps line up with a column gutter, because ruling lines run across the gutter.
///
/// @param lines in reading order, numbered, with their columns
/// @param columns number of text columns, 0 without text
record ReadingOrder(List<Line> lines, int columns) {

    /// Ruling lines across a gutter that follow each other within this many points belong to one
    /// table.
    private static final double TABLE_ROW_PT = 90;

    /// A band has columns when each side of the gutter has this many lines of running text.
    private static final int PROSE_LINES = 2;

    /// Columns go on above and below text that stands side by side, over gaps of up to this many
    /// em.
    private static final double COLUMN_GAP_EM = 3;

    /// Lines above, between and below columns get the column they stand over once all columns are
    /// known.
    private static final int BY_PLACE = -2;

    /// Rows from top to bottom, then along the row.
    private static final Comparator<PlacedLine> TOP_DOWN =
            Comparator.comparingDouble((PlacedLine p) -> p.box().y0())
                    .thenComparingDouble(p -> p.box().x0());

    static ReadingOrder of(List<Line> lines, PageGraphics graphics) {
        if (lines.isEmpty()) {
            return new ReadingOrder(List.of(), 0);
        }
        int direction = mainDirection(lines);
        List<PlacedLine> placed = new ArrayList<>(lines.size());
        List<PlacedLine> prose = new ArrayList<>();
        for (Line line : lines) {
            PlacedLine p = PlacedLine.of(line, direction);
            placed.add(p);
            if (p.prose()) {
                prose.add(p);
            }
        }
        List<List<PlacedLine>> rows = rows(placed);
        List<ColumnGutter> gutters = ColumnGutter.find(prose);
        if (gutters.isEmpty()) {
            return numbered(rows.stream().flatMap(List::stream).toList(), new int[lines.size()], 1);
        }
        return inColumns(rows, extended(gutters, rows), graphics, direction);
    }

    private static int mainDirection(List<Line> lines) {
        int[] characters = new int[4];
        for (Line line : lines) {
            characters[line.direction() / 90] += line.text().length();
        }
        int best = 0;
        for (int i = 1; i < 4; i++) {
            if (characters[i] > characters[best]) {
                best = i;
            }
        }
        return best * 90;
    }

    private static List<List<PlacedLine>> rows(List<PlacedLine> placed) {
        List<PlacedLine> sorted = new ArrayList<>(placed);
        sorted.sort(TOP_DOWN);
        List<List<PlacedLine>> rows = new ArrayList<>();
        boolean[] taken = new boolean[sorted.size()];
        for (int i = 0; i < sorted.size(); i++) {
            if (taken[i]) {
                continue;
            }
            PageBox first = sorted.get(i).box();
            List<PlacedLine> row = new ArrayList<>();
            for (int j = i; j < sorted.size() && sorted.get(j).box().y0() < first.y1(); j++) {
                PageBox box = sorted.get(j).box();
                if (!taken[j] && (j == i || sameRow(first, box))) {
                    taken[j] = true;
                    row.add(sorted.get(j));
                }
            }
            row.sort(
                    Comparator.comparingDouble((PlacedLine p) -> p.box().x0())
                            .thenComparingDouble(p -> p.box().y0()));
            rows.add(row);
        }
        return rows;
    }

    private static boolean sameRow(PageBox first, PageBox box) {
        return box.centerY() <= first.y1()
                && first.centerY() <= box.y1()
                && first.centerY() >= box.y0() - 0.1 * box.height();
    }

    /// Lengthens gutters up and down to where text stops or spans them: columns seldom end at the
    /// same height.
    private static List<ColumnGutter> extended(
            List<ColumnGutter> gutters, List<List<PlacedLine>> rows) {
        List<ColumnGutter> longer = new ArrayList<>();
        for (ColumnGutter gutter : gutters) {
            double top = gutter.top();
            for (int i = rows.size() - 1; i >= 0; i--) {
                double bottomOfRow = bottom(rows.get(i));
                if (top(rows.get(i)) < top && bottomOfRow < top + em(rows.get(i))) {
                    if (spans(rows.get(i), gutter)
                            || top - bottomOfRow > COLUMN_GAP_EM * em(rows.get(i))) {
                        break;
                    }
                    top = top(rows.get(i));
                }
            }
            double bottom = gutter.bottom();
            double before = bottom;
            double lastTop = bottom;
            for (List<PlacedLine> row : rows) {
                if (bottom(row) > bottom && top(row) > bottom - em(row)) {
                    boolean spans = spans(row, gutter);
                    if (spans && top(row) - bottom < lastTop - before) {
                        // The row above stands by what spans the columns: its heading.
                        bottom = before;
                    }
                    if (spans || top(row) - bottom > COLUMN_GAP_EM * em(row)) {
                        break;
                    }
                    before = bottom;
                    lastTop = top(row);
                    bottom = bottom(row);
                }
            }
            longer.add(gutter.withRange(top, bottom));
        }
        return longer;
    }

    private static boolean spans(List<PlacedLine> row, ColumnGutter gutter) {
        return row.stream().anyMatch(p -> gutter.spannedBy(p.box()));
    }

    private static double top(List<PlacedLine> row) {
        return row.stream().mapToDouble(p -> p.box().y0()).min().orElseThrow();
    }

    private static double bottom(List<PlacedLine> row) {
        return row.stream().mapToDouble(p -> p.box().y1()).max().orElseThrow();
    }

    private static double em(List<PlacedLine> row) {
        return row.stream().mapToDouble(PlacedLine::em).max().orElseThrow();
    }

    private static ReadingOrder inColumns(
            List<List<PlacedLine>> rows,
            List<ColumnGutter> gutters,
            PageGraphics graphics,
            int direction) {
        List<PageBox> tables = tables(gutters, graphics, direction);
        int count = rows.stream().mapToInt(List::size).sum();
        List<PlacedLine> order = new ArrayList<>(count);
        int[] columns = new int[count];
        List<ColumnGutter> widest = List.of();
        int i = 0;
        while (i < rows.size()) {
            List<ColumnGutter> at = guttersAt(rows.get(i), gutters);
            if (at.isEmpty() || isFull(rows.get(i), at, tables)) {
                for (PlacedLine p : rows.get(i)) {
                    columns[order.size()] = at.isEmpty() ? BY_PLACE : -1;
                    order.add(p);
                }
                i++;
                continue;
            }
            int end = i + 1;
            while (end < rows.size()
                    && guttersAt(rows.get(end), gutters).equals(at)
                    && !isFull(rows.get(end), at, tables)) {
                end++;
            }
            List<ColumnGutter> used = used(rows.subList(i, end), at);
            if (used.size() > widest.size()) {
                widest = used;
            }
            for (int c = 0; c <= used.size(); c++) {
                for (List<PlacedLine> row : rows.subList(i, end)) {
                    for (PlacedLine p : row) {
                        if (index(p, used) == c) {
                            columns[order.size()] = used.isEmpty() ? BY_PLACE : c;
                            order.add(p);
                        }
                    }
                }
            }
            i = end;
        }
        for (int k = 0; k < count; k++) {
            columns[k] = columns[k] == BY_PLACE ? columnOf(order.get(k), widest) : columns[k];
        }
        return numbered(order, columns, widest.size() + 1);
    }

    private static List<ColumnGutter> guttersAt(List<PlacedLine> row, List<ColumnGutter> gutters) {
        double y = (top(row) + bottom(row)) / 2;
        return gutters.stream().filter(g -> y >= g.top() && y <= g.bottom()).toList();
    }

    private static boolean isFull(
            List<PlacedLine> row, List<ColumnGutter> gutters, List<PageBox> tables) {
        return gutters.stream().anyMatch(g -> spans(row, g))
                || tables.stream()
                        .anyMatch(t -> row.stream().anyMatch(p -> t.containsCenterOf(p.box())));
    }

    /// The gutters of a band that have running text on both sides in it.
    private static List<ColumnGutter> used(
            List<List<PlacedLine>> band, List<ColumnGutter> gutters) {
        int[] prose = new int[gutters.size() + 1];
        for (List<PlacedLine> row : band) {
            for (PlacedLine p : row) {
                prose[index(p, gutters)] += p.prose() ? 1 : 0;
            }
        }
        List<ColumnGutter> used = new ArrayList<>();
        int left = 0;
        for (int i = 0; i < gutters.size(); i++) {
            left += prose[i];
            int right = Arrays.stream(prose, i + 1, prose.length).sum();
            if (left >= PROSE_LINES && right >= PROSE_LINES) {
                used.add(gutters.get(i));
                left = 0;
            }
        }
        return used;
    }

    private static int index(PlacedLine p, List<ColumnGutter> gutters) {
        int index = 0;
        while (index < gutters.size() && p.box().centerX() > gutters.get(index).middle()) {
            index++;
        }
        return index;
    }

    private static int columnOf(PlacedLine p, List<ColumnGutter> gutters) {
        return gutters.stream().anyMatch(g -> g.spannedBy(p.box())) ? -1 : index(p, gutters);
    }

    /// Areas between ruling lines that run across a gutter and follow each other closely.
    private static List<PageBox> tables(
            List<ColumnGutter> gutters, PageGraphics graphics, int direction) {
        List<PageBox> rules = new ArrayList<>();
        boolean horizontalText = direction == 0 || direction == 180;
        for (Rule rule : graphics.rules()) {
            PageBox box = Axis.turned(rule.box(), direction);
            if (rule.horizontal() == horizontalText
                    && gutters.stream().anyMatch(g -> g.spannedBy(box))) {
                rules.add(box);
            }
        }
        rules.sort(Comparator.comparingDouble(PageBox::y0));
        List<PageBox> tables = new ArrayList<>();
        for (int i = 1; i < rules.size(); i++) {
            if (rules.get(i).y0() - rules.get(i - 1).y1() <= TABLE_ROW_PT
                    && rules.get(i).overlapX(rules.get(i - 1)) > 0) {
                tables.add(rules.get(i - 1).union(rules.get(i)));
            }
        }
        return tables;
    }

    private static ReadingOrder numbered(List<PlacedLine> order, int[] columns, int count) {
        List<Line> lines = new ArrayList<>(order.size());
        for (int i = 0; i < order.size(); i++) {
            lines.add(order.get(i).line().withPlace(i, count == 1 ? 0 : columns[i]));
        }
        return new ReadingOrder(lines, count);
    }
}
