package dev.sheetproof.ingest;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/// Which pages of a document are left out.
///
/// @param pages all that are; none to read every page again
/// @param password tried when the file needs one
/// @param detector how layout regions are found on the pages that are left
public record SkipRequest(
        String docId,
        SortedSet<PageNumber> pages,
        Optional<String> password,
        DetectorChoice detector) {

    public SkipRequest {
        pages = Collections.unmodifiableSortedSet(new TreeSet<>(pages));
    }
}
