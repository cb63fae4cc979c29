package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds figures by their captions alone: where a numbered caption stands by no figure, what lies
/// between it and the next text is one, be it sparse ink, labels on a scan, or words in a few
/// boxes.
final class CaptionedFigures {

    /// White space between a figure and its caption, in points, up to which the caption has one.
    private static final double NEAR_PT = 75;

    /// The same for a table: a figure's caption may stand right at the table of another caption.
    private static final double TABLE_PT = 14;

    /// Words of a caption at most; sentences that begin with a number of a figure have more.
    private static final int MAX_CAPTION_WORDS = 16;

    /// Words of a line from which it is text, not a label.
    private static final int TEXT_WORDS = 7;

    /// Height of such a figure in points, and as a share of the page.
    private static final double MIN_HEIGHT_PT = 16;

    private static final double MAX_HEIGHT_SHARE = 0.45;

    private static final double MIN_WIDTH_PT = 60;

    /// Further lines from which what starts like a caption is a paragraph.
    private static final int MAX_FURTHER_LINES = 2;

    /// Labels, or pieces of ink, a figure has at least.
    private static final int MIN_LABELS = 3;

    private static final int MIN_INK = 4;

    /// White space between a caption and the nearest label or ink, in points.
    private static final double MAX_GAP_PT = 60;

    private final PageScene scene;
    private final List<Line> free;
    private final CaptionPatterns captions = CaptionPatterns.standard();

    CaptionedFigures(PageScene scene) {
        this.scene = scene;
        this.free = scene.free();
    }

    List<Region> find() {
        List<Region> found = new ArrayList<>();
        for (Line caption : free) {
            if (caption.horizontal()
                    && captions.startsFigure(caption.text())
                    && Words.count(caption) <= MAX_CAPTION_WORDS
                    && !has(caption, scene.regions())
                    && !has(caption, found)
                    && !sentence(caption)) {
                best(caption).ifPresent(found::add);
            }
        }
        return found;
    }

    /// Whether a figure stands by a caption, or a table right at it.
    private static boolean has(Line caption, List<Region> regions) {
        return regions.stream()
                .anyMatch(
                        r ->
                                switch (r.label()) {
                                    case FIGURE -> near(caption, r, NEAR_PT);
                                    case TABLE -> near(caption, r, TABLE_PT);
                                    case TITLE,
                                            TEXT,
                                            LIST,
                                            TABLE_CAPTION,
                                            FIGURE_CAPTION,
                                            TABLE_FOOTNOTE,
                                            FORMULA,
                                            HEADER_FOOTER ->
                                            false;
                                });
    }

    private static boolean near(Line caption, Region region, double reach) {
        return region.box().touches(caption.box().inflate(0, reach));
    }

    /// Whether more lines than a caption has go on below: a sentence that mentions a figure.
    private boolean sentence(Line caption) {
        Line last = caption;
        for (int further = 0; further < MAX_FURTHER_LINES; further++) {
            Line from = last;
            Optional<Line> next =
                    free.stream()
                            .filter(l -> l.box().centerY() > from.box().y1() && continues(from, l))
                            .findFirst();
            if (next.isEmpty()) {
                return false;
            }
            last = next.get();
        }
        return true;
    }

    private Optional<Region> best(Line caption) {
        Optional<Region> above = figure(caption, true);
        Optional<Region> below = figure(caption, false);
        if (above.isPresent() && below.isPresent()) {
            double gapAbove = caption.box().y0() - above.get().box().y1();
            double gapBelow = below.get().box().y0() - caption.box().y1();
            return gapAbove <= gapBelow ? above : below;
        }
        return above.or(() -> below);
    }

    private Optional<Region> figure(Line caption, boolean above) {
        PageBox c = caption.box();
        boolean columns = scene.page().info().columns() > 1;
        double half = scene.width() / 2;
        boolean left = c.centerX() < half;
        double from = columns && !left ? Math.min(c.x0(), half) : 0;
        double to = columns && left ? Math.max(c.x1(), half) : scene.width();
        double limit = limit(caption, above, from, to);
        double y0 = above ? limit : c.y1();
        double y1 = above ? c.y0() : limit;
        if (y1 - y0 < MIN_HEIGHT_PT) {
            return Optional.empty();
        }
        PageBox area = new PageBox(from, y0, to, y1);
        List<Line> labels =
                free.stream()
                        .filter(l -> area.containsCenterOf(l.box()) && !captions.starts(l.text()))
                        .toList();
        List<PageBox> ink =
                scene.ink().shapes().stream().filter(area::contains).limit(5_000).toList();
        List<PageBox> rules =
                scene.ink().rules().stream()
                        .map(r -> r.box())
                        .filter(b -> area.contains(b) && b.width() < 0.5 * scene.width())
                        .toList();
        if (labels.size() < MIN_LABELS && ink.size() + rules.size() < MIN_INK) {
            return Optional.empty();
        }
        List<PageBox> all = new ArrayList<>(ink);
        all.addAll(rules);
        labels.forEach(l -> all.add(l.box()));
        PageBox box = PageBox.enclosing(all);
        double gap = above ? c.y0() - box.y1() : box.y0() - c.y1();
        if (gap > MAX_GAP_PT
                || box.height() < MIN_HEIGHT_PT
                || box.width() < MIN_WIDTH_PT
                || box.height() > MAX_HEIGHT_SHARE * scene.height()) {
            return Optional.empty();
        }
        return Optional.of(
                new Region(ElementLabel.FIGURE, box, 0.6, "captioned-figure", labels)
                        .seeing(RuleReasons.count(labels.size(), "label")));
    }

    /// Where the next text, caption, heading or region begins, seen from a caption.
    private double limit(Line caption, boolean above, double from, double to) {
        double edge = above ? 0 : scene.height();
        PageBox c = caption.box();
        List<PageBox> bars = new ArrayList<>();
        for (Line line : free) {
            boolean next =
                    above
                            ? line.box().centerY() < c.y0()
                            : line.box().centerY() > c.y1() && !continues(caption, line);
            if (!line.equals(caption) && next && bar(line)) {
                bars.add(line.box());
            }
        }
        scene.regions().stream().map(Region::box).forEach(bars::add);
        Comparator<Double> order = Comparator.naturalOrder();
        return bars.stream()
                .filter(b -> b.x0() < to && b.x1() > from)
                .filter(b -> above ? b.y1() < c.y0() + 1 : b.y0() > c.y1() - 1)
                .map(b -> above ? b.y1() : b.y0())
                .max(above ? order : order.reversed())
                .orElse(edge);
    }

    private boolean bar(Line line) {
        return Words.count(line) >= TEXT_WORDS
                || captions.starts(line.text())
                || captions.startsNote(line.text())
                || ListMarkers.bulleted(line.text())
                || scene.fonts().larger(line.style());
    }

    /// A further line of a caption.
    private static boolean continues(Line caption, Line line) {
        return line.box().y0() - caption.box().y1() < 0.6 * line.box().height()
                && line.style().sizePt() <= caption.style().sizePt() + 0.3
                && line.box().overlapX(caption.box()) > 0;
    }
}
