package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;

/// Where one page lies in the area that shows it. Turns points of the page into view pixels and
/// back, whichever way the reader has turned the page.
///
/// @param widthPt size of the page before it is turned, in points; `heightPt` likewise
/// @param originX its left edge in the area, on a whole pixel; `originY`: its top edge
/// @param viewWidth size of the area in pixels; `viewHeight` likewise
public record PagePlace(
        PageNumber page,
        double widthPt,
        double heightPt,
        Turn turn,
        double originX,
        double originY,
        double pxPerPt,
        double viewWidth,
        double viewHeight) {

    /// Pixels from the left of the area.
    public double toViewX(double xPt, double yPt) {
        return originX + turn.x(xPt, yPt, widthPt, heightPt) * pxPerPt;
    }

    /// Pixels from the top of the area.
    public double toViewY(double xPt, double yPt) {
        return originY + turn.y(xPt, yPt, widthPt, heightPt) * pxPerPt;
    }

    /// A box of the page in pixels of the area.
    public PageBox toView(PageBox box) {
        PageBox turned = turn == Turn.NONE ? box : turn.box(box, widthPt, heightPt);
        return new PageBox(
                originX + turned.x0() * pxPerPt,
                originY + turned.y0() * pxPerPt,
                originX + turned.x1() * pxPerPt,
                originY + turned.y1() * pxPerPt);
    }

    /// Points from the left of the page; may lie beside it.
    public double toPageX(double viewX, double viewY) {
        return turn.backX(
                (viewX - originX) / pxPerPt, (viewY - originY) / pxPerPt, widthPt, heightPt);
    }

    /// Points from the top of the page; may lie beside it.
    public double toPageY(double viewX, double viewY) {
        return turn.backY(
                (viewX - originX) / pxPerPt, (viewY - originY) / pxPerPt, widthPt, heightPt);
    }

    /// The whole page in pixels of the area.
    public PageBox inView() {
        return toView(new PageBox(0, 0, widthPt, heightPt));
    }

    /// The part of the page that can be seen, in its points; flat when none can.
    public PageBox visible() {
        double xa = Math.clamp(toPageX(0, 0), 0, widthPt);
        double ya = Math.clamp(toPageY(0, 0), 0, heightPt);
        double xb = Math.clamp(toPageX(viewWidth, viewHeight), 0, widthPt);
        double yb = Math.clamp(toPageY(viewWidth, viewHeight), 0, heightPt);
        return PageBox.of(xa, ya, xb, yb);
    }

    /// Whether a point of the area lies on the page.
    public boolean contains(double viewX, double viewY) {
        return inView().contains(viewX, viewY);
    }
}
