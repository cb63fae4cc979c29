package dev.sheetproof.store.lucene;

import dev.sheetproof.model.Chunk;
import java.util.List;
import java.util.Locale;

/// Tells parts of a document that mention everything and answer little: revision histories, tables
/// of contents, disclaimers.
final class MinorSections {

    /// A heading or caption stands at the start of a chunk's text.
    private static final int HEAD_CHARS = 60;

    private static final List<String> WORDS = WordList.bundled("minor-sections.csv");

    private MinorSections() {}

    static boolean holds(Chunk chunk) {
        String text = chunk.nativeText();
        String head = text.substring(0, Math.min(HEAD_CHARS, text.length()));
        String places = (chunk.sectionTitle() + "\n" + head).toLowerCase(Locale.ROOT);
        return WORDS.stream().anyMatch(places::contains);
    }
}
