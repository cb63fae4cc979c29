package dev.sheetproof.store.lucene;

import dev.sheetproof.store.DenseHit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Scorer;
import org.apache.lucene.search.Weight;
import org.apache.lucene.util.Bits;
import org.apache.lucene.util.FixedBitSet;

/// Nearest chunks by an exact scan over quantised vectors, the best of them scored again with the
/// exact ones. The result does not depend on how the index is cut into segments.
final class VectorScan {

    /// Rows scored again per hit wanted: several rows may belong to one chunk, and quantisation
    /// swaps neighbours.
    private static final int OVERSAMPLING = 4;

    private static final int MIN_CANDIDATES = 200;

    private final Map<IndexReader.CacheKey, SegmentVectors> cache = new ConcurrentHashMap<>();

    private record Candidate(int leaf, int doc, float score) {}

    private static final Comparator<Candidate> WORST_FIRST =
            Comparator.comparingDouble(Candidate::score)
                    .thenComparing(Comparator.comparingInt(Candidate::leaf).reversed())
                    .thenComparing(Comparator.comparingInt(Candidate::doc).reversed());

    /// @param filter which chunks may be found
    List<DenseHit> nearest(IndexSearcher searcher, float[] query, Query filter, int limit)
            throws IOException {
        float scale = SegmentVectors.scale(query);
        byte[] quantised = SegmentVectors.quantise(query, scale);
        int wanted = Math.max(MIN_CANDIDATES, limit * OVERSAMPLING);
        PriorityQueue<Candidate> best = new PriorityQueue<>(wanted + 1, WORST_FIRST);
        Weight weight =
                searcher.createWeight(searcher.rewrite(filter), ScoreMode.COMPLETE_NO_SCORES, 1);
        List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
        for (LeafReaderContext leaf : leaves) {
            FixedBitSet allowed = allowed(weight, leaf);
            SegmentVectors vectors = vectors(leaf);
            for (int row = 0; row < vectors.size(); row++) {
                if (allowed.get(vectors.doc(row))) {
                    offer(
                            best,
                            new Candidate(
                                    leaf.ord,
                                    vectors.doc(row),
                                    vectors.score(row, quantised, scale)),
                            wanted);
                }
            }
        }
        return rescored(searcher, leaves, best, query, limit);
    }

    private static void offer(PriorityQueue<Candidate> best, Candidate candidate, int wanted) {
        if (Float.isNaN(candidate.score())) {
            return;
        }
        if (best.size() < wanted) {
            best.add(candidate);
        } else if (WORST_FIRST.compare(candidate, best.element()) > 0) {
            best.poll();
            best.add(candidate);
        }
    }

    private static List<DenseHit> rescored(
            IndexSearcher searcher,
            List<LeafReaderContext> leaves,
            PriorityQueue<Candidate> candidates,
            float[] query,
            int limit)
            throws IOException {
        List<Candidate> ordered = new ArrayList<>(candidates);
        ordered.sort(Comparator.comparingInt(Candidate::leaf).thenComparingInt(Candidate::doc));
        List<RankedDoc> ranked = new ArrayList<>();
        int last = -1;
        int lastLeaf = -1;
        BinaryDocValues values = null;
        for (Candidate candidate : ordered) {
            LeafReaderContext leaf = leaves.get(candidate.leaf());
            int global = leaf.docBase + candidate.doc();
            if (global == last) {
                continue;
            }
            last = global;
            if (values == null || candidate.leaf() != lastLeaf) {
                values = DocValues.getBinary(leaf.reader(), Fields.VECTORS);
                lastLeaf = candidate.leaf();
            }
            if (values.advanceExact(candidate.doc())) {
                double cosine = best(VectorCodec.decode(values.binaryValue()), query);
                ranked.add(RankedDoc.of(searcher.getIndexReader(), global, cosine));
            }
        }
        ranked.sort(RankedDoc.BEST_FIRST);
        List<DenseHit> hits = new ArrayList<>();
        for (RankedDoc doc : ranked.subList(0, Math.min(limit, ranked.size()))) {
            hits.add(new DenseHit(doc.chunkId(), doc.score()));
        }
        return hits;
    }

    /// Summed in one order with double precision: the same on every machine.
    private static double best(List<float[]> vectors, float[] query) {
        double best = -1;
        for (float[] vector : vectors) {
            double sum = 0;
            for (int i = 0; i < Math.min(vector.length, query.length); i++) {
                sum += (double) vector[i] * query[i];
            }
            best = Math.max(best, sum);
        }
        return Math.min(1, best);
    }

    private static FixedBitSet allowed(Weight weight, LeafReaderContext leaf) throws IOException {
        FixedBitSet allowed = new FixedBitSet(Math.max(1, leaf.reader().maxDoc()));
        Scorer scorer = weight.scorer(leaf);
        if (scorer != null) {
            Bits live = leaf.reader().getLiveDocs();
            DocIdSetIterator docs = scorer.iterator();
            for (int doc = docs.nextDoc();
                    doc != DocIdSetIterator.NO_MORE_DOCS;
                    doc = docs.nextDoc()) {
                if (live == null || live.get(doc)) {
                    allowed.set(doc);
                }
            }
        }
        return allowed;
    }

    private SegmentVectors vectors(LeafReaderContext leaf) throws IOException {
        IndexReader.CacheHelper helper = leaf.reader().getCoreCacheHelper();
        SegmentVectors cached = cache.get(helper.getKey());
        if (cached == null) {
            cached = SegmentVectors.load(leaf.reader());
            if (cache.putIfAbsent(helper.getKey(), cached) == null) {
                helper.addClosedListener(cache::remove);
            }
        }
        return cached;
    }
}
