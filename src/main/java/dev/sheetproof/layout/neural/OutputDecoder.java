package dev.sheetproof.layout.neural;

import dev.sheetproof.layout.LayoutModelException;
import dev.sheetproof.onnx.Tensor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Reads the boxes of a model's output tensor.
///
/// @param model what messages call it
/// @param classes how many the model tells apart
/// @param wanted the form the user says it has; else the shape decides
record OutputDecoder(String model, int classes, Optional<OutputForm> wanted, double threshold) {

    private static final int BOX = 4;

    /// Columns of the end-to-end form: corners, score, class.
    private static final int END_TO_END_COLUMNS = 6;

    /// Sizes in pixels of the cells of YOLOX' grids.
    private static final int[] YOLOX_STRIDES = {8, 16, 32};

    /// What rounding may add to a score of 1.
    private static final double SCORE_SLACK = 1e-3;

    /// The form of an output of this shape.
    ///
    /// @throws LayoutModelException when no form fits
    OutputForm form(long[] shape) {
        if (shape.length == 3 && wanted.isPresent() && fits(wanted.get(), shape)) {
            return wanted.get();
        }
        if (shape.length == 3 && wanted.isEmpty()) {
            // With two classes [n, 6] could be rows, too: the end-to-end form is the one exporters
            // write. The notes can say otherwise.
            for (OutputForm form :
                    List.of(
                            OutputForm.CHANNELS,
                            OutputForm.END_TO_END,
                            OutputForm.ROWS,
                            OutputForm.OBJECTNESS)) {
                if (fits(form, shape)) {
                    return form;
                }
            }
        }
        throw new LayoutModelException(
                model
                        + " gives an output of shape "
                        + Arrays.toString(shape)
                        + ", which with "
                        + classes
                        + " classes is "
                        + wanted.map(form -> "not " + form.wireName()).orElse("no YOLO output")
                        + ": a detection model gives [n, "
                        + (BOX + classes)
                        + ", anchors] or [n, boxes, 6]. Check that the labels file names all classes"
                        + " of this model, and export it as a detection model");
    }

    private boolean fits(OutputForm form, long[] shape) {
        return switch (form) {
            case CHANNELS -> shape[1] == BOX + classes && shape[2] != BOX + classes;
            case ROWS -> shape[2] == BOX + classes;
            case OBJECTNESS, YOLOX -> shape[2] == BOX + 1 + classes;
            case END_TO_END -> shape[2] == END_TO_END_COLUMNS;
        };
    }

    /// The boxes of one picture that reach the threshold, best first.
    ///
    /// @param index of the picture in the batch
    /// @param picture its size
    /// @throws LayoutModelException when the output is no output of such a model
    List<Candidate> decode(Tensor.Floats output, int index, Letterbox picture) {
        long[] shape = output.shape();
        OutputForm form = form(shape);
        int rows = Math.toIntExact(shape[1]);
        int columns = Math.toIntExact(shape[2]);
        int start = index * rows * columns;
        List<Candidate> found = new ArrayList<>();
        switch (form) {
            case CHANNELS -> {
                for (int i = 0; i < columns; i++) {
                    scored(output.data(), start + i, columns, false, found);
                }
            }
            case ROWS -> {
                for (int i = 0; i < rows; i++) {
                    scored(output.data(), start + i * columns, 1, false, found);
                }
            }
            case OBJECTNESS -> {
                for (int i = 0; i < rows; i++) {
                    scored(output.data(), start + i * columns, 1, true, found);
                }
            }
            case YOLOX -> grids(output.data(), start, rows, columns, picture, found);
            case END_TO_END -> {
                for (int i = 0; i < rows; i++) {
                    finished(output.data(), start + i * columns, found);
                }
            }
        }
        if (form.needsSuppression()) {
            return Suppression.of(found);
        }
        return found.stream().sorted(Suppression.BEST_FIRST).limit(Suppression.MAX_KEPT).toList();
    }

    /// A box with a score for each class, its numbers `step` apart.
    private void scored(float[] data, int at, int step, boolean objectness, List<Candidate> found) {
        int first = objectness ? BOX + 1 : BOX;
        int best = 0;
        for (int c = 1; c < classes; c++) {
            if (data[at + (first + c) * step] > data[at + (first + best) * step]) {
                best = c;
            }
        }
        double score = checked(data[at + (first + best) * step]);
        if (objectness) {
            score *= checked(data[at + BOX * step]);
        }
        if (score >= threshold) {
            double x = data[at];
            double y = data[at + step];
            double halfWidth = data[at + 2 * step] / 2.0;
            double halfHeight = data[at + 3 * step] / 2.0;
            add(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight, score, best, found);
        }
    }

    /// Boxes as YOLOX writes them: the cells of three grids, row by row, one after the other
    /// (demo_postprocess of its exporter).
    private void grids(
            float[] data,
            int start,
            int rows,
            int columns,
            Letterbox picture,
            List<Candidate> found) {
        int anchor = 0;
        for (int stride : YOLOX_STRIDES) {
            for (int y = 0; y < picture.heightPx() / stride; y++) {
                for (int x = 0; x < picture.widthPx() / stride; x++, anchor++) {
                    int at = start + anchor * columns;
                    if (anchor < rows) {
                        data[at] = (data[at] + x) * stride;
                        data[at + 1] = (data[at + 1] + y) * stride;
                        data[at + 2] = (float) Math.exp(data[at + 2]) * stride;
                        data[at + 3] = (float) Math.exp(data[at + 3]) * stride;
                        scored(data, at, 1, true, found);
                    }
                }
            }
        }
        if (anchor != rows) {
            throw new LayoutModelException(
                    model
                            + " gives "
                            + rows
                            + " anchors for a picture of "
                            + picture.widthPx()
                            + " × "
                            + picture.heightPx()
                            + " pixels where YOLOX gives "
                            + anchor
                            + ": its labels file calls it yolox and it is not");
        }
    }

    private void finished(float[] data, int at, List<Candidate> found) {
        double score = checked(data[at + BOX]);
        if (score >= threshold) {
            int classIndex = Math.round(data[at + BOX + 1]);
            if (classIndex < 0 || classIndex >= classes) {
                throw new LayoutModelException(
                        model
                                + " found a region of class "
                                + classIndex
                                + " but only "
                                + classes
                                + " classes are named: complete the labels file");
            }
            add(data[at], data[at + 1], data[at + 2], data[at + 3], score, classIndex, found);
        }
    }

    /// Padding rows and numeric accidents come as not-a-number: no proposals.
    private static void add(
            double x0,
            double y0,
            double x1,
            double y1,
            double score,
            int classIndex,
            List<Candidate> found) {
        if (Double.isFinite(x0)
                && Double.isFinite(y0)
                && Double.isFinite(x1)
                && Double.isFinite(y1)
                && x1 > x0
                && y1 > y0) {
            found.add(new Candidate(x0, y0, x1, y1, Math.min(1, score), classIndex));
        }
    }

    private double checked(double score) {
        if (score > 1 + SCORE_SLACK) {
            throw new LayoutModelException(
                    model
                            + " gives a score of "
                            + score
                            + ", but scores lie in 0..1: its labels file names "
                            + classes
                            + " classes and must name all of them, or it was exported without its"
                            + " last activation; export it as a detection model");
        }
        return score;
    }
}
