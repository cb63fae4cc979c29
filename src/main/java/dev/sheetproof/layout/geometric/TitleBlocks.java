package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/// Finds the title and revision blocks of drawing sheets: framed cells at the foot of the page
/// whose names say who drew, checked and approved it (`title-block-words.txt`).
final class TitleBlocks {

    private static final List<Pattern> WORDS = PatternFile.read("title-block-words.txt");

    /// Different names of cells that make a title block.
    private static final int MIN_WORDS = 3;

    /// Height of a block at most, and its distance from the foot of what is printed, as shares of
    /// the page height.
    private static final double MAX_HEIGHT = 0.3;

    private static final double FOOT = 0.17;

    /// Rules of a block at least, each way.
    private static final int MIN_RULES = 2;

    /// Characters of the name of a cell at most.
    private static final int MAX_NAME = 40;

    /// Height of the framed head of a page, where it starts and ends at most, as shares of the page
    /// height, its width as a share of the page's, and its lines worded like furniture.
    private static final double HEAD_HEIGHT = 0.12;

    private static final double HEAD_START = 0.09;

    private static final double HEAD = 0.18;

    private static final double HEAD_WIDTH = 0.5;

    private static final int HEAD_CUES = 2;

    /// Rules both ways of a block whose words are drawn, at least.
    private static final int DRAWN_RULES = 4;

    /// Sides of a block lie at those of the sheet within this many points.
    private static final double CORNER_PT = 4;

    /// Shortest side of a row of cells, in points.
    private static final double MIN_STEP_PT = 30;

    /// Confidence in a block in the corner of a sheet.
    private static final double IN_SHEET = 0.8;

    private TitleBlocks() {}

    /// @param repeated what is drawn at its place on other pages too
    static List<Region> find(PageScene scene, InkSet repeated) {
        List<Region> blocks = new ArrayList<>(heads(scene, repeated));
        List<Rule> rules =
                scene.ink().with(repeated).rules().stream()
                        .filter(r -> r.horizontal() || r.length() < MAX_HEIGHT * scene.height())
                        .filter(r -> scene.aboveFoot(r.box().centerY()) < MAX_HEIGHT + FOOT)
                        .toList();
        for (RuleNetworks.Network network : RuleNetworks.of(rules, scene.width(), scene.height())) {
            PageBox box = network.box();
            List<Line> lines = scene.freeIn(box);
            if (network.across() >= MIN_RULES
                    && network.down() >= MIN_RULES
                    && box.height() < MAX_HEIGHT * scene.height()
                    && scene.aboveFoot(box.y1()) < FOOT
                    && names(lines) >= MIN_WORDS) {
                blocks.add(new Region(ElementLabel.HEADER_FOOTER, box, 0.9, "title-block", lines));
            }
        }
        if (blocks.stream().noneMatch(b -> scene.aboveFoot(b.box().y1()) < FOOT)) {
            blocks.addAll(inSheet(scene, scene.ink().with(repeated).rules()));
        }
        return blocks;
    }

    /// Blocks in the corner of the border of a sheet, which tables beside them may touch and whose
    /// words may be drawn.
    private static List<Region> inSheet(PageScene scene, List<Rule> rules) {
        SheetFrame frame = SheetFrame.of(rules, scene.width(), scene.height());
        if (frame.equals(SheetFrame.NONE)) {
            return List.of();
        }
        List<Rule> inner =
                rules.stream()
                        .filter(
                                r ->
                                        !frame.holds(r.box())
                                                && (r.horizontal()
                                                        || r.length() < MAX_HEIGHT * scene.height())
                                                && scene.aboveFoot(r.box().centerY())
                                                        < MAX_HEIGHT + FOOT)
                        .toList();
        List<Region> blocks = new ArrayList<>();
        for (RuleNetworks.Network network : RuleNetworks.of(inner, scene.width(), scene.height())) {
            for (PageBox box : steps(network, frame.inner())) {
                List<Line> lines = scene.freeIn(box);
                List<Rule> own =
                        network.rules().stream().filter(r -> box.contains(r.box())).toList();
                long across = own.stream().filter(Rule::horizontal).count();
                boolean drawn =
                        across >= DRAWN_RULES
                                && own.size() - across >= DRAWN_RULES
                                && lines.size() < own.size();
                if (across >= MIN_RULES
                        && own.size() - across >= MIN_RULES
                        && box.height() < MAX_HEIGHT * scene.height()
                        && scene.aboveFoot(box.y1()) < FOOT
                        && (names(lines) >= MIN_WORDS || drawn)) {
                    blocks.add(
                            new Region(
                                    ElementLabel.HEADER_FOOTER,
                                    box,
                                    IN_SHEET,
                                    "title-block",
                                    lines));
                }
            }
        }
        return blocks;
    }

