package dev.sheetproof.pdf;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Turns painted paths and images into rules, fills, strokes and placed images, clipped to what is
/// visible.
final class GraphicsCollector {

    /// Most images of one page; drawings cut into strips stay below.
    private static final int MAX_IMAGES = 20_000;

    /// Most pieces of rules kept before joining; beyond it pieces count as strokes, which are
    /// clustered.
    private static final int MAX_RULE_PIECES = 200_000;

    /// A hairline of width 0 is one device pixel; this is one at 300 dpi.
    private static final double HAIRLINE = 0.24;

    /// Lines of a shape with curves or diagonals count as rules from this length, such as a frame
    /// with round corners.
    private static final double LONG_SIDE = 24;

    /// A thin filled shape that is no rectangle is a rule from this length.
    private static final double LONG_SLIVER = 10;

    /// An image of this share of the page is a scan of it.
    private static final double SCAN_SHARE = 0.5;

    private static final int WHITE_CHANNEL = 250;

    /// A white area this large behind everything is the paper.
    private static final double PAPER_SHARE = 0.9;

    private final PageNumber page;
    private final PageBox bounds;
    private final RuleCollector rules = new RuleCollector();
    private final List<Fill> fills = new ArrayList<>();
    private final Backdrop backdrop = new Backdrop();
    private PageBox lastShape = new PageBox(0, 0, 0, 0);
    private int lastShapeRgb = -1;
    private final StrokeClusters strokes = new StrokeClusters();
    private final List<PlacedImage> images = new ArrayList<>();
    private final SubPath sub = new SubPath();
    private long segments;
    private boolean imagesDropped;

    GraphicsCollector(PageNumber page, PageFrame frame) {
        this.page = page;
        this.bounds = frame.bounds();
    }

    long segments() {
        return segments;
    }

    boolean imagesDropped() {
        return imagesDropped;
    }

    boolean isEmpty() {
        return segments == 0 && images.isEmpty();
    }

    void paint(PathBuffer path, GraphicsState s, boolean fill, boolean stroke) {
        double[] c = path.coordinates();
        int at = 0;
        boolean started = false;
        for (int i = 0; i < path.count(); i++) {
            switch (path.kind(i)) {
                case PathBuffer.MOVE -> {
                    if (started) {
                        finish(s, fill, stroke);
                    }
                    sub.start(c[at], c[at + 1]);
                    started = true;
                    at += 2;
                }
                case PathBuffer.LINE -> {
                    sub.line(c[at], c[at + 1]);
                    at += 2;
                }
                case PathBuffer.CURVE -> {
                    sub.curve(c, at);
                    at += 6;
                }
                default -> {
                    sub.close();
                    double x = sub.x(0);
                    double y = sub.y(0);
                    if (i + 1 < path.count() && path.kind(i + 1) != PathBuffer.MOVE) {
                        finish(s, fill, stroke);
                        sub.start(x, y);
                    }
                }
            }
        }
        if (started) {
            finish(s, fill, stroke);
        }
    }

    private void finish(GraphicsState s, boolean fill, boolean stroke) {
        segments += Math.max(1, sub.segments);
        if (!Double.isFinite(sub.x0 + sub.x1 + sub.y0 + sub.y1)) {
            return;
        }
        if (fill && s.fillAlpha > 0) {
            fill(s);
        }
        if (stroke && s.strokeAlpha > 0) {
            stroke(s);
        }
    }

    private void fill(GraphicsState s) {
        double width = sub.x1 - sub.x0;
        double height = sub.y1 - sub.y0;
        boolean rectangle = sub.isRectangle();
        double thin = Math.min(width, height);
        double length = Math.max(width, height);
        PageBox box = visible(sub.x0, sub.y0, sub.x1, sub.y1, s);
        if (box == null) {
            return;
        }
        boolean rule =
                thin <= RuleCollector.MAX_THICKNESS
                        && (rectangle
                                ? length > 1.5 * thin
                                : length >= LONG_SLIVER && length > 6 * thin);
        if (rule) {
            rule(width >= height, box, Math.max(thin, HAIRLINE), s.fillRgb);
        } else {
            area(box, rectangle, s.fillRgb);
        }
    }

    private void area(PageBox box, boolean rectangle, int rgb) {
        if (isWhite(rgb) && (box.area() >= PAPER_SHARE * bounds.area() || !backdrop.touches(box))) {
            return;
        }
        if (!isWhite(rgb)) {
            backdrop.add(box);
        }
        // The holes of a shape and the parts of a letter lie inside what came just before.
        if (rectangle || rgb != lastShapeRgb || !lastShape.contains(box)) {
            fills.add(new Fill(box, rectangle, rgb));
            if (!rectangle) {
                lastShape = box;
                lastShapeRgb = rgb;
            }
        }
        if (fills.size() > StrokeClusters.MAX_STROKES) {
            StrokeClusters.thin(fills);
        }
    }

    private void stroke(GraphicsState s) {
        double thickness = PointGrid.snap(Math.max(HAIRLINE, s.lineWidth * s.scale()));
        boolean plain = !sub.curved && !sub.diagonal;
        for (int i = 1; i < sub.points() && !sub.curved; i++) {
            line(
                    s,
                    sub.x(i - 1),
                    sub.y(i - 1),
                    sub.x(i),
                    sub.y(i),
                    thickness,
                    plain ? 0 : LONG_SIDE);
        }
        if (!plain) {
            PageBox box = visible(sub.x0, sub.y0, sub.x1, sub.y1, s);
            if (box != null && (!isWhite(s.strokeRgb) || backdrop.touches(box))) {
                strokes.add(new Stroke(box, sub.segments, sub.curved, sub.diagonal));
            }
        }
    }

