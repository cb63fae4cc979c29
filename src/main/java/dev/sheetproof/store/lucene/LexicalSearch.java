package dev.sheetproof.store.lucene;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.store.LexicalHit;
import dev.sheetproof.store.LexicalQuery;
import dev.sheetproof.store.lucene.LexicalQueryBuilder.TokenQuery;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;

/// Ranks chunks for a lexical query: what each token scores in the chunk, and how much the request
/// is about the chunk's document.
final class LexicalSearch {

    /// Weight of a token in a chunk when it names the document anyhow and others are asked for.
    private static final float SUBJECT = .1f;

    /// Weight of a part number in a chunk when it has led to its documents and more is asked for.
    private static final float LEADING = .35f;

    /// A heading alone says where the answer is, not what it is.
    private static final double HEADING = .6;

    /// Share of the words that the best region holds from which on the kind of a region counts in
    /// full.
    private static final double FULL = .6;

    /// A masthead names a part that regions of the document are about.
    private static final double MASTHEAD = .8;

    /// What a region of a lifted document is worth without any word of the request: enough for its
    /// kind to count.
    private static final double BASE = 4;

    /// A revision history or a disclaimer mentions everything and answers nothing.
    private static final double MINOR = .5;

    /// A chunk that scores less than this has no word of the request of its own.
    private static final double OWN = .01;

    /// Weight of standing on a page that the request names.
    private static final float PAGE = 12;

    /// Hits whose matched terms are told: more than a list shows, fewer than are fused.
    private static final int EXPLAINED = 40;

    /// More rows than wanted are ranked: the kind of region and ties are decided after the index
    /// has answered.
    private static final int CANDIDATES = 200;

    private LexicalSearch() {}

    static List<LexicalHit> best(
            IndexSearcher searcher, LexicalQuery wanted, SearchFilters filters, int limit)
            throws IOException {
        DocumentPrior prior = DocumentPrior.of(searcher, wanted);
        List<TokenQuery> tokens = new ArrayList<>();
        for (TokenQuery token :
                LexicalQueryBuilder.build(wanted, searcher.getIndexReader(), Channels.CHUNKS)) {
            // Near misses are looked up once, not for each use of the query.
            tokens.add(token.with(searcher.rewrite(token.query())));
        }
        boolean others =
                tokens.stream()
                        .filter(LexicalSearch::saysMore)
                        .anyMatch(token -> !prior.subjects().contains(token.token()));
        Query lexical = weighted(tokens, prior, others);
        Query filter = FilterQueries.of(filters, searcher, !others && !wanted.parts().isEmpty());
        List<Query> clauses = new ArrayList<>(prior.clauses());
        clauses.add(lexical);
        if (!wanted.pages().isEmpty()) {
            int[] pages = wanted.pages().stream().mapToInt(PageNumber::value).toArray();
            clauses.add(
                    new BoostQuery(
                            new ConstantScoreQuery(IntPoint.newSetQuery(Fields.PAGE, pages)),
                            PAGE));
        }
        List<RankedDoc> ranked = ranked(searcher, anyOf(clauses), filter, limit + CANDIDATES);
        Map<Integer, Double> held =
                HeldShare.of(
                        searcher,
                        tokens.stream().filter(t -> asked(t, prior, others)).toList(),
                        ranked.stream().map(RankedDoc::doc).toList());
        // What a drawing shows need not be named in words on it.
        boolean drawn = wanted.preferred().getOrDefault(BlockType.FIGURE, 1.0) > 1;
        double most =
                drawn ? 0 : held.values().stream().mapToDouble(share -> share).max().orElse(0);
        List<RankedDoc> weighed = new ArrayList<>();
        Map<Integer, Double> own = new HashMap<>();
        for (RankedDoc doc : ranked) {
            double lift = prior.lifts().getOrDefault(doc.docId(), 0f);
            BlockType type = BlockType.parse(doc.type());
            double factor =
                    others || doc.score() - lift < OWN
                            ? earned(factor(type, wanted), held.getOrDefault(doc.doc(), 0.0), most)
                            : nameFactor(type, wanted);
            factor *= doc.minor() ? MINOR : 1;
            double itself = (BASE + doc.score() - lift) * factor;
            own.put(doc.doc(), itself);
            weighed.add(doc.withScore(lift + itself));
        }
        weighed.sort(RankedDoc.BEST_FIRST);
        List<RankedDoc> best = weighed.subList(0, Math.min(limit, weighed.size()));
        MatchedTerms terms = new MatchedTerms(searcher, lexical);
        List<LexicalHit> hits = new ArrayList<>();
        for (RankedDoc doc : best) {
            List<MatchedTerm> matched = hits.size() < EXPLAINED ? terms.of(doc.doc()) : List.of();
            hits.add(
                    new LexicalHit(
                            doc.chunkId(),
                            doc.score(),
                            own.getOrDefault(doc.doc(), 0.0),
                            held.getOrDefault(doc.doc(), 0.0),
                            matched));
        }
        return hits;
    }

