package dev.sheetproof.ingest;

import dev.sheetproof.model.Sha256;
import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;

/// Puts PDFs into the corpus folder. A file is there wholly or not at all.
final class PdfShelf {

    private final Path corpus;

    PdfShelf(Path corpus) {
        this.corpus = corpus;
    }

    /// The file has other bytes than when it was looked at first.
    static final class ChangedException extends Exception {

        private static final long serialVersionUID = 1L;

        ChangedException(Path file) {
            super(file.getFileName() + " changed while it was being read: ingest it again");
        }
    }

    /// Copies the job's file to its place unless it lies there already; whether it did.
    ///
    /// @throws ChangedException when the file is not any more what the job says
    /// @throws StoreException when the corpus folder cannot be written
    boolean put(IngestPlan.Job.Document job) throws ChangedException {
        Path place = place(job);
        if (Files.exists(place)) {
            return false;
        }
        Path part = place.resolveSibling(place.getFileName() + ".part");
        try {
            Files.createDirectories(place.getParent());
            Sha256 copied = copy(job.file().path(), part);
            if (!copied.equals(job.file().sha256())) {
                Files.delete(part);
                throw new ChangedException(job.file().path());
            }
            Files.move(part, place, StandardCopyOption.ATOMIC_MOVE);
            return true;
        } catch (NoSuchFileException e) {
            throw new ChangedException(job.file().path());
        } catch (IOException e) {
            throw new StoreException(
                    place
                            + " cannot be written: make room, or choose a corpus in a folder that you may"
                            + " write to ("
                            + e.getMessage()
                            + ")",
                    e);
        }
    }

    /// Takes back what [#put] did.
    void takeBack(IngestPlan.Job.Document job) {
        try {
            Files.deleteIfExists(place(job));
        } catch (IOException e) {
            throw new StoreException(place(job) + " cannot be removed again: " + e.getMessage(), e);
        }
    }

    private Path place(IngestPlan.Job.Document job) {
        return corpus.resolve(job.sourcePdf());
    }

    private static Sha256 copy(Path from, Path to) throws IOException {
        MessageDigest digest = Sha256.digest();
        try (InputStream in = Files.newInputStream(from);
                OutputStream out = new DigestOutputStream(Files.newOutputStream(to), digest)) {
            in.transferTo(out);
        }
        return new Sha256(HexFormat.of().formatHex(digest.digest()));
    }
}
