package dev.sheetproof.layout.geometric;

import dev.sheetproof.layout.DuplicatesByArea;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Joins regions that would be taken for duplicates of each other. Each holds lines of its own, so
/// that dropping one would lose text; joined, the larger one's label stands for both.
final class SameRegions {

    private SameRegions() {}

    static List<Region> join(List<Region> regions) {
        List<Region> open = new ArrayList<>(regions);
        int i = 0;
        while (i < open.size()) {
            int j = partner(open, i);
            if (j < 0) {
                i++;
            } else {
                Region joined = joined(open.get(i), open.get(j));
                open.remove(Math.max(i, j));
                open.set(Math.min(i, j), joined);
                // The larger box may have come to cover regions looked at before.
                i = 0;
            }
        }
        return open;
    }

    private static int partner(List<Region> regions, int i) {
        for (int j = 0; j < regions.size(); j++) {
            if (j != i && same(regions.get(i), regions.get(j))) {
                return j;
            }
        }
        return -1;
    }

    private static boolean same(Region a, Region b) {
        PageBox boxA = a.withReadingMargin().box();
        PageBox boxB = b.withReadingMargin().box();
        if (a.lines().isEmpty() || b.lines().isEmpty() || !boxA.touches(boxB)) {
            return false;
        }
        double iou = boxA.iou(boxB);
        PageBox smaller = boxA.area() < boxB.area() ? boxA : boxB;
        PageBox larger = boxA.area() < boxB.area() ? boxB : boxA;
        return iou > DuplicatesByArea.SAME_PLACE_IOU
                || (a.label() == b.label()
                        && (iou > DuplicatesByArea.SAME_LABEL_IOU
                                || smaller.shareInside(larger) >= DuplicatesByArea.INSIDE_SHARE));
    }

    private static Region joined(Region a, Region b) {
        Region larger = a.box().area() >= b.box().area() ? a : b;
        List<Line> lines = new ArrayList<>(a.lines());
        lines.addAll(b.lines());
        return new Region(
                larger.label(),
                a.box().union(b.box()),
                larger.confidence(),
                larger.source(),
                lines,
                larger.figures());
    }
}
