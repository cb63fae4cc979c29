package dev.sheetproof.store.lucene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.util.VectorUtil;

/// The vectors of one index segment, quantised to 8 bits for scanning; the exact ones stay on disk.
final class SegmentVectors {

    private final List<byte[]> rows;
    private final float[] scales;
    private final int[] docs;

    private SegmentVectors(List<byte[]> rows, float[] scales, int[] docs) {
        this.rows = rows;
        this.scales = scales;
        this.docs = docs;
    }

    static SegmentVectors load(LeafReader reader) throws IOException {
        BinaryDocValues values = DocValues.getBinary(reader, Fields.VECTORS);
        List<byte[]> rows = new ArrayList<>();
        List<Integer> docs = new ArrayList<>();
        List<Float> scales = new ArrayList<>();
        while (values.nextDoc() != BinaryDocValues.NO_MORE_DOCS) {
            for (float[] vector : VectorCodec.decode(values.binaryValue())) {
                float scale = scale(vector);
                rows.add(quantise(vector, scale));
                scales.add(scale);
                docs.add(values.docID());
            }
        }
        float[] allScales = new float[rows.size()];
        int[] allDocs = new int[rows.size()];
        for (int i = 0; i < allScales.length; i++) {
            allScales[i] = scales.get(i);
            allDocs[i] = docs.get(i);
        }
        return new SegmentVectors(rows, allScales, allDocs);
    }

    /// The size of one step of a quantised vector.
    static float scale(float[] vector) {
        float largest = 0;
        for (float v : vector) {
            largest = Math.max(largest, Math.abs(v));
        }
        return largest > 0 ? largest / 127 : 1;
    }

    static byte[] quantise(float[] vector, float scale) {
        byte[] bytes = new byte[vector.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Math.round(vector[i] / scale);
        }
        return bytes;
    }

    int size() {
        return rows.size();
    }

    int doc(int row) {
        return docs[row];
    }

    /// About the dot product of a row and a quantised query; NaN when their dimensions differ.
    float score(int row, byte[] query, float queryScale) {
        byte[] bytes = rows.get(row);
        return bytes.length == query.length
                ? VectorUtil.dotProduct(bytes, query) * scales[row] * queryScale
                : Float.NaN;
    }
}
