package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PngWriter;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.select.Selection;
import dev.sheetproof.ui.page.select.SelectionViewModel;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What can be done with what is selected: copy it, save its picture, search for it, say what it
/// is.
public final class AreaViewModel {

    /// Resolution of a copied or saved picture: sharp in print, and well under 16 Mpx for a page.
    static final double PICTURE_DPI = 220;

    /// A request longer than this is no request.
    private static final int MOST_SOUGHT = 160;

    private final SelectionViewModel selection;
    private final Supplier<Optional<Sheet>> sheet;
    private final Function<PageNumber, Optional<PageMarks>> marks;
    private final PictureSource pictures;
    private final LatestTask drawing;
    private final ReadOnlyObjectWrapper<Optional<RegionStory>> story =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Outcome> outcome =
            new ReadOnlyObjectWrapper<>(new Outcome.None());

    /// What became of the last thing asked for.
    public sealed interface Outcome {

        record None() implements Outcome {}

        record Copied() implements Outcome {}

        record Saved(Path file) implements Outcome {}

        record Failed(String reason) implements Outcome {}
    }

    /// @param drawWorker draws; the open PDF files belong to it
    AreaViewModel(
            SelectionViewModel selection,
            Supplier<Optional<Sheet>> sheet,
            Function<PageNumber, Optional<PageMarks>> marks,
            PictureSource pictures,
            Executor drawWorker,
            UiThread ui) {
        this.selection = selection;
        this.sheet = sheet;
        this.marks = marks;
        this.pictures = pictures;
        drawing = new LatestTask(drawWorker, ui);
        selection
                .selectionProperty()
                .addListener(
                        (observed, before, now) -> {
                            story.set(Optional.empty());
                            outcome.set(new Outcome.None());
                        });
    }

    /// What lies in the selected part of the page; empty until it is asked for.
    public ReadOnlyObjectProperty<Optional<RegionStory>> storyProperty() {
        return story.getReadOnlyProperty();
    }

    /// What became of the last thing asked for. Each one is told, also when it is like the one
    /// before.
    public ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return outcome.getReadOnlyProperty();
    }

    /// Copies the selected text.
    public void copyText(Clip clip) {
        selection.text(
                text -> {
                    if (!text.isEmpty()) {
                        clip.put(text);
                        tell(new Outcome.Copied());
                    }
                });
    }

    /// Hands the selected text on as a request, on one line.
    public void search(Consumer<String> request) {
        selection.text(
                text -> {
                    String line = text.plain().replaceAll("\\s+", " ").strip();
                    if (line.length() > MOST_SOUGHT) {
                        int end = line.lastIndexOf(' ', MOST_SOUGHT);
                        line = line.substring(0, end > 0 ? end : MOST_SOUGHT);
                    }
                    if (!line.isEmpty()) {
                        request.accept(line);
                    }
                });
    }

    /// Copies a picture of the selected part of the page.
    public void copyPicture(Clip clip) {
        draw(
                (raster, cancel) -> raster,
                raster -> {
                    clip.put(raster);
                    tell(new Outcome.Copied());
                });
    }

    /// Saves a picture of the selected part of the page as PNG.
    public void savePicture(Path file) {
        draw(
                (raster, cancel) -> {
                    try {
                        Files.write(file, PngWriter.bytes(raster));
                    } catch (IOException e) {
                        throw new UncheckedIOException(file + ": " + e.getMessage(), e);
                    }
                    return file;
                },
                written -> tell(new Outcome.Saved(written)));
    }

    /// A name for that file.
    public String pictureName() {
        return sheet.get()
                .map(
                        shown ->
                                shown.data().document().docId()
                                        + "-p"
                                        + area().map(Selection.Area::page)
                                                .orElse(shown.page().page())
                                        + ".png")
                .orElse("page.png");
    }

    /// Says what lies in the selected part of the page.
    public void explain() {
        area().ifPresent(
                        area ->
                                story.set(
                                        marks.apply(area.page())
                                                .map(
                                                        known ->
                                                                RegionStory.of(
                                                                        area.page(),
                                                                        area.box(),
                                                                        known))));
    }

    public void explainNothing() {
        story.set(Optional.empty());
    }

    private interface Then<T> {
        T make(PageRaster raster, CancelToken cancel);
    }

    private <T> void draw(Then<T> then, Consumer<T> done) {
        Optional<Selection.Area> area = area();
        Optional<Sheet> shown = sheet.get();
        if (area.isEmpty() || shown.isEmpty()) {
            return;
        }
        PictureRequest request = request(shown.orElseThrow(), area.orElseThrow());
        drawing.start(
                cancel -> then.make(draw(request, cancel), cancel),
                done,
                failure -> tell(new Outcome.Failed(String.valueOf(failure.getMessage()))));
    }

    private static PictureRequest request(Sheet shown, Selection.Area area) {
        PageBox bounds =
                shown.data()
                        .page(area.page())
                        .map(info -> info.frame().bounds())
                        .orElse(area.box());
        PageBox box = area.box().intersection(bounds).filter(cut -> cut.area() > 0).orElse(bounds);
        return new PictureRequest(shown.data().pdf(), area.page(), box, PICTURE_DPI);
    }

    private PageRaster draw(PictureRequest request, CancelToken cancel) {
        try {
            return pictures.draw(request, cancel);
        } catch (PdfException e) {
            throw new IllegalStateException(String.valueOf(e.getMessage()), e);
        }
    }

    private Optional<Selection.Area> area() {
        return selection.selection() instanceof Selection.Area area
                ? Optional.of(area)
                : Optional.empty();
    }

    private void tell(Outcome what) {
        outcome.set(new Outcome.None());
        outcome.set(what);
    }
}
