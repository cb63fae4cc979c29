package dev.sheetproof.ingest.worker;

import dev.sheetproof.ingest.AnalysisException;
import dev.sheetproof.ingest.AnalysisRequest;
import dev.sheetproof.ingest.RecognitionOrder;
import dev.sheetproof.ingest.StagedAnalyzer;
import dev.sheetproof.ingest.Stages;
import dev.sheetproof.layout.LayoutModelException;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.StoredDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import dev.sheetproof.work.Workers;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/// The side of a worker process: takes one file after the other from its input and sends what
/// became of it, until the input ends.
public final class AnalysisWorker {

    private final Stages stages;
    private final StagedAnalyzer analyzer;
    private final DataInputStream in;
    private final DataOutputStream out;
    private final BlockingQueue<Order> orders = new LinkedBlockingQueue<>();
    private volatile CancelToken current = new CancelToken();

    private sealed interface Order {
        record Analyze(AnalysisRequest request, CancelToken cancel) implements Order {}

        record Recognise(RecognitionOrder page, CancelToken cancel) implements Order {}

        /// @param reason empty when the program closed the pipe
        record End(String reason) implements Order {}
    }

    private AnalysisWorker(Stages stages, InputStream in, OutputStream out) {
        this.stages = stages;
        this.analyzer = new StagedAnalyzer(stages);
        this.in = new DataInputStream(new BufferedInputStream(in));
        this.out = new DataOutputStream(new BufferedOutputStream(out));
    }

    /// Serves until the program closes the pipe.
    ///
    /// @param gone told when the input ends, even while a file is being read, and why if it is not
    ///   because the program closed it: nobody waits any more for what this process does
    /// @throws IOException when the program cannot be reached or is not understood
    public static void serve(Stages stages, InputStream in, OutputStream out, Consumer<String> gone)
            throws IOException {
        new AnalysisWorker(stages, in, out).serve(gone);
    }

    private void serve(Consumer<String> gone) throws IOException {
        ExecutorService listener = Workers.single("worker-orders");
        listener.execute(() -> listen(gone));
        listener.shutdown();
        out.writeByte(Frames.READY);
        out.writeUTF(stages.stamp());
        out.flush();
        while (true) {
            switch (next()) {
                case Order.Analyze(AnalysisRequest request, CancelToken cancel) ->
                        send(request.file(), () -> analyse(request, cancel));
                case Order.Recognise(RecognitionOrder page, CancelToken cancel) ->
                        send(page.file(), () -> recognise(page, cancel));
                case Order.End(String reason) -> {
                    if (reason.isEmpty()) {
                        return;
                    }
                    throw new IOException(reason);
                }
            }
        }
    }

    private Order next() {
        try {
            return orders.take();
        } catch (InterruptedException e) {
            throw new IllegalStateException("nothing interrupts this thread", e);
        }
    }

    private void listen(Consumer<String> gone) {
        String reason = "an order broke the listener";
        try {
            reason = hear();
        } catch (EOFException e) {
            reason = "the program is gone";
        } catch (IOException e) {
            reason = "an order cannot be read: " + e.getMessage();
        } finally {
            current.cancel();
            orders.add(new Order.End(reason));
            gone.accept(reason);
        }
    }

    /// Takes orders until the input ends; returns what is wrong with it, or nothing.
    private String hear() throws IOException {
        for (int kind = in.read(); kind >= 0; kind = in.read()) {
            switch (kind) {
                case Frames.ANALYZE -> {
                    AnalysisRequest request;
                    try (InputStream body = Frames.body(in)) {
                        request = AnalysisCodec.readRequest(body);
                    }
                    CancelToken cancel = new CancelToken();
                    current = cancel;
                    orders.add(new Order.Analyze(request, cancel));
                }
                case Frames.RECOGNISE -> {
                    RecognitionOrder page;
                    try (InputStream body = Frames.body(in)) {
                        page = AnalysisCodec.readOrder(body);
                    }
                    CancelToken cancel = new CancelToken();
                    current = cancel;
                    orders.add(new Order.Recognise(page, cancel));
                }
                case Frames.CANCEL -> current.cancel();
                default -> {
                    return "an order of unknown kind: " + kind;
                }
            }
        }
        return "";
    }

    /// Makes an answer; nothing of it is sent before it is whole.
    private interface Work {

        Answer make() throws PdfException, AnalysisException;
    }

    /// Writes an answer with its kind.
    private interface Answer {

        void write() throws IOException;
    }

    private Answer analyse(AnalysisRequest request, CancelToken cancel)
            throws PdfException, AnalysisException {
        StoredDocument document = analyzer.analyze(request, cancel, new Reports(out));
        return () -> {
            out.writeByte(Frames.DOCUMENT);
            try (OutputStream body = Frames.body(out)) {
                AnalysisCodec.write(document, body);
            }
        };
    }

    private Answer recognise(RecognitionOrder order, CancelToken cancel)
            throws PdfException, AnalysisException {
        RecognisedPage page = analyzer.recognise(order, cancel, new Reports(out));
        return () -> {
            out.writeByte(Frames.PAGE);
            try (OutputStream body = Frames.body(out)) {
                AnalysisCodec.write(page, body);
            }
        };
    }

    private void send(Path file, Work work) throws IOException {
        Answer answer;
        try {
            answer = work.make();
        } catch (PdfException e) {
            out.writeByte(Frames.UNREADABLE);
            out.writeUTF(e.kind().name());
            text(withoutName(e, file));
            out.flush();
            return;
        } catch (LayoutModelException e) {
            out.writeByte(Frames.MODEL);
            text(String.valueOf(e.getMessage()));
            out.flush();
            return;
        } catch (AnalysisException e) {
            out.writeByte(Frames.BROKEN);
            text(String.valueOf(e.getMessage()));
            out.flush();
            return;
        } catch (CancelledException e) {
            out.writeByte(Frames.CANCELLED);
            out.flush();
            return;
        }
        answer.write();
        out.flush();
    }

    /// A text that a hostile file may have made long.
    private void text(String text) throws IOException {
        out.writeUTF(text.substring(0, Math.min(text.length(), WorkerProcess.MESSAGE_CHARS)));
    }

    private static String withoutName(PdfException e, Path file) {
        String name = file.getFileName() + ": ";
        String message = e.getMessage();
        return message.startsWith(name) ? message.substring(name.length()) : message;
    }

    /// Sends every step once: who watches wants to know which one does not end, and each costs both
    /// processes a change of threads.
    private static final class Reports implements Progress {

        private final DataOutputStream out;
        private String lastStage = "";
        private long lastDone;
        private long lastTotal;

        Reports(DataOutputStream out) {
            this.out = out;
        }

        @Override
        public void report(String stage, long done, long total) {
            if (stage.equals(lastStage) && done == lastDone && total == lastTotal) {
                return;
            }
            lastStage = stage;
            lastDone = done;
            lastTotal = total;
            try {
                out.writeByte(Frames.PROGRESS);
                out.writeUTF(stage);
                out.writeLong(done);
                out.writeLong(total);
                out.flush();
            } catch (IOException e) {
                // The program is gone; the listener ends this process.
                throw new CancelledException();
            }
        }
    }
}
