package dev.sheetproof.model;

import java.util.ArrayList;
import java.util.List;

/// What a picture of a page shows, as recognition read it.
///
/// @param stamp of the recogniser
/// @param lines its text, in no particular order; empty when it shows none
/// @param rules ruling lines of the picture
/// @param strokes what is drawn in it besides text and rules, in pieces
/// @param tiltDegrees by how much the page lies askew in the picture, clockwise positive. Boxes are
///   those of the page laid straight about its middle
public record RecognisedPage(
        PageNumber page,
        String stamp,
        List<RecognisedLine> lines,
        List<Rule> rules,
        List<Stroke> strokes,
        double tiltDegrees) {

    /// Below this confidence a line is marked: one in some of its characters is wrong.
    public static final double LOW_CONFIDENCE = 0.85;

    /// A picture that holds so many recognised lines is a scan of a page.
    private static final int SCAN_LINES = 3;

    /// Letters may reach out of their line by this share of their size.
    private static final double REACH = 0.25;

    public RecognisedPage {
        lines = List.copyOf(lines);
        rules = List.copyOf(rules);
        strokes = List.copyOf(strokes);
        if (!Double.isFinite(tiltDegrees)) {
            throw new IllegalArgumentException("tilt not finite: " + tiltDegrees);
        }
    }

    /// The confidence of its characters on the average; 0 without text.
    public double confidence() {
        long characters = 0;
        double sum = 0;
        for (RecognisedLine line : lines) {
            characters += line.text().length();
            sum += line.confidence() * line.text().length();
        }
        return characters == 0 ? 0 : sum / characters;
    }

    /// The lines that may well be wrong.
    public List<RecognisedLine> doubtful() {
        return lines.stream().filter(line -> line.confidence() < LOW_CONFIDENCE).toList();
    }

    /// The drawing of the page when this is its text: in the place of pictures that hold it stands
    /// what is drawn in them, and outlined letters are gone.
    ///
    /// @param own what the file draws
    public PageGraphics drawing(PageGraphics own) {
        List<PlacedImage> images = new ArrayList<>();
        boolean scanned = false;
        for (PlacedImage image : own.images()) {
            boolean scan = isScan(image);
            scanned |= scan;
            images.add(
                    scan
                            ? new PlacedImage(
                                    image.page(),
                                    image.number(),
                                    image.box(),
                                    image.widthPx(),
                                    image.heightPx(),
                                    PlacedImage.SCAN)
                            : image);
        }
        List<Rule> drawn = new ArrayList<>(own.rules());
        List<Stroke> left = new ArrayList<>();
        for (Stroke stroke : own.strokes()) {
            if (!isText(stroke.box())) {
                left.add(stroke);
            }
        }
        List<Fill> fills = own.fills().stream().filter(f -> !isText(f.box())).toList();
        if (scanned) {
            drawn.addAll(rules);
            left.addAll(strokes);
        }
        return new PageGraphics(drawn, fills, left, images);
    }

    private boolean isScan(PlacedImage image) {
        return lines.stream()
                        .filter(l -> image.box().containsCenterOf(l.box()))
                        .limit(SCAN_LINES)
                        .count()
                == SCAN_LINES;
    }

    /// Whether a shape is part of a letter of a line.
    private boolean isText(PageBox shape) {
        return lines.stream().anyMatch(l -> l.box().inflate(REACH * l.sizePt()).contains(shape));
    }
}
