package dev.sheetproof.ui.page.overlay;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// The edge of what several boxes cover together: where they touch or overlap there is no line, so
/// that none runs through what they hold.
final class Contour {

    /// A piece of the edge, across or down.
    record Segment(double x0, double y0, double x1, double y1) {}

    private record Span(double from, double to) {}

    private Contour() {}

    /// Boxes, and what lies between those that stand close over each other: a heading, its table
    /// and the notes have one edge.
    ///
    /// @param gap white space that is closed at most
    static List<PageBox> closed(List<PageBox> boxes, double gap) {
        List<PageBox> all = new ArrayList<>(boxes);
        for (PageBox upper : boxes) {
            for (PageBox lower : boxes) {
                double x0 = Math.max(upper.x0(), lower.x0());
                double x1 = Math.min(upper.x1(), lower.x1());
                double between = lower.y0() - upper.y1();
                if (between > 0 && between <= gap && x1 > x0) {
                    all.add(new PageBox(x0, upper.y1(), x1, lower.y0()));
                }
            }
        }
        return all;
    }

    /// The pieces of the edge, in any order; boxes and pieces are in one frame.
    static List<Segment> of(List<PageBox> boxes) {
        List<Segment> edge = new ArrayList<>();
        for (PageBox box : boxes) {
            for (Span s : open(box.x0(), box.x1(), above(box, boxes))) {
                edge.add(new Segment(s.from(), box.y0(), s.to(), box.y0()));
            }
            for (Span s : open(box.x0(), box.x1(), below(box, boxes))) {
                edge.add(new Segment(s.from(), box.y1(), s.to(), box.y1()));
            }
            for (Span s : open(box.y0(), box.y1(), leftOf(box, boxes))) {
                edge.add(new Segment(box.x0(), s.from(), box.x0(), s.to()));
            }
            for (Span s : open(box.y0(), box.y1(), rightOf(box, boxes))) {
                edge.add(new Segment(box.x1(), s.from(), box.x1(), s.to()));
            }
        }
        return edge;
    }

    /// What boxes cover just above the upper edge of one.
    private static List<Span> above(PageBox box, List<PageBox> boxes) {
        return boxes.stream()
                .filter(other -> other.y0() < box.y0() && other.y1() >= box.y0())
                .map(other -> new Span(other.x0(), other.x1()))
                .toList();
    }

    private static List<Span> below(PageBox box, List<PageBox> boxes) {
        return boxes.stream()
                .filter(other -> other.y0() <= box.y1() && other.y1() > box.y1())
                .map(other -> new Span(other.x0(), other.x1()))
                .toList();
    }

    private static List<Span> leftOf(PageBox box, List<PageBox> boxes) {
        return boxes.stream()
                .filter(other -> other.x0() < box.x0() && other.x1() >= box.x0())
                .map(other -> new Span(other.y0(), other.y1()))
                .toList();
    }

    private static List<Span> rightOf(PageBox box, List<PageBox> boxes) {
        return boxes.stream()
                .filter(other -> other.x0() <= box.x1() && other.x1() > box.x1())
                .map(other -> new Span(other.y0(), other.y1()))
                .toList();
    }

    /// What is left of a span without what is covered.
    private static List<Span> open(double from, double to, List<Span> covered) {
        List<Span> left = List.of(new Span(from, to));
        for (Span cover : covered) {
            List<Span> next = new ArrayList<>();
            for (Span span : left) {
                if (cover.to() <= span.from() || cover.from() >= span.to()) {
                    next.add(span);
                    continue;
                }
                if (cover.from() > span.from()) {
                    next.add(new Span(span.from(), cover.from()));
                }
                if (cover.to() < span.to()) {
                    next.add(new Span(cover.to(), span.to()));
                }
            }
            left = next;
        }
        return left;
    }
}
