package dev.sheetproof.search;

import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.LexicalHit;
import java.util.List;

/// Whether what was found supports the request at all.
final class Support {

    /// Found by meaning alone, a chunk must be this near.
    private static final double STRONG_COSINE = .86;

    private Support() {}

    static boolean of(ParsedRequest parsed, List<LexicalHit> lexical, List<DenseHit> dense) {
        if (!lexical.isEmpty()) {
            return true;
        }
        return parsed.parts().isEmpty()
                && !dense.isEmpty()
                && dense.getFirst().cosine() >= STRONG_COSINE;
    }
}
