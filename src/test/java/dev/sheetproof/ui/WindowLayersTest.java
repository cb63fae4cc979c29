package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.page.Layer;
import dev.sheetproof.ui.page.SideTab;
import dev.sheetproof.ui.support.FxToolkit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.junit.jupiter.api.Test;

/// Colours of layers, and the way from the page to the chunk browser and back.
final class WindowLayersTest extends WindowJourney {

    private static final Color ODD = Color.web("#ff00c8");

    @Test
    void aLayerIsPaintedInTheColourThatIsChosen() throws IOException {
        ask("TCX-25 drive level");
        window.awaitSharp();
        FxToolkit.run(
                () -> {
                    model().page().tools().sideProperty().set(Optional.of(SideTab.LAYERS));
                    model().page().setLayer(Layer.CHUNKS, true);
                });
        FxToolkit.pulse();
        assertFalse(shows(ODD));
        FxToolkit.run(
                () -> {
                    ColorPicker colour = window.node("layer-chunks-colour", ColorPicker.class);
                    colour.setValue(ODD);
                    colour.getOnAction().handle(new javafx.event.ActionEvent(colour, colour));
                });
        FxToolkit.until("the boxes have the colour", SECONDS, () -> shows(ODD));
        window.save(Path.of("target", "screens", "layers.png"));
        FxToolkit.run(() -> model().page().tools().layers().reset());
        FxToolkit.until("and their own again", SECONDS, () -> !shows(ODD));
    }

    @Test
    void rulingLinesAreCountedAndPaintedAcrossAndDown() throws IOException {
        Path pdf = Files.createDirectories(folder.resolve("ruled")).resolve("rcx-3.pdf");
        draw(pdf, "RCX-3", 1);
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(pdf))) {
            try (PDPageContentStream content =
                    new PDPageContentStream(
                            document, document.getPage(0), AppendMode.APPEND, true)) {
                content.moveTo(60, 400);
                content.lineTo(400, 400);
                content.moveTo(60, 300);
                content.lineTo(60, 400);
                content.stroke();
            }
            document.save(pdf.toFile());
        }
        openFresh("ruled");
        FxToolkit.run(() -> model().add(List.of(pdf)));
        FxToolkit.until(
                "the file is in",
                SECONDS,
                () -> model().documents().countsProperty().get().documents() == 1);
        FxToolkit.run(
                () -> model().page().show("rcx-3", new PageNumber(1), OptionalDouble.empty()));
        awaitDocument("rcx-3");
        FxToolkit.run(() -> model().page().tools().sideProperty().set(Optional.of(SideTab.LAYERS)));
        FxToolkit.until(
                "they are counted",
                SECONDS,
                () ->
                        window.scene().lookup("#layer-rules-count") instanceof Label count
                                && count.getText().equals("2"));
        FxToolkit.run(
                () -> {
                    model().page().setLayer(Layer.RULES, true);
                    ColorPicker colour = window.node("layer-rules-colour", ColorPicker.class);
                    colour.setValue(ODD);
                    colour.getOnAction().handle(new javafx.event.ActionEvent(colour, colour));
                });
        FxToolkit.until("they are painted", SECONDS, () -> shows(ODD));
        FxToolkit.run(() -> model().page().tools().layers().reset());
    }

    /// Whether a pixel of the pages has a colour.
    private boolean shows(Color wanted) {
        WritableImage picture = window.snapshot();
        PixelReader pixels = picture.getPixelReader();
        double left =
                FxToolkit.on(
                        () -> {
                            javafx.scene.Node canvas = window.scene().lookup("#page-canvas");
                            return canvas.localToScene(0, 0).getX();
                        });
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = (int) left; x < picture.getWidth(); x++) {
                if (pixels.getColor(x, y).equals(wanted)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void theChunkBrowserFollowsThePageAndLeadsToIt() {
        ask("ABX-7 load capacitance");
        awaitDocument("abx-7");
        window.awaitSharp();
        run("chunks-tab");
        FxToolkit.until(
                "the chunks are listed",
                SECONDS,
                () -> !model().documents().chunkBrowser().chunks().isEmpty());
        List<StoredChunk> chunks =
                FxToolkit.on(() -> List.copyOf(model().documents().chunkBrowser().chunks()));
        StoredChunk last = chunks.getLast();
        FxToolkit.run(() -> window.window().view().links().chunkClicked(last.chunk().id()));
        FxToolkit.pulse();
        ListView<?> list = window.node("chunk-list", ListView.class);
        assertEquals(last, FxToolkit.on(() -> list.getSelectionModel().getSelectedItem()));
        FxToolkit.run(list::requestFocus);
        press(KeyCode.HOME);
        FxToolkit.until(
                "the page of the chunk chosen by hand is shown",
                SECONDS,
                () -> model().page().target().equals(Optional.of(chunks.getFirst().chunk().id())));
        assertTrue(pageShown() == chunks.getFirst().chunk().page().value());
    }
}
