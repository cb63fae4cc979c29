package dev.sheetproof.demo.kit;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Draws a table into the frames of a flow, over as many pages as it takes.
final class TablePainter {

    private static final int LONG_TABLE = 60;

    private final Table table;
    private final TableStyle style;
    private final Flow flow;
    private final double[] edges;
    private final double[] heights;
    private final DrawnTable drawn = new DrawnTable();

    TablePainter(Table table, Flow flow) {
        this.table = table;
        this.style = table.style();
        this.flow = flow;
        this.edges = table.edges(flow.width());
        this.heights = measure();
    }

    DrawnTable paint() {
        int next = 0;
        boolean first = true;
        while (next < table.rows().size()) {
            boolean repeat = !first && table.repeatHead();
            double head = repeat ? sum(0, table.headRows()) : 0;
            int end = fitting(next, flow.remaining() - head);
            if (end - next <= (first ? table.headRows() : 0)) {
                if (flow.atTop()) {
                    throw new IllegalStateException("row " + next + " is taller than a page");
                }
                flow.nextFrame();
                continue;
            }
            List<Integer> band = new ArrayList<>();
            for (int r = 0; repeat && r < table.headRows(); r++) {
                band.add(r);
            }
            for (int r = next; r < end; r++) {
                band.add(r);
            }
            paintBand(band);
            next = end;
            first = false;
        }
        return drawn;
    }

    private double[] measure() {
        double[] result = new double[table.rows().size()];
        for (int pass = 1; pass <= 2; pass++) {
            for (Table.Row row : table.rows()) {
                for (Table.Cell cell : row.cells()) {
                    double needed = block(row, cell).height() + 2 * style.padY();
                    int last = cell.row + cell.rows - 1;
                    if (cell.rows == 1 && pass == 1) {
                        result[cell.row] = Math.max(result[cell.row], needed);
                    } else if (cell.rows > 1 && pass == 2) {
                        double have = 0;
                        for (int r = cell.row; r <= last; r++) {
                            have += result[r];
                        }
                        result[last] += Math.max(0, needed - have);
                    }
                }
            }
        }
        return result;
    }

    private TextBlock block(Table.Row row, Table.Cell cell) {
        Type type = row.kind() == Table.Kind.BODY ? style.body() : style.head();
        if (row.kind() == Table.Kind.SECTION) {
            type = style.body().inBold();
        }
        double width = edges[cell.column + cell.columns] - edges[cell.column] - 2 * style.padX();
        return TextBlock.of(flow.canvas().fonts(), cell.markup, type, width);
    }

    private double sum(int from, int to) {
        double total = 0;
        for (int r = from; r < to; r++) {
            total += heights[r];
        }
        return total;
    }

    /// The end of the longest run of rows from `next` that fits and cuts no spanning cell.
    private int fitting(int next, double room) {
        int best = next;
        double used = 0;
        for (int r = next; r < table.rows().size(); r++) {
            used += heights[r];
            if (used > room + 0.01) {
                break;
            }
            if (cleanAfter(r)) {
                best = r + 1;
            }
        }
        return best;
    }

    private boolean cleanAfter(int row) {
        if (row + 1 < table.rows().size() && table.rows().get(row).kind() == Table.Kind.SECTION) {
            return false;
        }
        return table.rows().stream()
                .flatMap(r -> r.cells().stream())
                .noneMatch(c -> c.row <= row && c.row + c.rows - 1 > row);
    }

    private void paintBand(List<Integer> band) {
        Canvas canvas = flow.canvas();
        double top = flow.y();
        double[] tops = new double[table.rows().size()];
        double y = top;
        for (int r : band) {
            tops[r] = y;
            y += heights[r];
        }
        for (int r : band) {
            fillRow(canvas, r, tops[r]);
        }
        List<PageBox> texts = new ArrayList<>();
        for (int r : band) {
            for (Table.Cell cell : table.rows().get(r).cells()) {
                PageBox box = cellBox(cell, tops[r]);
                boolean body = table.rows().get(r).kind() == Table.Kind.BODY;
                if (cell.rows > 1 && body && style.bandFill().isPresent()) {
                    canvas.fillBox(box, Ink.WHITE);
                }
                if (style.grid() == TableStyle.Grid.FULL) {
                    canvas.strokeBox(box, style.rule());
                }
                if (!cell.markup.isEmpty()) {
                    texts.add(text(canvas, table.rows().get(r), cell, box));
                }
            }
        }
        PageBox whole = new PageBox(flow.x(), top, flow.x() + flow.width(), y);
        rules(canvas, band, tops, whole);
        boolean bare = style.grid() == TableStyle.Grid.NONE;
        canvas.mark(ElementLabel.TABLE, bare ? PageBox.enclosing(texts) : whole);
        flow.advance(y - top);
    }

