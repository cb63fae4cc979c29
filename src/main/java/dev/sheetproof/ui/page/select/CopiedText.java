package dev.sheetproof.ui.page.select;

/// What goes to the clipboard.
///
/// @param plain as text; rows of a table are lines, its cells are separated by tabs
/// @param html the same for programs that take tables; empty when there is none in it
public record CopiedText(String plain, String html) {

    public static final CopiedText NOTHING = new CopiedText("", "");

    public boolean isEmpty() {
        return plain.isEmpty();
    }
}
