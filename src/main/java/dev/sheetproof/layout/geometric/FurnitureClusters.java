package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
    private static final double ROW_GAP_PT = 17;

    /// White space between lines of one address, in line heights.
    private static final double LINE_GAP = 0.9;

    /// The same for lines of different sizes: a name with its family under it.
    private static final double TIGHT_GAP = 0.25;

    /// Heights of such lines differ by less than this factor.
    private static final double SAME_HEIGHT = 1.35;

    /// Edges or middles of such lines differ by at most this many points.
    private static final double ALIGNED_PT = 5;

    /// Width of the shorter of two such lines as a share of the longer: a page number over a line
    /// of print is none of it.
    private static final double MIN_WIDTH_SHARE = 0.12;

    /// Width of a strip along a side of the page at most, and its height at least, as shares of the
    /// page.
    private static final double STRIP_WIDTH = 0.12;

    private static final double STRIP_HEIGHT = 0.5;

    /// Share of the page width above which a flat drawing is a separator and joins nothing.
    private static final double SEPARATOR_SHARE = 0.5;

    private static final double SEPARATOR_HEIGHT_PT = 12;

    /// Share of such a rule that the pieces along it must reach over together.
    private static final double BAND_SHARE = 0.4;

    /// Width of the rule under a running head as a share of the page.
    private static final double HEAD_RULE_SHARE = 0.6;

    /// Distance in points over which a wide rule, and the rows over it, tie pieces into one running
    /// head.
    private static final double BAND_REACH_PT = 18;

    /// The same below the rule.
    private static final double TOUCH_PT = 5;

    /// White space between two rules that hold a row of a table, in points.
    private static final double MIN_ROW_PT = 8;

    private static final double MAX_ROW_PT = 22;

    /// Height of a title block at most, as a share of the page.
    private static final double BLOCK_SHARE = 0.2;

    /// Pieces looked at one by one; a page with more has drawings in its margins.
    private static final int MAX_PIECES = 400;

    /// Something drawn or written in the margin.
    ///
    /// @param lines empty for drawings
    private record Piece(PageBox box, List<Line> lines) {

        Piece with(Piece other) {
            List<Line> all = new ArrayList<>(lines);
            all.addAll(other.lines);
            return new Piece(box.union(other.box), all);
        }

        /// Mean height of its lines; 0 for drawings.
        double lineHeight() {
            return lines.stream().mapToDouble(l -> l.box().height()).average().orElse(0);
        }
    }

    private final PageScene scene;
    private final List<Line> lines;
    private final InkSet ink;

    FurnitureClusters(PageScene scene, List<Line> lines, InkSet ink) {
        this.scene = scene;
        this.lines = lines;
        this.ink = ink;
    }

    /// The pieces of a running head over a rule as wide as the text, as one: all rows while they
    /// stand close, and what touches the rule from below.
    private List<Piece> alongRules(List<Piece> pieces) {
        List<Piece> open = new ArrayList<>(pieces);
        for (PageBox rule : separators()) {
            List<Piece> band = new ArrayList<>();
            double edge = rule.y0();
            for (Piece piece : upwards(open)) {
                PageBox b = piece.box();
                boolean below = b.centerY() > rule.centerY();
                boolean near =
                        below ? b.y0() - rule.y1() < TOUCH_PT : edge - b.y1() < BAND_REACH_PT;
                if (near && b.overlapX(rule) > 0.5 * b.width()) {
                    band.add(piece);
                    edge = Math.min(edge, b.y0());
                }
            }
            PageBox box =
                    band.isEmpty()
                            ? rule
                            : PageBox.enclosing(band.stream().map(Piece::box).toList());
            boolean whole =
                    band.size() > 1
                            ? box.width() > BAND_SHARE * rule.width()
                            : !band.isEmpty() && repeats(rule);
            if (whole) {
                open.removeAll(band);
                open.add(band.stream().reduce(new Piece(box.union(rule), List.of()), Piece::with));
            }
        }
        return open;
    }

    private boolean repeats(PageBox rule) {
        return ink.rules().stream().anyMatch(r -> r.box().equals(rule))
                || ink.shapes().contains(rule);
    }

    private static List<Piece> upwards(List<Piece> pieces) {
        return pieces.stream()
                .sorted(
                        Comparator.comparingDouble((Piece p) -> -p.box().y1())
                                .thenComparingDouble(p -> p.box().x0()))
                .toList();
    }

    /// What is drawn visibly besides rules.
    private List<PageBox> shapes() {
        List<PageBox> boxes = new ArrayList<>();
        ink.fills().stream().filter(f -> f.rgb() != 0xFFFFFF).forEach(f -> boxes.add(f.box()));
        ink.strokes().forEach(s -> boxes.add(s.box()));
        ink.images().forEach(i -> boxes.add(i.box()));
        boxes.removeIf(this::strip);
        return boxes;
    }

    /// Strips along the sides of the page, each with the thumb tabs on it.
    private List<Piece> strips() {
        List<PageBox> boxes = new ArrayList<>(ink.shapes());
        boxes.addAll(scene.ink().fills().stream().map(Fill::box).toList());
        List<Piece> strips = new ArrayList<>();
        for (PageBox box : boxes) {
            if (strip(box) && strips.stream().noneMatch(s -> s.box().touches(box))) {
                strips.add(
                        new Piece(
                                box,
                                lines.stream()
                                        .filter(l -> box.containsCenterOf(l.box()))
                                        .toList()));
            }
        }
        return strips;
    }

    /// A strip along a side of the page, behind thumb tabs.
    private boolean strip(PageBox b) {
        return b.width() < STRIP_WIDTH * scene.width()
                && b.height() > STRIP_HEIGHT * scene.height()
                && (b.x0() < 1 || b.x1() > scene.width() - 1)
                && lines.stream().anyMatch(l -> b.containsCenterOf(l.box()));
    }

    private List<PageBox> separators() {
        List<PageBox> flat = new ArrayList<>();
        scene.ink().rules().forEach(r -> flat.add(r.box()));
        ink.rules().forEach(r -> flat.add(r.box()));
        flat.addAll(ink.shapes());
        List<PageBox> wide =
                flat.stream()
                        .filter(
                                b ->
                                        b.width() > HEAD_RULE_SHARE * scene.width()
                                                && b.height() < SEPARATOR_HEIGHT_PT)
                        .toList();
        return wide.stream()
                .filter(
                        b ->
                                b.centerY() < FurnitureFinder.BAND * scene.height()
                                        && wide.stream().noneMatch(w -> rowBelow(b, w)))
                .sorted(Comparator.comparingDouble(PageBox::y0).thenComparingDouble(PageBox::x0))
                .toList();
    }

    /// Whether another rule as long lies a row of a table below.
    private static boolean rowBelow(PageBox rule, PageBox other) {
        double down = other.y0() - rule.y1();
        return down > MIN_ROW_PT
                && down < MAX_ROW_PT
                && Math.abs(other.x0() - rule.x0()) < ALIGNED_PT
                && Math.abs(other.x1() - rule.x1()) < ALIGNED_PT;
    }

    List<Region> regions() {
        List<Piece> strips = strips();
        List<Line> onStrips = strips.stream().flatMap(s -> s.lines().stream()).toList();
        List<Piece> pieces = new ArrayList<>();
        lines.stream()
                .filter(l -> !onStrips.contains(l))
                .limit(MAX_PIECES)
                .forEach(l -> pieces.add(new Piece(l.box(), List.of(l))));
        drawings().stream().limit(MAX_PIECES).forEach(b -> pieces.add(new Piece(b, List.of())));
        List<Piece> rows = join(pieces, this::besides);
        for (PageBox frame : frames()) {
            rows = held(rows, frame, p -> frame.containsCenterOf(p.box()));
        }
        List<Region> regions = new ArrayList<>();
        List<Piece> joined = join(alongRules(rows), FurnitureClusters::sameAddress);
        joined.addAll(strips);
        for (Piece piece : joined) {
            PageBox box = piece.box();
            if (!piece.lines().isEmpty() || (box.width() > 10 && box.height() > 8)) {
                regions.add(
                        new Region(
                                ElementLabel.HEADER_FOOTER,
                                box,
                                0.9,
                                "page-furniture",
                                piece.lines()));
            }
        }
        return regions;
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
            out.add(held.stream().reduce(new Piece(holder, List.of()), Piece::with));
        }
        return out;
    }

    private boolean besides(Piece a, Piece b) {
        boolean words = !a.lines().isEmpty() && !b.lines().isEmpty();
        boolean row =
                a.box().overlapY(b.box()) > 0.5 * Math.min(a.box().height(), b.box().height());
        if (words) {
            return row && -a.box().overlapX(b.box()) < ROW_GAP_PT;
        }
        boolean wide =
                (a.lines().isEmpty() && a.box().width() > SEPARATOR_SHARE * scene.width())
                        || (b.lines().isEmpty()
                                && b.box().width() > SEPARATOR_SHARE * scene.width());
        return (row || !wide) && a.box().inflate(BESIDE_PT, UNDER_PT).touches(b.box());
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
                && (starts || aligned)
                && narrow > MIN_WIDTH_SHARE
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

    /// Frames of title blocks.
    private List<PageBox> frames() {
        List<Rule> frames =
                ink.rules().stream()
                        .filter(r -> r.horizontal() || r.length() < BLOCK_SHARE * scene.height())
                        .toList();
        List<PageBox> blocks = new ArrayList<>();
        for (RuleNetworks.Network network :
                RuleNetworks.of(frames, scene.width(), scene.height())) {
            if (network.across() >= 2 && network.down() >= 2) {
                blocks.add(network.box());
            }
        }
        return blocks;
    }
}
