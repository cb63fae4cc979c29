package dev.sheetproof.ui.page;

import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/// Draws the pictures that are wanted right now, most wanted first, away from the window's thread.
/// Each new list replaces the one before: what is not on it any more is not drawn, and a drawing
/// under way is cancelled.
public final class PictureQueue {

    private final Executor worker;
    private final UiThread ui;
    private final PictureSource source;
    private final Object lock = new Object();
    private final Deque<PictureRequest> waiting = new ArrayDeque<>();
    private Optional<PictureRequest> drawing = Optional.empty();
    private CancelToken token = new CancelToken();
    private boolean working;
    private Receiver receiver = Receiver.NOBODY;

    /// @param worker runs one task at a time
    public PictureQueue(Executor worker, UiThread ui, PictureSource source) {
        this.worker = worker;
        this.ui = ui;
        this.source = source;
    }

    /// Gets pictures on the window's thread.
    public interface Receiver {

        /// Wants nothing.
        Receiver NOBODY =
                new Receiver() {
                    @Override
                    public void drawn(PictureRequest request, PageRaster picture) {}

                    @Override
                    public void failed(PictureRequest request, Trouble trouble) {}
                };

        void drawn(PictureRequest request, PageRaster picture);

        void failed(PictureRequest request, Trouble trouble);
    }

    /// Who gets the pictures.
    public void deliverTo(Receiver newReceiver) {
        synchronized (lock) {
            receiver = newReceiver;
        }
    }

    /// Replaces what is wanted, most wanted first.
    public void want(List<PictureRequest> requests) {
        synchronized (lock) {
            waiting.clear();
            for (PictureRequest request : requests) {
                if (drawing.filter(request::equals).isEmpty() && !waiting.contains(request)) {
                    waiting.add(request);
                }
            }
            if (drawing.filter(request -> !requests.contains(request)).isPresent()) {
                token.cancel();
            }
            if (working || waiting.isEmpty()) {
                return;
            }
            working = true;
        }
        worker.execute(this::drain);
    }

    private void drain() {
        while (true) {
            PictureRequest request;
            CancelToken cancel = new CancelToken();
            synchronized (lock) {
                drawing = Optional.ofNullable(waiting.poll());
                if (drawing.isEmpty()) {
                    working = false;
                    return;
                }
                request = drawing.orElseThrow();
                token = cancel;
            }
            draw(request, cancel);
        }
    }

    private void draw(PictureRequest request, CancelToken cancel) {
        try {
            PageRaster picture = source.draw(request, cancel);
            ui.run(() -> receiver().drawn(request, picture));
        } catch (CancelledException e) {
            // Nobody wants this picture any more.
            return;
        } catch (PdfException e) {
            boolean locked = e.kind() == PdfException.Kind.ENCRYPTED;
            fail(request, String.valueOf(e.getMessage()), locked);
        } catch (RuntimeException e) {
            System.getLogger(PictureQueue.class.getName())
                    .log(System.Logger.Level.WARNING, "cannot draw " + request, e);
            fail(request, String.valueOf(e.getMessage()), false);
        }
    }

    private void fail(PictureRequest request, String reason, boolean locked) {
        Trouble trouble = new Trouble(request.pdf(), reason, locked, source.isOpen(request.pdf()));
        ui.run(() -> receiver().failed(request, trouble));
    }

    private Receiver receiver() {
        synchronized (lock) {
            return receiver;
        }
    }
}
