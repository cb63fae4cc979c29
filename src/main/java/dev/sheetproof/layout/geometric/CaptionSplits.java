package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Parts drawings that have several captions side by side below or above them: each caption has a
/// figure of its own, however close the drawings stand.
final class CaptionSplits {

    /// White space between a drawing and its captions at most, in heights of the captions.
    private static final double MAX_GAP = 2.5;

    /// Captions side by side differ in height by at most this many points.
    private static final double SAME_ROW_PT = 6;

    /// The cut is looked for in this share of the way between the middles of two captions.
    private static final double WINDOW_SHARE = 0.6;

    /// Places tried for a cut, in points apart.
    private static final double STEP_PT = 1;

    private final List<Line> captions;
    private final PageScene scene;

    CaptionSplits(PageScene scene) {
        this.scene = scene;
        this.captions =
                scene.free().stream()
                        .filter(
                                l ->
                                        l.horizontal()
                                                && CaptionPatterns.standard()
                                                        .startsFigure(l.text()))
                        .toList();
    }

    List<Drawing> split(List<Drawing> drawings) {
        if (captions.size() < 2) {
            return drawings;
        }
        List<Drawing> parts = new ArrayList<>();
        for (Drawing drawing : drawings) {
            parts.addAll(parts(drawing));
        }
        return parts;
    }

    private List<Drawing> parts(Drawing drawing) {
        List<Line> row = row(drawing.box());
        if (row.size() < 2) {
            return List.of(drawing);
        }
        PageBox b = drawing.box();
        List<PageBox> ink = ink(b);
        List<Drawing> parts = new ArrayList<>();
        double from = b.x0();
        for (int i = 0; i < row.size(); i++) {
            double to = i + 1 < row.size() ? cut(ink, row.get(i), row.get(i + 1)) : b.x1();
            double low = from;
            PageBox cell = new PageBox(from, b.y0(), Math.max(from, to), b.y1());
            List<PageBox> own =
                    ink.stream()
                            .filter(k -> k.centerX() >= low && k.centerX() < to)
                            .map(cell::intersection)
                            .flatMap(java.util.Optional::stream)
                            .toList();
            if (own.isEmpty()) {
                return List.of(drawing);
            }
            parts.add(drawing.withBox(PageBox.enclosing(own)));
            from = to;
        }
        return parts;
    }

    /// The captions right below the drawing, or else right above, when they stand side by side.
    private List<Line> row(PageBox box) {
        List<Line> below = near(box, true);
        return below.size() >= 2 ? below : near(box, false);
    }

    private List<Line> near(PageBox box, boolean below) {
        List<Line> found =
                captions.stream()
                        .filter(
                                c -> {
                                    PageBox b = c.box();
                                    double gap = below ? b.y0() - box.y1() : box.y0() - b.y1();
                                    return gap > -b.height()
                                            && gap < MAX_GAP * b.height()
                                            && b.centerX() > box.x0()
                                            && b.centerX() < box.x1();
                                })
                        .sorted(Comparator.comparingDouble(c -> c.box().x0()))
                        .toList();
        for (int i = 1; i < found.size(); i++) {
            PageBox a = found.get(i - 1).box();
            PageBox b = found.get(i).box();
            if (b.x0() < a.x1() || Math.abs(a.centerY() - b.centerY()) > SAME_ROW_PT) {
                return List.of();
            }
        }
        return found;
    }

    /// All ink and all labels in a drawing.
    private List<PageBox> ink(PageBox box) {
        List<PageBox> ink = new ArrayList<>(scene.ink().shapes());
        scene.ink().rules().forEach(r -> ink.add(r.box()));
        scene.free().forEach(l -> ink.add(l.box()));
        return ink.stream().filter(box::containsCenterOf).toList();
    }

    /// Where the least ink is crossed between the middles of two captions: in the middle of the
    /// widest such place.
    private static double cut(List<PageBox> ink, Line left, Line right) {
        double a = left.box().centerX();
        double b = right.box().centerX();
        double middle = (a + b) / 2;
        double reach = WINDOW_SHARE * (b - a) / 2;
        double bestFrom = middle;
        double bestTo = middle;
        long least = Long.MAX_VALUE;
        double openFrom = middle - reach;
        long open = -1;
        for (double x = middle - reach; x <= middle + reach; x += STEP_PT) {
            double at = x;
            long crossed = ink.stream().filter(k -> k.x0() < at && k.x1() > at).count();
            if (crossed != open) {
                open = crossed;
                openFrom = x;
            }
            boolean wider = crossed == least && x - openFrom > bestTo - bestFrom;
            if (crossed < least || wider) {
                least = crossed;
                bestFrom = openFrom;
                bestTo = x;
            }
        }
        return (bestFrom + bestTo) / 2;
    }
}
