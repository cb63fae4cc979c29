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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How one language words captions and mentions, read from its resource file.
///
/// @param caption matches a caption line: groups `word`, `number`, `mark`, `rest`
/// @param mention finds a mention: groups `word`, `number`
/// @param more continues a mention with a further number: group `number`
/// @param sentence matches the rest of a line that makes it a sentence instead of a caption
/// @param lead matches the end of the line above when this line goes on with it
/// @param continued finds the mark of a second part
record ObjectWords(
        List<Row> rows,
        Pattern caption,
        Pattern mention,
        Pattern more,
        Pattern sentence,
        Pattern lead,
        Pattern continued) {

    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    private static final String NUMBER =
            "(?<number>[A-Z]?\\d{1,3}(?:[-.\u2013\u2011\u2010]\\d{1,3}){0,4}[a-z]?|[A-Z](?:[.-]\\d{1,2}){0,3}|[IVX]{1,5})";

    private static final List<String> LANGUAGES = List.of("en", "de", "zh", "ja");

    /// One way of naming a kind of object.
    record Row(ObjectKind kind, String label, Pattern words) {}

    ObjectWords {
        rows = List.copyOf(rows);
    }

    /// All languages there are, English first.
    static List<ObjectWords> all() {
        return Loaded.ALL;
    }

    /// The row that a matched word belongs to.
    Row row(Matcher matcher) {
        String word = matcher.group("word");
        for (Row row : rows) {
            if (row.words().matcher(word).matches()) {
                return row;
            }
        }
        throw new IllegalStateException("no row for " + word);
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
                                        Pattern.compile(parts[2], FLAGS)));
            }
        }
        StringBuilder words = new StringBuilder();
        for (Row row : rows) {
            words.append(words.isEmpty() ? "" : "|").append(row.words().pattern());
        }
        String word = "(?<word>" + words + ")";
        // A Latin word and its number stand apart; a CJK word may touch both its number and the
        // words around it.
        String before = latin ? "(?<![\\p{L}\\p{N}_])" : "";
        String between = latin ? "[\\s\u00A0.]{1,2}(?:No\\.?\\s?)?" : "\\s?";
        String number = "(?-i:" + NUMBER + ")";
        String after = latin ? "(?![\\p{L}\\p{N}])" : "(?![A-Za-z0-9])";
        String mark = "(?<mark>\\s?[.:\uFF1A\uFF0E\u3001)\u2013\u2014|-]{1,2}(?=\\s|$|\\p{L})|)";
        return new ObjectWords(
                rows,
                Pattern.compile(
                        "^[\\[\u3010\uFF08(]?"
                                + word
                                + between
                                + number
                                + after
                                + mark
                                + "\\s*(?<rest>.*)$",
                        FLAGS),
                Pattern.compile(before + word + between + number + after, FLAGS),
                Pattern.compile("\\G\\s?(?:" + list + ")\\s?" + number + after, FLAGS),
                Pattern.compile(
                        "^(?:" + sentence + ")" + (latin ? "(?![\\p{L}\\p{N}])" : "") + ".*$",
                        FLAGS),
                Pattern.compile("^(?:.*[^\\p{L}])?(?:" + lead + ")$", FLAGS),
                Pattern.compile(continued, FLAGS));
    }
}
