package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Phrase;
import dev.sheetproof.tables.TextRow;
import java.util.List;

/// Tells frames of notes from tables: a box right under a table whose first row is the word
/// `Legend:` or `Notes:` and nothing else.
final class NoteBoxes {

    /// White space between a table and such a box, in line heights.
    private static final double MAX_GAP = 2.5;

    /// Share of the narrower width that both have in common.
    private static final double SHARED = 0.8;

    private NoteBoxes() {}

    static void relabel(PageScene scene) {
        for (Region box : scene.regions(ElementLabel.TABLE)) {
            if (headed(box)
                    && scene.regions(ElementLabel.TABLE).stream().anyMatch(t -> under(t, box))) {
                scene.replace(box, box.withLabel(ElementLabel.TABLE_FOOTNOTE, "note-box"));
            }
        }
    }

    private static boolean headed(Region box) {
        List<TextRow> rows = TextRow.of(box.lines());
        if (rows.size() < 2 || rows.getFirst().size() != 1) {
            return false;
        }
        Line first = rows.getFirst().segments().getFirst();
        return Phrase.NOTES_HEADING.is(first.text());
    }

    private static boolean under(Region table, Region box) {
        PageBox t = table.box();
        PageBox b = box.box();
        double gap = b.y0() - t.y1();
        return gap > -1
                && gap < MAX_GAP * box.lines().getFirst().box().height()
                && t.overlapX(b) > SHARED * Math.min(t.width(), b.width());
    }
}
