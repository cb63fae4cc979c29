package dev.sheetproof.ui.shell;

import dev.sheetproof.work.Workers;
import java.util.concurrent.Executor;

/// The threads that work for the window, one for each kind of work, each taking one task after the
/// other.
///
/// @param search runs searches
/// @param browse reads documents, pages and chunks
/// @param look reads whole documents, and pages once more, for finding, copying and checking
/// @param draw draws pages; the open PDF files belong to it
/// @param thumbs draws the small pictures of hits
/// @param ingest takes files in
public record WindowWorkers(
        Executor search,
        Executor browse,
        Executor look,
        Executor draw,
        Executor thumbs,
        Executor ingest) {

    /// Named daemon threads.
    public static WindowWorkers start() {
        return new WindowWorkers(
                Workers.single("search"),
                Workers.single("browse"),
                Workers.single("look"),
                Workers.single("draw"),
                Workers.single("thumbs"),
                Workers.single("ingest"));
    }

    /// Runs `action` after everything handed to the workers that read a corpus before. Opening and
    /// closing corpora go this way, so that a corpus is closed after its last reader and opened
    /// again only after it was closed.
    void afterReaders(Runnable action) {
        search.execute(
                () ->
                        browse.execute(
                                () ->
                                        look.execute(
                                                () -> thumbs.execute(() -> draw.execute(action)))));
    }
}
