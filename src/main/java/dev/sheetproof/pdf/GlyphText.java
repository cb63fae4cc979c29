package dev.sheetproof.pdf;

import java.text.Normalizer;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.font.encoding.GlyphList;
import org.apache.pdfbox.pdmodel.font.encoding.SymbolEncoding;
import org.jspecify.annotations.Nullable;

/// Cleans what a font says its glyph stands for.
final class GlyphText {

    private static final int FIRST_LIGATURE = 0xFB00;
    private static final int LAST_LIGATURE = 0xFB06;

    /// Symbol fonts written by Windows programs: the code of the symbol plus this.
    private static final int SYMBOL_BASE = 0xF000;

    private GlyphText() {}

    /// @param raw what the font says; null when nothing
    /// @param fontName tells the symbol fonts apart
    /// @return characters a reader would type: ligatures taken apart, spaces of all kinds as one,
    ///   unknown ones as [Glyph#UNKNOWN]; units, superscripts and CJK stay as they are
    static String clean(@Nullable String raw, String fontName) {
        if (raw == null || raw.isEmpty()) {
            return Glyph.UNKNOWN;
        }
        if (raw.length() == 1 && raw.charAt(0) > ' ' && raw.charAt(0) < 0x7F) {
            return raw;
        }
        StringBuilder out = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); ) {
            int c = raw.codePointAt(i);
            i += Character.charCount(c);
            append(out, c, fontName);
        }
        return out.toString();
    }

    private static void append(StringBuilder out, int c, String fontName) {
        if (c >= FIRST_LIGATURE && c <= LAST_LIGATURE) {
            out.append(Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKC));
            return;
        }
        if (c > SYMBOL_BASE && c <= SYMBOL_BASE + 0xFF) {
            out.append(symbol(c - SYMBOL_BASE, fontName));
            return;
        }
        switch (c) {
            // A tab or line end that is drawn is a space, and so are the fixed ones.
            case '\t', '\n', '\r', 0xA0, 0x2007, 0x202F -> out.append(' ');
            // A soft hyphen that is drawn is a hyphen.
            case 0xAD -> out.append('-');
            case 0xFFFD, 0xFFFE, 0xFFFF -> out.append(Glyph.UNKNOWN);
            default -> {
                switch (Character.getType(c)) {
                    case Character.CONTROL,
                            Character.PRIVATE_USE,
                            Character.SURROGATE,
                            Character.UNASSIGNED ->
                            out.append(Glyph.UNKNOWN);
                    // Joiners and direction marks draw nothing.
                    case Character.FORMAT -> {}
                    default -> out.appendCodePoint(c);
                }
            }
        }
    }

    private static String symbol(int code, String fontName) {
        String lower = fontName.toLowerCase(Locale.ROOT);
        if (lower.contains("wingding")) {
            return wingding(code);
        }
        if (lower.contains("symbol")) {
            String name = SymbolEncoding.INSTANCE.getName(code);
            String text = name == null ? null : GlyphList.getAdobeGlyphList().toUnicode(name);
            return text == null ? Glyph.UNKNOWN : text;
        }
        return Glyph.UNKNOWN;
    }

    /// The signs of Wingdings that datasheets use: bullets and check marks.
    private static String wingding(int code) {
        return switch (code) {
            case 0x6C, 0x9F -> "●";
            case 0x6E, 0xA7 -> "■";
            case 0x71, 0x6F, 0xA8 -> "□";
            case 0x76 -> "❖";
            case 0xD8 -> "➢";
            case 0xE0, 0xE8 -> "→";
            case 0xFB -> "✗";
            case 0xFC -> "✓";
            default -> Glyph.UNKNOWN;
        };
    }
}
