package dev.sheetproof.search;

import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.Coverage;
import dev.sheetproof.store.DocumentReader;
import dev.sheetproof.store.LexicalQuery;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Whether what is known of a part leaves out what a request asks of it: a parameter in all its
/// spellings, a value, an order code, or most of the words that say what is asked for. A document
/// much of which could not be read may hold anything, and so may a drawing.
final class Lacking {

    /// Below this share of the weight of the words that say what is asked for, a document in the
    /// language of the request does not speak of it. Set between what answered questions held, .46
    /// and more, and what those held that no other rule refused, .34 and less.
    private static final double LEAST_ASKED = .4;

    /// Share of a document's pages from which on those that could not be read may hold what it
    /// lacks; a few are drawings of packages as pictures.
    private static final double MUCH_UNREAD = .25;

    /// Share of those words that one region must hold where none holds a parameter of the request
    /// in any spelling: then it may say it in another order.
    private static final double NEARLY_ALL = .8;

    /// Words that a document named by a series must lack.
    private static final int SEVERAL = 2;

    private static final String LANGUAGE = "en";

    /// Hits that are looked at where a request allows only some regions.
    private static final int HITS = 20;

    private final ChunkIndex index;
    private final DocumentReader reader;

    Lacking(ChunkIndex index, DocumentReader reader) {
        this.index = index;
        this.reader = reader;
    }

    /// Whether every document about the request lacks a parameter or a value that it names; a
    /// warning of what was found then says which.
    ///
    /// @param holders documents that the request is about, and how much of it they hold
    boolean of(HybridSearcher.Retrieved found, Map<String, Coverage> holders) {
        List<String> lacking = List.of();
        Set<String> unread = new LinkedHashSet<>();
        for (Map.Entry<String, Coverage> document : holders.entrySet()) {
            List<String> lacks = lacks(found, document.getKey(), document.getValue());
            if (lacks.isEmpty() || muchUnread(document.getKey())) {
                return false;
            }
            unread(document.getKey())
                    .forEach(page -> unread.add(document.getKey() + " p." + page.page()));
            lacking = lacking.isEmpty() ? lacks : lacking;
        }
        if (lacking.isEmpty()) {
            return false;
        }
        found.warnings()
                .add(
                        "no region about this part holds "
                                + String.join(", ", new LinkedHashSet<>(lacking))
                                + ", by whatever name"
                                + (unread.isEmpty()
                                        ? ""
                                        : "; not read: " + String.join(", ", unread)));
        return true;
    }

    private List<String> lacks(HybridSearcher.Retrieved found, String docId, Coverage coverage) {
        ParsedRequest parsed = found.parsed();
        // What a drawing shows need not be named in words on it.
        AnswerShape shape = AnswerShape.of(parsed);
        boolean anywhere = parsed.filters().docs().isEmpty();
        boolean named = !parsed.parts().isEmpty() || !anywhere;
        boolean series = !named && AskedWords.series(parsed, index, docId);
        List<String> lacks = new ArrayList<>();
        if (!shape.drawn()) {
            lacks.addAll(coverage.missingConcepts());
            lacks.retainAll(named(parsed));
            lacks.removeIf(
                    concept ->
                            !specific(concept, coverage)
                                    && !(named
                                            && (Concepts.capability(concept)
                                                    || Concepts.attribute(concept))));
            lacks.removeIf(concept -> inParts(concept, docId));
            if (anywhere) {
                lacks.addAll(coverage.outOfRange());
            }
            if (named && lacks.isEmpty()) {
                lacks.addAll(functions(parsed, docId));
            }
            if (named && lacks.isEmpty() && inLanguage(docId)) {
                lacks.addAll(words(found, docId));
            }
            if (series && lacks.isEmpty() && inLanguage(docId)) {
                List<String> words = words(found, docId);
                // A single one may be the head of a column by its symbol: `L` for the length.
                lacks.addAll(words.size() < SEVERAL ? List.of() : words);
            }
            if ((named || series) && lacks.isEmpty()) {
                lacks.addAll(versions(parsed, docId));
            }
        }
        if (shape == AnswerShape.ORDERING && anywhere) {
            lacks.addAll(coverage.unlisted());
        }
        return lacks;
    }

    /// The concepts that a request names itself.
    private static List<String> named(ParsedRequest parsed) {
        return parsed.steps().stream()
                .filter(step -> step.kind() == RequestStep.Kind.CONCEPT)
                .map(RequestStep::from)
                .toList();
    }

    /// Whether a document in another language holds the parts of a concept, each in a spelling of
    /// its own: `humidity accuracy` where it speaks of 湿度 and of 精度.
    private boolean inParts(String concept, String docId) {
        if (inLanguage(docId)) {
            return false;
        }
        for (String word : concept.split(" ", -1)) {
            SortedMap<String, List<String>> alone = Concepts.BUNDLED.in(word);
            if (alone.isEmpty() || missing(alone, docId)) {
                return false;
            }
        }
        return true;
    }

