package dev.sheetproof.ui.page;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// How fast the pages of the file drawn last have been drawn. Told by the worker, asked by the
/// window.
///
/// Most pages are sharp sooner than a coarse picture and a sharp one could be drawn after each
/// other: their content is read for each. Only where pages take long does a coarse one help.
final class DrawingPace {

    /// A reader does not notice a page that is blank for less.
    private static final long NOTICED_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private Optional<Pace> last = Optional.empty();

    /// @param nanos mean time of the pictures drawn last
    private record Pace(Path pdf, double nanos) {}

    /// A picture was drawn; coarse ones say nothing of sharp ones.
    synchronized void drawn(PictureRequest request, long nanos) {
        if (request.dpi() > Tiling.PREVIEW_DPI) {
            double before =
                    last.filter(one -> one.pdf().equals(request.pdf()))
                            .map(Pace::nanos)
                            .orElse((double) nanos);
            last = Optional.of(new Pace(request.pdf(), (before + nanos) / 2));
        }
    }

    /// Whether the pages of a file keep a reader waiting; a file not drawn last does not.
    synchronized boolean slow(Path pdf) {
        return last.filter(one -> one.pdf().equals(pdf))
                .filter(one -> one.nanos() > NOTICED_NANOS)
                .isPresent();
    }
}
