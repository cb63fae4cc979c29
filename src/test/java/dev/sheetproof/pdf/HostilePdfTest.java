package dev.sheetproof.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Link;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNull;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files made to break readers: each page ends, with what was readable and a word on what was not.
final class HostilePdfTest {

    private static final PageNumber FIRST = new PageNumber(1);
    private static final String TEXT = " BT /F1 12 Tf 50 300 Td (seen) Tj ET ";

    @TempDir private Path folder;

    @Test
    void aCyclicOutlineEnds() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page = fixture.page(TEXT);
            PDDocumentOutline outline = new PDDocumentOutline();
            fixture.document().getDocumentCatalog().setDocumentOutline(outline);
            PDOutlineItem a = new PDOutlineItem();
            a.setTitle("A");
            a.setDestination(page);
            PDOutlineItem b = new PDOutlineItem();
            b.setTitle("B");
            outline.addLast(a);
            outline.addLast(b);
            b.getCOSObject().setItem(COSName.NEXT, a.getCOSObject());
            b.getCOSObject().setItem(COSName.FIRST, b.getCOSObject());
            try (PdfFile pdf = fixture.open(folder)) {
                List<OutlineItem> items = pdf.outline();
                assertEquals(List.of("A", "B"), items.stream().map(OutlineItem::title).toList());
                assertEquals(FIRST, ((Link.Target.Internal) items.getFirst().target()).page());
                assertTrue(items.getLast().target() instanceof Link.Target.Broken);
            }
        }
    }

    @Test
    void aFormThatDrawsItselfEnds() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page = fixture.page("/X Do" + TEXT);
            PDFormXObject form = new PDFormXObject(fixture.stream("/X Do" + TEXT));
            form.setBBox(new PDRectangle(300, 400));
            page.getResources().put(COSName.getPDFName("X"), form);
            PageContent content = read(fixture);
            assertEquals(4, content.glyphs().size(), "the form's text and the page's are doubles");
            assertTrue(
                    content.problems().toString().contains("form"), content.problems().toString());
        }
    }

    @Test
    void aTreeOfFormsThatDoublesAtEveryLevelEnds() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page = fixture.page("/X0 Do" + TEXT);
            for (int i = 0; i < 30; i++) {
                PDFormXObject form =
                        new PDFormXObject(
                                fixture.stream(
                                        ("/X" + (i + 1) + " Do ").repeat(30) + "0 0 1 1 re f "));
                form.setBBox(new PDRectangle(300, 400));
                page.getResources().put(COSName.getPDFName("X" + i), form);
            }
            PageContent content = read(fixture);
            assertTrue(
                    content.problems().toString().contains("operators"),
                    content.problems().toString());
        }
    }

    @Test
    void aDrawingOfHalfAMillionPiecesLeavesFewThings() throws IOException {
        Random random = new Random(1);
        StringBuilder sides = new StringBuilder();
        StringBuilder slants = new StringBuilder();
        StringBuilder areas = new StringBuilder();
        for (int i = 0; i < 125_000; i++) {
            int x = random.nextInt(280);
            int y = random.nextInt(380);
            int w = 3 + random.nextInt(17);
            int h = 3 + random.nextInt(17);
            sides.append(x).append(' ').append(y).append(' ').append(w).append(' ').append(h);
            sides.append(" re S\n");
            areas.append(random.nextInt(10) / 10.0).append(" g ").append(x).append(' ').append(y);
            areas.append(' ').append(w).append(' ').append(h).append(" re f\n");
            slants.append(x).append(' ').append(y).append(" m ");
            for (int j = 0; j < 4; j++) {
                slants.append(x + random.nextInt(20)).append(' ');
                slants.append(y + random.nextInt(20)).append(" l ");
            }
            slants.append("S\n");
        }
        for (StringBuilder drawing : List.of(sides, slants, areas)) {
            try (PdfFixture fixture = new PdfFixture()) {
                fixture.page(drawing.toString());
                PageContent content = read(fixture);
                int kept =
                        content.graphics().rules().size()
                                + content.graphics().fills().size()
                                + content.graphics().strokes().size();
                assertTrue(content.pathSegments() > 450_000, () -> "" + content.pathSegments());
                assertTrue(kept > 0 && kept < 60_000, () -> kept + " things kept");
                assertEquals(List.of(), content.problems());
            }
        }
    }

    @Test
    void aPageThatIsOnlyAnnouncedIsNoBlankPage() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            fixture.page(TEXT);
            COSDictionary tree = fixture.document().getPages().getCOSObject();
            tree.getCOSArray(COSName.KIDS).add(COSNull.NULL);
            tree.setInt(COSName.COUNT, 2);
            try (PdfFile file = fixture.open(folder)) {
                assertEquals(2, file.pageCount());
                PdfException e =
                        assertThrows(PdfException.class, () -> file.read(new PageNumber(2)));
                assertTrue(e.getMessage().contains("page 2"), e.getMessage());
            }
        }
    }

    @Test
    void aStreamThatDecodesToAlmostNothingButZerosIsCutOff() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page = fixture.page(TEXT);
            PDFormXObject form = new PDFormXObject(fixture.stream(" ".repeat((128 << 20) + 1)));
            form.setBBox(new PDRectangle(300, 400));
            page.getResources().put(COSName.getPDFName("X"), form);
            page.setContents(fixture.stream("/X Do" + TEXT));
            PageContent content = read(fixture);
            assertEquals(4, content.glyphs().size());
            assertTrue(
                    content.problems().toString().contains("128 MB"),
                    content.problems().toString());
        }
    }

    @Test
    void operandsOfTheWrongKindCostOneOperator() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            fixture.page(
                    "(a) 1 m 1 l /F1 Tf 3 Tj [1 2] Tj << /A (b >> cm Q Q Q ET 1e9 w - . -- Td gs /None gs /None Do"
                            + " 99999999999999999999999 0 0 1 0 0 cm ) } ] >> "
                            + "Q "
                            + TEXT);
            PageContent content = read(fixture);
            assertTrue(content.glyphs().size() <= 4);
        }
    }

    @Test
    void garbageNeverBreaksTheReader() throws IOException {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        String[] words = {
            "q",
            "Q",
            "cm",
            "re",
            "f",
            "S",
            "W",
            "n",
            "BT",
            "ET",
            "Tf",
            "Tj",
            "TJ",
            "Td",
            "Tm",
            "Do",
            "BDC",
            "EMC",
            "BI",
            "ID",
            "EI",
            "sh",
            "scn",
            "cs",
            "/F1",
            "/Pattern",
            "(x)",
            "[",
            "]",
            "<<",
            ">>",
            "<41",
            "1",
            "-2.5",
            "1e",
            "0",
            "99999",
            "h",
            "m",
            "l",
            "c",
            "%",
            "\\",
            "/OC",
            "gs",
            "'",
            "\"",
            "T*",
            "d0",
            "d1"
        };
        for (int round = 0; round < 60; round++) {
            StringBuilder content = new StringBuilder();
            for (int i = 0; i < 400; i++) {
                content.append(words[random.nextInt(words.length)]).append(' ');
            }
            try (PdfFixture fixture = new PdfFixture()) {
                fixture.page(content.toString());
                PageContent read = read(fixture);
                assertTrue(read.glyphs().size() < 1_000, "seed " + seed);
            }
        }
    }

    @Test
    void aPageWithoutBoxesOrResourcesIsReadAsLetter() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page = fixture.page(TEXT);
            COSDictionary dictionary = page.getCOSObject();
            dictionary.setItem(COSName.MEDIA_BOX, new COSArray());
            dictionary.removeItem(COSName.CROP_BOX);
            dictionary.removeItem(COSName.RESOURCES);
            try (PdfFile pdf = fixture.open(folder)) {
                assertEquals(612, pdf.frame(FIRST).widthPt());
                PageContent content = pdf.read(FIRST);
                assertTrue(
                        content.problems().toString().contains("F1"),
                        content.problems().toString());
                assertTrue(
                        content.drewNothing(),
                        "a page that shows nothing of its content has failed");
            }
        }
    }

    /// The library makes an entry for every character that a range has.
    @Test
    void widthsOfBillionsOfCharactersTakeNoRoom() throws IOException {
        Path file = folder.resolve("widths.pdf");
        Files.write(file, StrangePdfs.cidWidths("[0 2000000000 500 -7 [1 2]]").bytes(""));
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            PageRaster drawn = pdf.render(FIRST, pdf.frame(FIRST).bounds(), 72, new CancelToken());
            assertEquals(300, drawn.widthPx());
            pdf.read(FIRST);
        }
    }

    /// The library cuts a curve into pieces by its size, and would take minutes.
    @Test
    void curvesOfMillionsOfPointsAreDrawnAtOnce() throws IOException {
        Path file = folder.resolve("curves.pdf");
        Files.write(file, new RawPdf().stream(4, "", StrangePdfs.FAR_CURVES).bytes(""));
        PageRaster drawn =
                assertTimeoutPreemptively(
                        Duration.ofMinutes(1),
                        () -> {
                            try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
                                return pdf.render(
                                        FIRST, pdf.frame(FIRST).bounds(), 72, new CancelToken());
                            }
                        });
        assertTrue(
                Arrays.stream(drawn.argbPre()).anyMatch(pixel -> (pixel & 0xFFFFFF) == 0x0000FF),
                "what lies on the page is drawn");
    }

    @Test
    void readingStopsWhenAsked() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            fixture.page("0 0 1 1 re f ".repeat(10_000));
            CancelToken cancel = new CancelToken();
            cancel.cancel();
            try (PdfFile pdf = fixture.open(folder)) {
                assertThrows(CancelledException.class, () -> pdf.read(FIRST, cancel));
                assertThrows(
                        CancelledException.class,
                        () -> pdf.render(FIRST, pdf.frame(FIRST).bounds(), 72, cancel));
            }
        }
    }

    private PageContent read(PdfFixture fixture) throws IOException {
        try (PdfFile pdf = fixture.open(folder)) {
            return pdf.read(FIRST);
        }
    }
}
