package dev.sheetproof.ingest.worker;

import dev.sheetproof.model.PageNumber;
import java.util.Optional;

/// A worker ended, or was ended, before it sent what became of its file.
final class WorkerLostException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Optional<PageNumber> page;

    /// @param message what happened and at which stage
    /// @param page the page that was being worked on, when one was
    WorkerLostException(String message, Optional<PageNumber> page) {
        super(message);
        this.page = page;
    }

    Optional<PageNumber> page() {
        return page;
    }
}
