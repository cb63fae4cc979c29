package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/// Joins pieces of page furniture that are read as one: drawings that touch, words of one row,
/// lines of one address, a running head along its rule, the cells of a title block.
///
/// Pieces at the two ends of a running foot stay apart: each says something of its own.
final class FurnitureClusters {

    /// White space in points over which drawings are one logo.
    private static final double INK_GAP_PT = 7;

    private static final double INK_GAP_DOWN_PT = 2;

    /// White space between a drawing and words beside it, across and down, in points.
    private static final double BESIDE_PT = 6;

    private static final double UNDER_PT = 1;

    /// White space between words of one row in points: blanks to fill in, not the two ends.
    private static final double ROW_GAP_PT = 27;

    /// The same across in heights of the name beside a logo.
    private static final double BESIDE_NAME = 0.6;

    /// White space in points that parts columns of lines side by side.
    private static final double GUTTER_PT = 9;

    /// How far above and below its row such a gutter goes on, in line heights.
    private static final double GUTTER_REACH = 1.2;

    /// White space between lines of one address, in line heights.
    private static final double LINE_GAP = 1.15;

    /// The same for lines of different sizes: a name with its family under it.
    private static final double TIGHT_GAP = 0.38;

    /// Heights of such lines differ by less than this factor.
    private static final double SAME_HEIGHT = 1.35;

    /// Pieces that reach over each other by more than this many points both ways are one.
    private static final double INTERLOCK_PT = 1;

    /// Edges or middles of such lines differ by at most this many points.
    private static final double ALIGNED_PT = 5;

    /// Width of the shorter of two such lines as a share of the longer, unless they start together:
    /// a page number over a line of print is none of it.
    private static final double MIN_WIDTH_SHARE = 0.12;

    /// Width of a strip along a side of the page at most, and its height at least, as shares of the
    /// page.
    private static final double STRIP_WIDTH = 0.12;

    private static final double STRIP_HEIGHT = 0.5;

    /// Share of the page width above which a flat drawing is a separator and joins nothing.
    private static final double SEPARATOR_SHARE = 0.5;

    private static final double SEPARATOR_HEIGHT_PT = 12;

    /// Share of the page that a shade behind a tab or a page number covers at most, and its height
    /// at least.
    private static final double SHADE_SHARE = 0.06;

    private static final double SHADE_HEIGHT_PT = 5;

    /// Height of a coloured banner over the page, and how far from the head or foot it reaches, as
    /// shares of the page height.
    private static final double BANNER_HEIGHT = 0.15;

    private static final double BANNER_BAND = 0.17;

    /// Columns of a block of furniture at least, and how far their heights differ at most, in
    /// points; two are the ends of a running foot.
    private static final int MIN_COLUMNS = 3;

    private static final double ABREAST_PT = 3;

    private static final double ALIKE_WIDTH = 2.5;

    private static final int WHITE = 0xFFFFFF;

    /// Pieces looked at one by one; a page with more has drawings in its margins.
    private static final int MAX_PIECES = 400;

    /// Something drawn or written in the margin.
    ///
    /// @param lines empty for drawings
    /// @param whole nothing joins it
    private record Piece(PageBox box, List<Line> lines, boolean whole) {

        Piece(PageBox box, List<Line> lines) {
            this(box, lines, false);
        }

        Piece with(Piece other) {
            List<Line> all = new ArrayList<>(lines);
            all.addAll(other.lines);
            return new Piece(box.union(other.box), all, whole || other.whole);
        }

        /// Mean height of its lines; 0 for drawings.
        double lineHeight() {
            return lines.stream().mapToDouble(l -> l.box().height()).average().orElse(0);
        }
    }

    private final PageScene scene;
    private final List<Line> lines;
    private final List<List<Line>> blocks;
    private final InkSet ink;
    private final InkSet repeated;

    /// @param blocks lines of the furniture that are one
    /// @param ink of the furniture
    /// @param repeated what is drawn at its place on other pages too, furniture or not
    FurnitureClusters(
            PageScene scene,
            List<Line> lines,
            List<List<Line>> blocks,
            InkSet ink,
            InkSet repeated) {
        this.blocks = blocks;
        this.scene = scene;
        this.repeated = repeated;
        this.lines = lines;
        this.ink = ink;
    }

    /// What is drawn visibly besides rules.
    private List<PageBox> shapes() {
        List<PageBox> boxes = new ArrayList<>();
        ink.fills().stream().filter(f -> f.rgb() != WHITE).forEach(f -> boxes.add(f.box()));
        ink.strokes().forEach(s -> boxes.add(s.box()));
        ink.images().forEach(i -> boxes.add(i.box()));
        scene.ink().fills().stream()
                .filter(f -> f.rgb() != WHITE && shade(f.box()))
                .forEach(f -> boxes.add(f.box()));
        boxes.removeIf(this::strip);
        return boxes;
    }

