package dev.sheetproof.store.lucene;

import dev.sheetproof.store.lucene.LexicalQueryBuilder.TokenQuery;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Scorer;
import org.apache.lucene.search.Weight;

/// How much of a request single rows hold.
final class HeldShare {

    /// Inverse document frequency from which on a token counts no more: one that nothing holds must
    /// not make all others worthless.
    private static final double RAREST = 6;

    private HeldShare() {}

    /// The share of the tokens' weight that each row holds, 0..1; 0 for all when there are no
    /// tokens.
    ///
    /// @param rows numbers of rows
    static Map<Integer, Double> of(
            IndexSearcher searcher, List<TokenQuery> tokens, List<Integer> rows)
            throws IOException {
        List<Integer> sorted = rows.stream().sorted().toList();
        double[] held = new double[sorted.size()];
        double all = 0;
        for (TokenQuery token : tokens) {
            double weight = Math.min(RAREST, token.rarity());
            all += weight;
            for (int place : holding(searcher, token, sorted)) {
                held[place] += weight;
            }
        }
        Map<Integer, Double> shares = new HashMap<>();
        for (int i = 0; i < held.length; i++) {
            shares.put(sorted.get(i), all > 0 ? Math.min(1, held[i] / all) : 0);
        }
        return shares;
    }

    /// Which of the sorted rows hold a token, by their places in the list.
    private static List<Integer> holding(
            IndexSearcher searcher, TokenQuery token, List<Integer> sorted) throws IOException {
        Weight weight =
                searcher.createWeight(
                        searcher.rewrite(token.query()), ScoreMode.COMPLETE_NO_SCORES, 1);
        List<Integer> holding = new ArrayList<>();
        int next = 0;
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            int end = leaf.docBase + leaf.reader().maxDoc();
            if (next == sorted.size() || sorted.get(next) >= end) {
                continue;
            }
            Scorer scorer = weight.scorer(leaf);
            DocIdSetIterator rows = scorer == null ? DocIdSetIterator.empty() : scorer.iterator();
            while (next < sorted.size() && sorted.get(next) < end) {
                int row = sorted.get(next) - leaf.docBase;
                if (rows.docID() < row) {
                    rows.advance(row);
                }
                if (rows.docID() == row) {
                    holding.add(next);
                }
                next++;
            }
        }
        return holding;
    }
}
