package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import java.util.List;
import java.util.regex.Pattern;

/// Counts of words and digits: what tells prose from labels and values.
final class Words {

    /// Characters of a CJK run that read like one word; Chinese prose averages 1.5 to 2 characters
    /// a word.
    private static final int CJK_PER_WORD = 2;

    /// What a character of unknown meaning is given as, and how many of them are a word.
    private static final int UNKNOWN = 0xFFFD;

    private static final int UNKNOWN_WORD = 3;

    private static final Pattern UNIT = Pattern.compile(".*\\p{L}.*[\\[(][^\\])]{1,8}[\\])]");

    private Words() {}

    /// Words of a line; CJK runs count one word per two characters because they have no spaces.
    static int count(Line line) {
        return count(line.text());
    }

    static int count(String text) {
        int words = 0;
        int cjk = 0;
        boolean inWord = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isCjk(c) || c == UNKNOWN) {
                cjk++;
                inWord = false;
            } else if (Character.isWhitespace(c)) {
                inWord = false;
            } else if (!inWord) {
                inWord = true;
                words++;
            }
        }
        return words + (cjk + CJK_PER_WORD - 1) / CJK_PER_WORD;
    }

    static boolean isCjk(char c) {
        return (c >= '\u3040' && c <= '\u30ff')
                || (c >= '\u3400' && c <= '\u9fff')
                || (c >= '\uac00' && c <= '\ud7af');
    }

    static double average(List<Line> lines) {
        return lines.stream().mapToInt(Words::count).average().orElse(0);
    }

    /// Whether a line is a value: more digits and symbols than letters, or a dash that stands for
    /// nothing.
    static boolean numeric(String text) {
        int digits = 0;
        int letters = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isDigit(c)) {
                digits++;
            } else if (Character.isLetter(c)) {
                letters++;
            }
        }
        if (letters == 0) {
            return true;
        }
        return digits > 0 && digits >= letters;
    }

    /// `Temperature [°C]`: a name with its unit in brackets.
    static boolean withUnit(Line line) {
        return UNIT.matcher(line.text().strip()).matches();
    }

    /// Whether a line is signs of a character or two, however many: names of pins.
    static boolean signs(String text) {
        for (String sign : text.strip().split("\\s+", -1)) {
            if (sign.length() > 2) {
                return false;
            }
        }
        return true;
    }

    static boolean endsSentence(String text) {
        String t = text.strip();
        return t.endsWith(".")
                || t.endsWith("。")
                || t.endsWith(";")
                || t.endsWith(",")
                || t.endsWith("，");
    }

    static boolean endsWithHyphen(String text) {
        String t = text.strip();
        return t.endsWith("-") || t.endsWith("\u2010");
    }

    static boolean hasLetter(String text) {
        return text.codePoints().anyMatch(Character::isLetter)
                || text.codePoints().filter(c -> c == UNKNOWN).count() >= UNKNOWN_WORD;
    }

    static boolean upperCase(String text) {
        boolean any = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isLowerCase(c)) {
                return false;
            }
            any |= Character.isUpperCase(c);
        }
        return any;
    }
}
