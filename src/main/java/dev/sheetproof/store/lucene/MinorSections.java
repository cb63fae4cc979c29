package dev.sheetproof.store.lucene;

import dev.sheetproof.model.Chunk;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Tells parts of a document that mention everything and answer little: revision histories, tables
/// of contents, disclaimers.
final class MinorSections {

    private static final String RESOURCE = "minor-sections.csv";

    /// A heading or caption stands at the start of a chunk's text.
    private static final int HEAD_CHARS = 60;

    private static final List<String> WORDS = words();

    private MinorSections() {}

    private static List<String> words() {
        try (InputStream in = MinorSections.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its " + RESOURCE);
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

    static boolean holds(Chunk chunk) {
        String text = chunk.nativeText();
        String head = text.substring(0, Math.min(HEAD_CHARS, text.length()));
        String places = (chunk.sectionTitle() + "\n" + head).toLowerCase(Locale.ROOT);
        return WORDS.stream().anyMatch(places::contains);
    }
}
