package dev.sheetproof.search;

import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.Coverage;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.DocumentReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Whether the corpus supports a request at all. It does not when no document holds a part number
/// of it; when the documents of the part it names hold a parameter it names in no spelling, or a
/// value it names lies outside everything they say in its unit, or their lists of what can be
/// ordered leave it out; when it asks for what datasheets do not say; or when it names no document
/// and the best one holds little of it. What is found by meaning alone must be near. What else the
/// best document lacks is told in a warning.
final class Support {

    /// Found by meaning alone, a chunk must be this near.
    private static final double STRONG_COSINE = .86;

    /// Below this share of the request's weight a reader is told what the best document lacks.
    private static final double ENOUGH = .6;

    /// Below this share a request that names no document is about none.
    private static final double LEAST = .45;

    private static final double LEAST_RESPELLED = .75;

    private static final int MIN_PART = 5;

    /// Digits beside a single letter; fewer may be a pin, a package or a grade, such as `Q100`.
    private static final int MIN_NUMBER = 5;

    /// A shorter part-like token names a pin.
    private static final int MIN_NAME = 4;

    private static final int FIRST_HITS = 5;

    /// Documents that hold a part number and are looked at.
    private static final int HOLDERS = 5;

    private static final Set<String> ELSEWHERE =
            WordTable.bundled("not-on-datasheets.csv").stream()
                    .flatMap(List::stream)
                    .collect(Collectors.toCollection(TreeSet::new));

    private final ChunkIndex index;
    private final Lacking lacking;
    private final MissingPlaces places;

    Support(ChunkIndex index, DocumentReader reader) {
        this.index = index;
        this.lacking = new Lacking(index, reader);
        this.places = new MissingPlaces(index, reader);
    }

    boolean of(HybridSearcher.Retrieved found) {
        ParsedRequest parsed = found.parsed();
        List<DenseHit> dense = found.dense();
        List<String> warnings = found.warnings();
        List<String> unheld = index.unheld(parsed.phrases(), found.filters());
        if (!unheld.isEmpty()) {
            warnings.add(
                    noneHolds(found.filters())
                            + unheld.stream()
                                    .map(phrase -> "\"" + phrase + "\"")
                                    .collect(Collectors.joining(", "))
                            + " as it is quoted");
            return false;
        }
        boolean near = !dense.isEmpty() && dense.getFirst().cosine() >= STRONG_COSINE;
        Map<String, Coverage> documents = documents(found);
        Map<String, Coverage> holders = holders(found, documents);
        List<String> missing = places.told(found, about(found, holders));
        warnings.addAll(missing);
        if (!missing.isEmpty() && MissingPlaces.onlyAsked(parsed)) {
            return false;
        }
        Coverage coverage = best(documents);
        boolean understood = coverage.share() > 0 || !coverage.missing().isEmpty();
        if (found.lexical().isEmpty() && (!understood || (!near && coverage.share() < ENOUGH))) {
            List<String> asked = new ArrayList<>(parsed.parts());
            asked.addAll(AskedWords.of(parsed));
            List<String> nowhere = index.unheld(asked, found.filters());
            if (!nowhere.isEmpty()) {
                warnings.add(noneHolds(found.filters()) + String.join(", ", nowhere));
            }
            return false;
        }
        List<String> unknown =
                coverage.missingParts().stream().filter(Support::partNumber).toList();
        if (!unknown.isEmpty()) {
            List<String> families = PartFamilies.of(unknown, index);
            warnings.add(
                    "no document holds "
                            + String.join(", ", unknown)
                            + (families.isEmpty()
                                    ? ""
                                    : "; some hold " + String.join(", ", families)));
            // A package beside the part, such as QFN-24, may be drawn and not named. A parameter
            // is the same for all members of a family, a member by itself is there or not.
            boolean ofFamily = families.size() == unknown.size() && !parsed.words().isEmpty();
            if (coverage.missingParts().containsAll(parsed.parts()) && !ofFamily) {
                return false;
            }
        }
        List<String> strangers = strangers(parsed, documents);
        if (!strangers.isEmpty()) {
            boolean mentioned = strangers.stream().noneMatch(this::nowhere);
            warnings.add(
                    (mentioned ? "no document is about " : "no document holds ")
                            + String.join(", ", strangers));
            return false;
        }
        boolean anywhere = parsed.filters().docs().isEmpty();
        if ((anywhere && asksElsewhere(parsed, holders, warnings))
                || lacking.of(found, holders)
                || lacking.within(found)) {
            return false;
        }
        if (coverage.share() < ENOUGH) {
            // Other words for the same thing are too common on datasheets to refuse for a missing
            // word.
            warnings.add("the best document lacks " + String.join(", ", coverage.missing()));
        } else if (!documents.isEmpty()) {
            List<String> codes =
                    coverage.missing().stream()
                            .filter(token -> code(token) && !unknown.contains(token))
                            .toList();
            if (!codes.isEmpty()) {
                warnings.add("the best document lacks " + String.join(", ", codes));
            }
        }
        List<String> unreached =
                documents.values().stream().map(Coverage::unreached).findFirst().orElse(List.of());
        if (!unreached.isEmpty()) {
            warnings.add("the first document does not say " + String.join(", ", unreached));
        }
        return !(anywhere && aboutNothing(parsed, documents, coverage));
    }

    /// The documents that a request names; none where it names none.
    private static Collection<String> about(
            HybridSearcher.Retrieved found, Map<String, Coverage> holders) {
        if (!found.filters().docs().isEmpty()) {
            return found.filters().docs();
        }
        return found.parsed().parts().isEmpty() ? List.of() : holders.keySet();
    }

