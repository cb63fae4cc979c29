package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.List;

/// Joins pieces of page furniture that stand close together, or in the frames of one title block.
final class FurnitureClusters {

    /// White space between two pieces across, in points.
    private static final double GAP_X_PT = 14;

    /// The same down: lines of one address all but touch. Negative, because the bitmap is two
    /// points coarse.
    private static final double GAP_Y_PT = -1;

    /// Share of the page width above which a flat drawing is a separator and joins nothing.
    private static final double SEPARATOR_SHARE = 0.5;

    private static final double SEPARATOR_HEIGHT_PT = 12;

    /// Share of such a rule that the pieces along it must reach over together.
    private static final double BAND_SHARE = 0.4;

    /// Distance in points over which a wide rule ties pieces into one running head or foot.
    private static final double BAND_REACH_PT = 12;

    /// Height of a title block at most, as a share of the page.
    private static final double BLOCK_SHARE = 0.2;

    private final PageScene scene;
    private final List<Line> lines;
    private final InkSet ink;

    FurnitureClusters(PageScene scene, List<Line> lines, InkSet ink) {
        this.scene = scene;
        this.lines = lines;
        this.ink = ink;
    }

    /// The stretch of a running head or foot along a rule as wide as the text: its pieces are one.
    private List<PageBox> bands() {
        List<PageBox> bands = new ArrayList<>();
        for (PageBox rule : separators()) {
            boolean head = rule.centerY() < scene.height() / 2;
            List<PageBox> row = new ArrayList<>();
            List<PageBox> pieces = new ArrayList<>(lines.stream().map(Line::box).toList());
            pieces.addAll(shapes());
            for (PageBox b : pieces) {
                double away = head ? rule.y0() - b.y1() : b.y0() - rule.y1();
                if (away > -3 && away < BAND_REACH_PT && b.overlapX(rule) > 0.5 * b.width()) {
                    row.add(b);
                }
            }
            if (row.size() > 1) {
                PageBox box = PageBox.enclosing(row);
                if (box.width() > BAND_SHARE * rule.width()) {
                    PageBox whole =
                            new PageBox(
                                    Math.min(box.x0(), rule.x0()),
                                    box.y0(),
                                    Math.max(box.x1(), rule.x1()),
                                    box.y1());
                    bands.add(whole.inflate(0, -0.3 * box.height()));
                }
            }
        }
        return bands;
    }

    /// What is drawn visibly besides rules.
    private List<PageBox> shapes() {
        List<PageBox> boxes = new ArrayList<>();
        ink.fills().stream().filter(f -> f.rgb() != 0xFFFFFF).forEach(f -> boxes.add(f.box()));
        ink.strokes().forEach(s -> boxes.add(s.box()));
        ink.images().forEach(i -> boxes.add(i.box()));
        return boxes;
    }

    private List<PageBox> separators() {
        List<PageBox> flat = new ArrayList<>();
        scene.ink().rules().forEach(r -> flat.add(r.box()));
        ink.rules().forEach(r -> flat.add(r.box()));
        flat.addAll(ink.shapes());
        return flat.stream()
                .filter(
                        b ->
                                b.width() > SEPARATOR_SHARE * scene.width()
                                        && b.height() < SEPARATOR_HEIGHT_PT
                                        && (b.centerY() < 0.17 * scene.height()
                                                || b.centerY() > 0.83 * scene.height()))
                .toList();
    }

    List<Region> regions() {
        InkRaster raster = new InkRaster(scene.width(), scene.height());
        List<PageBox> boxes = new ArrayList<>(lines.stream().map(Line::box).toList());
        for (PageBox box : shapes()) {
            boolean separator =
                    box.width() > SEPARATOR_SHARE * scene.width()
                            && box.height() < SEPARATOR_HEIGHT_PT;
            if (!separator) {
                boxes.add(box);
            }
        }
        List<Rule> frames =
                ink.rules().stream()
                        .filter(r -> r.horizontal() || r.length() < BLOCK_SHARE * scene.height())
                        .toList();
        for (RuleNetworks.Network network :
                RuleNetworks.of(frames, scene.width(), scene.height())) {
            if (network.across() >= 2 && network.down() >= 2) {
                boxes.add(network.box());
            }
        }
        boxes.addAll(bands());
        List<PageBox> all = List.copyOf(boxes);
        all.forEach(b -> raster.mark(b.inflate(GAP_X_PT / 2, GAP_Y_PT / 2)));
        int count = raster.label();
        List<List<PageBox>> members = new ArrayList<>();
        List<List<Line>> text = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            members.add(new ArrayList<>());
            text.add(new ArrayList<>());
        }
        for (int i = 0; i < boxes.size(); i++) {
            int label = raster.labelAt(boxes.get(i).centerX(), boxes.get(i).centerY());
            members.get(label).add(boxes.get(i));
            if (i < lines.size()) {
                text.get(label).add(lines.get(i));
            }
        }
        List<Region> regions = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (!members.get(i).isEmpty()) {
                PageBox box = PageBox.enclosing(members.get(i));
                if (!text.get(i).isEmpty() || (box.width() > 10 && box.height() > 8)) {
                    regions.add(
                            new Region(
                                    ElementLabel.HEADER_FOOTER,
                                    box,
                                    0.9,
                                    "page-furniture",
                                    text.get(i)));
                }
            }
        }
        return regions;
    }
}
