package dev.sheetproof.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Link;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Documents that want the reader to act, to fetch, or to choke: they are read like any other, and
/// nothing in them is followed.
final class HostileDocumentTest {

    private static final PageNumber FIRST = new PageNumber(1);
    private static final double DPI = 72;

    @TempDir private Path folder;

    /// The characters of the first page, after it was drawn as well.
    private String readAndDraw(RawPdf raw) throws IOException {
        try (PdfFile pdf = raw.open(folder)) {
            pdf.outline();
            pdf.metadata();
            pdf.links(FIRST);
            pdf.render(FIRST, pdf.frame(FIRST).bounds(), DPI, new CancelToken());
            return text(pdf.read(FIRST));
        }
    }

    private static String text(PageContent content) {
        return content.glyphs().stream().map(Glyph::text).collect(Collectors.joining());
    }

    private List<String> files() throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.map(file -> String.valueOf(file.getFileName())).sorted().toList();
        }
    }

    private static byte[] deflated(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(out)) {
            deflater.write(bytes);
        }
        return out.toByteArray();
    }

    @Test
    void actionsOfTheDocumentAreNotPerformed() throws IOException {
        Path trace = folder.resolve("trace");
        String launch = "<< /S /Launch /F (/bin/touch) /Win << /F (touch) /P (" + trace + ") >> >>";
        RawPdf raw =
                new RawPdf()
                        .put(
                                1,
                                "<< /Type /Catalog /Pages 2 0 R /OpenAction 6 0 R /AA << /WC 7 0 R >>"
                                        + " /Names << /JavaScript << /Names [(a) 6 0 R] >> >> >>")
                        .put(
                                6,
                                "<< /S /JavaScript /JS (app.launchURL\\('http://127.0.0.1:9'\\)) >>")
                        .put(7, launch)
                        .put(
                                3,
                                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R"
                                        + " /AA << /O 7 0 R /C 6 0 R >> /Annots [8 0 R 9 0 R]"
                                        + " /Resources << /Font << /F1 5 0 R >> >> >>")
                        .put(
                                8,
                                "<< /Type /Annot /Subtype /Link /Rect [0 0 50 50] /A << /S /URI /URI"
                                        + " (http://127.0.0.1:9/x) /Next 7 0 R >> >>")
                        .put(9, "<< /Type /Annot /Subtype /Link /Rect [60 0 90 50] /A 7 0 R >>");
        assertEquals("seen", readAndDraw(raw));
        assertFalse(Files.exists(trace), "a launch action was followed");
        try (PdfFile pdf = raw.open(folder)) {
            // An address is told as a text, for a person to judge.
            assertTrue(
                    pdf.links(FIRST).stream()
                            .anyMatch(link -> link.target() instanceof Link.Target.External),
                    () -> "links lost");
        }
    }

    @Test
    void contentsInOtherFilesAreNotFetched() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "BT /F1 9 Tf (secret) Tj ET");
        RawPdf raw =
                new RawPdf()
                                .put(
                                        3,
                                        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents [4 0 R"
                                                + " 6 0 R] /Resources << /Font << /F1 5 0 R >> /XObject << /X 7 0 R"
                                                + " >> >> >>")
                                .stream(6, "/F (" + secret + ")", "/X Do")
                                .stream(
                                        7,
                                        "/Type /XObject /Subtype /Form /BBox [0 0 300 400] /Ref << /F ("
                                                + secret
                                                + ") /Page 0 >> /F << /FS /URL /F (http://127.0.0.1:9/a) >>",
                                        "");
        assertFalse(readAndDraw(raw).contains("secret"));
    }

    @Test
    void embeddedFilesAndXfaFormsAreLeftAlone() throws IOException {
        byte[] entity =
                "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><a>&x;</a>"
                        .getBytes(StandardCharsets.UTF_8);
        RawPdf raw =
                new RawPdf()
                                .put(
                                        1,
                                        "<< /Type /Catalog /Pages 2 0 R /AcroForm << /XFA 6 0 R /Fields [] >>"
                                                + " /Metadata 6 0 R /Names << /EmbeddedFiles << /Names [(a.exe) 7 0 R]"
                                                + " >> >> >>")
                                .stream(6, "/Type /Metadata /Subtype /XML", entity)
                                .put(7, "<< /Type /Filespec /F (../../a.exe) /EF << /F 8 0 R >> >>")
                                .stream(8, "/Type /EmbeddedFile", "MZ");
        assertEquals("seen", readAndDraw(raw));
        assertEquals(1, files().size(), "something was unpacked: " + files());
    }

    @Test
    void anImageOfBillionsOfPixelsCostsAnImage() throws IOException {
        RawPdf raw =
                new RawPdf()
                                .put(
                                        3,
                                        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R"
                                                + " /Resources << /Font << /F1 5 0 R >> /XObject << /I 6 0 R >> >> >>")
                                .stream(4, "", "q 200 0 0 200 0 0 cm /I Do Q " + RawPdf.TEXT)
                                .stream(
                                        6,
                                        "/Type /XObject /Subtype /Image /Width 65535 /Height 65535"
                                                + " /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode",
                                        deflated(new byte[100_000]));
        try (PdfFile pdf = raw.open(folder)) {
            assertEquals("seen", text(pdf.read(FIRST)));
            assertEquals(Optional.empty(), failure(pdf));
        }
    }

    /// What drawing the first page refuses to do; empty when it was drawn.
    private static Optional<String> failure(PdfFile pdf) {
        try {
            pdf.render(FIRST, pdf.frame(FIRST).bounds(), DPI, new CancelToken());
            return Optional.empty();
        } catch (PdfException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    @Test
    void aPageTreeOfTenThousandLevelsEnds() throws IOException {
        RawPdf raw = new RawPdf().put(2, "<< /Type /Pages /Kids [10 0 R] /Count 1 >>");
        int last = 10_000;
        for (int i = 10; i < last; i++) {
            int parent = i == 10 ? 2 : i - 1;
            raw.put(
                    i,
                    "<< /Type /Pages /Parent "
                            + parent
                            + " 0 R /Kids ["
                            + (i + 1)
                            + " 0 R] /Count 1 >>");
        }
        raw.put(
                last,
                "<< /Type /Page /Parent "
                        + (last - 1)
                        + " 0 R /MediaBox [0 0 300 400] /Contents 4 0 R"
                        + " /Resources << /Font << /F1 5 0 R >> >> >>");
        assertEndsWell(raw.bytes(""));
    }

    @Test
    void aPageTreeThatHoldsItselfEnds() throws IOException {
        assertEndsWell(
                new RawPdf()
                        .put(
                                2,
                                "<< /Type /Pages /Kids [3 0 R 2 0 R 2 0 R] /Parent 2 0 R /Count 3 >>")
                        .bytes(""));
    }

    @Test
    void aTrailerThatLeadsToItselfEnds() throws IOException {
        byte[] once = new RawPdf().bytes("");
        String text = new String(once, StandardCharsets.ISO_8859_1);
        int xref = text.lastIndexOf("xref\n0 1");
        assertEndsWell(new RawPdf().bytes("/Prev " + xref));
        assertEndsWell(new RawPdf().bytes("/Prev 99999999 /XRefStm 3"));
        assertEndsWell(
                text.replace("startxref\n" + xref, "startxref\n2147483647")
                        .getBytes(StandardCharsets.ISO_8859_1));
        assertEndsWell(
                text.replaceAll("\\d{10} 00000 n", "0000000009 00000 n")
                        .getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void anArrayOfAHundredThousandLevelsEnds() throws IOException {
        assertEndsWell(
                new RawPdf()
                        .put(
                                3,
                                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R"
                                        + " /Resources << /Font << /F1 5 0 R >> >> /X "
                                        + "[".repeat(100_000)
                                        + "]".repeat(100_000)
                                        + " >>")
                        .bytes(""));
    }

    @Test
    void aBombOfFiltersOverFiltersIsCutOff() throws IOException {
        byte[] bomb = new byte[64 << 20];
        for (int i = 0; i < 2; i++) {
            bomb = deflated(bomb);
        }
        RawPdf raw =
                new RawPdf()
                                .put(
                                        3,
                                        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents [4 0 R"
                                                + " 6 0 R] /Resources << /Font << /F1 5 0 R >> >> >>")
                                .stream(6, "/Filter [/FlateDecode /FlateDecode]", bomb);
        assertEquals("seen", readAndDraw(raw));
    }

    @Test
    void brokenFontProgramsCostTheirText() throws IOException {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        byte[] good;
        try (var in =
                HostileDocumentTest.class.getResourceAsStream(
                        "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf")) {
            good = Objects.requireNonNull(in).readAllBytes();
        }
        for (int round = 0; round < 24; round++) {
            byte[] font = good.clone();
            int damage = 1 + random.nextInt(2_000);
            for (int i = 0; i < damage; i++) {
                // The list of tables, whose number stays, or anything behind it.
                int first = 12;
                font[first + random.nextInt(round % 2 == 0 ? 300 : font.length - first)] =
                        (byte) random.nextInt(256);
            }
            RawPdf raw =
                    new RawPdf()
                                    .put(
                                            5,
                                            "<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 0 /LastChar"
                                                    + " 255 /Widths ["
                                                    + "500 ".repeat(256)
                                                    + "] /FontDescriptor 6 0 R >>")
                                    .put(
                                            6,
                                            "<< /Type /FontDescriptor /FontName /X /Flags 32 /FontBBox [0 0 1 1]"
                                                    + " /Ascent 1 /Descent 0 /CapHeight 1 /StemV 1 /ItalicAngle 0"
                                                    + " /FontFile2 7 0 R >>")
                                    .stream(7, "/Length1 " + font.length, font);
            try (PdfFile pdf = raw.open(folder)) {
                pdf.read(FIRST);
                failure(pdf);
            } catch (PdfException refused) {
                assertFalse(String.valueOf(refused.getMessage()).isBlank(), "seed " + seed);
            }
        }
    }

    /// The file is read, or refused with a reason; no other end is allowed.
    private void assertEndsWell(byte[] bytes) throws IOException {
        Path file = Files.write(Files.createTempFile(folder, "x", ".pdf"), bytes);
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            assertTrue(pdf.pageCount() >= 1);
            pdf.read(FIRST);
            failure(pdf);
        } catch (PdfException refused) {
            assertFalse(String.valueOf(refused.getMessage()).isBlank());
        }
    }
}
