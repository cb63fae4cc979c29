package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.Gutters;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Finds tables without frames: runs of rows whose cells keep their gutters. Prose set in columns
/// is left out first.
final class RowRunTables {

    /// White space between two rows of a run, in heights of the upper row.
    private static final double MAX_GAP = 1.7;

    /// Rows with several cells a run needs: with two columns, and with more.
    private static final int MIN_ROWS_TWO_COLUMNS = 4;

    private static final int MIN_ROWS = 3;

    /// Words of a mean cell above which the run is prose in columns.
    private static final double MAX_CELL_WORDS = 4.5;

    /// Share of rows with several cells: notes and wrapped cells are the others.
    private static final double MIN_FILLED = 0.45;

    /// Rows with one cell that may stand inside a run one after the other: wrapped cells and
    /// subheadings.
    private static final int MAX_SINGLE_ROWS = 3;

    /// Share of another region that a run may cover; rows that reach around a region are no table.
    private static final double OVERLAP_SHARE = 0.1;

    /// Share of a run that another region may cover; what stands around it is no row.
    private static final double COVERED_SHARE = 0.25;

    /// Share of the columns that must survive when a row joins.
    private static final double SURVIVING_COLUMNS = 0.6;

    private static final Pattern LEADERS = Pattern.compile("\\.{4,}|(?:\\. ){4,}|_{5,}|…{2,}");

    /// Share of lines between the cells that are none from which rows are text side by side.
    private static final double OTHERS_SHARE = 0.12;

    /// A page number, also behind the last dots.
    private static final Pattern PAGE = Pattern.compile("[\\s.…]*(?:\\d{1,4}|[ivxl]{1,6})");

    /// Columns of a table of contents: number, title, page.
    private static final int MAX_CONTENTS_COLUMNS = 3;

    /// Left edges of the cells of one column differ by less than this many points.
    private static final double SAME_EDGE_PT = 3;

    List<Region> find(PageScene scene) {
        Set<Line> prose = new HashSet<>(new Prose(scene).lines());
        prose.addAll(new BulletedItems(scene).lines());
        List<Line> candidates =
                scene.free().stream()
                        .filter(
                                l ->
                                        l.horizontal()
                                                && !prose.contains(l)
                                                && !CaptionPatterns.standard().starts(l.text()))
                        .toList();
        List<TextRow> rows = TextRow.of(candidates);
        List<Region> tables = new ArrayList<>();
        int i = 0;
        while (i < rows.size()) {
            if (rows.get(i).size() < 2) {
                i++;
                continue;
            }
            RowRun run = run(scene, rows, i);
            Optional<Region> table = accept(scene, run);
            table.map(t -> t.label() == ElementLabel.TABLE ? new HeaderRows(scene).above(t) : t)
                    .ifPresent(
                            t -> {
                                tables.add(t);
                                scene.add(t);
                            });
            i += table.isPresent() ? run.rows().size() : 1;
        }
        return tables;
    }

    private static RowRun run(PageScene scene, List<TextRow> rows, int start) {
        List<TextRow> run = new ArrayList<>(List.of(rows.get(start)));
        List<TextRow> pending = new ArrayList<>();
        Gutters gutters = RowRun.guttersOf(run);
        for (int i = start + 1; i < rows.size(); i++) {
            TextRow row = rows.get(i);
            TextRow above = pending.isEmpty() ? run.getLast() : pending.getLast();
            double height = Math.max(above.segments().getFirst().box().height(), 6);
            if (row.box().y0() - above.box().y1() > MAX_GAP * height) {
                break;
            }
            if (run.size() >= MIN_ROWS && repeatsHeader(run.getFirst(), row, !pending.isEmpty())) {
                pending.clear();
                break;
            }
            if (row.size() < 2) {
                if (pending.size() >= MAX_SINGLE_ROWS || breaks(scene, row)) {
                    break;
                }
                pending.add(row);
                continue;
            }
            List<TextRow> longer = new ArrayList<>(run);
            longer.add(row);
            Gutters common = RowRun.guttersOf(longer);
            if (common.count() < 2 || common.count() < SURVIVING_COLUMNS * gutters.count()) {
                break;
            }
            run.addAll(pending);
            pending.clear();
            run.add(row);
            gutters = common;
        }
        // Wrapped ends of the last row's cells stand in a column, close below.
        for (TextRow row : pending) {
            PageBox b = row.box();
            boolean wrapped =
                    gutters.firstMet(b) == gutters.lastMet(b)
                            && gutters.firstMet(b) >= 1
                            && b.y0() - run.getLast().box().y1() < 0.6 * b.height();
            if (!wrapped) {
                break;
            }
            run.add(row);
        }
        return new RowRun(run, gutters);
    }