    /// Strips along the sides of the page, each with the thumb tabs on it.
    private List<Piece> strips() {
        List<PageBox> boxes = new ArrayList<>(ink.shapes());
        scene.ink().fills().forEach(f -> boxes.add(f.box()));
        List<Piece> strips = new ArrayList<>();
        for (PageBox box : boxes) {
            if (strip(box) && strips.stream().noneMatch(p -> p.box().touches(box))) {
                strips.add(
                        new Piece(
                                box,
                                lines.stream().filter(l -> box.containsCenterOf(l.box())).toList(),
                                true));
            }
        }
        return strips;
    }

    /// A small shade behind words of the furniture and nothing else.
    private boolean shade(PageBox b) {
        boolean banner =
                b.height() < BANNER_HEIGHT * scene.height()
                        && (scene.belowTop(b.y1()) < BANNER_BAND
                                || scene.aboveFoot(b.y0()) < BANNER_BAND);
        return (banner || b.area() < SHADE_SHARE * scene.width() * scene.height())
                && b.height() > SHADE_HEIGHT_PT
                && lines.stream().anyMatch(l -> b.containsCenterOf(l.box()))
                && scene.lines().stream()
                        .allMatch(l -> lines.contains(l) || !b.containsCenterOf(l.box()));
    }

    /// A strip along a side of the page, behind thumb tabs.
    private boolean strip(PageBox b) {
        return b.width() < STRIP_WIDTH * scene.width()
                && b.height() > STRIP_HEIGHT * scene.height()
                && (b.x0() < 1 || b.x1() > scene.width() - 1)
                && lines.stream().anyMatch(l -> b.containsCenterOf(l.box()));
    }

    List<Region> regions() {
        List<Piece> pieces = new ArrayList<>();
        Set<Line> inBlocks = new HashSet<>();
        for (List<Line> block : blocks) {
            pieces.add(new Piece(Region.boxOf(block), block, true));
            inBlocks.addAll(block);
        }
        lines.stream()
                .filter(l -> !inBlocks.contains(l))
                .limit(MAX_PIECES)
                .forEach(l -> pieces.add(new Piece(l.box(), List.of(l))));
        List<PageBox> drawings = drawings();
        drawings.stream().limit(MAX_PIECES).forEach(b -> pieces.add(new Piece(b, List.of())));
        List<Piece> strips = strips();
        List<Line> onStrips = strips.stream().flatMap(p -> p.lines().stream()).toList();
        pieces.removeIf(p -> !p.lines().isEmpty() && onStrips.containsAll(p.lines()));
        List<Piece> rows = join(pieces, this::besides);
        for (PageBox frame : FurnitureBars.frames(ink, scene)) {
            rows = held(rows, frame, p -> frame.containsCenterOf(p.box()));
        }
        FurnitureBars bars = new FurnitureBars(scene, lines, repeated);
        List<PageBox> holders =
                new ArrayList<>(bars.rows(pieces.stream().map(Piece::box).toList()));
        bars.cell().ifPresent(holders::add);
        holders.addAll(new FurnitureStrips(scene, lines, drawings, repeated).find(holders));
        for (PageBox strip : holders) {
            rows = held(rows, strip, p -> strip.containsCenterOf(p.box()));
        }
        List<Region> regions = new ArrayList<>();
        List<Piece> joined =
                grids(
                        join(
                                join(
                                        join(rows, FurnitureClusters::sameAddress),
                                        FurnitureClusters::interlocked),
                                (a, b) -> SideText.sameFile(a.lines(), b.lines())));
        joined.addAll(strips);
        for (Piece piece : joined) {
            PageBox box = piece.box();
            if (!piece.lines().isEmpty() || (box.width() > 10 && box.height() > 8)) {
                regions.add(region(box, piece.lines()));
            }
        }
        List<PageBox> taken = regions.stream().map(Region::box).toList();
        bars.alone(taken).forEach(b -> regions.add(region(b, List.of())));
        return regions;
    }

    private static Region region(PageBox box, List<Line> lines) {
        return new Region(ElementLabel.HEADER_FOOTER, box, 0.9, "page-furniture", lines);
    }

    /// The pieces with those joined that are the columns of one block: several of as many lines at
    /// the same heights.
    private static List<Piece> grids(List<Piece> pieces) {
        List<Piece> out = new ArrayList<>();
        List<Piece> left = new ArrayList<>(pieces);
        while (!left.isEmpty()) {
            Piece first = left.removeFirst();
            List<Piece> columns = left.stream().filter(p -> abreast(first, p)).toList();
            if (columns.size() + 1 >= MIN_COLUMNS) {
                left.removeAll(columns);
                out.add(columns.stream().reduce(first, Piece::with));
            } else {
                out.add(first);
            }
        }
        return out;
    }

    private static boolean abreast(Piece a, Piece b) {
        return a.lines().size() > 1
                && a.lines().size() == b.lines().size()
                && Math.abs(a.box().y0() - b.box().y0()) < ABREAST_PT
                && Math.abs(a.box().y1() - b.box().y1()) < ABREAST_PT
                && Math.max(a.box().width(), b.box().width())
                        < ALIKE_WIDTH * Math.min(a.box().width(), b.box().width());
    }

