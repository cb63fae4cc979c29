package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.RuleGrid;
import java.util.List;

/// Parts the band with a table's title from the table when both are in one frame: one cell over the
/// whole width, in bold from its left edge, above a row of several cells.
final class TitleBand {

    /// Distance of the title from the left edge of its cell in points; headers of columns are
    /// centred or cells.
    private static final double MAX_INSET_PT = 14;

    /// Share of the table's height that the band may take.
    private static final double MAX_SHARE = 0.4;

    private TitleBand() {}

    /// The table alone, or the title and the table.
    static List<Region> part(Region table, List<RuleGrid.Face> faces) {
        RuleGrid.Face top = faces.getFirst();
        PageBox box = table.box();
        boolean whole = top.box().width() > 0.98 * box.width();
        List<Line> title =
                table.lines().stream().filter(l -> top.box().containsCenterOf(l.box())).toList();
        if (!whole
                || faces.size() < 5
                || title.isEmpty()
                || top.box().height() > MAX_SHARE * box.height()
                || !title.stream().allMatch(l -> heads(l, top))) {
            return List.of(table);
        }
        List<Line> rest = table.lines().stream().filter(l -> !title.contains(l)).toList();
        PageBox below = new PageBox(box.x0(), top.box().y1(), box.x1(), box.y1());
        return List.of(
                new Region(ElementLabel.TABLE_CAPTION, top.box(), 0.8, "title-band", title),
                new Region(
                        ElementLabel.TABLE,
                        below,
                        table.confidence(),
                        table.source(),
                        rest,
                        table.figures()));
    }

    private static boolean heads(Line line, RuleGrid.Face band) {
        return line.style().bold() && line.box().x0() - band.box().x0() < MAX_INSET_PT;
    }
}