    /// Whether a token may ask for more than the name of something: a single letter, and another
    /// way to find a word, do not.
    private static boolean saysMore(TokenQuery token) {
        return token.asked()
                && (token.token().length() > 1 || WordPieces.ideograph(token.token().charAt(0)));
    }

    private static boolean asked(TokenQuery token, DocumentPrior prior, boolean others) {
        return token.asked() && !(others && prior.subjects().contains(token.token()));
    }

    /// A region of the kind that is asked for is preferred as far as it holds the words of the
    /// request that the best one holds: a table is no answer by being one.
    private static double earned(double factor, double held, double most) {
        double share = most > 0 ? Math.min(1, held / most / FULL) : 1;
        return factor > 1 ? 1 + (factor - 1) * share : factor;
    }

    private static double factor(BlockType type, LexicalQuery wanted) {
        double preferred = wanted.preferred().getOrDefault(type, 1.0);
        return switch (type) {
            case TITLE -> HEADING * preferred;
            case HEADER_FOOTER -> MASTHEAD * preferred;
            case TEXT, LIST, TABLE, FIGURE, FORMULA -> preferred;
        };
    }

    /// A bare part number is best answered by the table that lists it, least by a heading that
    /// repeats it.
    private static double nameFactor(BlockType type, LexicalQuery wanted) {
        if (wanted.parts().isEmpty() || !wanted.words().isEmpty()) {
            return 1;
        }
        return switch (type) {
            case TABLE -> 1.05;
            case TITLE -> .9;
            case HEADER_FOOTER -> MASTHEAD;
            case TEXT, LIST, FIGURE, FORMULA -> 1;
        };
    }

    private static Query weighted(List<TokenQuery> tokens, DocumentPrior prior, boolean others) {
        List<Query> weighted = new ArrayList<>();
        for (TokenQuery token : tokens) {
            float weight = others ? weight(token.token(), prior) : 1;
            weighted.add(weight < 1 ? new BoostQuery(token.query(), weight) : token.query());
        }
        return anyOf(weighted);
    }

    private static float weight(String token, DocumentPrior prior) {
        if (prior.subjects().contains(token)) {
            return SUBJECT;
        }
        return prior.leading().contains(token) ? LEADING : 1;
    }

    private static Query anyOf(List<Query> queries) {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        queries.forEach(query -> any.add(query, BooleanClause.Occur.SHOULD));
        return any.build();
    }

    private static List<RankedDoc> ranked(
            IndexSearcher searcher, Query wanted, Query filter, int limit) throws IOException {
        Query query =
                new BooleanQuery.Builder()
                        .add(filter, BooleanClause.Occur.FILTER)
                        .add(wanted, BooleanClause.Occur.MUST)
                        .build();
        List<RankedDoc> ranked = new ArrayList<>();
        for (ScoreDoc hit : searcher.search(query, limit).scoreDocs) {
            ranked.add(RankedDoc.of(searcher.getIndexReader(), hit.doc, hit.score));
        }
        return ranked;
    }
}
