package dev.sheetproof.ingest.worker;

import dev.sheetproof.ingest.AnalysisException;
import dev.sheetproof.ingest.AnalysisRequest;
import dev.sheetproof.ingest.RecognitionOrder;
import dev.sheetproof.layout.LayoutModelException;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.ocr.OcrEngine;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.StoredDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// The program's side of one worker process. One thread at a time asks it; another one watches.
final class WorkerProcess implements AutoCloseable {

    /// Longest message that a worker sends: what `writeUTF` takes of three-byte characters.
    static final int MESSAGE_CHARS = 20_000;

    /// How long a worker may take to answer a cancel before it is ended; with it a cancel takes
    /// well under a second.
    private static final Duration CANCEL_PATIENCE = Duration.ofMillis(400);

    /// A closed pipe ends a worker within milliseconds; this is for a machine under load.
    private static final Duration END_PATIENCE = Duration.ofMillis(500);

    /// How long a worker that closed its pipe may take to end by itself; only then is it known why.
    private static final Duration EXIT_PATIENCE = Duration.ofSeconds(10);

    /// What a Java machine started with `ExitOnOutOfMemoryError` ends with.
    private static final int OUT_OF_MEMORY = 3;

    /// Makes the C library of Linux give memory of native code back to the system, instead of
    /// keeping a share for every thread; other systems do not know these. What a network throws
    /// away with every picture stays: taking a few megabytes from the system each time cost half of
    /// what recognising a page does.
    private static final Map<String, String> SPARING =
            Map.of(
                    "MALLOC_ARENA_MAX", "1",
                    "MALLOC_MMAP_THRESHOLD_", Integer.toString(16 << 20),
                    "MALLOC_TRIM_THRESHOLD_", Integer.toString(32 << 20));

    private final WorkerBudget budget;
    private final Process process;
    private final DataInputStream in;
    private final DataOutputStream out;
    private volatile @Nullable Task task;
    private volatile boolean spent;

    /// What it is doing; times are those of [System#nanoTime].
    private static final class Task {

        private final long begun = System.nanoTime();
        private final CancelToken cancel;
        private volatile Step step = new Step("start", 0, 0, begun);
        private volatile long cancelSent;
        private volatile String killed = "";

        Task(CancelToken cancel) {
            this.cancel = cancel;
        }
    }

    private record Step(String stage, long done, long total, long at) {

        /// The page under work, where the stage counts pages.
        Optional<PageNumber> page() {
            return total > 0 && done < total && !stage.equals(OcrEngine.STAGE)
                    ? Optional.of(new PageNumber(Math.toIntExact(done + 1)))
                    : Optional.empty();
        }

        String words() {
            return page().map(page -> " on page " + page + " (" + stage + ")")
                    .orElse(" (" + stage + ")");
        }
    }

    private WorkerProcess(WorkerBudget budget, Process process) {
        this.budget = budget;
        this.process = process;
        in = new DataInputStream(new BufferedInputStream(process.getInputStream(), 1 << 16));
        out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    }

    /// @throws AnalysisException when no worker can be started
    static WorkerProcess start(WorkerCommand command, WorkerBudget budget, DetectorChoice detector)
            throws AnalysisException {
        ProcessBuilder builder =
                new ProcessBuilder(command.words(budget, detector))
                        .redirectError(ProcessBuilder.Redirect.DISCARD);
        SPARING.forEach(builder.environment()::putIfAbsent);
        try {
            return new WorkerProcess(budget, builder.start());
        } catch (IOException e) {
            throw new AnalysisException("no worker process can be started: " + e.getMessage(), e);
        }
    }

    /// Waits until it is ready.
    ///
    /// @param stamp of the stages that it must have
    /// @throws AnalysisException when it does not start, or is another version of the program
    void await(String stamp) throws AnalysisException {
        String its;
        try {
            int kind = in.read();
            if (kind != Frames.READY) {
                throw new AnalysisException(
                        "a worker process did not start" + (kind < 0 ? exit() : ""));
            }
            its = in.readUTF();
        } catch (IOException e) {
            throw new AnalysisException("a worker process did not start: " + e.getMessage(), e);
        }
        if (!its.equals(stamp)) {
            throw new AnalysisException(
                    "the program was replaced while it ran (its stages are now "
                            + its
                            + "): start it again");
        }
    }

    /// @throws WorkerLostException when the worker ended first; it is of no use any more
    StoredDocument analyze(AnalysisRequest request, CancelToken cancel, Progress progress)
            throws PdfException, AnalysisException, WorkerLostException {
        return ask(
                request.file(),
                Frames.ANALYZE,
                body -> AnalysisCodec.write(request, body),
                new Answer<>(Frames.DOCUMENT, AnalysisCodec::readDocument),
                cancel,
                progress);
    }

