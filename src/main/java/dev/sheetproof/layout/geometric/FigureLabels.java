package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Grows drawings over their labels: what lies inside, short labels that touch, and drawings they
/// come to overlap.
final class FigureLabels {

    /// How far a label may stand from the ink it labels, in line heights across and down.
    private static final double REACH_X = 1.1;

    private static final double REACH_Y = 0.55;

    /// Labels have at most this many words; longer lines beside a drawing are text.
    private static final int LABEL_WORDS = 5;

    /// Lines of at least this many words between two drawings keep them apart.
    private static final int BARRIER_WORDS = 6;

    /// Drawings closer than this many points are views of one thing, unless text stands between
    /// them.
    private static final double SAME_FIGURE_PT = 9;

    /// Rounds of growing; each adds a ring of labels, and dimension chains rarely need more.
    private static final int ROUNDS = 4;

    private final PageScene scene;
    private final List<PageBox> barred;
    private final CaptionPatterns captions = CaptionPatterns.standard();

    FigureLabels(PageScene scene, List<PageBox> barred) {
        this.scene = scene;
        this.barred = barred;
    }

    List<PageBox> grow(List<PageBox> seeds) {
        List<PageBox> boxes = merge(seeds);
        for (int round = 0; round < ROUNDS; round++) {
            List<PageBox> grown = new ArrayList<>();
            for (PageBox box : boxes) {
                grown.add(overLabels(box));
            }
            List<PageBox> merged = merge(grown);
            if (merged.equals(boxes)) {
                break;
            }
            boxes = merged;
        }
        return boxes;
    }

    private PageBox overLabels(PageBox box) {
        PageBox grown = box;
        for (Line line : scene.free()) {
            PageBox b = line.box();
            boolean inside = box.containsCenterOf(b) && b.shareInside(box) > 0.5;
            double unit = Math.min(b.height(), b.width());
            boolean touching = box.inflate(REACH_X * unit, REACH_Y * unit).touches(b);
            if (inside || (touching && label(line) && attached(box, b))) {
                PageBox candidate = grown.union(b);
                if (!blocked(grown, candidate)) {
                    grown = candidate;
                }
            }
        }
        return grown;
    }

    /// A label overlaps the drawing along the side it stands on; one past a corner belongs
    /// elsewhere.
    private static boolean attached(PageBox box, PageBox label) {
        return label.overlapX(box) > 0.3 * label.width()
                || label.overlapY(box) > 0.3 * label.height();
    }

    private boolean label(Line line) {
        return Words.count(line) <= LABEL_WORDS
                && !captions.starts(line.text())
                && !scene.fonts().larger(line.style())
                && !(scene.fonts().emphasised(line.style())
                        && Words.count(line) >= 2
                        && line.horizontal());
    }

    private boolean blocked(PageBox now, PageBox candidate) {
        for (PageBox box : barred) {
            if (candidate.overlapArea(box) > now.overlapArea(box) + 1) {
                return true;
            }
        }
        return false;
    }

    private List<PageBox> merge(List<PageBox> boxes) {
        List<PageBox> open = new ArrayList<>(boxes);
        open.sort(
                Comparator.comparingDouble(PageBox::y0)
                        .thenComparingDouble(PageBox::x0)
                        .thenComparingDouble(PageBox::y1)
                        .thenComparingDouble(PageBox::x1));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < open.size() && !changed; i++) {
                for (int j = i + 1; j < open.size() && !changed; j++) {
                    if (together(open.get(i), open.get(j))) {
                        PageBox union = open.get(i).union(open.get(j));
                        open.remove(j);
                        open.set(i, union);
                        changed = true;
                    }
                }
            }
        }
        return open;
    }

    private boolean together(PageBox a, PageBox b) {
        if (a.overlapArea(b) > 0.15 * Math.min(a.area(), b.area())) {
            return true;
        }
        if (!a.inflate(SAME_FIGURE_PT / 2).touches(b.inflate(SAME_FIGURE_PT / 2))) {
            return false;
        }
        PageBox union = a.union(b);
        if (blocked(a, union) && blocked(b, union)) {
            return false;
        }
        for (Line line : scene.free()) {
            boolean between =
                    union.containsCenterOf(line.box())
                            && !a.containsCenterOf(line.box())
                            && !b.containsCenterOf(line.box());
            if (between && (Words.count(line) >= BARRIER_WORDS || captions.starts(line.text()))) {
                return false;
            }
        }
        return true;
    }
}
