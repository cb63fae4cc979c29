package dev.sheetproof.app;

import dev.sheetproof.cli.BenchReport;
import dev.sheetproof.cli.BenchReport.Budget;
import dev.sheetproof.cli.BenchReport.Figure;
import dev.sheetproof.cli.Services;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ui.page.ReaderBench;
import dev.sheetproof.ui.page.ReaderBench.Measured;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The benchmarks of the program.
final class Benches implements Services.Bench {

    private static final Budget FLIP_MS = new Budget(150, false);
    private static final Budget BLANK_MS = new Budget(100, false);
    private static final Budget FIND_MS = new Budget(1000, false);

    /// A frame of a screen that shows sixty a second.
    private static final Budget FRAME_MS = new Budget(16, false);

    private static final Budget HEAP_MB = new Budget(1024, false);

    @Override
    public BenchReport run(Path pdfs, int chunks, Consumer<String> progress) throws IOException {
        return Benchmark.run(pdfs, chunks, progress);
    }

    /// On the platform of JavaFX that needs no screen, so that it measures everywhere the same.
    @Override
    public BenchReport pages(OpenCorpus corpus, Consumer<String> progress) throws IOException {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        List<Figure> figures = new ArrayList<>();
        try {
            ReaderBench.run(corpus.browser(), measured -> figures.add(figure(measured)), progress);
        } catch (IllegalStateException e) {
            throw new IOException(e.getMessage(), e);
        }
        List<String> setting =
                List.of(
                        Benchmark.machine(),
                        corpus.browser().documents().size()
                                + " documents of "
                                + corpus.ref().name()
                                + ", a page area of 1000 × 900 pixels, drawn by software");
        return new BenchReport(setting, figures);
    }

    private static Figure figure(Measured measured) {
        return switch (measured.kind()) {
            case FLIP_P50_MS -> figure("page flip p50", measured, "ms", Optional.empty());
            case FLIP_P95_MS -> figure("page flip p95", measured, "ms", Optional.of(FLIP_MS));
            case FLIP_P95_CPU_MS -> figure("page flip p95, CPU", measured, "ms", Optional.empty());
            case FIND_AGAIN_CPU_MS ->
                    figure("find, after that, CPU", measured, "ms", Optional.empty());
            case BOXES_REDRAW_P95_CPU_MS ->
                    figure("5,000 boxes redrawn p95, CPU", measured, "ms", Optional.empty());
            case NEXT_PAGE_P95_MS -> figure("next page p95", measured, "ms", Optional.of(FLIP_MS));
            case LONGEST_BLANK_MS ->
                    figure("scrolling, longest blank", measured, "ms", Optional.of(BLANK_MS));
            case FIND_FIRST_MS -> figure("find, the first time", measured, "ms", Optional.empty());
            case FIND_AGAIN_MS -> figure("find, after that", measured, "ms", Optional.of(FIND_MS));
            case BOXES_REDRAW_P95_MS ->
                    figure("5,000 boxes redrawn p95", measured, "ms", Optional.of(FRAME_MS));
            case HEAP_MB -> figure("heap in use", measured, "MB", Optional.of(HEAP_MB));
        };
    }

    private static Figure figure(
            String name, Measured measured, String unit, Optional<Budget> budget) {
        return new Figure(name, measured.value(), unit, budget, measured.note());
    }
}
