package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Finds the address of the maker under the logo of the first page: rows one under the other with
/// telephone numbers, mail and web addresses, and the street next to them.
final class Letterhead {

    /// Part of the page from the top that a letterhead may reach into, as a share of its height.
    private static final double BAND = 0.28;

    /// Rows with a number or an address at least.
    private static final int MIN_ROWS = 2;

    /// White space between two rows, in line heights.
    private static final double GAP = 0.6;

    /// Cells of a row at most; more is a table.
    private static final int MAX_CELLS = 2;

    private static final List<Pattern> STREETS = PatternFile.read("addresses.txt");

    private final PageScene scene;

    Letterhead(PageScene scene) {
        this.scene = scene;
    }

    /// Adds the lines of the letterhead to those of the furniture; empty when there is none or it
    /// was found before.
    Optional<List<Line>> addTo(Set<Line> found) {
        if (scene.page().number().value() != 1) {
            return Optional.empty();
        }
        List<TextRow> rows =
                TextRow.of(
                        scene.free().stream()
                                .filter(l -> l.horizontal() && scene.belowTop(l.box().y1()) < BAND)
                                .toList());
        List<TextRow> run = new ArrayList<>();
        for (TextRow row : rows) {
            if (!run.isEmpty() && !(address(row) && follows(run.getLast(), row))) {
                if (letterhead(run)) {
                    break;
                }
                run.clear();
            }
            if (address(row)) {
                run.add(row);
            }
        }
        List<Line> lines = run.stream().flatMap(r -> r.segments().stream()).toList();
        if (!letterhead(run) || found.containsAll(lines)) {
            return Optional.empty();
        }
        found.addAll(lines);
        return Optional.of(lines);
    }

    private static boolean letterhead(List<TextRow> run) {
        return run.stream().filter(Letterhead::reached).count() >= MIN_ROWS;
    }

    private static boolean follows(TextRow above, TextRow row) {
        PageBox a = above.box();
        PageBox b = row.box();
        return b.y0() - a.y1() < GAP * b.height() && a.overlapX(b) > 0;
    }

    private static boolean address(TextRow row) {
        return row.size() <= MAX_CELLS
                && (reached(row)
                        || row.segments().stream()
                                .anyMatch(
                                        l ->
                                                STREETS.stream()
                                                        .anyMatch(
                                                                p -> p.matcher(l.text()).find())));
    }

    /// Whether every cell of a row says how the maker is reached.
    private static boolean reached(TextRow row) {
        return row.size() <= MAX_CELLS && row.segments().stream().allMatch(FurnitureCues::legal);
    }
}
