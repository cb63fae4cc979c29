package dev.sheetproof.grouping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.geometric.GeometricLayoutDetector;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageView;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.parse.DocumentParser;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSFloat;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The same glyphs give the same elements, however the file that draws them is written.
final class SameGlyphsTest {

    /// Boxes are compared to a hundredth of a point: the grid of reading and rounded numbers.
    private static final double SAME_PT = 0.01;

    private static final COSName USER_UNIT = COSName.getPDFName("UserUnit");

    @TempDir Path folder;

    /// Another way to write a page.
    private interface Rewrite {
        void apply(PDDocument document, PDPage page) throws IOException;
    }

    private record Read(List<PageLayout> layouts, List<String> keys, List<PageFrame> frames) {}

    static List<Path> files() throws IOException {
        return DemoPagesTest.files();
    }

    @ParameterizedTest
    @MethodSource("files")
    void writtenInAnotherWayEveryPageKeepsItsElementsAndEveryChunkItsKey(Path file)
            throws IOException {
        Read plain = read(file, "plain", (d, p) -> {});
        List<Rewrite> rewrites =
                List.of(
                        SameGlyphsTest::onLargerSheet,
                        (d, p) -> turned(d, p, 90),
                        (d, p) -> turned(d, p, 180),
                        (d, p) -> turned(d, p, 270),
                        SameGlyphsTest::inHalfUnits,
                        SameGlyphsTest::asForm);
        for (int i = 0; i < rewrites.size(); i++) {
            String name = "rewrite " + i;
            Read other = read(file, name, rewrites.get(i));
            assertEquals(plain.keys(), other.keys(), name);
            for (int page = 0; page < plain.layouts().size(); page++) {
                assertSame(plain.layouts().get(page), other.layouts().get(page), b -> b, name);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shownTurnedEveryPageKeepsItsElements(Path file) throws IOException {
        Read plain = read(file, "plain", (d, p) -> {});
        for (int angle = 90; angle < 360; angle += 90) {
            int by = angle;
            Read other = read(file, "shown", (d, p) -> p.setRotation(p.getRotation() + by));
            for (int page = 0; page < plain.layouts().size(); page++) {
                PageFrame frame = plain.frames().get(page);
                // A page shown turned by an angle is one whose view turns it back.
                PageView view =
                        new PageView(
                                by,
                                by == 180 ? frame.widthPt() : frame.heightPt(),
                                by == 180 ? frame.heightPt() : frame.widthPt(),
                                1);
                assertSame(
                        plain.layouts().get(page),
                        other.layouts().get(page),
                        view::back,
                        "shown turned by " + by);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void enlargedByItsUserUnitEveryPageKeepsItsElements(Path file) throws IOException {
        Read plain = read(file, "plain", (d, p) -> {});
        for (float unit : new float[] {1.5f, 2, 10}) {
            Read other =
                    read(
                            file,
                            "enlarged",
                            (d, p) -> p.getCOSObject().setItem(USER_UNIT, new COSFloat(unit)));
            for (int page = 0; page < plain.layouts().size(); page++) {
                assertSame(
                        plain.layouts().get(page),
                        other.layouts().get(page),
                        b ->
                                new PageBox(
                                        b.x0() * unit, b.y0() * unit, b.x1() * unit, b.y1() * unit),
                        "enlarged by " + unit);
            }
        }
    }

    private static void assertSame(
            PageLayout plain, PageLayout other, UnaryOperator<PageBox> move, String what) {
        String where = what + ", page " + plain.page();
        assertEquals(labels(plain), labels(other), where);
        for (int i = 0; i < plain.elements().size(); i++) {
            PageBox a = move.apply(plain.elements().get(i).box());
            PageBox b = other.elements().get(i).box();
            double off =
                    Stream.of(a.x0() - b.x0(), a.y0() - b.y0(), a.x1() - b.x1(), a.y1() - b.y1())
                            .mapToDouble(Math::abs)
                            .max()
                            .orElseThrow();
            assertTrue(
                    off <= SAME_PT * Math.max(1, a.width() / plain.elements().get(i).box().width()),
                    () -> where + ": " + a + " became " + b);
        }
    }

    private static List<String> labels(PageLayout layout) {
        return layout.elements().stream().map(e -> e.label().wireName()).toList();
    }

    private Read read(Path file, String name, Rewrite rewrite) throws IOException {
        Path written = folder.resolve(name.replace(' ', '-') + ".pdf");
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(file))) {
            for (PDPage page : document.getPages()) {
                // Annotations have places of their own.
                page.getCOSObject().removeItem(COSName.ANNOTS);
                rewrite.apply(document, page);
            }
            document.save(
                    written.toFile(),
                    name.equals("plain")
                            ? CompressParameters.NO_COMPRESSION
                            : CompressParameters.DEFAULT_COMPRESSION);
        }
        try (PdfFile pdf = PdfFile.open(written, Optional.empty())) {
            ParsedDocument document =
                    new DocumentParser().parse(pdf, new CancelToken(), Progress.SILENT);
            List<PageLayout> layouts =
                    new GeometricLayoutDetector()
                            .detect(document, new CancelToken(), Progress.SILENT);
            List<Chunk> chunks =
                    new RuleBasedGrouper()
                            .group("doc", document, layouts, new CancelToken())
                            .chunks();
            return new Read(
                    layouts,
                    chunks.stream().map(c -> c.key().hex()).toList(),
                    document.pages().stream().map(p -> p.info().frame()).toList());
        }
    }

    private static void onLargerSheet(PDDocument document, PDPage page) throws IOException {
        PDRectangle crop = page.getCropBox();
        float dx = 137.3f;
        float dy = 211.7f;
        write(document, page, "1 0 0 1 " + dx + " " + dy + " cm");
        float x = crop.getLowerLeftX() + dx;
        float y = crop.getLowerLeftY() + dy;
        page.setMediaBox(
                new PDRectangle(x - 300, y - 250, crop.getWidth() + 500, crop.getHeight() + 350));
        page.setCropBox(new PDRectangle(x, y, crop.getWidth(), crop.getHeight()));
    }

    /// Drawn turned and shown turned back.
    private static void turned(PDDocument document, PDPage page, int by) throws IOException {
        PDRectangle c = page.getCropBox();
        boolean sideways = by != 180;
        String matrix =
                switch (by) {
                    case 90 -> matrix(0, 1, -1, 0, c.getUpperRightY(), -c.getLowerLeftX());
                    case 180 -> matrix(-1, 0, 0, -1, c.getUpperRightX(), c.getUpperRightY());
                    default -> matrix(0, -1, 1, 0, -c.getLowerLeftY(), c.getUpperRightX());
                };
        write(document, page, matrix);
        PDRectangle box =
                sideways
                        ? new PDRectangle(c.getHeight(), c.getWidth())
                        : new PDRectangle(c.getWidth(), c.getHeight());
        page.setMediaBox(box);
        page.setCropBox(box);
        page.setRotation(page.getRotation() + by);
    }

    /// Drawn at half the size on a page whose unit is two points.
    private static void inHalfUnits(PDDocument document, PDPage page) throws IOException {
        PDRectangle c = page.getCropBox();
        write(document, page, matrix(0.5, 0, 0, 0.5, 0, 0));
        PDRectangle half =
                new PDRectangle(
                        c.getLowerLeftX() / 2,
                        c.getLowerLeftY() / 2,
                        c.getWidth() / 2,
                        c.getHeight() / 2);
        page.setMediaBox(half);
        page.setCropBox(half);
        page.getCOSObject().setItem(USER_UNIT, new COSFloat(2));
    }

    private static void asForm(PDDocument document, PDPage page) throws IOException {
        PDFormXObject form = new PDFormXObject(stream(document, contents(page)));
        form.setBBox(page.getCropBox());
        form.setResources(page.getResources());
        PDResources resources = new PDResources();
        resources.put(COSName.getPDFName("Whole"), form);
        page.setResources(resources);
        page.setContents(stream(document, "/Whole Do".getBytes(StandardCharsets.ISO_8859_1)));
    }

    private static String matrix(double a, double b, double c, double d, double e, double f) {
        return String.format(Locale.ROOT, "%.4f %.4f %.4f %.4f %.5f %.5f cm", a, b, c, d, e, f);
    }

    private static void write(PDDocument document, PDPage page, String before) throws IOException {
        List<byte[]> parts = new ArrayList<>();
        parts.add(("q " + before + "\n").getBytes(StandardCharsets.ISO_8859_1));
        parts.add(contents(page));
        parts.add("\nQ".getBytes(StandardCharsets.ISO_8859_1));
        page.setContents(stream(document, parts.toArray(byte[][]::new)));
    }

    private static byte[] contents(PDPage page) throws IOException {
        try (InputStream in = page.getContents()) {
            return in.readAllBytes();
        }
    }

    private static PDStream stream(PDDocument document, byte[]... parts) throws IOException {
        PDStream stream = new PDStream(document);
        try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
            for (byte[] part : parts) {
                out.write(part);
            }
        }
        return stream;
    }
}
