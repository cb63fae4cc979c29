package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import dev.sheetproof.tables.Gutters;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Finds the header rows that stand above what a rule found of a table: rows whose words stand over
/// its columns, and names of groups of columns over a rule of their own.
final class HeaderRows {

    /// White space between a header row and the row below it, in heights of the header row.
    private static final double MAX_GAP = 2.1;

    /// Words of a column's name on average, at most.
    private static final double MAX_WORDS = 4;

    /// Header rows that stand above the rows found, at most: names that wrap take a row each.
    private static final int MAX_ROWS = 5;

    /// Names may stand out of the table's box by this many points.
    private static final double SLACK_PT = 16;

    /// Rules over a group of columns are closer than this many points to the names they part.
    private static final double SPANNER_PT = 14;

    /// A rule over a group of columns is at least this long, in points, and shorter than the table
    /// by the share.
    private static final double MIN_SPANNER_PT = 24;

    private static final double MAX_SPANNER_SHARE = 0.97;

    /// Distance of a name from the middle of its columns, as a share of the table's width.
    private static final double CENTRED_SHARE = 0.06;

    private final PageScene scene;

    HeaderRows(PageScene scene) {
        this.scene = scene;
    }

    /// @param table what was found of a table
    /// @return the table with the header rows above it; the same one when there are none
    Region above(Region table) {
        List<TextRow> body = TextRow.of(table.lines());
        Gutters columns = RowRun.columnsOf(body);
        if (columns.count() < 2) {
            return table;
        }
        List<TextRow> rows = rowsAbove(table.box());
        List<Line> header = new ArrayList<>();
        PageBox box = table.box();
        int taken = 0;
        for (TextRow row : rows) {
            double height = row.segments().getFirst().box().height();
            double gap = box.y0() - row.box().y1();
            if (gap > MAX_GAP * height || taken == MAX_ROWS || !heads(row, box, columns)) {
                break;
            }
            header.addAll(row.segments());
            box = box.union(row.box());
            taken++;
        }
        return header.isEmpty() ? table : extended(table, box, header);
    }

    /// The rows straight above the box that do not reach out of it sideways, nearest first.
    private List<TextRow> rowsAbove(PageBox box) {
        List<Line> lines =
                scene.free().stream()
                        .filter(
                                l ->
                                        l.horizontal()
                                                && l.box().centerY() < box.y0()
                                                && l.box().overlapX(box) > 0)
                        .toList();
        return TextRow.of(lines).stream()
                .sorted(Comparator.comparingDouble((TextRow r) -> -r.box().centerY()))
                .limit(MAX_ROWS + 1L)
                .toList();
    }

    private boolean heads(TextRow row, PageBox table, Gutters columns) {
        boolean within =
                row.box().x0() > table.x0() - SLACK_PT && row.box().x1() < table.x1() + SLACK_PT;
        double words = Words.average(row.segments());
        String first = row.segments().getFirst().text();
        if (!within
                || words > MAX_WORDS
                || CaptionPatterns.standard().starts(first)
                || ListMarkers.bulleted(first)
                || row.segments().stream().anyMatch(l -> scene.fonts().larger(l.style()))) {
            return false;
        }
        if (row.size() == 1) {
            Line name = row.segments().getFirst();
            return ruled(name, table, columns) || overValues(name, table, columns);
        }
        int last = -1;
        for (Line name : row.segments()) {
            int from = columns.firstMet(name.box());
            if (from < 0) {
                continue;
            }
            if (from <= last) {
                return false;
            }
            last = columns.lastMet(name.box());
        }
        return last > 0;
    }

    /// A lone name with a rule under it over several columns, but not over all.
    private boolean ruled(Line name, PageBox table, Gutters columns) {
        PageBox b = name.box();
        return scene.ink().rules().stream()
                .filter(r -> r.horizontal() && spanner(r, table))
                .anyMatch(
                        r ->
                                columns.firstMet(r.box()) < columns.lastMet(r.box())
                                        && r.at() > b.centerY()
                                        && r.at() - b.y1() < SPANNER_PT
                                        && r.from() < b.x0() + SLACK_PT
                                        && r.to() > b.x1() - SLACK_PT);
    }

    /// A lone name in the middle of all columns but the first, and clearly not in the middle of the
    /// table, where captions stand.
    private static boolean overValues(Line name, PageBox table, Gutters columns) {
        Gutters.Extent first = columns.columns().get(1);
        Gutters.Extent last = columns.columns().getLast();
        double off = Math.abs(name.box().centerX() - (first.from() + last.to()) / 2);
        return columns.count() > 2
                && name.box().x0() > first.from()
                && table.y0() - name.box().y1() < name.box().height()
                && off < CENTRED_SHARE * table.width()
                && Math.abs(name.box().centerX() - table.centerX()) > 4 * off
                && Math.abs(name.box().centerX() - table.centerX()) > CENTRED_SHARE * table.width();
    }

    private static boolean spanner(Rule rule, PageBox table) {
        return rule.length() > MIN_SPANNER_PT
                && rule.length() < MAX_SPANNER_SHARE * table.width()
                && rule.from() > table.x0() - SLACK_PT
                && rule.to() < table.x1() + SLACK_PT;
    }

    /// The table grown over its header, and up to the rule that closes it.
    private Region extended(Region table, PageBox box, List<Line> header) {
        double top =
                scene.ink().rules().stream()
                        .filter(
                                r ->
                                        r.horizontal()
                                                && r.at() < box.y0() + 1
                                                && box.y0() - r.at() < SPANNER_PT
                                                && r.from() > table.box().x0() - SLACK_PT
                                                && r.to() < table.box().x1() + SLACK_PT
                                                && r.length() > MIN_SPANNER_PT)
                        .mapToDouble(Rule::at)
                        .min()
                        .orElse(box.y0());
        List<Line> lines = new ArrayList<>(header);
        lines.addAll(table.lines());
        return new Region(
                table.label(),
                new PageBox(box.x0(), Math.min(top, box.y0()), box.x1(), box.y1()),
                table.confidence(),
                table.source(),
                lines,
                table.figures());
    }
}
