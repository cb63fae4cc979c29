package dev.sheetproof.ingest;

import dev.sheetproof.model.Sha256;
import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Finds the PDF files that a list of files and folders stands for, and reads their identity.
final class SourceFiles {

    /// Folders deeper than this are no library of datasheets but a trap.
    private static final int MAX_DEPTH = 64;

    /// Readers accept the header anywhere in the first kilobyte (ISO 32000-1, annex H, note 13).
    private static final int HEADER_BYTES = 1024;

    private static final String HEADER = "%PDF-";

    private static final Logger LOG = System.getLogger(SourceFiles.class.getName());

    /// Order that does not depend on the machine: the file system's own may.
    private static final Comparator<Path> BY_TEXT =
            Comparator.comparing(Path::toString).thenComparing(Comparator.naturalOrder());

    /// No PDF that can be read is larger; its bytes need not be looked at to say so.
    private static final long MAX_BYTES = Integer.MAX_VALUE;

    /// What programs end the names of files with that they are still fetching.
    private static final Set<String> UNFINISHED =
            Set.of(".part", ".partial", ".crdownload", ".download", ".tmp");

    private static final String NO_FILE = "is no file but a device, a pipe or a socket";

    private SourceFiles() {}

    /// Every file to look at, sorted by path and each once, with the reason for those that cannot
    /// be used.
    static SortedMap<Path, Optional<String>> expand(List<Path> paths) {
        SortedMap<Path, Optional<String>> found = new TreeMap<>(BY_TEXT);
        for (Path named : paths) {
            Path path = named.toAbsolutePath().normalize();
            if (Files.isDirectory(path)) {
                folder(path, found);
            } else if (Files.isRegularFile(path)) {
                found.put(path, nameProblem(path));
            } else if (Files.exists(path)) {
                found.put(path, Optional.of(NO_FILE));
            } else {
                found.put(path, Optional.of("there is no such file or folder"));
            }
        }
        return found;
    }

    private static void folder(Path folder, SortedMap<Path, Optional<String>> found) {
        int before = found.size();
        try {
            Files.walkFileTree(
                    folder,
                    EnumSet.of(FileVisitOption.FOLLOW_LINKS),
                    MAX_DEPTH,
                    // Mails and programs hold PDFs further in.
                    new Collector(found, file -> isPdf(file, HEADER.length())));
        } catch (IOException e) {
            found.put(folder, Optional.of("cannot be searched: " + words(e)));
        }
        if (found.size() == before
                && found.keySet().stream().noneMatch(f -> f.startsWith(folder))) {
            found.put(folder, Optional.of("holds no PDF file"));
        }
    }

    private static final class Collector extends SimpleFileVisitor<Path> {

        private final SortedMap<Path, Optional<String>> found;
        private final Predicate<Path> wanted;

        Collector(SortedMap<Path, Optional<String>> found, Predicate<Path> wanted) {
            this.found = found;
            this.wanted = wanted;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (wanted.test(file)) {
                found.put(file, problem(file, attributes));
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e) {
            if (e != null) {
                found.put(folder, Optional.of("cannot be searched: " + words(e)));
            } else if (isNamedPdf(folder)
                    && found.keySet().stream().noneMatch(file -> file.startsWith(folder))) {
                found.put(folder, Optional.of("is a folder, and holds no PDF file"));
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            boolean loop = e instanceof FileSystemLoopException;
            boolean danglingOther = e instanceof NoSuchFileException && !wanted.test(file);
            if (!loop && !danglingOther) {
                found.put(file, Optional.of("cannot be read: " + words(e)));
            }
            return FileVisitResult.CONTINUE;
        }
    }

    private static Optional<String> problem(Path file, BasicFileAttributes attributes) {
        if (attributes.isRegularFile()) {
            return nameProblem(file);
        }
        // Links are followed: one that is left over leads nowhere or to itself.
        return Optional.of(
                attributes.isSymbolicLink() ? "is a link that leads to no file" : NO_FILE);
    }

    /// A name in another encoding than the locale's can be listed and read, but not written again.
    private static Optional<String> nameProblem(Path file) {
        try {
            return Path.of(file.toString()).equals(file)
                    ? Optional.empty()
                    : Optional.of("its name is not written in UTF-8: rename the file");
        } catch (InvalidPathException e) {
            return Optional.of(
                    "its name cannot be written in this locale: start the program with"
                            + " LC_ALL=C.UTF-8, or rename the file");
        }
    }

    static boolean isNamedPdf(Path file) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(".pdf");
    }

    /// By its name or, for files that come without one that says it, by how it begins.
    ///
    /// @param within the bytes among which the header of a file not named as one is looked for
    private static boolean isPdf(Path file, int within) {
        return isNamedPdf(file) || beginsAsPdf(file, within);
    }

    /// Reads a file once for its size and hash.
    static SourceFile hash(Path file) {
        MessageDigest digest = Sha256.digest();
        long size = 0;
        boolean pdf = false;
        byte[] buffer = new byte[1 << 16];
        try {
            if (Files.size(file) > MAX_BYTES) {
                return new SourceFile.Unusable(
                        file, "is larger than 2 GiB (" + Files.size(file) + " bytes); split it");
            }
        } catch (IOException e) {
            return new SourceFile.Unusable(file, "cannot be read: " + words(e));
        }
        try (InputStream in = Files.newInputStream(file)) {
            for (int n = in.readNBytes(buffer, 0, buffer.length);
                    n > 0;
                    n = in.readNBytes(buffer, 0, buffer.length)) {
                if (size == 0) {
                    pdf =
                            new String(
                                            buffer,
                                            0,
                                            Math.min(n, HEADER_BYTES),
                                            StandardCharsets.ISO_8859_1)
                                    .contains(HEADER);
                }
                digest.update(buffer, 0, n);
                size += n;
            }
        } catch (IOException e) {
            return new SourceFile.Unusable(file, "cannot be read: " + words(e));
        }
        return new SourceFile.Hashed(
                file, size, new Sha256(HexFormat.of().formatHex(digest.digest())), pdf);
    }

    static String words(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "it is not there";
        }
        return e instanceof AccessDeniedException
                ? "access is denied"
                : String.valueOf(e.getMessage());
    }

    /// The PDF files in the folder of a corpus by their path, whatever they are called: former
    /// versions kept the names that files came with. Empty when there is no such folder.
    static List<Path> inCorpus(Path folder) {
        SortedMap<Path, Optional<String>> found = new TreeMap<>(BY_TEXT);
        if (Files.isDirectory(folder)) {
            try {
                Files.walkFileTree(
                        folder,
                        EnumSet.of(FileVisitOption.FOLLOW_LINKS),
                        MAX_DEPTH,
                        new Collector(found, file -> isPdf(file, HEADER_BYTES)));
            } catch (IOException e) {
                throw new StoreException(folder + " cannot be searched: " + words(e), e);
            }
        }
        return found.entrySet().stream()
                .filter(file -> file.getValue().isEmpty())
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Also says no of a file that cannot be read, or whose copying was not finished.
    private static boolean beginsAsPdf(Path file, int within) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        if (UNFINISHED.stream().anyMatch(name::endsWith) || !Files.isRegularFile(file)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] head = in.readNBytes(within);
            return new String(head, StandardCharsets.ISO_8859_1).contains(HEADER);
        } catch (IOException e) {
            LOG.log(Level.DEBUG, "{0} is left out: {1}", file, words(e));
            return false;
        }
    }
}
