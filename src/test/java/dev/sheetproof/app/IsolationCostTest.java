package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.ingest.AnalysisException;
import dev.sheetproof.ingest.AnalysisRequest;
import dev.sheetproof.ingest.DocumentAnalyzer;
import dev.sheetproof.ingest.StagedAnalyzer;
import dev.sheetproof.ingest.Stages;
import dev.sheetproof.ingest.worker.WorkerAnalyzer;
import dev.sheetproof.ingest.worker.WorkerBudget;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.ocr.OcrEngine;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import dev.sheetproof.work.Workers;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Worker processes read the same out of files as this process does; what they cost is measured,
/// not judged.
///
/// `-Dtest.sources=FOLDER -Dtest.isolated=40 -Dtest.report=FILE` makes a long run.
final class IsolationCostTest {

    private static final int DOCUMENTS = Integer.getInteger("test.isolated", 2);

    private static final Path SOURCES =
            Path.of(System.getProperty("test.sources", "corpora/demo/pdf"));

    /// Rounds before those that count: both sides run warm code.
    private static final int WARM_UP = Integer.getInteger("test.isolated.rounds", 1);

    /// Rounds that count, here and in workers by turns: a busy machine slows both.
    private static final int COUNTED = WARM_UP;

    /// What rounds took, and what each of them read.
    private record Round(double wallSeconds, double cpuSeconds, List<String> read) {

        Round and(Round next) {
            assertEquals(read, next.read);
            return new Round(wallSeconds + next.wallSeconds, cpuSeconds + next.cpuSeconds, read);
        }
    }

    @Test
    void workersReadTheSameAsThisProcess() throws Exception {
        List<Path> files = sources();
        try (Detectors detectors = new Detectors();
                OcrEngine ocr = new OcrEngine()) {
            Stages stages =
                    CorpusWiring.stages(
                            detectors.of(DetectorChoice.GEOMETRIC), ocr, new NoEmbedder());
            ReliabilityReport.write(
                    "What isolation costs",
                    List.of(cost(stages, files), "- " + scaling(stages, files)));
        }
    }

    private static WorkerAnalyzer workers(Stages stages) {
        return new WorkerAnalyzer(
                new JavaWorkerCommand(),
                DetectorChoice.GEOMETRIC,
                WorkerBudget.DEFAULT,
                stages.stamp());
    }

    private static String cost(Stages stages, List<Path> files) {
        try (DocumentAnalyzer here = new StagedAnalyzer(stages);
                DocumentAnalyzer there = workers(stages)) {
            for (int i = 0; i < WARM_UP; i++) {
                measured(here, files, 1);
                measured(there, files, 1);
            }
            Round inside = measured(here, files, 1);
            Round outside = measured(there, files, 1);
            for (int i = 1; i < COUNTED; i++) {
                inside = inside.and(measured(here, files, 1));
                outside = outside.and(measured(there, files, 1));
            }
            assertEquals(inside.read(), outside.read());
            return String.format(
                    Locale.ROOT,
                    "- Parse, detect and group of %d documents, both sides equally warm, %d times by"
                            + " turns: %.1f CPU s in this process, %.1f CPU s in a worker and for what"
                            + " it sends (%+.0f %%).",
                    files.size(),
                    COUNTED,
                    inside.cpuSeconds(),
                    outside.cpuSeconds(),
                    100 * (outside.cpuSeconds() / Math.max(0.001, inside.cpuSeconds()) - 1));
        }
    }

    private static String scaling(Stages stages, List<Path> files) {
        try (DocumentAnalyzer there = workers(stages)) {
            // Both workers are warm before one of them works alone.
            for (int i = 0; i < 2 * WARM_UP; i++) {
                measured(there, files, 2);
            }
            Round one = measured(there, files, 1);
            Round two = measured(there, files, 2);
            for (int i = 1; i < COUNTED; i++) {
                one = one.and(measured(there, files, 1));
                two = two.and(measured(there, files, 2));
            }
            return String.format(
                    Locale.ROOT,
                    "2 workers take %.1f s, one takes %.1f s (wall clock: true only on an idle"
                            + " machine).",
                    two.wallSeconds(),
                    one.wallSeconds());
        }
    }

    private static Round measured(DocumentAnalyzer analyzer, List<Path> files, int threads) {
        ExecutorService pool = Workers.pool("isolation", threads);
        try {
            double cpu = cpuSeconds();
            long start = System.nanoTime();
            List<String> read = all(analyzer, files, pool);
            return new Round((System.nanoTime() - start) / 1e9, cpuSeconds() - cpu, read);
        } finally {
            pool.shutdown();
        }
    }

    private static List<String> all(
            DocumentAnalyzer analyzer, List<Path> files, ExecutorService pool) {
        List<CompletableFuture<String>> running =
                files.stream()
                        .map(
                                file ->
                                        CompletableFuture.supplyAsync(
                                                () -> read(analyzer, file), pool))
                        .toList();
        return running.stream().map(CompletableFuture::join).toList();
    }

    /// What was read of a file, in short.
    private static String read(DocumentAnalyzer analyzer, Path file) {
        AnalysisRequest request =
                new AnalysisRequest(
                        file,
                        "doc",
                        "pdf/doc.pdf",
                        new Sha256("0".repeat(64)),
                        file.toFile().length(),
                        Optional.empty(),
                        Collections.emptySortedMap(),
                        Collections.emptySortedMap());
        try {
            return analyzer.analyze(request, new CancelToken(), Progress.SILENT).chunks().stream()
                    .map(chunk -> chunk.key().toString())
                    .toList()
                    .toString();
        } catch (PdfException | AnalysisException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /// Of this process and of those it started.
    private static double cpuSeconds() {
        long own =
                ((com.sun.management.OperatingSystemMXBean)
                                ManagementFactory.getOperatingSystemMXBean())
                        .getProcessCpuTime();
        Duration children =
                ProcessHandle.current()
                        .descendants()
                        .map(child -> child.info().totalCpuDuration().orElse(Duration.ZERO))
                        .reduce(Duration.ZERO, Duration::plus);
        return own / 1e9 + children.toNanos() / 1e9;
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> found = Files.walk(SOURCES)) {
            return found.filter(file -> file.toString().endsWith(".pdf"))
                    .filter(file -> file.toFile().length() > 0)
                    .sorted()
                    .limit(DOCUMENTS)
                    .toList();
        }
    }
}
