package dev.sheetproof.model;

import java.util.Locale;

/// What stands at the places of a text that quantities are looked for in: digits, signs, spaces,
/// and what connects the ends of a range.
record QuantityText(String text) {

    private static final String BETWEEN = "between";

    /// Whether `between` stands before a number.
    private boolean between(int start) {
        int end = start;
        while (end > 0 && text.charAt(end - 1) == ' ') {
            end--;
        }
        return end < start
                && text.regionMatches(true, end - BETWEEN.length(), BETWEEN, 0, BETWEEN.length());
    }

    boolean startsNumber(int i) {
        return digit(i) || (i < text.length() && text.charAt(i) == '.' && digit(i + 1));
    }

    /// Where the second number of a range starts (its sign included); -1 when no connector follows.
    int connector(int start, int from) {
        int i = spaces(from);
        if (i >= text.length()) {
            return -1;
        }
        int next = -1;
        char c = text.charAt(i);
        if (c == '~' || c == '～' || c == '∼' || c == '…' || c == '至' || c == '〜') {
            next = i + 1;
        } else if (text.startsWith("...", i)) {
            next = i + 3;
        } else if (text.startsWith("..", i)) {
            next = i + 2;
        } else if (i > from
                && text.length() > i + 2
                && text.substring(i, i + 2).toLowerCase(Locale.ROOT).equals("to")
                && text.charAt(i + 2) == ' ') {
            next = i + 3;
        } else if (i > from && text.startsWith("and ", i) && between(start)) {
            next = i + 4;
        } else if (minus(i) || c == '—' || (c == '/' && sign(i + 1))) {
            next = i + 1;
        }
        if (next < 0) {
            return -1;
        }
        next = spaces(next);
        int number =
                next < text.length() && (sign(next) || text.charAt(next) == '±')
                        ? spaces(next + 1)
                        : next;
        return startsNumber(number) ? next : -1;
    }

    int spaces(int i) {
        int j = i;
        while (j < text.length()
                && j - i < 4
                && (text.charAt(j) == ' ' || text.charAt(j) == '\u00A0')) {
            j++;
        }
        return j;
    }

    boolean sign(int i) {
        return i < text.length() && (minus(i) || text.charAt(i) == '+' || text.charAt(i) == '＋');
    }

    boolean minus(int i) {
        return i < text.length() && "-−–‐‑－".indexOf(text.charAt(i)) >= 0;
    }

    boolean digit(int i) {
        if (i < 0 || i >= text.length()) {
            return false;
        }
        char c = text.charAt(i);
        return c >= '0' && c <= '9';
    }

    boolean letter(int i) {
        return Character.isLetter(text.charAt(i)) && !cjk(text.charAt(i));
    }

    boolean end(int i) {
        return i >= text.length() || !(letter(i) || digit(i));
    }

    int afterDigits(int i) {
        int j = i;
        while (digit(j)) {
            j++;
        }
        return j;
    }

    private static boolean cjk(char c) {
        return c >= 0x2E80 && c <= 0xD7FF;
    }
}
