package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Finds the lines of bulleted lists, so that a list beside a column of text or of names is not
/// taken for a column of a table.
final class BulletedItems {

    /// Items at one left edge from which they are a list.
    private static final int MIN_ITEMS = 3;

    /// Left edges of the bullets of one list differ by at most this many points.
    private static final double SAME_EDGE_PT = 3;

    /// A bullet parted from its item stands at most this many points before it.
    private static final double PARTED_PT = 40;

    /// White space between the lines of an item, in line heights, and how far behind the bullet
    /// further lines begin, in points.
    private static final double LINE_GAP = 0.7;

    private static final double INDENT_PT = 45;

    private final PageScene scene;

    BulletedItems(PageScene scene) {
        this.scene = scene;
    }

    /// The lines of items, bullets and further lines among them.
    Set<Line> lines() {
        List<Line> free =
                scene.free().stream()
                        .filter(Line::horizontal)
                        .sorted(
                                Comparator.comparingDouble((Line l) -> l.box().y0())
                                        .thenComparingDouble(l -> l.box().x0()))
                        .toList();
        List<Line> marked = free.stream().filter(this::bulleted).toList();
        Set<Line> items = new LinkedHashSet<>();
        for (Line line : marked) {
            List<Line> list =
                    marked.stream()
                            .filter(
                                    l ->
                                            Math.abs(l.box().x0() - line.box().x0()) < SAME_EDGE_PT
                                                    && ListMarkers.sameBullet(scene, l, line))
                            .toList();
            if (list.size() >= MIN_ITEMS) {
                items.add(line);
            }
        }
        List<Line> open = new ArrayList<>(items);
        for (int i = 0; i < open.size(); i++) {
            Line item = open.get(i);
            free.stream()
                    .filter(l -> !items.contains(l) && (parted(item, l) || goesOn(item, l)))
                    .forEach(
                            l -> {
                                items.add(l);
                                open.add(l);
                            });
        }
        return items;
    }

    /// Whether a line begins with a bullet that is no dash, star or number.
    private boolean bulleted(Line line) {
        String text = line.text().strip();
        boolean dash = "-–—*·−+".indexOf(text.charAt(0)) >= 0;
        return (!dash && (ListMarkers.bulleted(text) || ListMarkers.bulletAlone(text)))
                || scene.bulletDrawn(line);
    }

    private static boolean parted(Line bullet, Line line) {
        return ListMarkers.bulletAlone(bullet.text())
                && line.box().overlapY(bullet.box()) > 0.5 * bullet.box().height()
                && line.box().x0() > bullet.box().x0()
                && line.box().x0() - bullet.box().x1() < PARTED_PT;
    }

    private static boolean goesOn(Line item, Line line) {
        PageBox a = item.box();
        PageBox b = line.box();
        double gap = b.y0() - a.y1();
        return gap > -0.5 * b.height()
                && gap < LINE_GAP * b.height()
                && b.centerY() > a.centerY()
                && b.x0() > a.x0() - SAME_EDGE_PT
                && b.x0() < a.x0() + INDENT_PT
                && b.overlapX(a) > 0;
    }
}
