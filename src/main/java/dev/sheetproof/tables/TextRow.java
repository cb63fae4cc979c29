package dev.sheetproof.tables;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Lines that stand side by side on about one baseline, left to right.
///
/// @param box around all of them
public record TextRow(List<Line> segments, PageBox box) {

    /// Share of the smaller height that two lines must have in common to stand side by side.
    private static final double SAME_ROW_OVERLAP = 0.5;

    /// Middles of rows of text nearer than this many line heights are lines of one table row.
    static final double STAGGER = 0.75;

    /// Order of lines within a row, and of equal ones by their number: never by chance.
    private static final Comparator<Line> LEFT_TO_RIGHT =
            Comparator.comparingDouble((Line l) -> l.box().x0()).thenComparingInt(Line::number);

    public TextRow {
        segments = List.copyOf(segments);
        if (segments.isEmpty()) {
            throw new IllegalArgumentException("row without lines");
        }
    }

    private static TextRow row(List<Line> lines) {
        List<Line> sorted = lines.stream().sorted(LEFT_TO_RIGHT).toList();
        return new TextRow(sorted, PageBox.enclosing(sorted.stream().map(Line::box).toList()));
    }

    /// Rows of the lines, top to bottom. A line joins the row its height overlaps most; stacked
    /// lines never share one.
    public static List<TextRow> of(List<Line> lines) {
        List<Line> sorted = new ArrayList<>(lines);
        sorted.sort(
                Comparator.comparingDouble((Line l) -> l.box().centerY())
                        .thenComparingDouble(l -> l.box().x0())
                        .thenComparingInt(Line::number));
        List<TextRow> rows = new ArrayList<>();
        List<Line> open = new ArrayList<>();
        double top = 0;
        double bottom = 0;
        for (Line line : sorted) {
            PageBox b = line.box();
            double shared = Math.min(bottom, b.y1()) - Math.max(top, b.y0());
            double smaller = Math.min(bottom - top, b.height());
            if (!open.isEmpty() && (shared < SAME_ROW_OVERLAP * smaller || stacked(open, line))) {
                rows.add(row(List.copyOf(open)));
                open.clear();
            }
            if (open.isEmpty()) {
                top = b.y0();
                bottom = b.y1();
            } else {
                // The row keeps the extent all its lines share best: the mean, so that it cannot
                // creep down the page.
                top += (b.y0() - top) / (open.size() + 1);
                bottom += (b.y1() - bottom) / (open.size() + 1);
            }
            open.add(line);
        }
        if (!open.isEmpty()) {
            rows.add(row(List.copyOf(open)));
        }
        return rows;
    }

    private static boolean stacked(List<Line> row, Line line) {
        for (Line other : row) {
            double shared = other.box().overlapX(line.box());
            if (shared > 0.5 * Math.min(other.box().width(), line.box().width())
                    && Math.abs(other.box().centerY() - line.box().centerY())
                            > 0.35 * Math.min(other.box().height(), line.box().height())) {
                return true;
            }
        }
        return false;
    }

    public int size() {
        return segments.size();
    }
}
