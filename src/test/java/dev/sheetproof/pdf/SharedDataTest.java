package dev.sheetproof.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Real files: every page is read or a reason is given. Skipped without the shared data.
final class SharedDataTest {

    private static List<Path> files = List.of();

    @BeforeAll
    static void findFiles() throws IOException {
        files = SharedData.pdfs("");
        assumeTrue(!files.isEmpty(), "no shared data: set SHEETPROOF_SHARED to its folder");
    }

    @Test
    void everyPageIsReadOrTheReasonIsSaid() throws IOException {
        int pages = 0;
        List<String> refused = new ArrayList<>();
        List<String> failed = new ArrayList<>();
        for (Path file : files) {
            try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
                pdf.outline();
                pdf.metadata();
                for (int i = 1; i <= pdf.pageCount(); i++) {
                    PageNumber number = new PageNumber(i);
                    try {
                        PageContent content = pdf.read(number);
                        pages++;
                        assertSound(file, number, content);
                        pdf.links(number);
                    } catch (PdfException e) {
                        failed.add(e.getMessage());
                    }
                }
            } catch (PdfException e) {
                assertFalse(e.getMessage().isBlank());
                refused.add(e.kind() + " " + e.getMessage());
            }
        }
        assertTrue(pages > 2_000, pages + " pages");
        assertEquals(List.of(), failed);
        // A web page and a file without an end, both named so.
        assertTrue(refused.size() <= 2, refused.toString());
    }

    private static void assertSound(Path file, PageNumber number, PageContent content) {
        String where = file.getFileName() + " page " + number;
        assertFalse(content.drewNothing(), where);
        PageBox page = content.frame().bounds().inflate(1e-6);
        for (Glyph g : content.glyphs()) {
            assertTrue(g.font() < content.fonts().size(), where);
            assertFalse(g.text().isEmpty(), where);
            if (g.visibility() == Glyph.Visibility.VISIBLE) {
                assertTrue(
                        page.contains(g.box().centerX(), g.box().centerY()),
                        () -> where + ": " + g);
            }
        }
        assertTrue(content.graphics().rules().stream().allMatch(r -> page.touches(r.box())), where);
        assertTrue(
                content.graphics().fills().stream().allMatch(f -> page.contains(f.box())), where);
        assertTrue(
                content.graphics().images().stream().allMatch(i -> page.contains(i.box())), where);
    }

    /// Where the shared data lies.
    static final class SharedData {

        private SharedData() {}

        /// All PDF files beneath a folder of the data, sorted; empty without data.
        static List<Path> pdfs(String folder) throws IOException {
            String home = System.getenv("SHEETPROOF_SHARED");
            Path root =
                    Path.of(
                            System.getProperty(
                                    "SHEETPROOF_SHARED", home == null ? "../shared" : home),
                            "data",
                            folder);
            if (!Files.isDirectory(root)) {
                return List.of();
            }
            try (Stream<Path> all = Files.walk(root)) {
                return all.filter(p -> p.toString().endsWith(".pdf")).sorted().toList();
            }
        }
    }
}
