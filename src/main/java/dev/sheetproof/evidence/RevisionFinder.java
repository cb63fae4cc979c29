package dev.sheetproof.evidence;

import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.DocumentReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
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
        SortedMap<String, List<String>> revisions = new TreeMap<>();
        byFamily().values().forEach(family -> link(family, revisions));
        return revisions;
    }

    /// The other revisions of a document.
    List<String> of(String docId) {
        SortedMap<String, List<String>> revisions = new TreeMap<>();
        byFamily().values().stream()
                .filter(family -> family.contains(docId))
                .forEach(family -> link(family, revisions));
        return revisions.getOrDefault(docId, List.of());
    }

    private Map<String, List<String>> byFamily() {
        Map<String, List<String>> byFamily = new TreeMap<>();
        reader.families()
                .forEach(
                        (docId, family) ->
                                byFamily.computeIfAbsent(
                                                family.toLowerCase(Locale.ROOT),
                                                any -> new ArrayList<>())
                                        .add(docId));
        return byFamily;
    }

    private void link(List<String> family, SortedMap<String, List<String>> revisions) {
        if (family.size() < 2) {
            return;
        }
        Map<String, Set<String>> sequences = new HashMap<>();
        family.forEach(docId -> sequences.put(docId, sequences(docId)));
        for (String one : family) {
            for (String other : family) {
                if (!one.equals(other)
                        && same(
                                sequences.getOrDefault(one, Set.of()),
                                sequences.getOrDefault(other, Set.of()))) {
                    revisions.computeIfAbsent(one, any -> new ArrayList<>()).add(other);
                }
            }
        }
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
