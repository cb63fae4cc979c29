package dev.sheetproof.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.fontbox.cmap.CMap;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDCIDFontType2;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.apache.pdfbox.pdmodel.font.PDSimpleFont;
import org.apache.pdfbox.pdmodel.font.PDTrueTypeFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.font.PDType3Font;
import org.apache.pdfbox.pdmodel.font.encoding.Encoding;
import org.apache.pdfbox.util.Vector;
import org.jspecify.annotations.Nullable;

/// A font with what showing text asks of it in arrays: widths, characters, vertical displacements,
/// ascent and descent. All measures are in text space, 1 being the font size.
final class LoadedFont {

    /// Ascent and descent of a font that does not say, those of Helvetica and Times together.
    private static final double DEFAULT_ASCENT = 0.75;

    private static final double DEFAULT_DESCENT = -0.22;

    /// Lines this close to one type size in height are that high.
    private static final double ONE_EM_SLACK = 0.015;

    /// Extents of a font program beyond this many type sizes are a mistake.
    private static final double MAX_PROGRAM_HEIGHT = 1.5;

    /// Sane bounds; what lies outside is a mistake of the producer. Xpdf clamps alike.
    private static final double MIN_ASCENT = 0.4;

    private static final double MAX_ASCENT = 1.1;
    private static final double MIN_DESCENT = -0.5;

    /// Codes are at most two bytes in nearly every font; others are not cached.
    private static final int BLOCK = 256;

    private static final int BLOCKS = 256;

    private static final long ONE_BYTE = 1L << 32;
    private static final long TWO_BYTES = 2L << 32;

    /// Glyphs compared when characters must be guessed; Latin subsets have some hundred.
    private static final int MAX_GUESSED = 1_000;

    /// No glyph is wider; a bound that keeps boxes finite.
    private static final double MAX_WIDTH = 100;

    private final PDFont font;
    private final @Nullable PDType0Font composite;
    private final boolean twoByteCodes;
    private final boolean vertical;
    private final double unit;
    private final double ascent;
    private final double descent;
    private final GlyphFont description;

    private @Nullable Map<Integer, String> guesses;
    private final float[] @Nullable [] widths = new float[BLOCKS][];
    private final String[] @Nullable [] texts = new String[BLOCKS][];

    LoadedFont(PDFont font) throws IOException {
        this.font = font;
        this.composite = font instanceof PDType0Font type0 ? type0 : null;
        this.vertical = composite != null && font.isVertical();
        CMap cmap = composite == null ? null : composite.getCMap();
        String cmapName = cmap == null || cmap.getName() == null ? "" : cmap.getName();
        this.twoByteCodes = cmapName.equals("Identity-H") || cmapName.equals("Identity-V");
        double matrixScale =
                font instanceof PDType3Font ? Math.abs(font.getFontMatrix().getScaleX()) : 0.001;
        this.unit = matrixScale > 0 ? matrixScale : 0.001;
        PDFontDescriptor descriptor = font.getFontDescriptor();
        double[] extent = extent(font, descriptor);
        this.descent = extent[0];
        this.ascent = extent[1];
        this.description = describe(font, descriptor, vertical);
    }

    GlyphFont description() {
        return description;
    }

    boolean isComposite() {
        return composite != null;
    }

    boolean isVertical() {
        return vertical;
    }

    double ascent() {
        return ascent;
    }

    double descent() {
        return descent;
    }

    /// Takes the code that starts at a place; the number of its bytes is in the upper half of the
    /// result.
    long readCode(byte[] bytes, int at, int end) throws IOException {
        if (composite == null) {
            return ONE_BYTE | (bytes[at] & 0xFF);
        }
        if (twoByteCodes) {
            return at + 1 < end
                    ? TWO_BYTES | ((bytes[at] & 0xFF) << 8) | (bytes[at + 1] & 0xFF)
                    : ONE_BYTE | (bytes[at] & 0xFF);
        }
        ByteArrayInputStream in = new ByteArrayInputStream(bytes, at, Math.min(4, end - at));
        int before = in.available();
        int code = composite.readCode(in);
        int taken = Math.max(1, before - in.available());
        return ((long) taken << 32) | (code & 0xFFFFFFFFL);
    }

    /// Advance of a code; for vertical writing the width of its glyph across the line.
    double width(int code) throws IOException {
        if (code < 0 || code >= BLOCK * BLOCKS) {
            return computeWidth(code);
        }
        float[] block = widths[code / BLOCK];
        if (block == null) {
            block = new float[BLOCK];
            java.util.Arrays.fill(block, Float.NaN);
            widths[code / BLOCK] = block;
        }
        float width = block[code % BLOCK];
        if (Float.isNaN(width)) {
            width = (float) computeWidth(code);
            block[code % BLOCK] = width;
        }
        return width;
    }

