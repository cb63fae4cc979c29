package dev.sheetproof.evaluation;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Areas of several boxes together, exactly: what lies in two boxes counts once.
final class BoxArea {

    private BoxArea() {}

    /// In square points.
    static double of(List<PageBox> boxes) {
        List<PageBox> solid = boxes.stream().filter(box -> box.area() > 0).toList();
        double[] xs =
                solid.stream()
                        .flatMapToDouble(box -> Arrays.stream(new double[] {box.x0(), box.x1()}))
                        .sorted()
                        .distinct()
                        .toArray();
        double total = 0;
        for (int i = 0; i + 1 < xs.length; i++) {
            double from = xs[i];
            double to = xs[i + 1];
            total += (to - from) * covered(solid, from, to);
        }
        return total;
    }

    /// The height that boxes cover over a strip which no edge divides.
    private static double covered(List<PageBox> boxes, double from, double to) {
        double height = 0;
        double end = Double.NEGATIVE_INFINITY;
        List<PageBox> here =
                boxes.stream()
                        .filter(box -> box.x0() <= from && box.x1() >= to)
                        .sorted(Comparator.comparingDouble(PageBox::y0))
                        .toList();
        for (PageBox box : here) {
            if (box.y1() > end) {
                height += box.y1() - Math.max(box.y0(), end);
                end = box.y1();
            }
        }
        return height;
    }

    /// The share of `target` that the boxes cover, 0..1; 0 for a flat target.
    static double share(PageBox target, List<PageBox> boxes) {
        if (target.area() <= 0) {
            return 0;
        }
        List<PageBox> inside = new ArrayList<>();
        for (PageBox box : boxes) {
            target.intersection(box).ifPresent(inside::add);
        }
        return of(inside) / target.area();
    }

    /// Intersection over union of two sets of boxes, each taken together; 0 when both are flat.
    static double iou(List<PageBox> some, List<PageBox> others) {
        double shared = shared(some, others);
        double all = of(some) + of(others) - shared;
        return all > 0 ? shared / all : 0;
    }

    /// What two sets of boxes have in common, in square points.
    static double shared(List<PageBox> some, List<PageBox> others) {
        List<PageBox> both = new ArrayList<>();
        for (PageBox a : some) {
            for (PageBox b : others) {
                a.intersection(b).ifPresent(both::add);
            }
        }
        return of(both);
    }
}
