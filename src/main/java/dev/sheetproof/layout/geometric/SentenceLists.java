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

    /// White space between two items, in line heights; more of it where it is the same throughout.
    private static final double MAX_GAP = 0.4;

    private static final double MAX_EVEN_GAP = 0.95;

    private static final double EVEN = 0.15;

    /// Words of an item at most, and of all items on average; longer sentences are prose or notes.
    private static final int MAX_WORDS = 20;

    private static final double MEAN_WORDS = 12;

    /// Left edges of the items differ by at most this many points.
    private static final double ALIGNED_PT = 5;

    private SentenceLists() {}

    static List<Region> join(List<Region> blocks) {
        List<Region> sorted =
                blocks.stream()
                        .filter(b -> b.label() == ElementLabel.TEXT)
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
            int items = items(lines);
            int words = lines.stream().mapToInt(Words::count).sum();
            if (items >= MIN_ITEMS
                    && lines.size() <= MEAN_LINES * items
                    && words <= MEAN_WORDS * items
                    && evenly(lines)) {
                out.removeAll(run);
                out.add(
                        Region.of(ElementLabel.LIST, 0.6, "sentence-lines", lines)
                                .seeing(RuleReasons.count(items, "item")));
            }
        }
        return out;
    }

    /// How many sentences the lines are, each of a line or two; 0 when they are anything else.
    private static int items(List<Line> lines) {
        int items = 0;
        int open = 0;
        int words = 0;
        for (Line line : lines) {
            if (open == 0 && !begins(line)) {
                return 0;
            }
            open++;
            words += Words.count(line);
            if (open > MAX_LINES || words > MAX_WORDS) {
                return 0;
            }
            if (Words.endsSentence(line.text())) {
                items++;
                open = 0;
                words = 0;
            }
        }
        return open == 0 ? items : 0;
    }

    /// Whether a line begins with a word in capitals, and not like a note.
    private static boolean begins(Line line) {
        String text = line.text().strip();
        return Character.isLetter(text.codePointAt(0))
                && !Character.isLowerCase(text.codePointAt(0))
                && text.length() > 2
                && text.charAt(1) != '.';
    }

    /// Whether lines follow each other without space, or with the same throughout.
    private static boolean evenly(List<Line> lines) {
        double least = Double.POSITIVE_INFINITY;
        double most = 0;
        boolean close = true;
        for (int i = 1; i < lines.size(); i++) {
            PageBox above = lines.get(i - 1).box();
            PageBox below = lines.get(i).box();
            double pitch = below.y0() - above.y0();
            least = Math.min(least, pitch);
            most = Math.max(most, pitch);
            close &= below.y0() - above.y1() < MAX_GAP * below.height();
        }
        return close || most < (1 + EVEN) * least;
    }

    private static boolean follows(PageBox above, Region block) {
        PageBox b = block.box();
        double gap = b.y0() - above.y1();
        double height = block.lines().getFirst().box().height();
        return gap > -0.5 * height
                && gap < MAX_EVEN_GAP * height
                && Math.abs(b.x0() - above.x0()) < ALIGNED_PT;
    }
}
