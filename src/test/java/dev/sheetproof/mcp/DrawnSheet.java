package dev.sheetproof.mcp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;

/// A corpus of one datasheet of one page, drawn here: a title, a sentence, and a ruled table of
/// three rows.
final class DrawnSheet {

    /// Where the value `18 pF` begins, and its base line, from the top left.
    static final double VALUE_X = 322;

    static final double VALUE_Y = 212;

    private static final float HEIGHT = 792;
    private static final String[][] ROWS = {
        {"Parameter", "Value"},
        {"Nominal frequency", "26 MHz"},
        {"Load capacitance", "18 pF"},
        {"Equivalent series resistance", "40 Ohm max"},
    };

    private DrawnSheet() {}

    static void write(Path corpus) throws IOException {
        Path folder = Files.createDirectories(corpus.resolve("pdf"));
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(PDRectangle.LETTER);
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                text(content, 18, 72, 90, "QRX-3 Crystal Unit");
                text(content, 10, 72, 130, "A crystal unit for clocks, in a ceramic package.");
                for (int row = 0; row < ROWS.length; row++) {
                    float base = (float) VALUE_Y + (row - 2) * 20;
                    text(content, 10, 78, base, ROWS[row][0]);
                    text(content, 10, (float) VALUE_X, base, ROWS[row][1]);
                }
                for (int rule = 0; rule <= ROWS.length; rule++) {
                    float y = HEIGHT - ((float) VALUE_Y + (rule - 2) * 20 - 14);
                    line(content, 72, y, 540, y);
                }
                for (float x : new float[] {72, 316, 540}) {
                    float top = HEIGHT - ((float) VALUE_Y - 2 * 20 - 14);
                    line(content, x, top, x, top - ROWS.length * 20);
                }
            }
            document.save(folder.resolve("qrx-3.pdf").toFile());
        }
    }

    private static void text(
            PDPageContentStream content, int size, float x, float fromTop, String text)
            throws IOException {
        content.beginText();
        content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), size);
        content.newLineAtOffset(x, HEIGHT - fromTop);
        content.showText(text);
        content.endText();
    }

    private static void line(PDPageContentStream content, float x0, float y0, float x1, float y1)
            throws IOException {
        content.moveTo(x0, y0);
        content.lineTo(x1, y1);
        content.stroke();
    }
}
