package dev.sheetproof.app;

import dev.sheetproof.cli.BenchReport;
import dev.sheetproof.cli.BenchReport.Budget;
import dev.sheetproof.cli.BenchReport.Figure;
import dev.sheetproof.embedding.EmbeddingModels;
import dev.sheetproof.embedding.PassageSplitter;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.work.Workers;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Measures every stage on real PDFs, and requests on an index of a stated size.
final class Benchmark {

    /// Budgets for two cores; DESIGN section 9.
    private static final Budget PARSE_DETECT_GROUP = new Budget(100, true);

    private static final Budget READ = new Budget(1000, true);
    private static final Budget WORST_PAGE_S = new Budget(2, false);
    private static final Budget INGEST = new Budget(5, true);
    private static final Budget REQUEST_MS = new Budget(100, false);
    private static final Budget PAGE_MS = new Budget(150, false);
    private static final Budget CANCEL_MS = new Budget(1000, false);
    private static final Budget UNEQUAL = new Budget(0, false);
    private static final Budget HEAP_MB = new Budget(1024, false);

    /// The compiler of the virtual machine has then seen the hot code often enough.
    private static final int WARM_PAGES = 600;

    private static final int WARM_PASSAGES = 20;
    private static final int TIMED_PASSAGES = 200;
    private static final double MEGABYTE = 1 << 20;

    private final Consumer<String> progress;
    private final List<Figure> figures = new ArrayList<>();

    private Benchmark(Consumer<String> progress) {
        this.progress = progress;
    }

    static BenchReport run(Path pdfs, int chunks, Consumer<String> progress) throws IOException {
        return new Benchmark(progress).run(pdfs, chunks);
    }

    private BenchReport run(Path pdfs, int chunks) throws IOException {
        List<Path> files = pdfs(pdfs);
        Path temp = Files.createTempDirectory("sheetproof-bench-");
        try (TextEmbedder embedder = EmbeddingModels.bundled()) {
            StageBench stages = stages(files);
            embedding(embedder, stages.chunks());
            pictures(files);
            new IngestBench(files, temp.resolve("ingest")).run(this::add, progress);
            RequestBench requests =
                    new RequestBench(stages.documents(), chunks, embedder, temp.resolve("large"));
            requests.run(this::add, progress);
            figures.add(
                    figure(
                            "peak heap",
                            peakHeap(),
                            "MB",
                            HEAP_MB,
                            "garbage included, all of the above"));
            List<String> setting = new ArrayList<>();
            setting.add(machine());
            setting.add(
                    stages.files()
                            + " PDFs, "
                            + stages.pages()
                            + " pages, "
                            + stages.chunks().size()
                            + " chunks from "
                            + pdfs);
            setting.add(requests.setting());
            return new BenchReport(setting, figures);
        } finally {
            delete(temp);
        }
    }

    private void add(Figure figure) {
        figures.add(figure);
    }

    private StageBench stages(List<Path> files) {
        progress.accept("stages: passes to warm up, one timed");
        int passes = 0;
        int warmPages = 0;
        while (warmPages < WARM_PAGES) {
            warmPages += Math.max(1, StageBench.measure(files).pages());
            passes++;
        }
        StageBench timed = StageBench.measure(files);
        String how =
                "one pass over all files after "
                        + passes
                        + " to warm up; CPU time of the one thread at work";
        figures.add(
                figure(
                        "read glyphs, paths, images",
                        timed.readPagesPerSecond(),
                        "pages/CPU s",
                        READ,
                        how + "; files opened anew"));
        figures.add(figure("parse", timed.parsePagesPerSecond(), "pages/CPU s", how));
        figures.add(figure("detect", timed.detectPagesPerSecond(), "pages/CPU s", how));
        figures.add(figure("group", timed.groupPagesPerSecond(), "pages/CPU s", how));
        figures.add(
                figure(
                        "parse + detect + group",
                        timed.pagesPerSecond(),
                        "pages/CPU s",
                        PARSE_DETECT_GROUP,
                        how));
        figures.add(
                figure(
                        "worst page, parse + detect",
                        timed.worstPageSeconds(),
                        "CPU s",
                        WORST_PAGE_S,
                        how));
        return timed;
    }

