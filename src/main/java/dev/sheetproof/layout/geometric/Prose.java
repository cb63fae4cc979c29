package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import java.util.ArrayList;
import java.util.List;

/// Finds running text by its words per line, so that columns of prose are not taken for columns of
/// a table.
final class Prose {

    /// Lines a block of prose has at least.
    private static final int MIN_LINES = 2;

    /// Words of a mean line of prose; cells of tables have one to four.
    private static final double MIN_WORDS = 5.5;

    /// Width of a block of prose in body type sizes; wrapped cells are narrower.
    private static final double MIN_WIDTH = 15;

    private final PageScene scene;

    Prose(PageScene scene) {
        this.scene = scene;
    }

    List<Line> lines() {
        List<TextPiece> pieces =
                TextPiece.split(scene.free().stream().filter(Line::horizontal).toList());
        List<Line> prose = new ArrayList<>();
        for (List<TextPiece> chain : new TextBlocks(scene).chains(pieces)) {
            double words = chain.stream().mapToInt(TextPiece::words).average().orElse(0);
            double width = chain.stream().mapToDouble(p -> p.box().width()).max().orElse(0);
            if (chain.size() >= MIN_LINES
                    && words >= MIN_WORDS
                    && width >= MIN_WIDTH * scene.fonts().bodySizePt()) {
                chain.forEach(p -> prose.addAll(p.lines()));
            }
        }
        return prose;
    }
}
