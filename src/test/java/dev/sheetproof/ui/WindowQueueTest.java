package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.shell.Notice;
import dev.sheetproof.ui.shell.WindowMemory;
import dev.sheetproof.ui.shell.WindowState;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.TestWindow;
import dev.sheetproof.ui.tasks.FileState;
import dev.sheetproof.ui.tasks.FileTask;
import dev.sheetproof.ui.tasks.QueueMemory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.input.KeyCode;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.junit.jupiter.api.Test;

/// The queue under the page, clicked: paused, put into another order, tried again, unlocked, and
/// still there after a restart.
final class WindowQueueTest extends WindowJourney {

    private Path drawn(String corpus, String part) throws IOException {
        Path pdf =
                Files.createDirectories(folder.resolve(corpus + "-files"))
                        .resolve(part.toLowerCase(Locale.ROOT) + ".pdf");
        draw(pdf, part, 1);
        return pdf;
    }

    private void showQueue() {
        if (!FxToolkit.on(() -> model().tasksShownProperty().get())) {
            robot.clickOn("#show-tasks");
        }
        FxToolkit.pulse();
    }

    private List<String> order() {
        return FxToolkit.on(
                () ->
                        model().tasks().files().stream()
                                .map(task -> String.valueOf(task.file().getFileName()))
                                .toList());
    }

    /// A control of the row of a file.
    private Node ofRow(String id, Path file) {
        return robot.lookup("#" + id).queryAll().stream()
                .filter(Node::isVisible)
                .filter(node -> file.equals(fileOf(node)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + id + " for " + file));
    }

