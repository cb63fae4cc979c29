package dev.sheetproof.evidence;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Lets the boxes of a unit reach each other over the white space between them, as far as nothing
/// else stands there.
final class UnitGrowth {

    /// Boxes with room for accents may overlap by this many points.
    private static final double SLACK_PT = 6;

    /// What reaches into the way of a box by less than this many points does not stand in it.
    private static final double GRAZE_PT = 3;

    private UnitGrowth() {}

    /// The boxes grown to the width of the unit and down to the next.
    ///
    /// @param others what belongs to other units
    static List<PageBox> reaching(List<PageBox> boxes, List<PageBox> others) {
        PageBox unit = PageBox.enclosing(boxes);
        List<PageBox> grown = new ArrayList<>();
        for (PageBox box : boxes) {
            List<PageBox> abreast =
                    boxes.stream()
                            .filter(b -> !b.equals(box) && b.overlapY(box) > SLACK_PT)
                            .toList();
            PageBox wide =
                    abreast.isEmpty()
                            ? sideways(box, unit, others)
                            : besideOthers(box, abreast, others);
            double below =
                    boxes.stream()
                            .filter(b -> b.y0() >= box.y1() - SLACK_PT && b.overlapX(box) > 0)
                            .mapToDouble(PageBox::y0)
                            .min()
                            .orElse(box.y1());
            if (below > wide.y1()) {
                wide = down(wide, below, others);
            }
            grown.add(wide);
        }
        return grown;
    }

    /// To the edges of the unit, or to the first thing in the way.
    private static PageBox sideways(PageBox box, PageBox unit, List<PageBox> others) {
        double x0 = unit.x0();
        double x1 = unit.x1();
        for (PageBox other : others) {
            if (other.overlapY(box) > GRAZE_PT) {
                if (other.x1() <= box.x0() + GRAZE_PT) {
                    x0 = Math.max(x0, Math.min(box.x0(), other.x1()));
                } else if (other.x0() >= box.x1() - GRAZE_PT) {
                    x1 = Math.min(x1, Math.max(box.x1(), other.x0()));
                } else {
                    // What lies across the box would only be covered more.
                    x0 = Math.max(x0, Math.min(box.x0(), other.x0()));
                    x1 = Math.min(x1, Math.max(box.x1(), other.x1()));
                }
            }
        }
        return new PageBox(Math.min(x0, box.x0()), box.y0(), Math.max(x1, box.x1()), box.y1());
    }

    /// To the next one at the right, and to the height of the row.
    private static PageBox besideOthers(PageBox box, List<PageBox> abreast, List<PageBox> others) {
        double next =
                abreast.stream()
                        .filter(b -> b.x0() >= box.x1() - SLACK_PT)
                        .mapToDouble(PageBox::x0)
                        .min()
                        .orElse(box.x1());
        PageBox wide =
                sideways(
                        box,
                        new PageBox(box.x0(), box.y0(), Math.max(next, box.x1()), box.y1()),
                        others);
        PageBox row = PageBox.enclosing(abreast);
        PageBox high =
                new PageBox(
                        wide.x0(),
                        Math.min(wide.y0(), row.y0()),
                        wide.x1(),
                        Math.max(wide.y1(), row.y1()));
        return free(wide, high, others) ? high : wide;
    }

    private static PageBox down(PageBox box, double y1, List<PageBox> others) {
        PageBox larger = new PageBox(box.x0(), box.y0(), box.x1(), y1);
        return free(box, larger, others) ? larger : box;
    }

    private static boolean free(PageBox box, PageBox larger, List<PageBox> others) {
        return others.stream().allMatch(o -> larger.overlapArea(o) <= box.overlapArea(o) + 1);
    }
}
