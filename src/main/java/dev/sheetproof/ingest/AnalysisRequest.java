package dev.sheetproof.ingest;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageOmission;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Sha256;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// One file to read, and the document that it becomes.
///
/// @param sourcePdf where the PDF will lie, below the corpus folder
/// @param bytes size of the file
/// @param password tried when the file needs one
/// @param recognised what recognition read off pages; it takes the place of their own text
/// @param omitted pages that are not to be touched, with the reason
public record AnalysisRequest(
        Path file,
        String docId,
        String sourcePdf,
        Sha256 sha256,
        long bytes,
        Optional<String> password,
        SortedMap<PageNumber, PageOmission> omitted,
        SortedMap<PageNumber, RecognisedPage> recognised) {

    public AnalysisRequest {
        omitted = Collections.unmodifiableSortedMap(new TreeMap<>(omitted));
        recognised = Collections.unmodifiableSortedMap(new TreeMap<>(recognised));
    }

    /// The pages that the user does not want.
    public SortedSet<PageNumber> skipped() {
        SortedSet<PageNumber> skipped = new TreeSet<>();
        omitted.forEach(
                (page, omission) -> {
                    if (omission.status() == PageStatus.SKIPPED) {
                        skipped.add(page);
                    }
                });
        return skipped;
    }

    /// The same with another password.
    public AnalysisRequest withPassword(String other) {
        return new AnalysisRequest(
                file, docId, sourcePdf, sha256, bytes, Optional.of(other), omitted, recognised);
    }

    /// The same with one more page given up.
    public AnalysisRequest withGivenUp(PageNumber page, String reason) {
        SortedMap<PageNumber, PageOmission> more = new TreeMap<>(omitted);
        more.put(page, PageOmission.givenUp(reason));
        return new AnalysisRequest(
                file, docId, sourcePdf, sha256, bytes, password, more, recognised);
    }
}
