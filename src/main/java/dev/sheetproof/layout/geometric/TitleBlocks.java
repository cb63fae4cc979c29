package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
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
        return blocks;
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
