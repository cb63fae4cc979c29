package dev.sheetproof.app;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Where the program finds its own things.
final class ProgramFolders {

    /// Set by the launcher: the folder that the program was started from.
    private static final String ROOT_PROPERTY = "sheetproof.root";

    /// Set by the user: a folder of corpora instead of the program's.
    private static final String CORPORA_VARIABLE = "SHEETPROOF_CORPORA";

    /// Set by the user: a folder with an embedding model instead of the bundled one.
    private static final String MODEL_VARIABLE = "SHEETPROOF_EMBEDDING_MODEL";

    private ProgramFolders() {}

    /// The folder in which corpora are found by name; need not exist.
    static Path corpora() {
        return variable(CORPORA_VARIABLE).orElseGet(() -> root().resolve("corpora"));
    }

    static Optional<Path> embeddingModel() {
        return variable(MODEL_VARIABLE);
    }

    private static Optional<Path> variable(String name) {
        return Optional.ofNullable(System.getenv(name))
                .filter(value -> !value.isBlank())
                .map(Path::of);
    }

    /// The launcher's word, else the nearest folder above the program's code that holds corpora,
    /// else the working folder.
    private static Path root() {
        String told = System.getProperty(ROOT_PROPERTY, "");
        if (!told.isBlank()) {
            return Path.of(told);
        }
        Path working = Path.of("").toAbsolutePath();
        for (Path folder = code().orElse(working); folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("corpora"))) {
                return folder;
            }
        }
        return working;
    }

    private static Optional<Path> code() {
        var source = ProgramFolders.class.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
