package dev.sheetproof.onnx;

import java.util.Arrays;

/// A dense array of numbers with a shape, in row-major order. The array belongs to the tensor: it
/// is not copied, so that pictures need not be held twice, and must not be changed afterwards.
public sealed interface Tensor {

    /// Sizes of the dimensions, outermost first.
    long[] shape();

    /// 64-bit whole numbers.
    final class Longs implements Tensor {

        private final long[] data;
        private final long[] shape;

        /// @throws IllegalArgumentException when the shape does not hold as many numbers
        public Longs(long[] data, long... shape) {
            requireShape(data.length, shape);
            this.data = data;
            this.shape = shape.clone();
        }

        public long[] data() {
            return data;
        }

        @Override
        public long[] shape() {
            return shape.clone();
        }

        @Override
        public String toString() {
            return "Longs" + Arrays.toString(shape);
        }
    }

    /// 32-bit floating point numbers.
    final class Floats implements Tensor {

        private final float[] data;
        private final long[] shape;

        /// @throws IllegalArgumentException when the shape does not hold as many numbers
        public Floats(float[] data, long... shape) {
            requireShape(data.length, shape);
            this.data = data;
            this.shape = shape.clone();
        }

        public float[] data() {
            return data;
        }

        @Override
        public long[] shape() {
            return shape.clone();
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
                throw new IllegalArgumentException(
                        "negative size in shape " + Arrays.toString(shape));
            }
            product = Math.multiplyExact(product, size);
        }
        if (product != length) {
            throw new IllegalArgumentException(
                    length + " numbers in a tensor of shape " + Arrays.toString(shape));
        }
    }
}
