package dev.sheetproof.ui.page;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/// What lies in a part of a page.
///
/// @param elements the regions it touches, in reading order
/// @param chunks ids of the chunks it touches
/// @param lines how many lines have their middle in it; `cells`: how many cells of tables
public record RegionStory(
        PageNumber page,
        PageBox box,
        List<Element> elements,
        List<String> chunks,
        int lines,
        int cells) {

    public RegionStory {
        elements = List.copyOf(elements);
        chunks = List.copyOf(chunks);
    }

    static RegionStory of(PageNumber page, PageBox box, PageMarks marks) {
        List<Element> touched =
                marks.elements().stream().filter(e -> e.box().overlapArea(box) > 0).toList();
        SortedSet<String> chunks = new TreeSet<>();
        for (PageMarks.MarkedChunk chunk : marks.chunks()) {
            if (chunk.boxes().stream().anyMatch(own -> own.overlapArea(box) > 0)) {
                chunks.add(chunk.stored().chunk().id());
            }
        }
        return new RegionStory(
                page,
                box,
                touched,
                List.copyOf(chunks),
                (int) marks.lines().stream().filter(l -> box.containsCenterOf(l.box())).count(),
                (int) marks.grid().stream().filter(c -> box.containsCenterOf(c.box())).count());
    }
}
