package dev.sheetproof.model;

import java.util.List;

/// What is drawn on a page besides its text, already clipped to the displayed page, in drawing
/// order.
///
/// @param strokes vector shapes other than rules and fills
public record PageGraphics(
        List<Rule> rules, List<Fill> fills, List<Stroke> strokes, List<PlacedImage> images) {

    /// A page with nothing drawn on it.
    public static final PageGraphics EMPTY =
            new PageGraphics(List.of(), List.of(), List.of(), List.of());

    public PageGraphics {
        rules = List.copyOf(rules);
        fills = List.copyOf(fills);
        strokes = List.copyOf(strokes);
        images = List.copyOf(images);
    }
}
