package dev.sheetproof.ocr;

import java.util.ArrayList;
import java.util.List;

/// Cuts boxes of text where an upright rule goes through them: the network sees the cells of a row
/// as one line.
final class Parting {

    /// A rule parts what it crosses when it goes through this share of its height.
    private static final double THROUGH = 0.6;

    /// What is narrower than this share of its height is the margin of the part beside it.
    private static final double MARGIN = 0.25;

    private Parting() {}

    static List<PixelBox> of(List<PixelBox> boxes, List<Ruling.Found> rules) {
        List<Ruling.Found> upright = rules.stream().filter(r -> !r.horizontal()).toList();
        List<PixelBox> parted = new ArrayList<>();
        for (PixelBox box : boxes) {
            List<Double> cuts = cuts(box, upright);
            if (cuts.isEmpty()) {
                parted.add(box);
                continue;
            }
            double from = box.x0();
            for (double to : cuts) {
                add(parted, new PixelBox(from, box.y0(), to, box.y1()));
                from = to;
            }
            add(parted, new PixelBox(from, box.y0(), box.x1(), box.y1()));
        }
        return parted;
    }

    private static void add(List<PixelBox> parted, PixelBox part) {
        if (part.width() >= MARGIN * part.height()) {
            parted.add(part);
        }
    }

    private static List<Double> cuts(PixelBox box, List<Ruling.Found> upright) {
        return upright.stream()
                .filter(
                        r ->
                                Math.min(r.box().y1(), box.y1()) - Math.max(r.box().y0(), box.y0())
                                        > THROUGH * box.height())
                .map(r -> r.box().centerX())
                .filter(x -> x > box.x0() && x < box.x1())
                .sorted()
                .distinct()
                .toList();
    }
}