    private PageBox cellBox(Table.Cell cell, double top) {
        double height = sum(cell.row, cell.row + cell.rows);
        return new PageBox(
                flow.x() + edges[cell.column],
                top,
                flow.x() + edges[cell.column + cell.columns],
                top + height);
    }

    private PageBox text(Canvas canvas, Table.Row row, Table.Cell cell, PageBox box) {
        TextBlock block = block(row, cell);
        double y = box.centerY() - block.height() / 2;
        PageBox text =
                block.draw(
                        canvas,
                        box.x0() + style.padX(),
                        y,
                        box.width() - 2 * style.padX(),
                        cell.align);
        drawn.place(cell, canvas, text);
        canvas.truth().cell(cell.plain(), text);
        if (row.kind() == Table.Kind.BODY) {
            noteValue(canvas, cell, text);
        }
        return text;
    }

    /// Notes what a reader would look up: a cell with a figure, in a row and a column that have
    /// names. Of long lists every tenth row is enough.
    private void noteValue(Canvas canvas, Table.Cell cell, PageBox text) {
        boolean sampled = table.rows().size() <= LONG_TABLE || cell.row % 10 == 0;
        String row = table.rowLabel(cell.row);
        String column = table.columnLabel(cell.column);
        boolean figure = cell.plain().chars().anyMatch(Character::isDigit);
        if (sampled
                && figure
                && cell.column > 0
                && cell.rows == 1
                && !row.isEmpty()
                && !column.isEmpty()) {
            canvas.truth()
                    .value(
                            new PageTruth.Value(
                                    row, column, cell.plain(), table.unit(cell.row), text));
        }
    }

    private void fillRow(Canvas canvas, int r, double top) {
        PageBox box = new PageBox(flow.x(), top, flow.x() + flow.width(), top + heights[r]);
        switch (table.rows().get(r).kind()) {
            case HEAD -> style.headFill().ifPresent(ink -> canvas.fillBox(box, ink));
            case SECTION -> style.sectionFill().ifPresent(ink -> canvas.fillBox(box, ink));
            case BODY -> {
                if ((r - table.headRows()) % 2 == 1) {
                    style.bandFill().ifPresent(ink -> canvas.fillBox(box, ink));
                }
            }
        }
    }

    private void rules(Canvas canvas, List<Integer> band, double[] tops, PageBox whole) {
        Pen strong = style.strong();
        int lastHead = band.getFirst() < table.headRows() ? table.headRows() - 1 : -1;
        double headEnd = lastHead >= 0 ? tops[lastHead] + heights[lastHead] : whole.y0();
        switch (style.grid()) {
            case FULL -> {
                canvas.strokeBox(whole, strong);
                canvas.line(whole.x0(), headEnd, whole.x1(), headEnd, strong);
            }
            case ROWS -> {
                rowRules(canvas, band, tops);
                canvas.line(whole.x0(), whole.y0(), whole.x1(), whole.y0(), strong);
                canvas.line(whole.x0(), headEnd, whole.x1(), headEnd, strong);
                canvas.line(whole.x0(), whole.y1(), whole.x1(), whole.y1(), strong);
            }
            case HALF -> {
                canvas.line(whole.x0(), whole.y0(), whole.x1(), whole.y0(), strong);
                canvas.line(whole.x0(), headEnd, whole.x1(), headEnd, style.rule());
                canvas.line(whole.x0(), whole.y1(), whole.x1(), whole.y1(), strong);
            }
            case NONE -> {}
        }
    }

    private void rowRules(Canvas canvas, List<Integer> band, double[] tops) {
        for (int r : band) {
            for (Table.Cell cell : table.rows().get(r).cells()) {
                PageBox box = cellBox(cell, tops[r]);
                canvas.line(box.x0(), box.y1(), box.x1(), box.y1(), style.rule());
            }
        }
    }
}
