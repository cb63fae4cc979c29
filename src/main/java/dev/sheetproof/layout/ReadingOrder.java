package dev.sheetproof.layout;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/// The order in which a person reads boxes on a page: columns left to right, full-width blocks
/// between them.
///
/// A region is cut into bands at its horizontal white gaps; neighbouring bands that share a
/// vertical gutter are one run of columns, read column by column; a band without gutter is read on
/// its own. What cannot be cut is read from the top.
public final class ReadingOrder {

    /// Narrowest white strip between columns in points: text columns of datasheets stand 10 to 30
    /// apart, their tables and drawings much closer.
    private static final double GUTTER_PT = 3.5;

    /// The same where nothing stands side by side yet.
    private static final double SURE_GUTTER_PT = 6;

    /// Overlap in points that boxes of different bands or columns may have: descenders, boxes of
    /// raised digits.
    private static final double SLACK_PT = 3;

    /// Cuts deeper than this are noise; bounds the recursion.
    private static final int MAX_DEPTH = 24;

    /// Tops of headings side by side differ by at most this many points.
    private static final double ABREAST_PT = 5;

    /// A heading beside the upper part of a drawing, this share of its height, is read with it.
    private static final double BEGUN_SHARE = 0.25;

    /// What the order asks of an item.
    public enum Kind {
        /// Starts a section: headings side by side part the page across.
        HEADING,
        /// A drawing; drawings in rows and columns are read row by row.
        DRAWING,
        /// What is read with the drawing above or below it.
        CAPTION,
        /// The name of a table, which is read with it.
        TABLE_NAME,
        OTHER
    }

    private ReadingOrder() {}

    /// @param boxOf where an item stands
    /// @return the items in reading order; equal places keep the given order
    public static <T> List<T> of(List<T> items, Function<T, PageBox> boxOf) {
        return ofKinds(items, boxOf, item -> Kind.OTHER);
    }

    /// @param isHeading whether an item starts a section
    public static <T> List<T> of(
            List<T> items, Function<T, PageBox> boxOf, Predicate<T> isHeading) {
        return ofKinds(items, boxOf, item -> isHeading.test(item) ? Kind.HEADING : Kind.OTHER);
    }

    /// @param kindOf what an item is to the order
    public static <T> List<T> ofKinds(
            List<T> items, Function<T, PageBox> boxOf, Function<T, Kind> kindOf) {
        return ofNumbered(items, boxOf, kindOf, item -> 0);
    }

