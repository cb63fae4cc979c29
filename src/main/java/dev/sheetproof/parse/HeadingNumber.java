package dev.sheetproof.parse;

import dev.sheetproof.model.Phrase;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The number at the start of a heading: `1`, `1.2`, `A.1`, `第1章`.
///
/// @param number as printed, without a closing dot
/// @param depth how many parts it has
/// @param title the words after it; empty when they stand apart
/// @param sure true when it cannot be a quantity or a list item: several parts, a chapter mark
record HeadingNumber(String number, int depth, String title, boolean sure) {

    private static final Pattern DECIMAL =
            Pattern.compile(
                    "^(?<n>\\d{1,2}(?:\\.\\d{1,2}){0,4})(?<dot>[.)\u3001\uFF0E]?)(?:(?:\\s+|(?<=[.)])(?=\\p{L}{2}))(?<t>\\S.*))?$");

    private static final Pattern TOUCHING =
            Pattern.compile(
                    "^(?<n>\\d{1,2}(?:\\.\\d{1,2}){0,4})[.\u3001\uFF0E]?(?<t>[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}].*)$");

    private static final Pattern LETTERED =
            Pattern.compile("^(?<n>[A-Z](?:\\.\\d{1,2}){1,3})\\.?(?:\\s+(?<t>\\S.*))?$");

    private static final Pattern ROMAN =
            Pattern.compile("^(?<n>[IVX]{1,5})\\.(?:\\s+(?<t>\\S.*))?$");

    private static final Pattern CHAPTER =
            Pattern.compile(
                    "^"
                            + Phrase.CHAPTER_WORD.regex()
                            + "\\s+(?<n>\\d{1,2}|[A-Z])[.:]?(?:\\s+(?<t>\\S.*))?$",
                    Pattern.CASE_INSENSITIVE);

    private static final Pattern CJK_CHAPTER =
            Pattern.compile("^第\\s?(?<n>[0-9一二三四五六七八九十]{1,3})\\s?(?<unit>[章节節部])\\s?(?<t>.*)$");

    private static final Pattern CJK_NUMERAL =
            Pattern.compile("^(?<n>[一二三四五六七八九十]{1,3})[、.\uFF0E]\\s?(?<t>.*)$");

    static Optional<HeadingNumber> parse(String text) {
        Matcher m = DECIMAL.matcher(text);
        if (m.matches()) {
            String n = m.group("n");
            return Optional.of(new HeadingNumber(n, parts(n), title(m), n.contains(".")));
        }
        m = TOUCHING.matcher(text);
        if (m.matches()) {
            String n = m.group("n");
            return Optional.of(new HeadingNumber(n, parts(n), title(m), n.contains(".")));
        }
        m = LETTERED.matcher(text);
        if (m.matches()) {
            return Optional.of(
                    new HeadingNumber(m.group("n"), parts(m.group("n")), title(m), true));
        }
        m = ROMAN.matcher(text);
        if (m.matches()) {
            return Optional.of(new HeadingNumber(m.group("n"), 1, title(m), false));
        }
        m = CHAPTER.matcher(text);
        if (m.matches()) {
            return Optional.of(new HeadingNumber(m.group("n"), 1, title(m), true));
        }
        m = CJK_CHAPTER.matcher(text);
        if (m.matches()) {
            int depth = m.group("unit").equals("章") || m.group("unit").equals("部") ? 1 : 2;
            return Optional.of(new HeadingNumber(m.group("n"), depth, title(m), true));
        }
        m = CJK_NUMERAL.matcher(text);
        if (m.matches()) {
            return Optional.of(new HeadingNumber(m.group("n"), 1, title(m), false));
        }
        return Optional.empty();
    }

    /// `4.0` is the number of a chapter.
    private static int parts(String number) {
        int parts = (int) number.chars().filter(c -> c == '.').count() + 1;
        return parts > 1 && number.endsWith(".0") ? parts - 1 : parts;
    }

    private static String title(Matcher m) {
        String t = m.group("t");
        return t == null ? "" : t.strip();
    }
}
