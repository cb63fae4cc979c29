package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.ingest.LayoutProbe;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What another detector would find on a page, against what is stored.
public final class DifferenceViewModel {

    private final LatestTask comparing;
    private final ReadOnlyObjectWrapper<Optional<Found>> found =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    DifferenceViewModel(Executor worker, UiThread ui) {
        comparing = new LatestTask(worker, ui);
    }

    /// A difference and the page it is about.
    public record Found(PageNumber page, LayoutDifference difference) {}

    /// Empty when nothing is compared.
    public ReadOnlyObjectProperty<Optional<Found>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /// Shows a difference that was found elsewhere.
    public void show(PageNumber page, LayoutDifference difference) {
        comparing.cancel();
        found.set(Optional.of(new Found(page, difference)));
    }

    /// Lays a page out with another detector, away from the window's thread.
    ///
    /// @param failed gets the reason when that cannot be done
    void compare(
            Sheet shown,
            LayoutProbe probe,
            DetectorChoice choice,
            Consumer<RuntimeException> failed) {
        comparing.start(
                cancel -> differenceOn(shown, probe, choice, cancel),
                difference -> found.set(Optional.of(new Found(shown.page().page(), difference))),
                failed);
    }

    private static LayoutDifference differenceOn(
            Sheet shown, LayoutProbe probe, DetectorChoice choice, CancelToken cancel) {
        try {
            PageLayout other =
                    probe.layouts(
                                    shown.data().document(),
                                    Optional.of(shown.page().page()),
                                    choice,
                                    Optional.empty(),
                                    cancel)
                            .getFirst();
            return LayoutDifference.of(shown.marks().elements(), other.elements());
        } catch (PdfException e) {
            throw new IllegalStateException(String.valueOf(e.getMessage()), e);
        }
    }

    void forget() {
        comparing.cancel();
        found.set(Optional.empty());
    }
}
