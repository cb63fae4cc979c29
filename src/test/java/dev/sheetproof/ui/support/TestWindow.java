package dev.sheetproof.ui.support;

import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.ui.SheetproofWindow;
import dev.sheetproof.ui.WindowOptions;
import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.page.LayerMemory;
import dev.sheetproof.ui.query.SearchMemory;
import dev.sheetproof.ui.shell.Choosers;
import dev.sheetproof.ui.shell.WindowMemory;
import dev.sheetproof.ui.shell.WindowState;
import dev.sheetproof.ui.tasks.QueueMemory;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/// The real window on a stage of its own, with answers to its dialogs given beforehand.
public final class TestWindow implements AutoCloseable {

    /// The headless screen is 1000 × 1000 pixels.
    public static final double WIDTH = 1000;

    public static final double HEIGHT = 700;

    private final Stage stage;
    private final SheetproofWindow window;
    private final WindowMemory memory;
    private final MemoryHandover handover;

    private TestWindow(
            Stage stage, SheetproofWindow window, WindowMemory memory, MemoryHandover handover) {
        this.handover = handover;
        this.stage = stage;
        this.window = window;
        this.memory = memory;
    }

    /// Opens the window on a corpus.
    public static TestWindow open(CorpusLibrary library, String corpus) {
        return open(library, corpus, WIDTH, HEIGHT, List.of());
    }

    /// @param pdfs what the file dialog gives
    public static TestWindow open(
            CorpusLibrary library, String corpus, double width, double height, List<Path> pdfs) {
        return open(
                library,
                corpus,
                WindowMemory.inMemory(WindowState.FIRST.withSize(width, height)),
                QueueMemory.inMemory(),
                Locale.ENGLISH,
                pdfs);
    }

    /// @param memory what the window remembers
    /// @param queue what was still to be done
    /// @param language of the system
    public static TestWindow open(
            CorpusLibrary library,
            String corpus,
            WindowMemory memory,
            QueueMemory queue,
            Locale language,
            List<Path> pdfs) {
        WindowOptions options =
                new WindowOptions(
                        Optional.of(corpus),
                        language,
                        1,
                        memory,
                        SearchMemory.inMemory(),
                        queue,
                        LayerMemory.inMemory(),
                        List.of());
        return open(library, options, pdfs);
    }

    /// Opens the window as a program that was started with these options does.
    ///
    /// @param pdfs what the file dialog gives
    public static TestWindow open(CorpusLibrary library, WindowOptions options, List<Path> pdfs) {
        Choosers choosers =
                new Choosers() {
                    @Override
                    public List<Path> pdfFiles() {
                        return pdfs;
                    }

                    @Override
                    public Optional<Path> pictureFile(String suggestedName) {
                        return pdfs.stream()
                                .map(pdf -> pdf.resolveSibling(suggestedName))
                                .findFirst();
                    }

                    @Override
                    public Optional<Path> modelFolder() {
                        return Optional.empty();
                    }

                    @Override
                    public Optional<Path> modelFile() {
                        return pdfs.stream()
                                .map(pdf -> pdf.resolveSibling("layout.onnx"))
                                .findFirst();
                    }

                    @Override
                    public Optional<Path> searchFolder() {
                        return pdfs.stream().map(Path::getParent).findFirst();
                    }

                    @Override
                    public Optional<Path> watchFolder() {
                        return searchFolder();
                    }

                    @Override
                    public Optional<String> corpusName() {
                        return Optional.empty();
                    }
                };
        MemoryHandover handover = new MemoryHandover();
        return FxToolkit.on(
                () -> {
                    Stage stage = new Stage();
                    stage.setX(0);
                    stage.setY(0);
                    return new TestWindow(
                            stage,
                            SheetproofWindow.open(
                                    stage, library, options, texts -> choosers, handover),
                            options.memory(),
                            handover);
                });
    }

    public SheetproofWindow window() {
        return window;
    }

    public Stage stage() {
        return stage;
    }

    public Scene scene() {
        return stage.getScene();
    }

    /// What left the window.
    public MemoryHandover handover() {
        return handover;
    }

    public WindowMemory memory() {
        return memory;
    }

    /// The node with this id.
    public <N extends Node> N node(String id, Class<N> type) {
        return FxToolkit.on(
                () -> {
                    Node node = scene().lookup("#" + id);
                    if (node == null) {
                        throw new AssertionError("no node with id " + id);
                    }
                    return type.cast(node);
                });
    }

    /// Waits until the corpus is listed and nothing is being taken in.
    public void awaitIdle() {
        FxToolkit.until(
                "nothing is taken in any more",
                300,
                () ->
                        window.model().documents().countsProperty().get().documents() > 0
                                && !window.model().tasks().runningProperty().get());
    }

    /// Waits until a page is shown at full sharpness.
    public void awaitSharp() {
        FxToolkit.pulse();
        FxToolkit.until("the page is sharp", () -> window.view().page().sharp());
        FxToolkit.pulse();
    }

    public void theme(ThemeChoice theme) {
        FxToolkit.run(() -> window.model().looks().use(theme));
    }

    /// What the window looks like.
    public WritableImage snapshot() {
        return FxToolkit.on(() -> scene().snapshot(null));
    }

    /// Writes what the window looks like.
    public void save(Path png) throws IOException {
        WritableImage image = snapshot();
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader()
                .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        picture.setRGB(0, 0, width, height, pixels, 0, width);
        Files.createDirectories(png.toAbsolutePath().getParent());
        ImageIO.write(picture, "png", png.toFile());
    }

    /// Closes the window and waits until the corpora are closed.
    @Override
    public void close() {
        CountDownLatch closed = new CountDownLatch(1);
        FxToolkit.run(
                () -> {
                    window.close(closed::countDown);
                    stage.hide();
                });
        try {
            if (!closed.await(20, TimeUnit.SECONDS)) {
                throw new AssertionError("the window did not close");
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
