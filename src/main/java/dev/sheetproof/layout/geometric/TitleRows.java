package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Joins the parts of a heading that white space parted: words at both ends of one filled bar, and
/// a name with its conditions in brackets behind it.
final class TitleRows {

    /// Height of a bar at most, in heights of its words.
    private static final double BAR_HEIGHT = 2.6;

    /// White space between a heading and its conditions, in type sizes.
    private static final double CONDITIONS_GAP = 3;

    private final PageScene scene;

    TitleRows(PageScene scene) {
        this.scene = scene;
    }

    /// The blocks with such headings whole; takes conditions that were captions out of the scene.
    List<Region> join(List<Region> blocks) {
        List<Region> out = new ArrayList<>(blocks);
        List<Region> titles =
                blocks.stream()
                        .filter(b -> b.label() == ElementLabel.TITLE && b.lines().size() == 1)
                        .sorted(Comparator.comparingDouble((Region b) -> b.box().x0()))
                        .toList();
        for (Region title : titles) {
            if (!out.contains(title)) {
                continue;
            }
            List<Line> lines = new ArrayList<>(title.lines());
            for (Region other : titles) {
                if (other != title && out.contains(other) && sameBar(title.box(), other.box())) {
                    out.remove(other);
                    lines.addAll(other.lines());
                }
            }
            Optional<Region> conditions = conditions(title);
            conditions.ifPresent(
                    c -> {
                        scene.remove(c);
                        lines.addAll(c.lines());
                    });
            if (lines.size() > 1) {
                out.set(
                        out.indexOf(title),
                        Region.of(title.label(), title.confidence(), title.source(), lines)
                                .seeing(title.figures()));
            }
        }
        return out;
    }

    private boolean sameBar(PageBox a, PageBox b) {
        return a.overlapY(b) > 0.6 * Math.min(a.height(), b.height())
                && scene.ink().fills().stream()
                        .map(Fill::box)
                        .anyMatch(
                                f ->
                                        f.containsCenterOf(a)
                                                && f.containsCenterOf(b)
                                                && f.height() < BAR_HEIGHT * a.height());
    }

    /// `(VSS = 0 V)` right behind a heading, in the same row.
    private Optional<Region> conditions(Region title) {
        PageBox t = title.box();
        return scene.regions(ElementLabel.TABLE_CAPTION).stream()
                .filter(c -> c.source().equals("near-caption") && c.lines().size() == 1)
                .filter(c -> c.lines().getFirst().text().strip().startsWith("("))
                .filter(
                        c -> {
                            double gap = c.box().x0() - t.x1();
                            return c.box().overlapY(t) > 0.6 * c.box().height()
                                    && gap > 0
                                    && gap
                                            < CONDITIONS_GAP
                                                    * title.lines().getFirst().style().sizePt();
                        })
                .findFirst();
    }
}
