package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import java.util.List;

/// Finds logos set in a font of their own: a letter or two in very large type at the head.
final class LogoLetters {

    /// Type this many times larger than running text, and letters of such a logo at most.
    private static final double LOGO_TYPE = 2.5;

    private static final int LOGO_LETTERS = 2;

    private LogoLetters() {}

    /// @param band share of the height of the page from the top that they stand in
    static List<Line> of(PageScene scene, double band) {
        return scene.free().stream()
                .filter(
                        l ->
                                l.horizontal()
                                        && l.text().strip().length() <= LOGO_LETTERS
                                        && l.style().sizePt()
                                                > LOGO_TYPE * scene.fonts().bodySizePt()
                                        && scene.belowTop(l.box().centerY()) < band)
                .toList();
    }
}
