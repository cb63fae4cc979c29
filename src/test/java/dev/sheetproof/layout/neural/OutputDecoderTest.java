package dev.sheetproof.layout.neural;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.LayoutModelException;
import dev.sheetproof.onnx.Tensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OutputDecoderTest {

    private static final int CLASSES = 10;

    private static final Letterbox PICTURE = Letterbox.fixed(612, 792, 64, 96);

    private final long seed = Long.getLong("test.seed", System.nanoTime());
    private final Random random = new Random(seed);

    private static OutputDecoder decoder(int classes) {
        return new OutputDecoder("m.onnx", classes, Optional.empty(), 0.25);
    }

    @Test
    void everyFormOfTheSameBoxesDecodesToTheSame() {
        for (int round = 0; round < 100; round++) {
            int batch = 1 + random.nextInt(3);
            int anchors = 11 + random.nextInt(60);
            float[] rows = new float[batch * anchors * (4 + CLASSES)];
            float[] channels = new float[rows.length];
            float[] objectness = new float[batch * anchors * (5 + CLASSES)];
            float[] ends = new float[batch * anchors * 6];
            List<List<Candidate>> expected = new ArrayList<>();
            for (int b = 0; b < batch; b++) {
                expected.add(new ArrayList<>());
                for (int a = 0; a < anchors; a++) {
                    // Far apart: suppression takes none of them.
                    float x0 = 100 * a;
                    float y0 = 50 * b;
                    float width = 10 + random.nextInt(40);
                    float height = 10 + random.nextInt(30);
                    // Whole 256ths: exact as floating point numbers in every form.
                    float score = random.nextInt(257) / 256f;
                    int best = random.nextInt(CLASSES);
                    float[] box = {x0 + width / 2, y0 + height / 2, width, height};
                    for (int i = 0; i < 4 + CLASSES; i++) {
                        float value = i < 4 ? box[i] : i - 4 == best ? score : 0;
                        rows[(b * anchors + a) * (4 + CLASSES) + i] = value;
                        channels[(b * (4 + CLASSES) + i) * anchors + a] = value;
                        objectness[(b * anchors + a) * (5 + CLASSES) + (i < 4 ? i : i + 1)] =
                                i < 4 ? box[i] : i - 4 == best ? 1 : 0;
                    }
                    objectness[(b * anchors + a) * (5 + CLASSES) + 4] = score;
                    float[] end = {x0, y0, x0 + width, y0 + height, score, best};
                    System.arraycopy(end, 0, ends, (b * anchors + a) * 6, 6);
                    if (score >= 0.25) {
                        expected.get(b)
                                .add(new Candidate(x0, y0, x0 + width, y0 + height, score, best));
                    }
                }
                expected.get(b).sort(Suppression.BEST_FIRST);
            }
            List<Tensor.Floats> forms =
                    List.of(
                            new Tensor.Floats(rows, batch, anchors, 4 + CLASSES),
                            new Tensor.Floats(channels, batch, 4 + CLASSES, anchors),
                            new Tensor.Floats(objectness, batch, anchors, 5 + CLASSES),
                            new Tensor.Floats(ends, batch, anchors, 6));
            for (Tensor.Floats form : forms) {
                for (int b = 0; b < batch; b++) {
                    if (form.shape()[1] == 4 + CLASSES && anchors == 4 + CLASSES) {
                        continue;
                    }
                    assertEquals(
                            expected.get(b),
                            decoder(CLASSES).decode(form, b, PICTURE),
                            () -> "seed " + seed + " " + form);
                }
            }
        }
    }

    @Test
    void theFormFollowsFromTheShape() {
        assertEquals(OutputForm.CHANNELS, decoder(10).form(new long[] {1, 14, 21504}));
        assertEquals(OutputForm.ROWS, decoder(10).form(new long[] {1, 21504, 14}));
        assertEquals(OutputForm.OBJECTNESS, decoder(10).form(new long[] {1, 25200, 15}));
        assertEquals(OutputForm.END_TO_END, decoder(10).form(new long[] {1, 300, 6}));
        assertEquals(OutputForm.CHANNELS, decoder(2).form(new long[] {1, 6, 8400}));
        assertEquals(OutputForm.END_TO_END, decoder(2).form(new long[] {1, 300, 6}));
    }

    @Test
    void notesDecideWhereTheShapeLeavesItOpen() {
        OutputDecoder told = new OutputDecoder("m.onnx", 2, Optional.of(OutputForm.ROWS), 0.25);
        assertEquals(OutputForm.ROWS, told.form(new long[] {1, 8400, 6}));
        LayoutModelException refused =
                assertThrows(LayoutModelException.class, () -> told.form(new long[] {1, 14, 8400}));
        assertTrue(refused.toString().contains("not rows"), refused.toString());
    }

    @Test
    void aShapeOfNoKnownFormIsRefusedWithWhatToCheck() {
        LayoutModelException refused =
                assertThrows(
                        LayoutModelException.class,
                        () -> decoder(10).form(new long[] {1, 46, 8400}));
        assertTrue(
                refused.toString().contains("[1, 46, 8400]")
                        && refused.toString().contains("10 classes")
                        && refused.toString().contains("labels file"),
                refused.toString());
        assertThrows(LayoutModelException.class, () -> decoder(10).form(new long[] {1, 1000}));
    }

    @Test
    void paddingNotANumberAndEmptyBoxesAreNoProposals() {
        float nan = Float.NaN;
        float[] data = {
            0,
            0,
            0,
            0,
            0,
            0, //
            nan,
            0,
            9,
            9,
            0.9f,
            1, //
            0,
            0,
            9,
            9,
            nan,
            1, //
            9,
            9,
            0,
            0,
            0.9f,
            1, //
            1,
            2,
            3,
            4,
            0.9f,
            1, //
            5,
            5,
            Float.POSITIVE_INFINITY,
            9,
            0.9f,
            1
        };
        List<Candidate> found = decoder(3).decode(new Tensor.Floats(data, 1, 6, 6), 0, PICTURE);
        assertEquals(1, found.size());
        assertEquals(1, found.getFirst().x0());
    }

    @Test
    void scoresAboveOneAndUnnamedClassesAreRefused() {
        Tensor.Floats logits = new Tensor.Floats(new float[] {0, 0, 9, 9, 7.5f, 1}, 1, 1, 6);
        LayoutModelException high =
                assertThrows(
                        LayoutModelException.class, () -> decoder(3).decode(logits, 0, PICTURE));
        assertTrue(high.toString().contains("7.5"), high.toString());
        Tensor.Floats unnamed = new Tensor.Floats(new float[] {0, 0, 9, 9, 0.5f, 3}, 1, 1, 6);
        LayoutModelException refused =
                assertThrows(
                        LayoutModelException.class, () -> decoder(3).decode(unnamed, 0, PICTURE));
        assertTrue(refused.toString().contains("class 3"), refused.toString());
    }

    @Test
    void yoloxIsDecodedFromItsGrids() {
        OutputDecoder decoder = new OutputDecoder("m.onnx", 2, Optional.of(OutputForm.YOLOX), 0.25);
        // 64 × 96 pixels: 8 × 12, 4 × 6 and 2 × 3 cells.
        int anchors = 96 + 24 + 6;
        float[] data = new float[anchors * 7];
        int cell = 96 + 2 * 4 + 3;
        float[] box = {0.5f, 0.25f, (float) Math.log(2), (float) Math.log(1.5), 0.8f, 0.25f, 0.75f};
        System.arraycopy(box, 0, data, cell * 7, 7);
        List<Candidate> found = decoder.decode(new Tensor.Floats(data, 1, anchors, 7), 0, PICTURE);
        assertEquals(1, found.size());
        Candidate only = found.getFirst();
        assertEquals(3.5 * 16 - 16, only.x0(), 1e-3);
        assertEquals(2.25 * 16 - 12, only.y0(), 1e-3);
        assertEquals(3.5 * 16 + 16, only.x1(), 1e-3);
        assertEquals(2.25 * 16 + 12, only.y1(), 1e-3);
        assertEquals(0.6, only.score(), 1e-6);
        assertEquals(1, only.classIndex());
        Tensor.Floats other = new Tensor.Floats(new float[100 * 7], 1, 100, 7);
        LayoutModelException refused =
                assertThrows(LayoutModelException.class, () -> decoder.decode(other, 0, PICTURE));
        assertTrue(refused.toString().contains("100 anchors"), refused.toString());
    }
}
