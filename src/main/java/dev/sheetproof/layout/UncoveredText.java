package dev.sheetproof.layout;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedPage;
import java.util.ArrayList;
import java.util.List;

/// Finds regions for the lines of a page that no proposal covers: a region missed by a model must
/// not lose its text.
public final class UncoveredText {

    /// The rule's name in element rows.
    public static final String SOURCE = "uncovered-text";

    /// How sure it is that such lines are running text.
    private static final double CONFIDENCE = 0.3;

    /// White space between lines of one block, in line heights.
    private static final double MAX_GAP = 0.8;

    /// Lines of one block differ in their height by at most this factor.
    private static final double MAX_HEIGHT_RATIO = 1.35;

    private UncoveredText() {}

    /// Whether one of the boxes holds the line, as grouping reads it.
    public static boolean isCovered(Line line, List<Detection> by) {
        return by.stream().anyMatch(d -> d.box().containsCenterOf(line.box()));
    }

    /// Text regions for the readable lines whose middles lie in none of the kept proposals.
    ///
    /// @param because the reason the regions carry
    public static List<Detection> on(ParsedPage page, List<Detection> kept, String because) {
        double width = page.info().frame().widthPt();
        double height = page.info().frame().heightPt();
        PageBox paper = page.info().frame().bounds();
        List<List<Line>> blocks = new ArrayList<>();
        for (Line line : PageLayouts.readable(page)) {
            boolean shown = paper.containsCenterOf(line.box());
            if (shown && !isCovered(line, kept)) {
                List<Line> last = blocks.isEmpty() ? List.of() : blocks.getLast();
                if (!last.isEmpty() && continues(last, line)) {
                    last.add(line);
                } else {
                    blocks.add(new ArrayList<>(List.of(line)));
                }
            }
        }
        List<Detection> found = new ArrayList<>();
        for (List<Line> block : blocks) {
            PageBox.enclosing(block.stream().map(Line::box).toList())
                    .clip(width, height)
                    .ifPresent(
                            box ->
                                    found.add(
                                            new Detection(
                                                    ElementLabel.TEXT,
                                                    CONFIDENCE,
                                                    box,
                                                    SOURCE,
                                                    because)));
        }
        return found;
    }

    private static boolean continues(List<Line> block, Line line) {
        Line above = block.getLast();
        double tall = Math.max(above.box().height(), line.box().height());
        double low = Math.min(above.box().height(), line.box().height());
        double gap = line.box().y0() - above.box().y1();
        return above.horizontal()
                && line.horizontal()
                && above.column() == line.column()
                && above.style().bold() == line.style().bold()
                && tall <= MAX_HEIGHT_RATIO * low
                && gap > -low
                && gap < MAX_GAP * tall
                && above.box().overlapX(line.box()) > 0;
    }
}
