package dev.sheetproof.store.lucene;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Words that come with the program, separated by commas; lines that start with `#` are remarks.
final class WordList {

    private WordList() {}

    /// The words of a list that lies beside this class.
    static List<String> bundled(String resource) {
        try (InputStream in = WordList.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its " + resource);
            }
            List<String> words = new ArrayList<>();
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(line -> words.addAll(List.of(line.split(",", -1))));
            return words.stream().map(String::strip).filter(word -> !word.isEmpty()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
