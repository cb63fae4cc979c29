package dev.sheetproof.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderCorpusLibraryTest {

    @TempDir Path corpora;

    private FolderCorpusLibrary library() {
        return new FolderCorpusLibrary(
                corpora,
                new FolderCorpusLibrary.Opener() {
                    @Override
                    public OpenCorpus open(CorpusRef ref, CorpusProfile profile, Opening opening)
                            throws CorpusException {
                        throw new CorpusException("not opened here");
                    }

                    @Override
                    public Optional<SetAside> setAside(CorpusRef ref) throws CorpusException {
                        throw new CorpusException("not set aside here");
                    }
                });
    }

    @Test
    void aCorpusThatWasMadeForNothingIsTakenBack() throws Exception {
        CorpusRef ref = library().findOrCreate("empty");
        Path index = Files.createDirectories(ref.folder().resolve("data").resolve("index"));
        Files.createFile(index.resolve("segments_1"));
        Files.createFile(ref.folder().resolve("data").resolve("corpus.db"));
        assertTrue(library().exists("empty"));
        library().takeBack(ref);
        assertFalse(library().exists("empty"));
        assertFalse(Files.exists(ref.folder()), "its folder is left");
    }

    @Test
    void whatOthersPutBesideItStays() throws Exception {
        Path notes = Files.createDirectories(corpora.resolve("mine").resolve("data"));
        Files.writeString(notes.resolve("notes.txt"), "keep");
        CorpusRef ref = library().findOrCreate("mine");
        Files.createFile(notes.resolve("corpus.db"));
        library().takeBack(ref);
        assertFalse(library().exists("mine"));
        assertEquals(List.of("notes.txt"), in(notes));
    }

    private static List<String> in(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
