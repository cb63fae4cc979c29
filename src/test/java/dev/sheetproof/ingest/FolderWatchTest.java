package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What comes into a folder is told once it is whole.
final class FolderWatchTest {

    private static final String END = "\n%%EOF\n";

    @TempDir private Path folder;

    private long nanos = 5;

    /// What has come to rest 2 s after the last look.
    private List<Path> settled(FolderWatch watch) {
        nanos += TimeUnit.SECONDS.toNanos(2);
        return watch.settled();
    }

    private Path write(String name, String text, long millis) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text + END);
        return Files.setLastModifiedTime(file, FileTime.fromMillis(millis));
    }

    @Test
    void whatIsThereAlreadyIsNotTold() throws IOException {
        write("old.pdf", "old", 1_000);
        FolderWatch watch = new FolderWatch(List.of(folder), () -> nanos);
        assertEquals(List.of(), settled(watch));
        assertEquals(List.of(), settled(watch));
    }

    @Test
    void aFileThatGrowsIsAwaited() throws IOException {
        FolderWatch watch = new FolderWatch(List.of(folder), () -> nanos);
        Path file = write("new.pdf", "a", 1_000);
        assertEquals(List.of(), settled(watch));
        write("new.pdf", "ab", 2_000);
        assertEquals(List.of(), settled(watch), "it grew since the last look");
        assertEquals(List.of(file), settled(watch));
        assertEquals(List.of(), settled(watch), "it was told");
    }

    @Test
    void aFileThatChangesIsToldAgain() throws IOException {
        Path file = write("a.pdf", "one", 1_000);
        FolderWatch watch = new FolderWatch(List.of(folder), () -> nanos);
        write("a.pdf", "two", 5_000);
        assertEquals(List.of(), settled(watch));
        assertEquals(List.of(file), settled(watch));
    }

    @Test
    void filesOfOtherKindsAndEmptyOnesAreNoPdfs() throws IOException {
        FolderWatch watch = new FolderWatch(List.of(folder), () -> nanos);
        write("a.pdf.part", "one", 1_000);
        write("b.txt", "one", 1_000);
        Files.createFile(folder.resolve("c.pdf"));
        Path deep = Files.createDirectories(folder.resolve("x").resolve("y"));
        write("x/y/d.PDF", "one", 1_000);
        assertEquals(List.of(), settled(watch));
        assertEquals(List.of(deep.resolve("d.PDF")), settled(watch));
    }

    @Test
    void aFileThatWasRemovedAndCameBackIsToldAgain() throws IOException {
        FolderWatch watch = new FolderWatch(List.of(folder), () -> nanos);
        Path file = write("a.pdf", "one", 1_000);
        settled(watch);
        assertEquals(List.of(file), settled(watch));
        Files.delete(file);
        assertEquals(List.of(), settled(watch));
        write("a.pdf", "one", 1_000);
        settled(watch);
        assertEquals(List.of(file), settled(watch));
    }

    @Test
    void looksInQuickSuccessionProveNothing() throws IOException {
        FolderWatch watch = new FolderWatch(List.of(folder), () -> nanos);
        Path file = write("new.pdf", "a", 1_000);
        for (int look = 0; look < 10; look++) {
            assertEquals(List.of(), watch.settled());
            nanos += TimeUnit.MILLISECONDS.toNanos(190);
        }
        nanos += TimeUnit.MILLISECONDS.toNanos(100);
        assertEquals(List.of(file), watch.settled());
    }

    @Test
    void aFileWithoutAnEndIsGivenTime() throws IOException {
        FolderWatch watch = new FolderWatch(List.of(folder), () -> nanos);
        Path file = Files.writeString(folder.resolve("half.pdf"), "%PDF-1.7 the copy stalled");
        assertEquals(List.of(), settled(watch));
        nanos += TimeUnit.SECONDS.toNanos(20);
        assertEquals(List.of(), settled(watch));
        nanos += TimeUnit.SECONDS.toNanos(10);
        assertEquals(List.of(file), settled(watch), "it may be damaged: that is told, too");
    }
}
