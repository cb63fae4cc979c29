package dev.sheetproof.ui.documents;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.TocEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/// A document with its sections, filtered by what is typed.
///
/// @param document the document
/// @param sections its sections; when a filter is typed and the document itself does not match,
///   only those that match, and those above them
/// @param open whether to show the sections at once, because the filter is about them
public record DocumentTree(DocumentRecord document, List<TocEntry> sections, boolean open) {

    public DocumentTree {
        sections = List.copyOf(sections);
    }

    /// A document as read from the corpus.
    record Entry(DocumentRecord document, List<TocEntry> sections) {

        Entry {
            sections = List.copyOf(sections);
        }
    }

    /// Documents that match by name, title or part number, and documents with a section that
    /// matches by title.
    static List<DocumentTree> filter(List<Entry> all, String typed) {
        String sought = fold(typed);
        List<DocumentTree> kept = new ArrayList<>();
        for (Entry entry : all) {
            if (sought.isEmpty() || matches(entry.document(), sought)) {
                kept.add(new DocumentTree(entry.document(), entry.sections(), false));
                continue;
            }
            List<TocEntry> sections = matching(entry.sections(), sought);
            if (!sections.isEmpty()) {
                kept.add(new DocumentTree(entry.document(), sections, true));
            }
        }
        return List.copyOf(kept);
    }

    private static boolean matches(DocumentRecord document, String sought) {
        return fold(document.docId()).contains(sought)
                || fold(document.title()).contains(sought)
                || document.partNumbers().stream().anyMatch(part -> fold(part).contains(sought));
    }

    private static List<TocEntry> matching(List<TocEntry> sections, String sought) {
        boolean[] keep = new boolean[sections.size()];
        for (int i = 0; i < sections.size(); i++) {
            if (fold(sections.get(i).title()).contains(sought)) {
                OptionalInt at = OptionalInt.of(i);
                while (at.isPresent() && !keep[at.getAsInt()]) {
                    keep[at.getAsInt()] = true;
                    at = sections.get(at.getAsInt()).parent();
                }
            }
        }
        List<TocEntry> kept = new ArrayList<>();
        for (int i = 0; i < keep.length; i++) {
            if (keep[i]) {
                kept.add(sections.get(i));
            }
        }
        return kept;
    }

    private static String fold(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }
}
