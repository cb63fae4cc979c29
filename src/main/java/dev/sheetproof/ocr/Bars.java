package dev.sheetproof.ocr;

import dev.sheetproof.ocr.Patches.Patch;
import java.util.ArrayList;
import java.util.List;

/// Finds solid bars in a levelled picture: the shades behind headings and header rows of tables,
/// with the words that are left out of them in white. Their edges part the page as rules do.
final class Bars {

    /// Size of a bar in points: wider than letters, and as high as a row or two.
    private static final double MIN_WIDTH_PT = 30;

    private static final double MIN_HEIGHT_PT = 5;

    private static final double MAX_HEIGHT_PT = 40;

    /// Share of a bar that is ink, words in white left out, and of each of its edges.
    private static final double SOLID = 0.6;

    private static final double EDGE = 0.85;

    /// Distance from its outline at which the edges are looked at, in points: scans round corners
    /// and fray edges.
    private static final double INSIDE_PT = 0.8;

    /// A bar narrower than this many points that touches no other and no rule is a logo.
    private static final double ALONE_PT = 100;

    private static final double TOUCH_PT = 3;

    private static final double SHORTER_PT = 1;

    private Bars() {}

    /// @param rules found before, no longer part of the ink
    static List<PixelBox> of(Ink ink, List<Ruling.Found> rules, double pxPerPt) {
        List<PixelBox> bars = solid(ink, pxPerPt);
        List<PixelBox> near = new ArrayList<>(bars);
        rules.forEach(r -> near.add(r.box()));
        return bars.stream()
                .filter(
                        b ->
                                b.width() > ALONE_PT * pxPerPt
                                        || near.stream()
                                                .anyMatch(
                                                        n ->
                                                                !n.equals(b)
                                                                        && touch(
                                                                                n,
                                                                                b,
                                                                                TOUCH_PT
                                                                                        * pxPerPt)))
                .toList();
    }

    private static boolean touch(PixelBox a, PixelBox b, double within) {
        return a.x0() - within < b.x1()
                && b.x0() - within < a.x1()
                && a.y0() - within < b.y1()
                && b.y0() - within < a.y1();
    }

    private static List<PixelBox> solid(Ink ink, double pxPerPt) {
        List<PixelBox> bars = new ArrayList<>();
        for (Patch patch : Patches.of(ink.width(), ink.height(), ink::at)) {
            boolean sized =
                    patch.width() >= MIN_WIDTH_PT * pxPerPt
                            && patch.height() >= MIN_HEIGHT_PT * pxPerPt
                            && patch.height() <= MAX_HEIGHT_PT * pxPerPt
                            && patch.width() > patch.height();
            double area = (double) patch.width() * patch.height();
            if (sized && patch.pixels().length > SOLID * area) {
                PixelBox box = new PixelBox(patch.x0(), patch.y0(), patch.x1(), patch.y1());
                if (edged(ink, box, Math.max(1, INSIDE_PT * pxPerPt))) {
                    bars.add(box);
                }
            }
        }
        return bars;
    }

    private static boolean edged(Ink ink, PixelBox b, double in) {
        return List.of(
                        new PixelBox(b.x0() + in, b.y0() + in, b.x1() - in, b.y0() + in + 1),
                        new PixelBox(b.x0() + in, b.y1() - in - 1, b.x1() - in, b.y1() - in),
                        new PixelBox(b.x0() + in, b.y0() + in, b.x0() + in + 1, b.y1() - in),
                        new PixelBox(b.x1() - in - 1, b.y0() + in, b.x1() - in, b.y1() - in))
                .stream()
                .allMatch(side -> ink.share(side) > EDGE);
    }

    /// The four edges of a bar. Those down are a little shorter: a bar ends before the frame under
    /// it, and must not be one with it.
    static List<Ruling.Found> edges(PixelBox b, double pxPerPt) {
        double in = Math.min(SHORTER_PT * pxPerPt, (b.y1() - b.y0()) / 4);
        return List.of(
                new Ruling.Found(true, new PixelBox(b.x0(), b.y0(), b.x1(), b.y0() + 1)),
                new Ruling.Found(true, new PixelBox(b.x0(), b.y1() - 1, b.x1(), b.y1())),
                new Ruling.Found(false, new PixelBox(b.x0(), b.y0() + in, b.x0() + 1, b.y1() - in)),
                new Ruling.Found(
                        false, new PixelBox(b.x1() - 1, b.y0() + in, b.x1(), b.y1() - in)));
    }
}
