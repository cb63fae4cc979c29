package dev.sheetproof.ingest;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.util.List;
import java.util.SortedMap;

/// Recognises the text of pages that have none, after their documents were taken in and while they
/// can be searched.
///
/// What was read is kept page by page: a run that was cancelled or killed is taken up by the next.
/// A document changes at once, when all its pages are read.
public interface TextRecognition {

    /// The pages that need recognition and had none, by `doc_id`; documents without such pages are
    /// left out.
    SortedMap<String, List<PageNumber>> waiting();

    /// Works through the documents, those with the fewest pages first.
    ///
    /// @param listener told `ocr` with pages, then the stages of [Ingester]
    /// @param pace asked between documents
    /// @return one entry for every document that had pages to read
    /// @throws IllegalArgumentException when the corpus has no such document, or it no such page
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so before it began
    /// @throws dev.sheetproof.store.StoreException when the corpus itself cannot be written
    IngestReport run(
            RecognitionRequest request,
            CancelToken cancel,
            IngestListener listener,
            IngestPace pace);

    /// The same at a steady pace.
    default IngestReport run(
            RecognitionRequest request, CancelToken cancel, IngestListener listener) {
        return run(request, cancel, listener, IngestPace.STEADY);
    }
}
