package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Finds groups of short indented lines under headings of one kind: each group is a list, bullets
/// or not.
final class OutlineLists {

    /// Headings with such groups at least.
    private static final int MIN_HEADS = 3;

    /// Indent of the lines under their heading, in points.
    private static final double MIN_INDENT_PT = 10;

    private static final double MAX_INDENT_PT = 45;

    /// White space between the lines, in line heights.
    private static final double MAX_GAP = 0.9;

    /// Words of a line at most: CJK counts one word for two characters.
    private static final int MAX_WORDS = 12;

    private OutlineLists() {}

    /// The headings with the blocks of lines under each; none when there are too few.
    static Map<Region, List<Region>> of(List<Region> blocks) {
        Map<Region, List<Region>> found = new LinkedHashMap<>();
        List<Region> down =
                blocks.stream()
                        .sorted(Comparator.comparingDouble((Region b) -> b.box().y0()))
                        .toList();
        for (Region head : blocks) {
            if (head.label() == ElementLabel.TITLE && head.lines().size() == 1) {
                List<Region> group = group(head, down);
                if (!group.isEmpty()) {
                    found.put(head, group);
                }
            }
        }
        Map<Region, List<Region>> alike = new LinkedHashMap<>();
        found.forEach(
                (head, group) -> {
                    long same =
                            found.keySet().stream()
                                    .filter(
                                            o ->
                                                    o.lines()
                                                            .getFirst()
                                                            .style()
                                                            .equals(
                                                                    head.lines()
                                                                            .getFirst()
                                                                            .style()))
                                    .count();
                    if (same >= MIN_HEADS) {
                        alike.put(head, group);
                    }
                });
        return alike;
    }

    private static List<Region> group(Region head, List<Region> down) {
        List<Region> group = new ArrayList<>();
        PageBox above = head.box();
        for (Region block : down) {
            PageBox b = block.box();
            double height = block.lines().getFirst().box().height();
            double gap = b.y0() - above.y1();
            double indent = b.x0() - head.box().x0();
            boolean under = b.centerY() > above.y1() && b.x0() < head.box().x0() + MAX_INDENT_PT;
            if (!under || b.x1() < head.box().x0()) {
                continue;
            }
            if (gap > MAX_GAP * height || indent < MIN_INDENT_PT || !items(block)) {
                break;
            }
            group.add(block);
            above = b;
        }
        return group;
    }

    private static boolean items(Region block) {
        return (block.label() == ElementLabel.TEXT || block.label() == ElementLabel.LIST)
                && block.lines().stream().allMatch(OutlineLists::item);
    }

    private static boolean item(Line line) {
        return Words.count(line) <= MAX_WORDS && !Words.endsSentence(line.text());
    }

    /// The blocks with each group as one list.
    static List<Region> join(List<Region> blocks, Map<Region, List<Region>> groups) {
        List<Region> out = new ArrayList<>(blocks);
        groups.forEach(
                (head, group) -> {
                    out.removeAll(group);
                    List<Line> lines = group.stream().flatMap(r -> r.lines().stream()).toList();
                    out.add(
                            Region.of(ElementLabel.LIST, 0.7, "headed-list", lines)
                                    .seeing(
                                            RuleReasons.quoted(
                                                    head.lines().getFirst().text().strip())));
                });
        return out;
    }
}
