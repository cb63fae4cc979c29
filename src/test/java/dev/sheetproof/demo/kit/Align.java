package dev.sheetproof.demo.kit;

/// Where text stands against its anchor or in its cell.
public enum Align {
    LEFT(0),
    CENTER(0.5),
    RIGHT(1);

    private final double share;

    Align(double share) {
        this.share = share;
    }

    /// The share of a width that lies left of the anchor.
    double share() {
        return share;
    }

    /// From one letter of a column pattern: `l`, `c` or `r`.
    static Align of(char letter) {
        return switch (letter) {
            case 'l' -> LEFT;
            case 'c' -> CENTER;
            case 'r' -> RIGHT;
            default -> throw new IllegalArgumentException("no alignment: " + letter);
        };
    }
}
