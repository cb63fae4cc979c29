package dev.sheetproof.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Real datasheets, where they are at hand: `-Dsheetproof.shared` or `SHEETPROOF_SHARED` names the
/// folder that holds `data/datasheets`, `../shared` otherwise.
final class SharedDatasheetsTest {

    /// Keeps the test short; the big files are read by the benchmark.
    private static final long MAX_BYTES = 600_000;

    /// How far the ascent of a line at the very edge may reach beyond the page.
    private static final double OVERHANG_PT = 40;

    @Test
    void everyPageOfEveryDatasheetHasAStatusAndItsLinesLieOnIt() throws IOException {
        List<Path> files = datasheets();
        int pages = 0;
        for (Path file : files) {
            try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
                ParsedDocument document =
                        new DocumentParser().parse(pdf, new CancelToken(), Progress.SILENT);
                assertEquals(pdf.pageCount(), document.pages().size(), file.toString());
                for (ParsedPage page : document.pages()) {
                    check(page, file + " page " + page.number());
                }
                pages += document.pages().size();
            } catch (PdfException e) {
                assertFalse(e.kind() == PdfException.Kind.MISSING, e.getMessage());
            }
        }
        assertTrue(pages > files.size() / 2, pages + " pages of " + files.size() + " files");
    }

    private static void check(ParsedPage page, String where) {
        assertEquals(page.lines().isEmpty(), page.info().textSource() == TextSource.NONE, where);
        assertTrue(page.info().status() == PageStatus.OK || !page.info().reason().isBlank(), where);
        PageBox around = page.info().frame().bounds().inflate(OVERHANG_PT);
        for (int i = 0; i < page.lines().size(); i++) {
            Line line = page.lines().get(i);
            assertEquals(i, line.number(), where);
            assertTrue(
                    around.contains(line.box()),
                    () -> where + ": " + line.text() + " at " + line.box());
            assertTrue(line.column() < page.info().columns(), where);
            assertEquals(
                    line.text(),
                    line.spans().stream().map(s -> s.text()).reduce("", String::concat),
                    where);
            assertTrue(
                    line.box().inflate(0.01).contains(line.boxOf(0, line.text().length())),
                    () -> where + ": " + line.text());
        }
    }

    private static List<Path> datasheets() throws IOException {
        String property =
                System.getProperty(
                        "sheetproof.shared",
                        System.getenv().getOrDefault("SHEETPROOF_SHARED", "../shared"));
        Path folder = Path.of(property, "data", "datasheets");
        assumeTrue(
                Files.isDirectory(folder),
                "skipped: no shared datasheets at " + folder.toAbsolutePath());
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(
                            f -> f.toString().endsWith(".pdf") && f.toFile().length() <= MAX_BYTES)
                    .sorted()
                    .toList();
        }
    }
}
