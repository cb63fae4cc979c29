package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Joins drawings that are views of one thing: those that overlap, and those close together with no
/// text, heading or caption between them.
final class DrawingGroups {

    /// Lines of at least this many words between two drawings keep them apart.
    private static final int BARRIER_WORDS = 6;

    /// Such lines may stand this many points to the side of the ink.
    private static final double BARRIER_REACH_PT = 12;

    /// Drawings closer than this many points are views of one thing, unless text stands between
    /// them.
    private static final double SAME_FIGURE_PT = 36;

    /// The same for parts side by side: the two ends of a timing diagram.
    private static final double ABREAST_PT = 46;

    private static final double ABREAST_SHARE = 0.7;

    /// The same for two plots, which stand in rows.
    private static final double SAME_PLOT_PT = 3;

    /// Size of a badge at most, and distance from another up to which both are one, in points.
    private static final double MAX_ICON_PT = 72;

    private static final double SAME_ICON_PT = 6;

    /// Share of the smaller of two drawings that may lie in the other: labels of plots reach over.
    private static final double PLOTS_OVERLAP = 0.15;

    private static final double DRAWINGS_OVERLAP = 0.04;

    private final PageScene scene;
    private final List<Line> free;
    private final List<PageBox> barred;
    private final CaptionPatterns captions = CaptionPatterns.standard();

    /// @param barred boxes that no drawing may come to cover
    DrawingGroups(PageScene scene, List<PageBox> barred) {
        this.scene = scene;
        this.free = scene.free();
        this.barred = barred;
    }

    List<Drawing> merge(List<Drawing> drawings) {
        List<Drawing> open = new ArrayList<>(drawings);
        open.sort(
                Comparator.comparingDouble((Drawing d) -> d.box().y0())
                        .thenComparingDouble(d -> d.box().x0())
                        .thenComparingDouble(d -> d.box().y1())
                        .thenComparingDouble(d -> d.box().x1()));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < open.size() && !changed; i++) {
                for (int j = i + 1; j < open.size() && !changed; j++) {
                    if (together(open.get(i), open.get(j))) {
                        Drawing union = open.get(i).with(open.get(j));
                        open.remove(j);
                        open.set(i, union);
                        changed = true;
                    }
                }
            }
        }
        return open;
    }

    private boolean together(Drawing first, Drawing second) {
        PageBox a = first.box();
        PageBox b = second.box();
        double shared = first.plot() && second.plot() ? PLOTS_OVERLAP : DRAWINGS_OVERLAP;
        if (a.overlapArea(b) > shared * Math.min(a.area(), b.area())) {
            return true;
        }
        if (first.framed() || second.framed()) {
            return false;
        }
        boolean abreast = a.overlapY(b) > ABREAST_SHARE * Math.max(a.height(), b.height());
        double reach =
                first.plot() && second.plot()
                        ? SAME_PLOT_PT
                        : abreast ? ABREAST_PT : SAME_FIGURE_PT;
        if (icon(a) && icon(b) && !abreast) {
            reach = SAME_ICON_PT;
        }
        if (!a.inflate(reach / 2).touches(b.inflate(reach / 2))) {
            return false;
        }
        PageBox union = a.union(b);
        if (blocked(a, union) && blocked(b, union)) {
            return false;
        }
        for (Line line : free) {
            boolean between =
                    union.inflate(BARRIER_REACH_PT, 0).containsCenterOf(line.box())
                            && !a.containsCenterOf(line.box())
                            && !b.containsCenterOf(line.box());
            if (between && barrier(line)) {
                return false;
            }
        }
        return true;
    }

    /// A small drawing without labels: a badge.
    private boolean icon(PageBox box) {
        return Math.max(box.width(), box.height()) < MAX_ICON_PT
                && free.stream().noneMatch(l -> box.inflate(SAME_ICON_PT).touches(l.box()));
    }

    private boolean barrier(Line line) {
        return Words.count(line) >= BARRIER_WORDS
                || captions.starts(line.text())
                || (line.horizontal()
                        && Words.hasLetter(line.text())
                        && line.text().strip().length() > 3
                        && (scene.fonts().larger(line.style())
                                || ((scene.fonts().emphasised(line.style())
                                                || scene.fonts().coloured(line.style()))
                                        && Words.count(line) >= 2)));
    }

    /// Whether growing would cover more of what is barred.
    boolean blocked(PageBox now, PageBox candidate) {
        for (PageBox box : barred) {
            if (candidate.overlapArea(box) > now.overlapArea(box) + 1) {
                return true;
            }
        }
        return false;
    }
}
