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

    private ChunkContext() {}

    /// The legends of a region; empty for text, and for regions with many words of their own.
    static String of(Chunk chunk, List<Chunk> document) {
        boolean drawing = chunk.type() == BlockType.FIGURE || chunk.type() == BlockType.TABLE;
        if (!drawing) {
            return "";
        }
        PageBox box = PageBox.enclosing(chunk.place().boxes()).inflate(NEAR_PT);
        List<String> texts = new ArrayList<>();
        for (Chunk other : document) {
            if (texts.size() < MAX_TEXTS
                    && !other.key().equals(chunk.key())
                    && other.page().equals(chunk.page())
                    && legend(other)
                    && box.touches(PageBox.enclosing(other.place().boxes()))) {
                texts.add(other.nativeText());
            }
        }
        return String.join("\n", texts);
    }

    private static boolean legend(Chunk chunk) {
        return (chunk.type() == BlockType.TITLE || chunk.type() == BlockType.TEXT)
                && chunk.nativeText().length() <= MAX_CHARS
                && chunk.nativeText().chars().anyMatch(Character::isLetter);
    }
}
