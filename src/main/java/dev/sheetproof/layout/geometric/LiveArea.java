package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;

/// The part of the sheet that a document prints on: documents printed small on a large sheet, with
/// crop marks or wide margins, carry their heads and feet far from its edges.
///
/// @param top share of the page height above which no page has text
/// @param bottom share of the page height below which no page has text
record LiveArea(double top, double bottom) {

    static final LiveArea WHOLE = new LiveArea(0, 1);

    /// Margin of an ordinary sheet, as a share of its height.
    private static final double MARGIN = 0.05;

    /// Margin at either side of a sheet larger than what is printed on it, as a share of its width.
    private static final double WIDE_MARGIN = 0.115;

    /// Share of the page height that is left out at either end at most: a page may end early.
    private static final double MOST = 0.13;

    static LiveArea of(ParsedDocument document) {
        double top = 1;
        double bottom = 0;
        double left = 1;
        double right = 0;
        for (ParsedPage page : document.pages()) {
            double width = page.info().frame().widthPt();
            double height = page.info().frame().heightPt();
            for (Line line : PageScene.readable(page)) {
                top = Math.min(top, line.box().y0() / height);
                bottom = Math.max(bottom, line.box().y1() / height);
                left = Math.min(left, line.box().x0() / width);
                right = Math.max(right, line.box().x1() / width);
            }
        }
        return top > bottom || left < WIDE_MARGIN || right > 1 - WIDE_MARGIN
                ? WHOLE
                : new LiveArea(
                        Math.clamp(top - MARGIN, 0, MOST),
                        Math.clamp(bottom + MARGIN, 1 - MOST, 1));
    }
}
