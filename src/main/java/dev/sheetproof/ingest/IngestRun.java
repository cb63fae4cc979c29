package dev.sheetproof.ingest;

import dev.sheetproof.store.StoreException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Workers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.function.Function;
import java.util.stream.IntStream;

/// One ingestion, from a list of paths to a report.
final class IngestRun {

    private final DocumentIngester.Corpus corpus;
    private final IngestRequest request;
    private final CancelToken cancel;
    private final IngestListener listener;
    private final IngestPace pace;
    private final UnfinishedFiles unfinished;

    IngestRun(
            DocumentIngester.Corpus corpus,
            IngestRequest request,
            CancelToken cancel,
            IngestListener listener,
            IngestPace pace) {
        this.pace = pace;
        this.unfinished = new UnfinishedFiles(corpus.folder());
        this.corpus = corpus;
        this.request = request;
        this.cancel = cancel;
        this.listener = listener;
    }

    IngestReport run() {
        long start = System.nanoTime();
        SortedMap<Path, Optional<String>> found = SourceFiles.expand(request.paths());
        listener.found(List.copyOf(found.keySet()));
        unfinished.takeOn(found.keySet());
        ExecutorService workers = Workers.pool("ingest", request.threads());
        ExecutorService embedding = Workers.pool("embed", request.threads());
        try {
            Map<Path, IngestedDocument> done = work(found, workers, embedding);
            List<IngestedDocument> report = new ArrayList<>();
            for (Path file : found.keySet()) {
                IngestedDocument document = done.get(file);
                report.add(document == null ? Entries.cancelled(file, Optional.empty()) : document);
            }
            return new IngestReport(report, Entries.millisSince(start));
        } finally {
            workers.shutdown();
            embedding.shutdown();
        }
    }

    private Map<Path, IngestedDocument> work(
            SortedMap<Path, Optional<String>> found,
            ExecutorService workers,
            ExecutorService embedding) {
        Map<Path, IngestedDocument> done = new HashMap<>();
        List<Path> readable = new ArrayList<>();
        found.forEach(
                (file, reason) -> {
                    if (reason.isPresent()) {
                        finish(done, Entries.rejected(file, Optional.empty(), reason.get()));
                    } else {
                        readable.add(file);
                    }
                });
        List<SourceFile.Hashed> hashed = new ArrayList<>();
        for (Optional<SourceFile> source : onWorkers(readable, this::hash, workers)) {
            switch (source.orElse(null)) {
                case SourceFile.Hashed file -> hashed.add(file);
                case SourceFile.Unusable(Path file, String reason) ->
                        finish(done, Entries.rejected(file, Optional.empty(), reason));
                case null -> {
                    // Cancelled before it was read: reported as such by the caller.
                }
            }
        }
        List<IngestPlan.Job> jobs =
                IngestPlan.of(corpus.folder(), corpus.store().documents(), hashed);
        List<IngestPlan.Job.Document> documents = new ArrayList<>();
        for (IngestPlan.Job job : jobs) {
            if (job instanceof IngestPlan.Job.Document document) {
                documents.add(document);
            }
        }
        try (DocumentWork work = new DocumentWork(corpus, request, cancel, listener, embedding)) {
            WaitingFiles waiting = new WaitingFiles(documents, pace);
            List<Integer> threads =
                    IntStream.range(0, Math.min(request.threads(), documents.size()))
                            .boxed()
                            .toList();
            for (List<IngestedDocument> taken :
                    onWorkers(threads, _ -> takeAll(waiting, work), workers)) {
                taken.forEach(document -> done.put(document.file(), document));
            }
        }
        for (IngestPlan.Job job : jobs) {
            if (job instanceof IngestPlan.Job.Copy(SourceFile.Hashed file, var original)) {
                IngestedDocument of = done.get(original.file().path());
                if (of != null) {
                    finish(done, Entries.copy(file, of));
                }
            }
        }
        return done;
    }

    /// What one thread does: one document after the other, until none is left. No more documents
    /// are in memory than there are threads.
    private List<IngestedDocument> takeAll(WaitingFiles waiting, DocumentWork work) {
        List<IngestedDocument> taken = new ArrayList<>();
        while (true) {
            pace.awaitTurn(cancel);
            Optional<IngestPlan.Job.Document> job = waiting.next();
            if (job.isEmpty()) {
                return taken;
            }
            IngestedDocument document = work.take(job.get());
            settle(document);
            taken.add(document);
        }
    }

    private void finish(Map<Path, IngestedDocument> done, IngestedDocument document) {
        done.put(document.file(), document);
        settle(document);
        listener.finished(document);
    }

    /// A cancelled file is still to be done, by whoever resumes.
    private void settle(IngestedDocument document) {
        switch (document.outcome()) {
            case STORED, UNCHANGED, REJECTED -> unfinished.done(document.file());
            case CANCELLED -> {
                // It stays on the list.
            }
        }
    }

    private Optional<SourceFile> hash(Path file) {
        if (cancel.isCancelled()) {
            return Optional.empty();
        }
        listener.progress(file, "hash", 0, 0);
        return Optional.of(SourceFiles.hash(file));
    }

    /// Runs the work on every item and returns the results in the order of the items. A failure
    /// that concerns the whole corpus is thrown once everything that was begun has ended.
    private static <A, B> List<B> onWorkers(
            List<A> items, Function<A, B> work, ExecutorService workers) {
        List<CompletableFuture<B>> running =
                items.stream()
                        .map(item -> CompletableFuture.supplyAsync(() -> work.apply(item), workers))
                        .toList();
        List<B> results = new ArrayList<>();
        RuntimeException failure = null;
        for (CompletableFuture<B> future : running) {
            try {
                results.add(future.join());
            } catch (CompletionException e) {
                if (failure == null) {
                    failure = e.getCause() instanceof StoreException store ? store : e;
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
        return results;
    }
}
