package dev.sheetproof.demo;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.PageTruth;
import dev.sheetproof.demo.kit.Question;
import dev.sheetproof.demo.kit.Sheet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Holds the committed demo corpus to the program that draws it; with `-Ddemo.write=true` it is
/// drawn anew first.
final class DemoCorpusTest {

    private static final Path FOLDER = Path.of("corpora", "demo");
    private static final Map<Class<?>, Drawn> DRAWN = new ConcurrentHashMap<>();

    @BeforeAll
    static void writeWhenAsked() throws IOException {
        if (Boolean.getBoolean("demo.write")) {
            assumeTrue(DemoCorpus.hanFont().isPresent(), "needs the font " + DemoCorpus.HAN);
            DemoCorpus.writeTo(FOLDER);
        }
    }

    static List<DemoDocument> documents() {
        return DemoCorpus.documents();
    }

    /// A finished drawing.
    private static final class Drawn {
        private final Sheet sheet;
        private final byte[] file;

        Drawn(Sheet sheet) {
            this.sheet = sheet;
            this.file = sheet.finish();
        }

        Sheet sheet() {
            return sheet;
        }

        byte[] file() {
            return file;
        }
    }

    private static Drawn draw(DemoDocument document) {
        if (document.needsHan()) {
            assumeTrue(DemoCorpus.hanFont().isPresent(), "needs the font " + DemoCorpus.HAN);
        }
        return new Drawn(DemoCorpus.draw(document));
    }

    /// The drawing of a document, made once for all tests.
    private static Drawn drawn(DemoDocument document) {
        return DRAWN.computeIfAbsent(document.getClass(), type -> draw(document));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void theCommittedFileIsWhatTheProgramDraws(DemoDocument document) throws IOException {
        Sheet sheet = drawn(document).sheet();
        byte[] committed = Files.readAllBytes(FOLDER.resolve("pdf").resolve(sheet.facts().file()));
        assertEquals(contentOf(committed), contentOf(drawn(document).file()), sheet.facts().file());
    }

    @ParameterizedTest
    @MethodSource("documents")
    void drawingTwiceGivesTheSameBytes(DemoDocument document) {
        assertArrayEquals(drawn(document).file(), draw(document).file());
    }

    @ParameterizedTest
    @MethodSource("documents")
    void theGroundTruthBelongsToTheDrawing(DemoDocument document) throws IOException {
        Sheet sheet = drawn(document).sheet();
        String file = "\"file\":\"" + sheet.facts().file() + "\"";
        List<String> committed =
                Files.readAllLines(FOLDER.resolve("layout.jsonl")).stream()
                        .filter(line -> line.contains(file))
                        .toList();
        assertEquals(
                DemoCorpus.lines(DemoCorpus.layout(List.of(sheet))).lines().toList(), committed);
        String questions = Files.readString(FOLDER.resolve("questions.jsonl"));
        for (Question question : sheet.questions()) {
            assertTrue(
                    questions.contains("\"query\":\"" + question.query() + "\""), question.query());
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyAnswerLiesInsideItsUnitAndItsPage(DemoDocument document) {
        Sheet sheet = drawn(document).sheet();
        for (Question question : sheet.questions()) {
            var page = sheet.pages().get(question.page() - 1);
            assertTrue(
                    question.unitBox().inflate(1).contains(question.valueBox()),
                    question::toString);
            assertTrue(question.unitBox().x1() <= page.width(), question::toString);
            assertTrue(question.unitBox().y1() <= page.height(), question::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void aPartNumberAskedInFullIsTheValueFound(DemoDocument document) {
        for (Question question : drawn(document).sheet().questions()) {
            if (question.kind().equals("part_full")) {
                assertEquals(question.query(), question.value().replace(" **", ""));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void noElementRunsIntoAnother(DemoDocument document) {
        for (Canvas page : drawn(document).sheet().pages()) {
            List<PageTruth.Mark> marks = page.truth().marks();
            for (int i = 0; i < marks.size(); i++) {
                for (int j = 0; j < i; j++) {
                    PageTruth.Mark one = marks.get(i);
                    PageTruth.Mark other = marks.get(j);
                    boolean apart =
                            one.box().overlapX(other.box()) < 1
                                    || one.box().overlapY(other.box()) < 2.5;
                    assertTrue(apart, () -> one + " and " + other + " on page " + page.number());
                }
            }
        }
    }

    @Test
    void theFolderHoldsTheDrawnDocumentsAndNoOthers() throws IOException {
        assumeTrue(DemoCorpus.hanFont().isPresent(), "needs the font " + DemoCorpus.HAN);
        List<String> drawn =
                documents().stream()
                        .map(document -> drawn(document).sheet().facts().file())
                        .sorted()
                        .toList();
        try (Stream<Path> files = Files.list(FOLDER.resolve("pdf"))) {
            assertEquals(drawn, files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    /// What a reader gets, free of the compressor's choices: pages, content, fonts, links, outline.
    private static List<String> contentOf(byte[] file) throws IOException {
        List<String> content = new ArrayList<>();
        try (PDDocument pdf = Loader.loadPDF(new RandomAccessReadBuffer(file))) {
            content.add(pdf.getDocumentInformation().getTitle());
            for (PDPage page : pdf.getPages()) {
                content.add(page.getMediaBox() + " /Rotate " + page.getRotation());
                for (COSName name : page.getResources().getFontNames()) {
                    content.add(name.getName() + " " + page.getResources().getFont(name).getName());
                }
                content.add(
                        new String(page.getContents().readAllBytes(), StandardCharsets.ISO_8859_1));
                for (PDAnnotation annotation : page.getAnnotations()) {
                    content.add(annotation.getSubtype() + " " + annotation.getRectangle());
                }
            }
            if (pdf.getDocumentCatalog().getDocumentOutline() != null) {
                addTitles(pdf.getDocumentCatalog().getDocumentOutline().children(), content);
            }
        }
        return content;
    }

    private static void addTitles(Iterable<PDOutlineItem> items, List<String> content) {
        for (PDOutlineItem item : items) {
            content.add(item.getTitle());
            addTitles(item.children(), content);
        }
    }
}
