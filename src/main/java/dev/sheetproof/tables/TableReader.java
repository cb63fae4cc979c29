package dev.sheetproof.tables;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Reads the structure of a table from the rules and the text inside its box: a ruled grid where
/// rules run both ways, else columns by gutters and rows by rules or baselines.
public final class TableReader {

    /// Rules may stick out of the table's box by this many points.
    private static final double SLACK_PT = 2.5;

    /// Shortest rule that can part cells, in points.
    private static final double MIN_RULE_PT = 4;

    /// Shaded rectangles lower than this many points are marks.
    private static final double MIN_FILL_PT = 5;

    /// Edges of shades that differ by less are one, in points.
    private static final double SAME_EDGE_PT = 0.5;

    /// More shades than this are not held against each other.
    private static final int MAX_SHADES = 500;

    private static final int WHITE = 0xFFFFFF;

    private TableReader() {}

    /// @param element number of the table element on its page
    /// @param box the element's box
    public static TableStructure read(ParsedPage page, int element, PageBox box) {
        List<Line> lines =
                page.lines().stream()
                        .filter(
                                l ->
                                        !l.text().isBlank()
                                                && box.inflate(1).containsCenterOf(l.box()))
                        .toList();
        List<Line> visible = lines.stream().filter(Line::visible).toList();
        // An OCR layer counts only where nothing visible does.
        List<Line> readable = visible.size() * 4 < lines.size() ? lines : visible;
        TableTurn turn =
                TableTurn.of(
                        readable, page.info().frame().widthPt(), page.info().frame().heightPt());
        List<Line> turned = ColumnNames.apart(readable).stream().map(turn::turn).toList();
        PageBox bounds = turn.turn(box);
        List<Rule> rules = rules(page, box).stream().map(turn::turn).toList();
        List<GridCell> grid = cells(bounds, turned, rules);
        return new Labels(page.number(), element, grid, turn).structure();
    }

    static List<GridCell> cells(PageBox bounds, List<Line> lines, List<Rule> rules) {
        Optional<List<GridCell>> ruled = RuledCells.of(bounds, lines, rules);
        return ruled.orElseGet(() -> AlignedCells.of(bounds, lines, rules));
    }

    private static List<Rule> rules(ParsedPage page, PageBox box) {
        PageBox near = box.inflate(SLACK_PT);
        List<Rule> rules = new ArrayList<>();
        for (Rule rule : page.graphics().rules()) {
            if (rule.length() >= MIN_RULE_PT && near.touches(rule.box())) {
                rules.add(rule);
            }
        }
        List<Fill> shades =
                page.graphics().fills().stream()
                        .filter(f -> f.rectangle() && f.rgb() != WHITE && near.contains(f.box()))
                        .filter(f -> f.box().height() >= MIN_FILL_PT)
                        .filter(f -> f.box().width() >= MIN_FILL_PT)
                        .toList();
        for (Fill fill : shades) {
            PageBox b = fill.box();
            if (shades.size() > MAX_SHADES || shades.stream().noneMatch(o -> backs(o, fill))) {
                rules.add(new Rule(true, b.y0(), b.x0(), b.x1(), 0, fill.rgb()));
                rules.add(new Rule(true, b.y1(), b.x0(), b.x1(), 0, fill.rgb()));
                rules.add(new Rule(false, b.x0(), b.y0(), b.y1(), 0, fill.rgb()));
                rules.add(new Rule(false, b.x1(), b.y0(), b.y1(), 0, fill.rgb()));
            }
        }
        return rules;
    }

    /// Whether a shade stands on another of its colour: the shade of a paragraph in its cell.
    private static boolean backs(Fill back, Fill front) {
        return back.rgb() == front.rgb()
                && back.box().area() > front.box().area()
                && back.box().inflate(SAME_EDGE_PT).contains(front.box());
    }

    /// Cells in the order of the stored table.
    static final Comparator<Cell> ORDER =
            Comparator.comparing(Cell::page)
                    .thenComparingInt(Cell::element)
                    .thenComparingInt(Cell::row)
                    .thenComparingInt(Cell::column);
}
