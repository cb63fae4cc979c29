package dev.sheetproof.model;

import java.util.List;

/// What hits must be; an empty list allows everything.
///
/// @param docs document ids
/// @param types block types; when empty, everything but page furniture
/// @param pages page numbers
public record SearchFilters(List<String> docs, List<BlockType> types, List<PageNumber> pages) {

    /// Allows everything.
    public static final SearchFilters NONE = new SearchFilters(List.of(), List.of(), List.of());

    public SearchFilters {
        docs = List.copyOf(docs);
        types = List.copyOf(types);
        pages = List.copyOf(pages);
    }
}
