package dev.sheetproof.evidence;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.DocumentReader;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Finds documents that are revisions of one datasheet: of the same product family, and saying
/// mostly the same. Which one is newer is not known here.
///
/// The family alone does not do, since several makers sell the same part; nor does the text alone,
/// since sister products share most of theirs.
final class RevisionFinder {

    /// Words taken together when texts are compared.
    private static final int WORDS = 4;

    /// Revisions share this part of the shorter one's word sequences at least. On datasheets at
    /// hand revisions of one family share 0.55 and more, other makers' sheets of the same family
    /// 0.04.
    private static final double SHARED = 0.3;

    /// Fewer word sequences tell nothing.
    private static final int MIN_SEQUENCES = 12;

    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}|\\d+(?:\\.\\d+)?");

    private final DocumentReader reader;

    RevisionFinder(DocumentReader reader) {
        this.reader = reader;
    }

    /// The other revisions of every document that has some, by `doc_id`.
    SortedMap<String, List<String>> all() {
        Named named = named();
        Map<String, Set<String>> sequences = new HashMap<>();
        SortedMap<String, List<String>> revisions = new TreeMap<>();
        for (String docId : named.families().keySet()) {
            List<String> others = others(docId, named, sequences);
            if (!others.isEmpty()) {
                revisions.put(docId, others);
            }
        }
        return revisions;
    }

    /// The other revisions of a document.
    List<String> of(String docId) {
        return others(docId, named(), new HashMap<>());
    }

    /// What documents are about, in lower case.
    ///
    /// @param families by `doc_id`, of those that have one
    /// @param numbers the family and the leading part numbers, by `doc_id`
    /// @param bearers the documents of those numbers
    private record Named(
            SortedMap<String, String> families,
            Map<String, Set<String>> numbers,
            Map<String, Set<String>> bearers) {

        /// Of one family, or of two that each names: which of several parts leads a document may
        /// change with a page more.
        boolean related(String one, String other) {
            String family = families.getOrDefault(one, "");
            String others = families.getOrDefault(other, "");
            return family.equals(others)
                    || (numbers.getOrDefault(one, Set.of()).contains(others)
                            && numbers.getOrDefault(other, Set.of()).contains(family));
        }
    }

    private Named named() {
        SortedMap<String, String> families = new TreeMap<>();
        reader.families()
                .forEach((docId, family) -> families.put(docId, family.toLowerCase(Locale.ROOT)));
        Map<String, Set<String>> numbers = new HashMap<>();
        Map<String, Set<String>> bearers = new HashMap<>();
        for (DocumentRecord document : reader.documents()) {
            String family = families.get(document.docId());
            if (family != null) {
                Set<String> all = new TreeSet<>();
                all.add(family);
                document.partNumbers().forEach(number -> all.add(number.toLowerCase(Locale.ROOT)));
                numbers.put(document.docId(), all);
                all.forEach(
                        number ->
                                bearers.computeIfAbsent(number, any -> new TreeSet<>())
                                        .add(document.docId()));
            }
        }
        return new Named(families, numbers, bearers);
    }

    /// @param sequences those read so far, by `doc_id`
    private List<String> others(String docId, Named named, Map<String, Set<String>> sequences) {
        String family = named.families().get(docId);
        if (family == null) {
            return List.of();
        }
        return named.bearers().getOrDefault(family, Set.of()).stream()
                .filter(other -> !other.equals(docId) && named.related(docId, other))
                .filter(
                        other ->
                                same(
                                        sequences.computeIfAbsent(docId, this::sequences),
                                        sequences.computeIfAbsent(other, this::sequences)))
                .toList();
    }

    private static boolean same(Set<String> one, Set<String> other) {
        Set<String> shorter = one.size() <= other.size() ? one : other;
        Set<String> longer = one.size() <= other.size() ? other : one;
        long shared = shorter.stream().filter(longer::contains).count();
        return shorter.size() >= MIN_SEQUENCES && shared >= SHARED * shorter.size();
    }

    private Set<String> sequences(String docId) {
        Set<String> sequences = new HashSet<>();
        for (StoredChunk chunk : reader.chunks(docId)) {
            List<String> words =
                    WORD.matcher(chunk.chunk().nativeText().toLowerCase(Locale.ROOT))
                            .results()
                            .map(MatchResult::group)
                            .toList();
            for (int i = 0; i + WORDS <= words.size(); i++) {
                sequences.add(String.join(" ", words.subList(i, i + WORDS)));
            }
        }
        return sequences;
    }
}
