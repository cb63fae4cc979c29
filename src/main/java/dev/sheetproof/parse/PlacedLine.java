package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;

/// A line in the reading frame of its page's main direction: x along the text, y from line to line.
///
/// @param prose true when it reads like running text: long, of several words, mostly letters
record PlacedLine(Line line, PageBox box, boolean prose) {

    private static final int PROSE_CHARACTERS = 24;
    private static final int PROSE_CHARACTERS_CJK = 12;
    private static final int PROSE_WORDS = 4;
    private static final double PROSE_LETTERS = 0.6;

    static PlacedLine of(Line line, int direction) {
        return new PlacedLine(
                line,
                Axis.turned(line.box(), direction),
                line.direction() == direction && isProse(line));
    }

    double em() {
        return line.style().sizePt();
    }

    static boolean isProse(Line line) {
        String text = line.text();
        int letters = 0;
        int cjk = 0;
        int words = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ') {
                words++;
            } else if (Character.isLetter(c)) {
                letters++;
                cjk += Characters.isCjk(c) ? 1 : 0;
            }
        }
        int characters = text.length() - words + 1;
        boolean mostlyLetters = letters >= PROSE_LETTERS * characters;
        return mostlyLetters
                && (cjk >= PROSE_CHARACTERS_CJK
                        || (characters >= PROSE_CHARACTERS && words >= PROSE_WORDS));
    }
}
