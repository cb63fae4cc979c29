package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/// Labels notes as word processors set them: small numbered paragraphs under a short rule.
final class RuledNotes {

    /// Length of such a rule in points, and its share of the width of the page at most.
    private static final double MIN_RULE_PT = 40;

    private static final double MAX_RULE_SHARE = 0.3;

    /// White space between the rule and the first note, and between two notes, in line heights.
    private static final double FIRST_GAP = 1.6;

    private static final double NEXT_GAP = 1.4;

    /// Left edges of the rule and its notes differ by at most this many points.
    private static final double ALIGNED_PT = 8;

    /// Rules looked at; a page with more is a drawing.
    private static final int MAX_RULES = 60;

    private static final Pattern NUMBER =
            Pattern.compile("[\\[(]?\\d{1,2}[\\]).、]?\\s*[\\p{L}(（].*");

    private final PageScene scene;

    RuledNotes(PageScene scene) {
        this.scene = scene;
    }

    /// Takes paragraphs out of the list that are such notes.
    List<Region> take(List<List<TextPiece>> paragraphs) {
        List<Region> notes = new ArrayList<>();
        List<Rule> rules =
                scene.ink().rules().stream()
                        .filter(
                                r ->
                                        r.horizontal()
                                                && r.length() > MIN_RULE_PT
                                                && r.length() < MAX_RULE_SHARE * scene.width()
                                                && scene.regions().stream()
                                                        .noneMatch(g -> g.box().touches(r.box())))
                        .limit(MAX_RULES)
                        .toList();
        for (Rule rule : rules) {
            List<Line> lines = new ArrayList<>();
            PageBox above = rule.box();
            double reach = FIRST_GAP;
            for (List<TextPiece> paragraph : sorted(paragraphs)) {
                PageBox first = paragraph.getFirst().box();
                double gap = first.y0() - above.y1();
                if (gap > -1
                        && gap < reach * first.height()
                        && Math.abs(first.x0() - rule.from()) < ALIGNED_PT
                        && note(paragraph)) {
                    paragraphs.remove(paragraph);
                    paragraph.forEach(p -> lines.addAll(p.lines()));
                    above = Region.boxOf(lines);
                    reach = NEXT_GAP;
                }
            }
            if (!lines.isEmpty()) {
                notes.add(
                        Region.of(ElementLabel.TABLE_FOOTNOTE, 0.7, "ruled-notes", lines)
                                .seeing(RuleReasons.quoted(lines.getFirst().text())));
            }
        }
        return notes;
    }

    private static List<List<TextPiece>> sorted(List<List<TextPiece>> paragraphs) {
        return paragraphs.stream()
                .sorted(Comparator.comparingDouble(p -> p.getFirst().box().y0()))
                .toList();
    }

    private boolean note(List<TextPiece> paragraph) {
        TextPiece first = paragraph.getFirst();
        return scene.fonts().smaller(paragraph.getLast().style())
                && NUMBER.matcher(first.text().strip()).matches();
    }
}
