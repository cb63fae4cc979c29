package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds furniture by its standing alone: a few words in the middle of the page's foot, a row at
/// the very edge of the sheet.
final class LoneRows {

    /// A line alone this close to the edge of the sheet is furniture in small type, as a share of
    /// the page height.
    private static final double EDGE_BAND = 0.05;

    private static final double EDGE_TYPE = 1.05;

    private static final int EDGE_WORDS = 9;

    /// Share of the page height at the foot in which a few words alone are furniture, how far from
    /// the middle of the page as a share of its width, how many, and the white space above them in
    /// line heights.
    private static final double LONE_FOOT_BAND = 0.08;

    private static final double LONE_OFF_CENTRE = 0.04;

    private static final int LONE_WORDS = 6;

    private static final double LONE_GAP = 1.2;

    private final PageScene scene;

    LoneRows(PageScene scene) {
        this.scene = scene;
    }

    /// @param rows of the page, from the top
    List<Line> among(List<TextRow> rows) {
        List<Line> found = new ArrayList<>(edges(rows));
        foot(rows).ifPresent(found::add);
        return found;
    }

    /// A few words alone in the middle of the page's foot, whatever they say.
    private Optional<Line> foot(List<TextRow> rows) {
        if (rows.isEmpty() || rows.getLast().size() != 1) {
            return Optional.empty();
        }
        Line line = rows.getLast().segments().getFirst();
        PageBox b = line.box();
        double above = rows.size() < 2 ? 0 : rows.get(rows.size() - 2).box().y1();
        boolean alone =
                scene.aboveFoot(b.y0()) < LONE_FOOT_BAND
                        && Math.abs(b.centerX() - scene.width() / 2)
                                < LONE_OFF_CENTRE * scene.width()
                        && Words.count(line) <= LONE_WORDS
                        && b.y0() - above > LONE_GAP * b.height();
        return alone ? Optional.of(line) : Optional.empty();
    }

    /// The first and last row of the sheet where they stand alone at its very edge.
    private List<Line> edges(List<TextRow> rows) {
        List<Line> found = new ArrayList<>();
        if (rows.size() < 3) {
            return found;
        }
        TextRow top = rows.getFirst();
        if (top.box().y1() < EDGE_BAND * scene.height() && alone(top, rows.get(1))) {
            found.addAll(top.segments());
        }
        TextRow foot = rows.getLast();
        if (foot.box().y0() > (1 - EDGE_BAND) * scene.height()
                && alone(foot, rows.get(rows.size() - 2))) {
            found.addAll(foot.segments());
        }
        return found;
    }

    private boolean alone(TextRow row, TextRow next) {
        return row.size() < FurnitureFinder.TABLE_CELLS
                && !FurnitureFinder.captioned(row)
                && -row.box().overlapY(next.box()) > LONE_GAP * row.box().height()
                && row.segments().stream()
                        .allMatch(
                                l ->
                                        Words.count(l) <= EDGE_WORDS
                                                && l.style().sizePt()
                                                        <= EDGE_TYPE * scene.fonts().bodySizePt()
                                                && !ListMarkers.marked(l.text()));
    }
}
