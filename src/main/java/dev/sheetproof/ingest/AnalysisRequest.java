package dev.sheetproof.ingest;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Sha256;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// One file to read, and the document that it becomes.
///
/// @param sourcePdf where the PDF will lie, below the corpus folder
/// @param bytes size of the file
/// @param password tried when the file needs one
/// @param recognised what recognition read off pages; it takes the place of their own text
/// @param givenUp pages that are not to be touched, with the reason that they fail for
public record AnalysisRequest(
        Path file,
        String docId,
        String sourcePdf,
        Sha256 sha256,
        long bytes,
        Optional<String> password,
        SortedMap<PageNumber, String> givenUp,
        SortedMap<PageNumber, RecognisedPage> recognised) {

    public AnalysisRequest {
        givenUp = Collections.unmodifiableSortedMap(new TreeMap<>(givenUp));
        recognised = Collections.unmodifiableSortedMap(new TreeMap<>(recognised));
    }

    /// The same with another password.
    public AnalysisRequest withPassword(String other) {
        return new AnalysisRequest(
                file, docId, sourcePdf, sha256, bytes, Optional.of(other), givenUp, recognised);
    }

    /// The same with one more page given up.
    public AnalysisRequest withGivenUp(PageNumber page, String reason) {
        SortedMap<PageNumber, String> more = new TreeMap<>(givenUp);
        more.put(page, reason);
        return new AnalysisRequest(
                file, docId, sourcePdf, sha256, bytes, password, more, recognised);
    }
}
