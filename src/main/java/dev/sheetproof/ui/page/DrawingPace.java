package dev.sheetproof.ui.page;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/// How fast the pages of the file drawn last have been drawn. Told by the worker, asked by the
/// window.
///
/// Most pages are sharp sooner than a coarse picture and a sharp one could be drawn after each
/// other: their content is read for each. Only where pages take long does a coarse one help.
final class DrawingPace {

    /// A reader does not notice a page that is blank for less.
    private static final long NOTICED_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final AtomicReference<Optional<Pace>> last = new AtomicReference<>(Optional.empty());

    /// @param nanos mean time of the pictures drawn last
    private record Pace(Path pdf, double nanos) {}

    /// A picture was drawn; coarse ones say nothing of sharp ones.
    void drawn(PictureRequest request, long nanos) {
        if (request.dpi() > Tiling.PREVIEW_DPI) {
            last.updateAndGet(
                    known ->
                            Optional.of(
                                    new Pace(
                                            request.pdf(),
                                            known.filter(one -> one.pdf().equals(request.pdf()))
                                                    .map(one -> (one.nanos() + nanos) / 2)
                                                    .orElse((double) nanos))));
        }
    }

    /// Whether the pages of a file keep a reader waiting; a file not drawn last does not.
    boolean slow(Path pdf) {
        return last.get()
                .filter(one -> one.pdf().equals(pdf))
                .filter(one -> one.nanos() > NOTICED_NANOS)
                .isPresent();
    }
}
