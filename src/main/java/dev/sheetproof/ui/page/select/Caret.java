package dev.sheetproof.ui.page.select;

import dev.sheetproof.model.PageNumber;
import java.util.Comparator;

/// A place between two characters, in reading order.
///
/// @param line number of the line on its page
/// @param offset characters of the line before it
public record Caret(PageNumber page, int line, int offset) implements Comparable<Caret> {

    private static final Comparator<Caret> READING_ORDER =
            Comparator.comparing(Caret::page)
                    .thenComparingInt(Caret::line)
                    .thenComparingInt(Caret::offset);

    @Override
    public int compareTo(Caret other) {
        return READING_ORDER.compare(this, other);
    }
}
