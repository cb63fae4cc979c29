package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import dev.sheetproof.tables.Gutters;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Finds tables ruled only across, or shaded by rows: stacks of equally long rules with rows of
/// cells between them.
final class HalfRuledTables {

    /// Ends of the rules of a stack differ by at most this many points.
    private static final double SAME_END_PT = 9;

    /// Pieces of one rule on one height are at most this many points apart: rules drawn cell by
    /// cell.
    private static final double PIECE_GAP_PT = 14;

    /// Shortest rule of a stack in points.
    private static final double MIN_LENGTH_PT = 70;

    /// Words of a mean cell above which a band is prose between separators.
    private static final double MAX_CELL_WORDS = 6;

    /// Share of rows with a bullet from which the rows are a list.
    private static final double BULLETED_SHARE = 0.45;

    /// Height of a band without cells side by side that may stand inside a table, in points: a
    /// subheading.
    private static final double SUBHEADING_PT = 34;

    /// Bands that must keep a gutter where their cells are long, and words of a line of their
    /// names.
    private static final int MIN_ALIGNED = 3;

    private static final double MAX_NAME_WORDS = 4;

    /// Height of such a band as a share of the page.
    private static final double MAX_BAND_SHARE = 0.25;

    /// Words of a line of prose, and share of such lines above which two rules frame prose.
    private static final int PROSE_WORDS = 7;

    private static final double PROSE_SHARE = 0.25;

    /// Short rules inside two rules from which what they frame is wiring.
    private static final int MAX_SHORT_RULES = 8;

    /// Rules that may frame a page, the share of its height they stand apart, and the lines of
    /// prose there are between them at least.
    private static final int FRAME_RULES = 3;

    private static final double FRAME_SHARE = 0.4;

    private static final int FRAME_PROSE = 8;

    /// Share of the height of a table that the rules between its columns have.
    private static final double COLUMN_SHARE = 0.8;

    /// Rules or shaded rows looked at on one page; more are a drawing.
    private static final int MAX_LEVELS = 2_000;

    private record Level(double at, double from, double to) {

        boolean sameExtent(Level other) {
            return Math.abs(from - other.from) <= SAME_END_PT
                    && Math.abs(to - other.to) <= SAME_END_PT;
        }
    }

    /// @param barred tells areas that are no table
    List<Region> find(PageScene scene, Predicate<PageBox> barred) {
        List<Level> levels = levels(scene);
        List<Region> tables = new ArrayList<>();
        if (levels.size() > MAX_LEVELS) {
            return tables;
        }
        boolean[] used = new boolean[levels.size()];
        for (int i = 0; i < levels.size(); i++) {
            if (used[i]) {
                continue;
            }
            List<Integer> stack = stack(scene, levels, used, i);
            table(scene, levels, stack)
                    .filter(t -> !barred.test(t.box()))
                    .map(new HeaderRows(scene)::above)
                    .map(new TrailingRows(scene)::below)
                    .ifPresent(
                            t -> {
                                tables.add(t);
                                scene.add(t);
                            });
            for (int s : stack) {
                used[s] = true;
            }
        }
        return tables;
    }

    private static List<Level> levels(PageScene scene) {
        List<PageBox> taken = scene.regions().stream().map(r -> r.box().inflate(1)).toList();
        List<Level> pieces = new ArrayList<>();
        for (Rule rule : scene.ink().rules()) {
            if (rule.horizontal() && rule.length() > 3 && free(taken, rule.box())) {
                pieces.add(new Level(rule.at(), rule.from(), rule.to()));
            }
        }
        for (Fill fill : scene.ink().fills()) {
            if (RuleNetworks.shading(fill, scene) && free(taken, fill.box())) {
                pieces.add(new Level(fill.box().y0(), fill.box().x0(), fill.box().x1()));
                pieces.add(new Level(fill.box().y1(), fill.box().x0(), fill.box().x1()));
            }
        }
        pieces.sort(
                Comparator.comparingDouble(Level::at)
                        .thenComparingDouble(Level::from)
                        .thenComparingDouble(Level::to));
        return join(pieces);
    }

    private static boolean free(List<PageBox> taken, PageBox box) {
        return taken.stream().noneMatch(t -> t.contains(box.centerX(), box.centerY()));
    }

    private static List<Level> join(List<Level> pieces) {
        List<Level> levels = new ArrayList<>();
        int i = 0;
        while (i < pieces.size()) {
            int j = i;
            while (j < pieces.size() && pieces.get(j).at() - pieces.get(i).at() < 1.5) {
                j++;
            }
            List<Level> row = new ArrayList<>(pieces.subList(i, j));
            row.sort(Comparator.comparingDouble(Level::from).thenComparingDouble(Level::to));
            Level open = row.getFirst();
            for (Level piece : row.subList(1, row.size())) {
                if (piece.from() - open.to() <= PIECE_GAP_PT) {
                    open = new Level(open.at(), open.from(), Math.max(open.to(), piece.to()));
                } else {
                    levels.add(open);
                    open = piece;
                }
            }
            levels.add(open);
            i = j;
        }
        return levels.stream()
                .filter(l -> l.to() - l.from() >= MIN_LENGTH_PT)
                .sorted(Comparator.comparingDouble(Level::at).thenComparingDouble(Level::from))
                .toList();
    }

