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
import java.util.ArrayList;
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

    /// Rounds before the one that counts: both sides run warm code.
    private static final int WARM_UP = Integer.getInteger("test.isolated.rounds", 1);

    /// What a round took, and how much it read.
    private record Round(double wallSeconds, double cpuSeconds, List<String> read) {}

    @Test
    void workersReadTheSameAsThisProcess() throws Exception {
        List<Path> files = sources();
        try (Detectors detectors = new Detectors();
                OcrEngine ocr = new OcrEngine()) {
            Stages stages =
                    CorpusWiring.stages(
                            detectors.of(DetectorChoice.GEOMETRIC), ocr, new NoEmbedder());
            List<String> lines = new ArrayList<>();
            List<String> expected = List.of();
            double here = 0;
            for (int threads = 1; threads <= 2; threads++) {
                // Another round here would be warmer than any worker: its figures are not told.
                Round inside = measured(new StagedAnalyzer(stages), files, threads);
                Round outside =
                        measured(
                                new WorkerAnalyzer(
                                        new JavaWorkerCommand(),
                                        DetectorChoice.GEOMETRIC,
                                        WorkerBudget.DEFAULT,
                                        stages.stamp()),
                                files,
                                threads);
                assertEquals(inside.read(), outside.read());
                assertEquals(threads == 1 ? inside.read() : expected, inside.read());
                expected = inside.read();
                here = threads == 1 ? outside.wallSeconds() : here;
                lines.add(line(threads, inside, outside, here));
            }
            ReliabilityReport.write("What isolation costs", lines);
        }
    }

    private static String line(int threads, Round inside, Round outside, double alone) {
        return threads == 1
                ? String.format(
                        Locale.ROOT,
                        "- Parse, detect and group of %d documents, both sides equally warm: %.1f CPU s"
                                + " in this process, %.1f CPU s in a worker and for what it sends"
                                + " (%+.0f %%).",
                        inside.read().size(),
                        inside.cpuSeconds(),
                        outside.cpuSeconds(),
                        100 * (outside.cpuSeconds() / Math.max(0.001, inside.cpuSeconds()) - 1))
                : String.format(
                        Locale.ROOT,
                        "- %d workers take %.1f s, one takes %.1f s (wall clock: true only on an idle"
                                + " machine).",
                        threads,
                        outside.wallSeconds(),
                        alone);
    }

    private static Round measured(DocumentAnalyzer opened, List<Path> files, int threads) {
        ExecutorService pool = Workers.pool("isolation", threads);
        try (DocumentAnalyzer analyzer = opened) {
            for (int i = 0; i < WARM_UP; i++) {
                all(analyzer, files, pool);
            }
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
