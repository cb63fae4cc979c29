package dev.sheetproof.grouping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sheetproof.layout.geometric.GeometricLayoutDetector;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
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

    /// Share of the characters of readable lines that must lie inside some element.
    private static final double COVERAGE = 0.995;

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
    void elementsLieOnThePageAndEveryElementAndLineIsInExactlyOneChunk() throws Exception {
        long seed = Long.getLong("test.seed", System.nanoTime());
        for (Path file : files(seed)) {
            try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
                check(
                        new DocumentParser().parse(pdf, new CancelToken(), Progress.SILENT),
                        file + ", seed " + seed);
            } catch (PdfException e) {
                assumeTrue(false, () -> file + ": " + e.getMessage());
            }
        }
    }

    private static void check(ParsedDocument document, String where) {
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
        for (ParsedPage page : document.pages()) {
            PageBox bounds = page.info().frame().bounds().inflate(0.01);
            List<Element> onPage = layouts.get(page.number().value() - 1).elements();
            onPage.forEach(
                    e ->
                            assertTrue(
                                    bounds.contains(e.box()),
                                    () -> where + ": outside the page: " + e));
            coverage(page, onPage, where);
        }
    }

    private static void coverage(ParsedPage page, List<Element> elements, String where) {
        PageBox bounds = page.info().frame().bounds();
        int all = 0;
        int covered = 0;
        for (Line line : ElementText.readable(page)) {
            if (bounds.containsCenterOf(line.box())) {
                all += line.text().length();
                boolean inside =
                        elements.stream()
                                .anyMatch(e -> e.box().inflate(0.5).containsCenterOf(line.box()));
                covered += inside ? line.text().length() : 0;
            }
        }
        int got = covered;
        int want = all;
        assertTrue(
                covered >= COVERAGE * all,
                () -> where + " p" + page.number() + ": " + got + " of " + want + " characters");
    }
}
