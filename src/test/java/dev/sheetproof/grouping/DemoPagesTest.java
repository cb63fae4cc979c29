package dev.sheetproof.grouping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.geometric.GeometricLayoutDetector;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.parse.DocumentParser;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every page of the demo corpus keeps what [PageInvariants] promises.
final class DemoPagesTest {

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("corpora", "demo", "pdf"))) {
            return files.filter(f -> f.toString().endsWith(".pdf")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyGlyphIsInOneChunkAndEveryElementOnItsPage(Path file) throws Exception {
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            ParsedDocument document =
                    new DocumentParser().parse(pdf, new CancelToken(), Progress.SILENT);
            List<PageLayout> layouts =
                    new GeometricLayoutDetector()
                            .detect(document, new CancelToken(), Progress.SILENT);
            Grouping grouping =
                    new RuleBasedGrouper().group("doc", document, layouts, new CancelToken());
            List<PageInvariants.Finding> findings =
                    PageInvariants.check(pdf, document, layouts, grouping);
            assertEquals(pdf.pageCount(), findings.size());
            for (PageInvariants.Finding finding : findings) {
                assertTrue(finding.glyphs() > 0, () -> "no glyphs on page " + finding.page());
                assertEquals(List.of(), finding.breaches());
            }
        }
    }
}
