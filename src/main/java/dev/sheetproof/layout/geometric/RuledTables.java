package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Stroke;
import dev.sheetproof.tables.RuleGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;

/// Finds tables whose cells are framed: networks of rules across and down with text in their faces.
///
/// Grids without text in them are plots, sparse networks are wiring, and networks crossed by curves
/// are drawings: these are left to [FigureFinder].
final class RuledTables {

    /// Smallest table in points.
    private static final double MIN_WIDTH_PT = 30;

    private static final double MIN_HEIGHT_PT = 10;

    /// Share of the faces that hold text; plots have hardly any, tables few empty ones.
    private static final double TEXT_FACES = 0.3;

    /// Share of the grid's elementary edges that are drawn; wiring draws few.
    private static final double MIN_FILL = 0.42;

    /// Share of the page above which one face is the frame around other things.
    private static final double CONTAINER_SHARE = 0.3;

    /// Lines of text, or curves, from which a face of that size is such a frame.
    private static final int FRAMED_LINES = 8;

    private static final int FRAMED_CURVES = 12;

    /// Width in points, and letters, of the frame of a tolerance in a drawing at most.
    private static final double TOLERANCE_WIDTH_PT = 90;

    private static final int TOLERANCE_LETTERS = 12;

    /// Share of page furniture that lies in the frame of a table whose row it is.
    private static final double INSIDE_SHARE = 0.9;

    /// Lines a table has at least for each line of such a row.
    private static final int OWN_LINES = 3;

    /// Points by which such rows may reach up beside the last of the others.
    private static final double LAST_ROW_PT = 4;

    /// Curved or diagonal strokes a framed table may hold per face with text: arrows, ticks,
    /// symbols.
    private static final double CURVES_PER_FACE = 1.0;

    /// Share of a grid's width and height that a plotted line runs through.
    private static final double CROSSED_SHARE = 0.25;

    /// Filled shapes smaller than this many points are symbols in the text.
    private static final double ARROW_PT = 1.5;

    /// Strokes smaller than this many points are symbols in the text.
    private static final double SYMBOL_PT = 5;

    /// @param barred tells areas that are no table
    List<Region> find(
            PageScene scene, List<RuleNetworks.Network> networks, Predicate<PageBox> barred) {
        List<Region> tables = new ArrayList<>();
        for (RuleNetworks.Network network : networks) {
            if (network.across() >= 2
                    && network.down() >= 2
                    && network.box().width() >= MIN_WIDTH_PT
                    && network.box().height() >= MIN_HEIGHT_PT) {
                tables.addAll(table(scene, network, barred));
            }
        }
        return tables;
    }

    private static List<Region> table(
            PageScene scene, RuleNetworks.Network network, Predicate<PageBox> barred) {
        Optional<RuleGrid> found = RuleGrid.of(network.box(), network.rules());
        if (found.isEmpty()) {
            return List.of();
        }
        RuleGrid grid = found.get();
        double pageArea = scene.width() * scene.height();
        List<RuleGrid.Face> faces = new ArrayList<>();
        List<PageBox> containers = new ArrayList<>();
        for (RuleGrid.Face face : grid.faces()) {
            if (face.box().area() > CONTAINER_SHARE * pageArea && holdsMore(scene, face)) {
                containers.add(face.box());
            } else {
                faces.add(face);
            }
        }
        if (faces.isEmpty()) {
            return List.of();
        }
        PageBox box = PageBox.enclosing(faces.stream().map(RuleGrid.Face::box).toList());
        if (containers.stream().anyMatch(c -> c.overlapArea(box) > 0.2 * c.area())) {
            return List.of();
        }
        List<Line> lines = scene.freeIn(box);
        return !barred.test(box)
                        && !Leads.stickOut(network)
                        && convincing(scene, grid, faces, lines, box)
                ? TitleBand.part(
                        new Region(ElementLabel.TABLE, box, 0.95, "ruled-table", lines)
                                .seeing(figures(faces, network)),
                        faces)
                : List.of();
    }

    /// The table with the last rows that were taken for page furniture, because a table ends there
    /// on each page: what stands in the frame of a table below its other rows is none.
    static Region reclaimed(PageScene scene, Region table) {
        if (table.label() != ElementLabel.TABLE || table.lines().isEmpty()) {
            return table;
        }
        double end = Region.boxOf(table.lines()).y1();
        List<Region> rows =
                scene.regions(ElementLabel.HEADER_FOOTER).stream()
                        .filter(
                                f ->
                                        f.box().shareInside(table.box().inflate(1)) > INSIDE_SHARE
                                                && f.box().y0() > end - LAST_ROW_PT)
                        .toList();
        int more = rows.stream().mapToInt(f -> f.lines().size()).sum();
        if (more * OWN_LINES > table.lines().size()) {
            return table;
        }
        List<Line> lines = new ArrayList<>(table.lines());
        for (Region row : rows) {
            scene.remove(row);
            lines.addAll(row.lines());
        }
        return table.withLines(lines);
    }

