package dev.sheetproof.store.lucene;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.SortedDocValues;

/// A row of the index with its score and its place in its document.
///
/// @param minor whether it stands in a part of the document that answers little; see
///   [MinorSections]
record RankedDoc(
        int doc,
        String chunkId,
        String docId,
        String type,
        long order,
        boolean minor,
        double score) {

    RankedDoc withScore(double other) {
        return new RankedDoc(doc, chunkId, docId, type, order, minor, other);
    }

    /// Scores closer than this are equal: sums of floats differ by the cut of segments.
    private static final double STEP = 1e-5;

    /// By score, then document, then reading order.
    static final Comparator<RankedDoc> BEST_FIRST =
            Comparator.comparingLong(RankedDoc::step)
                    .reversed()
                    .thenComparing(RankedDoc::docId)
                    .thenComparingLong(RankedDoc::order);

    private long step() {
        return Math.round(score / STEP);
    }

    static RankedDoc of(IndexReader reader, int doc, double score) throws IOException {
        List<LeafReaderContext> leaves = reader.leaves();
        LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(doc, leaves));
        int local = doc - leaf.docBase;
        return new RankedDoc(
                doc,
                text(leaf, Fields.ID, local),
                text(leaf, Fields.DOC_ID, local),
                text(leaf, Fields.TYPE, local),
                number(leaf, Fields.ORDER, local),
                number(leaf, Fields.MINOR, local) > 0,
                score);
    }

    private static String text(LeafReaderContext leaf, String field, int doc) throws IOException {
        SortedDocValues values = DocValues.getSorted(leaf.reader(), field);
        return values.advanceExact(doc) ? values.lookupOrd(values.ordValue()).utf8ToString() : "";
    }

    private static long number(LeafReaderContext leaf, String field, int doc) throws IOException {
        NumericDocValues values = DocValues.getNumeric(leaf.reader(), field);
        return values.advanceExact(doc) ? values.longValue() : 0;
    }
}
