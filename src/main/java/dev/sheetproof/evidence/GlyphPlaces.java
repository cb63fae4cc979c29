package dev.sheetproof.evidence;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.pdf.Glyph;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Where the glyphs of a page stand, in squares, so that the one at a point is found at once.
final class GlyphPlaces {

    /// Edge of a square in points: about a letter.
    private static final double SQUARE_PT = 12;

    private final Map<Long, List<Glyph>> squares = new HashMap<>();
    private final List<Glyph> glyphs;

    GlyphPlaces(List<Glyph> glyphs) {
        this.glyphs = glyphs;
        for (Glyph glyph : glyphs) {
            long right = square(glyph.box().x1());
            long low = square(glyph.box().y1());
            for (long x = square(glyph.box().x0()); x <= right; x++) {
                for (long y = square(glyph.box().y0()); y <= low; y++) {
                    squares.computeIfAbsent(key(x, y), k -> new ArrayList<>()).add(glyph);
                }
            }
        }
    }

    private static long square(double pt) {
        // A glyph of absurd size would fill the memory.
        return (long) Math.floor(Math.clamp(pt, -1_000, 20_000) / SQUARE_PT);
    }

    private static long key(long x, long y) {
        return x << 32 ^ (y & 0xFFFFFFFFL);
    }

    /// Whether a glyph that stands for the character is drawn at a point.
    boolean holds(char c, double x, double y, double slackPt) {
        long right = square(x + slackPt);
        long low = square(y + slackPt);
        for (long column = square(x - slackPt); column <= right; column++) {
            for (long row = square(y - slackPt); row <= low; row++) {
                for (Glyph glyph : squares.getOrDefault(key(column, row), List.of())) {
                    if (glyph.box().inflate(slackPt).contains(x, y) && says(glyph, c)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean says(Glyph glyph, char c) {
        return glyph.text().indexOf(c) >= 0
                || folded(glyph.text()).indexOf(folded(String.valueOf(c)).charAt(0)) >= 0;
    }

    /// How often each letter and digit is drawn in the boxes.
    Map<Character, Integer> lettersIn(List<PageBox> boxes, double slackPt) {
        List<PageBox> wide = boxes.stream().map(box -> box.inflate(slackPt)).toList();
        StringBuilder text = new StringBuilder();
        for (Glyph glyph : glyphs) {
            if (wide.stream().anyMatch(box -> box.containsCenterOf(glyph.box()))) {
                text.append(glyph.text());
            }
        }
        return letters(text.toString());
    }

    /// How often each letter and digit stands in a text.
    static Map<Character, Integer> letters(String text) {
        Map<Character, Integer> counts = new HashMap<>();
        String folded = folded(text);
        for (int i = 0; i < folded.length(); i++) {
            if (Character.isLetterOrDigit(folded.charAt(i))) {
                counts.merge(folded.charAt(i), 1, Integer::sum);
            }
        }
        return counts;
    }

    private static String folded(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
