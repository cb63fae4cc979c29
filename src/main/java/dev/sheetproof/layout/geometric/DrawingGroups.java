package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Joins drawings that are views of one thing: those that overlap or nearly touch, and those close
/// together with no text, heading or caption between them, unless each has a name of its own or
/// they fill a sheet.
final class DrawingGroups {

    /// Lines of at least this many words between two drawings keep them apart.
    private static final int BARRIER_WORDS = 6;

    /// Such lines may stand this many points to the side of the ink.
    private static final double BARRIER_REACH_PT = 12;

    /// Drawings closer than this many points are parts of one, whoever names them.
    private static final double SAME_DRAWING_PT = 12;

    /// Share of the shorter sides that parts of one drawing face each other with.
    private static final double FACING_SHARE = 0.5;

    /// Share of the page from which drawings that nothing names together are the views of a sheet,
    /// each for itself.
    private static final double SHEET_SHARE = 0.3;

    /// A part smaller than this many points on its shorter side is no view by itself.
    private static final double MIN_VIEW_PT = 26;

    /// Drawings closer than this many points that are named together are views of one thing, unless
    /// text stands between them.
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
    private final DrawingNames names;

    /// Whether the page is a drawing sheet: it has a title block, and its views are drawings each.
    private final boolean sheet;

    private final List<PageBox> apart = new ArrayList<>();
    private final CaptionPatterns captions = CaptionPatterns.standard();

    /// @param barred boxes that no drawing may come to cover
    DrawingGroups(PageScene scene, List<PageBox> barred) {
        this.scene = scene;
        this.free = scene.free();
        this.barred = barred;
        this.names = new DrawingNames(scene);
        this.sheet =
                scene.regions(ElementLabel.HEADER_FOOTER).stream()
                        .anyMatch(
                                r ->
                                        r.source().equals("title-block")
                                                && r.box().centerY() > scene.height() / 2);
    }

    /// Joins what is one drawing, then the drawings that are shown as one figure.
    List<Drawing> merge(List<Drawing> drawings) {
        return merge(drawings, SAME_DRAWING_PT);
    }

    /// Joins drawings that have come to overlap, or to stand near one another under one name, by
    /// taking their labels.
    List<Drawing> mergeGrown(List<Drawing> drawings) {
        return merge(drawings, 0);
    }

    private List<Drawing> merge(List<Drawing> drawings, double near) {
        List<Drawing> open = new ArrayList<>(drawings);
        open.sort(
                Comparator.comparingDouble((Drawing d) -> d.box().y0())
                        .thenComparingDouble(d -> d.box().x0())
                        .thenComparingDouble(d -> d.box().y1())
                        .thenComparingDouble(d -> d.box().x1()));
        List<Group> parts = new ArrayList<>();
        open.forEach(d -> parts.add(new Group(d, List.of(d))));
        join(parts, near);
        List<Group> views = new ArrayList<>();
        parts.forEach(p -> views.add(new Group(p.all(), List.of(p.all()))));
        join(views, SAME_FIGURE_PT);
        List<Group> figures = new ArrayList<>();
        for (Group group : views) {
            if (group.members().size() == 1 || oneFigure(group, views)) {
                figures.add(new Group(group.all(), List.of(group.all())));
            } else {
                group.members().forEach(m -> figures.add(new Group(m, List.of(m))));
                group.members().forEach(m -> apart.add(m.box()));
            }
        }
        join(figures, 0);
        return figures.stream().map(Group::all).toList();
    }

    /// Drawings that stand near each other.
    private record Group(Drawing all, List<Drawing> members) {

        Group with(Group other) {
            List<Drawing> both = new ArrayList<>(members);
            both.addAll(other.members);
            return new Group(all.with(other.all), both);
        }
    }

    private boolean oneFigure(Group group, List<Group> all) {
        PageBox box = group.all().box();
        long views =
                group.members().stream()
                        .map(Drawing::box)
                        .filter(b -> Math.min(b.width(), b.height()) >= MIN_VIEW_PT)
                        .count();
        if (views < 2) {
            return true;
        }
        if (names.apart(box, group.members()) && !names.views(group.members())) {
            return false;
        }
        List<Drawing> others = all.stream().filter(g -> !g.equals(group)).map(Group::all).toList();
        return (!sheet && box.area() < SHEET_SHARE * scene.width() * scene.height())
                || names.together(box, group.members(), others);
    }

    private void join(List<Group> open, double reach) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < open.size() && !changed; i++) {
                for (int j = i + 1; j < open.size() && !changed; j++) {
                    if (together(open.get(i).all(), open.get(j).all(), reach)) {
                        Group union = open.get(i).with(open.get(j));
                        open.remove(j);
                        open.set(i, union);
                        changed = true;
                    }
                }
            }
        }
    }

    private boolean together(Drawing first, Drawing second, double far) {
        PageBox a = first.box();
        PageBox b = second.box();
        double shared = first.plot() && second.plot() ? PLOTS_OVERLAP : DRAWINGS_OVERLAP;
        if (a.overlapArea(b) > shared * Math.min(a.area(), b.area())) {
            return true;
        }
        if (far == 0 || first.framed() || second.framed()) {
            return false;
        }
        boolean abreast = a.overlapY(b) > ABREAST_SHARE * Math.max(a.height(), b.height());
        double reach =
                first.plot() && second.plot()
                        ? SAME_PLOT_PT
                        : abreast && far == SAME_FIGURE_PT ? ABREAST_PT : far;
        if (icon(a) && icon(b) && !abreast) {
            reach = SAME_ICON_PT;
        }
        if (!a.inflate(reach / 2).touches(b.inflate(reach / 2))) {
            return false;
        }
        if (far == SAME_DRAWING_PT && !facing(a, b)) {
            return false;
        }
        if (keptApart(a) || keptApart(b)) {
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

    /// Whether a drawing holds one that was found to be a figure by itself before it had labels.
    private boolean keptApart(PageBox box) {
        return apart.stream().anyMatch(box::containsCenterOf);
    }

    /// Whether parts stand side by side or one over the other, not corner to corner.
    private static boolean facing(PageBox a, PageBox b) {
        return a.overlapX(b) > FACING_SHARE * Math.min(a.width(), b.width())
                || a.overlapY(b) > FACING_SHARE * Math.min(a.height(), b.height());
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
