package dev.sheetproof.ui.results;

import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/// Small pictures of hits, drawn on a worker, the one asked for last first, and kept. Used on the
/// window's thread.
public final class ThumbnailsViewModel {

    /// About 150 kB each: 30 MB at most.
    private static final int KEPT = 200;

    /// More rows than these are never visible: whoever waits longer was scrolled away.
    private static final int WAITING = 24;

    private static final double WIDTH_PX = 220;
    private static final double SMALLEST_DPI = 36;
    private static final double LARGEST_DPI = 110;
    private static final double POINTS_PER_INCH = 72;

    private final Executor worker;
    private final UiThread ui;
    private final Map<String, Optional<PageRaster>> known = new LinkedHashMap<>(16, 0.75f, true);
    private final Deque<Wanted> waiting = new ArrayDeque<>();
    private Optional<EvidenceSource> source = Optional.empty();
    private CancelToken cancel = new CancelToken();
    private boolean drawing;

    private record Wanted(String chunkId, double dpi, Runnable ready) {}

    public ThumbnailsViewModel(Executor worker, UiThread ui) {
        this.worker = worker;
        this.ui = ui;
    }

    /// Draws from another corpus from now on.
    public void drawFrom(Optional<EvidenceSource> other) {
        cancel.cancel();
        cancel = new CancelToken();
        source = other;
        known.clear();
        waiting.clear();
        drawing = false;
    }

    /// The picture of a hit, when it is there already; else it is drawn, and `ready` called once it
    /// can be asked for again. A hit that cannot be drawn never gets one.
    public Optional<PageRaster> of(Evidence hit, Runnable ready) {
        String chunkId = hit.chunk().id();
        Optional<PageRaster> there = known.get(chunkId);
        if (there != null) {
            return there;
        }
        if (source.isPresent() && hit.image().available()) {
            waiting.removeIf(other -> other.chunkId().equals(chunkId));
            waiting.addFirst(new Wanted(chunkId, dpi(hit), ready));
            while (waiting.size() > WAITING) {
                waiting.removeLast();
            }
            drawNext();
        }
        return Optional.empty();
    }

    private void drawNext() {
        Wanted next = waiting.peek();
        if (drawing || next == null || source.isEmpty()) {
            return;
        }
        waiting.remove();
        drawing = true;
        EvidenceSource from = source.orElseThrow();
        CancelToken mine = cancel;
        worker.execute(
                () -> {
                    Optional<PageRaster> drawn = draw(from, next, mine);
                    ui.run(() -> drawn(next, drawn, mine));
                });
    }

    private void drawn(Wanted wanted, Optional<PageRaster> picture, CancelToken mine) {
        if (mine.isCancelled()) {
            return;
        }
        drawing = false;
        known.put(wanted.chunkId(), picture);
        if (known.size() > KEPT) {
            known.remove(known.keySet().iterator().next());
        }
        picture.ifPresent(any -> wanted.ready().run());
        drawNext();
    }

    private static Optional<PageRaster> draw(
            EvidenceSource from, Wanted wanted, CancelToken cancel) {
        if (cancel.isCancelled()) {
            return Optional.empty();
        }
        try {
            return Optional.of(from.picture(wanted.chunkId(), wanted.dpi(), cancel));
        } catch (CancelledException e) {
            return Optional.empty();
        } catch (PdfException | IllegalArgumentException e) {
            // The page view tells why a page cannot be drawn; a row without picture is enough here.
            System.getLogger(ThumbnailsViewModel.class.getName())
                    .log(System.Logger.Level.DEBUG, "no picture of " + wanted.chunkId(), e);
            return Optional.empty();
        }
    }

    private static double dpi(Evidence hit) {
        double width = Math.max(1, PageBox.enclosing(hit.place().boxes()).width());
        return Math.clamp(WIDTH_PX / width * POINTS_PER_INCH, SMALLEST_DPI, LARGEST_DPI);
    }
}
