package dev.sheetproof.ocr;

import dev.sheetproof.ocr.TextPlace.Placed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// How large type is, told by its ink. Shares of the type size are those of the usual sans and
/// serif faces of datasheets.
final class TypeSize {

    /// From the baseline to the top of capitals and digits.
    private static final double CAPITAL = 0.71;

    /// From the baseline to the top of small letters.
    private static final double SMALL = 0.52;

    /// From the baseline down to the foot of `g`.
    private static final double DESCENT = 0.21;

    /// From the baseline to the top of a line's box.
    private static final double ASCENT = 0.78;

    private static final String DESCENDING = "gjpqyQμµ,;()[]{}|/\\§¶@$ç";
    private static final String SMALL_ONES = "acemnorsuvwxzµμ";
    private static final String FLAT = "-_–—=~.·•*+'\"`^…<>";

    /// Sizes that differ by less are one.
    private static final double SAME = 0.08;

    private TypeSize() {}

    /// @param emPx type size in pixels; 0 when the characters do not tell
    /// @param baselinePx where it stands; of no meaning without a size
    record Told(double emPx, double baselinePx) {

        /// A box from ascent to descent of type of this size; without a size, of the ink alone.
        PixelBox box(double sizePx, double x0, double x1, double y0, double y1) {
            return emPx == 0
                    ? new PixelBox(x0, y0, x1, y1)
                    : new PixelBox(
                            x0, baselinePx - ASCENT * sizePx, x1, baselinePx + DESCENT * sizePx);
        }
    }

    /// The middle one of its characters of each kind tells: ink of neighbour lines is outvoted.
    static Told of(List<Placed> characters) {
        List<Double> feet = new ArrayList<>();
        List<Double> capitals = new ArrayList<>();
        List<Double> smalls = new ArrayList<>();
        for (Placed character : characters) {
            char c = character.text().charAt(0);
            if (!character.inked() || Character.isWhitespace(c) || FLAT.indexOf(c) >= 0) {
                continue;
            }
            if (DESCENDING.indexOf(c) < 0) {
                feet.add(character.y1());
            }
            if (SMALL_ONES.indexOf(c) >= 0) {
                smalls.add(character.y0());
            } else if (Character.isLetterOrDigit(c) && "gpqyt".indexOf(c) < 0) {
                capitals.add(character.y0());
            }
        }
        if (feet.isEmpty() || (capitals.isEmpty() && smalls.isEmpty())) {
            return new Told(0, 0);
        }
        double baseline = middle(feet);
        double em =
                capitals.size() >= smalls.size() / 4.0 && !capitals.isEmpty()
                        ? (baseline - middle(capitals)) / CAPITAL
                        : (baseline - middle(smalls)) / SMALL;
        return em > 0 ? new Told(em, baseline) : new Told(0, 0);
    }

    private static double middle(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    /// Sizes as a typesetter would have them: what is nearly the same is the same, in half points.
    ///
    /// @param sizesPt 0 where unknown: these get the commonest
    /// @param weights characters of each
    static double[] settled(double[] sizesPt, int[] weights) {
        double[] settled = new double[sizesPt.length];
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < sizesPt.length; i++) {
            if (sizesPt[i] > 0) {
                open.add(i);
            }
        }
        open.sort(Comparator.comparingDouble((Integer i) -> sizesPt[i]).thenComparing(i -> i));
        double commonest = 0;
        while (!open.isEmpty()) {
            List<Integer> group = heaviest(open, sizesPt, weights);
            double size = Math.max(0.5, Math.round(2 * middle(group, sizesPt, weights)) / 2.0);
            group.forEach(i -> settled[i] = size);
            open.removeAll(group);
            commonest = commonest == 0 ? size : commonest;
        }
        for (int i = 0; i < settled.length; i++) {
            if (settled[i] == 0) {
                settled[i] = commonest == 0 ? DEFAULT_PT : commonest;
            }
        }
        return settled;
    }

    /// Where nothing tells.
    private static final double DEFAULT_PT = 10;

    private static List<Integer> heaviest(List<Integer> sorted, double[] sizes, int[] weights) {
        int bestFrom = 0;
        int bestTo = 0;
        long best = -1;
        int to = 0;
        long sum = 0;
        for (int from = 0; from < sorted.size(); from++) {
            while (to < sorted.size()
                    && sizes[sorted.get(to)] <= sizes[sorted.get(from)] * (1 + 2 * SAME)) {
                sum += weights[sorted.get(to)];
                to++;
            }
            if (sum > best) {
                best = sum;
                bestFrom = from;
                bestTo = to;
            }
            sum -= weights[sorted.get(from)];
        }
        return List.copyOf(sorted.subList(bestFrom, bestTo));
    }

    private static double middle(List<Integer> group, double[] sizes, int[] weights) {
        long total = 0;
        for (int i : group) {
            total += weights[i];
        }
        long sum = 0;
        for (int i : group) {
            sum += weights[i];
            if (2 * sum >= total) {
                return sizes[i];
            }
        }
        return sizes[group.getLast()];
    }
}
