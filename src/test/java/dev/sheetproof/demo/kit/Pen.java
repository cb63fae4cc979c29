package dev.sheetproof.demo.kit;

import java.util.List;

/// How a line is stroked: width in points, colour, dash lengths in points (none: solid).
public record Pen(double width, Ink ink, List<Float> dash) {

    public Pen {
        dash = List.copyOf(dash);
    }

    public static Pen solid(double width, Ink ink) {
        return new Pen(width, ink, List.of());
    }

    public static Pen dashed(double width, Ink ink, double... lengths) {
        return new Pen(
                width, ink, java.util.Arrays.stream(lengths).mapToObj(d -> (float) d).toList());
    }
}