    /// @param numberOf the number in a caption, which says whether drawings run along the rows or
    ///   down the columns; 0 for none
    public static <T> List<T> ofNumbered(
            List<T> items,
            Function<T, PageBox> boxOf,
            Function<T, Kind> kindOf,
            ToIntFunction<T> numberOf) {
        List<Placed<T>> placed = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            T item = items.get(i);
            placed.add(
                    new Placed<>(
                            item,
                            boxOf.apply(item),
                            kindOf.apply(item),
                            numberOf.applyAsInt(item),
                            i));
        }
        List<T> out = new ArrayList<>();
        List<List<Placed<T>>> bands = bands(placed);
        while (bands.size() > 1 && titleOver(bands.getFirst(), bands.get(1))) {
            out.add(bands.getFirst().getFirst().item());
            placed.remove(bands.getFirst().getFirst());
            bands = bands(placed);
        }
        order(placed, 0, out);
        return out;
    }

    private record Placed<T>(T item, PageBox box, Kind kind, int number, int index) {

        boolean heading() {
            return kind == Kind.HEADING;
        }

        /// Whether it is a drawing or read with one.
        boolean drawn() {
            return kind == Kind.DRAWING || kind == Kind.CAPTION;
        }
    }

    private static <T> void order(List<Placed<T>> items, int depth, List<T> out) {
        if (items.size() <= 1 || depth > MAX_DEPTH) {
            fromTop(items, out);
            return;
        }
        List<List<Placed<T>>> columns = columns(items);
        if (columns.size() > 1) {
            List<List<Placed<T>>> sections = sections(items);
            if (sections.size() > 1) {
                sections.forEach(section -> order(section, depth + 1, out));
                return;
            }
            List<List<Placed<T>>> rows = drawingRows(items);
            if (rows.size() > 1) {
                rows.forEach(row -> order(row, depth + 1, out));
                return;
            }
            List<List<Placed<T>>> parts = drawingBeside(columns);
            parts.forEach(part -> order(part, depth + 1, out));
            return;
        }
        List<List<Placed<T>>> bands = bands(items);
        if (bands.size() <= 1) {
            fromTop(items, out);
            return;
        }
        int first = 0;
        while (first < bands.size()) {
            List<Placed<T>> run = new ArrayList<>(bands.get(first));
            int next = first + 1;
            if (columns(run).size() > 1) {
                while (next < bands.size()) {
                    List<Placed<T>> longer = new ArrayList<>(run);
                    longer.addAll(bands.get(next));
                    if (columns(longer).size() < 2) {
                        break;
                    }
                    run = longer;
                    next++;
                }
            } else {
                next = startsColumns(bands, first, run);
            }
            int parted = next < bands.size() ? headingsAtEnd(bands, first, next) : 0;
            for (List<Placed<T>> band : bands.subList(next - parted, next)) {
                run.removeAll(band);
            }
            order(run, depth + 1, out);
            first = next - parted;
        }
    }

    /// How many bands at the end of a run of columns are a heading or the name of a table alone:
    /// they head the wide block below, not the column they stand in.
    private static <T> int headingsAtEnd(List<List<Placed<T>>> bands, int first, int next) {
        int count = 0;
        while (next - count - 1 > first) {
            List<Placed<T>> band = bands.get(next - count - 1);
            if (band.size() != 1
                    || !(band.getFirst().heading() || band.getFirst().kind() == Kind.TABLE_NAME)) {
                break;
            }
            count++;
        }
        return count;
    }

    /// A band of one box may be the top of a column whose neighbour starts lower: it joins the run
    /// below when the two together still have a gutter and the band is no wider than a column of
    /// that run.
    private static <T> int startsColumns(
            List<List<Placed<T>>> bands, int first, List<Placed<T>> run) {
        int next = first + 1;
        List<Placed<T>> longer = new ArrayList<>(run);
        while (next < bands.size()) {
            longer.addAll(bands.get(next));
            if (columns(longer, SURE_GUTTER_PT).size() > 1) {
                run.clear();
                run.addAll(longer);
                next++;
                while (next < bands.size()) {
                    longer.addAll(bands.get(next));
                    if (columns(longer).size() < 2) {
                        return next;
                    }
                    run.clear();
                    run.addAll(longer);
                    next++;
                }
                return next;
            }
            break;
        }
        return first + 1;
    }

    /// Whether a band is a heading that stands over what begins left of it: the title of the page,
    /// set to the right.
    private static <T> boolean titleOver(List<Placed<T>> band, List<Placed<T>> below) {
        return band.size() == 1
                && band.getFirst().heading()
                && below.stream().anyMatch(p -> p.box().x1() < band.getFirst().box().x0());
    }

    /// Parts bands of columns where headings stand side by side at the top of the next band.
    private static <T> List<List<Placed<T>>> sections(List<Placed<T>> items) {
        List<List<Placed<T>>> sections = new ArrayList<>();
        for (List<Placed<T>> band : bands(items)) {
            boolean starts = sections.isEmpty() || headingsAbreast(band);
            if (starts) {
                sections.add(new ArrayList<>());
            }
            sections.getLast().addAll(band);
        }
        return sections;
    }

    /// Whether every column of the band starts with a heading, all at one height.
    private static <T> boolean headingsAbreast(List<Placed<T>> band) {
        List<List<Placed<T>>> columns = columns(band);
        if (columns.size() < 2) {
            return false;
        }
        double top = band.stream().mapToDouble(p -> p.box().y0()).min().orElse(0);
        for (List<Placed<T>> column : columns) {
            Placed<T> first =
                    column.stream()
                            .min(Comparator.comparingDouble((Placed<T> p) -> p.box().y0()))
                            .orElseThrow();
            if (!first.heading() || first.box().y0() - top > ABREAST_PT) {
                return false;
            }
        }
        return true;
    }

    /// Parts drawings that stand in rows and columns into their rows, each with its captions, and
    /// what stands over the first row from them; one part when there is anything else, or no row
    /// has two.
    private static <T> List<List<Placed<T>>> drawingRows(List<Placed<T>> items) {
        List<List<Placed<T>>> bands = bands(items);
        int lead = 0;
        while (lead < bands.size() && bands.get(lead).stream().noneMatch(Placed::drawn)) {
            lead++;
        }
        List<List<Placed<T>>> drawn = bands.subList(lead, bands.size());
        double left =
                drawn.stream().flatMap(List::stream).mapToDouble(p -> p.box().x1()).min().orElse(0);
        boolean over =
                bands.subList(0, lead).stream()
                        .flatMap(List::stream)
                        .allMatch(p -> p.box().x0() < left);
        if (!over
                || !drawn.stream().allMatch(b -> b.stream().allMatch(Placed::drawn))
                || drawn.stream().noneMatch(b -> count(b) > 1)
                || numberedDown(drawn)) {
            return List.of(items);
        }
        boolean captionsAbove = count(drawn.getFirst()) == 0;
        List<List<Placed<T>>> rows = new ArrayList<>();
        for (List<Placed<T>> band : drawn) {
            boolean done = !rows.isEmpty() && count(rows.getLast()) > 0;
            boolean starts = rows.isEmpty() || (done && (count(band) > 0 || captionsAbove));
            if (starts) {
                rows.add(new ArrayList<>());
            }
            rows.getLast().addAll(band);
        }
        List<List<Placed<T>>> out = new ArrayList<>(bands.subList(0, lead));
        out.addAll(rows);
        return out;
    }

    /// Whether the numbers of the captions run down the columns.
    private static <T> boolean numberedDown(List<List<Placed<T>>> bands) {
        List<Placed<T>> numbered =
                bands.stream()
                        .flatMap(List::stream)
                        .filter(p -> p.number() > 0)
                        .sorted(Comparator.comparingInt(Placed::number))
                        .toList();
        int down = 0;
        int along = 0;
        for (int i = 1; i < numbered.size(); i++) {
            PageBox a = numbered.get(i - 1).box();
            PageBox b = numbered.get(i).box();
            down += a.overlapX(b) > 0 && b.centerY() > a.y1() ? 1 : 0;
            along += a.overlapY(b) > 0 && b.centerX() > a.x1() ? 1 : 0;
        }
        return down > along;
    }

    /// A drawing alone on the right of other things is read with what it stands beside: before the
    /// next heading on the left, and before what starts below it.
    ///
    /// @return the columns, or what is read before the drawing, the drawing, and what is read after
    private static <T> List<List<Placed<T>>> drawingBeside(List<List<Placed<T>>> columns) {
        List<Placed<T>> drawing = columns.getLast();
        List<Placed<T>> others = columns.getFirst();
        if (columns.size() != 2
                || count(drawing) != 1
                || count(others) == others.size()
                || !drawing.stream().allMatch(Placed::drawn)) {
            return columns;
        }
        double top = drawing.stream().mapToDouble(p -> p.box().y0()).min().orElse(0);
        double bottom = drawing.stream().mapToDouble(p -> p.box().y1()).max().orElse(0);
        double within = top + BEGUN_SHARE * (bottom - top);
        double cut =
                others.stream()
                        .filter(
                                p ->
                                        p.box().y0() > bottom - SLACK_PT
                                                || (p.heading() && p.box().y0() > within))
                        .mapToDouble(p -> p.box().y0())
                        .min()
                        .orElse(Double.POSITIVE_INFINITY);
        List<Placed<T>> before = others.stream().filter(p -> p.box().y0() < cut).toList();
        List<Placed<T>> after = others.stream().filter(p -> p.box().y0() >= cut).toList();
        return List.of(before, drawing, after);
    }

    private static <T> long count(List<Placed<T>> band) {
        return band.stream().filter(p -> p.kind() == Kind.DRAWING).count();
    }

    private static <T> void fromTop(List<Placed<T>> items, List<T> out) {
        items.stream()
                .sorted(
                        Comparator.comparingDouble((Placed<T> p) -> p.box().y0())
                                .thenComparingDouble(p -> p.box().x0())
                                .thenComparingInt(Placed::index))
                .forEach(p -> out.add(p.item()));
    }

    private static <T> List<List<Placed<T>>> bands(List<Placed<T>> items) {
        return cut(items, p -> p.box().y0(), p -> p.box().y1(), -SLACK_PT);
    }

    private static <T> List<List<Placed<T>>> columns(List<Placed<T>> items) {
        return columns(items, GUTTER_PT);
    }

    private static <T> List<List<Placed<T>>> columns(List<Placed<T>> items, double gutter) {
        return cut(items, p -> p.box().x0(), p -> p.box().x1(), gutter);
    }

    /// Parts the items where the next one starts at least `gap` after all before it have ended.
    private static <T> List<List<Placed<T>>> cut(
            List<Placed<T>> items,
            Function<Placed<T>, Double> from,
            Function<Placed<T>, Double> to,
            double gap) {
        List<Placed<T>> sorted =
                items.stream()
                        .sorted(
                                Comparator.comparing(from)
                                        .thenComparing(to)
                                        .thenComparingInt(Placed::index))
                        .toList();
        List<List<Placed<T>>> parts = new ArrayList<>();
        List<Placed<T>> open = new ArrayList<>();
        double end = Double.NEGATIVE_INFINITY;
        for (Placed<T> item : sorted) {
            if (!open.isEmpty() && from.apply(item) - end >= gap) {
                parts.add(open);
                open = new ArrayList<>();
            }
            open.add(item);
            end = Math.max(end, to.apply(item));
        }
        if (!open.isEmpty()) {
            parts.add(open);
        }
        return parts;
    }
}
