package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import java.util.Arrays;
import java.util.List;

/// The pages that lie one below the other in the page area, as large as they are shown at one point
/// per point: all of a document, or a single one.
///
/// Lookups by height take a logarithm of the number of pages, so that a file of thousands scrolls
/// like one of ten.
public final class PageStack {

    /// An empty sheet of A4: what the area holds while no document is shown.
    public static final PageStack BLANK =
            new PageStack(1, new double[] {595}, new double[] {842}, Turn.NONE);

    private final int first;
    private final double[] widths;
    private final double[] heights;
    private final double[] before;
    private final Turn turn;
    private final double widest;

    private PageStack(int first, double[] widths, double[] heights, Turn turn) {
        this.first = first;
        this.widths = widths;
        this.heights = heights;
        this.turn = turn;
        before = new double[heights.length + 1];
        double wide = 0;
        for (int i = 0; i < heights.length; i++) {
            before[i + 1] = before[i] + shownHeight(i);
            wide = Math.max(wide, shownWidth(i));
        }
        widest = wide;
    }

    /// All pages of a document.
    ///
    /// @throws IllegalArgumentException when there is none
    public static PageStack of(List<PageInfo> pages, Turn turn) {
        if (pages.isEmpty()) {
            throw new IllegalArgumentException("a stack of no pages");
        }
        double[] widths = new double[pages.size()];
        double[] heights = new double[pages.size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = pages.get(i).frame().widthPt();
            heights[i] = pages.get(i).frame().heightPt();
        }
        return new PageStack(pages.getFirst().page().value(), widths, heights, turn);
    }

    /// One of these pages alone; this stack when it has no such page.
    public PageStack only(PageNumber page) {
        if (!holds(page)) {
            return this;
        }
        int i = index(page);
        return new PageStack(
                page.value(), new double[] {widths[i]}, new double[] {heights[i]}, turn);
    }

    public int count() {
        return heights.length;
    }

    public PageNumber firstPage() {
        return new PageNumber(first);
    }

    public PageNumber lastPage() {
        return new PageNumber(first + heights.length - 1);
    }

    public boolean holds(PageNumber page) {
        return page.value() >= first && page.value() < first + heights.length;
    }

    /// The page, or the first or last one when it lies before or behind them.
    public PageNumber nearest(PageNumber page) {
        return new PageNumber(Math.clamp(page.value(), first, first + heights.length - 1));
    }

    public Turn turn() {
        return turn;
    }

    /// Width of a page before it is turned; `heightPt` likewise.
    double widthPt(PageNumber page) {
        return widths[index(page)];
    }

    double heightPt(PageNumber page) {
        return heights[index(page)];
    }

    /// Width of a page as it is shown; `shownHeightPt` likewise.
    double shownWidthPt(PageNumber page) {
        return shownWidth(index(page));
    }

    double shownHeightPt(PageNumber page) {
        return shownHeight(index(page));
    }

    double widestPt() {
        return widest;
    }

    /// Heights of all pages together.
    double allHeightsPt() {
        return before[heights.length];
    }

    /// Top of a page in pixels below the top of the first page's margin.
    double topPx(PageNumber page, double pxPerPt, double gapPx) {
        int i = index(page);
        return gapPx * (i + 1) + before[i] * pxPerPt;
    }

    /// The page at a height, the margin above it included; the first or last one outside.
    PageNumber at(double px, double pxPerPt, double gapPx) {
        int low = 0;
        int high = heights.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            double bottom = gapPx * (middle + 1) + before[middle + 1] * pxPerPt;
            if (px > bottom) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return new PageNumber(first + low);
    }

    private double shownWidth(int i) {
        return turn.sideways() ? heights[i] : widths[i];
    }

    private double shownHeight(int i) {
        return turn.sideways() ? widths[i] : heights[i];
    }

    private int index(PageNumber page) {
        int i = page.value() - first;
        if (i < 0 || i >= heights.length) {
            throw new IndexOutOfBoundsException(
                    "page " + page + " of " + firstPage() + ".." + lastPage());
        }
        return i;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PageStack stack
                && first == stack.first
                && turn == stack.turn
                && Arrays.equals(widths, stack.widths)
                && Arrays.equals(heights, stack.heights);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * first + turn.degrees())
                + 17 * Arrays.hashCode(widths)
                + Arrays.hashCode(heights);
    }

    @Override
    public String toString() {
        return "PageStack[" + firstPage() + ".." + lastPage() + ", " + turn.degrees() + "°]";
    }
}
