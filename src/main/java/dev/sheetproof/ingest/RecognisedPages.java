package dev.sheetproof.ingest;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedLine;
import dev.sheetproof.model.RecognisedPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;

/// The recognised pages of a document: how its stamp tells them, and what readers of its regions
/// are told.
final class RecognisedPages {

    /// Doubtful words that a warning quotes before it stops.
    private static final int QUOTED = 3;

    private RecognisedPages() {}

    /// Which pages were read by which recogniser, such as `ocr 1 (pages 3-7, 9)`.
    static String words(SortedMap<PageNumber, RecognisedPage> recognised) {
        SortedMap<String, SortedSet<PageNumber>> byStamp = new TreeMap<>();
        recognised.forEach(
                (number, page) ->
                        byStamp.computeIfAbsent(page.stamp(), s -> new TreeSet<>()).add(number));
        StringJoiner words = new StringJoiner(" · ");
        for (Map.Entry<String, SortedSet<PageNumber>> entry : byStamp.entrySet()) {
            words.add(entry.getKey() + " (pages " + PageRanges.of(entry.getValue()) + ")");
        }
        return words.toString();
    }

    /// The chunks with warnings about what of them was read by OCR.
    ///
    /// @param used recognised pages whose text is the page's
    static List<Chunk> warned(List<Chunk> chunks, SortedMap<PageNumber, RecognisedPage> used) {
        if (used.isEmpty()) {
            return chunks;
        }
        return chunks.stream().map(chunk -> warned(chunk, used)).toList();
    }

    private static Chunk warned(Chunk chunk, SortedMap<PageNumber, RecognisedPage> used) {
        List<String> warnings = new ArrayList<>(chunk.warnings());
        for (PageBoxes place : chunk.places()) {
            RecognisedPage page = used.get(place.page());
            if (page != null) {
                List<RecognisedLine> inside =
                        page.lines().stream().filter(line -> isIn(place, line)).toList();
                if (!inside.isEmpty()) {
                    warnings.add(warning(place.page(), inside));
                }
            }
        }
        return warnings.equals(chunk.warnings()) ? chunk : chunk.withWarnings(warnings);
    }

    private static boolean isIn(PageBoxes place, RecognisedLine line) {
        for (PageBox box : place.boxes()) {
            if (box.containsCenterOf(line.box())) {
                return true;
            }
        }
        return false;
    }

    private static String warning(PageNumber page, List<RecognisedLine> lines) {
        RecognisedPage part = new RecognisedPage(page, "", lines, List.of(), List.of(), 0);
        String read =
                String.format(
                        Locale.ROOT,
                        "page %s: read by OCR with a confidence of %.0f %%",
                        page,
                        100 * part.confidence());
        List<RecognisedLine> doubtful = part.doubtful();
        if (doubtful.isEmpty()) {
            return read;
        }
        StringJoiner quoted = new StringJoiner(", ");
        doubtful.stream().limit(QUOTED).forEach(line -> quoted.add("“" + line.text() + "”"));
        return read
                + "; low for "
                + quoted
                + (doubtful.size() > QUOTED ? " and " + (doubtful.size() - QUOTED) + " more" : "")
                + ": compare with the page";
    }
}
