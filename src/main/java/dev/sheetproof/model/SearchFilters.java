package dev.sheetproof.model;

import java.util.List;

/// What hits must be; an empty list allows everything.
///
/// @param docs document ids
/// @param types block types; when empty, everything but page furniture
/// @param pages page numbers
/// @param parts part numbers that a document must hold
/// @param excluded words that a chunk must not hold
/// @param statuses what must have become of a chunk's page
public record SearchFilters(
        List<String> docs,
        List<BlockType> types,
        List<PageNumber> pages,
        List<String> parts,
        List<String> excluded,
        List<PageStatus> statuses) {

    /// Allows everything.
    public static final SearchFilters NONE = new SearchFilters(List.of(), List.of(), List.of());

    /// Filters by place and type alone.
    public SearchFilters(List<String> docs, List<BlockType> types, List<PageNumber> pages) {
        this(docs, types, pages, List.of(), List.of());
    }

    /// Filters for pages of any status.
    public SearchFilters(
            List<String> docs,
            List<BlockType> types,
            List<PageNumber> pages,
            List<String> parts,
            List<String> excluded) {
        this(docs, types, pages, parts, excluded, List.of());
    }

    public SearchFilters {
        docs = List.copyOf(docs);
        types = List.copyOf(types);
        pages = List.copyOf(pages);
        parts = List.copyOf(parts);
        excluded = List.copyOf(excluded);
        statuses = List.copyOf(statuses);
    }

    /// The same in other documents and regions.
    public SearchFilters within(List<String> otherDocs, List<BlockType> otherTypes) {
        return new SearchFilters(otherDocs, otherTypes, pages, parts, excluded, statuses);
    }
}
