package dev.sheetproof.store.lucene;

import dev.sheetproof.store.LexicalQuery;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopDocs;

/// How much a request is about a document as a whole: its card, and all its text. A part number
/// that only heads a document lifts all its chunks this way without being copied into them.
final class DocumentPrior {

    /// Documents that are lifted.
    private static final int DOCUMENTS = 30;

    /// Weight of the document against the chunk.
    private static final float WEIGHT = 1f;

    private DocumentPrior() {}

    /// Clauses that lift the chunks of the documents a request is about; empty when it is about
    /// none.
    static List<Query> clauses(IndexSearcher searcher, LexicalQuery wanted) throws IOException {
        Query query =
                new BooleanQuery.Builder()
                        .add(
                                LexicalQueryBuilder.build(
                                        wanted, searcher.getIndexReader(), Channels.DOCUMENTS),
                                BooleanClause.Occur.MUST)
                        .add(
                                new TermQuery(new Term(Fields.KIND, Fields.KIND_CARD)),
                                BooleanClause.Occur.FILTER)
                        .build();
        TopDocs top = searcher.search(query, DOCUMENTS);
        List<Query> clauses = new ArrayList<>();
        for (ScoreDoc hit : top.scoreDocs) {
            RankedDoc document = RankedDoc.of(searcher.getIndexReader(), hit.doc, hit.score);
            // Rounded, so that the last bits of a sum of floats do not decide.
            float boost = Math.round(document.score() * WEIGHT * 1000) / 1000f;
            if (boost > 0) {
                clauses.add(
                        new BoostQuery(
                                new ConstantScoreQuery(
                                        new TermQuery(new Term(Fields.DOC_ID, document.docId()))),
                                boost));
            }
        }
        return clauses;
    }
}
