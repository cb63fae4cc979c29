package dev.sheetproof.ui.page.select;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;

/// Selected characters of one line.
///
/// @param from first character; `to`: the one after the last
public record TextPiece(Line line, int from, int to) {

    public TextPiece {
        if (from < 0 || to > line.text().length() || from >= to) {
            throw new IllegalArgumentException(
                    "characters " + from + ".." + to + " of " + line.text().length());
        }
    }

    public String text() {
        return line.text().substring(from, to);
    }

    public PageBox box() {
        return line.boxOf(from, to);
    }
}
