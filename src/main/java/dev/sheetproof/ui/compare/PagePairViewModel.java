package dev.sheetproof.ui.compare;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Two pages beside each other, drawn on a worker. Used on the window's thread.
public final class PagePairViewModel {

    /// Sharp at twice the size that half a window leaves for a page.
    private static final double DPI = 144;

    private final LatestTask drawing;
    private final Function<Path, Optional<String>> passwords;
    private final ReadOnlyObjectWrapper<Optional<Pair>> pair =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    /// @param before of the first reading
    /// @param now of the second
    public record Pair(Side before, Side now) {}

    /// What became of one page.
    public sealed interface Side {

        /// @param bounds of the page in points
        record Drawn(PairedPage page, PageBox bounds, PageRaster picture) implements Side {}

        /// The file has no such page.
        record Absent(PairedPage page) implements Side {}

        /// The page cannot be drawn; the reason is for a person to read.
        record Failed(PairedPage page, String reason) implements Side {}
    }

    /// @param passwords the password of a file; empty when it needs none
    PagePairViewModel(Executor worker, UiThread ui, Function<Path, Optional<String>> passwords) {
        drawing = new LatestTask(worker, ui);
        this.passwords = passwords;
    }

    /// Empty when no pages are looked at, or while they are drawn.
    public ReadOnlyObjectProperty<Optional<Pair>> pairProperty() {
        return pair.getReadOnlyProperty();
    }

    void show(PairedPage before, PairedPage now) {
        drawing.start(
                cancel -> new Pair(draw(before, cancel), draw(now, cancel)),
                drawn -> pair.set(Optional.of(drawn)),
                failure -> {
                    String reason = String.valueOf(failure.getMessage());
                    pair.set(
                            Optional.of(
                                    new Pair(
                                            new Side.Failed(before, reason),
                                            new Side.Failed(now, reason))));
                });
    }

    void forget() {
        drawing.cancel();
        pair.set(Optional.empty());
    }

    private Side draw(PairedPage page, CancelToken cancel) {
        try (PdfFile file = PdfFile.open(page.pdf(), passwords.apply(page.pdf()))) {
            if (page.page().value() > file.pageCount()) {
                return new Side.Absent(page);
            }
            PageBox bounds = file.frame(page.page()).bounds();
            return new Side.Drawn(page, bounds, file.render(page.page(), bounds, DPI, cancel));
        } catch (IOException e) {
            return new Side.Failed(page, String.valueOf(e.getMessage()));
        }
    }
}
