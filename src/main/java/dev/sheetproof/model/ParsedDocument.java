package dev.sheetproof.model;

import java.util.List;

/// The relational tables of one document, read once.
///
/// @param pages every page of the file in order, whatever became of it
/// @param problems what was lost or repaired of the file as a whole, for a person to read; not
///   stored but told in the reason of the document
public record ParsedDocument(
        DocumentSummary summary,
        List<ParsedPage> pages,
        List<TocEntry> toc,
        List<NamedObject> namedObjects,
        List<CrossReference> crossReferences,
        List<String> problems) {

    /// A document of a file with which nothing was wrong.
    public ParsedDocument(
            DocumentSummary summary,
            List<ParsedPage> pages,
            List<TocEntry> toc,
            List<NamedObject> namedObjects,
            List<CrossReference> crossReferences) {
        this(summary, pages, toc, namedObjects, crossReferences, List.of());
    }

    public ParsedDocument {
        pages = List.copyOf(pages);
        toc = List.copyOf(toc);
        namedObjects = List.copyOf(namedObjects);
        crossReferences = List.copyOf(crossReferences);
        problems = List.copyOf(problems);
        for (int i = 0; i < pages.size(); i++) {
            if (pages.get(i).number().value() != i + 1) {
                throw new IllegalArgumentException(
                        "page " + pages.get(i).number() + " at place " + (i + 1));
            }
        }
    }

    /// @throws IndexOutOfBoundsException when the document has no such page
    public ParsedPage page(PageNumber number) {
        return pages.get(number.value() - 1);
    }
}
