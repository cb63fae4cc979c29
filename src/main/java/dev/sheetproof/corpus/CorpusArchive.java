package dev.sheetproof.corpus;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/// A corpus as one zip file: its profile and its sources. Everything else follows from them.
public final class CorpusArchive {

    private static final String PDF_FOLDER = "pdf/";

    /// Bounds what a hostile file can make us write.
    private static final int MAX_FILES = 100_000;

    private static final long MAX_FILE_BYTES = 2L << 30;

    private CorpusArchive() {}

    /// Writes a corpus; the same corpus gives the same bytes.
    ///
    /// @return the number of files packed
    /// @throws CorpusException when it cannot be read or written
    public static int write(Path corpus, Path zip) throws CorpusException {
        Path part = zip.resolveSibling(zip.getFileName() + ".part");
        try {
            List<Path> files = contents(corpus);
            try (ZipOutputStream out =
                    new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(part)))) {
                for (Path file : files) {
                    ZipEntry entry = new ZipEntry(nameOf(corpus, file));
                    entry.setLastModifiedTime(FileTime.fromMillis(0));
                    out.putNextEntry(entry);
                    Files.copy(file, out);
                    out.closeEntry();
                }
            }
            Files.move(part, zip, StandardCopyOption.REPLACE_EXISTING);
            return files.size();
        } catch (IOException e) {
            throw new CorpusException(zip + " cannot be written: " + words(e), e);
        }
    }

    private static List<Path> contents(Path corpus) throws IOException {
        List<Path> files = new ArrayList<>();
        Path profile = corpus.resolve(ProfileFile.NAME);
        if (Files.isRegularFile(profile)) {
            files.add(profile);
        }
        Path pdf = corpus.resolve("pdf");
        if (Files.isDirectory(pdf)) {
            try (Stream<Path> found = Files.walk(pdf, FileVisitOption.FOLLOW_LINKS)) {
                found.filter(Files::isRegularFile)
                        .filter(file -> !file.toString().endsWith(".part"))
                        .sorted(Comparator.comparing(file -> nameOf(corpus, file)))
                        .forEach(files::add);
            }
        }
        return files;
    }

    /// Looks at every entry without writing anything.
    ///
    /// @throws CorpusException when the file is no archive of a corpus
    public static void check(Path zip) throws CorpusException {
        walk(zip, (name, in) -> target(Path.of(""), name));
    }

    /// Unpacks into a corpus folder. What is there already stays, unless it is the same file.
    ///
    /// @return the number of files unpacked
    /// @throws CorpusException when the archive is no corpus or a file of that name is there with
    ///   other bytes
    public static int read(Path zip, Path corpus) throws CorpusException {
        return walk(zip, (name, in) -> unpack(in, target(corpus, name)));
    }

    /// What is done with an archived file.
    private interface Visit {
        void file(String name, InputStream in) throws IOException;
    }

    private static int walk(Path zip, Visit visit) throws CorpusException {
        int files = 0;
        try (ZipInputStream in =
                new ZipInputStream(new BufferedInputStream(Files.newInputStream(zip)))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (!entry.isDirectory()) {
                    visit.file(entry.getName(), in);
                    files++;
                }
                if (files > MAX_FILES) {
                    throw new ZipException("more than " + MAX_FILES + " files");
                }
            }
        } catch (IOException e) {
            throw new CorpusException(zip + " cannot be unpacked: " + words(e), e);
        }
        if (files == 0) {
            throw new CorpusException(zip + " is no zip file of a corpus");
        }
        return files;
    }

    /// Only a profile and what lies under `pdf/` belongs to a corpus; a name that leads elsewhere
    /// is refused.
    private static Path target(Path corpus, String name) throws ZipException {
        Path target = corpus.resolve(name).normalize();
        boolean inside =
                name.equals(ProfileFile.NAME)
                        || (name.startsWith(PDF_FOLDER)
                                && target.startsWith(corpus.resolve("pdf")));
        if (!inside) {
            throw new ZipException("it holds " + name + ", which is no part of a corpus");
        }
        return target;
    }

    private static void unpack(InputStream in, Path target) throws IOException {
        Files.createDirectories(target.getParent());
        Path part = target.resolveSibling(target.getFileName() + ".part");
        try (var out = Files.newOutputStream(part)) {
            byte[] buffer = new byte[1 << 16];
            long size = 0;
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                size += n;
                if (size > MAX_FILE_BYTES) {
                    throw new ZipException(target.getFileName() + " is larger than 2 GiB");
                }
                out.write(buffer, 0, n);
            }
        }
        boolean profile = target.endsWith(ProfileFile.NAME);
        if (!profile && Files.exists(target) && Files.mismatch(part, target) >= 0) {
            Files.delete(part);
            throw new FileAlreadyExistsException(target.toString());
        }
        Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String nameOf(Path corpus, Path file) {
        return corpus.relativize(file).toString().replace('\\', '/');
    }

    private static String words(IOException e) {
        return switch (e) {
            case NoSuchFileException gone -> gone.getMessage() + " is not there";
            case FileAlreadyExistsException there ->
                    there.getMessage() + " is there with other contents";
            default -> String.valueOf(e.getMessage());
        };
    }
}