    /// Reads the text in the picture of a page.
    ///
    /// @throws WorkerLostException when the worker ended first; it is of no use any more
    RecognisedPage recognise(RecognitionOrder order, CancelToken cancel, Progress progress)
            throws PdfException, AnalysisException, WorkerLostException {
        return ask(
                order.file(),
                Frames.RECOGNISE,
                body -> AnalysisCodec.write(order, body),
                new Answer<>(Frames.PAGE, AnalysisCodec::readPage),
                cancel,
                progress);
    }

    private interface BodyWriter {
        void write(OutputStream body) throws IOException;
    }

    private interface BodyReader<T> {
        T read(InputStream body) throws IOException;
    }

    /// @param kind of the frame that holds it
    private record Answer<T>(int kind, BodyReader<T> reader) {}

    private <T> T ask(
            Path file,
            int order,
            BodyWriter writer,
            Answer<T> wanted,
            CancelToken cancel,
            Progress progress)
            throws PdfException, AnalysisException, WorkerLostException {
        Task now = new Task(cancel);
        try {
            synchronized (out) {
                task = now;
                out.writeByte(order);
                try (OutputStream body = Frames.body(out)) {
                    writer.write(body);
                }
            }
            return answer(file, wanted, now, progress);
        } catch (PdfException e) {
            throw e;
        } catch (IOException e) {
            throw lost(now);
        } finally {
            synchronized (out) {
                task = null;
            }
        }
    }

    private <T> T answer(Path file, Answer<T> wanted, Task now, Progress progress)
            throws IOException, PdfException, AnalysisException, WorkerLostException {
        while (true) {
            int kind = in.read();
            if (kind == wanted.kind()) {
                try (InputStream body = Frames.body(in)) {
                    return wanted.reader().read(body);
                }
            }
            switch (kind) {
                case Frames.PROGRESS -> {
                    Step step =
                            new Step(in.readUTF(), in.readLong(), in.readLong(), System.nanoTime());
                    now.step = step;
                    progress.report(step.stage(), step.done(), step.total());
                }
                case Frames.UNREADABLE ->
                        throw new PdfException(
                                PdfException.Kind.valueOf(in.readUTF()), file, in.readUTF());
                case Frames.MODEL -> throw new LayoutModelException(in.readUTF());
                case Frames.BROKEN -> throw new AnalysisException(in.readUTF());
                case Frames.CANCELLED -> throw new CancelledException();
                default -> throw lost(now);
            }
        }
    }

    /// What is to be said of a worker that sends nothing sensible any more.
    ///
    /// @throws CancelledException when it was ended because of a cancel
    private WorkerLostException lost(Task now) {
        spent = true;
        String what;
        try {
            now.cancel.throwIfCancelled();
            // Its pipe closes a moment before it ends: killed in between, it could not say why.
            what = now.killed.isEmpty() ? "crashed the reader" + exit() : now.killed;
        } finally {
            destroy();
        }
        Step step = now.step;
        return new WorkerLostException(what + step.words(), step.page());
    }

    private String exit() {
        try {
            return process.waitFor(EXIT_PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                    ? exit(process.exitValue())
                    : "";
        } catch (InterruptedException e) {
            throw new IllegalStateException("nothing interrupts this thread", e);
        }
    }

    private static String exit(int code) {
        return code == OUT_OF_MEMORY ? ": it ran out of memory" : ": it ended with code " + code;
    }

    /// Ends the worker when it does not heed a cancel or is over its budget. Call it several times
    /// a second.
    void watch() {
        @Nullable Task now = task;
        if (now == null) {
            return;
        }
        long time = System.nanoTime();
        if (now.cancel.isCancelled()) {
            if (now.cancelSent == 0) {
                now.cancelSent = time;
                sendCancel(now);
            } else if (time - now.cancelSent > CANCEL_PATIENCE.toNanos()) {
                destroy();
            }
        } else if (time - now.step.at() > budget.step().toNanos()) {
            kill(now, "took longer than " + budget.step().toSeconds() + " s");
        } else if (time - now.begun > budget.document().toNanos()) {
            kill(now, "took longer than " + budget.document().toMinutes() + " min in all,");
        }
    }

    private void kill(Task now, String reason) {
        now.killed = reason;
        destroy();
    }

    private void sendCancel(Task now) {
        try {
            synchronized (out) {
                // The next file must not pay for the last one's cancel.
                if (task == now) {
                    out.writeByte(Frames.CANCEL);
                    out.flush();
                }
            }
        } catch (IOException e) {
            // It cannot be told, so it is ended; whoever waits for it sees that.
            destroy();
        }
    }

    private void destroy() {
        spent = true;
        process.destroyForcibly();
    }

    /// Whether it can take another file.
    boolean isUsable() {
        return !spent && process.isAlive();
    }

    /// Ends the process.
    @Override
    public void close() {
        destroy();
        try {
            // Its files and its place in the process table are free when it has been waited for.
            process.waitFor(END_PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException("nothing interrupts this thread", e);
        }
    }
}
