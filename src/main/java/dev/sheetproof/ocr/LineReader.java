package dev.sheetproof.ocr;

import dev.sheetproof.onnx.OnnxModel;
import dev.sheetproof.onnx.Tensor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// Runs the recognition network over one line and reads its answer: at each step the likeliest
/// class, repetitions and blanks dropped (greedy CTC, Graves et al. 2006).
final class LineReader {

    /// Height of the picture that the network reads.
    static final int HEIGHT_PX = 48;

    /// Narrower pictures are filled up to this with mid grey, as in training.
    private static final int MIN_WIDTH_PX = 96;

    /// Wider pictures are squeezed: a line of 6 points across a page is as wide.
    private static final int MAX_WIDTH_PX = 3_200;

    /// Widths are multiples of the network's step.
    private static final int STRIDE = 8;

    /// More characters than this in a step of the network are too narrow for it: some get lost.
    private static final double DENSE = 0.55;

    /// Narrow type of which most was lost is read with less confidence than this.
    private static final double UNSURE = 0.92;

    /// By how much narrow type is stretched to be read again.
    private static final double STRETCH = 1.6;

    private final OnnxModel model;
    private final List<String> characters;
    private final boolean[] latin;

    LineReader(OnnxModel model, List<String> characters) {
        this.model = model;
        this.characters = characters;
        latin = new boolean[characters.size()];
        for (int i = 0; i < latin.length; i++) {
            latin[i] = Alphabet.isLatin(characters.get(i));
        }
    }

    /// A character with its place, as a share of the picture's width, and its likelihood.
    record Read(String text, double at, double likelihood) {}

    /// What the network reads, with any character and with those of Latin datasheets alone.
    record Answer(List<Read> any, List<Read> latin) {

        /// How sure the reading is, counted so that few characters do not beat many.
        double sureness() {
            return any.stream().mapToDouble(r -> r.likelihood() - 0.5).sum();
        }

        double confidence() {
            return any.stream().mapToDouble(Read::likelihood).average().orElse(1);
        }
    }

    /// @param line a part of a picture; the network sees it 48 pixels high
    Answer read(GreyPicture page, PixelBox line) {
        double ratio = line.width() / Math.max(1, line.height());
        int width = Math.clamp(Math.round(HEIGHT_PX * ratio), 8, MAX_WIDTH_PX);
        Answer answer = read(page.scaled(line, width, HEIGHT_PX));
        int stretched = Math.min(MAX_WIDTH_PX, (int) Math.round(STRETCH * width));
        boolean dense = answer.latin().size() * STRIDE > DENSE * width;
        if ((dense || answer.confidence() < UNSURE) && stretched > width) {
            Answer wider = read(page.scaled(line, stretched, HEIGHT_PX));
            if (wider.sureness() > answer.sureness()) {
                return wider;
            }
        }
        return answer;
    }

    Answer read(GreyPicture line) {
        int width = Math.max(MIN_WIDTH_PX, (line.width() + STRIDE - 1) / STRIDE * STRIDE);
        float[] tensor = new float[3 * HEIGHT_PX * width];
        for (int y = 0; y < HEIGHT_PX; y++) {
            for (int x = 0; x < line.width(); x++) {
                float value = (line.at(x, y) / 255f - 0.5f) / 0.5f;
                int at = y * width + x;
                tensor[at] = value;
                tensor[HEIGHT_PX * width + at] = value;
                tensor[2 * HEIGHT_PX * width + at] = value;
            }
        }
        Tensor.Floats answer =
                model.run(
                                Map.of(
                                        model.inputs().getFirst(),
                                        new Tensor.Floats(tensor, 1, 3, HEIGHT_PX, width)))
                        .values()
                        .iterator()
                        .next();
        long[] shape = answer.shape();
        if (shape.length != 3 || shape[2] != characters.size() + 1) {
            throw new OcrException(
                    "the recognition model answers with the shape "
                            + Arrays.toString(shape)
                            + " for "
                            + characters.size()
                            + " characters and a blank");
        }
        int steps = Math.toIntExact(shape[1]);
        double widthShare = (double) width / line.width();
        return new Answer(
                decode(answer.data(), steps, false, widthShare),
                decode(answer.data(), steps, true, widthShare));
    }

    private List<Read> decode(float[] data, int steps, boolean latinOnly, double widthShare) {
        int classes = characters.size() + 1;
        List<Read> read = new ArrayList<>();
        int before = 0;
        double at = 0;
        double weight = 0;
        double best = 0;
        for (int step = 0; step <= steps; step++) {
            int found = 0;
            float likelihood = 0;
            if (step < steps) {
                int row = step * classes;
                likelihood = data[row];
                for (int c = 1; c < classes; c++) {
                    if (data[row + c] > likelihood && (!latinOnly || latin[c - 1])) {
                        likelihood = data[row + c];
                        found = c;
                    }
                }
            }
            if (found != before && before != 0) {
                read.add(new Read(characters.get(before - 1), at / weight, best));
            }
            if (found != before) {
                at = 0;
                weight = 0;
                best = 0;
            }
            if (found != 0) {
                at += likelihood * (step + 0.5) / steps * widthShare;
                weight += likelihood;
                best = Math.max(best, likelihood);
            }
            before = found;
        }
        return read;
    }
}
