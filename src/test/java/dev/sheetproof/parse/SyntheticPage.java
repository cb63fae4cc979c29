package dev.sheetproof.parse;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.pdf.Glyph;
import dev.sheetproof.pdf.Glyph.Visibility;
import dev.sheetproof.pdf.GlyphFont;
import dev.sheetproof.pdf.PageContent;
import java.util.ArrayList;
import java.util.List;

/// Builds the content of a page for tests: glyphs half an em wide, full-width ones one em.
final class SyntheticPage {

    static final int REGULAR = 0;
    static final int BOLD = 1;

    private static final double ASCENT = 0.8;
    private static final double DESCENT = 0.2;

    private final List<Glyph> glyphs = new ArrayList<>();
    private final List<Rule> rules = new ArrayList<>();
    private final List<Fill> fills = new ArrayList<>();
    private final List<PlacedImage> images = new ArrayList<>();
    private int segments;
    private int font = REGULAR;
    private int rgb;
    private double spacing;
    private Visibility visibility = Visibility.VISIBLE;
    private boolean spaceGlyphs = true;

    /// Further text is set in this font.
    SyntheticPage font(int index) {
        font = index;
        return this;
    }

    SyntheticPage rgb(int colour) {
        rgb = colour;
        return this;
    }

    /// Extra space after every glyph, in em.
    SyntheticPage spacing(double em) {
        spacing = em;
        return this;
    }

    SyntheticPage visibility(Visibility value) {
        visibility = value;
        return this;
    }

    /// Whether blanks are drawn as glyphs or only as gaps.
    SyntheticPage spaceGlyphs(boolean drawn) {
        spaceGlyphs = drawn;
        return this;
    }

    SyntheticPage text(double x, double baseline, double size, String text) {
        return text(x, baseline, size, 0, text);
    }

    /// Text from a point on in a direction given in clockwise degrees.
    SyntheticPage text(double x, double baseline, double size, double degrees, String text) {
        double cos = Math.cos(Math.toRadians(degrees));
        double sin = Math.sin(Math.toRadians(degrees));
        double u = 0;
        for (int i = 0; i < text.length(); i++) {
            String c = text.substring(i, i + 1);
            double advance = width(c) * size;
            if (!c.equals(" ") || spaceGlyphs) {
                glyph(x + u * cos, baseline + u * sin, size, degrees, advance, c);
            }
            u += advance + spacing * size;
        }
        return this;
    }

    SyntheticPage glyph(double x, double y, double size, double degrees, double advance, String c) {
        double cos = Math.cos(Math.toRadians(degrees));
        double sin = Math.sin(Math.toRadians(degrees));
        double[] xs = new double[4];
        double[] ys = new double[4];
        int n = 0;
        for (double du : new double[] {0, advance}) {
            for (double dv : new double[] {-ASCENT * size, DESCENT * size}) {
                xs[n] = x + du * cos - dv * sin;
                ys[n++] = y + du * sin + dv * cos;
            }
        }
        double x0 = Math.min(Math.min(xs[0], xs[1]), Math.min(xs[2], xs[3]));
        double x1 = Math.max(Math.max(xs[0], xs[1]), Math.max(xs[2], xs[3]));
        double y0 = Math.min(Math.min(ys[0], ys[1]), Math.min(ys[2], ys[3]));
        double y1 = Math.max(Math.max(ys[0], ys[1]), Math.max(ys[2], ys[3]));
        double angle = degrees > 180 ? degrees - 360 : degrees;
        glyphs.add(
                new Glyph(
                        c,
                        new PageBox(x0, y0, x1, y1),
                        x,
                        y,
                        advance,
                        angle,
                        font,
                        size,
                        rgb,
                        visibility));
        return this;
    }

    SyntheticPage rule(boolean horizontal, double at, double from, double to) {
        rules.add(new Rule(horizontal, at, from, to, 0.5, 0));
        return this;
    }

    SyntheticPage image(double x0, double y0, double x1, double y1, int widthPx) {
        images.add(
                new PlacedImage(
                        new PageNumber(1),
                        images.size(),
                        new PageBox(x0, y0, x1, y1),
                        widthPx,
                        widthPx,
                        "image"));
        return this;
    }

    SyntheticPage segments(int count) {
        segments = count;
        return this;
    }

    PageContent content() {
        return new PageContent(
                new PageFrame(0, 0, 595, 842, 0, 1),
                List.of(
                        new GlyphFont("Test-Regular", false, false, false, false, false, true),
                        new GlyphFont("Test-Bold", true, false, false, false, false, true),
                        new GlyphFont("Test-Vertical", false, false, false, true, false, true)),
                glyphs,
                new PageGraphics(rules, fills, List.of(), images),
                segments,
                List.of());
    }

    static double width(String c) {
        return Characters.isCjk(c.codePointAt(0)) ? 1 : 0.5;
    }
}
