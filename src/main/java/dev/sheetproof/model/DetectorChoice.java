package dev.sheetproof.model;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// Which layout detector is to be used.
public sealed interface DetectorChoice {

    /// Score below which a proposal of a layout model is no proposal (design, section 3.2).
    double DEFAULT_THRESHOLD = 0.25;

    /// The rules alone: what is used when nobody chooses.
    DetectorChoice GEOMETRIC = new Geometric();

    /// Geometry alone; needs no model.
    record Geometric() implements DetectorChoice {

        @Override
        public String toString() {
            return "geometric";
        }
    }

    /// A layout model alone.
    ///
    /// @param threshold score from which on a proposal counts, 0..1
    record Model(Path file, double threshold) implements DetectorChoice {

        public Model {
            requireThreshold(threshold);
        }

        @Override
        public String toString() {
            return "model:" + file;
        }
    }

    /// A layout model whose proposals geometry corrects and completes.
    ///
    /// @param threshold score from which on a proposal counts, 0..1
    record Fused(Path file, double threshold) implements DetectorChoice {

        public Fused {
            requireThreshold(threshold);
        }

        @Override
        public String toString() {
            return "fused:" + file;
        }
    }

    /// Reads `geometric`, `model:FILE` or `fused:FILE`.
    ///
    /// @throws IllegalArgumentException when it is neither, or the threshold is outside 0..1
    static DetectorChoice parse(String text, double threshold) {
        requireThreshold(threshold);
        if (text.equals("geometric")) {
            return GEOMETRIC;
        }
        try {
            if (text.startsWith("model:") && text.length() > "model:".length()) {
                return new Model(Path.of(text.substring("model:".length())), threshold);
            }
            if (text.startsWith("fused:") && text.length() > "fused:".length()) {
                return new Fused(Path.of(text.substring("fused:".length())), threshold);
            }
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(text + " does not name a file", e);
        }
        throw new IllegalArgumentException(
                "no detector '" + text + "': there are geometric, model:FILE and fused:FILE");
    }

    private static void requireThreshold(double threshold) {
        if (!(threshold > 0 && threshold <= 1)) {
            throw new IllegalArgumentException("threshold outside 0..1: " + threshold);
        }
    }
}
