package dev.sheetproof.model;

import java.util.List;

/// A document of a corpus as a whole.
///
/// @param docId readable slug, unique in its corpus
/// @param sourcePdf path of the PDF relative to the corpus folder, with forward slashes
/// @param bytes size of the file
/// @param status what became of it; `reason` says why it is not `OK`
/// @param stamp versions and parameters of every stage that made its rows
/// @param pages pages in the file; 0 when it could not be opened
public record DocumentRecord(
        String docId,
        String sourcePdf,
        Sha256 sha256,
        long bytes,
        DocumentStatus status,
        String reason,
        String stamp,
        int pages,
        int elements,
        int chunks,
        String title,
        List<String> partNumbers) {

    public DocumentRecord {
        partNumbers = List.copyOf(partNumbers);
        if (status != DocumentStatus.OK && reason.isBlank()) {
            throw new IllegalArgumentException(
                    docId + " is " + status.wireName() + " without a reason");
        }
    }
}
