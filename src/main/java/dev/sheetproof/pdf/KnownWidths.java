package dev.sheetproof.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import org.apache.fontbox.afm.AFMParser;
import org.apache.fontbox.afm.FontMetrics;
import org.apache.pdfbox.pdmodel.font.PDFont;

/// Widths of the letters in the typefaces that most documents are set in, or in one of their exact
/// copies (Arial has the widths of Helvetica, Times New Roman those of Times), from the metrics
/// files that come with PDFBox.
final class KnownWidths {

    private static final List<String> TEXT_FACES =
            List.of(
                    "Helvetica",
                    "Helvetica-Bold",
                    "Times-Roman",
                    "Times-Bold",
                    "Times-Italic",
                    "Times-BoldItalic");

    /// Arial Narrow and its like are Helvetica at 82 percent.
    private static final double NARROW = 0.82;

    /// Rounding of widths in font files, in thousandths.
    private static final double TOLERANCE = 3;

    /// Made when the first font without characters is met: most documents have none.
    private static final class Faces {
        static final List<FontMetrics> TEXT = TEXT_FACES.stream().map(KnownWidths::load).toList();
        static final FontMetrics SYMBOL = load("Symbol");
        static final FontMetrics COURIER = load("Courier");
    }

    /// A typeface to compare with.
    record Face(FontMetrics metrics, double scale) {

        boolean agrees(String glyphName, double width) {
            double known = metrics.getCharacterWidth(glyphName);
            return known > 0 && Math.abs(known * scale - width) <= TOLERANCE;
        }
    }

    private KnownWidths() {}

    /// The faces that a font of this name may be a copy of.
    static List<Face> facesFor(String fontName) {
        String lower = fontName.toLowerCase(Locale.ROOT);
        if (lower.contains("symbol")) {
            return List.of(new Face(Faces.SYMBOL, 1));
        }
        if (lower.contains("courier")) {
            return List.of(new Face(Faces.COURIER, 1));
        }
        return Faces.TEXT.stream()
                .flatMap(
                        m ->
                                m.getFontName().startsWith("Helvetica")
                                        ? List.of(new Face(m, 1), new Face(m, NARROW)).stream()
                                        : List.of(new Face(m, 1)).stream())
                .toList();
    }

    private static FontMetrics load(String name) {
        try (InputStream in =
                PDFont.class.getResourceAsStream(
                        "/org/apache/pdfbox/resources/afm/" + name + ".afm")) {
            if (in == null) {
                throw new IllegalStateException(
                        "the metrics of " + name + " are not on the class path");
            }
            return new AFMParser(in).parse(true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
