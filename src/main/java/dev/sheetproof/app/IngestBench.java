package dev.sheetproof.app;

import dev.sheetproof.cli.BenchReport.Figure;
import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusProfile;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.corpus.Opening;
import dev.sheetproof.ingest.IngestListener;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;

/// Takes PDFs into a temporary corpus, twice, and cancels a third time.
final class IngestBench {

    /// Enough to be typical; embedding hundreds of megabytes would only take long.
    private static final long MAX_BYTES = 12L << 20;

    private final List<Path> files = new ArrayList<>();
    private final Path corpus;

    IngestBench(List<Path> all, Path corpus) throws IOException {
        this.corpus = corpus;
        long bytes = 0;
        for (Path file : Samples.of(all, all.size())) {
            bytes += Files.size(file);
            if (files.isEmpty() || bytes <= MAX_BYTES) {
                files.add(file);
            }
        }
    }

    void run(Consumer<Figure> figures, Consumer<String> progress) throws IOException {
        int threads = Runtime.getRuntime().availableProcessors();
        try (Detectors detectors = new Detectors();
                CorpusWiring wiring =
                        new CorpusWiring(
                                Optional.empty(), detectors, Optional.of(new JavaWorkerCommand()));
                OpenCorpus open = open(wiring, corpus);
                OpenCorpus other = open(wiring, corpus.resolveSibling("cancelled"))) {
            progress.accept("ingest of " + files.size() + " PDFs");
            IngestRequest request = new IngestRequest(files, threads, Optional.empty());
            IngestReport first = run(open, request);
            int pages = first.documents().stream().mapToInt(IngestedDocument::pages).sum();
            figures.accept(
                    Benchmark.ingest(
                            pages * 1000.0 / Math.max(1, first.millis()),
                            pages
                                    + " pages of "
                                    + files.size()
                                    + " files drawn at random, embeddings included, wall clock, "
                                    + threads
                                    + " threads, stages warm"));
            IngestReport again = run(open, request);
            figures.accept(
                    Benchmark.figure(
                            "the same ingest again",
                            (double) again.millis(),
                            "ms",
                            "wall clock; the first took " + first.millis() + " ms"));
            figures.accept(
                    Benchmark.cancel(
                            cancelled(other, request),
                            "from the call to the end of the run, while documents are embedded"));
        } catch (CorpusException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static OpenCorpus open(CorpusWiring wiring, Path folder) throws CorpusException {
        return wiring.open(
                new CorpusRef("bench", folder),
                new CorpusProfile("bench", "", List.of()),
                Opening.AS_ALLOWED);
    }

    private static IngestReport run(OpenCorpus open, IngestRequest request) {
        return open.ingester().run(request, new CancelToken(), IngestListener.SILENT);
    }

    private static double cancelled(OpenCorpus open, IngestRequest request) {
        CancelToken cancel = new CancelToken();
        CountDownLatch embedding = new CountDownLatch(1);
        ExecutorService single = Workers.single("bench");
        try {
            CompletableFuture<IngestReport> running =
                    CompletableFuture.supplyAsync(
                            () -> open.ingester().run(request, cancel, new Waiting(embedding)),
                            single);
            embedding.await();
            long start = System.nanoTime();
            cancel.cancel();
            running.join();
            return (System.nanoTime() - start) / 1e6;
        } catch (InterruptedException e) {
            throw new IllegalStateException("nothing interrupts this thread", e);
        } finally {
            single.shutdown();
        }
    }

    /// Tells when the first document is being embedded, or all is done.
    private record Waiting(CountDownLatch embedding) implements IngestListener {

        @Override
        public void found(List<Path> files) {}

        @Override
        public void progress(Path file, String stage, long done, long total) {
            if (stage.equals("embed") || stage.equals("store")) {
                embedding.countDown();
            }
        }

        @Override
        public void finished(IngestedDocument document) {
            embedding.countDown();
        }
    }
}