    private static Path fileOf(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at instanceof ListCell<?> cell && cell.getItem() instanceof FileTask task) {
                return task.file();
            }
        }
        return Path.of("");
    }

    private void awaitRow(String what, String id, Path file) {
        FxToolkit.until(
                what,
                SECONDS,
                () ->
                        window.scene().getRoot().lookupAll("#" + id).stream()
                                .anyMatch(node -> node.isVisible() && file.equals(fileOf(node))));
    }

    private void awaitDone() {
        FxToolkit.until(
                "nothing is taken in any more",
                SECONDS,
                () -> !model().tasks().runningProperty().get());
    }

    private void awaitDocuments(int count) {
        FxToolkit.until(
                count + " documents are in",
                SECONDS,
                () -> model().documents().countsProperty().get().documents() == count);
    }

    private List<String> notices(Notice.Kind kind) {
        return FxToolkit.on(
                () ->
                        model().notices().notices().stream()
                                .filter(notice -> notice.kind() == kind)
                                .map(Notice::title)
                                .toList());
    }

    @Test
    void aPausedQueueIsPutIntoAnotherOrderGoesOnAndTellsItsEnd() throws IOException {
        openFresh("ordered");
        showQueue();
        robot.clickOn("#pause-tasks");
        Path first = drawn("ordered", "ACX-1");
        Path second = drawn("ordered", "BCX-2");
        Path third = drawn("ordered", "CCX-3");
        FxToolkit.run(
                () -> {
                    model().add(List.of(first));
                    model().add(List.of(second));
                    model().add(List.of(third));
                });
        assertEquals(List.of("acx-1.pdf", "bcx-2.pdf", "ccx-3.pdf"), order());
        awaitRow("the rows are laid out", "task-earlier", third);
        robot.clickOn(ofRow("task-earlier", third));
        assertEquals(List.of("acx-1.pdf", "ccx-3.pdf", "bcx-2.pdf"), order());
        FxToolkit.pulse();
        robot.clickOn(ofRow("task-later", first));
        assertEquals(List.of("ccx-3.pdf", "acx-1.pdf", "bcx-2.pdf"), order());
        FxToolkit.pulse();
        robot.clickOn(ofRow("task-stop", second));
        assertTrue(
                FxToolkit.on(
                        () ->
                                model().tasks().files().stream()
                                        .filter(task -> task.state() instanceof FileState.Waiting)
                                        .map(FileTask::file)
                                        .toList()
                                        .equals(List.of(third, first))),
                order().toString());
        assertEquals(
                0,
                FxToolkit.on(() -> model().documents().countsProperty().get().documents()),
                "nothing begins while it is paused");
        robot.clickOn("#pause-tasks");
        awaitDone();
        awaitDocuments(2);
        assertFalse(notices(Notice.Kind.INFO).isEmpty(), "its end is told");
        robot.clickOn("#clear-tasks");
        assertEquals(List.of(), order());
    }

    @Test
    void aFileThatWasRejectedIsTriedAgainOnceItIsWhole() throws IOException {
        openFresh("retried");
        Path file = drawn("retried", "DCX-4");
        byte[] whole = Files.readAllBytes(file);
        Files.writeString(file, "half a download", StandardCharsets.UTF_8);
        FxToolkit.run(() -> model().add(List.of(file)));
        awaitDone();
        assertTrue(FxToolkit.on(() -> model().tasksShownProperty().get()), "the queue shows why");
        assertFalse(notices(Notice.Kind.WARNING).isEmpty());
        FxToolkit.run(() -> model().notices().notices().clear());
        awaitRow("it can be tried again", "task-again", file);
        Files.write(file, whole);
        robot.clickOn(ofRow("task-again", file));
        awaitDocuments(1);
        awaitDone();
    }

    @Test
    void aLockedFileAsksForItsPasswordAndItsPagesToo() throws IOException {
        openFresh("locked");
        Path file = drawn("locked", "ECX-5");
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(file))) {
            document.protect(
                    new StandardProtectionPolicy("owner", "open sesame", new AccessPermission()));
            document.save(file.toFile());
        }
        FxToolkit.run(() -> model().add(List.of(file)));
        awaitDone();
        FxToolkit.run(() -> model().notices().notices().clear());
        awaitRow("its password is asked for", "task-password", file);
        robot.clickOn(ofRow("task-password", file)).write("wrong").type(KeyCode.ENTER);
        awaitDone();
        FxToolkit.run(() -> model().notices().notices().clear());
        awaitRow("it is asked for again", "task-password", file);
        robot.clickOn(ofRow("task-password", file)).write("open sesame").type(KeyCode.ENTER);
        FxToolkit.until(
                "it is read",
                SECONDS,
                () ->
                        model().documents().countsProperty().get().chunks() > 0
                                && !model().tasks().runningProperty().get());
        FxToolkit.run(
                () -> model().page().show("ecx-5", new PageNumber(1), OptionalDouble.empty()));
        awaitPage(1);
        // Whoever gets the corpus without its list of passwords is asked when a page is drawn.
        window.close();
        Files.delete(folder.resolve("corpora").resolve("locked").resolve("passwords.json"));
        window = TestWindow.open(real.library(), "drawn");
        window.awaitIdle();
        openFresh("locked");
        FxToolkit.run(
                () -> model().page().show("ecx-5", new PageNumber(1), OptionalDouble.empty()));
        FxToolkit.until(
                "the page asks for the password",
                SECONDS,
                () -> window.scene().lookup("#page-trouble").isVisible());
        robot.clickOn("#page-password").write("open sesame").type(KeyCode.ENTER);
        awaitPage(1);
        assertFalse(FxToolkit.on(() -> window.scene().lookup("#page-trouble").isVisible()));
    }

    @Test
    void whatWasNotDoneGoesOnAfterARestart() throws IOException {
        window.close();
        QueueMemory queue = QueueMemory.inMemory();
        window = opened(queue);
        openFresh("restarted");
        showQueue();
        robot.clickOn("#pause-tasks");
        Path file = drawn("restarted", "FCX-6");
        FxToolkit.run(() -> model().add(List.of(file)));
        FxToolkit.until("the queue is kept", SECONDS, () -> !queue.load().entries().isEmpty());
        window.close();
        window = opened(queue);
        openFresh("restarted");
        awaitDocuments(1);
        awaitDone();
        FxToolkit.until("nothing is left to do", SECONDS, () -> queue.load().entries().isEmpty());
    }

    private static TestWindow opened(QueueMemory queue) {
        return TestWindow.open(
                real.library(),
                "drawn",
                WindowMemory.inMemory(
                        WindowState.FIRST.withSize(TestWindow.WIDTH, TestWindow.HEIGHT)),
                queue,
                Locale.ENGLISH,
                List.of());
    }
}
