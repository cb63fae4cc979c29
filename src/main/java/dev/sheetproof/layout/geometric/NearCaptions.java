package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Labels captions without a number by where they stand: centred right above a table, right above
/// or below a figure; or conditions such as `(Ta = 25 °C unless otherwise noted)` on top of a
/// table.
final class NearCaptions {

    /// White space between a caption and its table or figure, in line heights.
    private static final double MAX_GAP = 1.6;

    /// Words and lines of a caption at most.
    private static final int MAX_WORDS = 12;

    private static final int MAX_CONDITION_WORDS = 24;

    private static final int MAX_LINES = 2;

    /// Distance between the middles of a caption and of what it names, as a share of the latter's
    /// width.
    private static final double OFF_CENTRE = 0.14;

    /// A heading starts at the left edge of what it stands over; a caption is at least this share
    /// of the width inside.
    private static final double INSET = 0.06;

    private static final Pattern CONDITIONS =
            Pattern.compile(
                    "\\(.*[=:°].*|.*unless otherwise.*|at \\S+ ?= ?.*|(?:over|at) .*(?:range|conditions).*|T ?A ?= ?.*",
                    Pattern.CASE_INSENSITIVE);

    private final PageScene scene;

    NearCaptions(PageScene scene) {
        this.scene = scene;
    }

    /// Takes paragraphs out of the list that are captions by their place.
    List<Region> take(List<List<TextPiece>> paragraphs) {
        List<Region> captions = new ArrayList<>();
        for (List<TextPiece> paragraph : List.copyOf(paragraphs)) {
            Optional<ElementLabel> label = label(paragraph);
            if (label.isPresent()) {
                paragraphs.remove(paragraph);
                captions.add(Captions.region(label.get(), paragraph, "near-caption"));
            }
        }
        return captions;
    }

    private Optional<ElementLabel> label(List<TextPiece> paragraph) {
        List<Line> lines = paragraph.stream().flatMap(p -> p.lines().stream()).toList();
        PageBox box = Region.boxOf(lines);
        int words = paragraph.stream().mapToInt(TextPiece::words).sum();
        String text = paragraph.getFirst().text();
        if (paragraph.size() > MAX_LINES
                || words > MAX_CONDITION_WORDS
                || ListMarkers.bulleted(text)
                || !lines.getFirst().horizontal()) {
            return Optional.empty();
        }
        double reach = MAX_GAP * paragraph.getFirst().box().height();
        for (Region table : scene.regions(ElementLabel.TABLE)) {
            if (above(box, table.box(), reach)
                    && (CONDITIONS.matcher(text.strip()).matches()
                            || (words <= MAX_WORDS && centred(box, table.box())))) {
                return Optional.of(ElementLabel.TABLE_CAPTION);
            }
        }
        for (Region figure : scene.regions(ElementLabel.FIGURE)) {
            boolean below = above(figure.box(), box, reach);
            if (words <= MAX_WORDS
                    && (above(box, figure.box(), reach) || below)
                    && Words.hasLetter(text)
                    && centred(box, figure.box())
                    && !(below && scene.fonts().larger(paragraph.getFirst().style()))) {
                return Optional.of(ElementLabel.FIGURE_CAPTION);
            }
        }
        return Optional.empty();
    }

    private static boolean above(PageBox upper, PageBox lower, double reach) {
        double gap = lower.y0() - upper.y1();
        return gap > -3 && gap < reach && upper.overlapX(lower) > 0;
    }

    private static boolean centred(PageBox caption, PageBox anchor) {
        return Math.abs(caption.centerX() - anchor.centerX()) < OFF_CENTRE * anchor.width()
                && caption.x0() - anchor.x0() > INSET * anchor.width();
    }
}
