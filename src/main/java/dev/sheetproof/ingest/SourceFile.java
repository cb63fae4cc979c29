package dev.sheetproof.ingest;

import dev.sheetproof.model.Sha256;
import java.nio.file.Path;

/// A file that was asked for, as it was found.
sealed interface SourceFile {

    Path path();

    /// A file that was read to its end.
    ///
    /// @param bytes its size
    /// @param pdf whether it begins like a PDF
    record Hashed(Path path, long bytes, Sha256 sha256, boolean pdf) implements SourceFile {

        String name() {
            return String.valueOf(path.getFileName());
        }
    }

    /// A path that gives nothing to read.
    ///
    /// @param reason for a person to read
    record Unusable(Path path, String reason) implements SourceFile {}
}
