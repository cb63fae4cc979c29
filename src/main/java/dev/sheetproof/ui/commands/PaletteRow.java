package dev.sheetproof.ui.commands;

import java.util.Locale;
import java.util.OptionalInt;

/// A line of the palette: a command, or a place to go to.
///
/// @param title what it does, or what it opens
/// @param kind what sort of thing it is
/// @param keys its shortcut; may be empty
/// @param possible whether it can be done now
public record PaletteRow(
        String title, String kind, String keys, boolean possible, Runnable action) {

    private static final int WORD_START = 8;
    private static final int ADJACENT = 5;

    /// How well it fits what is typed: its letters in order, at word starts and side by side for
    /// the best. Empty when it does not fit.
    OptionalInt fit(String typed) {
        String sought = fold(typed);
        String text = fold(title);
        int whole = text.indexOf(sought);
        if (whole >= 0) {
            boolean atWord = whole == 0 || !Character.isLetterOrDigit(text.charAt(whole - 1));
            return OptionalInt.of(1000 + (atWord ? 100 : 0) - Math.min(99, text.length()));
        }
        int score = 0;
        int at = -1;
        for (int i = 0; i < sought.length(); i++) {
            if (Character.isWhitespace(sought.charAt(i))) {
                continue;
            }
            int next = text.indexOf(sought.charAt(i), at + 1);
            if (next < 0) {
                return OptionalInt.empty();
            }
            if (next == at + 1) {
                score += ADJACENT;
            }
            if (next == 0 || !Character.isLetterOrDigit(text.charAt(next - 1))) {
                score += WORD_START;
            }
            at = next;
        }
        return OptionalInt.of(score - Math.min(99, text.length()) / 10);
    }

    private static String fold(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }
}
