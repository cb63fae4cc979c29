package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PdfFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A scan of a demo datasheet is taken in, read, found and shown where it stands.
final class RecognitionProgramTest {

    private static final Path PDF = Path.of("corpora", "demo", "pdf", "clx-32.pdf");
    private static final PageNumber FIRST = new PageNumber(1);

    /// The scan is of the upper part of the page, which is read in a second or two.
    private static final double HEIGHT_PT = 180;

    @TempDir private Path temp;

    private static void scan(Path file) throws Exception {
        try (PdfFile pdf = PdfFile.open(PDF, Optional.empty())) {
            PageBox top = new PageBox(0, 0, pdf.frame(FIRST).bounds().width(), HEIGHT_PT);
            ScannedPage.write(ScannedPage.picture(pdf, FIRST, top), top, file);
        }
    }

    private ProgramRun run(String... arguments) {
        return ProgramRun.of(temp, arguments);
    }

    @Test
    void aScanIsSearchedByItsPartNumberOnceItWasRead() throws Exception {
        Path pdfs = Files.createDirectory(temp.resolve("pdfs"));
        scan(pdfs.resolve("scanned.pdf"));

        ProgramRun taken =
                run("ingest", "--corpus", "c", pdfs.toString(), "--ocr", "never", "--json");
        assertEquals(0, taken.code(), taken.err());
        assertEquals(1, taken.json().at("/totals/pages_by_status/no_text").asInt(), taken.out());
        assertFalse(
                run("search", "--corpus", "c", "CLX-32", "--json")
                        .json()
                        .get("supported")
                        .asBoolean());

        ProgramRun read = run("corpus", "ocr", "--corpus", "c", "--threads", "1", "--json");
        assertEquals(0, read.code(), read.err());
        assertEquals(1, read.json().at("/totals/pages_by_status/ok").asInt(), read.out());

        ProgramRun found = run("search", "--corpus", "c", "CLX-32", "--json");
        assertTrue(found.json().get("supported").asBoolean(), found.out());
        JsonNode best = found.json().at("/evidence/0");
        assertEquals("ocr", best.get("text_source").asString());
        assertTrue(best.get("native_text").asString().contains("CLX-32"), best.toString());
        assertTrue(best.get("warnings").toString().contains("read by OCR"), best.toString());

        // What was read stays read.
        ProgramRun again = run("corpus", "ocr", "--corpus", "c", "--json");
        assertEquals(0, again.json().at("/totals/files").asInt(), again.out());
        ProgramRun same = run("ingest", "--corpus", "c", pdfs.toString(), "--json");
        assertEquals(1, same.json().at("/totals/unchanged").asInt(), same.out());
    }

    @Test
    void wrongPagesAreRefused() throws Exception {
        Path pdfs = Files.createDirectory(temp.resolve("pdfs"));
        SmallDatasheets.crystal(pdfs.resolve("abx.pdf"), "ABX-1", "18 pF");
        assertEquals(
                2, run("ingest", "--corpus", "c", pdfs.toString(), "--ocr-pages", "2-1").code());
        assertEquals(0, run("ingest", "--corpus", "c", pdfs.toString(), "--ocr", "never").code());
        ProgramRun beyond = run("corpus", "ocr", "--corpus", "c", "--doc", "abx", "--pages", "9");
        assertEquals(2, beyond.code());
        assertTrue(beyond.err().contains("no page 9"), beyond.err());
        assertEquals(2, run("corpus", "ocr", "--corpus", "c", "--pages", "1").code());
    }
}
