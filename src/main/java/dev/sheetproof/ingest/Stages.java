package dev.sheetproof.ingest;

import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.grouping.ChunkGrouper;
import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedPage;
import java.util.SortedMap;
import java.util.SortedSet;

/// What turns a PDF into rows and vectors.
///
/// @param recogniser reads pages without usable text, in a run of its own
/// @param detector the one used when a request does not choose another
public record Stages(
        SourceReader reader,
        PageRecogniser recogniser,
        LayoutDetector detector,
        ChunkGrouper grouper,
        TextEmbedder embedder) {

    /// Stages without recognition.
    public Stages(
            SourceReader reader,
            LayoutDetector detector,
            ChunkGrouper grouper,
            TextEmbedder embedder) {
        this(reader, PageRecogniser.NONE, detector, grouper, embedder);
    }

    /// These stages with another detector.
    Stages detecting(LayoutDetector other) {
        return new Stages(reader, recogniser, other, grouper, embedder);
    }

    /// The stamp of a document some of whose pages were recognised or skipped.
    public String stamp(
            SortedMap<PageNumber, RecognisedPage> recognised, SortedSet<PageNumber> skipped) {
        return stamp()
                + (recognised.isEmpty() ? "" : " · " + RecognisedPages.words(recognised))
                + (skipped.isEmpty() ? "" : " · skipped (pages " + PageRanges.of(skipped) + ")");
    }

    /// Versions and parameters of everything that makes rows. The recogniser is not in it: what it
    /// read is told page by page. The embedder is not in it: changing the model makes new vectors
    /// and leaves the rows alone.
    public String stamp() {
        return String.join(" · ", reader.stamp(), detector.stamp(), grouper.stamp());
    }
}
