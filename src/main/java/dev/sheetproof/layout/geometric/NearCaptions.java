package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Phrase;
import dev.sheetproof.model.Span;
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

    private static final int MAX_CONDITION_WORDS = 45;

    private static final int MAX_LINES = 3;

    /// Distance between the middles of a caption and of what it names, as a share of the latter's
    /// width.
    private static final double OFF_CENTRE = 0.14;

    /// A heading starts at the left edge of what it stands over; a caption is at least this share
    /// of the width inside.
    private static final double INSET = 0.06;

    /// Closer than centred, a caption is as wide as what it names, but for this share.
    private static final double WELL_CENTRED = 0.04;

    private static final double WELL_INSET = 0.02;

    /// White space between a caption and its second sentence, in points.
    private static final double UNDER_CAPTION_GAP_PT = 4;

    /// White space between a figure and its conditions over its numbered caption, in line heights.
    private static final double MAX_CONDITIONS_GAP = 2.6;

    /// Conditions that are given by symbols: `(TA = 25 °C)`.
    private static final Pattern SETTING =
            Pattern.compile(
                    "\\(.*[=:°].*|T ?A ?= ?.*|\\p{L}\\s?[\\p{L}\\d()]{0,6}\\s*=\\s*[-–−±+]?\\s?\\d.*",
                    Pattern.CASE_INSENSITIVE);

    /// The name of an axis with its unit.
    private static final Pattern AXIS =
            Pattern.compile(
                    ".*\\p{L}.*[(\\[]\\s*(?:[kMGmµμnp]?(?:Hz|V|A|W|F|Ω|s|m|dB|dBm|Ohms?)|°?\\s?[CK]|℃|%|ppm|ppb|sec|min|hrs?|dBc/Hz|mV|mcd|nm|lx|rpm)\\s*[)\\]].{0,3}",
                    Pattern.CASE_INSENSITIVE);

    private static final int AXIS_WORDS = 9;

    private static final double AXIS_GAP = 1.2;

    private static final Pattern WORD = Pattern.compile("\\p{L}{4,}");

    private final PageScene scene;

    NearCaptions(PageScene scene) {
        this.scene = scene;
    }

    /// Takes paragraphs out of the list that are captions by their place.
    List<Region> take(List<List<TextPiece>> paragraphs) {
        List<Region> captions = new ArrayList<>();
        for (List<TextPiece> paragraph : List.copyOf(paragraphs)) {
            if (absorbed(paragraph)) {
                paragraphs.remove(paragraph);
                continue;
            }
            Optional<ElementLabel> label = label(paragraph);
            if (label.isPresent()) {
                paragraphs.remove(paragraph);
                captions.add(Captions.region(label.get(), paragraph, source(label.get())));
            }
        }
        return captions;
    }

    private static String source(ElementLabel label) {
        return label == ElementLabel.TITLE ? "heading-with-conditions" : "near-caption";
    }

    private static boolean isCondition(String text) {
        return SETTING.matcher(text.strip()).matches() || Phrase.CONDITIONS.is(text);
    }

    /// Takes the name of an axis into the plot above it: `FREQUENCY (MHz)`.
    private boolean absorbed(List<TextPiece> paragraph) {
        TextPiece piece = paragraph.getFirst();
        PageBox box = piece.box();
        if (paragraph.size() > 1
                || piece.words() > AXIS_WORDS
                || !AXIS.matcher(piece.text().strip()).matches()) {
            return false;
        }
        for (Region figure : scene.regions(ElementLabel.FIGURE)) {
            if (above(figure.box(), box, AXIS_GAP * box.height())
                    && box.width() < figure.box().width()
                    && box.x0() > figure.box().x0()) {
                List<Line> lines = new ArrayList<>(figure.lines());
                lines.addAll(piece.lines());
                scene.replace(figure, figure.withLines(lines).withBox(figure.box().union(box)));
                return true;
            }
        }
        return false;
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
        if (Phrase.UNIT_LINE.is(text)) {
            Optional<ElementLabel> unit = unitOf(box, reach);
            if (unit.isPresent()) {
                return unit;
            }
        }
        for (Region table : scene.regions(ElementLabel.TABLE)) {
            if (above(box, table.box(), reach) && numberedAbove(box)) {
                return Optional.of(ElementLabel.TABLE_CAPTION);
            }
            if (above(box, table.box(), reach)
                    && (isCondition(text) || (words <= MAX_WORDS && centred(box, table.box())))) {
                return Optional.of(
                        headed(lines.getFirst()) ? ElementLabel.TITLE : ElementLabel.TABLE_CAPTION);
            }
        }
        for (Region figure : scene.regions(ElementLabel.FIGURE)) {
            boolean below = above(figure.box(), box, reach);
            double between = MAX_CONDITIONS_GAP * paragraph.getFirst().box().height();
            if (above(figure.box(), box, between) && isCondition(text) && captioned(box)) {
                return Optional.of(ElementLabel.TABLE_FOOTNOTE);
            }
            if (words <= MAX_WORDS
                    && (above(box, figure.box(), reach) || below)
                    && Words.hasLetter(text)
                    && centred(box, figure.box())
                    && !(below
                            && scene.fonts().larger(paragraph.getFirst().style())
                            && !Phrase.DRAWING_NAME.isIn(text))) {
                return Optional.of(ElementLabel.FIGURE_CAPTION);
            }
        }
        return Optional.empty();
    }

    /// What a unit (`Unit: mm`) is: caption of the table or drawing right under it, note of the
    /// drawing right over it.
    private Optional<ElementLabel> unitOf(PageBox box, double reach) {
        for (Region figure : scene.regions(ElementLabel.FIGURE)) {
            if (above(box, figure.box(), reach)) {
                return Optional.of(ElementLabel.FIGURE_CAPTION);
            }
            if (above(figure.box(), box, reach)) {
                return Optional.of(ElementLabel.TABLE_FOOTNOTE);
            }
        }
        for (Region table : scene.regions(ElementLabel.TABLE)) {
            if (above(box, table.box(), reach)) {
                return Optional.of(ElementLabel.TABLE_CAPTION);
            }
        }
        return Optional.empty();
    }

    /// Whether the caption with the number stands right over a line.
    private boolean numberedAbove(PageBox line) {
        return scene.regions(ElementLabel.TABLE_CAPTION).stream()
                .anyMatch(c -> above(c.box(), line, UNDER_CAPTION_GAP_PT));
    }

    /// Whether the caption with the number stands right under a line.
    private boolean captioned(PageBox line) {
        return scene.regions(ElementLabel.FIGURE_CAPTION).stream()
                .anyMatch(c -> above(line, c.box(), MAX_GAP * line.height()));
    }

    /// Whether a line starts as a heading in bold and goes on in plain type.
    private static boolean headed(Line line) {
        Span first = line.spans().getFirst();
        return first.style().bold()
                && WORD.matcher(first.text()).find()
                && line.spans().stream().anyMatch(s -> !s.style().bold() && !s.text().isBlank());
    }

    private static boolean above(PageBox upper, PageBox lower, double reach) {
        double gap = lower.y0() - upper.y1();
        return gap > -3 && gap < reach && upper.overlapX(lower) > 0;
    }

    private static boolean centred(PageBox caption, PageBox anchor) {
        double off = Math.abs(caption.centerX() - anchor.centerX()) / anchor.width();
        double inset = (caption.x0() - anchor.x0()) / anchor.width();
        return (off < OFF_CENTRE && inset > INSET) || (off < WELL_CENTRED && inset > WELL_INSET);
    }
}
