package dev.sheetproof.corpus;

import java.nio.file.Path;
import java.util.Optional;

/// A database that was moved out of the way.
///
/// @param folder where it lies now; empty when there was no file any more
/// @param pagesLeftOut how many pages that the user does not want were taken over from it
public record SetAside(Optional<Path> folder, int pagesLeftOut) {

    /// @throws IllegalArgumentException when the number is below 0
    public SetAside {
        if (pagesLeftOut < 0) {
            throw new IllegalArgumentException("pages left out: " + pagesLeftOut);
        }
    }
}
