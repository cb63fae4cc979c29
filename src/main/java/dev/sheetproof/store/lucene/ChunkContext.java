package dev.sheetproof.store.lucene;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Short texts beside a drawing or table that say what it shows (`RECOMMENDED LAND PATTERN`, a
/// unit, a view), found by their place on the page. A drawing often has no words of its own.
final class ChunkContext {

    /// How far beside a region its legend stands, in points.
    private static final double NEAR_PT = 40;

    /// Longer texts are no legends.
    private static final int MAX_CHARS = 100;

    private static final int MAX_TEXTS = 4;

    /// Boxes of neighbours may overlap by the descenders of a line, in points.
    private static final double SLACK_PT = 3;

    private ChunkContext() {}

    /// The legends of a region; empty for text, and for regions with many words of their own.
    static String of(Chunk chunk, List<Chunk> document) {
        if (!drawing(chunk)) {
            return "";
        }
        PageBox box = PageBox.enclosing(chunk.place().boxes()).inflate(NEAR_PT);
        List<String> texts = new ArrayList<>();
        for (Chunk other : document) {
            if (texts.size() < MAX_TEXTS
                    && !other.key().equals(chunk.key())
                    && other.page().equals(chunk.page())
                    && legend(other)
                    && box.touches(PageBox.enclosing(other.place().boxes()))
                    && !headsAnother(other, chunk, document)) {
                texts.add(other.nativeText());
            }
        }
        return String.join("\n", texts);
    }

    /// Whether a legend under a table is the heading of a region below it: `Tr2 (PNP)` between the
    /// tables of two transistors.
    private static boolean headsAnother(Chunk legend, Chunk chunk, List<Chunk> document) {
        PageBox table = PageBox.enclosing(chunk.place().boxes());
        PageBox text = PageBox.enclosing(legend.place().boxes());
        boolean under = chunk.type() == BlockType.TABLE && text.y0() >= table.y1() - SLACK_PT;
        PageBox below = new PageBox(text.x0(), text.y1(), text.x1(), text.y1() + NEAR_PT);
        return under
                && document.stream()
                        .anyMatch(
                                other ->
                                        !other.key().equals(chunk.key())
                                                && other.page().equals(chunk.page())
                                                && drawing(other)
                                                && startsIn(below, other));
    }

    private static boolean startsIn(PageBox below, Chunk other) {
        PageBox box = PageBox.enclosing(other.place().boxes());
        return box.y0() >= below.y0() - SLACK_PT
                && box.y0() <= below.y1()
                && box.x0() <= below.x1()
                && box.x1() >= below.x0();
    }

    private static boolean drawing(Chunk chunk) {
        return chunk.type() == BlockType.FIGURE || chunk.type() == BlockType.TABLE;
    }

    private static boolean legend(Chunk chunk) {
        return (chunk.type() == BlockType.TITLE || chunk.type() == BlockType.TEXT)
                && chunk.nativeText().length() <= MAX_CHARS
                && chunk.nativeText().chars().anyMatch(Character::isLetter);
    }
}
