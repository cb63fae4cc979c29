package dev.sheetproof.parse;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.pdf.Glyph;
import dev.sheetproof.pdf.Glyph.Visibility;
import dev.sheetproof.pdf.GlyphFont;
import dev.sheetproof.pdf.PageContent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Which glyphs of a page are read, what each stands for, and in which reading frame.
///
/// Left out and counted: clipped glyphs, glyphs of layers that are off, and the glyphs of an
/// invisible text layer that lie on a visible glyph (the same text a second time).
///
/// @param letters glyphs by axis, in drawing order; axes by angle
/// @param read glyphs read, without spaces
/// @param invisible how many of them are drawn invisibly
/// @param bad how many of them are unknown, control or private-use characters
/// @param leftOut glyphs not read
record LetterSelection(
        Map<Axis, List<Letter>> letters, int read, int invisible, int bad, int leftOut) {

    /// Skewed text whose angles differ by less than this many degrees shares one axis.
    private static final double SAME_ANGLE = 0.4;

    /// A font size this many times smaller or bigger than the glyph box is a slip of the file (Type
    /// 3 fonts).
    private static final double SIZE_SLIP = 4;

    /// Cell size in points of the grid in which invisible glyphs look for visible ones.
    private static final double GRID_PT = 12;

    static LetterSelection of(PageContent content) {
        List<Glyph> glyphs = content.glyphs();
        Map<Long, List<PageBox>> visible = visibleGrid(glyphs);
        TreeMap<Double, Axis> skewed = skewedAxes(content);
        Axis[] right = {Axis.right(0), Axis.right(90), Axis.right(180), Axis.right(270)};
        Map<Axis, List<Letter>> letters = new HashMap<>();
        int read = 0;
        int invisible = 0;
        int bad = 0;
        int leftOut = 0;
        for (Glyph glyph : glyphs) {
            GlyphFont font = content.fonts().get(glyph.font());
            String text = Characters.clean(glyph.text());
            boolean hidden =
                    glyph.visibility() == Visibility.CLIPPED
                            || glyph.visibility() == Visibility.HIDDEN_LAYER
                            || text.isEmpty()
                            || (glyph.visibility() == Visibility.INVISIBLE
                                    && covered(glyph.box(), visible));
            if (hidden) {
                leftOut++;
                continue;
            }
            if (!text.equals(" ")) {
                read++;
                invisible += glyph.visibility() == Visibility.INVISIBLE ? 1 : 0;
                bad += Characters.isBad(text) ? 1 : 0;
            }
            double angle = angle(glyph, font);
            int direction = Axis.nearestRightAngle(angle);
            Axis axis =
                    Math.abs(Axis.distance(angle, direction)) <= Axis.EXACT_WITHIN
                                    || skewed.isEmpty()
                            ? right[direction / 90]
                            : nearest(skewed, angle);
            letters.computeIfAbsent(axis, a -> new ArrayList<>()).add(letter(text, glyph, axis));
        }
        Map<Axis, List<Letter>> sorted =
                new TreeMap<>((a, b) -> Double.compare(a.degrees(), b.degrees()));
        sorted.putAll(letters);
        return new LetterSelection(sorted, read, invisible, bad, leftOut);
    }

    private static double angle(Glyph glyph, GlyphFont font) {
        return font.vertical() && Math.abs(glyph.angle()) <= Axis.EXACT_WITHIN ? 90 : glyph.angle();
    }

    private static Letter letter(String text, Glyph glyph, Axis axis) {
        PageBox box = glyph.box();
        double u0;
        double u1;
        double height;
        if (axis.degrees() == axis.direction()) {
            PageBox turned = Axis.turned(box, axis.direction());
            u0 = turned.x0();
            u1 = turned.x1();
            height = turned.height();
        } else {
            u0 = axis.u(glyph.baselineX(), glyph.baselineY());
            u1 = u0 + Math.max(0, glyph.advance());
            height = Math.min(box.width(), box.height());
        }
        double em = glyph.sizePt();
        if (!(em > 0) || (height > 0 && (em > SIZE_SLIP * height || em * SIZE_SLIP < height))) {
            em = height;
        }
        return new Letter(
                text,
                glyph,
                u0,
                u1,
                axis.v(glyph.baselineX(), glyph.baselineY()),
                Math.max(em, 0.01));
    }

    /// Angles that are no right angles, chained into groups; each group is read along its mean
    /// angle.
    private static TreeMap<Double, Axis> skewedAxes(PageContent content) {
        List<Double> angles = new ArrayList<>();
        for (Glyph glyph : content.glyphs()) {
            double angle = angle(glyph, content.fonts().get(glyph.font()));
            if (Math.abs(Axis.distance(angle, Axis.nearestRightAngle(angle))) > Axis.EXACT_WITHIN) {
                angles.add(angle);
            }
        }
        angles.sort(null);
        TreeMap<Double, Axis> axes = new TreeMap<>();
        int from = 0;
        for (int i = 1; i <= angles.size(); i++) {
            if (i == angles.size() || angles.get(i) - angles.get(i - 1) > SAME_ANGLE) {
                double mean =
                        angles.subList(from, i).stream()
                                .mapToDouble(Double::doubleValue)
                                .average()
                                .orElseThrow();
                axes.put(mean, Axis.of(mean));
                from = i;
            }
        }
        return axes;
    }

    private static Axis nearest(TreeMap<Double, Axis> axes, double angle) {
        Map.Entry<Double, Axis> below = axes.floorEntry(angle);
        Map.Entry<Double, Axis> above = axes.ceilingEntry(angle);
        if (below == null) {
            return above.getValue();
        }
        if (above == null) {
            return below.getValue();
        }
        return angle - below.getKey() <= above.getKey() - angle
                ? below.getValue()
                : above.getValue();
    }

    private static Map<Long, List<PageBox>> visibleGrid(List<Glyph> glyphs) {
        Map<Long, List<PageBox>> grid = new HashMap<>();
        boolean needed = glyphs.stream().anyMatch(g -> g.visibility() == Visibility.INVISIBLE);
        if (!needed) {
            return grid;
        }
        for (Glyph glyph : glyphs) {
            if (glyph.visibility() == Visibility.VISIBLE && !glyph.text().isBlank()) {
                grid.computeIfAbsent(cell(glyph.box(), 0, 0), k -> new ArrayList<>())
                        .add(glyph.box());
            }
        }
        return grid;
    }

    private static boolean covered(PageBox box, Map<Long, List<PageBox>> visible) {
        if (visible.isEmpty()) {
            return false;
        }
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                for (PageBox other : visible.getOrDefault(cell(box, dx, dy), List.of())) {
                    if (other.containsCenterOf(box) && other.height() < 2 * box.height()) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static long cell(PageBox box, int dx, int dy) {
        long x = (long) Math.floor(box.centerX() / GRID_PT) + dx;
        long y = (long) Math.floor(box.centerY() / GRID_PT) + dy;
        return x * 1_000_003L + y;
    }
}
