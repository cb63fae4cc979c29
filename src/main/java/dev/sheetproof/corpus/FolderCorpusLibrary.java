package dev.sheetproof.corpus;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Corpora as folders: those under one common folder by name, and any other by path. A folder is a
/// corpus when it holds `corpus.json`, `pdf/` or `data/corpus.db`.
public final class FolderCorpusLibrary implements CorpusLibrary {

    /// Files of a corpus beside its index that are made when it is opened.
    private static final List<String> MADE =
            List.of("corpus.db", "corpus.db-wal", "corpus.db-shm", "write.lock");

    private final Path corpora;
    private final Opener opener;

    /// Makes the services over a corpus.
    public interface Opener {

        /// @throws CorpusException when the corpus cannot be opened
        OpenCorpus open(CorpusRef ref, CorpusProfile profile, Opening opening)
                throws CorpusException;

        /// @see CorpusLibrary#setAside
        Optional<SetAside> setAside(CorpusRef ref) throws CorpusException;
    }

    /// @param corpora the folder in which corpora are found by name; need not exist
    public FolderCorpusLibrary(Path corpora, Opener opener) {
        this.corpora = corpora.toAbsolutePath().normalize();
        this.opener = opener;
    }

    @Override
    public List<CorpusRef> list() {
        List<CorpusRef> refs = new ArrayList<>();
        if (Files.isDirectory(corpora)) {
            try (Stream<Path> folders = Files.list(corpora)) {
                folders.filter(FolderCorpusLibrary::isCorpus)
                        .map(folder -> new CorpusRef(nameOf(folder), folder))
                        .forEach(refs::add);
            } catch (IOException e) {
                // A folder that cannot be listed has no corpora that could be opened by name.
                return List.of();
            }
        }
        refs.sort(Comparator.comparing(CorpusRef::name));
        return refs;
    }

    @Override
    public CorpusRef find(String nameOrPath) throws CorpusException {
        CorpusRef ref = locate(nameOrPath);
        if (isCorpus(ref.folder())) {
            return ref;
        }
        if (Files.isDirectory(ref.folder())) {
            throw new CorpusException(
                    ref.folder()
                            + " is no corpus yet: take PDFs into it with"
                            + " `sheetproof ingest --corpus "
                            + nameOrPath
                            + " FILES`");
        }
        List<String> names = list().stream().map(CorpusRef::name).toList();
        throw new CorpusException(
                "there is no corpus "
                        + nameOrPath
                        + (names.isEmpty()
                                ? ": none in " + corpora
                                : ": " + corpora + " holds " + String.join(", ", names)));
    }

    @Override
    public CorpusRef findOrCreate(String nameOrPath) throws CorpusException {
        CorpusRef ref = locate(nameOrPath);
        if (isCorpus(ref.folder())) {
            return ref;
        }
        try {
            // The profile first and at once: a program that ends in between has made no corpus.
            Files.createDirectories(ref.folder());
            ProfileFile.write(ref.folder(), new CorpusProfile(ref.name(), "", List.of()));
            Files.createDirectories(ref.folder().resolve("pdf"));
        } catch (IOException e) {
            throw new CorpusException(
                    ref.folder()
                            + " cannot be made: choose a folder that you may write to ("
                            + e.getMessage()
                            + ")",
                    e);
        }
        return ref;
    }

    @Override
    public void takeBack(CorpusRef ref) throws CorpusException {
        Path data = ref.folder().resolve("data");
        Path index = data.resolve("index");
        try {
            if (Files.isDirectory(index)) {
                try (Stream<Path> files = Files.list(index)) {
                    for (Path file : files.toList()) {
                        Files.delete(file);
                    }
                }
            }
            Files.deleteIfExists(index);
            for (String name : MADE) {
                Files.deleteIfExists(data.resolve(name));
            }
            removeEmpty(data);
            removeEmpty(ref.folder().resolve("pdf"));
            Files.deleteIfExists(ref.folder().resolve(ProfileFile.NAME));
            if (corpora.equals(ref.folder().getParent())) {
                // Elsewhere it may be a folder that the user made.
                removeEmpty(ref.folder());
            }
        } catch (IOException e) {
            throw new CorpusException(
                    ref.folder()
                            + " holds a corpus without documents that cannot be removed ("
                            + e.getMessage()
                            + ")",
                    e);
        }
    }

    /// A folder of that name may have been there before, with other things in it.
    private static void removeEmpty(Path folder) throws IOException {
        try {
            Files.deleteIfExists(folder);
        } catch (DirectoryNotEmptyException e) {
            System.getLogger(FolderCorpusLibrary.class.getName())
                    .log(System.Logger.Level.DEBUG, "kept: " + e.getMessage());
        }
    }

    @Override
    public Optional<SetAside> setAside(CorpusRef ref) throws CorpusException {
        return opener.setAside(ref);
    }

    @Override
    public OpenCorpus open(CorpusRef ref, Opening opening) throws CorpusException {
        return opener.open(ref, ProfileFile.read(ref.folder(), ref.name()), opening);
    }

    private CorpusRef locate(String nameOrPath) throws CorpusException {
        if (nameOrPath.isBlank()) {
            throw new CorpusException("no corpus is named: give a name or a folder");
        }
        try {
            Path path = Path.of(nameOrPath);
            boolean plainName = path.getNameCount() == 1 && !path.isAbsolute();
            boolean dots = nameOrPath.equals(".") || nameOrPath.equals("..");
            if (plainName && !dots && !nameOrPath.endsWith("/")) {
                Path named = corpora.resolve(nameOrPath);
                // A corpus by that name comes first; else a folder beside us may be meant.
                if (isCorpus(named) || !Files.isDirectory(path)) {
                    return new CorpusRef(nameOrPath, named);
                }
            }
            Path folder = path.toAbsolutePath().normalize();
            return new CorpusRef(nameOf(folder), folder);
        } catch (InvalidPathException e) {
            throw new CorpusException("not a name or folder: " + nameOrPath, e);
        }
    }

    private static boolean isCorpus(Path folder) {
        return Files.isDirectory(folder)
                && (Files.isRegularFile(folder.resolve(ProfileFile.NAME))
                        || Files.isDirectory(folder.resolve("pdf"))
                        || Files.isRegularFile(folder.resolve("data").resolve("corpus.db")));
    }

    private static String nameOf(Path folder) {
        Path name = folder.getFileName();
        return name == null ? folder.toString() : name.toString();
    }
}
