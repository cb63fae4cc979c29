package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Joins sentences of a line or two, one under the other without space between them, to the list
/// they are: items of features whose bullets were left out.
final class SentenceLists {

    /// Items of such a list at least.
    private static final int MIN_ITEMS = 3;

    /// Lines of an item at most, and of all items on average.
    private static final int MAX_LINES = 2;

    private static final double MEAN_LINES = 1.25;

    /// White space between two items, in line heights.
    private static final double MAX_GAP = 0.4;

    /// Left edges of the items differ by at most this many points.
    private static final double ALIGNED_PT = 5;

    private SentenceLists() {}

    static List<Region> join(List<Region> blocks) {
        List<Region> sorted =
                blocks.stream()
                        .filter(SentenceLists::item)
                        .sorted(
                                Comparator.comparingDouble((Region r) -> r.box().y0())
                                        .thenComparingDouble(r -> r.box().x0()))
                        .toList();
        List<List<Region>> runs = new ArrayList<>();
        for (Region block : sorted) {
            List<Region> open = null;
            for (List<Region> run : runs) {
                if (follows(run.getLast().box(), block)) {
                    open = run;
                }
            }
            if (open == null) {
                runs.add(new ArrayList<>(List.of(block)));
            } else {
                open.add(block);
            }
        }
        List<Region> out = new ArrayList<>(blocks);
        for (List<Region> run : runs) {
            List<Line> lines = run.stream().flatMap(r -> r.lines().stream()).toList();
            if (run.size() >= MIN_ITEMS && lines.size() <= MEAN_LINES * run.size()) {
                out.removeAll(run);
                out.add(
                        Region.of(ElementLabel.LIST, 0.6, "sentence-lines", lines)
                                .seeing(RuleReasons.count(run.size(), "item")));
            }
        }
        return out;
    }

    /// A sentence on a line or two, or several that paragraphs did not part.
    private static boolean item(Region block) {
        String first = block.lines().getFirst().text().strip();
        return block.label() == ElementLabel.TEXT
                && block.lines().size() <= MAX_LINES
                && !Character.isLowerCase(first.codePointAt(0))
                && Words.hasLetter(first)
                && Words.endsSentence(block.lines().getLast().text());
    }

    private static boolean follows(PageBox above, Region block) {
        PageBox b = block.box();
        double gap = b.y0() - above.y1();
        double height = block.lines().getFirst().box().height();
        return gap > -0.5 * height
                && gap < MAX_GAP * height
                && Math.abs(b.x0() - above.x0()) < ALIGNED_PT;
    }
}