    private static String figures(List<RuleGrid.Face> faces, RuleNetworks.Network network) {
        long rows = faces.stream().mapToInt(RuleGrid.Face::row).distinct().count();
        long columns = faces.stream().mapToInt(RuleGrid.Face::column).distinct().count();
        return String.join(
                ", ",
                RuleReasons.count(rows, "row"),
                RuleReasons.count(columns, "column"),
                RuleReasons.count(network.rules().size(), "rule"));
    }

    /// Whether a picture fills a cell.
    private static boolean pictured(PageScene scene, RuleGrid.Face face) {
        return scene.ink().images().stream()
                .anyMatch(
                        i ->
                                face.box().containsCenterOf(i.box())
                                        && i.box().area() > 0.1 * face.box().area());
    }

    /// A large face with several rows of text side by side, or with a drawing, is a frame; a tall
    /// cell of one paragraph is not.
    private static boolean holdsMore(PageScene scene, RuleGrid.Face face) {
        return scene.linesIn(face.box()).size() > FRAMED_LINES
                || curves(scene, face.box()) > FRAMED_CURVES
                || pictured(scene, face);
    }

    private static boolean convincing(
            PageScene scene,
            RuleGrid grid,
            List<RuleGrid.Face> faces,
            List<Line> lines,
            PageBox box) {
        TreeSet<Integer> columns = new TreeSet<>();
        TreeSet<Integer> rows = new TreeSet<>();
        int withText = 0;
        for (RuleGrid.Face face : faces) {
            boolean text =
                    lines.stream().anyMatch(l -> face.box().containsCenterOf(l.box()))
                            || pictured(scene, face);
            if (text) {
                withText++;
                columns.add(face.column());
                rows.add(face.row());
            }
        }
        boolean shape =
                columns.size() >= 2
                        && ((withText >= 3 && (rows.size() >= 2 || columns.size() >= 3))
                                || (withText >= 2 && withText == faces.size()));
        boolean full = withText >= TEXT_FACES * faces.size() && grid.fill() >= MIN_FILL;
        boolean tolerance =
                rows.size() < 2
                        && box.width() < TOLERANCE_WIDTH_PT
                        && lines.stream().mapToInt(l -> l.text().strip().length()).sum()
                                <= TOLERANCE_LETTERS;
        boolean logo =
                rows.size() < 2 && lines.stream().anyMatch(l -> scene.fonts().larger(l.style()));
        return shape
                && !logo
                && !tolerance
                && full
                && !Leads.at(box, scene.ink().rules())
                && !holdsFigure(lines)
                && !crossed(scene, box)
                && !Terminals.in(scene, box, lines.size())
                && curves(scene, box) <= CURVES_PER_FACE * withText
                && !straddled(grid, faces, lines);
    }

    /// Whether the caption of a figure stands among the lines: they are framed together.
    static boolean holdsFigure(List<Line> lines) {
        return lines.stream().anyMatch(l -> CaptionPatterns.standard().startsFigure(l.text()));
    }

    /// Curves, diagonals and shapes such as arrow heads inside a box.
    static long curves(PageScene scene, PageBox box) {
        long strokes =
                scene.ink().strokes().stream()
                        .filter(
                                s ->
                                        (s.curved() || s.diagonal())
                                                && large(s)
                                                && box.containsCenterOf(s.box()))
                        .count();
        long shapes =
                scene.ink().fills().stream()
                        .filter(
                                f ->
                                        !f.rectangle()
                                                && f.box().height() > ARROW_PT
                                                && f.box().width() > ARROW_PT
                                                && box.containsCenterOf(f.box()))
                        .count();
        return strokes + shapes;
    }

    /// Whether a curve or diagonal runs through a good part of the box: a plotted line.
    static boolean crossed(PageScene scene, PageBox box) {
        return scene.ink().strokes().stream()
                .anyMatch(
                        s ->
                                (s.curved() || s.diagonal())
                                        && box.containsCenterOf(s.box())
                                        && s.box().width() > CROSSED_SHARE * box.width()
                                        && s.box().height() > CROSSED_SHARE * box.height());
    }

    private static boolean large(Stroke stroke) {
        return Math.max(stroke.box().width(), stroke.box().height()) > SYMBOL_PT;
    }

    /// Text that runs over the edges of its face lies on a drawing: legends over plots.
    private static boolean straddled(RuleGrid grid, List<RuleGrid.Face> faces, List<Line> lines) {
        long over =
                lines.stream()
                        .filter(
                                l ->
                                        faces.stream()
                                                .filter(f -> f.box().containsCenterOf(l.box()))
                                                .anyMatch(
                                                        f ->
                                                                l.box()
                                                                                .shareInside(
                                                                                        f.box()
                                                                                                .inflate(
                                                                                                        2))
                                                                        < 0.75))
                        .count();
        return over * 3 > lines.size() && grid.faces().size() > 1;
    }
}
