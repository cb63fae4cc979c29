package dev.sheetproof.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;

/// The kinds of files that the test collections of PDF programs are made of, each as small as it
/// can be: what is no PDF, what is locked, what leads nowhere, what lies about itself.
///
/// A name begins with the status that its document must get: `ok`, `partial`, `failed`, `encrypted`
/// or `rejected`.
public final class StrangePdfs {

    private static final String FONT =
            "/Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R /Parent 2 0 R";

    private final SortedMap<String, byte[]> files = new TreeMap<>();

    private StrangePdfs() {}

    /// All of them by name.
    public static SortedMap<String, byte[]> all() throws IOException {
        StrangePdfs made = new StrangePdfs();
        made.otherKinds();
        made.locked();
        made.references();
        made.boxes();
        made.fonts();
        made.pictures();
        made.streams();
        made.trees();
        made.revisions();
        return made.files;
    }

    private void put(String name, byte[] bytes) {
        files.put(name + ".pdf", bytes);
    }

    private void put(String name, String text) {
        put(name, latin(text));
    }

    private void put(String name, RawPdf pdf) {
        put(name, pdf.bytes(""));
    }

    private static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] good() {
        return new RawPdf().bytes("");
    }

    private static RawPdf page(String entries) {
        return new RawPdf().put(3, "<< /Type /Page " + FONT + " " + entries + " >>");
    }

    private void otherKinds() {
        put("rejected-empty", "");
        put("rejected-text", "load capacitance 18 pF\n");
        put("rejected-web-page", "<!DOCTYPE html><html><body>503</body></html>");
        put("rejected-picture", "\u0089PNG\r\n\u001a\n" + "\0".repeat(400));
        put("rejected-archive", "PK\u0003\u0004" + "\0".repeat(400));
        put("rejected-postscript", "%!PS-Adobe-3.0\n/Helvetica findfont\nshowpage\n");
        put("rejected-zeros", "\0".repeat(9000));
        put("rejected-garbage-of-2k-before", joined(latin("x".repeat(2048)), good()));
        put("failed-header-alone", "%PDF-1.7\n");
        put("failed-header-and-end", "%PDF-1.7\nstartxref\n0\n%%EOF\n");
        put("failed-header-and-noise", "%PDF-1.7\n" + "obj endobj << >> ] [ ".repeat(500));
        put("ok-garbage-before", joined(latin("MIME-Version: 1.0\r\n\r\n"), good()));
        put("ok-garbage-after", joined(good(), latin("<html>".repeat(3000))));
        put("ok-version-of-tomorrow", text(good()).replace("%PDF-1.7", "%PDF-9.9"));
        put("ok-line-ends-of-another-kind", text(good()).replace("\n", "\r"));
    }

    private void locked() throws IOException {
        for (int bits : new int[] {40, 128, 256}) {
            put("encrypted-user-" + bits, protectedPdf(bits, "user"));
            put("ok-owner-restricted-" + bits, protectedPdf(bits, ""));
        }
        put(
                "encrypted-by-certificates",
                new RawPdf()
                        .bytes(
                                "/ID [<00> <00>] /Encrypt << /Filter /Adobe.PubSec /SubFilter"
                                        + " /adbe.pkcs7.s4 /V 2 /Length 128 /Recipients"
                                        + " [<3080060926>] >>"));
        put(
                "encrypted-by-an-unknown-handler",
                new RawPdf().bytes("/ID [<00> <00>] /Encrypt << /Filter /Vendor.DRM /V 4 /R 4 >>"));
        put(
                "failed-encryption-dictionary-without-keys",
                new RawPdf().bytes("/ID [<00> <00>] /Encrypt << /Filter /Standard /V 2 /R 3 >>"));
    }

    private static byte[] protectedPdf(int bits, String user) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage();
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.beginText();
                content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12);
                content.newLineAtOffset(50, 500);
                content.showText("Restricted but readable");
                content.endText();
            }
            AccessPermission rights = new AccessPermission();
            rights.setCanExtractContent(false);
            StandardProtectionPolicy policy = new StandardProtectionPolicy("owner", user, rights);
            policy.setEncryptionKeyLength(bits);
            policy.setPreferAES(bits >= 128);
            document.protect(policy);
            document.save(out);
        }
        return out.toByteArray();
    }

    private void references() {
        String good = text(good());
        int xref = good.indexOf("xref\n");
        put("ok-xref-elsewhere", good.replaceAll("startxref\n\\d+", "startxref\n7"));
        put("ok-xref-beyond-the-end", good.replaceAll("startxref\n\\d+", "startxref\n99999999"));
        put(
                "ok-offsets-shifted",
                good.replaceAll("(?m)^0000000(\\d{3}) 00000 n", "0000001$1 00000 n"));
        put("partial-no-xref", good.substring(0, xref) + "trailer\n<< /Root 1 0 R >>\n");
        put("partial-no-trailer", good.substring(0, xref));
        put("ok-previous-xref-is-itself", new RawPdf().bytes("/Prev " + xref));
        put("ok-hybrid-xref-to-nowhere", new RawPdf().bytes("/XRefStm 3"));
        put("ok-size-of-one", good.replaceAll("/Size \\d+", "/Size 1"));
        put("ok-endobj-missing", good.replace("\nendobj", ""));
        put(
                "failed-root-is-missing",
                good.replace("/Root 1 0 R", "").replace("/Type /Catalog", ""));
        put("ok-info-is-itself", new RawPdf().put(9, "9 0 R").bytes("/Info 9 0 R"));
        put(
                "ok-info-of-wrong-kinds",
                new RawPdf().put(9, "<< /Title 7 /Author [1 2] >>").bytes("/Info 9 0 R"));
    }

    private void boxes() {
        put("ok-box-flat", page("/MediaBox [0 0 300 0]"));
        put("ok-box-upside-down", page("/MediaBox [300 400 0 0]"));
        put("ok-box-of-a-kilometre", page("/MediaBox [0 0 612 -2147483648]"));
        put("ok-box-of-names", page("/MediaBox [/a /b /c /d]"));
        put("ok-box-too-short", page("/MediaBox [0 0]"));
        put("ok-box-missing", page(""));
        put("ok-crop-outside", page("/MediaBox [0 0 300 400] /CropBox [900 900 950 950]"));
        put("ok-turned-by-45", page("/MediaBox [0 0 300 400] /Rotate 45"));
        put("ok-turned-by-name", page("/MediaBox [0 0 300 400] /Rotate /Left"));
        put("ok-user-unit-of-zero", page("/MediaBox [0 0 300 400] /UserUnit 0"));
        put("ok-user-unit-huge", page("/MediaBox [0 0 300 400] /UserUnit 75000"));
    }

    /// What remains of a drawing whose coordinates lost their points.
    static final String FAR_CURVES =
            "BT /F1 12 Tf 50 300 Td (seen) Tj ET 0 0 1 rg 50 50 m 42246560 479965 -47994720"
                    + " 42246560 480 72 c -42246560 4951472 42246560 -4951472 300 300 c b "
                            .repeat(8);

    private void fonts() {
        put("failed-font-missing", new RawPdf().put(5, "null"));
        put("failed-font-is-a-number", new RawPdf().put(5, "42"));
        put("ok-font-without-a-name", new RawPdf().put(5, "<< /Type /Font /Subtype /Type1 >>"));
        put(
                "ok-font-of-unknown-kind",
                new RawPdf().put(5, "<< /Type /Font /Subtype /Bitmap /BaseFont /X >>"));
        put(
                "partial-cid-font-without-maps",
                new RawPdf()
                        .put(
                                5,
                                "<< /Type /Font /Subtype /Type0 /BaseFont /Odd /Encoding /Identity-H"
                                        + " /DescendantFonts [6 0 R] >>")
                        .put(
                                6,
                                "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Odd /CIDSystemInfo"
                                        + " << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>"
                                        + " >>"));
        put("partial-cid-widths-of-billions", cidWidths("[0 2000000000 500]"));
        put(
                "failed-cid-font-is-its-own-descendant",
                new RawPdf()
                        .put(
                                5,
                                "<< /Type /Font /Subtype /Type0 /BaseFont /Odd /Encoding /Identity-H"
                                        + " /DescendantFonts [5 0 R] >>"));
        put(
                "ok-type3-that-shows-itself",
                new RawPdf()
                                .put(
                                        5,
                                        "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix"
                                                + " [.1 0 0 .1 0 0] /CharProcs << /a 6 0 R >> /Encoding <<"
                                                + " /Differences [97 /a 101 /a 110 /a 115 /a] >> /FirstChar 97"
                                                + " /LastChar 115 /Widths [1] /Resources << /Font << /F1 5 0 R"
                                                + " >> >> >>")
                                .stream(6, "", "1000 0 d0 BT /F1 1 Tf (seen) Tj ET"));
        put(
                "ok-tounicode-is-garbage",
                new RawPdf()
                                .put(
                                        5,
                                        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R"
                                                + " >>")
                                .stream(6, "", "beginbfrange <00> <FFFFFFFF> <zz endbfrange"));
        put("ok-curves-of-millions-of-points", drawing(FAR_CURVES));
        put("ok-font-size-of-zero", drawing("BT /F1 0 Tf 50 300 Td (seen) Tj ET"));
        put("ok-all-text-hidden", drawing("BT /F1 12 Tf 3 Tr 50 300 Td (hidden) Tj ET"));
    }

    /// A composite font with these widths, in both directions of writing.
    static RawPdf cidWidths(String widths) {
        return new RawPdf()
                .put(
                        5,
                        "<< /Type /Font /Subtype /Type0 /BaseFont /Odd /Encoding /Identity-H"
                                + " /DescendantFonts [6 0 R] >>")
                .put(
                        6,
                        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Odd /W "
                                + widths
                                + " /W2 [0 2000000000 -1000 500 880] /CIDSystemInfo << /Registry"
                                + " (Adobe) /Ordering (Identity) /Supplement 0 >> >>");
    }

    private static RawPdf drawing(String contents) {
        return new RawPdf().stream(4, "", contents);
    }

    private void pictures() {
        for (String filter :
                new String[] {
                    "JBIG2Decode", "JPXDecode", "CCITTFaxDecode", "DCTDecode", "NoSuchDecode"
                }) {
            put(
                    "partial-picture-broken-" + filter,
                    picture("/Filter /" + filter, "\u00ff\u00d8 broken " + "\u0097JB2".repeat(20)));
        }
        put("partial-picture-without-size", picture("", "abc").put(7, "null"));
        put(
                "partial-picture-of-negative-size",
                new RawPdf()
                        .stream(4, "", "q 300 0 0 400 0 0 cm /I Do Q")
                                .put(
                                        3,
                                        "<< /Type /Page "
                                                + FONT.replace(
                                                        "/Font", "/XObject << /I 6 0 R >> /Font")
                                                + " /MediaBox [0 0 300 400] >>")
                                .stream(
                                        6,
                                        "/Type /XObject /Subtype /Image /Width -5 /Height 2147483647 /BitsPerComponent 8 /ColorSpace /DeviceGray",
                                        "x"));
        put(
                "ok-inline-picture-without-an-end",
                drawing(RawPdf.TEXT + " BI /W 5 /H 5 /BPC 8 /CS /G ID abc"));
        put(
                "ok-colour-space-is-itself",
                drawing("/C cs 1 scn 0 0 50 50 re f " + RawPdf.TEXT)
                        .put(
                                3,
                                "<< /Type /Page "
                                        + FONT.replace("/Font", "/ColorSpace << /C 6 0 R >> /Font")
                                        + " /MediaBox [0 0 300 400] >>")
                        .put(6, "[/Indexed 6 0 R 255 (abc)]"));
        put(
                "ok-pattern-that-paints-with-itself",
                drawing("/Pattern cs /P scn 0 0 200 200 re f " + RawPdf.TEXT)
                        .put(
                                3,
                                "<< /Type /Page "
                                        + FONT.replace("/Font", "/Pattern << /P 6 0 R >> /Font")
                                        + " /MediaBox [0 0 300 400] >>")
                        .stream(
                                6,
                                "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep .0001 /YStep .0001 /Resources << /Pattern << /P 6 0 R >> >>",
                                "/Pattern cs /P scn 0 0 10 10 re f"));
        put(
                "ok-shading-without-a-function",
                drawing("/S sh " + RawPdf.TEXT)
                        .put(
                                3,
                                "<< /Type /Page "
                                        + FONT.replace(
                                                "/Font",
                                                "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 1] >> >> /Font")
                                        + " /MediaBox [0 0 300 400] >>"));
    }

    private static RawPdf picture(String filter, String data) {
        return new RawPdf()
                .stream(4, "", "q 300 0 0 400 0 0 cm /I Do Q")
                        .put(
                                3,
                                "<< /Type /Page "
                                        + FONT.replace("/Font", "/XObject << /I 6 0 R >> /Font")
                                        + " /MediaBox [0 0 300 400] >>")
                        .stream(
                                6,
                                "/Type /XObject /Subtype /Image /Width 300 /Height 400 /BitsPerComponent 1 /ColorSpace /DeviceGray "
                                        + filter,
                                data);
    }

    private void streams() {
        String good = text(good());
        put("ok-length-too-short", good.replaceAll("/Length \\d+", "/Length 3"));
        put("ok-length-too-long", good.replaceAll("/Length \\d+", "/Length 99999"));
        put(
                "failed-length-is-itself",
                new RawPdf().put(4, "<< /Length 4 0 R >>\nstream\n" + RawPdf.TEXT + "\nendstream"));
        put(
                "failed-flate-of-noise",
                new RawPdf().stream(4, "/Filter /FlateDecode", "this is not compressed"));
        put("failed-filter-unknown", new RawPdf().stream(4, "/Filter /MagicDecode", RawPdf.TEXT));
        put("failed-contents-missing", page("/MediaBox [0 0 300 400]").put(4, "null"));
        put(
                "ok-contents-partly-missing",
                page("/MediaBox [0 0 300 400]")
                        .put(
                                3,
                                "<< /Type /Page "
                                        + FONT.replace(
                                                "/Contents 4 0 R", "/Contents [77 0 R 4 0 R 1 0 R]")
                                        + " /MediaBox [0 0 300 400] >>"));
        put("ok-string-without-an-end", drawing(RawPdf.TEXT + " BT (never ending"));
        put("ok-a-hundred-thousand-saves", drawing("q ".repeat(100_000) + RawPdf.TEXT));
        put("ok-a-hundred-thousand-restores", drawing("Q ".repeat(100_000) + RawPdf.TEXT));
        put("ok-operators-unknown", drawing("foo bar 1 2 3 baz << /a >> ]]] " + RawPdf.TEXT));
        put(
                "ok-numbers-absurd",
                drawing("1e99 -1e99 99999999999999999999 0 0 1 cm Q " + RawPdf.TEXT));
        put("ok-matrix-of-zeros", drawing("0 0 0 0 0 0 cm " + RawPdf.TEXT));
    }

    private void trees() {
        put("failed-no-pages", new RawPdf().put(2, "<< /Type /Pages /Kids [] /Count 0 >>"));
        put("failed-pages-missing", new RawPdf().put(1, "<< /Type /Catalog >>").put(3, "null"));
        put(
                "partial-count-of-a-billion",
                new RawPdf().put(2, "<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>"));
        put(
                "partial-count-negative",
                new RawPdf().put(2, "<< /Type /Pages /Kids [3 0 R] /Count -1 >>"));
        put(
                "partial-kids-of-wrong-kinds",
                new RawPdf().put(2, "<< /Type /Pages /Kids [3 0 R 4 0 R null 7 (x)] /Count 5 >>"));
        put(
                "ok-page-twice",
                new RawPdf().put(2, "<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>"));
        put(
                "partial-page-without-a-type",
                new RawPdf().put(3, "<< " + FONT + " /MediaBox [0 0 300 400] >>"));
        put(
                "ok-parent-is-itself",
                new RawPdf()
                        .put(
                                3,
                                "<< /Type /Page "
                                        + FONT.replace("/Parent 2 0 R", "/Parent 3 0 R")
                                        + " >>"));
        put(
                "ok-resources-are-themselves",
                page("/MediaBox [0 0 300 400] /PieceInfo 3 0 R").put(6, "6 0 R"));
        put(
                "ok-annotations-broken",
                page(
                        "/MediaBox [0 0 300 400] /Annots [null 7 3 0 R << /Subtype /Link >> << /Subtype /Widget /Rect [1] /AP << /N 3 0 R >> >>]"));
        put(
                "ok-outline-of-wrong-kinds",
                new RawPdf()
                        .put(
                                1,
                                "<< /Type /Catalog /Pages 2 0 R /Outlines << /First (x) /Last 7 >> /Names 7 /Dests [] >>"));
        put(
                "ok-form-of-xfa",
                new RawPdf()
                                .put(
                                        1,
                                        "<< /Type /Catalog /Pages 2 0 R /NeedsRendering true /AcroForm << /Fields [] /NeedAppearances true /XFA 6 0 R >> >>")
                                .stream(
                                        6,
                                        "",
                                        "<xdp:xdp xmlns:xdp='http://ns.adobe.com/xdp/'><template/></xdp:xdp>"));
        put(
                "ok-collection-of-files",
                new RawPdf()
                                .put(
                                        1,
                                        "<< /Type /Catalog /Pages 2 0 R /Collection << /View /D >> /Names << /EmbeddedFiles << /Names [(a) << /F (a.pdf) /EF << /F 6 0 R >> >>] >> >> >>")
                                .stream(6, "/Type /EmbeddedFile", good()));
    }

    private void revisions() {
        byte[] good = good();
        String update =
                "4 0 obj\n<< /Length 45 >>\nstream\nBT /F1 12 Tf 50 300 Td (revised text) Tj ET    \nendstream\nendobj\n";
        int at = good.length;
        int xref = text(good).lastIndexOf("xref\n0 1");
        String table =
                "xref\n4 1\n"
                        + String.format(java.util.Locale.ROOT, "%010d", at)
                        + " 00000 n \ntrailer\n<< /Root 1 0 R /Size 6 /Prev "
                        + xref
                        + " >>\nstartxref\n"
                        + (at + update.length())
                        + "\n%%EOF\n";
        put("ok-updated-once", joined(good, latin(update), latin(table)));
        put("ok-updated-by-half", joined(good, latin(update), latin(table.substring(0, 12))));
        put("ok-two-files-in-one", joined(good, good));
    }
}
