package dev.sheetproof.search;

import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.Coverage;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.LexicalHit;
import dev.sheetproof.store.LexicalQuery;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Whether the corpus supports a request at all: a part number that no document holds is supported
/// by none, and what is found by meaning alone must be near. What else the best document lacks is
/// told in a warning.
final class Support {

    /// Found by meaning alone, a chunk must be this near.
    private static final double STRONG_COSINE = .86;

    /// Below this share of the request's weight a reader is told what the best document lacks.
    private static final double ENOUGH = .6;

    private static final int MIN_PART = 5;

    private static final int FIRST_HITS = 5;

    private final ChunkIndex index;

    Support(ChunkIndex index) {
        this.index = index;
    }

    boolean of(
            ParsedRequest parsed,
            LexicalQuery wanted,
            List<LexicalHit> lexical,
            List<DenseHit> dense,
            List<String> warnings) {
        if (lexical.isEmpty()) {
            return parsed.parts().isEmpty()
                    && !dense.isEmpty()
                    && dense.getFirst().cosine() >= STRONG_COSINE;
        }
        Coverage coverage = best(wanted, lexical);
        List<String> unknown =
                coverage.missingParts().stream().filter(Support::partNumber).toList();
        if (!unknown.isEmpty()) {
            warnings.add("no document holds " + String.join(", ", unknown));
            return false;
        }
        if (coverage.share() < ENOUGH) {
            // Other words for the same thing are too common on datasheets to refuse for a missing
            // word.
            warnings.add("the best document lacks " + String.join(", ", coverage.missing()));
        }
        return true;
    }

    /// The document, of those of the first hits, that holds most.
    private Coverage best(LexicalQuery wanted, List<LexicalHit> lexical) {
        Map<String, List<String>> byDocument = new LinkedHashMap<>();
        for (LexicalHit hit : lexical.subList(0, Math.min(FIRST_HITS, lexical.size()))) {
            byDocument
                    .computeIfAbsent(ChunkIds.docId(hit.chunkId()), doc -> new ArrayList<>())
                    .add(hit.chunkId());
        }
        Coverage best = new Coverage(0, 0, List.of(), List.of());
        for (Map.Entry<String, List<String>> document : byDocument.entrySet()) {
            Coverage coverage = index.coverage(wanted, document.getKey(), document.getValue());
            boolean first = best.missing().isEmpty() && best.share() == 0;
            if (first || coverage.share() + coverage.together() > best.share() + best.together()) {
                best = coverage;
            }
        }
        return best;
    }

    /// Long enough, with letters and digits: no pin name and no bare number.
    private static boolean partNumber(String token) {
        return token.length() >= MIN_PART
                && token.chars().filter(Character::isLetter).count() >= 2
                && token.chars().filter(Character::isDigit).count() >= 2;
    }
}
