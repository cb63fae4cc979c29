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

    /// Rules or shaded rows looked at on one page; more are a drawing.
    private static final int MAX_LEVELS = 2_000;

    private record Level(double at, double from, double to) {

        boolean sameExtent(Level other) {
            return Math.abs(from - other.from) <= SAME_END_PT
                    && Math.abs(to - other.to) <= SAME_END_PT;
        }
    }

    List<Region> find(PageScene scene) {
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
                    .map(new HeaderRows(scene)::above)
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
        int lastTabular = 0;
        for (int j = first + 1; j < levels.size(); j++) {
            Level above = levels.get(stack.getLast());
            Level level = levels.get(j);
            if (used[j] || !level.sameExtent(above)) {
                continue;
            }
            Band band = band(scene, above, level);
            if (band.tabular()) {
                stack.add(j);
                lastTabular = stack.size() - 1;
            } else if (band.light()) {
                stack.add(j);
            } else {
                break;
            }
        }
        return stack.subList(0, lastTabular + 1);
    }

    private record Band(boolean tabular, boolean light) {}

    private static Band band(PageScene scene, Level above, Level below) {
        PageBox box =
                new PageBox(
                        Math.min(above.from(), below.from()) - 2,
                        above.at() - 1,
                        Math.max(above.to(), below.to()) + 2,
                        below.at() + 1);
        List<Line> lines = scene.freeIn(box);
        if (lines.isEmpty()) {
            return new Band(false, box.height() < SUBHEADING_PT && scene.linesIn(box).isEmpty());
        }
        List<TextRow> rows = TextRow.of(lines);
        Gutters gutters = RowRun.guttersOf(rows);
        RowRun run = new RowRun(rows, gutters);
        boolean tabular =
                gutters.count() >= 2
                        && run.wordsPerCell() <= MAX_CELL_WORDS
                        && run.filledShare() >= 0.34
                        && RuledTables.curves(scene, box) <= lines.size();
        return new Band(tabular, box.height() < SUBHEADING_PT);
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
                || RuledTables.crossed(scene, box)) {
            return Optional.empty();
        }
        return Optional.of(
                new Region(ElementLabel.TABLE, box, 0.85, "half-ruled-table", lines)
                        .seeing(run.figures() + ", " + RuleReasons.count(stack.size(), "rule")));
    }
}
