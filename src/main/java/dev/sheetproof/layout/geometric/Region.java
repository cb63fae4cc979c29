package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.List;

/// A region of a page while its layout is being worked out: a detection with the lines that make it
/// up.
///
/// @param source the rule that found it
record Region(ElementLabel label, PageBox box, double confidence, String source, List<Line> lines) {

    Region {
        lines = List.copyOf(lines);
    }

    static Region of(ElementLabel label, double confidence, String source, List<Line> lines) {
        return new Region(label, boxOf(lines), confidence, source, lines);
    }

    static PageBox boxOf(List<Line> lines) {
        return PageBox.enclosing(lines.stream().map(Line::box).toList());
    }

    Region withLabel(ElementLabel other, String because) {
        return new Region(other, box, confidence, because, lines);
    }

    Region withBox(PageBox other) {
        return new Region(label, other, confidence, source, lines);
    }

    Detection detection() {
        return new Detection(label, confidence, box, source);
    }
}
