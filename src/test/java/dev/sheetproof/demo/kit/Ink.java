package dev.sheetproof.demo.kit;

/// A colour of the DeviceRGB space, components 0..1.
public record Ink(float red, float green, float blue) {

    public static final Ink BLACK = gray(0);
    public static final Ink WHITE = gray(1);

    /// From `0xRRGGBB`.
    public static Ink rgb(int hex) {
        return new Ink(
                ((hex >> 16) & 0xff) / 255f, ((hex >> 8) & 0xff) / 255f, (hex & 0xff) / 255f);
    }

    /// A neutral of this lightness, 0 black to 1 white.
    public static Ink gray(double lightness) {
        return new Ink((float) lightness, (float) lightness, (float) lightness);
    }
}
