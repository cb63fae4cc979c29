package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.shell.OpenedFirst;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.tasks.FileState;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Taking files in while the window goes on.
final class WindowIngestTest extends WindowJourney {

    @Test
    void aPdfIsTakenInWhileTheWindowGoesOn() throws IOException {
        Path more = Files.createDirectories(folder.resolve("more"));
        Path pdf = more.resolve("vcx-75.pdf");
        draw(pdf, "VCX-75", 1);
        Path text =
                Files.writeString(
                        more.resolve("notes.pdf"), "no PDF at all", StandardCharsets.UTF_8);
        openFresh("filling");
        FxToolkit.run(() -> model().add(List.of(pdf, text)));
        assertTrue(FxToolkit.on(() -> model().tasks().runningProperty().get()));
        FxToolkit.until(
                "both files are done", SECONDS, () -> !model().tasks().runningProperty().get());
        FxToolkit.until(
                "the tree has the document",
                SECONDS,
                () -> model().documents().countsProperty().get().documents() == 1);
        assertTrue(
                FxToolkit.on(() -> model().tasksShownProperty().get()),
                "the rejected file is shown with its reason");
        String reason =
                FxToolkit.on(
                        () ->
                                model().tasks().files().stream()
                                        .filter(task -> task.file().equals(text))
                                        .map(
                                                task ->
                                                        assertInstanceOf(
                                                                        FileState.Finished.class,
                                                                        task.state())
                                                                .document()
                                                                .reason())
                                        .findFirst()
                                        .orElseThrow());
        assertFalse(reason.isBlank());
        ask("VCX-75");
        assertEquals("vcx-75", chosen().docId());
    }

    @Test
    void aFileTheWindowIsStartedWithIsTakenInAndItsPagesCanBeRecognised() throws IOException {
        Path more = Files.createDirectories(folder.resolve("started"));
        Path pdf = more.resolve("zcx-11.pdf");
        draw(pdf, "ZCX-11", 1);
        FxToolkit.run(() -> OpenedFirst.in(model(), List.of(pdf.toString())));
        openFresh("started-with");
        FxToolkit.until(
                "the file is in",
                SECONDS,
                () -> model().documents().countsProperty().get().documents() == 1);
        FxToolkit.until(
                "nothing is taken in any more",
                SECONDS,
                () -> !model().tasks().runningProperty().get());
        FxToolkit.run(
                () -> model().page().show("zcx-11", new PageNumber(1), OptionalDouble.empty()));
        awaitDocument("zcx-11");
        FxToolkit.run(() -> model().tasks().pause(true));
        run("recognise-page");
        assertTrue(FxToolkit.on(() -> model().tasks().runningProperty().get()), "it waits");
        FxToolkit.run(
                () -> {
                    model().tasks().cancel();
                    model().tasks().pause(false);
                });
        FxToolkit.until("it is cancelled", SECONDS, () -> !model().tasks().runningProperty().get());
    }

    @Test
    void takingFilesInIsCancelledWithinASecondAndTheCorpusStaysWhole() throws IOException {
        Path many = Files.createDirectories(folder.resolve("many"));
        for (int i = 0; i < 12; i++) {
            draw(many.resolve("ocx-" + i + ".pdf"), "OCX-" + i, 30);
        }
        openFresh("cancelled");
        FxToolkit.run(() -> model().add(List.of(many)));
        FxToolkit.until(
                "the first file is worked on",
                SECONDS,
                () ->
                        model().tasks()
                                .progressProperty()
                                .get()
                                .filter(progress -> !progress.stage().isEmpty())
                                .isPresent());
        long start = System.nanoTime();
        robot.clickOn("#cancel-ingest");
        FxToolkit.until("it has stopped", SECONDS, () -> !model().tasks().runningProperty().get());
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        // A second is the budget; a machine that does ten other things gets some grace.
        assertTrue(millis < 10_000, millis + " ms until it had stopped");
        List<String> problems =
                FxToolkit.on(() -> model().corpusProperty().get().orElseThrow())
                        .care()
                        .verify(new CancelToken(), Progress.SILENT);
        assertEquals(List.of(), problems);
    }
}
