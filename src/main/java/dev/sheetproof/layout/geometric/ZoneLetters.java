package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// Finds the letters and numbers along the border of a drawing sheet that name its zones: 1, 2, 3 …
/// across, A, B, C … down, at even distances.
final class ZoneLetters {

    /// Zones along one side at least.
    private static final int MIN_ZONES = 3;

    private static final int MIN_SIDES = 2;

    /// How far from the edges of the page they stand, as a share of its width and height.
    private static final double BORDER_SHARE = 0.16;

    /// Middles of the letters of one side differ by at most this many points.
    private static final double ALIGNED_PT = 3;

    /// Distances between neighbours differ by less than this share; they are at least so many
    /// points.
    private static final double UNEVEN = 0.15;

    private static final double MIN_DISTANCE_PT = 50;

    private final PageScene scene;
    private final List<Line> signs;

    ZoneLetters(PageScene scene) {
        this.scene = scene;
        this.signs = scene.free().stream().filter(l -> sign(l) && border(l.box())).toList();
    }

    /// One region for each side that has them.
    List<Region> find() {
        List<Region> sides = new ArrayList<>();
        List<Line> left = new ArrayList<>(signs);
        while (!left.isEmpty()) {
            Line first = left.removeFirst();
            List<Line> side = side(first, left, l -> l.box().centerY(), l -> l.box().centerX());
            if (side.isEmpty()) {
                side = side(first, left, l -> l.box().centerX(), l -> l.box().centerY());
            }
            if (!side.isEmpty()) {
                left.removeAll(side);
                sides.add(Region.of(ElementLabel.HEADER_FOOTER, 0.8, "zone-letters", side));
            }
        }
        // The letters of one side alone are pins of a part or rows of a grid.
        return sides.size() < MIN_SIDES ? List.of() : sides;
    }

    private static List<Line> side(
            Line first,
            List<Line> others,
            ToDoubleFunction<Line> level,
            ToDoubleFunction<Line> at) {
        List<Line> side = new ArrayList<>(List.of(first));
        others.stream()
                .filter(
                        l ->
                                Math.abs(level.applyAsDouble(l) - level.applyAsDouble(first))
                                        < ALIGNED_PT)
                .forEach(side::add);
        side.sort(Comparator.comparingDouble(at));
        if (side.size() < MIN_ZONES) {
            return List.of();
        }
        double distance = at.applyAsDouble(side.get(1)) - at.applyAsDouble(side.getFirst());
        int step = code(side.get(1)) - code(side.getFirst());
        if (distance < MIN_DISTANCE_PT || Math.abs(step) != 1) {
            return List.of();
        }
        for (int i = 1; i < side.size(); i++) {
            double d = at.applyAsDouble(side.get(i)) - at.applyAsDouble(side.get(i - 1));
            if (code(side.get(i)) - code(side.get(i - 1)) != step
                    || Math.abs(d - distance) > UNEVEN * distance) {
                return List.of();
            }
        }
        return side;
    }

    private static int code(Line line) {
        return line.text().strip().codePointAt(0);
    }

    private static boolean sign(Line line) {
        String text = line.text().strip();
        return text.length() == 1 && Character.isLetterOrDigit(text.charAt(0));
    }

    private boolean border(PageBox b) {
        double x = b.centerX() / scene.width();
        double y = b.centerY() / scene.height();
        return Math.min(x, 1 - x) < BORDER_SHARE || Math.min(y, 1 - y) < BORDER_SHARE;
    }
}
