package dev.sheetproof.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.DrawnPdf.Put;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PageCheckTest {

    private static final PageNumber FIRST = new PageNumber(1);
    private static final List<Put> STORED =
            List.of(
                    new Put("Electrical characteristics", 60, 70, 16),
                    new Put("Load capacitance 18 pF typical", 60, 160, 11),
                    new Put("Drive level 100 uW maximum", 60, 240, 11));

    @TempDir private Path folder;

    private List<Line> lines = List.of();

    @BeforeEach
    void store() throws IOException {
        lines = DrawnPdf.write(folder.resolve("stored.pdf"), List.of(STORED)).lines(1);
    }

    private PageCheck check(TextSource source, List<StoredChunk> chunks, List<Put> now)
            throws IOException, PdfException {
        Path file = folder.resolve("now.pdf");
        DrawnPdf.write(file, List.of(now));
        PageInfo info =
                new PageInfo(
                        FIRST,
                        PageStatus.OK,
                        "",
                        source,
                        new PageFrame(0, 0, 595, 842, 0, 1),
                        1,
                        60,
                        0,
                        lines.size(),
                        0,
                        0);
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            return PageCheck.of(pdf.read(FIRST), info, lines, chunks);
        }
    }

    private PageCheck check(List<Put> now) throws IOException, PdfException {
        return check(TextSource.PDF_LAYER, List.of(), now);
    }

    private PageBox box(int line) {
        return lines.get(line).box().inflate(3);
    }

    private static StoredChunk chunk(PageBox box, String text) {
        ChunkKey key = new ChunkKey(Sha256.of(text.getBytes(StandardCharsets.UTF_8)).hex());
        return new StoredChunk(
                "a",
                new Chunk(
                        key,
                        "a_p1_" + key.shortHex(),
                        new PageBoxes(FIRST, List.of(box)),
                        List.of(),
                        0,
                        BlockType.TEXT,
                        "",
                        "",
                        text,
                        List.of(new Chunk.Member(FIRST, 0)),
                        List.of()));
    }

    @Test
    void onTheSamePageEveryBoxHoldsItsText() throws IOException, PdfException {
        PageCheck check =
                check(
                        TextSource.PDF_LAYER,
                        List.of(chunk(box(1), "Load capacitance 18 pF typical")),
                        STORED);
        for (int i = 0; i < lines.size(); i++) {
            assertEquals(Optional.empty(), check.stale(box(i)));
        }
        assertEquals(Optional.empty(), check.stale(new PageBox(300, 400, 500, 600)), "white paper");
    }

    @Test
    void aTextThatHasGoneOrMovedOrChangedIsTold() throws IOException, PdfException {
        PageCheck check =
                check(
                        List.of(
                                new Put("Electrical characteristics", 60, 90, 16),
                                new Put("Load capacitance 12 nF minimum", 60, 160, 11)));
        assertEquals(
                StaleBox.Kind.TEXT_GONE, check.stale(box(0)).orElseThrow().kind(), "moved down");
        StaleBox changed = check.stale(box(1)).orElseThrow();
        assertEquals(StaleBox.Kind.TEXT_CHANGED, changed.kind());
        assertEquals(65, changed.percent(), 15);
        assertEquals(StaleBox.Kind.TEXT_GONE, check.stale(box(2)).orElseThrow().kind());
    }

    @Test
    void oneOtherCharacterInALineIsNotEnough() throws IOException, PdfException {
        PageCheck check =
                check(
                        List.of(
                                STORED.get(0),
                                new Put("Load capacitance 18 pF typica1", 60, 160, 11),
                                STORED.get(2)));
        assertEquals(Optional.empty(), check.stale(box(1)));
    }

    @Test
    void aBoxOverTheTextOfAnotherChunkIsTold() throws IOException, PdfException {
        StoredChunk misplaced = chunk(box(1), "Soldering temperature 260 degrees, twice");
        PageCheck check = check(TextSource.PDF_LAYER, List.of(misplaced), STORED);
        assertEquals(StaleBox.Kind.OTHER_TEXT, check.stale(box(1)).orElseThrow().kind());
        StoredChunk onWhite = chunk(new PageBox(300, 400, 500, 600), "Load capacitance 18 pF");
        check = check(TextSource.PDF_LAYER, List.of(onWhite), STORED);
        StaleBox stale = check.stale(new PageBox(300, 400, 500, 600)).orElseThrow();
        assertEquals(new StaleBox(StaleBox.Kind.OTHER_TEXT, 0), stale);
    }

    @Test
    void aBoxBesideThePageIsTold() throws IOException, PdfException {
        assertEquals(
                StaleBox.Kind.OUTSIDE_PAGE,
                check(STORED).stale(new PageBox(700, 100, 800, 200)).orElseThrow().kind());
    }

    @Test
    void recognisedTextHasNoGlyphsToBeHeldAgainst() throws IOException, PdfException {
        PageCheck check = check(TextSource.OCR, List.of(), List.of());
        assertFalse(check.checked());
        assertEquals(Optional.empty(), check.stale(box(1)));
    }
}
