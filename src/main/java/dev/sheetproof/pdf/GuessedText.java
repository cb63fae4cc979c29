package dev.sheetproof.pdf;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.fontbox.ttf.WGL4Names;
import org.apache.pdfbox.pdmodel.font.encoding.GlyphList;
import org.apache.pdfbox.pdmodel.font.encoding.SymbolEncoding;
import org.apache.pdfbox.pdmodel.font.encoding.WinAnsiEncoding;
import org.jspecify.annotations.Nullable;

/// Finds the characters of a font that does not say them, where that can be proved: by supposing
/// how its producer numbered the glyphs and comparing the widths that follow with those of the
/// typefaces it may be set in.
///
/// Subset fonts number their glyphs by character code, by glyph index of the original font, or by
/// neither. When nine in ten widths agree with one of the first two, chance is ruled out; otherwise
/// the characters stay unknown.
final class GuessedText {

    /// Glyphs with widths that a proof needs in a font of unknown make.
    private static final int MIN_GLYPHS = 8;

    /// And in one whose name says its make.
    private static final int MIN_GLYPHS_NAMED = 2;

    /// Different widths among them: digits alone, all alike, prove nothing.
    private static final int MIN_WIDTHS = 4;

    private static final double SHARE = 0.9;

    private static final Pattern NUMBERED = Pattern.compile("[A-Za-z]{1,2}(\\d{1,5})");
    private static final Pattern GLYPH_INDEX = Pattern.compile("(?:g|glyph|gid)(\\d{1,5})");

    /// A glyph of the font.
    ///
    /// @param name what the font calls it; empty when it has no name
    /// @param width in thousandths of the font size
    record Nameless(int code, String name, double width) {}

    private GuessedText() {}

    /// How a producer may have numbered its glyphs.
    private enum Numbering {
        CODE,
        CODE_IN_NAME,
        INDEX_IN_NAME,
        INDEX;

        /// False for glyphs that this numbering says nothing of, such as those without a name.
        boolean appliesTo(Nameless glyph) {
            return switch (this) {
                case CODE, INDEX -> true;
                case CODE_IN_NAME -> NUMBERED.matcher(glyph.name).matches();
                case INDEX_IN_NAME -> GLYPH_INDEX.matcher(glyph.name).matches();
            };
        }

        /// The standard name of the glyph under this numbering; null when there is none.
        @Nullable String nameOf(Nameless glyph, boolean symbol) {
            return switch (this) {
                case CODE -> standardName(glyph.code, symbol);
                case CODE_IN_NAME -> standardName(number(NUMBERED, glyph.name), symbol);
                case INDEX_IN_NAME -> indexName(number(GLYPH_INDEX, glyph.name), symbol);
                case INDEX -> indexName(glyph.code, symbol);
            };
        }
    }

    /// Characters by code, as far as they can be proved.
    ///
    /// @param glyphs the glyphs that need one
    /// @param composite true when codes are glyph indices of the original font
    static Map<Integer, String> of(String fontName, List<Nameless> glyphs, boolean composite) {
        boolean symbol = fontName.toLowerCase(Locale.ROOT).contains("symbol");
        List<Numbering> numberings =
                composite
                        ? List.of(Numbering.INDEX)
                        : List.of(Numbering.CODE_IN_NAME, Numbering.INDEX_IN_NAME, Numbering.CODE);
        for (Numbering numbering : numberings) {
            for (KnownWidths.Face face : KnownWidths.facesFor(fontName)) {
                Map<Integer, String> found = prove(fontName, glyphs, numbering, face, symbol);
                if (!found.isEmpty()) {
                    return found;
                }
            }
        }
        return Map.of();
    }

    private static Map<Integer, String> prove(
            String fontName,
            List<Nameless> glyphs,
            Numbering numbering,
            KnownWidths.Face face,
            boolean symbol) {
        Map<Integer, String> texts = new TreeMap<>();
        int agreeing = 0;
        int compared = 0;
        Set<Long> widths = new TreeSet<>();
        for (Nameless glyph : glyphs) {
            String name = numbering.nameOf(glyph, symbol);
            String text = name == null ? null : GlyphList.getAdobeGlyphList().toUnicode(name);
            if (glyph.width <= 0 || !numbering.appliesTo(glyph)) {
                continue;
            }
            compared++;
            if (name != null && text != null && face.agrees(name, glyph.width)) {
                agreeing++;
                widths.add(Math.round(glyph.width));
                texts.put(glyph.code, text);
            }
        }
        boolean named = isNamed(fontName);
        boolean enough =
                named
                        ? agreeing >= Math.min(MIN_GLYPHS_NAMED, glyphs.size())
                        : agreeing >= MIN_GLYPHS && widths.size() >= MIN_WIDTHS;
        return enough && agreeing >= SHARE * compared ? texts : Map.of();
    }

    private static boolean isNamed(String fontName) {
        String lower = fontName.toLowerCase(Locale.ROOT);
        return lower.contains("arial")
                || lower.contains("helvetica")
                || lower.contains("times")
                || lower.contains("courier")
                || lower.contains("symbol");
    }

    private static @Nullable String standardName(int code, boolean symbol) {
        if (code < 0 || code > 255) {
            return null;
        }
        String name =
                symbol
                        ? SymbolEncoding.INSTANCE.getName(code)
                        : WinAnsiEncoding.INSTANCE.getName(code);
        return ".notdef".equals(name) ? null : name;
    }

    /// The order of glyphs that the core fonts of Windows and Mac share, of which the first hundred
    /// follow ASCII.
    private static @Nullable String indexName(int index, boolean symbol) {
        if (index < 3 || index >= WGL4Names.NUMBER_OF_MAC_GLYPHS) {
            return null;
        }
        if (symbol) {
            // Symbol keeps the order of its own codes, from the space on and without the hole in
            // the middle.
            int code = index + 29;
            return standardName(code < 0x7F ? code : code + 0x22, true);
        }
        return WGL4Names.getGlyphName(index);
    }

    private static int number(Pattern pattern, String name) {
        Matcher matcher = pattern.matcher(name);
        return matcher.matches() ? Integer.parseInt(matcher.group(1)) : -1;
    }
}
