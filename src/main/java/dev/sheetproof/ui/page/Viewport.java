package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import java.util.List;

/// Where a page lies in the area that shows it. Turns page points into view pixels and back; the
/// page is centred where it is smaller than the area, else it can be scrolled.
///
/// @param viewWidth size of the area in pixels; `viewHeight` likewise
/// @param pageWidthPt size of the displayed page in points; `pageHeightPt` likewise
/// @param pxPerPt scale in view pixels per point, positive
/// @param scrollX pixels scrolled to the right, kept between 0 and what there is to scroll;
///   `scrollY`: downwards
public record Viewport(
        double viewWidth,
        double viewHeight,
        double pageWidthPt,
        double pageHeightPt,
        double pxPerPt,
        double scrollX,
        double scrollY) {

    /// Pixels left free around the page.
    public static final double MARGIN = 14;

    /// Smallest and largest scale, in pixels per point: 10 % and 800 %.
    public static final double SMALLEST = 0.1 * Zoom.PX_PER_PT_AT_100;

    public static final double LARGEST = 8 * Zoom.PX_PER_PT_AT_100;

    /// Pixels kept between a revealed box and the edge of the area.
    private static final double REVEAL_GAP = 24;

    public Viewport {
        if (!(pxPerPt > 0) || !Double.isFinite(pxPerPt)) {
            throw new IllegalArgumentException("scale not positive: " + pxPerPt);
        }
        if (!(pageWidthPt > 0) || !(pageHeightPt > 0)) {
            throw new IllegalArgumentException("empty page: " + pageWidthPt + " × " + pageHeightPt);
        }
        if (!(viewWidth >= 0) || !(viewHeight >= 0)) {
            throw new IllegalArgumentException("negative area: " + viewWidth + " × " + viewHeight);
        }
        scrollX = Math.clamp(scrollX, 0, beyond(pageWidthPt * pxPerPt, viewWidth));
        scrollY = Math.clamp(scrollY, 0, beyond(pageHeightPt * pxPerPt, viewHeight));
    }

    private static double beyond(double pagePx, double viewPx) {
        return Math.max(0, Math.ceil(pagePx + 2 * MARGIN - viewPx));
    }

    /// How far one can scroll to the right, in pixels.
    public double maxScrollX() {
        return beyond(pageWidthPt * pxPerPt, viewWidth);
    }

    /// How far one can scroll down, in pixels.
    public double maxScrollY() {
        return beyond(pageHeightPt * pxPerPt, viewHeight);
    }

    /// The page's left edge in the area, on a whole pixel.
    public double originX() {
        return origin(pageWidthPt * pxPerPt, viewWidth, scrollX);
    }

    /// The page's top edge in the area, on a whole pixel.
    public double originY() {
        return origin(pageHeightPt * pxPerPt, viewHeight, scrollY);
    }

    private static double origin(double pagePx, double viewPx, double scroll) {
        double free = viewPx - pagePx;
        return Math.rint(free >= 2 * MARGIN ? free / 2 : MARGIN - scroll);
    }

    public double toViewX(double xPt) {
        return originX() + xPt * pxPerPt;
    }

    public double toViewY(double yPt) {
        return originY() + yPt * pxPerPt;
    }

    public double toPageX(double viewX) {
        return (viewX - originX()) / pxPerPt;
    }

    public double toPageY(double viewY) {
        return (viewY - originY()) / pxPerPt;
    }

    /// The part of the page that can be seen; flat when none can.
    public PageBox visible() {
        double x0 = Math.clamp(toPageX(0), 0, pageWidthPt);
        double y0 = Math.clamp(toPageY(0), 0, pageHeightPt);
        double x1 = Math.clamp(toPageX(viewWidth), x0, pageWidthPt);
        double y1 = Math.clamp(toPageY(viewHeight), y0, pageHeightPt);
        return new PageBox(x0, y0, x1, y1);
    }

    public Viewport withSize(double width, double height) {
        return new Viewport(width, height, pageWidthPt, pageHeightPt, pxPerPt, scrollX, scrollY);
    }

    /// Another page, from its top.
    public Viewport withPage(double widthPt, double heightPt) {
        return new Viewport(viewWidth, viewHeight, widthPt, heightPt, pxPerPt, scrollX, 0);
    }

    public Viewport withScroll(double x, double y) {
        return new Viewport(viewWidth, viewHeight, pageWidthPt, pageHeightPt, pxPerPt, x, y);
    }

    /// Another scale; the point of the page that lies under `viewX`, `viewY` stays there as far as
    /// scrolling allows.
    public Viewport zoomed(double newPxPerPt, double viewX, double viewY) {
        double scale = Math.clamp(newPxPerPt, SMALLEST, LARGEST);
        double xPt = toPageX(viewX);
        double yPt = toPageY(viewY);
        return new Viewport(
                viewWidth,
                viewHeight,
                pageWidthPt,
                pageHeightPt,
                scale,
                MARGIN + xPt * scale - viewX,
                MARGIN + yPt * scale - viewY);
    }

    /// The scale at which the page is as wide as the area.
    public double fitWidth() {
        return Math.clamp((viewWidth - 2 * MARGIN) / pageWidthPt, SMALLEST, LARGEST);
    }

    /// The scale at which the whole page is in view.
    public double fitPage() {
        return Math.min(
                fitWidth(),
                Math.clamp((viewHeight - 2 * MARGIN) / pageHeightPt, SMALLEST, LARGEST));
    }

    /// Scrolled so that the boxes are in view: all of them where they fit, else from the top of the
    /// first one. Stays where it is when they are in view already.
    public Viewport revealing(List<PageBox> boxes) {
        if (boxes.isEmpty()) {
            return this;
        }
        PageBox all = PageBox.enclosing(boxes);
        PageBox wanted = fits(all) ? all : boxes.getFirst();
        double x =
                along(wanted.x0(), wanted.x1(), toPageX(0), toPageX(viewWidth), viewWidth, scrollX);
        double y =
                along(
                        wanted.y0(),
                        wanted.y1(),
                        toPageY(0),
                        toPageY(viewHeight),
                        viewHeight,
                        scrollY);
        return withScroll(x, y);
    }

    private boolean fits(PageBox box) {
        return box.width() * pxPerPt <= viewWidth - 2 * REVEAL_GAP
                && box.height() * pxPerPt <= viewHeight - 2 * REVEAL_GAP;
    }

    private double along(
            double from, double to, double seenFrom, double seenTo, double viewPx, double scroll) {
        double gap = REVEAL_GAP / pxPerPt;
        boolean inView = from >= seenFrom && to <= seenTo;
        if (inView) {
            return scroll;
        }
        double length = (to - from) * pxPerPt;
        if (length > viewPx - 2 * REVEAL_GAP) {
            return MARGIN + (from - gap) * pxPerPt;
        }
        return MARGIN + (from + to) / 2 * pxPerPt - viewPx / 2;
    }
}
