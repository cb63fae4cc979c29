package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Cuts running text and lists that fill more than half a page, such as a table of contents: only a
/// table or a drawing is one thing at that size.
final class LongText {

    /// Largest piece as a share of the page.
    private static final double HALF = 0.5;

    /// The widest gap is looked for in this share of a piece, at its end.
    private static final double LAST_SHARE = 0.3;

    /// Gaps that differ by less are alike, points; the lower one is taken.
    private static final double SAME_GAP_PT = 0.5;

    private LongText() {}

    static List<Region> cut(List<Region> regions, PageBox page) {
        List<Region> out = new ArrayList<>();
        for (Region region : regions) {
            Region rest = region;
            boolean text =
                    region.label() == ElementLabel.TEXT || region.label() == ElementLabel.LIST;
            while (text && rest.box().area() > HALF * page.area()) {
                double at = gap(rest, HALF * page.area() / rest.box().width());
                if (!(at > rest.box().y0() && at < rest.box().y1())) {
                    break;
                }
                out.add(part(rest, at, true));
                rest = part(rest, at, false);
            }
            out.add(rest);
        }
        return out;
    }

    /// The middle of the widest gap between two rows near the end of the first `height` points; NaN
    /// when there is none.
    private static double gap(Region region, double height) {
        List<Line> lines = new ArrayList<>(region.lines());
        lines.sort(Comparator.comparingDouble((Line l) -> l.box().centerY()));
        double top = region.box().y0();
        double best = Double.NaN;
        double widest = Double.NEGATIVE_INFINITY;
        for (int i = 1; i < lines.size(); i++) {
            double above = lines.get(i - 1).box().centerY();
            double below = lines.get(i).box().centerY();
            double middle = (above + below) / 2;
            if (middle - top > height) {
                break;
            }
            if (middle - top >= (1 - LAST_SHARE) * height
                    && below - above >= widest - SAME_GAP_PT) {
                widest = Math.max(widest, below - above);
                best = middle;
            }
        }
        return best;
    }

    private static Region part(Region whole, double at, boolean upper) {
        List<Line> lines =
                whole.lines().stream().filter(l -> l.box().centerY() < at == upper).toList();
        PageBox b = whole.box();
        return whole.withLines(lines)
                .withBox(
                        upper
                                ? new PageBox(b.x0(), b.y0(), b.x1(), at)
                                : new PageBox(b.x0(), at, b.x1(), b.y1()));
    }
}
