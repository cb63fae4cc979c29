package dev.sheetproof.pdf;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Gathers the glyphs of a page in drawing order and leaves out overprinted doubles.
final class GlyphCollector {

    /// Most glyphs of one page. The densest real pages, full-page register maps and parts lists,
    /// have some 30,000.
    static final int MAX_GLYPHS = 300_000;

    /// A same glyph closer than this share of its advance is an overprint: faked bold shifts by a
    /// few hundredths, and no letter follows itself at less than its width.
    private static final double DOUBLE_SHARE = 0.3;

    /// The same across the baseline, in font sizes.
    private static final double DOUBLE_RISE = 0.12;

    /// Side of the cells in which doubles are looked for, points; larger than any tolerance.
    private static final double CELL = 4;

    private static final int SLOTS = 1 << 12;

    private record FontKey(LoadedFont font, boolean bold, boolean italic) {}

    private final List<Glyph> glyphs = new ArrayList<>();
    private final Map<FontKey, Integer> fontIndex = new LinkedHashMap<>();
    private final List<GlyphFont> fonts = new ArrayList<>();
    private final int[] slots = new int[SLOTS];
    private int[] chain = new int[1024];

    GlyphCollector() {
        Arrays.fill(slots, -1);
    }

    /// The page's number of a font, drawn plainly or with faked weight or slant.
    int font(LoadedFont font, boolean bold, boolean italic) {
        GlyphFont d = font.description();
        FontKey key = new FontKey(font, bold || d.bold(), italic || d.italic());
        Integer known = fontIndex.get(key);
        if (known != null) {
            return known;
        }
        fonts.add(
                new GlyphFont(
                        d.name(),
                        key.bold,
                        key.italic,
                        d.fixedPitch(),
                        d.vertical(),
                        d.type3(),
                        d.toUnicode()));
        fontIndex.put(key, fonts.size() - 1);
        return fonts.size() - 1;
    }

    boolean isFull() {
        return glyphs.size() >= MAX_GLYPHS;
    }

    int size() {
        return glyphs.size();
    }

    List<GlyphFont> fonts() {
        return fonts;
    }

    List<Glyph> glyphs() {
        return glyphs;
    }

    /// Adds a glyph unless it doubles one that is there.
    void add(Glyph glyph) {
        double tolerance = Math.min(CELL / 2, DOUBLE_SHARE * glyph.advance());
        double rise = Math.min(CELL / 2, DOUBLE_RISE * glyph.sizePt());
        double reach = Math.max(tolerance, rise);
        long x0 = cell(glyph.baselineX() - reach);
        long x1 = cell(glyph.baselineX() + reach);
        long y0 = cell(glyph.baselineY() - reach);
        long y1 = cell(glyph.baselineY() + reach);
        for (long y = y0; y <= y1; y++) {
            for (long x = x0; x <= x1; x++) {
                for (int i = slots[slot(x, y)]; i >= 0; i = chain[i]) {
                    Glyph old = glyphs.get(i);
                    if (doubles(old, glyph, tolerance, rise)) {
                        // The later one lies on top: its colour is what a reader sees.
                        glyphs.set(i, changed(old, old.text(), glyph.rgb(), old.visibility()));
                        return;
                    }
                }
            }
        }
        int index = glyphs.size();
        glyphs.add(glyph);
        if (index == chain.length) {
            chain = Arrays.copyOf(chain, index * 2);
        }
        int slot = slot(cell(glyph.baselineX()), cell(glyph.baselineY()));
        chain[index] = slots[slot];
        slots[slot] = index;
    }

    private static boolean doubles(Glyph old, Glyph glyph, double tolerance, double rise) {
        double dx = glyph.baselineX() - old.baselineX();
        double dy = glyph.baselineY() - old.baselineY();
        if (Math.abs(dx) > Math.max(tolerance, rise) || Math.abs(dy) > Math.max(tolerance, rise)) {
            return false;
        }
        double radians = Math.toRadians(glyph.angle());
        double along = dx * Math.cos(radians) + dy * Math.sin(radians);
        double across = dy * Math.cos(radians) - dx * Math.sin(radians);
        return Math.abs(along) <= tolerance
                && Math.abs(across) <= rise
                && old.visibility() == glyph.visibility()
                && old.text().equals(glyph.text())
                && Math.abs(old.angle() - glyph.angle()) < 1
                && Math.abs(old.sizePt() - glyph.sizePt()) <= 0.1 * glyph.sizePt()
                && Math.abs(old.advance() - glyph.advance()) <= 0.1 * glyph.advance();
    }

    /// An opaque picture is painted over what was drawn before: text beneath it is an OCR layer.
    void cover(PageBox picture) {
        for (int i = 0; i < glyphs.size(); i++) {
            Glyph g = glyphs.get(i);
            if (g.visibility() == Glyph.Visibility.VISIBLE && picture.containsCenterOf(g.box())) {
                glyphs.set(i, changed(g, g.text(), g.rgb(), Glyph.Visibility.INVISIBLE));
            }
        }
    }

    /// Gives the glyphs from `first` on the text that the file says they stand for together.
    void replaceText(int first, String text) {
        int count = glyphs.size() - first;
        int[] codePoints = text.codePoints().toArray();
        if (count <= 0 || codePoints.length == 0) {
            return;
        }
        if (codePoints.length == count) {
            for (int i = 0; i < count; i++) {
                glyphs.set(
                        first + i,
                        spelled(glyphs.get(first + i), Character.toString(codePoints[i])));
            }
            return;
        }
        Glyph start = glyphs.get(first);
        List<PageBox> boxes = new ArrayList<>();
        double advance = 0;
        for (int i = first; i < glyphs.size(); i++) {
            Glyph g = glyphs.get(i);
            boolean apart =
                    Math.abs(g.box().centerY() - start.box().centerY()) > start.sizePt()
                            && Math.abs(g.box().centerX() - start.box().centerX()) > start.sizePt();
            if (apart || Math.abs(g.angle() - start.angle()) > 1) {
                // Over several lines it is no spelling of these glyphs but a description of them.
                return;
            }
            boxes.add(g.box());
            advance += g.advance();
        }
        Glyph whole =
                new Glyph(
                        text,
                        PageBox.enclosing(boxes),
                        start.baselineX(),
                        start.baselineY(),
                        advance,
                        start.angle(),
                        start.font(),
                        start.sizePt(),
                        start.rgb(),
                        start.visibility());
        glyphs.set(first, whole);
        for (int i = glyphs.size() - 1; i > first; i--) {
            forget(i);
        }
    }

    /// Takes the last glyph away again.
    private void forget(int index) {
        Glyph g = glyphs.remove(index);
        int slot = slot(cell(g.baselineX()), cell(g.baselineY()));
        slots[slot] = chain[index];
    }

    private static Glyph spelled(Glyph g, String text) {
        return changed(g, text, g.rgb(), g.visibility());
    }

    private static Glyph changed(Glyph g, String text, int rgb, Glyph.Visibility visibility) {
        return new Glyph(
                text,
                g.box(),
                g.baselineX(),
                g.baselineY(),
                g.advance(),
                g.angle(),
                g.font(),
                g.sizePt(),
                rgb,
                visibility);
    }

    private static long cell(double coordinate) {
        return (long) Math.floor(coordinate / CELL);
    }

    private static int slot(long x, long y) {
        long hash = x * 0x9E3779B97F4A7C15L + y * 0xC2B2AE3D27D4EB4FL;
        return (int) (hash >>> 40) & (SLOTS - 1);
    }
}
