package dev.sheetproof.ui.shell;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The PDF files a corpus came with.
final class FirstFiles {

    private FirstFiles() {}

    /// The corpus' own folder of PDF files, when there is one and it holds any.
    static Optional<Path> in(Path corpusFolder) {
        Path folder = corpusFolder.resolve("pdf");
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.{pdf,PDF}")) {
            return files.iterator().hasNext() ? Optional.of(folder) : Optional.empty();
        } catch (IOException e) {
            System.getLogger(FirstFiles.class.getName())
                    .log(System.Logger.Level.WARNING, "cannot list " + folder, e);
            return Optional.empty();
        }
    }
}
