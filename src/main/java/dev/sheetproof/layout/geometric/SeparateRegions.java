package dev.sheetproof.layout.geometric;

import dev.sheetproof.layout.DuplicatesByArea;
import dev.sheetproof.model.CharPlaces;
import dev.sheetproof.model.CharPlaces.Extent;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Keeps the text of regions apart: no character of one region lies in the box of another, and all
/// characters of a region lie in its own.
///
/// Boxes around lines of different widths, and boxes of drawings and tables, reach over each other
/// at their rims. The region that does not own the text gives way: its box is cut back when that
/// costs none of its own text, else, when it is text itself, it is taken apart into boxes that stay
/// clear. What lies wholly inside a table or drawing stays there; grouping makes it one unit.
final class SeparateRegions {

    /// Cutting one region moves others' limits at most a few times.
    private static final int PASSES = 4;

    /// A cut leaves at least this share of a table or a drawing: its lines are ink, too.
    private static final double KEPT_SHARE = 0.6;

    /// A cut passes the centres of characters at this distance at least, where there is room,
    /// points.
    private static final double CLEAR_PT = 0.05;

    private final Map<Integer, CharPlaces> places = new HashMap<>();
    private final List<Line> lines;
    private final List<Region> regions;
    private final Map<Integer, Integer> owners = new HashMap<>();

    private SeparateRegions(List<Region> regions, List<Line> lines) {
        this.regions = new ArrayList<>(regions);
        this.lines = lines;
    }

    /// @param regions on the displayed page, with the lines they claim
    /// @param lines all readable lines of the page as displayed
    static List<Region> of(List<Region> regions, List<Line> lines) {
        SeparateRegions separate = new SeparateRegions(absorbed(regions), lines);
        separate.claim();
        for (int pass = 0; pass < PASSES && separate.pass(); pass++) {
            separate.claim();
        }
        return List.copyOf(separate.regions);
    }

    /// Gives text that stands wholly inside other text to that: a number or a word that was taken
    /// for a block of its own.
    private static List<Region> absorbed(List<Region> regions) {
        List<Region> open = new ArrayList<>(regions);
        for (int i = 0; i < open.size(); i++) {
            for (int j = 0; j < open.size(); j++) {
                Region outer = open.get(i);
                Region inner = open.get(j);
                if (i != j && absorbs(outer, inner)) {
                    List<Line> all = new ArrayList<>(outer.lines());
                    all.addAll(inner.lines());
                    all.sort(Comparator.comparingInt(Line::number));
                    open.set(i, outer.withLines(all).withBox(outer.box().union(inner.box())));
                    open.remove(j);
                    i -= j < i ? 1 : 0;
                    j--;
                }
            }
        }
        return open;
    }

    private static boolean absorbs(Region outer, Region inner) {
        boolean plain = inner.label() == ElementLabel.TEXT || inner.label() == ElementLabel.LIST;
        return isText(outer)
                && (plain || inner.label() == outer.label())
                && inner.box().area() < outer.box().area() / 2
                && inner.box().shareInside(outer.box()) >= DuplicatesByArea.INSIDE_SHARE;
    }

    /// Gives every line to the first region that claims it, else to the smallest that holds it, and
    /// lets the regions reach over what they own.
    private void claim() {
        owners.clear();
        for (int i = 0; i < regions.size(); i++) {
            for (Line line : regions.get(i).lines()) {
                owners.putIfAbsent(line.number(), i);
            }
        }
        List<List<Line>> owned = new ArrayList<>();
        regions.forEach(r -> owned.add(new ArrayList<>()));
        for (Line line : lines) {
            Integer owner = owners.get(line.number());
            if (owner == null) {
                owner = smallestAround(line);
            }
            if (owner != null) {
                owners.put(line.number(), owner);
                owned.get(owner).add(line);
            }
        }
        for (int i = 0; i < regions.size(); i++) {
            PageBox box = regions.get(i).box();
            for (Line line : owned.get(i)) {
                if (!box.contains(line.box()) && !places(line).allIn(box)) {
                    box = box.union(line.box());
                }
            }
            regions.set(i, regions.get(i).withLines(owned.get(i)).withBox(box));
        }
    }

    private @Nullable Integer smallestAround(Line line) {
        Integer best = null;
        for (int i = 0; i < regions.size(); i++) {
            PageBox box = regions.get(i).box();
            if (box.containsCenterOf(line.box())
                    && (best == null || box.area() < regions.get(best).box().area())) {
                best = i;
            }
        }
        return best;
    }

    private CharPlaces places(Line line) {
        return places.computeIfAbsent(line.number(), n -> new CharPlaces(line));
    }

