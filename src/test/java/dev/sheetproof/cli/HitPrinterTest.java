package dev.sheetproof.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidenceImage;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.MatchedCell;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.TextSource;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class HitPrinterTest {

    private static final String KEY = "0123456789abcdef".repeat(4);

    private static Evidence hit(int number) {
        return hit(number, BlockType.TABLE, "", "CL\t18 pF");
    }

    private static Evidence hit(int number, BlockType type, String section, String text) {
        PageNumber page = new PageNumber(2);
        PageBox box = new PageBox(0, 0, 10, 10);
        Chunk chunk =
                new Chunk(
                        new ChunkKey(KEY),
                        "abx-7_p2_012345678" + number,
                        new PageBoxes(page, List.of(box)),
                        List.of(),
                        number,
                        type,
                        section,
                        "",
                        text,
                        List.of(new Chunk.Member(page, 0)),
                        List.of());
        return new Evidence(
                "E" + number,
                "abx-7",
                "pdf/abx-7.pdf",
                new Sha256(KEY),
                chunk,
                chunk.places(),
                TextSource.PDF_LAYER,
                "",
                List.of(),
                new EvidenceImage(true, "region", "", 100, 50, 150),
                Optional.empty(),
                List.of(),
                List.of(
                        new MatchedCell(page, box, "18", "CL", "Max", MatchedCell.ROW),
                        new MatchedCell(page, box, "12", "", "", "< 15 pF")),
                List.of(),
                List.of());
    }

    private static List<String> printed(boolean supported, int hits) {
        List<Evidence> evidence = new ArrayList<>();
        for (int i = 1; i <= hits; i++) {
            evidence.add(hit(i));
        }
        return printed(supported, evidence);
    }

    private static List<String> printed(boolean supported, List<Evidence> evidence) {
        EvidencePackage found =
                new EvidencePackage(
                        SearchRequest.of("BC847"),
                        new ParsedRequest(
                                "BC847",
                                List.of(),
                                List.of("BC847"),
                                List.of(),
                                List.of(),
                                SearchFilters.NONE,
                                List.of()),
                        supported,
                        evidence,
                        List.of(),
                        List.of("no document holds BC847"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        HitPrinter.print(found, new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void thatNothingSupportsARequestIsSaidFirstAndWhy() {
        List<String> lines = printed(false, 9);
        assertEquals("nothing in the corpus supports this request", lines.get(0));
        assertEquals("note: no document holds BC847", lines.get(1));
        assertEquals("nearest, but no answer (3 of 9):", lines.get(2));
        assertEquals(3, lines.stream().filter(line -> line.startsWith("E")).count());
        assertEquals(2, printed(false, 0).size());
    }

    @Test
    void markedCellsAreShownWithWhatNamesThem() {
        List<String> lines = printed(true, 5);
        assertTrue(lines.get(0).startsWith("E1  abx-7 p.2 table"), lines.get(0));
        assertEquals("    = 18 (CL, Max)", lines.get(2));
        assertEquals("    = 12: < 15 pF", lines.get(3));
        assertEquals(5, lines.stream().filter(line -> line.startsWith("E")).count());
    }

    @Test
    void whatHasNoTextIsNamedByItsKindAndHeading() {
        List<Evidence> drawings =
                List.of(
                        hit(1, BlockType.FIGURE, "Land pattern", " "),
                        hit(2, BlockType.FIGURE, "", ""));
        List<String> lines = printed(true, drawings);
        assertEquals("    (figure without text, under: Land pattern)", lines.get(1));
        assertTrue(lines.contains("    (figure without text)"), lines.toString());
    }
}
