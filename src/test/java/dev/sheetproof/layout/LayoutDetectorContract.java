package dev.sheetproof.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import dev.sheetproof.work.Workers;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/// What every layout detector promises, whatever it detects with.
public abstract class LayoutDetectorContract {

    protected abstract LayoutDetector detector();

    /// What the detector may look at.
    protected PagePictures pictures() {
        return PagePictures.NONE;
    }

    protected static ParsedDocument sample() {
        SyntheticPages.Page first = new SyntheticPages.Page(1);
        first.text(60, 60, 16, true, "Crystal unit").paragraph(60, 100, 4);
        SyntheticPages.parameterTable(first, 60, 200, 6);
        first.text(60, 300, 8, false, "Note 1. Measured at 25 degrees.");
        SyntheticPages.Page second = new SyntheticPages.Page(2);
        second.paragraph(60, 100, 5).paragraph(330, 100, 5);
        return SyntheticPages.document(first, second, new SyntheticPages.Page(3));
    }

    @Test
    void givesOneLayoutAPageInPageOrder() {
        List<PageLayout> layouts =
                detector().detect(sample(), pictures(), new CancelToken(), Progress.SILENT);
        assertEquals(List.of(1, 2, 3), layouts.stream().map(l -> l.page().value()).toList());
    }

    @Test
    void anEmptyPageHasNoElements() {
        List<PageLayout> layouts =
                detector().detect(sample(), pictures(), new CancelToken(), Progress.SILENT);
        assertTrue(layouts.get(2).elements().isEmpty());
    }

    @Test
    void numbersElementsDenselyAndKeepsThemOnThePage() {
        for (PageLayout layout :
                detector().detect(sample(), pictures(), new CancelToken(), Progress.SILENT)) {
            for (int i = 0; i < layout.elements().size(); i++) {
                Element element = layout.elements().get(i);
                assertEquals(i, element.number());
                assertTrue(
                        element.box().x0() >= 0
                                && element.box().y0() >= 0
                                && element.box().x1() <= 612
                                && element.box().y1() <= 792,
                        () -> "outside the page: " + element);
            }
        }
    }

    @Test
    void stopsWhenCancelled() {
        CancelToken cancel = new CancelToken();
        cancel.cancel();
        assertThrows(
                CancelledException.class,
                () -> detector().detect(sample(), pictures(), cancel, Progress.SILENT));
    }

    @Test
    void givesEqualLayoutsOnTwoThreads() throws Exception {
        ParsedDocument document = sample();
        LayoutDetector detector = detector();
        ExecutorService workers = Workers.pool("layout-test", 2);
        try {
            Callable<List<PageLayout>> task =
                    () -> detector.detect(document, pictures(), new CancelToken(), Progress.SILENT);
            Future<List<PageLayout>> a = workers.submit(task);
            Future<List<PageLayout>> b = workers.submit(task);
            assertEquals(a.get(), b.get());
        } finally {
            workers.shutdown();
        }
    }

    @Test
    void coversEveryLineOfRandomPages() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 40; round++) {
            SyntheticPages.Page page = new SyntheticPages.Page(1);
            for (int i = random.nextInt(60); i >= 0; i--) {
                page.text(
                        random.nextDouble(560),
                        random.nextDouble(770),
                        4 + random.nextDouble(16),
                        random.nextBoolean(),
                        random.nextInt(5) == 0 ? 90 : 0,
                        "word ".repeat(1 + random.nextInt(6)).strip());
            }
            for (int i = random.nextInt(80); i > 0; i--) {
                double x = random.nextDouble(600);
                double y = random.nextDouble(780);
                switch (random.nextInt(3)) {
                    case 0 -> page.across(y, x, x + random.nextDouble(612 - x));
                    case 1 -> page.down(x, y, y + random.nextDouble(792 - y));
                    default ->
                            page.curve(x, y, x + random.nextDouble(60), y + random.nextDouble(60));
                }
            }
            ParsedDocument document = SyntheticPages.document(page);
            assertCovered(
                    document,
                    detector().detect(document, pictures(), new CancelToken(), Progress.SILENT),
                    seed);
        }
    }

    private static void assertCovered(
            ParsedDocument document, List<PageLayout> layouts, long seed) {
        List<String> uncovered = new ArrayList<>();
        for (ParsedPage page : document.pages()) {
            for (Line line : page.lines()) {
                double x = line.box().centerX();
                double y = line.box().centerY();
                boolean onPage = x <= 612 && y <= 792;
                boolean covered =
                        layouts.get(page.number().value() - 1).elements().stream()
                                .anyMatch(e -> e.box().inflate(0.01).contains(x, y));
                if (onPage && !covered) {
                    uncovered.add(line.text() + " " + line.box());
                }
            }
        }
        assertTrue(uncovered.isEmpty(), () -> "seed " + seed + ": not covered: " + uncovered);
    }
}
