package dev.sheetproof.model;

import java.util.ArrayList;
import java.util.List;

/// A reading unit: one or more elements a human reads as one thing, possibly over several pages.
///
/// @param key identity by content and place
/// @param id readable identity inside a corpus: `<doc_id>_p<page>_<first 10 hex of the key>`
/// @param place boxes on its first page
/// @param continued boxes on further pages, in page order
/// @param readingOrder position in the document, from 0, dense
/// @param sectionTitle title of the section it stands in; may be empty
/// @param tocPath titles from the top to that section, joined by [TocEntry#SEPARATOR]; may be empty
/// @param nativeText its text in reading order; rows of a table are lines, cells are separated by
///   tabs
/// @param members the elements it is made of
/// @param warnings what a reader should know, such as `page has bad fonts`
public record Chunk(
        ChunkKey key,
        String id,
        PageBoxes place,
        List<PageBoxes> continued,
        int readingOrder,
        BlockType type,
        String sectionTitle,
        String tocPath,
        String nativeText,
        List<Member> members,
        List<String> warnings) {

    public Chunk {
        continued = List.copyOf(continued);
        members = List.copyOf(members);
        warnings = List.copyOf(warnings);
        if (members.isEmpty()) {
            throw new IllegalArgumentException("chunk without elements: " + id);
        }
    }

    /// The same with other warnings.
    public Chunk withWarnings(List<String> others) {
        return new Chunk(
                key,
                id,
                place,
                continued,
                readingOrder,
                type,
                sectionTitle,
                tocPath,
                nativeText,
                members,
                others);
    }

    /// The same chunk standing elsewhere; its key and id stay.
    public Chunk withPlaces(PageBoxes otherPlace, List<PageBoxes> otherContinued) {
        return new Chunk(
                key,
                id,
                otherPlace,
                otherContinued,
                readingOrder,
                type,
                sectionTitle,
                tocPath,
                nativeText,
                members,
                warnings);
    }

    public PageNumber page() {
        return place.page();
    }

    /// Its boxes on every page it stands on, first page first.
    public List<PageBoxes> places() {
        List<PageBoxes> places = new ArrayList<>();
        places.add(place);
        places.addAll(continued);
        return places;
    }

    /// An element of a chunk, by its page and its number there.
    public record Member(PageNumber page, int element) {}
}
