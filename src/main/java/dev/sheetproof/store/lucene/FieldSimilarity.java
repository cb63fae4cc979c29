package dev.sheetproof.store.lucene;

import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.search.similarities.PerFieldSimilarityWrapper;
import org.apache.lucene.search.similarities.Similarity;

/// BM25 with k1 1.5 and b 0.75 for words; for part numbers and quantities k1 0.4 and b 0: they are
/// there or not, and a long ordering table is no worse a place for one than a short line.
final class FieldSimilarity extends PerFieldSimilarityWrapper {

    private static final Similarity WORDS = new BM25Similarity(1.5f, .75f);
    private static final Similarity TITLES = new BM25Similarity(1.2f, .4f);
    private static final Similarity TOKENS = new BM25Similarity(.4f, 0f);

    @Override
    public Similarity get(String field) {
        return switch (field) {
            case Fields.TEXT, Fields.DESCRIPTION, Fields.DOC_TEXT -> WORDS;
            case Fields.TITLE, Fields.SUBJECT -> TITLES;
            default -> TOKENS;
        };
    }
}
