package dev.sheetproof.ingest;

import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.grouping.ChunkGrouper;
import dev.sheetproof.layout.LayoutDetector;

/// What turns a PDF into rows and vectors.
///
/// @param detector the one used when a request does not choose another
public record Stages(
        SourceReader reader, LayoutDetector detector, ChunkGrouper grouper, TextEmbedder embedder) {

    /// These stages with another detector.
    Stages detecting(LayoutDetector other) {
        return new Stages(reader, other, grouper, embedder);
    }

    /// Versions and parameters of everything that makes rows. The embedder is not in it: changing
    /// the model makes new vectors and leaves the rows alone.
    public String stamp() {
        return String.join(" · ", reader.stamp(), detector.stamp(), grouper.stamp());
    }
}
