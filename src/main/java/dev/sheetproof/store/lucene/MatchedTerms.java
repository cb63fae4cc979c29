package dev.sheetproof.store.lucene;

import dev.sheetproof.model.MatchedTerm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Matches;
import org.apache.lucene.search.MatchesIterator;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Weight;

/// Says which terms of the request a hit holds and in which channel, from the query that scored it.
final class MatchedTerms {

    /// Terms told per hit.
    private static final int MAX_TERMS = 24;

    private static final int MAX_PLACES = 64;

    private static final Set<String> STORED = Set.of(Fields.TEXT, Fields.TITLE, Fields.DESCRIPTION);

    private final IndexSearcher searcher;
    private final Weight weight;

    MatchedTerms(IndexSearcher searcher, org.apache.lucene.search.Query query) throws IOException {
        this.searcher = searcher;
        this.weight = searcher.createWeight(searcher.rewrite(query), ScoreMode.COMPLETE, 1);
    }

    List<MatchedTerm> of(int doc) throws IOException {
        List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
        LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(doc, leaves));
        Matches matches = weight.matches(leaf, doc - leaf.docBase);
        if (matches == null) {
            return List.of();
        }
        Document stored = searcher.storedFields().document(doc, STORED);
        Map<String, String> texts = new HashMap<>();
        for (String field : STORED) {
            String value = stored.get(field);
            texts.put(field, value == null ? "" : value);
        }
        Set<String> fields = new TreeSet<>();
        matches.forEach(fields::add);
        Set<MatchedTerm> terms = new LinkedHashSet<>();
        for (String field : fields) {
            collect(
                    matches,
                    field,
                    texts.getOrDefault(field, texts.getOrDefault(Fields.TEXT, "")),
                    terms);
        }
        return List.copyOf(new ArrayList<>(terms).subList(0, Math.min(MAX_TERMS, terms.size())));
    }

    private static void collect(Matches matches, String field, String text, Set<MatchedTerm> terms)
            throws IOException {
        MatchesIterator places = matches.getMatches(field);
        for (int n = 0; places != null && n < MAX_PLACES && places.next(); n++) {
            int start = places.startOffset();
            int end = places.endOffset();
            if (start >= 0 && end > start && end <= text.length()) {
                terms.add(new MatchedTerm(text.substring(start, end), field));
            }
        }
    }
}
