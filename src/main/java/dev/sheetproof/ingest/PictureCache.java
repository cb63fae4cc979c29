package dev.sheetproof.ingest;

import dev.sheetproof.model.Sha256;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/// The pictures that were drawn of a document's regions: a folder of its own under `data/cache`,
/// named by the beginning of the file's hash.
final class PictureCache {

    private static final int NAME_CHARS = 16;

    private PictureCache() {}

    static void delete(Path corpus, Sha256 hash) throws IOException {
        Path pictures =
                corpus.resolve("data")
                        .resolve("cache")
                        .resolve(hash.hex().substring(0, NAME_CHARS));
        if (!Files.isDirectory(pictures)) {
            return;
        }
        Files.walkFileTree(
                pictures,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                            throws IOException {
                        Files.delete(file);
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(
                            Path folder, @Nullable IOException failure) throws IOException {
                        if (failure != null) {
                            throw failure;
                        }
                        Files.delete(folder);
                        return FileVisitResult.CONTINUE;
                    }
                });
    }
}
