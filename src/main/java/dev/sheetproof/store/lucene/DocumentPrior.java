package dev.sheetproof.store.lucene;

import dev.sheetproof.store.LexicalQuery;
import dev.sheetproof.store.lucene.LexicalQueryBuilder.TokenQuery;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Scorer;
import org.apache.lucene.search.TermQuery;

/// How much a request is about a document as a whole, by what names it and by all its text. A part
/// number that only heads a document lifts all its chunks this way without being copied into them.
///
/// @param clauses lift the chunks of the documents a request is about; empty when it is about none
/// @param lifts what each clause adds, by document id
/// @param subjects tokens of the request that name such a document: which of its chunks repeats
///   them says little
/// @param leading part numbers that lead to the few documents which hold them
record DocumentPrior(
        List<Query> clauses, Map<String, Float> lifts, Set<String> subjects, Set<String> leading) {

    /// Documents that are lifted.
    private static final int DOCUMENTS = 30;

    /// Weight of the document against the chunk.
    private static final float WEIGHT = 1.7f;

    /// Weight of what names a document against all its text.
    private static final float NAMED = 2f;

    /// Weight of being named by a part number as it stands, and of holding one, shared by the
    /// documents that do.
    private static final float CODE = 40;

    private static final float HELD_CODE = 40;

    /// More documents that hold a token make it no name of any.
    private static final int FEW = 8;

    /// Documents with at least this share of the best score are what the request is about, too.
    private static final double NEAR_BEST = .8;

    static DocumentPrior of(IndexSearcher searcher, LexicalQuery wanted) throws IOException {
        List<TokenQuery> named =
                LexicalQueryBuilder.build(
                        wanted.naming(), searcher.getIndexReader(), Channels.SUBJECTS);
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        for (TokenQuery token : named) {
            any.add(new BoostQuery(token.query(), NAMED), BooleanClause.Occur.SHOULD);
        }
        Set<String> leading = addCodes(any, searcher, wanted);
        for (TokenQuery token :
                LexicalQueryBuilder.build(wanted, searcher.getIndexReader(), Channels.DOCUMENTS)) {
            any.add(token.query(), BooleanClause.Occur.SHOULD);
        }
        Query query =
                new BooleanQuery.Builder()
                        .add(any.build(), BooleanClause.Occur.MUST)
                        .add(Fields.cards(), BooleanClause.Occur.FILTER)
                        .build();
        List<RankedDoc> best = new ArrayList<>();
        for (ScoreDoc hit : searcher.search(query, DOCUMENTS).scoreDocs) {
            best.add(RankedDoc.of(searcher.getIndexReader(), hit.doc, hit.score));
        }
        List<Query> clauses = new ArrayList<>();
        Map<String, Float> lifts = new HashMap<>();
        Set<String> subjects = new HashSet<>();
        List<TokenQuery> naming = naming(named, wanted, searcher);
        for (RankedDoc document : best) {
            // Rounded, so that the last bits of a sum of floats do not decide.
            float boost = Math.round(document.score() * WEIGHT * 1000) / 1000f;
            if (boost > 0) {
                lifts.put(document.docId(), boost);
                clauses.add(
                        new BoostQuery(
                                new ConstantScoreQuery(
                                        new TermQuery(new Term(Fields.DOC_ID, document.docId()))),
                                boost));
            }
            if (document.score() >= NEAR_BEST * best.getFirst().score()) {
                for (TokenQuery token : naming) {
                    if (matches(searcher, token.query(), document.doc())) {
                        subjects.add(token.token());
                    }
                }
            }
        }
        return new DocumentPrior(clauses, lifts, subjects, leading);
    }

    /// What must match for a token to name a document: a part number that some region holds as it
    /// stands is not named by its family.
    private static List<TokenQuery> naming(
            List<TokenQuery> named, LexicalQuery wanted, IndexSearcher searcher)
            throws IOException {
        Set<String> sure = new TreeSet<>();
        for (String part : wanted.parts()) {
            String whole = PartPieces.whole(part);
            if (whole.length() >= LexicalQueryBuilder.SURE_PART
                    && searcher.getIndexReader().docFreq(new Term(Fields.PART_EXACT, whole)) > 0) {
                sure.add(part);
            }
        }
        List<TokenQuery> naming =
                new ArrayList<>(named.stream().filter(t -> !sure.contains(t.token())).toList());
        naming.addAll(
                LexicalQueryBuilder.strict(
                        LexicalQuery.of(List.of(), List.copyOf(sure), List.of()),
                        searcher.getIndexReader(),
                        Channels.SUBJECTS));
        return naming;
    }

    /// A part number as it stands leads to the few documents that are named so, or that hold it at
    /// all, before everything that only holds the other words.
    ///
    /// @return those part numbers
    private static Set<String> addCodes(
            BooleanQuery.Builder any, IndexSearcher searcher, LexicalQuery wanted)
            throws IOException {
        LexicalQuery codes = wanted.codes();
        Set<String> leading = new HashSet<>();
        for (Channels channels : List.of(Channels.SUBJECTS, Channels.DOCUMENTS)) {
            float weight = channels.equals(Channels.SUBJECTS) ? CODE : HELD_CODE;
            for (TokenQuery token :
                    LexicalQueryBuilder.strict(codes, searcher.getIndexReader(), channels)) {
                int holding = searcher.count(cards(token.query()));
                if (holding > 0 && holding <= FEW) {
                    leading.add(token.token());
                    any.add(
                            new BoostQuery(new ConstantScoreQuery(token.query()), weight / holding),
                            BooleanClause.Occur.SHOULD);
                }
            }
        }
        return leading;
    }

    private static Query cards(Query query) {
        return new BooleanQuery.Builder()
                .add(query, BooleanClause.Occur.FILTER)
                .add(Fields.cards(), BooleanClause.Occur.FILTER)
                .build();
    }

    private static boolean matches(IndexSearcher searcher, Query query, int doc)
            throws IOException {
        List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
        LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(doc, leaves));
        Scorer scorer =
                searcher.createWeight(searcher.rewrite(query), ScoreMode.COMPLETE_NO_SCORES, 1)
                        .scorer(leaf);
        return scorer != null
                && scorer.iterator().advance(doc - leaf.docBase) == doc - leaf.docBase;
    }
}
