package dev.sheetproof.evidence;

import dev.sheetproof.model.Cell;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Which words of a request name a row of a table.
final class RowWords {

    /// What a word counts at the head of a column, against one in the row.
    private static final double COLUMN = .5;

    /// Digits of a number that may name a row, such as a pin or a bit.
    private static final int NAME_DIGITS = 3;

    /// Characters from here on are written without spaces.
    private static final char IDEOGRAPHS = '\u2E80';

    private RowWords() {}

    /// How many of the words stand in a row, or at the heads of its columns.
    static double named(List<Cell> row, Set<String> words) {
        double named = 0;
        String inRow = joined(row, false);
        String atHeads = joined(row, true);
        for (String word : words) {
            if (number(word)) {
                named += numbered(row, word, words) ? 1 : 0;
            } else {
                named += holds(inRow, word) ? 1 : holds(atHeads, word) ? COLUMN : 0;
            }
        }
        return named;
    }

    /// How many of the words stand in a row itself.
    static long own(List<Cell> row, Set<String> words) {
        String inRow = joined(row, false);
        return words.stream()
                .filter(word -> number(word) ? numbered(row, word, words) : holds(inRow, word))
                .count();
    }

    static boolean number(String word) {
        return word.length() <= NAME_DIGITS && word.chars().allMatch(Character::isDigit);
    }

    /// Whether a cell of a row is a number alone, under a head that is asked for: `pin 8`.
    static boolean numbered(List<Cell> row, String number, Set<String> words) {
        return row.stream()
                .filter(cell -> cell.text().strip().equals(number))
                .map(cell -> cell.columnLabel().toLowerCase(Locale.ROOT))
                .anyMatch(
                        head ->
                                words.stream()
                                        .anyMatch(word -> !number(word) && holds(head, word)));
    }

    /// Whether a text holds a word, not inside another; ideographs and kana have no borders.
    static boolean holds(String text, String word) {
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            if (border(text, at - 1, word.charAt(0))
                    && border(text, at + word.length(), word.charAt(word.length() - 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean border(String text, int neighbour, char edge) {
        if (neighbour < 0 || neighbour >= text.length() || edge >= IDEOGRAPHS) {
            return true;
        }
        char c = text.charAt(neighbour);
        return !(Character.isLetterOrDigit(c) || c == '_')
                || c >= IDEOGRAPHS
                || !(Character.isLetterOrDigit(edge) || edge == '_');
    }

    private static String joined(List<Cell> row, boolean heads) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : row) {
            text.append(heads ? cell.columnLabel() : cell.text() + " " + cell.rowLabel());
            text.append(' ');
        }
        return text.toString().toLowerCase(Locale.ROOT);
    }
}
