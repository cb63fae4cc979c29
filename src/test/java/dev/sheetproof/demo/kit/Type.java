package dev.sheetproof.demo.kit;

/// A style of type: face, weight, slant, size in points, colour.
public record Type(Face face, boolean bold, boolean italic, double size, Ink ink) {

    /// Height of the box above the baseline, in ems (the ascender of the faces used).
    static final double ASCENT = 0.9;

    /// Depth of the box below the baseline, in ems.
    static final double DESCENT = 0.21;

    public static Type sans(double size) {
        return new Type(Face.SANS, false, false, size, Ink.BLACK);
    }

    public static Type serif(double size) {
        return new Type(Face.SERIF, false, false, size, Ink.BLACK);
    }

    public static Type mono(double size) {
        return new Type(Face.MONO, false, false, size, Ink.BLACK);
    }

    public Type inBold() {
        return new Type(face, true, italic, size, ink);
    }

    public Type inItalic() {
        return new Type(face, bold, true, size, ink);
    }

    public Type withSize(double points) {
        return new Type(face, bold, italic, points, ink);
    }

    public Type withInk(Ink colour) {
        return new Type(face, bold, italic, size, colour);
    }
}
