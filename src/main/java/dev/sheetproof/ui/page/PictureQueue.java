package dev.sheetproof.ui.page;

import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
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
    private final Deque<PictureRequest> later = new ArrayDeque<>();
    private final DrawingPace pace = new DrawingPace();
    private final List<Receiver> receivers = new CopyOnWriteArrayList<>();
    private List<PictureRequest> wanted = List.of();
    private List<PictureRequest> wantedLater = List.of();
    private Optional<PictureRequest> drawing = Optional.empty();
    private CancelToken token = new CancelToken();
    private boolean working;

    /// @param worker runs one task at a time
    public PictureQueue(Executor worker, UiThread ui, PictureSource source) {
        this.worker = worker;
        this.ui = ui;
        this.source = source;
    }

    /// Gets pictures on the window's thread: those others have asked for as well.
    public interface Receiver {

        void drawn(PictureRequest request, PageRaster picture);

        void failed(PictureRequest request, Trouble trouble);
    }

    /// Somebody who gets the pictures from now on.
    public void deliverTo(Receiver receiver) {
        receivers.add(receiver);
    }

    /// Whether pages of a file take so long to draw that one wants to see something before.
    boolean slow(Path pdf) {
        return pace.slow(pdf);
    }

    /// Replaces what is wanted, most wanted first.
    public void want(List<PictureRequest> requests) {
        replace(requests, wantedLater);
    }

    /// Replaces what is wanted once everything else is there.
    public void wantLater(List<PictureRequest> requests) {
        replace(wanted, requests);
    }

    private void replace(List<PictureRequest> soon, List<PictureRequest> then) {
        synchronized (lock) {
            wanted = List.copyOf(soon);
            wantedLater = List.copyOf(then);
            fill(waiting, wanted);
            fill(later, wantedLater);
            if (drawing.filter(request -> !wanted(request)).isPresent()) {
                token.cancel();
            }
            if (working || (waiting.isEmpty() && later.isEmpty())) {
                return;
            }
            working = true;
        }
        worker.execute(this::drain);
    }

    private void fill(Deque<PictureRequest> queue, List<PictureRequest> requests) {
        queue.clear();
        for (PictureRequest request : requests) {
            if (drawing.filter(request::equals).isEmpty() && !queue.contains(request)) {
                queue.add(request);
            }
        }
    }

    private boolean wanted(PictureRequest request) {
        return wanted.contains(request) || wantedLater.contains(request);
    }

    private void drain() {
        while (true) {
            PictureRequest request;
            CancelToken cancel = new CancelToken();
            synchronized (lock) {
                drawing = Optional.ofNullable(waiting.isEmpty() ? later.poll() : waiting.poll());
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
            long start = System.nanoTime();
            PageRaster picture = source.draw(request, cancel);
            pace.drawn(request, System.nanoTime() - start);
            ui.run(() -> receivers.forEach(one -> one.drawn(request, picture)));
        } catch (CancelledException e) {
            // Nobody wants this picture any more.
            return;
        } catch (PdfException e) {
            fail(request, String.valueOf(e.getMessage()), next(e.kind()));
        } catch (RuntimeException e) {
            System.getLogger(PictureQueue.class.getName())
                    .log(System.Logger.Level.WARNING, "cannot draw " + request, e);
            fail(request, String.valueOf(e.getMessage()), Trouble.Next.NONE);
        }
    }

    private static Trouble.Next next(PdfException.Kind kind) {
        return switch (kind) {
            case ENCRYPTED -> Trouble.Next.PASSWORD;
            case MISSING -> Trouble.Next.FIND;
            case NOT_A_PDF, DAMAGED, TOO_LARGE -> Trouble.Next.NONE;
        };
    }

    private void fail(PictureRequest request, String reason, Trouble.Next next) {
        Trouble trouble = new Trouble(request.pdf(), reason, next, source.isOpen(request.pdf()));
        ui.run(() -> receivers.forEach(one -> one.failed(request, trouble)));
    }
}
