package dev.sheetproof.search;

import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.Coverage;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.DocumentReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Whether the corpus supports a request at all. It does not when no document holds a part number
/// of it, when the document it is about holds a parameter it names in no spelling, or when a value
/// it names lies outside everything that document says in its unit. What is found by meaning alone
/// must be near. What else the best document lacks is told in a warning.
final class Support {

    /// Found by meaning alone, a chunk must be this near.
    private static final double STRONG_COSINE = .86;

    /// Below this share of the request's weight a reader is told what the best document lacks.
    private static final double ENOUGH = .6;

    private static final int MIN_PART = 5;

    private static final int FIRST_HITS = 5;

    private final ChunkIndex index;
    private final DocumentReader reader;

    Support(ChunkIndex index, DocumentReader reader) {
        this.index = index;
        this.reader = reader;
    }

    boolean of(HybridSearcher.Retrieved found) {
        ParsedRequest parsed = found.parsed();
        List<DenseHit> dense = found.dense();
        List<String> warnings = found.warnings();
        boolean near = !dense.isEmpty() && dense.getFirst().cosine() >= STRONG_COSINE;
        Map<String, Coverage> documents = documents(found);
        Coverage coverage = best(documents);
        if (found.lexical().isEmpty() && !near && coverage.share() < ENOUGH) {
            return false;
        }
        List<String> unknown =
                coverage.missingParts().stream().filter(Support::partNumber).toList();
        if (!unknown.isEmpty()) {
            warnings.add("no document holds " + String.join(", ", unknown));
            // A package beside the part, such as QFN-24, may be drawn and not named.
            if (coverage.missingParts().containsAll(parsed.parts())) {
                return false;
            }
        }
        // What a drawing shows need not be named in words on it.
        boolean drawing = AnswerShape.of(parsed).drawn();
        if (!drawing && parsed.filters().docs().isEmpty() && lacksParameter(documents, warnings)) {
            return false;
        }
        if (coverage.share() < ENOUGH) {
            // Other words for the same thing are too common on datasheets to refuse for a missing
            // word.
            warnings.add("the best document lacks " + String.join(", ", coverage.missing()));
        }
        return true;
    }

    /// How much the documents of the first hits hold, best hit first.
    private Map<String, Coverage> documents(HybridSearcher.Retrieved found) {
        Map<String, List<String>> byDocument = new LinkedHashMap<>();
        for (RankedChunk hit :
                found.ranked().subList(0, Math.min(FIRST_HITS, found.ranked().size()))) {
            byDocument
                    .computeIfAbsent(ChunkIds.docId(hit.chunkId()), doc -> new ArrayList<>())
                    .add(hit.chunkId());
        }
        Map<String, Coverage> documents = new LinkedHashMap<>();
        byDocument.forEach(
                (doc, chunks) -> documents.put(doc, index.coverage(found.wanted(), doc, chunks)));
        return documents;
    }

    /// The document that holds most.
    private static Coverage best(Map<String, Coverage> documents) {
        Coverage best = Coverage.NONE;
        boolean first = true;
        for (Coverage coverage : documents.values()) {
            if (first || coverage.share() + coverage.together() > best.share() + best.together()) {
                best = coverage;
                first = false;
            }
        }
        return best;
    }

    /// Whether every document of the first hits lacks a parameter or a value that the request
    /// names. A document with pages that could not be read may hold anything.
    private boolean lacksParameter(Map<String, Coverage> documents, List<String> warnings) {
        List<String> lacking = List.of();
        for (Map.Entry<String, Coverage> document : documents.entrySet()) {
            List<String> lacks = new ArrayList<>(document.getValue().missingConcepts());
            lacks.removeIf(concept -> !specific(concept, document.getValue()));
            lacks.addAll(document.getValue().outOfRange());
            if (lacks.isEmpty() || unread(document.getKey())) {
                return false;
            }
            lacking = lacking.isEmpty() ? lacks : lacking;
        }
        if (lacking.isEmpty()) {
            return false;
        }
        warnings.add(
                "no region about this part holds "
                        + String.join(", ", lacking)
                        + ", by whatever name");
        return true;
    }

    /// A concept of several words is a parameter; a single word may mean something else here, and
    /// the words of a concept may stand apart.
    private static boolean specific(String concept, Coverage coverage) {
        boolean words = concept.indexOf(' ') > 0 || concept.codePoints().anyMatch(c -> c > 0x2E80);
        return words && !coverage.missing().isEmpty();
    }

    private boolean unread(String docId) {
        return reader.pages(docId).stream().anyMatch(page -> page.status() != PageStatus.OK);
    }

    /// Long enough, with letters and digits: no pin name and no bare number.
    private static boolean partNumber(String token) {
        return token.length() >= MIN_PART
                && token.chars().filter(Character::isLetter).count() >= 2
                && token.chars().filter(Character::isDigit).count() >= 2;
    }
}