    private static List<Integer> stack(
            PageScene scene, List<Level> levels, boolean[] used, int first) {
        List<Integer> stack = new ArrayList<>(List.of(first));
        List<PageBox> cells = new ArrayList<>();
        int lastTabular = 0;
        int lastAligned = 0;
        int aligned = 0;
        for (int j = first + 1; j < levels.size(); j++) {
            Level above = levels.get(stack.getLast());
            Level level = levels.get(j);
            if (used[j] || !level.sameExtent(above)) {
                continue;
            }
            Band band = band(scene, above, level, cells);
            if (!band.tabular() && !band.aligned() && !band.light()) {
                break;
            }
            stack.add(j);
            if (band.aligned()) {
                band.lines().forEach(l -> cells.add(l.box()));
                aligned++;
                lastAligned = stack.size() - 1;
            }
            if (band.tabular()) {
                lastTabular = stack.size() - 1;
            }
        }
        int last = aligned >= MIN_ALIGNED ? Math.max(lastTabular, lastAligned) : lastTabular;
        return stack.subList(0, last + 1);
    }

    /// What stands between two rules.
    ///
    /// @param tabular rows of short cells
    /// @param aligned cells of any length that keep the gutters of the bands above, the first ones
    ///   being names
    /// @param light low enough for a subheading
    private record Band(boolean tabular, boolean aligned, boolean light, List<Line> lines) {}

    private static Band band(PageScene scene, Level above, Level below, List<PageBox> cells) {
        PageBox box =
                new PageBox(
                        Math.min(above.from(), below.from()) - 2,
                        above.at() - 1,
                        Math.max(above.to(), below.to()) + 2,
                        below.at() + 1);
        List<Line> lines = scene.freeIn(box);
        if (lines.isEmpty()) {
            boolean light = box.height() < SUBHEADING_PT && scene.linesIn(box).isEmpty();
            return new Band(false, false, light, lines);
        }
        if (lines.stream().anyMatch(l -> startsTable(l.text()))) {
            return new Band(false, false, false, lines);
        }
        List<TextRow> rows = TextRow.of(lines);
        Gutters gutters = RowRun.guttersOf(rows);
        RowRun run = new RowRun(rows, gutters);
        boolean plain = RuledTables.curves(scene, box) <= lines.size();
        boolean tabular =
                gutters.count() >= 2
                        && run.wordsPerCell() <= MAX_CELL_WORDS
                        && run.filledShare() >= 0.34
                        && plain;
        boolean aligned =
                plain
                        && box.height() < MAX_BAND_SHARE * scene.height()
                        && aligned(cells, lines, rows.size());
        return new Band(tabular, aligned, box.height() < SUBHEADING_PT, lines);
    }

    /// Whether the caption of a table starts with a line: between two rules it parts two tables.
    private static boolean startsTable(String text) {
        return CaptionPatterns.standard()
                .captionOf(text)
                .filter(l -> l == ElementLabel.TABLE_CAPTION)
                .isPresent();
    }

    /// Whether lines keep a gutter of the cells above them, with names of few words before it.
    private static boolean aligned(List<PageBox> cells, List<Line> lines, int rows) {
        List<PageBox> boxes = new ArrayList<>(cells);
        lines.forEach(l -> boxes.add(l.box()));
        Gutters gutters = Gutters.between(boxes, RowRun.GUTTER_PT);
        List<Line> names = lines.stream().filter(l -> gutters.lastMet(l.box()) == 0).toList();
        return gutters.count() >= 2
                && !names.isEmpty()
                && names.size() < lines.size()
                && names.size() <= rows
                && Words.average(names) <= MAX_NAME_WORDS;
    }

    private static boolean bulleted(PageScene scene, Line line) {
        return ListMarkers.bulleted(line.text()) || scene.bulletDrawn(line);
    }

    private static Optional<Region> table(
            PageScene scene, List<Level> levels, List<Integer> stack) {
        if (stack.size() < 2) {
            return Optional.empty();
        }
        Level first = levels.get(stack.getFirst());
        Level last = levels.get(stack.getLast());
        double from = Math.min(first.from(), last.from());
        double to = Math.max(first.to(), last.to());
        PageBox box = new PageBox(from, first.at(), to, last.at());
        List<Line> lines = scene.freeIn(box);
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        RowRun run = new RowRun(TextRow.of(lines), RowRun.guttersOf(TextRow.of(lines)));
        long bulleted =
                run.rows().stream().filter(r -> bulleted(scene, r.segments().getFirst())).count();
        if (bulleted >= BULLETED_SHARE * run.rows().size()
                || run.multi() < 2
                || RuledTables.crossed(scene, box)
                || RuledTables.holdsFigure(lines)
                || Leads.at(box, scene.ink().rules())
                || Terminals.in(scene, box, lines.size())
                || Wiring.in(scene, box, lines, stack.size())
                || (stack.size() <= FRAME_RULES && framesPage(scene, box, lines))
                || (stack.size() == 2 && framesOther(scene, box, run))) {
            return Optional.empty();
        }
        return Optional.of(
                new Region(ElementLabel.TABLE, box, 0.85, "half-ruled-table", lines)
                        .seeing(run.figures() + ", " + RuleReasons.count(stack.size(), "rule")));
    }

    /// Whether few rules far apart frame what stands on a page.
    private static boolean framesPage(PageScene scene, PageBox box, List<Line> lines) {
        long prose = lines.stream().filter(l -> Words.count(l) >= PROSE_WORDS).count();
        return box.height() > FRAME_SHARE * scene.height() && prose >= FRAME_PROSE;
    }

    /// Whether two rules frame prose or a drawing rather than the rows of a table.
    private static boolean framesOther(PageScene scene, PageBox box, RowRun run) {
        List<Line> lines = run.lines();
        long prose = lines.stream().filter(l -> Words.count(l) >= PROSE_WORDS).count();
        long wiring =
                scene.ink().rules().stream()
                        .filter(
                                r ->
                                        !r.horizontal()
                                                && r.length() < COLUMN_SHARE * box.height()
                                                && box.containsCenterOf(r.box()))
                        .count();
        return prose > PROSE_SHARE * lines.size() || wiring > MAX_SHORT_RULES;
    }
}
