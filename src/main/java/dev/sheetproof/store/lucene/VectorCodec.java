package dev.sheetproof.store.lucene;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.util.BytesRef;

/// The unit vectors of a chunk as bytes: count, dimension, then 32-bit numbers, all little endian.
final class VectorCodec {

    private VectorCodec() {}

    static BytesRef encode(List<float[]> vectors) {
        int dimension = vectors.getFirst().length;
        ByteBuffer buffer =
                ByteBuffer.allocate(8 + 4 * dimension * vectors.size())
                        .order(ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(vectors.size()).putInt(dimension);
        for (float[] vector : vectors) {
            if (vector.length != dimension) {
                throw new IllegalArgumentException(
                        "vectors of one chunk differ in length: "
                                + dimension
                                + ", "
                                + vector.length);
            }
            for (float v : vector) {
                buffer.putFloat(v);
            }
        }
        return new BytesRef(buffer.array());
    }

    static List<float[]> decode(BytesRef bytes) {
        ByteBuffer buffer =
                ByteBuffer.wrap(bytes.bytes, bytes.offset, bytes.length)
                        .order(ByteOrder.LITTLE_ENDIAN);
        int count = buffer.getInt();
        int dimension = buffer.getInt();
        List<float[]> vectors = new ArrayList<>(count);
        for (int k = 0; k < count; k++) {
            float[] vector = new float[dimension];
            for (int i = 0; i < dimension; i++) {
                vector[i] = buffer.getFloat();
            }
            vectors.add(vector);
        }
        return vectors;
    }
}
