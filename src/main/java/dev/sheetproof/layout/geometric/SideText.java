package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
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

    /// Share of the page width from either side in which sideways words one after the other are
    /// furniture, how many of them, and how much of the page height they reach over.
    private static final double FILE_SIDE = 0.1;

    private static final int MIN_FILE = 3;

    private static final double FILE_HEIGHT = 0.4;

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
        List<Line> file = file();
        return scene.free().stream().filter(l -> tab(l) || beyond(l) || file.contains(l)).toList();
    }

    /// Sideways words one after the other down a side of the page, with nothing else in their way:
    /// the title block of a sheet that is turned.
    private List<Line> file() {
        List<Line> sideways =
                scene.free().stream()
                        .filter(l -> !l.horizontal() && inFileMargin(l.box()))
                        .toList();
        List<Line> file = new ArrayList<>();
        for (Line line : sideways) {
            List<PageBox> along =
                    sideways.stream()
                            .map(Line::box)
                            .filter(b -> b.overlapX(line.box()) > 0.5 * line.box().width())
                            .toList();
            if (along.size() >= MIN_FILE) {
                PageBox whole = PageBox.enclosing(along);
                boolean clear =
                        scene.lines().stream()
                                .noneMatch(l -> l.horizontal() && whole.containsCenterOf(l.box()));
                if (clear && whole.height() > FILE_HEIGHT * scene.height()) {
                    file.add(line);
                }
            }
        }
        return file;
    }

    /// Whether two pieces of furniture are sideways words in one file down the side of the page.
    static boolean sameFile(List<Line> a, List<Line> b) {
        if (a.isEmpty() || b.isEmpty()) {
            return false;
        }
        PageBox first = Region.boxOf(a);
        PageBox second = Region.boxOf(b);
        return a.stream().noneMatch(Line::horizontal)
                && b.stream().noneMatch(Line::horizontal)
                && first.overlapX(second) > 0.5 * Math.min(first.width(), second.width());
    }

    private boolean inFileMargin(PageBox b) {
        return b.x1() < FILE_SIDE * scene.width() || b.x0() > (1 - FILE_SIDE) * scene.width();
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