    /// The pieces with those joined that belong together, over and over.
    private static List<Piece> join(List<Piece> pieces, BiPredicate<Piece, Piece> together) {
        List<Piece> open = new ArrayList<>();
        for (Piece next : pieces) {
            Piece grown = next;
            boolean changed = true;
            while (changed) {
                changed = false;
                for (Piece other : List.copyOf(open)) {
                    if (together.test(grown, other)) {
                        open.remove(other);
                        grown = other.with(grown);
                        changed = true;
                    }
                }
            }
            open.add(grown);
        }
        return open;
    }

    private static List<Piece> held(List<Piece> pieces, PageBox holder, Predicate<Piece> inside) {
        List<Piece> out = new ArrayList<>(pieces);
        List<Piece> held = pieces.stream().filter(inside).toList();
        if (!held.isEmpty()) {
            out.removeAll(held);
            out.add(held.stream().reduce(new Piece(holder, List.of(), true), Piece::with));
        }
        return out;
    }

    private boolean besides(Piece a, Piece b) {
        boolean words = !a.lines().isEmpty() && !b.lines().isEmpty();
        boolean row =
                a.box().overlapY(b.box()) > 0.5 * Math.min(a.box().height(), b.box().height());
        if (words) {
            double gap = -a.box().overlapX(b.box());
            return row
                    && gap < ROW_GAP_PT
                    && !(a.whole() && b.whole())
                    && !(gap > GUTTER_PT && gutter(a.box(), b.box()));
        }
        boolean wide =
                (a.lines().isEmpty() && a.box().width() > SEPARATOR_SHARE * scene.width())
                        || (b.lines().isEmpty()
                                && b.box().width() > SEPARATOR_SHARE * scene.width());
        double beside = Math.max(BESIDE_PT, BESIDE_NAME * Math.max(a.lineHeight(), b.lineHeight()));
        return (row || !wide)
                && a.box().inflate(row ? beside : BESIDE_PT, UNDER_PT).touches(b.box());
    }

    /// Whether the white space between two boxes goes on between the lines above or below them.
    private boolean gutter(PageBox a, PageBox b) {
        double from = Math.min(a.x1(), b.x1());
        double to = Math.max(a.x0(), b.x0());
        double reach = GUTTER_REACH * Math.min(a.height(), b.height());
        double top = Math.max(a.y0(), b.y0()) - reach;
        double bottom = Math.min(a.y1(), b.y1()) + reach;
        boolean left = false;
        boolean right = false;
        for (Line line : lines) {
            PageBox l = line.box();
            if (l.centerY() < top || l.centerY() > bottom || a.touches(l) || b.touches(l)) {
                continue;
            }
            if (l.x0() < from - 1 && l.x1() > to + 1) {
                return false;
            }
            left |= l.x1() < from + GUTTER_PT / 2 && l.overlapX(a) + l.overlapX(b) > 0;
            right |= l.x0() > to - GUTTER_PT / 2;
        }
        return left && right;
    }

    /// Whether two pieces reach over each other: a letterhead set around its logo.
    private static boolean interlocked(Piece a, Piece b) {
        return a.box().overlapX(b.box()) > INTERLOCK_PT && a.box().overlapY(b.box()) > INTERLOCK_PT;
    }

    private static boolean sameAddress(Piece upper, Piece lower) {
        PageBox a = upper.box();
        PageBox b = lower.box();
        boolean starts = Math.abs(a.x0() - b.x0()) < ALIGNED_PT;
        boolean aligned =
                Math.abs(a.x1() - b.x1()) < ALIGNED_PT
                        || Math.abs(a.centerX() - b.centerX()) < ALIGNED_PT;
        double narrow = Math.min(a.width(), b.width()) / Math.max(a.width(), b.width());
        double h = Math.min(upper.lineHeight(), lower.lineHeight());
        boolean sameSize = Math.max(upper.lineHeight(), lower.lineHeight()) < SAME_HEIGHT * h;
        return h > 0
                && !upper.whole()
                && !lower.whole()
                && (starts || (aligned && narrow > MIN_WIDTH_SHARE))
                && -a.overlapY(b) < (sameSize ? LINE_GAP : TIGHT_GAP) * h;
    }

    /// Drawings besides separators, those that touch as one.
    private List<PageBox> drawings() {
        InkRaster raster = new InkRaster(scene.width(), scene.height());
        List<PageBox> boxes =
                shapes().stream()
                        .filter(
                                b ->
                                        b.width() <= SEPARATOR_SHARE * scene.width()
                                                || b.height() >= SEPARATOR_HEIGHT_PT)
                        .toList();
        boxes.forEach(b -> raster.mark(b.inflate(INK_GAP_PT / 2, INK_GAP_DOWN_PT / 2)));
        List<List<PageBox>> members = new ArrayList<>();
        int count = raster.label();
        for (int i = 0; i < count; i++) {
            members.add(new ArrayList<>());
        }
        boxes.forEach(b -> members.get(raster.labelAt(b.centerX(), b.centerY())).add(b));
        return members.stream().filter(m -> !m.isEmpty()).map(PageBox::enclosing).toList();
    }
}