    /// Gives blocks whose words are told by their place alone to the figure that reaches over text
    /// in them: no character may stand in two regions.
    static void giveWay(PageScene scene) {
        for (Region block : scene.regions(ElementLabel.HEADER_FOOTER)) {
            if (!block.source().equals("title-block") || block.confidence() > IN_SHEET) {
                continue;
            }
            for (Region figure : scene.regions(ElementLabel.FIGURE)) {
                boolean shared =
                        figure.box()
                                .intersection(block.box())
                                .filter(
                                        both ->
                                                scene.lines().stream()
                                                        .anyMatch(l -> both.touches(l.box())))
                                .isPresent();
                if (shared) {
                    List<Line> lines = new ArrayList<>(figure.lines());
                    lines.addAll(block.lines());
                    scene.remove(block);
                    scene.replace(
                            figure,
                            figure.withLines(lines).withBox(figure.box().union(block.box())));
                    break;
                }
            }
        }
    }

    /// Stacked rectangles at the right side of the border, down to its foot, each as wide as the
    /// cells that begin in it: the rows of a block grow wider towards the foot.
    private static List<PageBox> steps(RuleNetworks.Network network, PageBox border) {
        List<Rule> tops =
                network.rules().stream()
                        .filter(
                                r ->
                                        r.horizontal()
                                                && Math.abs(r.to() - border.x1()) < CORNER_PT
                                                && r.length() > MIN_STEP_PT)
                        .sorted(Comparator.comparingDouble(Rule::at))
                        .toList();
        boolean foot = network.box().y1() > border.y1() - CORNER_PT;
        List<PageBox> steps = new ArrayList<>();
        if (!foot || tops.isEmpty()) {
            return steps;
        }
        double left = tops.getFirst().from();
        double top = tops.getFirst().at();
        for (Rule rule : tops) {
            if (rule.from() < left - CORNER_PT) {
                if (rule.at() - top > CORNER_PT) {
                    steps.add(new PageBox(left, top, border.x1(), rule.at()).inflate(1));
                }
                left = rule.from();
                top = rule.at();
            }
        }
        if (border.y1() - top > CORNER_PT) {
            steps.add(new PageBox(left, top, border.x1(), border.y1()).inflate(1));
        }
        return steps;
    }

    /// Framed cells at the head of the page with the document's number, revision, date or page.
    private static List<Region> heads(PageScene scene, InkSet repeated) {
        List<Rule> rules =
                scene.ink().with(repeated).rules().stream()
                        .filter(r -> r.horizontal() || r.length() < HEAD * scene.height())
                        .filter(r -> scene.belowTop(r.box().centerY()) < HEAD)
                        .toList();
        List<Region> heads = new ArrayList<>();
        for (RuleNetworks.Network network : RuleNetworks.of(rules, scene.width(), scene.height())) {
            PageBox box = network.box();
            List<Line> lines = scene.freeIn(box);
            long cues =
                    lines.stream()
                            .filter(l -> FurnitureCues.cue(l) && !FurnitureCues.bareNumber(l))
                            .count();
            if (network.across() >= MIN_RULES
                    && network.down() > MIN_RULES
                    && box.width() > HEAD_WIDTH * scene.width()
                    && box.height() < HEAD_HEIGHT * scene.height()
                    && scene.belowTop(box.y0()) < HEAD_START
                    && cues >= HEAD_CUES) {
                heads.add(new Region(ElementLabel.HEADER_FOOTER, box, 0.9, "title-block", lines));
            }
        }
        return heads;
    }

    private static long names(List<Line> lines) {
        return WORDS.stream()
                .filter(
                        w ->
                                lines.stream()
                                        .map(l -> l.text().strip())
                                        .anyMatch(
                                                t -> t.length() <= MAX_NAME && w.matcher(t).find()))
                .count();
    }
}
