package dev.sheetproof.ui.page.overlay;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.ui.page.Layer;
import javafx.scene.paint.Color;

/// The colours of the overlays. Paper is white in every theme, so they are the same in all.
public final class Palette {

    /// Edge of the boxes of the hit.
    public static final Color HIT = Color.web("#0b63ce");

    public static final Color HIT_FILL = Color.web("#2f81f7", 0.07);
    public static final Color CELL = Color.web("#c2410c");
    public static final Color CELL_FILL = Color.web("#fb923c", 0.18);
    public static final Color WORD = Color.web("#ffe066");
    public static final Color FOUND = Color.web("#b6e3ff");
    public static final Color FOUND_CURRENT = Color.web("#ffb454");
    public static final Color SELECTED = Color.web("#a8c7fa");
    public static final Color AREA = Color.web("#0969da");
    public static final Color AREA_FILL = Color.web("#0969da", 0.08);
    public static final Color GRID = Color.web("#0e8a5f", 0.8);
    public static final Color GRID_HEADER = Color.web("#0e8a5f", 0.12);

    /// A box that does not hold its text any more.
    public static final Color STALE = Color.web("#b42318");

    public static final Color GUARD = Color.web("#b42318");
    public static final Color CHUNK = Color.web("#8250df");
    public static final Color CHUNK_FILL = Color.web("#8250df", 0.05);
    public static final Color LINE = Color.web("#57606a", 0.75);
    public static final Color RULE_ACROSS = Color.web("#d55e00");
    public static final Color RULE_DOWN = Color.web("#0072b2");
    public static final Color HOVER = Color.web("#24292f", 0.65);
    public static final Color TAG_INK = Color.WHITE;

    /// Kinds of change between two layouts, which most colour-blind readers can tell apart (Okabe
    /// and Ito 2008).
    public static final Color ADDED = Color.web("#009e73");

    public static final Color LOST = Color.web("#d55e00");
    public static final Color MOVED = Color.web("#e69f00");
    public static final Color RELABELLED = Color.web("#7a5195");

    private Palette() {}

    /// A colour `0xRRGGBB`.
    public static Color of(int rgb) {
        return Color.rgb(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
    }

    /// A colour as `0xRRGGBB`.
    public static int rgb(Color colour) {
        return (int) Math.round(colour.getRed() * 255) << 16
                | (int) Math.round(colour.getGreen() * 255) << 8
                | (int) Math.round(colour.getBlue() * 255);
    }

    /// Another colour, as strong as one.
    public static Color asStrongAs(Color one, Color other) {
        return Color.color(other.getRed(), other.getGreen(), other.getBlue(), one.getOpacity());
    }

    /// The colour a layer is told by.
    public static Color of(Layer layer) {
        return switch (layer) {
            case HIT -> HIT;
            case MATCHED_WORDS -> WORD;
            case FOUND -> FOUND_CURRENT;
            case CHUNKS -> CHUNK;
            case GUARDS -> GUARD;
            case ELEMENTS -> of(ElementLabel.TABLE);
            case CELLS -> GRID;
            case ORDER -> LOST;
            case PROPOSALS -> MOVED;
            case COLUMNS, LINES -> LINE;
            case RULES -> RULE_ACROSS;
        };
    }

    /// The colour of a kind of region.
    public static Color of(ElementLabel label) {
        return switch (label) {
            case TITLE -> Color.web("#cf222e");
            case TEXT -> Color.web("#57606a");
            case LIST -> Color.web("#0e7490");
            case TABLE -> Color.web("#1a7f37");
            case FIGURE -> Color.web("#bc4c00");
            case TABLE_CAPTION -> Color.web("#4d7c0f");
            case FIGURE_CAPTION -> Color.web("#b45309");
            case TABLE_FOOTNOTE -> Color.web("#0f766e");
            case FORMULA -> Color.web("#bf3989");
            case HEADER_FOOTER -> Color.web("#8c959f");
        };
    }
}
