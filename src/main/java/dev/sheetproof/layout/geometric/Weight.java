package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.FontStyle;

/// Weight of type as a reader sees it: Chinese sets in a face of even strokes what others set in
/// bold, beside a text face of brush strokes.
final class Weight {

    private Weight() {}

    static boolean bold(FontStyle style) {
        String family = style.family();
        return style.bold()
                || family.contains("SimHei")
                || family.contains("STHeiti")
                || family.contains("黑体");
    }
}
