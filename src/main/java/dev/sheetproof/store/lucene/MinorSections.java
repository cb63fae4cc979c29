package dev.sheetproof.store.lucene;

import dev.sheetproof.model.Chunk;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Tells parts of a document that mention everything and answer little: revision histories, tables
/// of contents, disclaimers.
final class MinorSections {

    /// A heading or caption stands at the start of a chunk's text.
    private static final int HEAD_CHARS = 60;

    private static final List<String> WORDS = WordList.bundled("minor-sections.csv");

    private MinorSections() {}

    /// Dots that lead to a page number.
    private static final Pattern LEADER = Pattern.compile("(?:\\. ?){6,}\\s*[0-9ivx]{1,4}\\b");

    /// One line with dots may lead to a value.
    private static final int LEADERS = 4;

    /// Whether most lines lead to page numbers, as in a list of tables or figures.
    private static boolean leaders(String text) {
        long lines = text.lines().filter(line -> !line.isBlank()).count();
        long led = LEADER.matcher(text).results().count();
        return led >= LEADERS && led * 2 >= lines;
    }

    static boolean holds(Chunk chunk) {
        String text = chunk.nativeText();
        String head = text.substring(0, Math.min(HEAD_CHARS, text.length()));
        String places = (chunk.sectionTitle() + "\n" + head).toLowerCase(Locale.ROOT);
        return WORDS.stream().anyMatch(places::contains) || leaders(text);
    }
}
