package dev.sheetproof.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a note begins with, by which a table or drawing refers to it: `Note 1:`, `(1)`, `[16]`,
/// `3.`, `*2`, `†`.
///
/// @param word the word before the number in lower case; empty when there is none
/// @param sign the number, or the sign itself; not empty
public record NoteMark(String word, String sign) {

    private static final Pattern NUMBERED =
            Pattern.compile(
                    "\\s*(?:(\\p{L}{1,8})\\.?\\s{0,2})?[\\[(（]?(\\d{1,2})\\s?[\\])）.:：](?!\\d)");

    private static final Pattern SIGNED = Pattern.compile("\\s*\\(?([*†‡※＊]+\\d{0,2})");

    /// What a power or the exponent of a unit has and a mark has not.
    private static final Pattern POWER = Pattern.compile("[-+−\\p{L}]");

    private static final Pattern BETWEEN = Pattern.compile("\\D+");

    private static final String OPENING = "[(（";
    private static final String CLOSING = "])）";

    public NoteMark {
        if (sign.isEmpty()) {
            throw new IllegalArgumentException("a mark without a sign, word \"" + word + "\"");
        }
    }

    /// The mark that a line of a note begins with.
    public static Optional<NoteMark> of(String line) {
        Matcher numbered = NUMBERED.matcher(line);
        if (numbered.lookingAt()) {
            String word = numbered.group(1);
            return Optional.of(
                    new NoteMark(
                            word == null ? "" : word.toLowerCase(Locale.ROOT), numbered.group(2)));
        }
        Matcher signed = SIGNED.matcher(line);
        return signed.lookingAt()
                ? Optional.of(new NoteMark("", signed.group(1)))
                : Optional.empty();
    }

    /// The marks of a block of notes, from the lines that begin with one.
    public static List<NoteMark> all(List<Line> lines) {
        List<NoteMark> marks = new ArrayList<>();
        lines.forEach(line -> of(line.text()).ifPresent(marks::add));
        return List.copyOf(marks);
    }

    /// Whether a line outside the notes refers to it: by the number in brackets, behind the note's
    /// word, or as a superscript; by the sign anywhere.
    public boolean in(Line line) {
        if (!numbered()) {
            return signed(line.text());
        }
        return bracketed(line.text())
                || worded(line.text().toLowerCase(Locale.ROOT))
                || line.spans().stream().anyMatch(s -> s.superscript() && listed(s.text().strip()));
    }

    /// Whether it is a number, not a sign such as `*`.
    public boolean numbered() {
        return Character.isDigit(sign.codePointAt(0));
    }

    /// Whether the sign stands in a text, and not as part of a longer one: `*` is not `**`.
    private boolean signed(String text) {
        int last = sign.codePointBefore(sign.length());
        for (int at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
            int end = at + sign.length();
            boolean longer =
                    (at > 0 && text.charAt(at - 1) == sign.charAt(0))
                            || (end < text.length()
                                    && (text.charAt(end) == last
                                            || Character.isDigit(text.charAt(end))));
            if (!longer) {
                return true;
            }
        }
        return false;
    }

    /// Whether a superscript such as `1`, `1)` or `1,3` names the number.
    private boolean listed(String superscript) {
        return !POWER.matcher(superscript).find()
                && BETWEEN.splitAsStream(superscript).anyMatch(sign::equals);
    }

    private boolean bracketed(String text) {
        for (int at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
            int end = at + sign.length();
            if (at > 0
                    && end < text.length()
                    && CLOSING.indexOf(text.charAt(end)) >= 0
                    && (OPENING.indexOf(text.charAt(at - 1)) >= 0
                            || (text.charAt(end) == ')' && text.charAt(at - 1) == ' '))) {
                return true;
            }
        }
        return false;
    }

    private boolean worded(String text) {
        if (word.isEmpty()) {
            return false;
        }
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            String rest = text.substring(at + word.length()).stripLeading();
            if (rest.startsWith(sign)
                    && (rest.length() == sign.length()
                            || !Character.isDigit(rest.charAt(sign.length())))) {
                return true;
            }
        }
        return false;
    }
}
