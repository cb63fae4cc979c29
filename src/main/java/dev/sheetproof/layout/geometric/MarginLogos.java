package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Tells logos from figures: small drawings at the head or foot of the page with no more than a
/// name in them. A logo right beside page furniture is one with it.
final class MarginLogos {

    /// Share of the page height at either end in which a small drawing without caption is a logo,
    /// and its height at most.
    private static final double BAND = 0.15;

    private static final double HEIGHT = 0.12;

    /// Width of a logo at most, as a share of the page width.
    private static final double MAX_WIDTH = 0.6;

    /// The same for drawings that start this close to the head: badges and logos over an address.
    private static final double TALL_START = 0.07;

    private static final double TALL_BAND = 0.2;

    private static final double TALL_HEIGHT = 0.14;

    /// Drawings in a row of logos at most; more of them are the figures of the page.
    private static final int MAX_IN_ROW = 3;

    /// Lines of text in a logo at most.
    private static final int MAX_LINES = 3;

    /// A wide rule is none of a logo that it touches: its share of the page width and its height.
    private static final double RULE_SHARE = 0.5;

    private static final double RULE_HEIGHT_PT = 4;

    /// White space between a logo and the name beside it, in points and in heights of the name.
    private static final double BESIDE_PT = 6;

    private static final double BESIDE_EM = 0.6;

    /// Words of a maker's name set beside its logo at most.
    private static final int NAME_WORDS = 2;

    /// Its size at least, in sizes of running text.
    private static final double NAME_TYPE = 1.2;

    /// The same between a logo and a line centred under it, and how far their middles differ.
    private static final double UNDER_PT = 4;

    private static final double CENTRED_PT = 6;

    /// Size of a small drawing that no rule looked at, at least, in points: less is a mark.
    private static final double MIN_WIDTH_PT = 18;

    private static final double MIN_HEIGHT_PT = 8;

    /// White space between its parts, across and down, in points.
    private static final double PART_GAP_PT = 7;

    private static final double PART_GAP_DOWN_PT = 3;

    /// Height of a bar behind a running head at most, and its width at least, as shares of the
    /// page.
    private static final double BAR_HEIGHT = 0.06;

    private static final double BAR_WIDTH = 0.4;

    private static final int WHITE = 0xFFFFFF;

    private final PageScene scene;
    private final List<Drawing> known;

    /// @param known drawings that are plots or ordering codes for sure
    MarginLogos(PageScene scene, List<Drawing> known) {
        this.scene = scene;
        this.known = known;
    }

    /// Adds the drawings of a page as what they are, and small ones that are no figures.
    void add(List<Region> figures) {
        for (Region figure : figures) {
            long row = figures.stream().filter(f -> inRow(f.box(), figure.box())).count();
            add(figure, row <= MAX_IN_ROW);
        }
        addSmall();
    }

    private static boolean inRow(PageBox a, PageBox b) {
        return a.overlapY(b) > 0.7 * Math.min(a.height(), b.height());
    }

    private void add(Region figure, boolean few) {
        if (behindHead(figure)) {
            return;
        }
        Region trimmed = trimmed(figure);
        if (!few || !logo(trimmed)) {
            scene.add(figure);
            return;
        }
        Region logo = named(trimmed.withLabel(ElementLabel.HEADER_FOOTER, "margin-logo"));
        for (Region name : scene.regions(ElementLabel.HEADER_FOOTER)) {
            if (beside(logo.box(), name)) {
                List<Line> lines = new ArrayList<>(name.lines());
                lines.addAll(logo.lines());
                scene.replace(name, name.withLines(lines).withBox(name.box().union(logo.box())));
                return;
            }
        }
        scene.add(logo);
    }

    /// The logo with the maker's name set beside it in large type: a word or two without digits,
    /// which the number of a part has.
    private Region named(Region logo) {
        List<Line> names =
                scene.free().stream()
                        .filter(
                                l ->
                                        l.horizontal()
                                                && Words.count(l) <= NAME_WORDS
                                                && l.style().sizePt()
                                                        > NAME_TYPE * scene.fonts().bodySizePt()
                                                && l.text()
                                                        .codePoints()
                                                        .noneMatch(Character::isDigit)
                                                && rightOf(logo.box(), l.box()))
                        .toList();
        if (names.size() != 1) {
            return logo;
        }
        List<Line> lines = new ArrayList<>(logo.lines());
        lines.addAll(names);
        return logo.withLines(lines).withBox(logo.box().union(names.getFirst().box()));
    }

    private static boolean rightOf(PageBox logo, PageBox name) {
        double gap = name.x0() - logo.x1();
        return gap > -BESIDE_PT
                && gap < BESIDE_EM * name.height()
                && logo.overlapY(name) > 0.5 * Math.min(logo.height(), name.height());
    }

    /// Takes a flat drawing behind the words of a running head or foot to these: a bar on a scan.
    private boolean behindHead(Region figure) {
        PageBox b = figure.box();
        if (b.height() > BAR_HEIGHT * scene.height() || b.width() < BAR_WIDTH * scene.width()) {
            return false;
        }
        for (Region head : scene.regions(ElementLabel.HEADER_FOOTER)) {
            if (b.containsCenterOf(head.box())) {
                List<Line> lines = new ArrayList<>(head.lines());
                lines.addAll(figure.lines());
                scene.replace(head, head.withLines(lines).withBox(head.box().union(b)));
                return true;
            }
        }
        return false;
    }