    private void embedding(TextEmbedder embedder, List<Chunk> chunks) {
        progress.accept("embedding");
        PassageSplitter splitter = new PassageSplitter(embedder);
        List<String> passages =
                Samples.of(chunks, WARM_PASSAGES + TIMED_PASSAGES).stream()
                        .flatMap(chunk -> splitter.passages(chunk).stream())
                        .limit(WARM_PASSAGES + TIMED_PASSAGES)
                        .toList();
        int warm = Math.min(WARM_PASSAGES, passages.size());
        passages.subList(0, warm).forEach(embedder::embedPassage);
        List<String> timed = passages.subList(warm, passages.size());
        int threads = Runtime.getRuntime().availableProcessors();
        ExecutorService workers = Workers.pool("bench", threads);
        try {
            long start = System.nanoTime();
            List<CompletableFuture<float[]>> running =
                    timed.stream()
                            .map(
                                    passage ->
                                            CompletableFuture.supplyAsync(
                                                    () -> embedder.embedPassage(passage), workers))
                            .toList();
            running.forEach(CompletableFuture::join);
            double seconds = (System.nanoTime() - start) / 1e9;
            figures.add(
                    figure(
                            "embed",
                            timed.size() / seconds,
                            "passages/s",
                            "wall clock, "
                                    + threads
                                    + " threads, "
                                    + timed.size()
                                    + " passages of chunks drawn at random, "
                                    + warm
                                    + " before to warm up"));
        } finally {
            workers.shutdown();
        }
    }

    private void pictures(List<Path> files) throws IOException {
        progress.accept("pictures");
        Timings times = PictureBench.measure(files);
        String how =
                times.count()
                        + " pages drawn at random, 110 dpi with boxes, the same page once before to warm up,"
                        + " opening the file included; ";
        figures.add(figure("page with boxes p50", times.wall(0.5), "ms", how + Timings.WALL));
        figures.add(
                figure("page with boxes p95", times.wall(0.95), "ms", PAGE_MS, how + Timings.WALL));
        figures.add(figure("page with boxes p95, CPU", times.cpu(0.95), "ms", how + Timings.CPU));
    }

    static Figure figure(String name, double value, String unit, String note) {
        return new Figure(name, value, unit, Optional.empty(), note);
    }

    private static Figure figure(
            String name, double value, String unit, Budget budget, String note) {
        return new Figure(name, value, unit, Optional.of(budget), note);
    }

    static Figure ingest(double pagesPerSecond, String note) {
        return figure("ingest, all stages", pagesPerSecond, "pages/s", INGEST, note);
    }

    static Figure request(double p95, String note) {
        return figure("request p95", p95, "ms", REQUEST_MS, note);
    }

    static Figure unequal(int requests, String note) {
        return figure("requests ranked otherwise", requests, "", UNEQUAL, note);
    }

    /// What was still in use after the last collection.
    static Figure liveHeap() {
        double bytes = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null) {
                bytes += pool.getCollectionUsage().getUsed();
            }
        }
        return figure(
                "heap in use",
                bytes / MEGABYTE,
                "MB",
                HEAP_MB,
                "after the last collection, index open");
    }

    static Figure cancel(double millis, String note) {
        return figure("cancel an ingestion", millis, "ms", CANCEL_MS, note);
    }

    static String machine() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return String.format(
                Locale.ROOT,
                "Java %s, %s %s, %d cores, heap limit %.0f MB, load average %.1f when done",
                System.getProperty("java.version"),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors(),
                Runtime.getRuntime().maxMemory() / MEGABYTE,
                load);
    }

    private static double peakHeap() {
        double bytes = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getType() == MemoryType.HEAP) {
                bytes += pool.getPeakUsage().getUsed();
            }
        }
        return bytes / MEGABYTE;
    }

    private static List<Path> pdfs(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> found =
                    files.filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".pdf"))
                            .sorted()
                            .toList();
            if (found.isEmpty()) {
                throw new IOException(folder + " holds no PDF file");
            }
            return found;
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
