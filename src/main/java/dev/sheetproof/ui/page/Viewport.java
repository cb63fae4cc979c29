package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where the pages lie in the area that shows them. They are centred where they are smaller than
/// the area, else they can be scrolled.
///
/// @param viewWidth size of the area in pixels; `viewHeight` likewise
/// @param reference the page whose size fitting goes by: the one navigated to last, so that the
///   scale does not jump while scrolling past a page of another size
/// @param pxPerPt scale in view pixels per point, positive
/// @param scrollX pixels scrolled to the right, kept between 0 and what there is to scroll;
///   `scrollY`: downwards
public record Viewport(
        double viewWidth,
        double viewHeight,
        PageStack stack,
        PageNumber reference,
        double pxPerPt,
        double scrollX,
        double scrollY) {

    /// Pixels left free around and between the pages.
    public static final double MARGIN = 14;

    /// Smallest and largest scale, in pixels per point: 10 % and 800 %.
    public static final double SMALLEST = 0.1 * Zoom.PX_PER_PT_AT_100;

    public static final double LARGEST = 8 * Zoom.PX_PER_PT_AT_100;

    /// Less of a page than this is not seen: edges lie between pixels.
    private static final double SLIVER_PX = 1;

    /// Pixels kept between a revealed box and the edge of the area.
    private static final double REVEAL_GAP = 24;

    public Viewport {
        if (!(pxPerPt > 0) || !Double.isFinite(pxPerPt)) {
            throw new IllegalArgumentException("scale not positive: " + pxPerPt);
        }
        if (!(viewWidth >= 0) || !(viewHeight >= 0)) {
            throw new IllegalArgumentException("negative area: " + viewWidth + " × " + viewHeight);
        }
        reference = stack.nearest(reference);
        scrollX = Math.clamp(scrollX, 0, beyond(contentWidth(stack, pxPerPt), viewWidth));
        scrollY = Math.clamp(scrollY, 0, beyond(contentHeight(stack, pxPerPt), viewHeight));
    }

    /// Pages from the top of the first one, at 100 %.
    public static Viewport of(double viewWidth, double viewHeight, PageStack stack) {
        return new Viewport(
                viewWidth, viewHeight, stack, stack.firstPage(), Zoom.PX_PER_PT_AT_100, 0, 0);
    }

    private static double contentWidth(PageStack stack, double pxPerPt) {
        return stack.widestPt() * pxPerPt + 2 * MARGIN;
    }

    private static double contentHeight(PageStack stack, double pxPerPt) {
        return stack.allHeightsPt() * pxPerPt + (stack.count() + 1) * MARGIN;
    }

    private static double beyond(double contentPx, double viewPx) {
        return Math.max(0, Math.ceil(contentPx - viewPx));
    }

    /// How far one can scroll to the right, in pixels.
    public double maxScrollX() {
        return beyond(contentWidth(stack, pxPerPt), viewWidth);
    }

    /// How far one can scroll down, in pixels.
    public double maxScrollY() {
        return beyond(contentHeight(stack, pxPerPt), viewHeight);
    }

    /// Where a page lies.
    ///
    /// @throws IndexOutOfBoundsException when the stack has no such page
    public PagePlace place(PageNumber page) {
        return new PagePlace(
                page,
                stack.widthPt(page),
                stack.heightPt(page),
                stack.turn(),
                originX(page),
                originY(page),
                pxPerPt,
                viewWidth,
                viewHeight);
    }

    private double originX(PageNumber page) {
        double all = stack.widestPt() * pxPerPt;
        double free = viewWidth - all;
        double left = free >= 2 * MARGIN ? free / 2 : MARGIN - scrollX;
        return Math.rint(left + (all - stack.shownWidthPt(page) * pxPerPt) / 2);
    }

    private double originY(PageNumber page) {
        return Math.rint(stack.topPx(page, pxPerPt, MARGIN) + shiftY());
    }

    private double shiftY() {
        double free = viewHeight - contentHeight(stack, pxPerPt);
        return free >= 0 ? free / 2 : -scrollY;
    }

    /// The page at a height of the area; the first or last one outside of all.
    public PageNumber pageAt(double viewY) {
        return stack.at(viewY - shiftY(), pxPerPt, MARGIN);
    }

    /// The place of the page at a point of the area; empty beside the pages.
    public Optional<PagePlace> placeAt(double viewX, double viewY) {
        return Optional.of(place(pageAt(viewY))).filter(place -> place.contains(viewX, viewY));
    }

    /// The pages of which something can be seen, in order.
    public List<PageNumber> visiblePages() {
        List<PageNumber> seen = new ArrayList<>();
        int last = pageAt(viewHeight).value();
        for (int page = pageAt(0).value(); page <= last; page++) {
            PageNumber number = new PageNumber(page);
            if (visibleHeight(number) >= SLIVER_PX) {
                seen.add(number);
            }
        }
        return seen;
    }

    private double visibleHeight(PageNumber page) {
        double top = originY(page);
        double bottom = top + stack.shownHeightPt(page) * pxPerPt;
        return Math.min(bottom, viewHeight) - Math.max(top, 0);
    }

    /// The page of which most can be seen, the upper one when they are alike.
    public PageNumber current() {
        PageNumber most = pageAt(0);
        for (PageNumber page : visiblePages()) {
            if (visibleHeight(page) > visibleHeight(most) + 1) {
                most = page;
            }
        }
        return most;
    }

    public Viewport withSize(double width, double height) {
        return new Viewport(width, height, stack, reference, pxPerPt, scrollX, scrollY);
    }

    public Viewport withScroll(double x, double y) {
        return new Viewport(viewWidth, viewHeight, stack, reference, pxPerPt, x, y);
    }

    /// Other pages, or the same turned or laid out otherwise, from the top of one of them.
    public Viewport withStack(PageStack other, PageNumber page) {
        return new Viewport(viewWidth, viewHeight, other, page, pxPerPt, scrollX, 0)
                .top(other.nearest(page), 0);
    }

    /// Another scale; the point of a page that lies under `viewX`, `viewY` stays there as far as
    /// scrolling allows.
    public Viewport zoomed(double newPxPerPt, double viewX, double viewY) {
        double scale = Math.clamp(newPxPerPt, SMALLEST, LARGEST);
        PageNumber page = pageAt(viewY);
        double right = (viewX - originX(page)) / pxPerPt;
        double down = (viewY - originY(page)) / pxPerPt;
        double left = MARGIN + (stack.widestPt() - stack.shownWidthPt(page)) * scale / 2;
        return new Viewport(
                viewWidth,
                viewHeight,
                stack,
                reference,
                scale,
                left + right * scale - viewX,
                stack.topPx(page, scale, MARGIN) + down * scale - viewY);
    }

    /// The scale at which the page navigated to is as wide as the area.
    public double fitWidth() {
        return Math.clamp(
                (viewWidth - 2 * MARGIN) / stack.shownWidthPt(reference), SMALLEST, LARGEST);
    }

    /// The scale at which the whole of that page is in view.
    public double fitPage() {
        return Math.min(
                fitWidth(),
                Math.clamp(
                        (viewHeight - 2 * MARGIN) / stack.shownHeightPt(reference),
                        SMALLEST,
                        LARGEST));
    }

    /// Goes to a page: fitting goes by its size from now on.
    public Viewport about(PageNumber page) {
        return new Viewport(viewWidth, viewHeight, stack, page, pxPerPt, scrollX, scrollY);
    }

    /// Scrolled so that a height of a page lies at the top of the area, its margin above it where
    /// it is the page's own top.
    public Viewport top(PageNumber page, double yPt) {
        double down = stack.turn() == Turn.NONE ? yPt * pxPerPt : 0;
        double width = stack.shownWidthPt(page) * pxPerPt;
        double left = scrollX;
        if (width + 2 * MARGIN <= viewWidth) {
            left = scrollX + originX(page) + width / 2 - viewWidth / 2;
        }
        return withScroll(left, stack.topPx(page, pxPerPt, MARGIN) - MARGIN + down);
    }

    /// Scrolled so that boxes of a page are in view: all of them where they fit, else from the top
    /// of the first one. Stays where it is when they are in view already.
    public Viewport revealing(PageNumber page, List<PageBox> boxes) {
        if (boxes.isEmpty()) {
            return this;
        }
        PagePlace place = place(page);
        PageBox all = place.toView(PageBox.enclosing(boxes));
        boolean fits =
                all.width() <= viewWidth - 2 * REVEAL_GAP
                        && all.height() <= viewHeight - 2 * REVEAL_GAP;
        PageBox wanted = fits ? all : place.toView(boxes.getFirst());
        return withScroll(
                scrollX + along(wanted.x0(), wanted.x1(), viewWidth),
                scrollY + along(wanted.y0(), wanted.y1(), viewHeight));
    }

    /// By how much to scroll along one direction.
    private static double along(double from, double to, double viewPx) {
        if (from >= 0 && to <= viewPx) {
            return 0;
        }
        if (to - from > viewPx - 2 * REVEAL_GAP) {
            return from - REVEAL_GAP;
        }
        return (from + to) / 2 - viewPx / 2;
    }
}
