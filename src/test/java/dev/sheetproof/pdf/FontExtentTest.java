package dev.sheetproof.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.junit.jupiter.api.Test;

final class FontExtentTest {

    private static final String SANS =
            "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private static final int UNITS_PER_EM = 2048;

    /// Height of the lines of an embedded font whose program and descriptor say different things.
    private static double height(int programUp, int programDown, float statedUp, float statedDown)
            throws IOException {
        byte[] program;
        try (InputStream in =
                Objects.requireNonNull(PDFont.class.getResourceAsStream(SANS), SANS)) {
            program = in.readAllBytes();
        }
        ByteBuffer bytes = ByteBuffer.wrap(program);
        for (int table = 12; table < 12 + 16 * bytes.getShort(4); table += 16) {
            if (new String(program, table, 4, StandardCharsets.US_ASCII).equals("hhea")) {
                int at = bytes.getInt(table + 8);
                bytes.putShort(at + 4, (short) programUp);
                bytes.putShort(at + 6, (short) programDown);
            }
        }
        try (PDDocument document = new PDDocument()) {
            PDType0Font font = PDType0Font.load(document, new ByteArrayInputStream(program), false);
            font.getDescendantFont().getFontDescriptor().setAscent(statedUp);
            font.getDescendantFont().getFontDescriptor().setDescent(statedDown);
            LoadedFont loaded = new LoadedFont(font);
            return loaded.ascent() - loaded.descent();
        }
    }

    @Test
    void aFontWhoseProgramSaysThatItsLinesAreOneSizeHighIsThatHigh() throws IOException {
        assertEquals(1, height(3 * UNITS_PER_EM / 4, -UNITS_PER_EM / 4, 952, -269), 1e-6);
        assertEquals(1, height(UNITS_PER_EM / 2, -UNITS_PER_EM / 4, 952, -269), 1e-6);
    }

    @Test
    void aFontWithHigherLinesKeepsWhatItStatesAndIsNeverOneSizeHigh() throws IOException {
        assertEquals(.9, height(1900, -500, 700, -200), 1e-6);
        assertEquals(1.03, height(1900, -500, 780, -220), 1e-6);
    }

    @Test
    void aFontThatIsNotEmbeddedKeepsWhatItStates() throws IOException {
        LoadedFont font = new LoadedFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA));
        assertEquals(.925, font.ascent() - font.descent(), 1e-6);
    }
}
