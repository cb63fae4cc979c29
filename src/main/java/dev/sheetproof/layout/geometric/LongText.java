package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Cuts running text and lists that are longer than a reader takes in at once: at a paragraph or a
/// list item near the end of what may be one, with nothing said twice. Only a table or a drawing is
/// one thing at any size.
final class LongText {

    /// Most characters of a piece, blanks and leader dots aside: about 400 words, what the
    /// program's own embedding model reads at once.
    static final int MAX_CHARACTERS = 2000;

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
            while (text) {
                double most =
                        Math.min(reach(rest), HALF * page.area() / Math.max(1, rest.box().width()));
                if (rest.box().height() <= most) {
                    break;
                }
                double at = gap(rest, most);
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

    /// How far down the most characters of a piece reach, from its top; infinite when all of it
    /// does.
    private static double reach(Region region) {
        int characters = 0;
        for (Line line : byHeight(region)) {
            characters += (int) line.text().codePoints().filter(c -> c != ' ' && c != '.').count();
            if (characters > MAX_CHARACTERS) {
                return line.box().y0() - region.box().y0();
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    private static List<Line> byHeight(Region region) {
        List<Line> lines = new ArrayList<>(region.lines());
        lines.sort(
                Comparator.comparingDouble((Line l) -> l.box().centerY())
                        .thenComparingDouble(l -> l.box().x0()));
        return lines;
    }

    /// The middle of the gap between two rows near the end of the first `height` points, above a
    /// list item when there is one, else the widest; NaN when there is none.
    private static double gap(Region region, double height) {
        List<Line> lines = byHeight(region);
        double top = region.box().y0();
        double best = Double.NaN;
        double widest = Double.NEGATIVE_INFINITY;
        boolean item = false;
        for (int i = 1; i < lines.size(); i++) {
            double above = lines.get(i - 1).box().centerY();
            double below = lines.get(i).box().centerY();
            double middle = (above + below) / 2;
            if (middle - top > height) {
                break;
            }
            boolean starts = below - above > SAME_GAP_PT && ListMarkers.marked(lines.get(i).text());
            if (middle - top >= (1 - LAST_SHARE) * height
                    && below - above > SAME_GAP_PT
                    && (starts == item ? below - above >= widest - SAME_GAP_PT : starts)) {
                widest = starts == item ? Math.max(widest, below - above) : below - above;
                best = middle;
                item = starts;
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
