package dev.sheetproof.ingest;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/// What to take into a corpus.
///
/// @param paths PDF files, and folders that are searched for `*.pdf` at any depth
/// @param threads documents worked on at once, 1 or more
/// @param passwords tried on files that need one, after those that the corpus knows; those that
///   open a file are kept
/// @param detector how layout regions are found; documents whose regions were found otherwise are
///   worked on again
/// @param skipped pages of each file that are left out from now on, besides those that are already
public record IngestRequest(
        List<Path> paths,
        int threads,
        List<String> passwords,
        DetectorChoice detector,
        SortedSet<PageNumber> skipped) {

    public IngestRequest {
        paths = List.copyOf(paths);
        passwords = List.copyOf(passwords);
        skipped = Collections.unmodifiableSortedSet(new TreeSet<>(skipped));
        if (threads < 1) {
            throw new IllegalArgumentException("threads below 1: " + threads);
        }
    }

    /// The same for other files.
    public IngestRequest of(List<Path> others) {
        return new IngestRequest(others, threads, passwords, detector, skipped);
    }

    /// A request with one password or none.
    public IngestRequest(
            List<Path> paths, int threads, Optional<String> password, DetectorChoice detector) {
        this(paths, threads, password.stream().toList(), detector, new TreeSet<>());
    }

    /// A request that leaves the detector at geometry.
    public IngestRequest(List<Path> paths, int threads, Optional<String> password) {
        this(paths, threads, password, DetectorChoice.GEOMETRIC);
    }
}
