package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Phrase;
import java.util.List;
import java.util.Optional;

/// Tells by the words around drawings near each other whether they are shown as one figure: a
/// heading or a caption names them together, or words of its own name each of them.
final class DrawingNames {

    /// White space between drawings and the heading or caption that names them, in points.
    private static final double HEADING_PT = 40;

    /// The same for a numbered caption.
    private static final double CAPTION_PT = 75;

    /// White space between drawings and words in the middle over or under them, in line heights.
    private static final double NAME_GAP = 2.5;

    /// Distance of such words from the middle of what they name, as a share of its width.
    private static final double OFF_CENTRE = 0.14;

    /// A caption that starts at the left edge of drawings does so within this many points.
    private static final double ALIGNED_PT = 10;

    /// The same for the words under one of several drawings in a row.
    private static final double OWN_OFF_CENTRE = 0.25;

    /// Words wider than this many times the drawing name more than it.
    private static final double OWN_WIDTH = 1.3;

    /// Words under drawings in a row differ in height by at most this many points.
    private static final double SAME_ROW_PT = 8;

    /// Lines of a name on each side of one of its lines, and the white space between them in line
    /// heights, at most.
    private static final int BLOCK_LINES = 2;

    private static final double LINE_GAP = 0.6;

    /// Letters of a name at least, and words of one at most.
    private static final int MIN_LETTERS = 3;

    private static final int MAX_WORDS = 10;

    private final PageScene scene;
    private final List<Line> names;
    private final CaptionPatterns captions = CaptionPatterns.standard();

    DrawingNames(PageScene scene) {
        this.scene = scene;
        this.names =
                scene.free().stream()
                        .filter(l -> words(l) && !captions.startsNote(l.text()))
                        .toList();
    }

    private static boolean words(Line line) {
        return line.horizontal()
                && !ListMarkers.bulleted(line.text())
                && line.text().codePoints().filter(Character::isLetter).count() >= MIN_LETTERS
                && Words.count(line) <= MAX_WORDS;
    }

    /// Whether a heading or caption names all of them together, or two say which side they show.
    ///
    /// @param others the drawings that are not among them
    boolean together(PageBox all, List<Drawing> drawings, List<Drawing> others) {
        return views(drawings)
                || names.stream().anyMatch(l -> names(l, all) && nearest(block(l), all, others));
    }

    /// The box of a line with the lines right above and below it.
    private PageBox block(Line line) {
        PageBox block = line.box();
        for (int round = 0; round < BLOCK_LINES; round++) {
            PageBox near = block.inflate(0, LINE_GAP * line.box().height());
            for (Line other : names) {
                if (near.touches(other.box())) {
                    block = block.union(other.box());
                }
            }
        }
        return block;
    }

    /// Whether no other drawing stands nearer to the words.
    private static boolean nearest(PageBox words, PageBox all, List<Drawing> others) {
        double gap = Math.max(0, -words.overlapY(all));
        return others.stream()
                .map(Drawing::box)
                .noneMatch(
                        o ->
                                o.overlapX(words) > words.width() / 2
                                        && Math.max(0, -words.overlapY(o)) < gap);
    }

    private boolean names(Line line, PageBox all) {
        PageBox b = line.box();
        double above = all.y0() - b.y1();
        double below = b.y0() - all.y1();
        double height = b.height();
        if (b.overlapX(all) < 0.5 * Math.min(b.width(), all.width())) {
            return false;
        }
        boolean centred = Math.abs(b.centerX() - all.centerX()) < OFF_CENTRE * all.width();
        boolean caption = captions.starts(line.text());
        boolean heading =
                scene.fonts().larger(line.style())
                        || scene.fonts().emphasised(line.style())
                        || scene.fonts().coloured(line.style());
        double reach = caption ? CAPTION_PT : HEADING_PT;
        if (above > -height / 2 && above < reach) {
            return caption || heading || (centred && above < NAME_GAP * height);
        }
        boolean aligned =
                Math.abs(b.centerX() - all.centerX()) < OWN_OFF_CENTRE * all.width()
                        || Math.abs(b.x0() - all.x0()) < ALIGNED_PT;
        return below > -height / 2
                && below < reach
                && ((caption && aligned) || (centred && !heading && below < NAME_GAP * height));
    }

    /// Whether two of the drawings say which side they show.
    boolean views(List<Drawing> drawings) {
        return drawings.stream()
                        .filter(
                                d ->
                                        names.stream()
                                                .anyMatch(
                                                        l ->
                                                                Phrase.VIEW.is(l.text())
                                                                        && d.box()
                                                                                .inflate(
                                                                                        0,
                                                                                        NAME_GAP
                                                                                                * l.box()
                                                                                                        .height())
                                                                                .containsCenterOf(
                                                                                        l.box())))
                        .count()
                >= 2;
    }

    /// Whether drawings side by side have names of their own that stand in one row.
    boolean apart(PageBox all, List<Drawing> drawings) {
        return row(all, drawings, true) || row(all, drawings, false);
    }

    private boolean row(PageBox all, List<Drawing> drawings, boolean below) {
        double at = Double.NaN;
        int named = 0;
        for (Drawing drawing : drawings) {
            Optional<Line> own = own(drawing.box(), below).filter(l -> outside(l.box(), all));
            if (own.isEmpty()) {
                continue;
            }
            double y = own.get().box().centerY();
            if (named > 0 && Math.abs(y - at) > SAME_ROW_PT) {
                return false;
            }
            at = y;
            named++;
        }
        return named >= 2 && named >= drawings.size() - 1;
    }

    private static boolean outside(PageBox words, PageBox all) {
        return words.centerY() > all.y1() - words.height()
                || words.centerY() < all.y0() + words.height();
    }

    private Optional<Line> own(PageBox box, boolean below) {
        return names.stream()
                .filter(
                        l -> {
                            PageBox b = l.box();
                            double gap = below ? b.y0() - box.y1() : box.y0() - b.y1();
                            return gap > -b.height()
                                    && gap < NAME_GAP * b.height()
                                    && b.width() < OWN_WIDTH * box.width()
                                    && Math.abs(b.centerX() - box.centerX())
                                            < OWN_OFF_CENTRE * box.width()
                                    && !Phrase.VIEW.is(l.text());
                        })
                .findFirst();
    }
}
