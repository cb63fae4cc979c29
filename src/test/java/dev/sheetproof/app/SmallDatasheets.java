package dev.sheetproof.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;

/// Draws datasheets of a page or two for tests of the whole program.
final class SmallDatasheets {

    /// Where the parameter table's value stands on the displayed page, in points from the top left.
    static final double VALUE_X = 300;

    static final double VALUE_BASELINE_Y = 200;

    private static final double LEFT = 60;

    private SmallDatasheets() {}

    /// A crystal's datasheet: a heading, prose, a ruled table with the load capacitance, a second
    /// page.
    static void crystal(Path file, String part, String loadCapacitance) throws IOException {
        try (PDDocument document = new PDDocument()) {
            draw(document, part, loadCapacitance);
            document.save(file.toFile());
        }
    }

    static void encrypted(Path file, String part, String password) throws IOException {
        try (PDDocument document = new PDDocument()) {
            draw(document, part, "12 pF");
            document.protect(
                    new StandardProtectionPolicy("owner", password, new AccessPermission()));
            document.save(file.toFile());
        }
    }

    /// Two pages with blocks of pure colours: red at 60, 60 to 360, 84 and green at 60, 150 to 360,
    /// 300 with words in them on the first, blue at 100, 200 to 400, 320 on the second, which is
    /// turned by a quarter; points from the top left of the page as displayed.
    static void colourBlocks(Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            document.setDocumentId(7L);
            PDType1Font plain = new PDType1Font(Standard14Fonts.FontName.HELVETICA);
            PDPage first = new PDPage(PDRectangle.A4);
            document.addPage(first);
            float height = PDRectangle.A4.getHeight();
            try (PDPageContentStream out = new PDPageContentStream(document, first)) {
                block(out, 1, 0, 0, 60, height - 84, 300, 24);
                block(out, 0, 1, 0, 60, height - 300, 300, 150);
                out.setNonStrokingColor(0f, 0f, 0f);
                text(out, plain, 12, 66, height - 78, "Blocks of colour");
                text(out, plain, 10, 80, height - 180, "Green words 18 pF");
                text(out, plain, 10, 80, height - 500, "Words on white paper.");
            }
            PDPage second = new PDPage(PDRectangle.A4);
            second.setRotation(90);
            document.addPage(second);
            try (PDPageContentStream out = new PDPageContentStream(document, second)) {
                // Displayed x is y of the page, displayed y is x of the page.
                block(out, 0, 0, 1, 200, 100, 120, 300);
            }
            document.save(file.toFile());
        }
    }

    private static void block(
            PDPageContentStream out,
            float red,
            float green,
            float blue,
            float x,
            float y,
            float width,
            float height)
            throws IOException {
        out.setNonStrokingColor(red, green, blue);
        out.addRect(x, y, width, height);
        out.fill();
    }

    private static void draw(PDDocument document, String part, String loadCapacitance)
            throws IOException {
        // A fixed identity: the same drawing gives the same bytes.
        document.setDocumentId(part.hashCode() & 0xFFFFFFFFL);
        PDPage page = new PDPage(PDRectangle.A4);
        document.addPage(page);
        PDType1Font bold = new PDType1Font(Standard14Fonts.FontName.HELVETICA_BOLD);
        PDType1Font plain = new PDType1Font(Standard14Fonts.FontName.HELVETICA);
        float height = PDRectangle.A4.getHeight();
        try (PDPageContentStream out = new PDPageContentStream(document, page)) {
            text(out, bold, 20, LEFT, height - 70, part + " Crystal Unit");
            text(
                    out,
                    plain,
                    10,
                    LEFT,
                    height - 100,
                    "Surface mount crystal for clocks and radios.");
            text(out, bold, 12, LEFT, height - 150, "Electrical characteristics");
            List<List<String>> rows =
                    List.of(
                            List.of("Parameter", "Value", "Unit"),
                            List.of("Load capacitance", loadCapacitance, ""),
                            List.of("Nominal frequency", "26.000", "MHz"),
                            List.of("Frequency tolerance", "±10", "ppm"));
            double[] columns = {LEFT, VALUE_X, 420, 500};
            for (int row = 0; row < rows.size(); row++) {
                double baseline = VALUE_BASELINE_Y + 20 * (row - 1);
                for (int column = 0; column < 3; column++) {
                    text(
                            out,
                            row == 0 ? bold : plain,
                            10,
                            columns[column],
                            height - baseline,
                            rows.get(row).get(column));
                }
            }
            for (int line = 0; line <= rows.size(); line++) {
                double y = height - (VALUE_BASELINE_Y - 34 + 20 * line);
                rule(out, columns[0] - 5, y, columns[3] - 5, y);
            }
            for (double x : columns) {
                double top = height - (VALUE_BASELINE_Y - 34);
                rule(out, x - 5, top, x - 5, top - 20 * rows.size());
            }
        }
        PDPage second = new PDPage(PDRectangle.A4);
        document.addPage(second);
        try (PDPageContentStream out = new PDPageContentStream(document, second)) {
            text(out, bold, 12, LEFT, height - 70, "Ordering information");
            text(
                    out,
                    plain,
                    10,
                    LEFT,
                    height - 90,
                    "Order " + part + "-26.000MAAJ-T on tape and reel.");
        }
    }

    private static void text(
            PDPageContentStream out, PDType1Font font, double size, double x, double y, String text)
            throws IOException {
        if (text.isEmpty()) {
            return;
        }
        out.beginText();
        out.setFont(font, (float) size);
        out.newLineAtOffset((float) x, (float) y);
        out.showText(text);
        out.endText();
    }

    private static void rule(PDPageContentStream out, double x0, double y0, double x1, double y1)
            throws IOException {
        out.moveTo((float) x0, (float) y0);
        out.lineTo((float) x1, (float) y1);
        out.stroke();
    }
}
