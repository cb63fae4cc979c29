package dev.sheetproof.ocr;

import dev.sheetproof.onnx.OnnxModel;
import dev.sheetproof.onnx.Tensor;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.Map;

/// Runs the detection network over a page, in strips so that its memory stays bounded.
final class TextDetector {

    /// Longest side of the picture that the network sees: a letter page at about 145 dpi, where
    /// type of 5 points is found and a headline still is.
    private static final int LONGEST_PX = 1600;

    /// Sides are multiples of the network's coarsest grid.
    private static final int STRIDE = 32;

    /// Rows of one strip, and how many of them above and below only give it context.
    private static final int STRIP_PX = 384;

    private static final int CONTEXT_PX = 64;

    /// Mean and deviation of each channel, blue first, that the network was trained with
    /// (ImageNet).
    private static final float[] MEAN = {0.406f, 0.456f, 0.485f};

    private static final float[] DEVIATION = {0.225f, 0.224f, 0.229f};

    private final OnnxModel model;

    TextDetector(OnnxModel model) {
        this.model = model;
    }

    TextMap detect(GreyPicture page, CancelToken cancel, Progress progress) {
        double scale = Math.min(1, (double) LONGEST_PX / Math.max(page.width(), page.height()));
        int width = Math.max(1, (int) Math.round(page.width() * scale));
        int height = Math.max(1, (int) Math.round(page.height() * scale));
        GreyPicture small = scale < 1 ? page.scaled(width, height) : page;
        byte[] map = new byte[width * height];
        int done = 0;
        while (done < height) {
            cancel.throwIfCancelled();
            // Who watches must see that it goes on: on a busy machine a strip takes seconds.
            progress.report(OcrEngine.STAGE, 0, 0);
            int top = Math.max(0, done - CONTEXT_PX);
            int bottom = Math.min(height, top + STRIP_PX);
            int until = bottom == height ? height : bottom - CONTEXT_PX;
            strip(small, top, bottom, done, until, map);
            done = until;
        }
        return new TextMap(width, height, map, scale);
    }

    /// Writes rows `from` to `until` of the map.
    private void strip(GreyPicture page, int top, int bottom, int from, int until, byte[] map) {
        int width = up(page.width());
        int height = up(bottom - top);
        float[] tensor = new float[3 * width * height];
        for (int c = 0; c < 3; c++) {
            float paper = (1 - MEAN[c]) / DEVIATION[c];
            int plane = c * width * height;
            java.util.Arrays.fill(tensor, plane, plane + width * height, paper);
            for (int y = top; y < bottom; y++) {
                int row = plane + (y - top) * width;
                for (int x = 0; x < page.width(); x++) {
                    tensor[row + x] = (page.at(x, y) / 255f - MEAN[c]) / DEVIATION[c];
                }
            }
        }
        Tensor.Floats answer =
                model.run(
                                Map.of(
                                        model.inputs().getFirst(),
                                        new Tensor.Floats(tensor, 1, 3, height, width)))
                        .values()
                        .iterator()
                        .next();
        float[] text = answer.data();
        if (text.length != width * height) {
            throw new OcrException(
                    "the detection model answers "
                            + width
                            + " × "
                            + height
                            + " pixels with "
                            + text.length);
        }
        for (int y = from; y < until; y++) {
            for (int x = 0; x < page.width(); x++) {
                map[y * page.width() + x] =
                        (byte) Math.round(255 * Math.clamp(text[(y - top) * width + x], 0f, 1f));
            }
        }
    }

    private static int up(int pixels) {
        return (pixels + STRIDE - 1) / STRIDE * STRIDE;
    }
}