    /// A row with the name of the first column again starts another table: all names again, or
    /// other ones below a line that is no row.
    private static boolean repeatsHeader(TextRow header, TextRow row, boolean parted) {
        Line name = header.segments().getFirst();
        Line again = row.segments().getFirst();
        return row.size() > 1
                && Words.hasLetter(name.text())
                && !Words.numeric(name.text())
                && name.text().strip().equals(again.text().strip())
                && Math.abs(name.box().x0() - again.box().x0()) < SAME_EDGE_PT
                && (parted || texts(header).equals(texts(row)));
    }

    private static List<String> texts(TextRow row) {
        return row.segments().stream().map(s -> s.text().strip()).toList();
    }

    private static boolean breaks(PageScene scene, TextRow row) {
        Line line = row.segments().getFirst();
        return scene.fonts().larger(line.style())
                || Words.count(line) > 9
                || CaptionPatterns.standard().startsNote(line.text());
    }

    private static boolean bulleted(PageScene scene, TextRow row) {
        Line first = row.segments().getFirst();
        return ListMarkers.bulleted(first.text())
                || ListMarkers.bulletAlone(first.text())
                || scene.bulletDrawn(first);
    }

    /// Short rules down to each column lead from the places of a part number to their meaning.
    private static boolean codes(PageScene scene, RowRun run) {
        PageBox box = run.box();
        long leads =
                scene.ink().rules().stream()
                        .filter(
                                r ->
                                        !r.horizontal()
                                                && r.length() > 4
                                                && r.length() < 0.4 * box.height()
                                                && box.containsCenterOf(r.box()))
                        .count();
        return leads >= Math.max(3, run.gutters().count() / 2);
    }

    /// Titles with dots that lead to a page number: a table of contents is a list.
    private static boolean contents(RowRun run) {
        long led =
                run.rows().stream()
                        .filter(
                                r ->
                                        PAGE.matcher(r.segments().getLast().text().strip())
                                                        .matches()
                                                && r.segments().stream()
                                                        .anyMatch(
                                                                s ->
                                                                        LEADERS.matcher(s.text())
                                                                                .find()))
                        .count();
        return led * 2 > run.rows().size() && run.gutters().count() <= MAX_CONTENTS_COLUMNS;
    }

    private static Optional<Region> accept(PageScene scene, RowRun run) {
        int columns = run.gutters().count();
        long marked = run.rows().stream().filter(r -> bulleted(scene, r)).count();
        boolean enough = run.multi() >= (columns > 2 ? MIN_ROWS : MIN_ROWS_TWO_COLUMNS);
        boolean cells = run.wordsPerCell() <= MAX_CELL_WORDS && run.filledShare() >= MIN_FILLED;
        boolean list = marked * 2 > run.rows().size() || contents(run);
        boolean values = columns > 2 || run.numericShare() > 0.3 || run.wordsPerCell() <= 3.5;
        if (!enough || !cells || list || !values) {
            return Optional.empty();
        }
        long numbered =
                run.rows().stream()
                        .filter(r -> ListMarkers.numbered(r.segments().getFirst().text()))
                        .count();
        if (numbered * 2 > run.rows().size() && columns == 2) {
            return Optional.of(
                    Region.of(ElementLabel.LIST, 0.7, "numbered-rows", run.lines())
                            .seeing(run.figures()));
        }
        PageBox extent = run.box();
        Set<Integer> own = run.lines().stream().map(Line::number).collect(Collectors.toSet());
        long others = scene.freeIn(extent).stream().filter(l -> !own.contains(l.number())).count();
        if (others > OTHERS_SHARE * own.size()) {
            return Optional.empty();
        }
        if (scene.regions().stream()
                .anyMatch(
                        r ->
                                r.box().overlapArea(extent)
                                        > Math.min(
                                                OVERLAP_SHARE * r.box().area(),
                                                COVERED_SHARE * extent.area()))) {
            return Optional.empty();
        }
        if (codes(scene, run)) {
            return Optional.of(
                    Region.of(ElementLabel.FIGURE, 0.7, "ordering-code", run.lines())
                            .seeing(run.figures()));
        }
        double confidence = Math.min(0.9, 0.5 + 0.04 * run.multi() + 0.2 * run.numericShare());
        return Optional.of(
                Region.of(ElementLabel.TABLE, confidence, "row-run-table", run.lines())
                        .seeing(run.figures()));
    }
}
