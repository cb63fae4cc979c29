package dev.sheetproof.model;

import java.util.List;

/// The relational tables of one document, read once.
///
/// @param pages every page of the file in order, whatever became of it
public record ParsedDocument(
        DocumentSummary summary,
        List<ParsedPage> pages,
        List<TocEntry> toc,
        List<NamedObject> namedObjects,
        List<CrossReference> crossReferences) {

    public ParsedDocument {
        pages = List.copyOf(pages);
        toc = List.copyOf(toc);
        namedObjects = List.copyOf(namedObjects);
        crossReferences = List.copyOf(crossReferences);
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
