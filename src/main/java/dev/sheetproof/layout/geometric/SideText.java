package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.List;
import java.util.function.Predicate;

/// Finds furniture in the side margins: thumb tabs, and words that run sideways beside the page.
final class SideText {

    /// Share of the page width from either side in which repeated or long sideways words are tabs.
    private static final double SIDE = 0.08;

    /// Height of sideways words in that margin at least, as a share of the page height.
    private static final double LONG = 0.1;

    /// Share of the page width from either side in which sideways words that stand beyond all
    /// others are furniture, when they are this many times larger than running text.
    private static final double OUTER = 0.18;

    private static final double LARGE = 1.2;

    /// Distance of a tab's fill from the edge of the page, in points.
    private static final double EDGE_PT = 2;

    /// Share of the page that such a fill covers at most.
    private static final double TAB_SHARE = 0.06;

    private final PageScene scene;
    private final Predicate<Line> repeats;
    private final BodySigns body;

    /// @param repeats whether a line stands at its place on other pages too
    SideText(PageScene scene, Predicate<Line> repeats, BodySigns body) {
        this.scene = scene;
        this.body = body;
        this.repeats = repeats;
    }

    List<Line> find() {
        return scene.free().stream().filter(l -> tab(l) || beyond(l)).toList();
    }

    private boolean tab(Line line) {
        PageBox b = line.box();
        boolean side = b.x1() < SIDE * scene.width() || b.x0() > (1 - SIDE) * scene.width();
        return side
                && ((repeats.test(line) && !(line.horizontal() && body.endsRow(line)))
                        || (!line.horizontal() && b.height() > LONG * scene.height())
                        || (!line.horizontal() && onTab(b)));
    }

    /// Whether the box lies on a fill that runs off the side of the page.
    private boolean onTab(PageBox b) {
        return scene.ink().fills().stream()
                .anyMatch(
                        f ->
                                f.rgb() != 0xFFFFFF
                                        && f.box().containsCenterOf(b)
                                        && f.box().area()
                                                < TAB_SHARE * scene.width() * scene.height()
                                        && (f.box().x0() < EDGE_PT
                                                || f.box().x1() > scene.width() - EDGE_PT));
    }

    private boolean beyond(Line line) {
        PageBox b = line.box();
        if (line.horizontal()) {
            return false;
        }
        List<PageBox> all = scene.lines().stream().filter(Line::horizontal).map(Line::box).toList();
        List<PageBox> level = all.stream().filter(o -> o.overlapY(b) > 0).toList();
        if (all.isEmpty()) {
            return false;
        }
        PageBox text = PageBox.enclosing(level.isEmpty() ? all : level);
        double left = text.x0();
        double right = text.x1();
        return Words.hasLetter(line.text())
                && line.text().strip().length() > 2
                && line.style().sizePt() >= LARGE * scene.fonts().bodySizePt()
                && ((b.x1() < left + 1 && b.x1() < OUTER * scene.width())
                        || (b.x0() > right - 1 && b.x0() > (1 - OUTER) * scene.width()));
    }
}
