package dev.sheetproof.parse;

import dev.sheetproof.model.PageBox;
import java.util.List;

/// The box of a line: around its letters, and as high as the blanks between them.
///
/// A blank of a taller font between a section's number and its name is part of the line as it is
/// set; one before the first or behind the last letter shows nowhere and takes no room.
final class LineExtent {

    /// A blank of more than this many times the size of the letter before it is a spacer, not type.
    private static final double SPACER = 1.5;

    private LineExtent() {}

    /// @param runs runs of the line, at least one
    static PageBox of(List<GlyphRun> runs, Axis axis) {
        PageBox box = runs.getFirst().first().glyph().box();
        double u1 = Double.NEGATIVE_INFINITY;
        for (GlyphRun run : runs) {
            for (Letter letter : run.letters()) {
                box = box.union(letter.glyph().box());
            }
            u1 = Math.max(u1, run.u1());
        }
        boolean upright = axis.direction() == 0 || axis.direction() == 180;
        for (GlyphRun run : runs) {
            for (Letter blank : run.blanksAfter()) {
                if (blank.u1() < u1 && blank.em() <= SPACER * run.em()) {
                    box = across(box, blank.glyph().box(), upright);
                }
            }
        }
        return box;
    }

    /// Widens a box across the line only.
    private static PageBox across(PageBox line, PageBox blank, boolean upright) {
        return upright
                ? new PageBox(
                        line.x0(),
                        Math.min(line.y0(), blank.y0()),
                        line.x1(),
                        Math.max(line.y1(), blank.y1()))
                : new PageBox(
                        Math.min(line.x0(), blank.x0()),
                        line.y0(),
                        Math.max(line.x1(), blank.x1()),
                        line.y1());
    }
}
