package dev.sheetproof.ingest;

import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageOmission;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;

/// The first stage: a PDF file to its relational tables. Deterministic, and safe for several
/// threads.
public interface SourceReader {

    /// Name and version, such as `parse 1`: tables made under another stamp are stale.
    String stamp();

    /// @param password tried when the file needs one
    /// @param omitted pages that are not to be read, with the reason
    /// @param recognised what recognition read off pages; it takes the place of their own text
    /// @throws PdfException when no page of the file can be read
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    ParsedDocument read(
            Path file,
            Optional<String> password,
            SortedMap<PageNumber, PageOmission> omitted,
            SortedMap<PageNumber, RecognisedPage> recognised,
            CancelToken cancel,
            Progress progress)
            throws PdfException;

    /// Pictures of the file's pages. Opens nothing before the first picture is asked for.
    PagePictures pictures(Path file, Optional<String> password);
}