    /// Adds the small drawings at the head and foot that are no part of any region: logos too small
    /// for a figure.
    private void addSmall() {
        List<PageBox> regions = scene.regions().stream().map(Region::box).toList();
        List<PageBox> parts = new ArrayList<>();
        scene.ink().fills().stream().filter(f -> f.rgb() != WHITE).forEach(f -> parts.add(f.box()));
        scene.ink().strokes().forEach(s -> parts.add(s.box()));
        scene.ink().images().forEach(i -> parts.add(i.box()));
        parts.removeIf(
                b ->
                        (scene.belowTop(b.y1()) > BAND && scene.aboveFoot(b.y0()) > BAND)
                                || b.width() > RULE_SHARE * scene.width()
                                || b.height() > HEIGHT * scene.height()
                                || regions.stream().anyMatch(r -> r.containsCenterOf(b)));
        List<PageBox> small = joined(parts);
        for (PageBox box : small) {
            boolean empty =
                    scene.lines().stream().noneMatch(l -> box.inflate(1).containsCenterOf(l.box()));
            if (empty
                    && small.stream().filter(o -> inRow(o, box)).count() <= MAX_IN_ROW
                    && box.width() > MIN_WIDTH_PT
                    && box.height() > MIN_HEIGHT_PT
                    && box.width() < RULE_SHARE * scene.width()
                    && regions.stream().noneMatch(r -> r.touches(box))) {
                add(new Region(ElementLabel.FIGURE, box, 0.7, "margin-logo", List.of()), true);
            }
        }
    }

    private List<PageBox> joined(List<PageBox> parts) {
        InkRaster raster = new InkRaster(scene.width(), scene.height());
        parts.forEach(b -> raster.mark(b.inflate(PART_GAP_PT / 2, PART_GAP_DOWN_PT / 2)));
        List<List<PageBox>> members = new ArrayList<>();
        int count = raster.label();
        for (int i = 0; i < count; i++) {
            members.add(new ArrayList<>());
        }
        parts.forEach(b -> members.get(raster.labelAt(b.centerX(), b.centerY())).add(b));
        return members.stream().filter(m -> !m.isEmpty()).map(PageBox::enclosing).toList();
    }

    private boolean logo(Region figure) {
        PageBox b = figure.box();
        boolean band =
                b.height() < HEIGHT * scene.height()
                        && (scene.belowTop(b.y1()) < BAND || scene.aboveFoot(b.y0()) < BAND);
        boolean tall =
                b.height() < TALL_HEIGHT * scene.height()
                        && scene.belowTop(b.y0()) < TALL_START
                        && scene.belowTop(b.y1()) < TALL_BAND;
        boolean head = scene.belowTop(b.centerY()) < TALL_BAND;
        return (band || tall)
                && b.width() < MAX_WIDTH * scene.width()
                && figure.lines().size() <= MAX_LINES
                && known.stream().noneMatch(d -> d.box().overlapArea(b) > 0.5 * b.area())
                && scene.free().stream().noneMatch(l -> beyond(l, b, head));
    }

    /// Whether words of the body stand between the drawing and the edge of the page.
    private static boolean beyond(Line line, PageBox drawing, boolean head) {
        PageBox b = line.box();
        return b.overlapX(drawing) > 0
                && (head ? b.y1() < drawing.y0() : b.y0() > drawing.y1())
                && Words.hasLetter(line.text());
    }

    /// The drawing without wide rules at its rim.
    private Region trimmed(Region figure) {
        List<PageBox> shapes =
                scene.ink().shapes().stream()
                        .filter(
                                s ->
                                        figure.box().inflate(1).contains(s)
                                                && (s.width() < RULE_SHARE * scene.width()
                                                        || s.height() > RULE_HEIGHT_PT))
                        .toList();
        boolean ruled =
                scene.ink().rules().stream()
                        .anyMatch(
                                r ->
                                        r.horizontal()
                                                && r.length() > RULE_SHARE * scene.width()
                                                && figure.box().inflate(1).contains(r.box()));
        if (shapes.isEmpty() || !ruled) {
            return figure;
        }
        PageBox box = PageBox.enclosing(shapes);
        return figure.withBox(box)
                .withLines(
                        figure.lines().stream()
                                .filter(l -> box.containsCenterOf(l.box()))
                                .toList());
    }

    private static boolean beside(PageBox logo, Region name) {
        PageBox b = name.box();
        double height = name.lines().stream().mapToDouble(l -> l.box().height()).max().orElse(0);
        double gap = Math.max(BESIDE_PT, BESIDE_EM * height);
        boolean over =
                name.lines().size() == 1
                        && Math.abs(logo.centerX() - b.centerX()) < CENTRED_PT
                        && b.y0() - logo.y1() > -UNDER_PT
                        && b.y0() - logo.y1() < UNDER_PT;
        if (over && name.lines().getFirst().horizontal()) {
            return true;
        }
        return -logo.overlapX(b) < gap
                && name.lines().stream().allMatch(Line::horizontal)
                && !logo.contains(b)
                && logo.overlapY(b) > 0.5 * Math.min(logo.height(), b.height());
    }
}
