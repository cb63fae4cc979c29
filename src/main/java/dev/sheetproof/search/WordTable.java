package dev.sheetproof.search;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The tables of words that come with the program: one entry a line, its words separated by commas,
/// lower case; lines that start with `#` are remarks.
final class WordTable {

    private WordTable() {}

    /// The lines of a table that lies beside this class, each as its words.
    static List<List<String>> bundled(String resource) {
        try (InputStream in = WordTable.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its " + resource);
            }
            return parse(
                    new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                            .lines()
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<List<String>> parse(List<String> lines) {
        List<List<String>> table = new ArrayList<>();
        for (String line : lines) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> words = new ArrayList<>();
            for (String word : line.split(",", -1)) {
                if (!word.isBlank()) {
                    words.add(word.strip().toLowerCase(Locale.ROOT));
                }
            }
            table.add(List.copyOf(words));
        }
        return List.copyOf(table);
    }

    /// Whether a text holds a word or phrase, not inside another word; ideographs and kana have no
    /// borders. The place, or -1.
    static int find(String text, String word, int from) {
        int at = text.indexOf(word, from);
        while (at >= 0) {
            int end = at + word.length();
            if (border(text, at - 1, word.charAt(0))
                    && border(text, end, word.charAt(word.length() - 1))) {
                return at;
            }
            at = text.indexOf(word, at + 1);
        }
        return -1;
    }

    static boolean holds(String text, String word) {
        return find(text, word, 0) >= 0;
    }

    private static boolean border(String text, int neighbour, char edge) {
        if (neighbour < 0
                || neighbour >= text.length()
                || edge >= 0x2E80
                || !Character.isLetterOrDigit(edge)) {
            return true;
        }
        char c = text.charAt(neighbour);
        return !Character.isLetterOrDigit(c) || c >= 0x2E80;
    }
}