    private double computeWidth(int code) throws IOException {
        double width = font.getWidth(code) * unit;
        return Double.isFinite(width) ? Math.clamp(width, -MAX_WIDTH, MAX_WIDTH) : 0;
    }

    /// Advance of a code down the line in vertical writing, usually negative.
    double verticalAdvance(int code) {
        return composite == null
                ? -1
                : composite.getDescendantFont().getVerticalDisplacementVectorY(code) / 1000.0;
    }

    /// From the origin of vertical writing to that of horizontal writing: subtract it.
    Vector verticalOrigin(int code) {
        return font.getPositionVector(code);
    }

    /// The characters a code stands for, cleaned; [Glyph#UNKNOWN] when the font does not say; empty
    /// for none at all.
    String text(int code) {
        if (code < 0 || code >= BLOCK * BLOCKS) {
            return computeText(code);
        }
        String[] block = texts[code / BLOCK];
        if (block == null) {
            block = new String[BLOCK];
            texts[code / BLOCK] = block;
        }
        String text = block[code % BLOCK];
        if (text == null) {
            text = computeText(code);
            block[code % BLOCK] = text;
        }
        return text;
    }

    private String computeText(int code) {
        String clean = GlyphText.clean(ownText(code), description.name());
        if (!clean.equals(Glyph.UNKNOWN)) {
            return clean;
        }
        String named =
                GlyphText.ofName(glyphName(code), code, description.name(), composite != null);
        if (named != null) {
            return named;
        }
        if (guesses == null) {
            guesses = GuessedText.of(description.name(), nameless(), composite != null);
        }
        return GlyphText.clean(guesses.get(code), description.name());
    }

    /// What the font itself says.
    private @Nullable String ownText(int code) {
        try {
            return font.toUnicode(code, GlyphText.names());
        } catch (RuntimeException e) {
            // A damaged character map costs its characters: they count as unknown, and the page
            // says so.
            return null;
        }
    }

    private String glyphName(int code) {
        Encoding encoding = font instanceof PDSimpleFont simple ? simple.getEncoding() : null;
        String name = encoding == null ? null : encoding.getName(code);
        return name == null ? "" : name;
    }

    /// The glyphs with a width that no character is known for.
    private List<GuessedText.Nameless> nameless() {
        List<GuessedText.Nameless> glyphs = new ArrayList<>();
        if (composite != null) {
            for (Map.Entry<Integer, Double> e : compositeWidths().entrySet()) {
                glyphs.add(new GuessedText.Nameless(e.getKey(), "", e.getValue()));
            }
            return glyphs;
        }
        int first = font.getCOSObject().getInt(COSName.FIRST_CHAR, 0);
        if (font.getCOSObject().getDictionaryObject(COSName.WIDTHS) instanceof COSArray array) {
            double toThousandths = unit / 0.001;
            for (int i = 0; i < Math.min(array.size(), BLOCK - Math.max(0, first)); i++) {
                int code = first + i;
                if (code >= 0
                        && array.getObject(i) instanceof COSNumber n
                        && GlyphText.clean(ownText(code), description.name())
                                .equals(Glyph.UNKNOWN)) {
                    glyphs.add(
                            new GuessedText.Nameless(
                                    code, glyphName(code), n.floatValue() * toThousandths));
                }
            }
        }
        return glyphs;
    }

    /// The widths that a composite font lists, by glyph index (ISO 32000-1, 9.7.4.3).
    private Map<Integer, Double> compositeWidths() {
        Map<Integer, Double> found = new TreeMap<>();
        if (!twoByteCodes
                || composite == null
                || !(composite.getDescendantFont().getCOSObject().getDictionaryObject(COSName.W)
                        instanceof COSArray array)) {
            return found;
        }
        for (int i = 0; i + 1 < array.size() && found.size() < MAX_GUESSED; ) {
            int first = array.getObject(i) instanceof COSNumber n ? n.intValue() : 0;
            if (array.getObject(i + 1) instanceof COSArray list) {
                for (int j = 0; j < list.size(); j++) {
                    if (list.getObject(j) instanceof COSNumber n) {
                        found.put(first + j, (double) n.floatValue());
                    }
                }
                i += 2;
            } else {
                int last = array.getObject(i + 1) instanceof COSNumber n ? n.intValue() : first;
                if (i + 2 < array.size() && array.getObject(i + 2) instanceof COSNumber n) {
                    for (int cid = first; cid <= Math.min(last, first + MAX_GUESSED); cid++) {
                        found.put(cid, (double) n.floatValue());
                    }
                }
                i += 3;
            }
        }
        return found;
    }

