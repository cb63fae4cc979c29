package dev.sheetproof.evidence;

import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.Optional;

/// Turns hits into evidence and draws its pictures. Safe for several threads.
public interface EvidenceSource {

    /// The package of a search. Hits whose chunk is gone are left out and a warning says so.
    EvidencePackage assemble(SearchOutcome outcome);

    /// A chunk as evidence without a rank; empty when the corpus has no such chunk.
    Optional<Evidence> evidence(String chunkId);

    /// The picture of a chunk's regions on its first page at a resolution: the boxes' enclosing
    /// box, everything outside the boxes faded, so that nobody takes it for evidence.
    ///
    /// @throws PdfException when the source PDF is gone or its page cannot be drawn
    /// @throws IllegalArgumentException when the corpus has no such chunk or `dpi` is outside
    ///   36..600
    PageRaster picture(String chunkId, double dpi, CancelToken cancel) throws PdfException;

    /// The same as a PNG file in the corpus cache; drawn once.
    ///
    /// @throws PdfException as [#picture]
    Path pictureFile(String chunkId, int dpi, CancelToken cancel) throws PdfException;
}
