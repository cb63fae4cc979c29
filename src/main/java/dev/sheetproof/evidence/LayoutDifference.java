package dev.sheetproof.evidence;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What is different between two layouts of one page: two detectors, or two versions of a document.
///
/// Regions are paired by the area they share, the best pair first; what has no partner is lost or
/// added.
///
/// @param changes in the reading order of the second layout; what was lost stands at the end
public record LayoutDifference(List<Change> changes) {

    /// Intersection over union from which on two regions are the same one, moved at most.
    public static final double SAME_REGION_IOU = 0.5;

    /// Intersection over union below which a region has moved; above it are differences of a point.
    public static final double MOVED_IOU = 0.9;

    /// Kinds of change, in the order they are told.
    public enum Kind {
        ADDED,
        LOST,
        MOVED,
        RELABELLED,
        SAME;

        public String wireName() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /// One region's fate.
    public sealed interface Change {

        /// Only the second layout has it.
        record Added(Element now) implements Change {}

        /// Only the first layout has it.
        record Lost(Element before) implements Change {}

        /// Both have it, at edges that differ.
        ///
        /// @param iou intersection over union of the two boxes
        record Moved(Element before, Element now, double iou) implements Change {}

        /// Both have it, under labels that differ; it may have moved, too.
        ///
        /// @param iou intersection over union of the two boxes
        record Relabelled(Element before, Element now, double iou) implements Change {}

        /// Both have it.
        record Same(Element before, Element now) implements Change {}

        /// What kind of change it is.
        default Kind kind() {
            return switch (this) {
                case Added _ -> Kind.ADDED;
                case Lost _ -> Kind.LOST;
                case Moved _ -> Kind.MOVED;
                case Relabelled _ -> Kind.RELABELLED;
                case Same _ -> Kind.SAME;
            };
        }
    }

    public LayoutDifference {
        changes = List.copyOf(changes);
    }

    private record Pair(Element before, Element now, double iou) {}

    /// Compares the elements of one page.
    public static LayoutDifference of(List<Element> before, List<Element> now) {
        List<Pair> pairs = new ArrayList<>();
        for (Element a : before) {
            for (Element b : now) {
                double iou = iou(a.box(), b.box());
                if (iou >= SAME_REGION_IOU) {
                    pairs.add(new Pair(a, b, iou));
                }
            }
        }
        pairs.sort(
                Comparator.comparingDouble((Pair p) -> -p.iou())
                        .thenComparing(p -> p.before().label() != p.now().label())
                        .thenComparingInt(p -> p.before().number())
                        .thenComparingInt(p -> p.now().number()));
        Set<Element> taken = new HashSet<>();
        Map<Integer, Change> byPlace = new java.util.TreeMap<>();
        Set<Element> partnered = new HashSet<>();
        for (Pair pair : pairs) {
            if (!taken.contains(pair.now()) && !partnered.contains(pair.before())) {
                taken.add(pair.now());
                partnered.add(pair.before());
                byPlace.put(pair.now().number(), change(pair));
            }
        }
        for (Element element : now) {
            if (!taken.contains(element)) {
                byPlace.put(element.number(), new Change.Added(element));
            }
        }
        List<Change> changes = new ArrayList<>(byPlace.values());
        before.stream()
                .filter(element -> !partnered.contains(element))
                .map(Change.Lost::new)
                .forEach(changes::add);
        return new LayoutDifference(changes);
    }

    private static Change change(Pair pair) {
        if (pair.before().label() != pair.now().label()) {
            return new Change.Relabelled(pair.before(), pair.now(), pair.iou());
        }
        return pair.iou() < MOVED_IOU
                ? new Change.Moved(pair.before(), pair.now(), pair.iou())
                : new Change.Same(pair.before(), pair.now());
    }

    /// Flat boxes have no area to share.
    private static double iou(PageBox a, PageBox b) {
        return a.equals(b) ? 1 : a.iou(b);
    }

    /// How many regions each kind of change has; every kind is named.
    public Map<Kind, Integer> counts() {
        Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            counts.put(kind, 0);
        }
        changes.forEach(change -> counts.merge(change.kind(), 1, Integer::sum));
        return counts;
    }
}
