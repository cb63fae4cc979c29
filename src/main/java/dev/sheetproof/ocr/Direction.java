package dev.sheetproof.ocr;

import dev.sheetproof.onnx.OnnxModel;
import dev.sheetproof.onnx.Tensor;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// Tells whether the lines of a picture stand on their heads.
///
/// The direction network is asked about the longest lines; where it says so of many, the recogniser
/// decides, because a page that is turned wrongly is lost: it reads some lines both ways and the
/// surer way wins.
final class Direction {

    /// What the direction network sees.
    private static final int WIDTH_PX = 192;

    private static final int HEIGHT_PX = 48;

    /// Lines that the direction network is asked about.
    private static final int ASKED = 12;

    /// Share of them that must stand on their heads for the recogniser to be asked.
    private static final double SUSPICIOUS = 0.35;

    /// Lines that are read both ways.
    private static final int READ = 4;

    private final OnnxModel model;
    private final LineReader reader;

    Direction(OnnxModel model, LineReader reader) {
        this.model = model;
        this.reader = reader;
    }

    /// @param boxes lines that run along the picture
    boolean upsideDown(GreyPicture page, List<PixelBox> boxes) {
        List<PixelBox> longest =
                boxes.stream()
                        .filter(b -> b.width() > 2 * b.height() && b.height() >= 1)
                        .sorted(Comparator.comparingDouble((PixelBox b) -> -b.width()))
                        .limit(ASKED)
                        .toList();
        long turned = longest.stream().filter(b -> turned(page, b)).count();
        return turned > SUSPICIOUS * longest.size() && surerTurned(page, longest);
    }

    private boolean turned(GreyPicture page, PixelBox box) {
        // The network knows the beginnings of lines: what is too long is cut, as in its training.
        double width = Math.min(box.width(), box.height() * WIDTH_PX / HEIGHT_PX);
        GreyPicture line =
                page.scaled(
                        new PixelBox(box.x0(), box.y0(), box.x0() + width, box.y1()),
                        (int) Math.max(1, Math.round(HEIGHT_PX * width / box.height())),
                        HEIGHT_PX);
        float[] tensor = new float[3 * HEIGHT_PX * WIDTH_PX];
        for (int y = 0; y < HEIGHT_PX; y++) {
            for (int x = 0; x < Math.min(line.width(), WIDTH_PX); x++) {
                float value = (line.at(x, y) / 255f - 0.5f) / 0.5f;
                for (int c = 0; c < 3; c++) {
                    tensor[(c * HEIGHT_PX + y) * WIDTH_PX + x] = value;
                }
            }
        }
        float[] answer =
                model.run(
                                Map.of(
                                        model.inputs().getFirst(),
                                        new Tensor.Floats(tensor, 1, 3, HEIGHT_PX, WIDTH_PX)))
                        .values()
                        .iterator()
                        .next()
                        .data();
        if (answer.length != 2) {
            throw new OcrException("the direction model answers with " + Arrays.toString(answer));
        }
        return answer[1] > answer[0];
    }

    private boolean surerTurned(GreyPicture page, List<PixelBox> longest) {
        double upright = 0;
        double turned = 0;
        for (PixelBox box : longest.subList(0, Math.min(READ, longest.size()))) {
            int width = (int) Math.max(8, Math.round(HEIGHT_PX * box.width() / box.height()));
            GreyPicture line = page.scaled(box, Math.min(width, 12 * HEIGHT_PX), HEIGHT_PX);
            upright += sureness(line);
            turned += sureness(line.turned(2));
        }
        return turned > upright;
    }

    /// How sure a reading is, counted so that few characters do not beat many.
    double sureness(GreyPicture line) {
        return reader.read(line).sureness();
    }
}
