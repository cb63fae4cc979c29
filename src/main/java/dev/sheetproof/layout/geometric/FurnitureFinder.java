package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Finds page furniture: running heads and feet, page numbers, logos, addresses and document
/// numbers in the margins.
///
/// Repetition over the pages is the strongest sign; a band once found takes what else stands in it.
/// On a single page the wording counts (`furniture-cues.txt`), from the edge inwards until a row
/// without any sign.
final class FurnitureFinder {

    private static final List<Pattern> CUES = PatternFile.read("furniture-cues.txt");

    /// Share of the page height at either end where wording alone makes a row furniture.
    private static final double CUE_BAND = 0.13;

    /// The same at the top, where document titles stand close to the edge.
    private static final double HEAD_CUE_BAND = 0.08;

    /// Share of the page height a running head or foot found by repetition may reach.
    private static final double BAND_LIMIT = 0.2;

    /// White space between two pieces of furniture, across and down, in points.
    private static final double GAP_X_PT = 16;

    private static final double GAP_Y_PT = 7;

    /// A single rule at least this share of the page wide separates furniture from the body.
    private static final double SEPARATOR_SHARE = 0.6;

    private FurnitureFinder() {}

    /// @param repeated numbers of the lines that repeat over the pages
    static List<Region> find(PageScene scene, BitSet repeated) {
        Set<Line> found = new HashSet<>();
        List<TextRow> rows = TextRow.of(scene.free());
        double height = scene.height();
        double headEnd = 0;
        double footStart = height;
        for (Line line : scene.free()) {
            if (repeated.get(line.number())) {
                found.add(line);
                if (line.box().centerY() < height / 2) {
                    headEnd = Math.max(headEnd, line.box().y1());
                } else {
                    footStart = Math.min(footStart, line.box().y0());
                }
            }
        }
        headEnd = Math.min(headEnd, BAND_LIMIT * height);
        footStart = Math.max(footStart, (1 - BAND_LIMIT) * height);
        for (Line line : scene.free()) {
            if (line.box().centerY() < headEnd || line.box().centerY() > footStart) {
                found.add(line);
            }
        }
        fromEdge(scene, rows, found, height);
        return cluster(scene, found);
    }

    /// Takes rows with furniture wording from the bottom edge upwards and from the top edge
    /// downwards.
    private static void fromEdge(
            PageScene scene, List<TextRow> rows, Set<Line> found, double height) {
        double separator = footSeparator(scene);
        for (int i = rows.size() - 1; i >= 0; i--) {
            TextRow row = rows.get(i);
            if (row.box().centerY() < (1 - CUE_BAND) * height) {
                break;
            }
            if (!takeRow(row, found) && !(row.box().y0() > separator - 1)) {
                break;
            }
            if (row.box().y0() > separator - 1) {
                found.addAll(row.segments());
            }
        }
        for (TextRow row : rows) {
            if (row.box().centerY() > HEAD_CUE_BAND * height
                    || row.segments().stream().noneMatch(l -> found.contains(l) || cue(l))) {
                break;
            }
            row.segments().stream().filter(FurnitureFinder::cue).forEach(found::add);
        }
    }

    private static boolean takeRow(TextRow row, Set<Line> found) {
        boolean cue = row.segments().stream().anyMatch(l -> found.contains(l) || cue(l));
        if (cue) {
            row.segments().stream()
                    .filter(l -> found.contains(l) || cue(l) || row.size() > 1)
                    .forEach(found::add);
        }
        return cue;
    }

    static boolean cue(Line line) {
        return CUES.stream().anyMatch(p -> p.matcher(line.text()).find());
    }

    /// Height of the lowest wide rule in the foot band; below the page when there is none.
    private static double footSeparator(PageScene scene) {
        List<Rule> all = new ArrayList<>(scene.ink().rules());
        all.addAll(scene.ink().furnitureRules());
        return all.stream()
                .filter(
                        r ->
                                r.horizontal()
                                        && r.length() > SEPARATOR_SHARE * scene.width()
                                        && r.at() > (1 - CUE_BAND) * scene.height())
                .map(Rule::at)
                .min(Comparator.naturalOrder())
                .orElse(scene.height());
    }

    private static List<Region> cluster(PageScene scene, Set<Line> found) {
        InkRaster raster = new InkRaster(scene.width(), scene.height());
        List<Line> lines = scene.free().stream().filter(found::contains).toList();
        List<PageBox> boxes = new ArrayList<>(lines.stream().map(Line::box).toList());
        for (PageBox box : scene.ink().furniture()) {
            if (!(box.width() > SEPARATOR_SHARE * scene.width() && box.height() < 6)) {
                boxes.add(box);
            }
        }
        boxes.forEach(b -> raster.mark(b.inflate(GAP_X_PT / 2, GAP_Y_PT / 2)));
        int count = raster.label();
        List<Region> regions = new ArrayList<>();
        List<List<PageBox>> members = new ArrayList<>();
        List<List<Line>> text = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            members.add(new ArrayList<>());
            text.add(new ArrayList<>());
        }
        for (int i = 0; i < boxes.size(); i++) {
            int label = raster.labelAt(boxes.get(i).centerX(), boxes.get(i).centerY());
            if (label >= 0) {
                members.get(label).add(boxes.get(i));
                if (i < lines.size()) {
                    text.get(label).add(lines.get(i));
                }
            }
        }
        for (int i = 0; i < count; i++) {
            if (!members.get(i).isEmpty()) {
                PageBox box = PageBox.enclosing(members.get(i));
                if (!text.get(i).isEmpty() || (box.width() > 8 && box.height() > 6)) {
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