    private void line(
            GraphicsState s,
            double xa,
            double ya,
            double xb,
            double yb,
            double thickness,
            double minimum) {
        double dx = Math.abs(xb - xa);
        double dy = Math.abs(yb - ya);
        boolean horizontal = dx >= dy;
        if (!SubPath.isFlat(Math.min(dx, dy), Math.max(dx, dy)) || Math.max(dx, dy) < minimum) {
            return;
        }
        double x0 = Math.min(xa, xb);
        double x1 = Math.max(xa, xb);
        double y0 = Math.min(ya, yb);
        double y1 = Math.max(ya, yb);
        double length = Math.max(dx, dy);
        if (thickness > RuleCollector.MAX_THICKNESS) {
            double half = thickness / 2;
            PageBox box =
                    horizontal
                            ? visible(x0, y0 - half, x1, y1 + half, s)
                            : visible(x0 - half, y0, x1 + half, y1, s);
            if (box != null && length > 0) {
                area(box, true, s.strokeRgb);
            }
            return;
        }
        PageBox box = visible(x0, y0, x1, y1, s);
        if (box != null) {
            rule(horizontal, box, thickness, s.strokeRgb);
        }
    }

    private void rule(boolean horizontal, PageBox box, double thickness, int rgb) {
        if (isWhite(rgb) && !backdrop.touches(box)) {
            return;
        }
        if (rules.size() >= MAX_RULE_PIECES) {
            strokes.add(new Stroke(box, 1, false, false));
            return;
        }
        rules.add(
                horizontal
                        ? new Rule(true, box.centerY(), box.x0(), box.x1(), thickness, rgb)
                        : new Rule(false, box.centerX(), box.y0(), box.y1(), thickness, rgb));
    }

    /// An image, given by the corners of its unit square under the current matrix.
    void image(GraphicsState s, int widthPx, int heightPx, String kind) {
        double x0 = PointGrid.snap(s.e + Math.min(0, s.a) + Math.min(0, s.c));
        double x1 = PointGrid.snap(s.e + Math.max(0, s.a) + Math.max(0, s.c));
        double y0 = PointGrid.snap(s.f + Math.min(0, s.b) + Math.min(0, s.d));
        double y1 = PointGrid.snap(s.f + Math.max(0, s.b) + Math.max(0, s.d));
        if (!Double.isFinite(x0 + x1 + y0 + y1)) {
            return;
        }
        PageBox box = visible(x0, y0, x1, y1, s);
        if (box == null) {
            return;
        }
        double thin = Math.min(box.width(), box.height());
        double length = Math.max(box.width(), box.height());
        if (thin <= RuleCollector.MAX_THICKNESS && length >= LONG_SLIVER && length > 6 * thin) {
            rule(
                    box.width() >= box.height(),
                    box,
                    Math.max(thin, HAIRLINE),
                    kind.equals("mask") ? s.fillRgb : 0);
        } else if (images.size() < MAX_IMAGES) {
            backdrop.add(box);
            images.add(new PlacedImage(page, images.size(), box, widthPx, heightPx, kind));
        } else {
            imagesDropped = true;
        }
    }

    /// Where the last image shows, when it covers most of the page, as a scan does.
    Optional<PageBox> lastLargeImage() {
        PageBox last = images.isEmpty() ? null : images.getLast().box();
        return last != null && last.area() >= SCAN_SHARE * bounds.area()
                ? Optional.of(last)
                : Optional.empty();
    }

    /// A shading over everything the clip lets through.
    void shading(GraphicsState s) {
        segments++;
        PageBox box = visible(s.clipX0, s.clipY0, s.clipX1, s.clipY1, s);
        if (box != null) {
            area(box, true, ColourSpace.MIDDLE_GRAY);
        }
    }

    PageGraphics build() {
        List<Rule> specks = new ArrayList<>();
        List<Rule> joined = rules.join(specks);
        for (Rule r : specks) {
            strokes.add(new Stroke(r.box(), 1, false, false));
        }
        return new PageGraphics(joined, fills, strokes.build(), images);
    }

    private static boolean isWhite(int rgb) {
        return (rgb >> 16 & 0xFF) >= WHITE_CHANNEL
                && (rgb >> 8 & 0xFF) >= WHITE_CHANNEL
                && (rgb & 0xFF) >= WHITE_CHANNEL;
    }

    /// What the page and the clip box let through; null when nothing.
    private @org.jspecify.annotations.Nullable PageBox visible(
            double x0, double y0, double x1, double y1, GraphicsState s) {
        double cx0 = Math.max(Math.max(x0, s.clipX0), bounds.x0());
        double cy0 = Math.max(Math.max(y0, s.clipY0), bounds.y0());
        double cx1 = Math.min(Math.min(x1, s.clipX1), bounds.x1());
        double cy1 = Math.min(Math.min(y1, s.clipY1), bounds.y1());
        return cx0 <= cx1 && cy0 <= cy1 ? new PageBox(cx0, cy0, cx1, cy1) : null;
    }
}
