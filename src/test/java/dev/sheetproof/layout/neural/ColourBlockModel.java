package dev.sheetproof.layout.neural;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// A layout model that really detects something: one filled block of pure red (class 0, score .95),
/// of pure green (class 1, score .9) and of pure blue (class 2, score .4) on a page of any other
/// colours. A convolution tells the colours apart, projections onto the axes give the box.
///
/// It has the tensors of a YOLO model in each of the output forms; the forms that need suppression
/// propose each block twice, the second time three pixels off and with nine tenths of the score.
public final class ColourBlockModel {

    /// Scores of the three classes.
    public static final double RED = 0.95;

    public static final double GREEN = 0.9;
    public static final double BLUE = 0.4;

    /// Class names as the usual exporter writes them.
    public static final Map<String, String> NAMES =
            Map.of("names", "{0: 'title', 1: 'table', 2: 'figure'}", "imgsz", "[640, 640]");

    private ColourBlockModel() {}

    /// Writes the model with its class names in its metadata, for pictures of any size.
    ///
    /// @param form the name of an output form, such as `channels`
    public static Path write(Path file, String form) throws IOException {
        return Files.write(file, bytes(OutputForm.parse(form), NAMES, -1, -1));
    }

    /// @param batch pictures at once, -1 for any number
    /// @param side of the picture in pixels, -1 for any size
    static byte[] bytes(OutputForm form, Map<String, String> metadata, long batch, long side) {
        OnnxWriter w = new OnnxWriter();
        w.input("images", batch, 3, side, side);
        w.floats("colours", new long[] {3, 3, 1, 1}, 1, -1, -1, -1, 1, -1, -1, -1, 1);
        w.floats("half", new long[] {}, 0.5f);
        w.floats("zero", new long[] {}, 0);
        w.floats("one", new long[] {}, 1);
        w.floats("two", new long[] {}, 2);
        w.floats("far", new long[] {}, 1e6f);
        w.longs("last", 2);
        w.floats("scores", new long[] {1, 3}, (float) RED, (float) GREEN, (float) BLUE);
        w.node("Conv", "pure", "images", "colours");
        w.node("Greater", "isBlock", "pure", "half");
        w.node("Cast", "block", Map.of("to", new long[] {1}), "isBlock");
        extent(w, "x", 2);
        extent(w, "y", 3);
        w.node("ReduceMax", "there", axes(2), "projectedx");
        w.node("Mul", "score", "there", "scores");
        switch (form) {
            case END_TO_END -> {
                w.floats("class", new long[] {1, 3}, 0, 1, 2);
                w.node("Mul", "nothing", "score", "zero");
                w.node("Add", "classes", "nothing", "class");
                columns(w, "boxes", "x0", "y0", "x1", "y1", "score", "classes");
                w.output("boxes", batch, 3, 6);
            }
            case ROWS -> {
                rows(w, "boxes");
                w.output("boxes", batch, 6, 7);
            }
            case CHANNELS -> {
                rows(w, "rows");
                w.node("Transpose", "boxes", Map.of("perm", new long[] {0, 2, 1}), "rows");
                w.output("boxes", batch, 7, 6);
            }
            case YOLOX -> throw new IllegalArgumentException("this model has no grids");
            case OBJECTNESS -> {
                centres(w);
                columns(w, "box", "cx", "cy", "w", "h", "there");
                scores(w);
                w.node("Concat", "boxes", Map.of("axis", new long[] {2}), "box", "each");
                w.output("boxes", batch, 3, 8);
            }
        }
        return w.model(metadata);
    }

    /// Where the blocks begin and end along an axis: `x0` and `x1`, or `y0` and `y1`.
    ///
    /// @param over the dimension that is projected away
    private static void extent(OnnxWriter w, String axis, int over) {
        w.node("ReduceMax", "projected" + axis, axes(over), "block");
        w.node("Mul", "zeros" + axis, "projected" + axis, "zero");
        w.node("Add", "ones" + axis, "zeros" + axis, "one");
        w.node("CumSum", "ends" + axis, "ones" + axis, "last");
        w.node("Sub", "starts" + axis, "ends" + axis, "one");
        w.node("Mul", "inside" + axis, "projected" + axis, "ends" + axis);
        w.node("ReduceMax", axis + "1", axes(2), "inside" + axis);
        w.node("Sub", "empty" + axis, "one", "projected" + axis);
        w.node("Mul", "away" + axis, "empty" + axis, "far");
        w.node("Add", "where" + axis, "starts" + axis, "away" + axis);
        w.node("ReduceMin", axis + "0", axes(2), "where" + axis);
    }

    private static Map<String, long[]> axes(long axis) {
        return Map.of("axes", new long[] {axis}, "keepdims", new long[] {0});
    }

    private static void centres(OnnxWriter w) {
        for (String axis : new String[] {"x", "y"}) {
            w.node("Add", "both" + axis, axis + "0", axis + "1");
            w.node("Div", "c" + axis, "both" + axis, "two");
            w.node("Sub", axis.equals("x") ? "w" : "h", axis + "1", axis + "0");
        }
    }

    /// The score of each box in the column of its class, `each`.
    private static void scores(OnnxWriter w) {
        w.floats("identity", new long[] {3, 3}, 1, 0, 0, 0, 1, 0, 0, 0, 1);
        w.node("Unsqueeze", "scoreColumn", "score", "last");
        w.node("Mul", "each", "scoreColumn", "identity");
    }

    private static void rows(OnnxWriter w, String output) {
        centres(w);
        columns(w, "box", "cx", "cy", "w", "h");
        scores(w);
        w.node("Concat", "first", Map.of("axis", new long[] {2}), "box", "each");
        w.floats("worse", new long[] {1, 1, 7}, 1, 1, 1, 1, 0.9f, 0.9f, 0.9f);
        w.floats("off", new long[] {1, 1, 7}, 3, 3, 0, 0, 0, 0, 0);
        w.node("Mul", "scaled", "first", "worse");
        w.node("Add", "second", "scaled", "off");
        w.node("Concat", output, Map.of("axis", new long[] {1}), "first", "second");
    }

    /// Puts `[n, 3]` tensors side by side as `[n, 3, columns]`.
    private static void columns(OnnxWriter w, String output, String... parts) {
        String[] wide = new String[parts.length];
        for (int i = 0; i < parts.length; i++) {
            wide[i] = output + "Column" + i;
            w.node("Unsqueeze", wide[i], parts[i], "last");
        }
        w.node("Concat", output, Map.of("axis", new long[] {2}), wide);
    }
}
