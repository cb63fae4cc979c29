package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Joins the views of one drawing: figures beside each other that share a caption, or that stand
/// under one heading and have none, with the short legends under them (`bottom view`). Figures that
/// have captions or headings of their own are drawings of their own, and so are pictures that no
/// heading and no caption names together.
final class DrawnViews {

    /// White space between two views at most, in points.
    private static final double APART_PT = 120;

    /// Share of the lower one's height that two views have in common.
    private static final double ABREAST = .5;

    /// Height of a legend of one line with room for its accents, in points.
    private static final double LINE_PT = 16;

    /// A legend stands this close below its view, in points.
    private static final double UNDER_PT = 30;

    /// Share of the drawing's width that a legend takes at most; more is text.
    private static final double LEGEND_WIDTH = .5;

    /// A heading this far above a figure is its own, in points.
    private static final double HEADED_PT = 40;

    /// Frames of one size differ by this share of it at most.
    private static final double ALIKE = .08;

    private static final double SLACK_PT = 6;

    private DrawnViews() {}

    /// @param groups of one page, in reading order
    static List<Group> join(List<Group> groups) {
        List<Group> out = new ArrayList<>(groups);
        for (int i = 0; i < out.size(); i++) {
            boolean joined = true;
            while (joined) {
                joined = false;
                for (int j = i + 1; j < out.size() && !joined; j++) {
                    if (views(out.get(i), out.get(j), out)) {
                        out.set(i, out.get(i).with(out.remove(j).elements()));
                        joined = true;
                    }
                }
            }
        }
        for (Group group : List.copyOf(out)) {
            if (figures(group).size() > 1) {
                withLegends(out, out.indexOf(group));
            }
        }
        return out;
    }

    private static List<PageBox> figures(Group group) {
        boolean drawn =
                group.elements().stream()
                        .allMatch(
                                e ->
                                        e.label() == ElementLabel.FIGURE
                                                || e.label() == ElementLabel.FIGURE_CAPTION
                                                || e.label() == ElementLabel.TABLE_FOOTNOTE);
        return drawn
                ? group.elements().stream()
                        .filter(e -> e.label() == ElementLabel.FIGURE)
                        .map(Element::box)
                        .toList()
                : List.of();
    }

    private static boolean views(Group one, Group other, List<Group> page) {
        List<PageBox> a = figures(one);
        List<PageBox> b = figures(other);
        if (a.isEmpty() || b.isEmpty() || !mayShare(one, other) || !mayShare(other, one)) {
            return false;
        }
        PageBox x = PageBox.enclosing(a);
        PageBox y = PageBox.enclosing(b);
        PageBox left = x.x0() <= y.x0() ? x : y;
        PageBox right = x.x0() <= y.x0() ? y : x;
        boolean shared = !captions(one).isEmpty() || !captions(other).isEmpty();
        // The heading of a section stands above its first figure and means all.
        return abreast(left, right)
                && (shared || (!alike(left, right) && underOneHeading(left, right, page)))
                && !headed(right, left, page)
                && nothingBetween(left, right, page);
    }

    /// Whether the caption of one, where it has any, may be meant for the other as well: it reaches
    /// under it, or begins at the left of both.
    private static boolean mayShare(Group one, Group other) {
        List<PageBox> captions = captions(one);
        if (captions.isEmpty()) {
            return true;
        }
        PageBox beside = PageBox.enclosing(figures(other));
        PageBox own = PageBox.enclosing(figures(one));
        return captions(other).isEmpty()
                && captions.size() == 1
                && (captions.getFirst().overlapX(beside) > 0
                        || (own.x0() < beside.x0()
                                && captions.getFirst().x0() <= own.x0() + SLACK_PT));
    }

    private static List<PageBox> captions(Group group) {
        return group.elements().stream()
                .filter(e -> e.label() == ElementLabel.FIGURE_CAPTION)
                .map(Element::box)
                .toList();
    }

    private static boolean abreast(PageBox one, PageBox other) {
        double apart = -one.overlapX(other);
        return apart > 0
                && apart <= APART_PT
                && one.overlapY(other) >= ABREAST * Math.min(one.height(), other.height());
    }

    /// Curves are drawn in rows of frames of one size; the views of a part have sizes of their own.
    private static boolean alike(PageBox one, PageBox other) {
        return Math.abs(one.width() - other.width()) <= ALIKE * one.width()
                && Math.abs(one.height() - other.height()) <= ALIKE * one.height();
    }

    /// Whether a title stands right above a figure, in its middle or clear of the one before it.
    private static boolean headed(PageBox figure, PageBox before, List<Group> page) {
        return elements(page).stream()
                .filter(e -> e.label() == ElementLabel.TITLE)
                .map(Element::box)
                .anyMatch(
                        t ->
                                t.overlapX(figure) > .5 * t.width()
                                        && t.y1() <= figure.y0() + SLACK_PT
                                        && figure.y0() - t.y1() <= HEADED_PT
                                        && (t.x0() >= before.x1()
                                                || Math.abs(t.centerX() - figure.centerX())
                                                        <= .15 * figure.width()));
    }

    /// Whether a title stands right above two figures, over the first of them.
    private static boolean underOneHeading(PageBox left, PageBox right, List<Group> page) {
        double top = Math.min(left.y0(), right.y0());
        return elements(page).stream()
                .filter(e -> e.label() == ElementLabel.TITLE)
                .map(Element::box)
                .anyMatch(
                        t ->
                                t.x0() <= left.x1()
                                        && t.x1() >= left.x0() - HEADED_PT
                                        && t.y1() <= top + SLACK_PT
                                        && top - t.y1() <= HEADED_PT);
    }

    private static boolean nothingBetween(PageBox left, PageBox right, List<Group> page) {
        double x0 = Math.min(left.x1(), right.x1());
        double x1 = Math.max(left.x0(), right.x0());
        double y0 = Math.max(left.y0(), right.y0());
        double y1 = Math.min(left.y1(), right.y1());
        PageBox gap = PageBox.of(x0, y0, x1, y1);
        return elements(page).stream()
                .filter(e -> e.label() != ElementLabel.HEADER_FOOTER)
                .noneMatch(
                        e ->
                                e.box().overlapX(gap) > 0
                                        && e.box().overlapY(gap) > SLACK_PT
                                        && !e.box().equals(left)
                                        && !e.box().equals(right));
    }

    private static List<Element> elements(List<Group> page) {
        return page.stream().flatMap(group -> group.elements().stream()).toList();
    }

    /// Joins the lines between and right under the views.
    private static void withLegends(List<Group> page, int drawing) {
        Group views = page.get(drawing);
        PageBox whole = PageBox.enclosing(figures(views));
        List<Group> legends =
                page.stream()
                        .filter(group -> group.elements().size() == 1)
                        .filter(group -> legend(group.first(), whole))
                        .toList();
        List<Element> more = legends.stream().map(Group::first).toList();
        page.set(drawing, views.with(more));
        page.removeAll(legends);
    }

    private static boolean legend(Element element, PageBox whole) {
        PageBox box = element.box();
        return (element.label() == ElementLabel.TEXT || element.label() == ElementLabel.TITLE)
                && box.height() <= LINE_PT
                && box.width() <= LEGEND_WIDTH * whole.width()
                && box.x0() >= whole.x0() - SLACK_PT
                && box.x1() <= whole.x1() + SLACK_PT
                && box.y0() > whole.y0()
                && box.y1() <= whole.y1() + UNDER_PT;
    }
}