    /// Descent and ascent as the descriptor states them; one type size together when the font
    /// program says that its lines are not higher, and only then.
    private static double[] extent(PDFont font, @Nullable PDFontDescriptor descriptor) {
        double[] stated = statedExtent(font, descriptor);
        double[] program = programExtent(font, descriptor);
        double height = program.length == 0 ? Double.MAX_VALUE : program[1] - program[0];
        if (height <= 1 + ONE_EM_SLACK) {
            return new double[] {program[0] / height, program[1] / height};
        }
        boolean oneEm = Math.abs(stated[1] - stated[0] - 1) < ONE_EM_SLACK;
        return oneEm ? new double[] {stated[0], stated[1] + 2 * ONE_EM_SLACK} : stated;
    }

    private static double[] programExtent(PDFont font, @Nullable PDFontDescriptor descriptor) {
        if (!font.isEmbedded() || descriptor == null) {
            return new double[0];
        }
        TrueTypeFont outlines = outlines(font);
        double up;
        double down;
        try {
            if (outlines != null && outlines.getHorizontalHeader() != null) {
                double perEm = Math.max(1, outlines.getUnitsPerEm());
                up = outlines.getHorizontalHeader().getAscender() / perEm;
                down = outlines.getHorizontalHeader().getDescender() / perEm;
            } else {
                PDRectangle box = descriptor.getFontBoundingBox();
                if (box == null) {
                    return new double[0];
                }
                up = box.getUpperRightY() / 1000.0;
                down = box.getLowerLeftY() / 1000.0;
            }
        } catch (IOException e) {
            // A damaged table of the program: the descriptor says.
            return new double[0];
        }
        double height = up - down;
        if (!(up > 0 && down <= 0 && height > 0 && height < MAX_PROGRAM_HEIGHT)) {
            return new double[0];
        }
        return new double[] {down, up};
    }

    private static @Nullable TrueTypeFont outlines(PDFont font) {
        return switch (font) {
            case PDTrueTypeFont simple -> simple.getTrueTypeFont();
            case PDType0Font type0 when type0.getDescendantFont() instanceof PDCIDFontType2 cid ->
                    cid.getTrueTypeFont();
            default -> null;
        };
    }

    /// Descent and ascent, from the descriptor when it is sane, else from the bounding box, else
    /// typical ones.
    private static double[] statedExtent(PDFont font, @Nullable PDFontDescriptor descriptor) {
        double up = 0;
        double down = 0;
        if (descriptor != null) {
            up = descriptor.getAscent() / 1000.0;
            down = descriptor.getDescent() / 1000.0;
        }
        PDRectangle box = null;
        double boxUnit = 0.001;
        if (font instanceof PDType3Font type3) {
            box = type3.getFontBBox();
            boxUnit = type3.getFontMatrix().getScaleY();
        } else if (descriptor != null) {
            box = descriptor.getFontBoundingBox();
        }
        // Some producers write the descent without its sign.
        down = down > 0 ? -down : down;
        if (!(up >= MIN_ASCENT && up <= MAX_ASCENT) && box != null) {
            up = Math.max(box.getUpperRightY() * boxUnit, box.getLowerLeftY() * boxUnit);
            if (up > MAX_ASCENT && up < 2) {
                up = MAX_ASCENT;
            }
        }
        if (!(down >= MIN_DESCENT && down < 0) && box != null) {
            down = Math.min(box.getUpperRightY() * boxUnit, box.getLowerLeftY() * boxUnit);
            if (down < MIN_DESCENT && down > -1) {
                down = MIN_DESCENT;
            }
        }
        return new double[] {
            down >= MIN_DESCENT && down <= 0 ? down : DEFAULT_DESCENT,
            up >= MIN_ASCENT && up <= MAX_ASCENT ? up : DEFAULT_ASCENT
        };
    }

    private static GlyphFont describe(
            PDFont font, @Nullable PDFontDescriptor descriptor, boolean vertical) {
        String name = font.getName() == null ? "" : font.getName();
        if (name.length() > 7 && name.charAt(6) == '+') {
            name = name.substring(7);
        }
        String lower = name.toLowerCase(Locale.ROOT);
        boolean bold = containsAny(lower, "bold", "black", "heavy", "demi");
        boolean italic = containsAny(lower, "italic", "oblique");
        boolean fixed = containsAny(lower, "courier", "mono", "consol");
        if (descriptor != null) {
            bold |= descriptor.isForceBold() || descriptor.getFontWeight() >= 600;
            italic |= descriptor.isItalic() || descriptor.getItalicAngle() != 0;
            fixed |= descriptor.isFixedPitch();
        }
        return new GlyphFont(
                name,
                bold,
                italic,
                fixed,
                vertical,
                font instanceof PDType3Font,
                font.getCOSObject().containsKey(COSName.TO_UNICODE));
    }

    private static boolean containsAny(String name, String... parts) {
        for (String part : parts) {
            if (name.contains(part)) {
                return true;
            }
        }
        return false;
    }
}
