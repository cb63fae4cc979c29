package dev.sheetproof.onnx;

import java.util.Arrays;

/// A dense array of numbers with a shape, in row-major order. The arrays belong to the tensor: they are not copied, so
/// that pictures need not be held twice, and must not be changed afterwards.
public sealed interface Tensor {

    /// Sizes of the dimensions, outermost first.
    long[] shape();

    /// 64-bit whole numbers.
    record Longs(long[] data, long... shape) implements Tensor {

        public Longs {
            requireShape(data.length, shape);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Longs that && Arrays.equals(data, that.data) && Arrays.equals(shape, that.shape);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(data) + Arrays.hashCode(shape);
        }

        @Override
        public String toString() {
            return "Longs" + Arrays.toString(shape);
        }
    }

    /// 32-bit floating point numbers.
    record Floats(float[] data, long... shape) implements Tensor {

        public Floats {
            requireShape(data.length, shape);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Floats that && Arrays.equals(data, that.data) && Arrays.equals(shape, that.shape);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(data) + Arrays.hashCode(shape);
        }

        @Override
        public String toString() {
            return "Floats" + Arrays.toString(shape);
        }
    }

    private static void requireShape(int length, long[] shape) {
        long product = 1;
        for (long size : shape) {
            if (size < 0) {
                throw new IllegalArgumentException("negative size in shape " + Arrays.toString(shape));
            }
            product = Math.multiplyExact(product, size);
        }
        if (product != length) {
            throw new IllegalArgumentException(length + " numbers in a tensor of shape " + Arrays.toString(shape));
        }
    }
}