    private static String noneHolds(SearchFilters filters) {
        return filters.equals(SearchFilters.NONE)
                ? "no document holds "
                : "nothing that the filters allow holds ";
    }

    /// Whether a request names no document and the best one holds too little of it. Words that were
    /// respelled may as well be from elsewhere; a part that nothing holds names nothing.
    private static boolean aboutNothing(
            ParsedRequest parsed, Map<String, Coverage> documents, Coverage best) {
        boolean respelled =
                parsed.steps().stream().anyMatch(step -> step.kind() == RequestStep.Kind.SPELLING);
        return best.missingParts().containsAll(parsed.parts())
                && parsed.wildcards().isEmpty()
                && best.share() < (respelled ? LEAST_RESPELLED : LEAST)
                && documents.values().stream().noneMatch(Coverage::named);
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

    /// Of the documents of the first hits those that hold the part numbers of the request: what
    /// others say is about other parts. When none does although some document of the corpus holds
    /// one, those documents.
    private Map<String, Coverage> holders(
            HybridSearcher.Retrieved found, Map<String, Coverage> documents) {
        List<String> parts =
                found.parsed().parts().stream().filter(p -> p.length() >= MIN_NAME).toList();
        Map<String, Coverage> holders = new LinkedHashMap<>();
        if (parts.isEmpty()) {
            documents.forEach(
                    (doc, coverage) -> {
                        if (coverage.named() && AskedWords.series(found.parsed(), index, doc)) {
                            holders.put(doc, coverage);
                        }
                    });
            return holders.isEmpty() ? documents : holders;
        }
        for (int lacking = 0; lacking < parts.size() && holders.isEmpty(); lacking++) {
            for (Map.Entry<String, Coverage> document : documents.entrySet()) {
                if (parts.stream().filter(document.getValue().missing()::contains).count()
                        == lacking) {
                    holders.put(document.getKey(), document.getValue());
                }
            }
        }
        if (!holders.isEmpty()) {
            return holders;
        }
        for (String part : parts) {
            SearchFilters holding =
                    new SearchFilters(List.of(), List.of(), List.of(), List.of(part), List.of());
            index.allowed(holding).stream()
                    .map(ChunkIds::docId)
                    .distinct()
                    .limit(HOLDERS)
                    .forEach(
                            doc ->
                                    holders.put(
                                            doc, index.coverage(found.wanted(), doc, List.of())));
        }
        return holders.isEmpty() ? documents : holders;
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

    /// Whether the request asks for a price or the like, which no document of it speaks of.
    private static boolean asksElsewhere(
            ParsedRequest parsed, Map<String, Coverage> documents, List<String> warnings) {
        String text = String.join(" ", parsed.words()).toLowerCase(Locale.ROOT);
        for (String word : ELSEWHERE) {
            boolean missing =
                    WordTable.holds(text, word)
                            && documents.values().stream().allMatch(c -> lacksAny(word, c));
            if (missing) {
                warnings.add("datasheets do not say: " + word);
                return true;
            }
        }
        return false;
    }

    /// Whether a document lacks one of the words of a text.
    private static boolean lacksAny(String text, Coverage coverage) {
        Set<String> words = new TreeSet<>(List.of(text.toLowerCase(Locale.ROOT).split(" ", -1)));
        return coverage.missing().stream()
                .map(missing -> missing.toLowerCase(Locale.ROOT))
                .anyMatch(missing -> words.contains(missing));
    }

    /// Words written as names that no document of the first hits holds and that are no slip of a
    /// word of the corpus: a request about `Raspberry Pi` is about nothing that is here.
    private List<String> strangers(ParsedRequest parsed, Map<String, Coverage> documents) {
        if (!parsed.parts().isEmpty() || !parsed.wildcards().isEmpty()) {
            return List.of();
        }
        List<String> words = parsed.words();
        List<String> strangers = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (name(word)
                    && documents.values().stream().allMatch(c -> lacksAny(word, c))
                    && (properName(words, i) || nowhere(word))) {
                strangers.add(word);
            }
        }
        return strangers;
    }

    private boolean nowhere(String word) {
        return index.unheld(List.of(word), SearchFilters.NONE).contains(word);
    }

    /// Whether another word in capitals follows, as in `Raspberry Pi`, where a sentence would go on
    /// in small letters: what only mentions it is not about it.
    private static boolean properName(List<String> words, int at) {
        return at + 1 < words.size()
                && Character.isUpperCase(words.get(at + 1).charAt(0))
                && words.get(at + 1).chars().skip(1).anyMatch(Character::isLowerCase)
                && words.stream().skip(at + 2L).anyMatch(w -> !Character.isUpperCase(w.charAt(0)));
    }

    /// A capital before small letters, as names are written.
    private static boolean name(String word) {
        return word.length() >= MIN_PART
                && Character.isUpperCase(word.charAt(0))
                && word.chars().skip(1).allMatch(Character::isLowerCase);
    }

    /// An abbreviation or a code, such as `USB` or `I2C`.
    private static boolean code(String token) {
        return token.length() >= 2
                && token.chars().anyMatch(Character::isUpperCase)
                && token.chars().noneMatch(Character::isLowerCase);
    }

    /// Long enough, with letters and digits: no pin name and no bare number. Whether a token is so
    /// much of a number of a part, as `ABX-7` and `2N3905` are, that a corpus without it knows
    /// nothing of the part.
    private static boolean partNumber(String token) {
        long letters = token.chars().filter(Character::isLetter).count();
        long digits = token.chars().filter(Character::isDigit).count();
        return token.length() >= MIN_PART
                && ((letters >= 2 && digits >= 2) || (letters == 1 && digits >= MIN_NUMBER));
    }
}
