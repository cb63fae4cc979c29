package dev.sheetproof.ui.page;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.fx.TermFinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Everything that can be painted over one page, as the corpus stores it.
///
/// @param hit boxes of the chunk that is looked at
/// @param tag short text at the first of them; may be empty
/// @param cells boxes of its cells that hold what was asked for
/// @param words boxes of the matched words inside them
/// @param chunks each chunk of the page with its boxes on it
/// @param elements the regions that were kept
/// @param layout what was proposed and kept on the page; empty when it was not laid out
/// @param grid the cells of its tables
/// @param rules its ruling lines; empty until the file was read
public record PageMarks(
        List<PageBox> hit,
        String tag,
        List<PageBox> cells,
        List<PageBox> words,
        List<MarkedChunk> chunks,
        List<Element> elements,
        Optional<PageLayout> layout,
        List<Line> lines,
        List<Cell> grid,
        List<Rule> rules) {

    /// Nothing.
    public static final PageMarks NONE =
            new PageMarks(
                    List.of(),
                    "",
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(),
                    Optional.empty(),
                    List.of(),
                    List.of(),
                    List.of());

    public PageMarks {
        hit = List.copyOf(hit);
        cells = List.copyOf(cells);
        words = List.copyOf(words);
        chunks = List.copyOf(chunks);
        elements = List.copyOf(elements);
        lines = List.copyOf(lines);
        grid = List.copyOf(grid);
        rules = List.copyOf(rules);
    }

    /// A chunk on a page.
    public record MarkedChunk(StoredChunk stored, List<PageBox> boxes) {}

    /// What is stored of a page, nothing looked at.
    ///
    /// @param layout the layout of this page; `chunks`: all chunks of the document
    static PageMarks of(
            PageNumber page,
            List<StoredChunk> chunks,
            Optional<PageLayout> layout,
            List<Line> lines,
            List<Cell> grid) {
        List<Element> elements = layout.map(PageLayout::elements).orElse(List.of());
        return new PageMarks(
                List.of(),
                "",
                List.of(),
                List.of(),
                on(page, chunks),
                elements,
                layout,
                lines,
                grid,
                List.of());
    }

    /// The same with the ruling lines, which are read from the file.
    PageMarks withRules(List<Rule> read) {
        return new PageMarks(hit, tag, cells, words, chunks, elements, layout, lines, grid, read);
    }

    /// The same page with another chunk looked at, or none.
    PageMarks withHighlight(PageNumber page, Optional<Highlight> highlight) {
        List<PageBox> boxes = highlight.map(looked -> looked.boxesOn(page)).orElse(List.of());
        List<PageBox> found =
                boxes.isEmpty()
                        ? List.of()
                        : highlight
                                .map(
                                        looked ->
                                                MatchedWords.find(
                                                        lines,
                                                        boxes,
                                                        new TermFinder(looked.terms())))
                                .orElse(List.of());
        return new PageMarks(
                boxes,
                highlight.map(Highlight::tag).orElse(""),
                highlight.map(looked -> looked.cellsOn(page)).orElse(List.of()),
                found,
                chunks,
                elements,
                layout,
                lines,
                grid,
                rules);
    }

    private static List<MarkedChunk> on(PageNumber page, List<StoredChunk> chunks) {
        List<MarkedChunk> marked = new ArrayList<>();
        for (StoredChunk stored : chunks) {
            List<PageBox> boxes = new ArrayList<>();
            if (stored.chunk().page().equals(page)) {
                boxes.addAll(stored.chunk().place().boxes());
            }
            for (PageBoxes further : stored.chunk().continued()) {
                if (further.page().equals(page)) {
                    boxes.addAll(further.boxes());
                }
            }
            if (!boxes.isEmpty()) {
                marked.add(new MarkedChunk(stored, List.copyOf(boxes)));
            }
        }
        return marked;
    }
}