    /// @return whether anything was changed
    private boolean pass() {
        List<Integer> largestFirst = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            largestFirst.add(i);
        }
        largestFirst.sort(
                Comparator.comparingDouble((Integer i) -> -regions.get(i).box().area())
                        .thenComparing(i -> i));
        boolean changed = false;
        List<Region> added = new ArrayList<>();
        for (int i : largestFirst) {
            PageBox before = regions.get(i).box();
            boolean clear = cutBack(i);
            if (!clear && isText(regions.get(i)) && regions.get(i).lines().size() > 1) {
                List<Region> parts = takenApart(i);
                regions.set(i, parts.getFirst());
                added.addAll(parts.subList(1, parts.size()));
                changed |= parts.size() > 1;
            }
            changed |= !regions.get(i).box().equals(before);
        }
        regions.addAll(added);
        return changed;
    }

    /// Whether a region is nothing but its lines.
    private static boolean isText(Region region) {
        return switch (region.label()) {
            case TITLE, TEXT, LIST, TABLE_CAPTION, FIGURE_CAPTION, TABLE_FOOTNOTE, HEADER_FOOTER ->
                    true;
            case TABLE, FIGURE, FORMULA -> false;
        };
    }

    /// Cuts a region's box clear of the text of others as far as its own text allows.
    ///
    /// @return whether it is clear now
    private boolean cutBack(int index) {
        Map<Integer, Extent> foreign = foreign(index, regions.get(index).box());
        boolean clear = true;
        for (Extent other : foreign.values()) {
            Region region = regions.get(index);
            if (other.centres().overlapX(region.box()) < 0
                    || other.centres().overlapY(region.box()) < 0) {
                continue;
            }
            Optional<PageBox> cut = cut(region, other);
            cut.ifPresent(box -> regions.set(index, region.withBox(box)));
            clear &= cut.isPresent();
        }
        return clear;
    }

    /// The text in a box that its region does not own, by owner; text without an owner by itself.
    private Map<Integer, Extent> foreign(int index, PageBox box) {
        Map<Integer, Extent> found = new java.util.TreeMap<>();
        for (Line line : lines) {
            Integer owner = owners.get(line.number());
            if (box.touches(line.box()) && (owner == null || owner != index)) {
                places(line)
                        .extentIn(box)
                        .ifPresent(
                                e ->
                                        found.merge(
                                                owner == null ? -1 - line.number() : owner,
                                                e,
                                                Extent::with));
            }
        }
        return found;
    }

    /// The largest of the four boxes that leave the other text outside and keep the region's own.
    private Optional<PageBox> cut(Region region, Extent other) {
        PageBox b = region.box();
        Optional<Extent> own =
                region.lines().stream()
                        .map(l -> places(l).extentIn(b))
                        .flatMap(Optional::stream)
                        .reduce(Extent::with);
        Extent kept =
                own.orElseGet(
                        () -> {
                            PageBox middle = b.inflate(-b.width() / 2, -b.height() / 2);
                            return new Extent(middle, middle);
                        });
        PageBox o = other.box();
        PageBox k = kept.box();
        PageBox oc = other.centres();
        PageBox kc = kept.centres();
        List<PageBox> cuts = new ArrayList<>();
        if (kc.y1() < oc.y0()) {
            cuts.add(
                    new PageBox(b.x0(), b.y0(), b.x1(), between(kc.y1(), k.y1(), o.y0(), oc.y0())));
        }
        if (kc.y0() > oc.y1()) {
            cuts.add(
                    new PageBox(b.x0(), between(kc.y0(), k.y0(), o.y1(), oc.y1()), b.x1(), b.y1()));
        }
        if (kc.x1() < oc.x0()) {
            cuts.add(
                    new PageBox(b.x0(), b.y0(), between(kc.x1(), k.x1(), o.x0(), oc.x0()), b.y1()));
        }
        if (kc.x0() > oc.x1()) {
            cuts.add(
                    new PageBox(between(kc.x0(), k.x0(), o.x1(), oc.x1()), b.y0(), b.x1(), b.y1()));
        }
        boolean ink = region.label() == ElementLabel.TABLE || region.label() == ElementLabel.FIGURE;
        double least = ink ? KEPT_SHARE * b.area() : 0;
        return cuts.stream()
                .filter(c -> c.area() >= least)
                .max(Comparator.comparingDouble(PageBox::area));
    }

    /// Where to cut between own text and other text that lies beyond it: at the edge of the other
    /// when there is white space, half way where the two interlock; always between the centres.
    private static double between(
            double ownCentre, double ownEdge, double otherEdge, double otherCentre) {
        boolean apart = (otherEdge - ownEdge) * (otherCentre - ownCentre) > 0;
        double at = apart ? otherEdge : (ownEdge + otherEdge) / 2;
        double low = Math.min(ownCentre, otherCentre);
        double high = Math.max(ownCentre, otherCentre);
        double clear = Math.min(CLEAR_PT, (high - low) / 4);
        return Math.clamp(at, low + clear, high - clear);
    }

    /// The region's lines in as few boxes as stay clear of all other text.
    private List<Region> takenApart(int index) {
        Region whole = regions.get(index);
        List<Region> parts = new ArrayList<>();
        List<Line> part = new ArrayList<>();
        for (Line line : whole.lines()) {
            if (!part.isEmpty()) {
                List<Line> longer = new ArrayList<>(part);
                longer.add(line);
                if (!foreign(index, Region.boxOf(longer)).isEmpty()) {
                    parts.add(part(whole, part));
                    part = new ArrayList<>();
                }
            }
            part.add(line);
        }
        parts.add(part(whole, part));
        return parts.size() == 1 ? List.of(whole) : parts;
    }

    private static Region part(Region whole, List<Line> lines) {
        PageBox text = Region.boxOf(lines);
        return whole.withLines(lines).withBox(text.intersection(whole.box()).orElse(text));
    }
}
