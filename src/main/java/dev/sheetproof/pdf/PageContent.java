package dev.sheetproof.pdf;

import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageView;
import java.util.List;

/// Everything that one pass over the content stream of a page gives, on the displayed page, in
/// drawing order.
///
/// @param glyphs each glyph once: overprinted doubles are dropped; hidden ones carry their
///   visibility
/// @param pathSegments number of vector path segments painted
/// @param problems what could not be read, for a person to read; empty when all was well
public record PageContent(
        PageFrame frame,
        List<GlyphFont> fonts,
        List<Glyph> glyphs,
        PageGraphics graphics,
        int pathSegments,
        List<String> problems) {

    /// The problem of a page whose content asks for drawing and gives nothing: it failed, it is not
    /// blank.
    public static final String DREW_NOTHING = "content stream drew no glyphs and no ink";

    public PageContent {
        fonts = List.copyOf(fonts);
        glyphs = List.copyOf(glyphs);
        problems = List.copyOf(problems);
    }

    /// What was read in type units, on the page as displayed.
    PageContent enlarged(PageFrame displayed) {
        PageView view = PageView.enlarged(displayed);
        if (view.same()) {
            return this;
        }
        double unit = view.unit();
        List<Glyph> larger =
                glyphs.stream()
                        .map(
                                g ->
                                        new Glyph(
                                                g.text(),
                                                view.back(g.box()),
                                                g.baselineX() * unit,
                                                g.baselineY() * unit,
                                                g.advance() * unit,
                                                g.angle(),
                                                g.font(),
                                                g.sizePt() * unit,
                                                g.rgb(),
                                                g.visibility()))
                        .toList();
        return new PageContent(
                displayed, fonts, larger, view.back(graphics), pathSegments, problems);
    }

    /// True for a page that has content but shows nothing of it: treat it as failed.
    public boolean drewNothing() {
        return problems.contains(DREW_NOTHING);
    }
}
