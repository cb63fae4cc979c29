package dev.sheetproof.parse;

import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.pdf.Glyph;
import dev.sheetproof.pdf.PageContent;
import java.util.Locale;

/// Whether the text of a page can be used, and why not.
///
/// A page on which nothing at all is drawn is `OK`: it is blank, and there is nothing to miss. A
/// page on which nothing was drawn although its content could not be read whole is `FAILED`.
record PageVerdict(PageStatus status, String reason) {

    /// Above this share of unknown characters the words of a page cannot be relied upon.
    static final double BAD_GLYPH_SHARE = 0.15;

    /// Fewer unknown characters than this are bullets and signs.
    private static final int BAD_GLYPHS_MIN = 10;

    /// An image over this share of the page is a scan of it.
    static final double SCAN_COVER = 0.6;

    /// A scanned page may carry this many glyphs of other text (a stamp, a page number) and still
    /// be unread.
    static final int STAMP_GLYPHS = 40;

    /// Share of a page under images from which on a single line of text is no heading of its own
    /// but stamped over the scan, such as where it was downloaded from.
    private static final double WHOLE = 0.95;

    private static final int LINE_GLYPHS = 160;

    /// Height of one line in points.
    private static final double LINE = 24;

    /// Outlined text draws many path pieces for each glyph; a page of it has more than this.
    private static final int OUTLINE_SEGMENTS = 600;

    static PageVerdict of(PageContent content, LetterSelection selection) {
        PageGraphics graphics = content.graphics();
        int read = selection.read();
        double cover = imageCover(content);
        if (read > 0) {
            if (selection.bad() >= Math.min(BAD_GLYPHS_MIN, read)
                    && selection.bad() > BAD_GLYPH_SHARE * read) {
                return new PageVerdict(
                        PageStatus.BAD_FONTS,
                        "fonts do not say what "
                                + selection.bad()
                                + " of "
                                + read
                                + " glyphs stand for");
            }
            boolean stamp =
                    read < STAMP_GLYPHS
                            || (cover >= WHOLE && read < LINE_GLYPHS && oneLine(content));
            if (cover >= SCAN_COVER && stamp && isScan(content)) {
                return new PageVerdict(
                        PageStatus.NO_TEXT,
                        "a scan: an image covers the page under " + read + " glyphs of text");
            }
            return new PageVerdict(PageStatus.OK, "");
        }
        String hidden =
                selection.leftOut() > 0
                        ? "; " + selection.leftOut() + " glyphs are hidden or clipped away"
                        : "";
        int images = graphics.images().size();
        if (cover >= SCAN_COVER) {
            return new PageVerdict(
                    PageStatus.NO_TEXT,
                    (images == 1
                                    ? "a scan: one image covers the page"
                                    : "a scan: " + images + " images cover the page")
                            + hidden);
        }
        if (content.pathSegments() >= OUTLINE_SEGMENTS) {
            return new PageVerdict(
                    PageStatus.NO_TEXT,
                    "no glyphs, but "
                            + content.pathSegments()
                            + " path pieces: text is drawn as outlines"
                            + hidden);
        }
        if (images > 0) {
            return new PageVerdict(
                    PageStatus.NO_TEXT,
                    String.format(
                                    Locale.ROOT,
                                    "no glyphs: %d images cover %.0f %% of the page",
                                    images,
                                    100 * cover)
                            + hidden);
        }
        boolean drawn =
                content.pathSegments() > 0
                        || !graphics.rules().isEmpty()
                        || !graphics.fills().isEmpty();
        if (drawn) {
            return new PageVerdict(
                    PageStatus.NO_TEXT,
                    "no glyphs: only "
                            + content.pathSegments()
                            + " path pieces are drawn"
                            + hidden);
        }
        if (!hidden.isEmpty()) {
            return new PageVerdict(PageStatus.NO_TEXT, "nothing is seen" + hidden);
        }
        return content.problems().isEmpty()
                ? new PageVerdict(PageStatus.OK, "")
                : new PageVerdict(
                        PageStatus.FAILED,
                        "nothing could be read: " + String.join("; ", content.problems()));
    }

    /// The share of the page under images, overlaps counted once by rows of a coarse grid.
    private static double imageCover(PageContent content) {
        int n = 20;
        double w = content.frame().widthPt();
        double h = content.frame().heightPt();
        int covered = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double x = (i + 0.5) * w / n;
                double y = (j + 0.5) * h / n;
                for (PlacedImage image : content.graphics().images()) {
                    if (image.box().contains(x, y)) {
                        covered++;
                        break;
                    }
                }
            }
        }
        return (double) covered / (n * n);
    }

    /// Whether all glyphs stand in one line, or in one along a side of the page.
    private static boolean oneLine(PageContent content) {
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (Glyph glyph : content.glyphs()) {
            left = Math.min(left, glyph.box().x0());
            right = Math.max(right, glyph.box().x1());
            top = Math.min(top, glyph.box().y0());
            bottom = Math.max(bottom, glyph.box().y1());
        }
        return bottom - top <= LINE || right - left <= LINE;
    }

    /// Whether the covering images have the resolution of a scan rather than of a background.
    private static boolean isScan(PageContent content) {
        return content.graphics().images().stream()
                .anyMatch(i -> i.box().width() > 0 && i.widthPx() / i.box().width() * 72 >= 90);
    }
}
