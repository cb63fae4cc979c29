package dev.sheetproof.ui.page.overlay;

import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.evidence.LayoutDifference.Change;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.Rule;
import dev.sheetproof.ui.page.PageMarks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.scene.paint.Color;

/// Overlays for whoever looks into how a page was laid out.
public final class LayoutOverlays {

    private static final double TAG_SCALE = 0.8;

    private LayoutOverlays() {}

    /// Every proposal of the detector; those that were dropped are broken.
    public static PageOverlay proposals(PageLayout layout) {
        Set<Detection> dropped = new HashSet<>();
        layout.dropped().forEach(drop -> dropped.add(drop.detection()));
        BoxIndex<Detection> index = new BoxIndex<>(layout.raw(), Detection::box);
        return pen -> {
            for (Detection detection : index.touching(pen.visible())) {
                Color colour = Palette.of(detection.label());
                if (dropped.contains(detection)) {
                    pen.outline(detection.box(), colour, 1, 4, 3);
                } else {
                    pen.outline(detection.box(), colour, 1);
                }
                if (pen.pxPerPt() >= TAG_SCALE) {
                    pen.tagAfter(
                            detection.box(),
                            String.format(
                                    Locale.ROOT,
                                    "%s %.2f",
                                    detection.source(),
                                    detection.confidence()),
                            colour,
                            Palette.TAG_INK);
                }
            }
        };
    }

    /// The cells of the tables, those that label columns filled.
    public static PageOverlay cells(List<Cell> cells) {
        BoxIndex<Cell> index = new BoxIndex<>(cells, Cell::box);
        return pen -> {
            List<Cell> seen = index.touching(pen.visible());
            for (Cell cell : seen) {
                if (cell.header()) {
                    pen.fill(cell.box(), Palette.GRID_HEADER);
                }
            }
            pen.outlines(seen, Cell::box, cell -> Palette.GRID, 0.75);
        };
    }

    /// What was dropped, and chunks a reader should be careful with, each with the reason.
    ///
    /// @param said words a reason in the language of the window
    public static PageOverlay guards(
            List<PageLayout.Dropped> dropped,
            List<PageMarks.MarkedChunk> chunks,
            UnaryOperator<String> said) {
        return pen -> {
            for (PageLayout.Dropped drop : dropped) {
                PageBox box = drop.detection().box();
                pen.outline(box, Palette.GUARD, 1, 4, 3);
                if (pen.pxPerPt() >= TAG_SCALE) {
                    pen.tagAfter(box, said.apply(drop.reason()), Palette.GUARD, Palette.TAG_INK);
                }
            }
            for (PageMarks.MarkedChunk chunk : chunks) {
                List<String> warnings = chunk.stored().chunk().warnings();
                if (!warnings.isEmpty()) {
                    chunk.boxes().forEach(box -> pen.outline(box, Palette.GUARD, 2));
                    pen.tagBefore(
                            chunk.boxes().getFirst(),
                            said.apply(String.join(", ", warnings)),
                            Palette.GUARD,
                            Palette.TAG_INK);
                }
            }
        };
    }

    /// The place of every element in the reading order, from 1.
    public static PageOverlay order(List<Element> elements) {
        return pen -> {
            for (Element element : elements) {
                pen.tagBefore(
                        element.box(),
                        Integer.toString(element.number() + 1),
                        Palette.LOST,
                        Palette.TAG_INK);
            }
        };
    }

    /// The text columns of the page.
    public static PageOverlay columns(List<Line> lines) {
        SortedMap<Integer, List<PageBox>> columns = new TreeMap<>();
        for (Line line : lines) {
            if (line.column() >= 0) {
                columns.computeIfAbsent(line.column(), k -> new ArrayList<>()).add(line.box());
            }
        }
        return pen ->
                columns.forEach(
                        (column, boxes) -> {
                            PageBox box = PageBox.enclosing(boxes);
                            pen.fill(box, Palette.CHUNK_FILL);
                            pen.outline(box, Palette.LINE, 1);
                            pen.tagBefore(
                                    box,
                                    Integer.toString(column + 1),
                                    Palette.LINE,
                                    Palette.TAG_INK);
                        });
    }

    /// Ruling lines, across and down in two colours.
    public static PageOverlay rules(List<Rule> rules) {
        BoxIndex<Rule> index = new BoxIndex<>(rules, Rule::box);
        return pen ->
                pen.outlines(
                        index.touching(pen.visible()),
                        Rule::box,
                        rule -> rule.horizontal() ? Palette.RULE_ACROSS : Palette.RULE_DOWN,
                        1);
    }

    /// What another detector finds: more in green, less in red and broken, elsewhere in orange with
    /// the old place broken, under another label in purple.
    ///
    /// @param name how an element's label is called
    /// @param kind how a kind of change is called
    public static PageOverlay difference(
            LayoutDifference difference,
            Function<Element, String> name,
            Function<LayoutDifference.Kind, String> kind) {
        return pen -> {
            for (Change change : difference.changes()) {
                String said = kind.apply(change.kind());
                switch (change) {
                    case Change.Added(Element now) -> {
                        pen.outline(now.box(), Palette.ADDED, 2);
                        tag(pen, now, said + " " + name.apply(now), Palette.ADDED);
                    }
                    case Change.Lost(Element before) -> {
                        pen.outline(before.box(), Palette.LOST, 2, 6, 4);
                        tag(pen, before, said + " " + name.apply(before), Palette.LOST);
                    }
                    case Change.Moved(Element before, Element now, double _) -> {
                        pen.outline(before.box(), Palette.MOVED, 1, 4, 3);
                        pen.outline(now.box(), Palette.MOVED, 2);
                        tag(pen, now, said + " " + name.apply(now), Palette.MOVED);
                    }
                    case Change.Relabelled(Element before, Element now, double _) -> {
                        pen.outline(now.box(), Palette.RELABELLED, 2);
                        tag(
                                pen,
                                now,
                                name.apply(before) + " → " + name.apply(now),
                                Palette.RELABELLED);
                    }
                    case Change.Same(Element _, Element now) ->
                            pen.outline(now.box(), Palette.LINE, 0.75);
                }
            }
        };
    }

    private static void tag(Pen pen, Element element, String text, Color colour) {
        if (pen.pxPerPt() >= TAG_SCALE) {
            pen.tagAfter(element.box(), text, colour, Palette.TAG_INK);
        }
    }
}
