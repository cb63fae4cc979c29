package dev.sheetproof.search;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.DocumentReader;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// Says which filter leaves nothing to look at, so that an empty list is no riddle.
final class EmptyFilters {

    private final ChunkIndex index;
    private final DocumentReader reader;

    EmptyFilters(ChunkIndex index, DocumentReader reader) {
        this.index = index;
        this.reader = reader;
    }

    /// Why filters allow no region; empty when they allow one.
    ///
    /// @param filters with document names resolved
    Optional<String> told(SearchFilters filters) {
        if (filters.equals(SearchFilters.NONE) || allows(filters)) {
            return Optional.empty();
        }
        SearchFilters some = new SearchFilters(filters.docs(), List.of(), List.of());
        if (!allows(some)) {
            return Optional.of("there is no region in " + String.join(", ", filters.docs()));
        }
        some = new SearchFilters(filters.docs(), List.of(), List.of(), filters.parts(), List.of());
        if (!allows(some)) {
            return Optional.of(
                    "no document that the filters allow holds "
                            + String.join(", ", filters.parts()));
        }
        some =
                new SearchFilters(
                        filters.docs(), List.of(), filters.pages(), filters.parts(), List.of());
        if (!allows(some)) {
            return Optional.of(pages(filters));
        }
        some =
                new SearchFilters(
                        filters.docs(),
                        filters.types(),
                        filters.pages(),
                        filters.parts(),
                        List.of());
        if (!allows(some)) {
            return Optional.of(
                    "no region that the other filters allow is a "
                            + filters.types().stream()
                                    .map(BlockType::wireName)
                                    .collect(Collectors.joining(" or ")));
        }
        return Optional.of(
                "every region that the filters allow holds "
                        + String.join(" or ", filters.excluded()));
    }

    private boolean allows(SearchFilters filters) {
        return !index.allowed(filters).isEmpty();
    }

    private String pages(SearchFilters filters) {
        int first = filters.pages().stream().mapToInt(PageNumber::value).min().orElse(1);
        List<String> docs =
                filters.docs().isEmpty() ? List.copyOf(index.documents().keySet()) : filters.docs();
        OptionalInt most = docs.stream().mapToInt(doc -> reader.pages(doc).size()).max();
        String asked =
                filters.pages().stream()
                        .map(PageNumber::toString)
                        .limit(3)
                        .collect(Collectors.joining(", "));
        return most.isPresent() && most.getAsInt() < first
                ? "there is no page "
                        + first
                        + ": "
                        + (docs.size() == 1 ? docs.getFirst() + " has " : "the longest has ")
                        + most.getAsInt()
                : "no region stands on page " + asked + " of what the filters allow";
    }
}
