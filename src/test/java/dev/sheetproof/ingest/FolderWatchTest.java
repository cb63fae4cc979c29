package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What comes into a folder is told once it is whole.
final class FolderWatchTest {

    @TempDir private Path folder;

    private Path write(String name, String text, long millis) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        return Files.setLastModifiedTime(file, FileTime.fromMillis(millis));
    }

    @Test
    void whatIsThereAlreadyIsNotTold() throws IOException {
        write("old.pdf", "old", 1_000);
        FolderWatch watch = new FolderWatch(List.of(folder));
        assertEquals(List.of(), watch.settled());
        assertEquals(List.of(), watch.settled());
    }

    @Test
    void aFileThatGrowsIsAwaited() throws IOException {
        FolderWatch watch = new FolderWatch(List.of(folder));
        Path file = write("new.pdf", "a", 1_000);
        assertEquals(List.of(), watch.settled());
        write("new.pdf", "ab", 2_000);
        assertEquals(List.of(), watch.settled(), "it grew since the last look");
        assertEquals(List.of(file), watch.settled());
        assertEquals(List.of(), watch.settled(), "it was told");
    }

    @Test
    void aFileThatChangesIsToldAgain() throws IOException {
        Path file = write("a.pdf", "one", 1_000);
        FolderWatch watch = new FolderWatch(List.of(folder));
        write("a.pdf", "two", 5_000);
        assertEquals(List.of(), watch.settled());
        assertEquals(List.of(file), watch.settled());
    }

    @Test
    void filesOfOtherKindsAndEmptyOnesAreNoPdfs() throws IOException {
        FolderWatch watch = new FolderWatch(List.of(folder));
        write("a.pdf.part", "one", 1_000);
        write("b.txt", "one", 1_000);
        write("c.pdf", "", 1_000);
        Path deep = Files.createDirectories(folder.resolve("x").resolve("y"));
        write("x/y/d.PDF", "one", 1_000);
        assertEquals(List.of(), watch.settled());
        assertEquals(List.of(deep.resolve("d.PDF")), watch.settled());
    }

    @Test
    void aFileThatWasRemovedAndCameBackIsToldAgain() throws IOException {
        FolderWatch watch = new FolderWatch(List.of(folder));
        Path file = write("a.pdf", "one", 1_000);
        watch.settled();
        assertEquals(List.of(file), watch.settled());
        Files.delete(file);
        assertEquals(List.of(), watch.settled());
        write("a.pdf", "one", 1_000);
        watch.settled();
        assertEquals(List.of(file), watch.settled());
    }
}