    /// What the request asks of the part that its document holds in no language.
    private List<String> functions(ParsedRequest parsed, String docId) {
        List<String> lacks = new ArrayList<>();
        Concepts.FUNCTIONS
                .in(String.join(" ", parsed.words()))
                .forEach(
                        (function, spellings) -> {
                            SortedMap<String, List<String>> alone = new TreeMap<>();
                            alone.put(function, spellings);
                            if (missing(alone, docId)) {
                                lacks.add(function);
                            }
                        });
        return lacks;
    }

    /// What a version is called that is asked for and that the document does not know: the
    /// `P-channel version`.
    private List<String> versions(ParsedRequest parsed, String docId) {
        SearchFilters there = SearchFilters.NONE.within(List.of(docId), List.of());
        return index.unheld(AskedWords.versions(parsed.text()), there);
    }

    private boolean missing(SortedMap<String, List<String>> concepts, String docId) {
        return !index.coverage(LexicalQuery.about(List.of(), concepts), docId, List.of())
                .missingConcepts()
                .isEmpty();
    }

    /// The words that say what is asked for, where a document holds too few of them, or of those
    /// among them that tell one parameter from another.
    private List<String> words(HybridSearcher.Retrieved found, String docId) {
        LexicalQuery asked = AskedWords.query(found.parsed(), found.wanted());
        Coverage coverage = index.coverage(asked, docId, List.of());
        if (coverage.share() < LEAST_ASKED) {
            return coverage.missing();
        }
        LexicalQuery telling = AskedWords.telling(found.parsed(), found.wanted());
        if (telling.words().isEmpty()) {
            return List.of();
        }
        Coverage told = index.coverage(telling, docId, List.of());
        return told.share() < LEAST_ASKED ? told.missing() : List.of();
    }

    /// Whether a request that allows only some regions, by page, type or an excluded word, is
    /// answered by none of them; a warning of what was found then says what they lack.
    boolean within(HybridSearcher.Retrieved found) {
        SearchFilters filters = found.filters();
        boolean some =
                !filters.pages().isEmpty()
                        || !filters.types().isEmpty()
                        || !filters.excluded().isEmpty();
        LexicalQuery asked = AskedWords.query(found.parsed(), found.wanted());
        if (!some || asked.words().isEmpty() || AnswerShape.of(found.parsed()).drawn()) {
            return false;
        }
        Map<String, List<String>> hits =
                found.ranked().stream()
                        .limit(HITS)
                        .map(RankedChunk::chunkId)
                        .collect(
                                Collectors.groupingBy(
                                        ChunkIds::docId, LinkedHashMap::new, Collectors.toList()));
        List<String> concepts = unspelled(found);
        double least = concepts.isEmpty() ? LEAST_ASKED : NEARLY_ALL;
        List<String> missing = concepts;
        for (Map.Entry<String, List<String>> document : hits.entrySet()) {
            Coverage coverage = index.coverage(asked, document.getKey(), document.getValue());
            if (coverage.together() >= least
                    || !inLanguage(document.getKey())
                    || unread(document.getKey(), filters)) {
                return false;
            }
            missing = missing.isEmpty() ? coverage.missingHere() : missing;
        }
        if (missing.isEmpty()) {
            return false;
        }
        found.warnings().add("nothing that the filters allow holds " + String.join(", ", missing));
        return true;
    }

    /// Concepts of several words that no region which the filters allow holds in any spelling.
    private List<String> unspelled(HybridSearcher.Retrieved found) {
        List<String> unspelled = new ArrayList<>();
        for (String concept : found.wanted().related().keySet()) {
            SortedMap<String, List<String>> alone =
                    found.wanted().related().subMap(concept, concept + '\0');
            boolean held =
                    index
                            .lexical(LexicalQuery.about(List.of(), alone), found.filters(), HITS)
                            .stream()
                            .anyMatch(hit -> !hit.matched().isEmpty());
            if (!held && severalWords(concept)) {
                unspelled.add(concept);
            }
        }
        return unspelled;
    }

    /// A concept of several words is a parameter; a single word may mean something else here, where
    /// no part is named.
    private static boolean specific(String concept, Coverage coverage) {
        if (Concepts.inIdeographs(concept)) {
            return !coverage.missing().isEmpty();
        }
        return severalWords(concept);
    }

    /// `oscillator on` may be the middle of a sentence.
    private static boolean severalWords(String concept) {
        int last = concept.lastIndexOf(' ');
        return last > 0 && !RequestParser.stopWord(concept.substring(last + 1));
    }

    /// Whether a document is written in the language of the tables and in no other: what it says in
    /// another, the words of a request do not find.
    private boolean inLanguage(String docId) {
        return reader.summary(docId)
                .map(DocumentSummary::languages)
                .map(languages -> languages.stream().allMatch(LANGUAGE::equals))
                .orElse(true);
    }

    private List<PageInfo> unread(String docId) {
        return reader.pages(docId).stream().filter(page -> page.status() != PageStatus.OK).toList();
    }

    private boolean muchUnread(String docId) {
        return unread(docId).size() > MUCH_UNREAD * reader.pages(docId).size();
    }

    private boolean unread(String docId, SearchFilters filters) {
        return unread(docId).stream()
                .anyMatch(
                        page -> filters.pages().isEmpty() || filters.pages().contains(page.page()));
    }
}
