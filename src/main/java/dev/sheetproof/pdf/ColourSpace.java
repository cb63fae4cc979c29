package dev.sheetproof.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.pdmodel.common.function.PDFunction;
import org.apache.pdfbox.pdmodel.graphics.color.PDColorSpace;

/// A colour space, to 0xRRGGBB. Close to what a viewer shows and cheap: no colour profile is ever
/// applied.
sealed interface ColourSpace {

    /// What an unreadable colour and a pattern count as.
    int MIDDLE_GRAY = 0x808080;

    int components();

    /// @param values at least [#components] numbers
    int rgb(double[] values);

    /// The colour that selecting the space sets.
    default int initialRgb() {
        return rgb(new double[components()]);
    }

    /// Gray, RGB and CMYK, also for calibrated and ICC based spaces of as many components.
    enum Device implements ColourSpace {
        GRAY(1),
        RGB(3),
        CMYK(4);

        private final int components;

        Device(int components) {
            this.components = components;
        }

        static Device ofComponents(int count) {
            return switch (count) {
                case 1 -> GRAY;
                case 4 -> CMYK;
                default -> RGB;
            };
        }

        @Override
        public int components() {
            return components;
        }

        @Override
        public int rgb(double[] v) {
            return switch (this) {
                case GRAY -> pack(v[0], v[0], v[0]);
                case RGB -> pack(v[0], v[1], v[2]);
                case CMYK ->
                        pack(
                                (1 - v[0]) * (1 - v[3]),
                                (1 - v[1]) * (1 - v[3]),
                                (1 - v[2]) * (1 - v[3]));
            };
        }

        @Override
        public int initialRgb() {
            return 0;
        }
    }

    /// A palette, already in RGB.
    record Indexed(List<Integer> palette) implements ColourSpace {

        public Indexed {
            palette = List.copyOf(palette);
        }

        /// @param table one entry after the other, each of as many bytes as the base has components
        static Indexed of(ColourSpace base, byte[] table) {
            int n = Math.max(1, base.components());
            List<Integer> palette = new ArrayList<>();
            for (int at = 0; at + n <= table.length; at += n) {
                double[] values = new double[n];
                for (int i = 0; i < n; i++) {
                    values[i] = (table[at + i] & 0xFF) / 255.0;
                }
                palette.add(base.rgb(values));
            }
            return new Indexed(palette);
        }

        @Override
        public int components() {
            return 1;
        }

        @Override
        public int rgb(double[] v) {
            int index = (int) v[0];
            return index >= 0 && index < palette.size() ? palette.get(index) : MIDDLE_GRAY;
        }
    }

    /// Separation and DeviceN: a function into another space.
    record Tint(int components, PDFunction function, ColourSpace alternate) implements ColourSpace {
        @Override
        public int rgb(double[] v) {
            float[] in = new float[components];
            for (int i = 0; i < components; i++) {
                in[i] = (float) v[i];
            }
            try {
                float[] out = function.eval(in);
                if (out.length < alternate.components()) {
                    return MIDDLE_GRAY;
                }
                double[] values = new double[out.length];
                for (int i = 0; i < out.length; i++) {
                    values[i] = out[i];
                }
                return alternate.rgb(values);
            } catch (IOException e) {
                // A broken tint function costs the shade, not the page.
                return MIDDLE_GRAY;
            }
        }

        @Override
        public int initialRgb() {
            double[] full = new double[components];
            Arrays.fill(full, 1);
            return rgb(full);
        }
    }

    /// Lab, as PDFBox converts it.
    record Other(PDColorSpace space) implements ColourSpace {
        @Override
        public int components() {
            return space.getNumberOfComponents();
        }

        @Override
        public int rgb(double[] v) {
            float[] in = new float[components()];
            for (int i = 0; i < in.length; i++) {
                in[i] = (float) v[i];
            }
            try {
                float[] out = space.toRGB(in);
                return pack(out[0], out[1], out[2]);
            } catch (IOException e) {
                // As for tints: the shade is lost, the page is not.
                return MIDDLE_GRAY;
            }
        }
    }

    /// A pattern, for an uncoloured one with the space of its colour.
    record Pattern(ColourSpace under) implements ColourSpace {
        @Override
        public int components() {
            return 0;
        }

        @Override
        public int rgb(double[] v) {
            return v.length >= under.components() && under.components() > 0
                    ? under.rgb(v)
                    : MIDDLE_GRAY;
        }

        @Override
        public int initialRgb() {
            return MIDDLE_GRAY;
        }
    }

    private static int pack(double r, double g, double b) {
        return channel(r) << 16 | channel(g) << 8 | channel(b);
    }

    private static int channel(double value) {
        return (int) (Math.clamp(value, 0, 1) * 255 + 0.5);
    }
}
