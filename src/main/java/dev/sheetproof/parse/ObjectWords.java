package dev.sheetproof.parse;

import dev.sheetproof.model.ObjectKind;
import dev.sheetproof.model.Wording;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How one language words captions and mentions, made of its [Wording].
///
/// @param caption matches a caption line: groups `word`, `number`, `mark`, `rest`
/// @param latin whether its words are set apart by spaces `number`
/// @param mention finds a mention: groups `word`, `number`
/// @param more continues a mention with a further number: group `number`
/// @param sentence matches the rest of a line that makes it a sentence instead of a caption
/// @param lead matches the end of the line above when this line goes on with it
record ObjectWords(
        List<Row> rows,
        boolean latin,
        Pattern caption,
        Pattern mention,
        Pattern more,
        Pattern sentence,
        Pattern lead) {

    private static final String NUMBER =
            "(?<number>[A-Z]?\\d{1,3}(?:[-.\u2013\u2011\u2010]\\d{1,3}){0,4}[a-zA-Z]?|[A-Z](?:[.-]\\d{1,2}){0,3}|[IVX]{1,5})";

    /// One way of naming a kind of object.
    ///
    /// @param suffix what must follow the number; matches the empty text where nothing must
    record Row(ObjectKind kind, String label, Pattern words, Pattern suffix) {}

    ObjectWords {
        rows = List.copyOf(rows);
    }

    /// All languages there are, English first.
    static List<ObjectWords> all() {
        return Loaded.ALL;
    }

    /// Whether a text may hold a caption or a mention in this language: a cheap test before the
    /// patterns. A Latin word has a number or a capital after it; a CJK word has to be in CJK
    /// characters.
    boolean mayBeIn(String text) {
        if (!latin) {
            return text.codePoints().anyMatch(Characters::isCjk);
        }
        for (int i = 2; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean number = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z');
            if (number
                    && (text.charAt(i - 1) == ' ' || text.charAt(i - 1) == '.')
                    && !Character.isDigit(text.charAt(i - 2))) {
                return true;
            }
        }
        return false;
    }

    /// The row that a match belongs to; empty when what must follow its number does not.
    Optional<Row> row(Matcher matcher, String text) {
        String word = matcher.group("word");
        int end = matcher.end("number");
        for (Row row : rows) {
            if (row.words().matcher(word).matches()
                    && row.suffix().matcher(text).region(end, text.length()).lookingAt()) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
    }

    private static final class Loaded {
        private static final List<ObjectWords> ALL =
                Wording.all().stream().map(ObjectWords::of).toList();
    }

    private static ObjectWords of(Wording wording) {
        List<Row> rows =
                wording.names().stream()
                        .map(
                                n ->
                                        new Row(
                                                n.kind(),
                                                n.label(),
                                                Pattern.compile(n.words(), Wording.FLAGS),
                                                Pattern.compile(n.suffix(), Wording.FLAGS)))
                        .toList();
        boolean latin = wording.latin();
        TreeSet<String> words = new TreeSet<>();
        rows.forEach(row -> words.add(row.words().pattern()));
        String word = "(?<word>" + String.join("|", words) + ")";
        // A Latin word and its number stand apart; a CJK word may touch both its number and the
        // words around it.
        String before = latin ? "(?<![\\p{L}\\p{N}_])" : "";
        String between = latin ? "[\\s.]{1,2}(?:No\\.?\\s?)?" : "\\s?";
        String number = "(?-i:" + NUMBER + ")";
        String after = latin ? "(?![\\p{L}\\p{N}])" : "(?![A-Za-z0-9])";
        String mark = "(?<mark>\\s?[.:\uFF1A\uFF0E\u3001)\u2013\u2014|-]{1,2}(?=\\s|$|\\p{L})|)";
        String label = word + between + number + after;
        return new ObjectWords(
                rows,
                latin,
                Pattern.compile(
                        "^[\\[\u3010\uFF08(]?" + label + mark + "\\s*(?<rest>.*)$", Wording.FLAGS),
                Pattern.compile(before + label, Wording.FLAGS),
                Pattern.compile(
                        "\\G\\s?(?:" + wording.list() + ")\\s?" + number + after, Wording.FLAGS),
                Pattern.compile(
                        "^(?:"
                                + wording.sentence()
                                + ")"
                                + (latin ? "(?![\\p{L}\\p{N}])" : "")
                                + ".*$",
                        Wording.FLAGS),
                Pattern.compile("^(?:.*[^\\p{L}])?(?:" + wording.lead() + ")$", Wording.FLAGS));
    }
}
