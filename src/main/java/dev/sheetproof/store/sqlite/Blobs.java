package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.CharEdges;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Character edges and vectors as bytes, without loss. Numbers are 32-bit floats, least significant
/// byte first.
final class Blobs {

    private Blobs() {}

    /// The starts of all characters; then one bit a character, set where it ends exactly where the
    /// next one starts; then the ends of the others. Most characters touch the next one, which
    /// halves the size.
    static byte[] of(CharEdges edges) {
        float[] starts = edges.starts();
        float[] ends = edges.ends();
        int count = starts.length;
        int apart = 0;
        for (int i = 0; i < count; i++) {
            if (!touchesNext(starts, ends, i)) {
                apart++;
            }
        }
        int maskBytes = (count + 7) / 8;
        byte[] blob = new byte[4 * count + maskBytes + 4 * apart];
        ByteBuffer bytes = littleEndian(blob);
        for (float start : starts) {
            bytes.putFloat(start);
        }
        byte[] mask = new byte[maskBytes];
        for (int i = 0; i < count; i++) {
            if (touchesNext(starts, ends, i)) {
                mask[i / 8] |= (byte) (1 << (i % 8));
            }
        }
        bytes.put(mask);
        for (int i = 0; i < count; i++) {
            if (!touchesNext(starts, ends, i)) {
                bytes.putFloat(ends[i]);
            }
        }
        return blob;
    }

    /// @param count the number of characters
    /// @throws IllegalArgumentException when the bytes are not edges of that many characters
    static CharEdges edges(byte[] blob, int count) {
        int maskBytes = (count + 7) / 8;
        if (blob.length < 4 * count + maskBytes) {
            throw new IllegalArgumentException(
                    blob.length + " bytes are too few for the edges of " + count + " characters");
        }
        ByteBuffer bytes = littleEndian(blob);
        float[] starts = new float[count];
        for (int i = 0; i < count; i++) {
            starts[i] = bytes.getFloat();
        }
        byte[] mask = new byte[maskBytes];
        bytes.get(mask);
        float[] ends = new float[count];
        for (int i = 0; i < count; i++) {
            boolean touches = ((mask[i / 8] >> (i % 8)) & 1) == 1;
            if (touches ? i + 1 == count : bytes.remaining() < Float.BYTES) {
                throw new IllegalArgumentException("edges end before character " + i);
            }
            ends[i] = touches ? starts[i + 1] : bytes.getFloat();
        }
        return CharEdges.of(starts, ends);
    }

    static byte[] of(float[] vector) {
        byte[] blob = new byte[4 * vector.length];
        littleEndian(blob).asFloatBuffer().put(vector);
        return blob;
    }

    static float[] vector(byte[] blob) {
        float[] vector = new float[blob.length / 4];
        littleEndian(blob).asFloatBuffer().get(vector);
        return vector;
    }

    private static boolean touchesNext(float[] starts, float[] ends, int i) {
        return i + 1 < starts.length
                && Float.floatToRawIntBits(ends[i]) == Float.floatToRawIntBits(starts[i + 1]);
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
