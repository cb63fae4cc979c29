package dev.sheetproof.parse;

import dev.sheetproof.model.ObjectKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How one language words captions and mentions, read from its resource file.
///
/// @param caption matches a caption line: groups `word`, `number`, `mark`, `rest`
/// @param latin whether its words are set apart by spaces `number`
/// @param mention finds a mention: groups `word`, `number`
/// @param more continues a mention with a further number: group `number`
/// @param sentence matches the rest of a line that makes it a sentence instead of a caption
/// @param lead matches the end of the line above when this line goes on with it
/// @param continued finds the mark of a second part
record ObjectWords(
        List<Row> rows,
        boolean latin,
        Pattern caption,
        Pattern mention,
        Pattern more,
        Pattern sentence,
        Pattern lead,
        Pattern continued) {

    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    private static final String NUMBER =
            "(?<number>[A-Z]?\\d{1,3}(?:[-.\u2013\u2011\u2010]\\d{1,3}){0,4}[a-zA-Z]?|[A-Z](?:[.-]\\d{1,2}){0,3}|[IVX]{1,5})";

    private static final List<String> LANGUAGES = List.of("en", "de", "zh", "ja");

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
                LANGUAGES.stream().map(ObjectWords::load).toList();
    }

    private static ObjectWords load(String language) {
        String name = "objects_" + language + ".tsv";
        try (InputStream in = ObjectWords.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + name);
            }
            return parse(
                    new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                            .lines()
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read resource " + name, e);
        }
    }

    static ObjectWords parse(List<String> resource) {
        List<Row> rows = new ArrayList<>();
        boolean latin = true;
        String sentence = "";
        String lead = "";
        String list = "";
        String continued = "";
        for (String line : resource) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String[] parts = line.split("\t", -1);
            switch (parts[0]) {
                case "form" -> latin = parts[1].equals("latin");
                case "sentence" -> sentence = parts[1];
                case "lead" -> lead = parts[1];
                case "list" -> list = parts[1];
                case "continued" -> continued = parts[1];
                default ->
                        rows.add(
                                new Row(
                                        ObjectKind.valueOf(parts[0]),
                                        parts[1],
                                        Pattern.compile(parts[2], FLAGS),
                                        Pattern.compile(parts.length > 3 ? parts[3] : "", FLAGS)));
            }
        }
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
                Pattern.compile("^[\\[\u3010\uFF08(]?" + label + mark + "\\s*(?<rest>.*)$", FLAGS),
                Pattern.compile(before + label, FLAGS),
                Pattern.compile("\\G\\s?(?:" + list + ")\\s?" + number + after, FLAGS),
                Pattern.compile(
                        "^(?:" + sentence + ")" + (latin ? "(?![\\p{L}\\p{N}])" : "") + ".*$",
                        FLAGS),
                Pattern.compile("^(?:.*[^\\p{L}])?(?:" + lead + ")$", FLAGS),
                Pattern.compile(continued, FLAGS));
    }
}
