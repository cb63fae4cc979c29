package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.app.RealLibrary;
import dev.sheetproof.corpus.CorpusAccess;
import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.query.Answer;
import dev.sheetproof.ui.shell.Notice;
import dev.sheetproof.ui.shell.WindowMemory;
import dev.sheetproof.ui.shell.WindowState;
import dev.sheetproof.ui.support.DrawnPdf;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.MemoryLibrary;
import dev.sheetproof.ui.support.TestWindow;
import dev.sheetproof.ui.tasks.QueueMemory;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.scene.Node;
import javafx.scene.control.Label;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/// States in which there is nothing, or something is wrong: each says what happened and offers the
/// next step. Pictures of them are taken as those of the screens are (see [WindowScreensTest]).
@ExtendWith(FxToolkit.class)
final class WindowStatesTest {

    private static final int SECONDS = 120;
    private static final double WIDTH = 1400;
    private static final double HEIGHT = 900;
    private static final PageNumber OUTLINES = new PageNumber(2);
    private static final PageNumber BROKEN = new PageNumber(3);

    @TempDir private Path folder;

    /// What is looked at in one state.
    private interface Look {
        void at(TestWindow window) throws IOException;
    }

    /// In English; in Chinese as well where pictures are wanted.
    private static void show(CorpusLibrary library, String corpus, String picture, Look look)
            throws IOException {
        Optional<Path> out =
                Optional.ofNullable(System.getProperty("sheetproof.screens")).map(Path::of);
        List<Locale> languages =
                out.isPresent() ? List.of(Locale.ENGLISH, Locale.CHINESE) : List.of(Locale.ENGLISH);
        for (Locale language : languages) {
            try (TestWindow window =
                    TestWindow.open(
                            library,
                            corpus,
                            WindowMemory.inMemory(WindowState.FIRST.withSize(WIDTH, HEIGHT)),
                            QueueMemory.inMemory(),
                            language,
                            List.of())) {
                FxToolkit.until(
                        "the corpus is open",
                        SECONDS,
                        () -> window.window().model().corpusProperty().get().isPresent());
                FxToolkit.until(
                        "nothing is taken in any more",
                        SECONDS,
                        () -> !window.window().model().tasks().runningProperty().get());
                look.at(window);
                for (ThemeChoice theme : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK)) {
                    if (out.isPresent()) {
                        window.theme(theme);
                        FxToolkit.pulse();
                        FxToolkit.until("what can be drawn is", () -> settled(window));
                        window.save(
                                out.orElseThrow()
                                        .resolve(
                                                picture
                                                        + (language.equals(Locale.ENGLISH)
                                                                ? "-"
                                                                : "-zh-")
                                                        + theme.wireName()
                                                        + ".png"));
                    }
                }
            }
        }
    }

    /// A page that cannot be drawn is never sharp.
    private static boolean settled(TestWindow window) {
        return window.window().view().page().sharp()
                || window.window().model().page().troubleProperty().get().isPresent();
    }

    private static boolean shown(TestWindow window, String id) {
        Node node = window.scene().lookup("#" + id);
        return node != null && node.isVisible();
    }

    private Path drawn(String corpus) throws IOException {
        Path pdfs = Files.createDirectories(folder.resolve(corpus).resolve("pdf"));
        Path file = pdfs.resolve("part.pdf");
        DrawnPdf.write(file, onePage());
        return file;
    }

    private static List<List<DrawnPdf.Put>> onePage() {
        return List.of(
                List.of(
                        new DrawnPdf.Put("1 Electrical characteristics", 60, 90, 16),
                        new DrawnPdf.Put(
                                "The load capacitance of the crystal is 18 pF.", 60, 140, 11)));
    }

    /// Adds a page of outlines without a glyph, and one whose content is no stream at all.
    private static void spoil(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try (PDDocument document = Loader.loadPDF(bytes)) {
            PDPage outlines = new PDPage(new PDRectangle(595, 842));
            document.addPage(outlines);
            try (PDPageContentStream content = new PDPageContentStream(document, outlines)) {
                for (int i = 0; i < 900; i++) {
                    float x = 60 + 5 * (i % 90);
                    float y = 700 - 14 * (i / 90);
                    content.moveTo(x, y);
                    content.lineTo(x + 3, y + 8);
                    content.stroke();
                }
            }
            PDPage broken = new PDPage(new PDRectangle(595, 842));
            document.addPage(broken);
            COSStream stream = document.getDocument().createCOSStream();
            try (OutputStream out = stream.createRawOutputStream()) {
                out.write("no deflated data".getBytes(StandardCharsets.US_ASCII));
            }
            stream.setItem(COSName.FILTER, COSName.FLATE_DECODE);
            broken.setContents(new PDStream(stream));
            document.save(file.toFile());
        }
    }

    private static void goTo(TestWindow window, PageNumber page) {
        FxToolkit.run(
                () -> window.window().model().page().show("part", page, OptionalDouble.empty()));
        FxToolkit.until(
                "page " + page + " is shown",
                SECONDS,
                () ->
                        window.window()
                                .model()
                                .page()
                                .sheetProperty()
                                .get()
                                .filter(sheet -> sheet.page().page().equals(page))
                                .isPresent());
    }

    @Test
    void aFirstStartWithoutDocumentsOffersToAddSome() throws IOException {
        Files.createDirectories(folder.resolve("new").resolve("pdf"));
        try (RealLibrary real = new RealLibrary(folder)) {
            show(
                    real.library(),
                    "new",
                    "state-first",
                    window -> {
                        FxToolkit.until("it is said", () -> shown(window, "no-documents"));
                        assertTrue(FxToolkit.on(() -> shown(window, "step-add")));
                        assertTrue(FxToolkit.on(() -> shown(window, "step-watch")));
                    });
        }
    }

    @Test
    void whatIsNotThereIsSaidAndCanBeSoughtOtherwise() throws IOException {
        drawn("some");
        try (RealLibrary real = new RealLibrary(folder)) {
            show(
                    real.library(),
                    "some",
                    "state-nothing",
                    window -> {
                        window.awaitIdle();
                        FxToolkit.run(
                                () ->
                                        window.window()
                                                .model()
                                                .query()
                                                .textProperty()
                                                .set("QZX-9000 flux"));
                        FxToolkit.until(
                                "it is answered",
                                SECONDS,
                                () ->
                                        window.window().model().query().answerProperty().get()
                                                        instanceof Answer.Found found
                                                && found.evidence()
                                                        .request()
                                                        .text()
                                                        .equals("QZX-9000 flux"));
                        FxToolkit.run(() -> window.window().model().notices().notices().clear());
                        assertFalse(
                                FxToolkit.on(
                                        () ->
                                                window.window()
                                                                .model()
                                                                .results()
                                                                .stateProperty()
                                                                .get()
                                                        instanceof
                                                        dev.sheetproof.ui.results.ResultsViewModel
                                                                .ListState.Hits));
                    });
        }
    }

    @Test
    void pagesWithoutTextAndPagesThatFailedSayWhy() throws IOException {
        spoil(drawn("spoilt"));
        try (RealLibrary real = new RealLibrary(folder)) {
            show(
                    real.library(),
                    "spoilt",
                    "state-no-text",
                    window -> {
                        window.awaitIdle();
                        goTo(window, OUTLINES);
                        FxToolkit.until("it is said", () -> shown(window, "page-banner"));
                        assertTrue(FxToolkit.on(() -> shown(window, "page-recognise")));
                        FxToolkit.run(() -> window.window().model().notices().notices().clear());
                    });
            show(
                    real.library(),
                    "spoilt",
                    "state-failed",
                    window -> {
                        window.awaitIdle();
                        goTo(window, BROKEN);
                        FxToolkit.until("it is said", () -> shown(window, "page-banner"));
                        assertFalse(FxToolkit.on(() -> shown(window, "page-recognise")));
                        assertTrue(FxToolkit.on(() -> shown(window, "page-read-again")));
                        FxToolkit.run(() -> window.window().model().notices().notices().clear());
                    });
        }
    }

    @Test
    void aLostFileIsSaidToBeLostAndCanBeFoundAgain() throws IOException {
        MemoryLibrary library = new MemoryLibrary(folder);
        Path drawn = folder.resolve("drawn.pdf");
        library.make("lost")
                .add("part", Path.of("/srv/parts/part.pdf"), DrawnPdf.write(drawn, onePage()));
        show(
                library,
                "lost",
                "state-missing",
                window -> {
                    goTo(window, new PageNumber(1));
                    FxToolkit.until(
                            "it is said that the file is lost",
                            SECONDS,
                            () ->
                                    window.window().model().notices().notices().stream()
                                            .map(Notice::step)
                                            .anyMatch(Optional.of("find-missing")::equals));
                    assertTrue(FxToolkit.on(() -> shown(window, "page-trouble")));
                });
    }

    @Test
    void aLockedPageAsksForItsPassword() throws IOException {
        MemoryLibrary library = new MemoryLibrary(folder);
        Path file = folder.resolve("locked.pdf");
        DrawnPdf drawn = DrawnPdf.write(file, onePage());
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(file))) {
            document.protect(
                    new StandardProtectionPolicy("owner", "open sesame", new AccessPermission()));
            document.save(file.toFile());
        }
        library.make("locked").add("part", file, drawn);
        show(
                library,
                "locked",
                "state-locked",
                window -> {
                    goTo(window, new PageNumber(1));
                    FxToolkit.until("it is asked for", () -> shown(window, "page-password"));
                });
    }

    @Test
    void aCorpusThatCannotBeChangedSaysWhyAndOffersAnother() throws IOException {
        MemoryLibrary library = new MemoryLibrary(folder);
        for (boolean busy : new boolean[] {false, true}) {
            String name = busy ? "busy" : "kept";
            Path pdf = folder.resolve(name + ".pdf");
            library.make(name).add("part", pdf, DrawnPdf.write(pdf, onePage()));
            library.make(name)
                    .allow(
                            new CorpusAccess.ReadOnly(
                                    busy
                                            ? "/srv/parts is being written by another Sheetproof:"
                                                    + " wait until it is done, or close it"
                                            : "/srv/parts can be read only: to change the corpus,"
                                                    + " copy it to a folder that you may write to"));
            show(
                    library,
                    name,
                    busy ? "state-busy" : "state-read-only",
                    window -> {
                        FxToolkit.until(
                                "it is said",
                                () -> window.window().model().notices().notices().size() == 1);
                        goTo(window, new PageNumber(1));
                        assertEquals(
                                Optional.of("corpus"),
                                FxToolkit.on(
                                        () ->
                                                window.window()
                                                        .model()
                                                        .notices()
                                                        .notices()
                                                        .getFirst()
                                                        .step()));
                        assertTrue(FxToolkit.on(() -> shown(window, "notice-step")));
                        assertTrue(
                                window.node("counts", Label.class).getText().startsWith("1"),
                                "it can be read all the same");
                    });
        }
    }
}
