package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Finds furniture at the foot of a page by blocks: a legal notice, an address, a revision. One
/// line worded like furniture speaks for its whole block.
final class FootBlocks {

    /// Share of the page height at the foot in which such blocks lie.
    private static final double BAND = 0.14;

    /// The same for page numbers.
    private static final double NUMBER_BAND = 0.08;

    /// Type of a page number at least, as a share of running text: smaller are ticks of curves.
    private static final double SMALL_TYPE = 0.7;

    /// A sign that starts a note of a table, whatever the note says.
    private static final Pattern MARKED_NOTE = Pattern.compile("[*†‡※＊]|\\(?\\d{1,2}[).]\\s");

    /// White space between two lines of a block, in line heights.
    private static final double LINE_GAP = 0.7;

    /// White space between words of one row that are one block, in points.
    private static final double ROW_GAP_PT = 16;

    /// Lines of a block at most; more are the end of the body.
    private static final int MAX_LINES = 10;

    /// Lines of a block without wording that stands beside or under furniture.
    private static final int UNWORDED_LINES = 2;

    /// White space between such a block and the body above, in line heights.
    private static final double BODY_GAP = 1.6;

    private static final int UNWORDED_WORDS = 6;

    private final PageScene scene;
    private final Set<Line> found;
    private final BodySigns body;

    /// @param found furniture so far
    FootBlocks(PageScene scene, Set<Line> found, BodySigns body) {
        this.scene = scene;
        this.found = found;
        this.body = body;
    }

    /// The lines of the blocks that are furniture, besides those found before.
    Set<Line> lines() {
        List<Line> foot =
                scene.free().stream()
                        .filter(l -> l.horizontal() && inBand(l) && !body.inTable(l))
                        .sorted(Comparator.comparingDouble((Line l) -> -l.box().y1()))
                        .toList();
        List<List<Line>> blocks = new ArrayList<>();
        for (Line line : foot) {
            List<Line> joined = new ArrayList<>(List.of(line));
            for (List<Line> block : List.copyOf(blocks)) {
                if (block.stream().anyMatch(l -> together(l, line))) {
                    joined.addAll(block);
                    blocks.remove(block);
                }
            }
            blocks.add(joined);
        }
        blocks.sort(Comparator.comparingDouble((List<Line> b) -> -Region.boxOf(b).y1()));
        Set<Line> furniture = new HashSet<>();
        for (List<Line> block : blocks) {
            if (block.size() <= MAX_LINES
                    && !goesOnAbove(block)
                    && (worded(block) || beside(block, furniture))) {
                furniture.addAll(block);
            }
        }
        return furniture;
    }

    private boolean inBand(Line line) {
        return line.box().y0() > (1 - BAND) * scene.height();
    }

    private static boolean together(Line a, Line b) {
        double h = Math.min(a.box().height(), b.box().height());
        boolean row = a.box().overlapY(b.box()) > 0.5 * h;
        if (row) {
            return -a.box().overlapX(b.box()) < ROW_GAP_PT;
        }
        return a.box().overlapX(b.box()) > 0
                && -a.box().overlapY(b.box()) < LINE_GAP * h
                && Math.max(a.box().height(), b.box().height()) < 1.6 * h;
    }

    /// Whether the block is the end of something that begins in the body.
    private boolean goesOnAbove(List<Line> block) {
        return scene.lines().stream()
                .filter(l -> l.horizontal() && !inBand(l))
                .anyMatch(l -> block.stream().anyMatch(b -> together(l, b)));
    }

    private boolean worded(List<Line> block) {
        if (MARKED_NOTE.matcher(first(block).text().strip()).lookingAt()) {
            return block.stream().allMatch(found::contains);
        }
        return block.stream()
                        .anyMatch(l -> found.contains(l) || (FurnitureFinder.cue(l) && !bare(l)))
                || (block.size() == 1 && bare(first(block)) && lowest(first(block)));
    }

    private static boolean bare(Line line) {
        return FurnitureFinder.BARE.matcher(line.text().strip()).matches();
    }

    /// A number with nothing under it, at the very foot.
    private boolean lowest(Line line) {
        return line.box().y0() > (1 - NUMBER_BAND) * scene.height()
                && line.style().sizePt() > SMALL_TYPE * scene.fonts().bodySizePt()
                && scene.lines().stream()
                        .noneMatch(
                                l ->
                                        l.number() != line.number()
                                                && bare(l)
                                                && l.box().overlapY(line.box()) > 0)
                && scene.lines().stream()
                        .noneMatch(
                                l ->
                                        l.box().y0() > line.box().y1()
                                                && l.box().overlapX(line.box()) > 0);
    }

    private static Line first(List<Line> block) {
        return block.stream()
                .min(
                        Comparator.comparingDouble((Line l) -> l.box().y0())
                                .thenComparingDouble(l -> l.box().x0()))
                .orElseThrow();
    }

    /// A few words or a number in the last rows of the page, set apart from the body.
    private boolean beside(List<Line> block, Set<Line> furniture) {
        PageBox box = Region.boxOf(block);
        int words = block.stream().mapToInt(Words::count).sum();
        if (block.size() > UNWORDED_LINES || words > UNWORDED_WORDS) {
            return false;
        }
        boolean lowest =
                furniture.stream().anyMatch(l -> l.box().overlapY(box) > 0)
                        || found.stream().anyMatch(l -> l.box().overlapY(box) > 0 && inBand(l));
        double above =
                scene.lines().stream()
                        .filter(
                                l ->
                                        !furniture.contains(l)
                                                && !found.contains(l)
                                                && !block.contains(l)
                                                && l.box().y1() <= box.y0() + 1)
                        .mapToDouble(l -> l.box().y1())
                        .max()
                        .orElse(0);
        return lowest && box.y0() - above > BODY_GAP * first(block).box().height();
    }
}
