package dev.sheetproof.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/// Fonts that do not say their characters: proved by their widths, or left unknown.
final class GuessedTextTest {

    private static final String LETTERS = "Crystal unit, 26 MHz";

    /// Widths of Helvetica for the letters above, from Adobe's metrics.
    private static final Map<Character, Integer> HELVETICA =
            Map.ofEntries(
                    Map.entry('C', 722),
                    Map.entry('r', 333),
                    Map.entry('y', 500),
                    Map.entry('s', 500),
                    Map.entry('t', 278),
                    Map.entry('a', 556),
                    Map.entry('l', 222),
                    Map.entry(' ', 278),
                    Map.entry('u', 556),
                    Map.entry('n', 556),
                    Map.entry('i', 222),
                    Map.entry(',', 278),
                    Map.entry('2', 556),
                    Map.entry('6', 556),
                    Map.entry('M', 833),
                    Map.entry('H', 722),
                    Map.entry('z', 500));

    @Test
    void provesGlyphsNumberedByTheIndexOfTheOriginalFont() {
        Map<Integer, String> found =
                GuessedText.of("ArialMT-Identity-H", glyphs(c -> c - 29, code -> "", 1), true);
        assertEquals(HELVETICA.size(), found.size());
        assertEquals("M", found.get('M' - 29));
    }

    @Test
    void provesCodesInGlyphNamesOfANarrowFace() {
        Map<Integer, String> found =
                GuessedText.of(
                        "PSOwst",
                        glyphs(c -> c, code -> String.format(Locale.ROOT, "C%04d", code), 0.82),
                        false);
        assertEquals("M", found.get((int) 'M'));
        assertEquals("6", found.get((int) '6'));
    }

    @Test
    void leavesGlyphsNumberedByTheOrderOfTheirUseUnknown() {
        int[] next = {0};
        Map<Integer, String> found =
                GuessedText.of(
                        "MSTT31afe",
                        glyphs(
                                c -> ++next[0],
                                code -> String.format(Locale.ROOT, "G%02X", code),
                                1),
                        false);
        assertEquals(Map.of(), found);
    }

    @Test
    void digitsAloneProveNothing() {
        List<GuessedText.Nameless> digits = new ArrayList<>();
        for (int code = '0'; code <= '9'; code++) {
            digits.add(new GuessedText.Nameless(code, "", 556));
        }
        assertEquals(Map.of(), GuessedText.of("Unheard", digits, false));
    }

    @Test
    void namesOfMathematicalPiAndShoutedNamesAreKnown() {
        assertEquals("μ", GlyphText.ofName("H9262", 0x6D, "MathematicalPi-Four", false));
        assertEquals("Ω", GlyphText.ofName("H9024", 0x56, "MathematicalPi-Four", false));
        assertEquals("≥", GlyphText.ofName("H11350", 0x24, "MathematicalPi-One", false));
        assertEquals(".", GlyphText.ofName("PERIOD", 0x2E, "III02400", false));
    }

    @Test
    void cleansWithoutChangingUnits() {
        assertEquals("fi", GlyphText.clean("\uFB01", ""));
        assertEquals("µΩ°²½ΩΩ±频", GlyphText.clean("µΩ°²½ΩΩ±频", ""));
        assertEquals("\u2126", GlyphText.clean("\uF057", "SymbolMT"), "the ohm sign");
        assertEquals("©", GlyphText.clean("\uF8E9", "Symbol"));
        assertEquals(Glyph.UNKNOWN, GlyphText.clean("\uF057", "Helvetica"));
        assertEquals(Glyph.UNKNOWN, GlyphText.clean("\u0003", ""));
        assertEquals(Glyph.UNKNOWN, GlyphText.clean(null, ""));
        assertEquals(" ", GlyphText.clean("\u00A0", ""));
        assertEquals("-", GlyphText.clean("\u00AD", ""));
    }

    private static List<GuessedText.Nameless> glyphs(
            IntUnaryOperator code, IntFunction<String> name, double scale) {
        List<GuessedText.Nameless> glyphs = new ArrayList<>();
        LETTERS.chars()
                .distinct()
                .forEach(
                        c -> {
                            int number = code.applyAsInt(c);
                            glyphs.add(
                                    new GuessedText.Nameless(
                                            number,
                                            name.apply(number),
                                            Math.rint(
                                                    HELVETICA.getOrDefault((char) c, 0) * scale)));
                        });
        return glyphs;
    }
}
