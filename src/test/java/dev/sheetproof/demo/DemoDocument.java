package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Sheet;
import java.nio.file.Path;
import java.util.Optional;

/// One document of the demo corpus.
interface DemoDocument {

    /// Draws the document.
    ///
    /// @param han the font file for Chinese characters, where there is one
    /// @return the drawn document, not yet finished
    Sheet draw(Optional<Path> han);

    /// Whether the document cannot be drawn without the Han font.
    default boolean needsHan() {
        return false;
    }
}
