package dev.sheetproof.ui.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Dialogs of the system that ask for something. Nothing else in the window waits for an answer.
public interface Choosers {

    /// PDF files to add; empty when the user thinks better of it.
    List<Path> pdfFiles();

    /// Where to save a picture; empty likewise.
    Optional<Path> pictureFile(String suggestedName);

    /// A layout model; empty likewise.
    Optional<Path> modelFile();

    /// A folder to look for lost PDFs in; empty likewise.
    Optional<Path> searchFolder();

    /// A folder to watch for new PDFs; empty likewise.
    Optional<Path> watchFolder();

    /// Name of a new corpus; empty likewise.
    Optional<String> corpusName();

    /// Folder of an embedding model; empty likewise.
    Optional<Path> modelFolder();
}
