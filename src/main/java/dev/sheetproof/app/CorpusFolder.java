package dev.sheetproof.app;

import dev.sheetproof.corpus.CorpusAccess;
import dev.sheetproof.corpus.Opening;
import java.nio.file.Files;
import java.nio.file.Path;

/// What the folder of a corpus allows.
final class CorpusFolder {

    private CorpusFolder() {}

    static CorpusAccess access(Path folder, Opening opening) {
        return switch (opening) {
            case READ_ONLY ->
                    new CorpusAccess.ReadOnly(
                            folder + " was opened to be read only: open it again to change it");
            case AS_ALLOWED ->
                    isWritable(folder)
                            ? CorpusAccess.WRITABLE
                            : new CorpusAccess.ReadOnly(
                                    folder
                                            + " can be read only: to change the corpus, copy it to"
                                            + " a folder that you may write to");
        };
    }

    private static boolean isWritable(Path folder) {
        Path data = folder.resolve("data");
        if (!Files.exists(data)) {
            return Files.isWritable(nearest(folder.toAbsolutePath()));
        }
        Path database = data.resolve("corpus.db");
        return Files.isWritable(data) && (!Files.exists(database) || Files.isWritable(database));
    }

    /// The folder itself, or the closest one above it that is there and in which it would be made.
    private static Path nearest(Path folder) {
        Path at = folder;
        while (!Files.exists(at) && at.getParent() != null) {
            at = at.getParent();
        }
        return at;
    }
}
