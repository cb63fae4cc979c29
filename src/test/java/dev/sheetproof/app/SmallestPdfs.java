package dev.sheetproof.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The smallest PDFs of a folder, so that a long run takes many documents in and little time.
final class SmallestPdfs {

    private SmallestPdfs() {}

    /// Copies at most so many into a new folder, which is returned.
    static Path copied(Path from, int documents, Path into) throws IOException {
        Files.createDirectory(into);
        try (Stream<Path> found = Files.walk(from)) {
            List<Path> smallest =
                    found.filter(SmallestPdfs::isPdf)
                            .sorted(
                                    Comparator.comparingLong((Path file) -> file.toFile().length())
                                            .thenComparing(Path::toString))
                            .limit(documents)
                            .toList();
            for (Path pdf : smallest) {
                Files.copy(pdf, into.resolve(String.valueOf(pdf.getFileName())));
            }
        }
        return into;
    }

    private static boolean isPdf(Path file) {
        return file.toString().endsWith(".pdf") && file.toFile().length() > 0;
    }
}
