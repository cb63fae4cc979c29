package dev.sheetproof.ingest.worker;

import dev.sheetproof.ingest.AnalysisException;
import dev.sheetproof.ingest.AnalysisRequest;
import dev.sheetproof.ingest.DocumentAnalyzer;
import dev.sheetproof.ingest.RecognitionOrder;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.StoredDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/// Runs the stages in worker processes, one for each document that is worked on at once. They are
/// started when they are needed and used again.
///
/// A file that loses its worker is tried once more in a new one, so that it does not pay for what
/// files before it left behind; from then on the page that loses a worker is given up and the rest
/// of the document is read without it.
public final class WorkerAnalyzer implements DocumentAnalyzer {

    /// A document that loses more workers than this is given up: each may cost a minute.
    private static final int MAX_LOST = 6;

    private static final long WATCH_MILLIS = 100;

    private final WorkerCommand command;
    private final DetectorChoice detector;
    private final WorkerBudget budget;
    private final String stamp;
    private final Set<WorkerProcess> all = ConcurrentHashMap.newKeySet();
    private final Deque<WorkerProcess> idle = new ArrayDeque<>();
    private final ScheduledExecutorService watch;

    /// @param stamp of the stages that the workers must have
    public WorkerAnalyzer(
            WorkerCommand command, DetectorChoice detector, WorkerBudget budget, String stamp) {
        this.command = command;
        this.detector = detector;
        this.budget = budget;
        this.stamp = stamp;
        watch =
                Executors.newSingleThreadScheduledExecutor(
                        task -> {
                            Thread thread = new Thread(task, "worker-watch");
                            thread.setDaemon(true);
                            return thread;
                        });
        ScheduledFuture<?> _ =
                watch.scheduleWithFixedDelay(
                        () -> all.forEach(WorkerProcess::watch),
                        WATCH_MILLIS,
                        WATCH_MILLIS,
                        TimeUnit.MILLISECONDS);
    }

    @Override
    public StoredDocument analyze(AnalysisRequest request, CancelToken cancel, Progress progress)
            throws PdfException, AnalysisException {
        AnalysisRequest now = request;
        for (int lost = 1; ; lost++) {
            cancel.throwIfCancelled();
            WorkerProcess worker = take();
            try {
                return worker.analyze(now, cancel, progress);
            } catch (WorkerLostException e) {
                Optional<PageNumber> page = e.page();
                if (lost > 1) {
                    if (page.isEmpty() || lost == MAX_LOST) {
                        throw new AnalysisException(e.getMessage() + ", " + lost + " times", e);
                    }
                    now = now.withGivenUp(page.get(), String.valueOf(e.getMessage()));
                }
            } finally {
                giveBack(worker);
            }
        }
    }

    @Override
    public RecognisedPage recognise(RecognitionOrder order, CancelToken cancel, Progress progress)
            throws PdfException, AnalysisException {
        for (int lost = 1; ; lost++) {
            cancel.throwIfCancelled();
            WorkerProcess worker = take();
            try {
                return worker.recognise(order, cancel, progress);
            } catch (WorkerLostException e) {
                if (lost > 1) {
                    throw new AnalysisException(
                            "page " + order.page() + ": " + e.getMessage() + ", twice", e);
                }
            } finally {
                giveBack(worker);
            }
        }
    }

    private WorkerProcess take() throws AnalysisException {
        synchronized (idle) {
            WorkerProcess waiting = idle.poll();
            if (waiting != null) {
                return waiting;
            }
        }
        WorkerProcess worker = WorkerProcess.start(command, budget, detector);
        all.add(worker);
        try {
            worker.await(stamp);
            return worker;
        } catch (AnalysisException e) {
            end(worker);
            throw e;
        }
    }

    private void giveBack(WorkerProcess worker) {
        if (worker.isUsable() && !watch.isShutdown()) {
            synchronized (idle) {
                idle.push(worker);
            }
        } else {
            end(worker);
        }
    }

    private void end(WorkerProcess worker) {
        all.remove(worker);
        worker.close();
    }

    @Override
    public void close() {
        watch.shutdown();
        all.forEach(this::end);
    }
}
