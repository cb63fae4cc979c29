package dev.sheetproof.grouping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sheetproof.grouping.PageInvariants.Kind;
import dev.sheetproof.layout.geometric.GeometricLayoutDetector;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.parse.DocumentParser;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Invariants of layout and grouping on real datasheets.
final class SharedDataInvariantsTest {

    private static final int FILES = 6;
    private static final long MAX_BYTES = 1_500_000;

    /// Share of the visible glyphs of a page that may lie in no chunk.
    private static final double MAX_LOST = 0.005;

    /// Share of them that may lie in two: lines that are drawn over each other in the file.
    private static final double MAX_TWICE = 0.02;

    private static Path shared() {
        String property = System.getProperty("SHEETPROOF_SHARED");
        String variable = System.getenv("SHEETPROOF_SHARED");
        return Path.of(property != null ? property : variable != null ? variable : "../shared");
    }

    private static List<Path> files(long seed) throws IOException {
        Path folder = shared().resolve("data/datasheets");
        assumeTrue(Files.isDirectory(folder), () -> "no shared data at " + folder.toAbsolutePath());
        List<Path> all = new ArrayList<>();
        for (String kind : List.of("crystal", "other")) {
            try (Stream<Path> files = Files.list(folder.resolve(kind))) {
                files.filter(f -> f.toString().endsWith(".pdf") && small(f))
                        .sorted()
                        .forEach(all::add);
            }
        }
        Collections.shuffle(all, new Random(seed));
        return all.subList(0, Math.min(FILES, all.size()));
    }

    private static boolean small(Path file) {
        return file.toFile().length() < MAX_BYTES;
    }

    @Test
    void everyElementIsOnItsPageAndEveryElementAndGlyphInExactlyOneChunk() throws Exception {
        long seed = Long.getLong("test.seed", System.nanoTime());
        int checked = 0;
        for (Path file : files(seed)) {
            try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
                check(
                        pdf,
                        new DocumentParser().parse(pdf, new CancelToken(), Progress.SILENT),
                        file + ", seed " + seed);
                checked++;
            } catch (PdfException e) {
                // Nothing of it is shown to anybody: the awkward files are among those drawn.
                System.err.println(file + " has no readable page: " + e.getMessage());
            }
        }
        assertTrue(checked > 0, "no file could be read, seed " + seed);
    }

    private static void check(PdfFile pdf, ParsedDocument document, String where) {
        List<PageLayout> layouts =
                new GeometricLayoutDetector().detect(document, new CancelToken(), Progress.SILENT);
        Grouping grouping =
                new RuleBasedGrouper().group("doc", document, layouts, new CancelToken());
        Set<Chunk.Member> members = new HashSet<>();
        for (Chunk chunk : grouping.chunks()) {
            for (Chunk.Member member : chunk.members()) {
                assertTrue(members.add(member), () -> where + ": in two chunks: " + member);
            }
        }
        int elements = layouts.stream().mapToInt(l -> l.elements().size()).sum();
        assertEquals(elements, members.size(), where);
        long distinct = grouping.chunks().stream().map(Chunk::id).distinct().count();
        assertEquals(grouping.chunks().size(), distinct, () -> where + ": ids collide");
        for (PageInvariants.Finding f : PageInvariants.check(pdf, document, layouts, grouping)) {
            assertEquals(0, f.count(Kind.ELEMENT_OUTSIDE_PAGE), () -> where + ": " + f);
            assertEquals(0, f.count(Kind.CHUNK_OVER_HALF_A_PAGE), () -> where + ": " + f);
            assertTrue(
                    f.count(Kind.GLYPH_IN_NO_CHUNK) <= MAX_LOST * f.glyphs(),
                    () -> where + ": " + f);
            assertTrue(
                    f.count(Kind.GLYPH_IN_TWO_CHUNKS) <= MAX_TWICE * f.glyphs(),
                    () -> where + ": " + f);
        }
    }
}
