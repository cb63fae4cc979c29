package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.List;

/// A region of a page while its layout is being worked out: a detection with the lines that make it
/// up.
///
/// @param source the rule that found it; `rules.tsv` has a sentence for each
/// @param figures what the rule saw in this region, such as `6 rows, 4 columns`; may be empty
record Region(
        ElementLabel label,
        PageBox box,
        double confidence,
        String source,
        List<Line> lines,
        String figures) {

    /// Height of a line of text in type sizes: ascent, descent and line gap of common fonts
    /// together.
    private static final double LINE_HEIGHT_EM = 1.32;

    /// Lines within this share of one type size in height have no more: their font says so.
    private static final double OWN_HEIGHT_EM = 0.005;

    /// What a font may understate of that, in type sizes.
    private static final double MAX_MISSING_EM = 0.6;

    /// Share of what is missing from a full line that a recognised title gets above: recognition
    /// gave it room already.
    private static final double READ_SHARE = 0.5;

    /// What a font may understate of its descent, in type sizes.
    private static final double DESCENT_EM = 0.07;

    /// Room after the longest line, in type sizes: half a space.
    private static final double SPACE_EM = 0.12;

    Region {
        lines = List.copyOf(lines);
    }

    /// A region whose rule says everything.
    Region(ElementLabel label, PageBox box, double confidence, String source, List<Line> lines) {
        this(label, box, confidence, source, lines, "");
    }

    static Region of(ElementLabel label, double confidence, String source, List<Line> lines) {
        return new Region(label, boxOf(lines), confidence, source, lines);
    }

    static PageBox boxOf(List<Line> lines) {
        return PageBox.enclosing(lines.stream().map(Line::box).toList());
    }

    Region withLabel(ElementLabel other, String because) {
        return new Region(other, box, confidence, because, lines, figures);
    }

    /// The region with what its rule saw in it.
    Region seeing(String what) {
        return new Region(label, box, confidence, source, lines, what);
    }

    Region withLines(List<Line> other) {
        return new Region(label, box, confidence, source, other, figures);
    }

    Region withBox(PageBox other) {
        return new Region(label, other, confidence, source, lines, figures);
    }

    /// The box with room for the full height of its lines and half a space after the longest: fonts
    /// state ascents from cap height to full line height, and a box that cuts accents reads badly.
    /// Recognised lines have no font. Drawings and tables stay as they are.
    Region withReadingMargin() {
        if (lines.isEmpty()
                || label == ElementLabel.TABLE
                || label == ElementLabel.FIGURE
                || label == ElementLabel.HEADER_FOOTER
                || source.equals("title-band")) {
            return this;
        }
        double top = box.y0();
        double right = box.x1();
        double bottom = box.y1();
        for (Line line : lines) {
            if (line.horizontal()) {
                double size = line.style().sizePt();
                double height = line.box().height();
                boolean read = label == ElementLabel.TITLE && line.style().family().isEmpty();
                double missing =
                        Math.abs(height - size) < OWN_HEIGHT_EM * size
                                ? 0
                                : Math.max(0, LINE_HEIGHT_EM * size - height);
                double above =
                        Math.min(read ? READ_SHARE * missing : missing, MAX_MISSING_EM * size);
                top = Math.min(top, line.box().y0() - above);
                right = Math.max(right, line.box().x1() + SPACE_EM * size);
                if (missing > 0) {
                    bottom = Math.max(bottom, line.box().y1() + DESCENT_EM * size);
                }
            }
        }
        return withBox(new PageBox(box.x0(), top, right, bottom));
    }

    Detection detection() {
        return new Detection(label, confidence, box, source, RuleReasons.of(source, figures));
    }
}
