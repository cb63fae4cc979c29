package dev.sheetproof.model;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// How one language names tables, figures and other parts of a document, and how it says that
/// something goes on: the one source for what reads the text and for what finds regions.
///
/// The words are data, a file per language (`wording_en.tsv`).
///
/// @param latin whether words are set apart by spaces
/// @param names ways of naming a kind of object, in the order they are tried
/// @param captions starts of captions that no mention is worded like: `Register 5-2:`
/// @param sentence words after the number that make it a sentence, as a regular expression
/// @param lead words at the end of a line that the next line goes on with, likewise
/// @param list words that join several numbers, likewise
/// @param phrases fixed wording by its kind, likewise
public record Wording(
        boolean latin,
        List<Name> names,
        List<Name> captions,
        String sentence,
        String lead,
        String list,
        SortedMap<Phrase, List<String>> phrases) {

    /// Letters are compared without regard to case, in all scripts.
    public static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    private static final List<String> LANGUAGES = List.of("en", "de", "zh", "ja");

    /// One way of naming a kind of object.
    ///
    /// @param label the name it is stored under: `Table`
    /// @param words the ways it is written, as a regular expression: `Tables?|Tbl\.?`
    /// @param suffix what must follow the number, likewise; empty where nothing must
    public record Name(ObjectKind kind, String label, String words, String suffix) {}

    public Wording {
        names = List.copyOf(names);
        captions = List.copyOf(captions);
        phrases = Collections.unmodifiableSortedMap(new TreeMap<>(phrases));
    }

    /// All languages there are, English first.
    public static List<Wording> all() {
        return Loaded.ALL;
    }

    /// Finds, in any language, a last word that the next line goes on with: `as shown in`.
    public static boolean leadsOn(String text) {
        return Loaded.LEAD.matcher(text.strip()).find();
    }

    /// The regular expressions of a kind of fixed wording; empty where this language has none.
    List<String> phrases(Phrase phrase) {
        return phrases.getOrDefault(phrase, List.of());
    }

    /// The ways this language writes the name of a kind of object; a pattern that matches nothing
    /// where it has none.
    public String words(ObjectKind kind) {
        String words =
                names.stream()
                        .filter(n -> n.kind() == kind)
                        .map(Name::words)
                        .collect(Collectors.joining("|"));
        return words.isEmpty() ? "(?!)" : words;
    }

    /// @param resource the lines of a file of words
    public static Wording parse(List<String> resource) {
        List<Name> names = new ArrayList<>();
        List<Name> captions = new ArrayList<>();
        SortedMap<Phrase, List<String>> phrases = new TreeMap<>();
        boolean latin = true;
        String sentence = "";
        String lead = "";
        String list = "";
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
                case "caption" ->
                        captions.add(
                                new Name(ObjectKind.valueOf(parts[1]), parts[2], parts[3], ""));
                case "phrase" ->
                        phrases.computeIfAbsent(Phrase.valueOf(parts[1]), _ -> new ArrayList<>())
                                .add(parts[2]);
                default ->
                        names.add(
                                new Name(
                                        ObjectKind.valueOf(parts[0]),
                                        parts[1],
                                        parts[2],
                                        parts.length > 3 ? parts[3] : ""));
            }
        }
        return new Wording(latin, names, captions, sentence, lead, list, phrases);
    }

    private static final class Loaded {
        private static final List<Wording> ALL = LANGUAGES.stream().map(Wording::load).toList();

        private static final Pattern LEAD =
                Pattern.compile(
                        ALL.stream()
                                .map(
                                        w ->
                                                (w.latin ? "(?<![\\p{L}\\p{N}])(?:" : "(?:")
                                                        + w.lead
                                                        + ")$")
                                .collect(Collectors.joining("|")),
                        FLAGS);
    }

    private static Wording load(String language) {
        String name = "wording_" + language + ".tsv";
        try (InputStream in = Wording.class.getResourceAsStream(name)) {
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
}
