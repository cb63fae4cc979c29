package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever is called a PDF is found, and what is none says why.
final class SourceFilesTest {

    @TempDir private Path folder;

    private Optional<String> problem(SortedMap<Path, Optional<String>> found, String name) {
        Optional<String> problem = found.get(folder.resolve(name));
        assertTrue(problem != null, name + " is not accounted for: " + found);
        return problem;
    }

    @Test
    void linksThatLeadToNoFileAreAccountedFor() throws IOException {
        Path good = Files.writeString(folder.resolve("good.pdf"), "%PDF-");
        link("dangling.pdf", folder.resolve("nowhere"));
        link("itself.pdf", Path.of("itself.pdf"));
        link("other.txt", folder.resolve("nowhere"));
        link("again", Path.of("."));
        link("linked.pdf", good);
        SortedMap<Path, Optional<String>> found = SourceFiles.expand(List.of(folder));
        assertEquals(
                Optional.of("is a link that leads to no file"), problem(found, "dangling.pdf"));
        assertEquals(Optional.of("is a link that leads to no file"), problem(found, "itself.pdf"));
        assertEquals(Optional.empty(), problem(found, "good.pdf"));
        assertEquals(Optional.empty(), problem(found, "linked.pdf"));
        assertEquals(4, found.size(), found.toString());
    }

    @Test
    void devicesAreNotRead() throws IOException {
        Path zeros = Path.of("/dev/zero");
        assumeTrue(Files.exists(zeros), "no such device here");
        link("zeros.pdf", zeros);
        String refused = "is no file but a device, a pipe or a socket";
        assertEquals(
                Optional.of(refused), problem(SourceFiles.expand(List.of(folder)), "zeros.pdf"));
        assertEquals(Optional.of(refused), SourceFiles.expand(List.of(zeros)).get(zeros));
    }

    @Test
    void aFileThatIsTooLargeIsNotReadToSaySo() throws IOException {
        Path huge = folder.resolve("huge.pdf");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            // Holds no blocks on a disk.
            file.setLength(3L << 40);
        } catch (IOException e) {
            abort("no sparse files here: " + e.getMessage());
        }
        SourceFile.Unusable refused =
                assertInstanceOf(SourceFile.Unusable.class, SourceFiles.hash(huge));
        assertTrue(refused.reason().startsWith("is larger than 2 GiB"), refused.reason());
    }

    @Test
    void pdfsUnderOtherNamesAreFoundByHowTheyBegin() throws IOException {
        Files.writeString(folder.resolve("AN1234"), "%PDF-1.4");
        Files.writeString(folder.resolve("sheet.bin"), "%PDF-1.7");
        Files.writeString(folder.resolve("mail.eml"), "Subject: sheet\n\n%PDF-1.4");
        Files.writeString(folder.resolve("half.pdf.crdownload"), "%PDF-1.4");
        Files.writeString(folder.resolve("notes.txt"), "%");
        SortedMap<Path, Optional<String>> found = SourceFiles.expand(List.of(folder));
        assertEquals(Optional.empty(), problem(found, "AN1234"));
        assertEquals(Optional.empty(), problem(found, "sheet.bin"));
        assertEquals(2, found.size(), found.toString());
    }

    @Test
    void aFolderNamedLikeAPdfIsAccountedFor() throws IOException {
        Files.writeString(folder.resolve("good.pdf"), "%PDF-");
        Files.createDirectory(folder.resolve("empty.pdf"));
        Files.writeString(
                Files.createDirectory(folder.resolve("bundle.pdf")).resolve("in.pdf"), "%PDF-");
        SortedMap<Path, Optional<String>> found = SourceFiles.expand(List.of(folder));
        assertEquals(
                Optional.of("is a folder, and holds no PDF file"), problem(found, "empty.pdf"));
        assertEquals(Optional.empty(), problem(found, "bundle.pdf/in.pdf"));
        assertEquals(3, found.size(), found.toString());
    }

    private void link(String name, Path to) throws IOException {
        try {
            Files.createSymbolicLink(folder.resolve(name), to);
        } catch (UnsupportedOperationException e) {
            abort("no links here: " + e.getMessage());
        }
    }
}
