package dev.sheetproof.model;

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
}
