package dev.sheetproof.ui.support;

import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;

/// Draws PDF files of a few lines, and knows where each line stands.
public final class DrawnPdf {

    private static final double ASCENT = 0.75;
    private static final double DESCENT = 0.25;

    private final List<List<Line>> pages = new ArrayList<>();

    /// Text at a place of a page: `x` and `y` of its baseline on the displayed page.
    public record Put(String text, double x, double y, double size) {}

    /// Writes a file with the given pages, each 595 × 842 points.
    public static DrawnPdf write(Path file, List<List<Put>> pages) throws IOException {
        DrawnPdf drawn = new DrawnPdf();
        PDType1Font font = new PDType1Font(Standard14Fonts.FontName.HELVETICA);
        try (PDDocument document = new PDDocument()) {
            for (List<Put> puts : pages) {
                PDPage page = new PDPage(new PDRectangle(595, 842));
                document.addPage(page);
                PageNumber number = new PageNumber(document.getNumberOfPages());
                List<Line> lines = new ArrayList<>();
                try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                    for (Put put : puts) {
                        content.beginText();
                        content.setFont(font, (float) put.size());
                        content.newLineAtOffset((float) put.x(), (float) (842 - put.y()));
                        content.showText(put.text());
                        content.endText();
                        lines.add(line(font, number, lines.size(), put));
                    }
                }
                drawn.pages.add(lines);
            }
            document.save(file.toFile());
        }
        return drawn;
    }

    /// The lines of a page, in the order in which they were put.
    public List<Line> lines(int page) {
        return pages.get(page - 1);
    }

    public int pageCount() {
        return pages.size();
    }

    private static Line line(PDType1Font font, PageNumber page, int number, Put put)
            throws IOException {
        float[] starts = new float[put.text().length()];
        float[] ends = new float[put.text().length()];
        double x = put.x();
        for (int i = 0; i < starts.length; i++) {
            starts[i] = (float) x;
            x += font.getStringWidth(put.text().substring(i, i + 1)) / 1000 * put.size();
            ends[i] = (float) x;
        }
        PageBox box =
                new PageBox(
                        put.x(), put.y() - ASCENT * put.size(), x, put.y() + DESCENT * put.size());
        FontStyle style = new FontStyle("Helvetica", put.size(), false, false, 0);
        return new Line(
                page,
                number,
                put.text(),
                box,
                style,
                0,
                0,
                CharEdges.of(starts, ends),
                List.of(),
                true);
    }
}
