package dev.sheetproof.ui.page.select;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Makes text of what is selected. Where two cells or more of one table are selected, its rows and
/// columns are copied from the stored cells, so that they arrive in a spreadsheet as they stand on
/// the page; what stands before and after is copied as lines.
public final class TextCopy {

    private final StringBuilder plain = new StringBuilder();
    private final StringBuilder html = new StringBuilder();
    private boolean tables;

    /// A run of pieces that belong together.
    ///
    /// @param table number of the table element they stand in; empty outside of tables
    private record Run(OptionalInt table, List<TextPiece> pieces) {}

    /// Adds what is selected on a page; pages in document order.
    ///
    /// @param cells the cells of the page's tables
    public void add(List<TextPiece> pieces, List<Cell> cells) {
        for (Run run : runs(pieces, cells)) {
            List<Cell> selected =
                    run.table().isPresent()
                            ? selected(run.pieces(), cells, run.table().getAsInt())
                            : List.of();
            newLine();
            if (selected.size() > 1) {
                TableGrid grid = TableGrid.of(selected);
                plain.append(grid.tabSeparated());
                html.append(grid.html());
                tables = true;
            } else {
                lines(run.pieces());
            }
        }
    }

    public CopiedText text() {
        return new CopiedText(plain.toString(), tables ? html.toString() : "");
    }

    private void newLine() {
        if (!plain.isEmpty() && plain.charAt(plain.length() - 1) != '\n') {
            plain.append('\n');
        }
    }

    private void lines(List<TextPiece> pieces) {
        StringBuilder text = new StringBuilder();
        Optional<PageBox> before = Optional.empty();
        for (TextPiece piece : pieces) {
            PageBox box = piece.box();
            before.ifPresent(last -> text.append(PageLines.sameRow(last, box) ? ' ' : '\n'));
            text.append(piece.text());
            before = Optional.of(box);
        }
        plain.append(text);
        html.append("<p>")
                .append(TableGrid.escaped(text.toString()).replace("\n", "<br>"))
                .append("</p>");
    }

    /// Pieces of one table stay together, wherever between them the reading order leaves it.
    private static List<Run> runs(List<TextPiece> pieces, List<Cell> cells) {
        List<Run> runs = new ArrayList<>();
        for (TextPiece piece : pieces) {
            OptionalInt table = tableOf(piece, cells);
            Optional<Run> known =
                    table.isPresent()
                            ? runs.stream().filter(run -> run.table().equals(table)).findFirst()
                            : Optional.ofNullable(runs.isEmpty() ? null : runs.getLast())
                                    .filter(run -> run.table().isEmpty());
            if (known.isPresent()) {
                known.orElseThrow().pieces().add(piece);
            } else {
                runs.add(new Run(table, new ArrayList<>(List.of(piece))));
            }
        }
        return runs;
    }

    private static OptionalInt tableOf(TextPiece piece, List<Cell> cells) {
        return cells.stream()
                .filter(cell -> holds(cell, piece))
                .mapToInt(Cell::element)
                .findFirst();
    }

    private static List<Cell> selected(List<TextPiece> pieces, List<Cell> cells, int table) {
        return cells.stream()
                .filter(cell -> cell.element() == table)
                .filter(cell -> pieces.stream().anyMatch(piece -> holds(cell, piece)))
                .toList();
    }

    /// Whether a character of the piece stands in the cell.
    private static boolean holds(Cell cell, TextPiece piece) {
        PageBox box = cell.box().inflate(0.5);
        if (!box.touches(piece.line().box())) {
            return false;
        }
        for (int i = piece.from(); i < piece.to(); i++) {
            if (!Character.isWhitespace(piece.line().text().charAt(i))
                    && box.containsCenterOf(piece.line().boxOf(i, i + 1))) {
                return true;
            }
        }
        return false;
    }
}
