package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.TextRow;
import java.util.List;

/// Parts the sentences that lead in to a table without inner rules from its rows: rules around both
/// do not make them one.
final class LeadIns {

    /// Words of one of the lines at least.
    private static final int PROSE_WORDS = 9;

    /// Lines of a lead-in at least, and rows of several cells under it.
    private static final int MIN_LINES = 2;

    private static final int MIN_ROWS = 4;

    /// Cells of those rows.
    private static final int MIN_CELLS = 3;

    /// White space between the sentences and the rows in line heights.
    private static final double GAP = 0.35;

    private LeadIns() {}

    static void part(PageScene scene) {
        for (Region table : scene.regions(ElementLabel.TABLE)) {
            if (table.source().equals("half-ruled-table")) {
                List<TextRow> rows = TextRow.of(table.lines());
                int lead = leading(rows);
                if (lead > 0 && !ruled(scene, table, rows, lead)) {
                    List<Line> lines =
                            rows.subList(lead, rows.size()).stream()
                                    .flatMap(r -> r.segments().stream())
                                    .toList();
                    PageBox t = table.box();
                    double top = rows.get(lead).box().y0();
                    scene.replace(
                            table,
                            table.withLines(lines)
                                    .withBox(new PageBox(t.x0(), top, t.x1(), t.y1())));
                }
            }
        }
    }

    /// Rows of prose at the head of a table.
    private static int leading(List<TextRow> rows) {
        int lead = 0;
        while (lead < rows.size() && rows.get(lead).size() == 1) {
            lead++;
        }
        if (lead < MIN_LINES || rows.size() - lead < MIN_ROWS) {
            return 0;
        }
        Line last = rows.get(lead - 1).segments().getFirst();
        boolean prose =
                rows.subList(0, lead).stream()
                        .anyMatch(r -> Words.count(r.segments().getFirst()) >= PROSE_WORDS);
        boolean cells =
                rows.subList(lead, lead + MIN_ROWS).stream().allMatch(r -> r.size() >= MIN_CELLS);
        double gap = rows.get(lead).box().y0() - last.box().y1();
        String text = last.text().strip();
        return prose
                        && cells
                        && (text.endsWith(".") || text.endsWith(":"))
                        && gap > GAP * last.box().height()
                ? lead
                : 0;
    }

    /// Whether a rule runs through the sentences or under them: then they are cells.
    private static boolean ruled(PageScene scene, Region table, List<TextRow> rows, int lead) {
        double from = rows.getFirst().box().centerY();
        double to = rows.get(lead).box().centerY();
        return scene.ink().rules().stream()
                .anyMatch(
                        r ->
                                r.horizontal()
                                        && r.at() > from
                                        && r.at() < to
                                        && r.box().overlapX(table.box())
                                                > 0.5 * table.box().width());
    }
}
