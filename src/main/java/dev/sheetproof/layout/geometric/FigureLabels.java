package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PlacedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Grows drawings over their labels: what lies inside, short labels that touch, and drawings they
/// come to overlap.
final class FigureLabels {

    /// How far a label may stand from the ink it labels, in line heights across and down: tick
    /// labels and axis titles.
    private static final double REACH_X = 1.5;

    private static final double REACH_Y = 0.95;

    /// Text that runs sideways beside a drawing names its axis: it may stand this many points away.
    private static final double SIDEWAYS_REACH_PT = 22;

    /// Labels have at most this many words; longer lines beside a drawing are text.
    private static final int LABEL_WORDS = 5;

    /// Words of a further line of a label.
    private static final int CONTINUED_WORDS = 9;

    /// Labels are at most this much larger than those inside the drawing, and names of pins.
    private static final double LABEL_SIZE = 1.2;

    private static final double PIN_SIZE = 1.8;

    /// Distance of small ink from the drawing it belongs to, in points, and its share of the
    /// drawing's area at most.
    private static final double SCRAP_PT = 10;

    private static final double SCRAP_SHARE = 0.3;

    /// Ink nearer than this many points to the side of a line of text underlines or marks it.
    private static final double TEXT_INK_PT = 6;

    /// White space between the numbers of an axis and its title, in heights of the title; its
    /// distance from the middle as a share of the width; and the numbers there are at least.
    private static final double AXIS_GAP = 2;

    private static final double AXIS_OFF_CENTRE = 0.2;

    private static final int AXIS_NUMBERS = 3;

    /// Words of the title of an axis that ends in its unit, at most.
    private static final int UNIT_WORDS = 12;

    /// A mark on a drawing has this many words and characters at most, and lies in it with this
    /// share of its height at least.
    private static final int MARK_WORDS = 3;

    private static final int MARK_LENGTH = 10;

    private static final double REACHING_SHARE = 0.15;

    /// `1. Collector 2. Base 3. Emitter`: numbered names in one line.
    private static final Pattern PINS =
            Pattern.compile("1\\s?[.:)]\\s*\\p{L}[^.]*\\s2\\s?[.:)]\\s*\\p{L}.*");

    /// Share of a drawing that a picture covers that it is.
    private static final double PICTURE_SHARE = 0.5;

    /// Rounds of growing; each adds a ring of labels, and dimension chains rarely need more.
    private static final int ROUNDS = 4;

    /// Width in points from which a drawing has a title of its own, and how far from its middle
    /// that stands, as a share of the width.
    private static final double MIN_PLOT_PT = 90;

    private static final double TITLE_OFF_CENTRE = 0.07;

    /// White space between a plot and its title, in line heights.
    private static final double TITLE_GAP = 1.2;

    /// White space below the first line of a text, in line heights, and how far the next one may be
    /// indented.
    private static final double TEXT_GAP = 0.9;

    private static final double TEXT_INDENT_PT = 24;

    /// The drawings before they took labels: a title stands over the middle of its plot, axes
    /// aside.
    private List<PageBox> inked = List.of();

    /// White space between a caption's number and its words at most, in points.
    private static final double CAPTION_ROW_PT = 60;

    private final List<Line> captionStarts;
    private final PageScene scene;
    private final List<Line> free;
    private final DrawingGroups groups;
    private final List<PageBox> scraps;
    private final CaptionPatterns captions = CaptionPatterns.standard();

    /// @param barred boxes that no drawing may come to cover
    /// @param scraps ink that is no drawing by itself: letters drawn as lines, arrows, marks
    FigureLabels(PageScene scene, List<PageBox> barred, List<PageBox> scraps) {
        this.scene = scene;
        this.free = scene.free();
        this.captionStarts = free.stream().filter(l -> captions.starts(l.text())).toList();
        this.groups = new DrawingGroups(scene, barred);
        this.scraps = scraps.stream().filter(this::unread).toList();
    }

    /// Whether ink is no rule, mark or shade of text.
    private boolean unread(PageBox scrap) {
        PageBox near = scrap.inflate(TEXT_INK_PT, 1);
        return free.stream().noneMatch(l -> near.touches(l.box()) && Words.count(l) > LABEL_WORDS);
    }

    List<Drawing> grow(List<Drawing> seeds) {
        List<Drawing> drawings = groups.merge(seeds);
        inked = seeds.stream().map(Drawing::box).toList();
        for (int round = 0; round < ROUNDS; round++) {
            List<Drawing> grown = new ArrayList<>();
            for (Drawing drawing : drawings) {
                grown.add(
                        drawing.framed() && !PinFrames.named(scene, drawing.box())
                                ? drawing
                                : drawing.withBox(
                                        overScraps(
                                                overLabels(drawing.box(), drawings),
                                                drawing.box())));
            }
            List<Drawing> merged = groups.mergeGrown(grown);
            if (merged.equals(drawings)) {
                break;
            }
            drawings = merged;
        }
        return drawings;
    }

    /// Small ink right beside a drawing belongs to it.
    private PageBox overScraps(PageBox grown, PageBox box) {
        PageBox reach = box.inflate(SCRAP_PT);
        PageBox all = grown;
        for (PageBox scrap : scraps) {
            if (reach.touches(scrap)
                    && scrap.area() < SCRAP_SHARE * box.area()
                    && !groups.blocked(all, all.union(scrap))) {
                all = all.union(scrap);
            }
        }
        return all;
    }

    private PageBox overLabels(PageBox box, List<Drawing> drawings) {
        double labelSize =
                free.stream()
                        .filter(l -> box.containsCenterOf(l.box()))
                        .mapToDouble(l -> l.style().sizePt())
                        .max()
                        .orElse(scene.fonts().bodySizePt());
        PageBox grown = box;
        PageBox seen = picture(box);
        for (Line line : free) {
            PageBox b = line.box();
            boolean inside = box.containsCenterOf(b) && b.shareInside(box) > 0.5;
            boolean taken =
                    inside
                            || (near(seen, line)
                                    && label(line, box, labelSize)
                                    && attached(box, b)
                                    && nearest(box, line, drawings))
                            || namesAxis(box, line)
                            || code(box, line)
                            || onDrawing(box, line)
                            || continues(box, line);
            if (taken) {
                PageBox candidate = grown.union(b);
                if (!groups.blocked(grown, candidate)) {
                    grown = candidate;
                }
            }
        }
        return grown;
    }

    /// The picture that a drawing is made of, or the drawing: what goes on beside the labels of a
    /// picture is text.
    private PageBox picture(PageBox box) {
        return scene.ink().images().stream()
                .map(PlacedImage::box)
                .filter(i -> box.contains(i) && i.area() > PICTURE_SHARE * box.area())
                .findFirst()
                .orElse(box);
    }

    /// A part number right on the lines that lead from its places, however large it is set.
    private boolean code(PageBox box, Line line) {
        PageBox b = line.box();
        double gap = box.y0() - b.y1();
        return line.horizontal()
                && gap > -0.5 * b.height()
                && gap < 0.25 * b.height()
                && b.shareInside(new PageBox(box.x0(), b.y0(), box.x1(), b.y1())) > 0.8
                && line.text().chars().anyMatch(Character::isDigit)
                && scene.ink().rules().stream()
                                .filter(
                                        r ->
                                                !r.horizontal()
                                                        && Math.abs(r.from() - b.y1())
                                                                < 0.4 * b.height()
                                                        && r.at() > b.x0()
                                                        && r.at() < b.x1())
                                .count()
                        >= 2;
    }

    /// A further line of a label that is inside.
    private boolean continues(PageBox box, Line line) {
        PageBox b = line.box();
        double gap = b.y0() - box.y1();
        if (!line.horizontal()
                || gap > 0.5 * b.height()
                || gap < -b.height()
                || Words.count(line) > CONTINUED_WORDS
                || ListMarkers.bulleted(line.text())) {
            return false;
        }
        return free.stream()
                .anyMatch(
                        l ->
                                box.containsCenterOf(l.box())
                                        && Math.abs(l.box().x0() - b.x0()) < 12
                                        && b.y0() - l.box().y1() < 0.5 * b.height()
                                        && b.y0() - l.box().y1() > -0.5 * b.height()
                                        && b.centerY() > l.box().y1()
                                        && line.style().sizePt() <= l.style().sizePt() + 0.3
                                        && !captions.starts(line.text()));
    }

    /// Short words that reach into a drawing, however large they are set, and the names of its pins
    /// right under it.
    private boolean onDrawing(PageBox box, Line line) {
        PageBox b = line.box();
        if (!line.horizontal() || captions.starts(line.text()) || !attached(box, b)) {
            return false;
        }
        boolean reachesIn = b.overlapY(box) > REACHING_SHARE * b.height() && b.overlapX(box) > 0;
        boolean under =
                b.y0() - box.y1() < b.height()
                        && b.y1() > box.y1()
                        && b.overlapX(box) > 0.5 * b.width();
        return (reachesIn && Words.count(line) <= MARK_WORDS && line.text().length() <= MARK_LENGTH)
                || (under && PINS.matcher(line.text().strip()).matches());
    }

    private static boolean near(PageBox box, Line line) {
        PageBox b = line.box();
        if (!line.horizontal()) {
            return box.inflate(SIDEWAYS_REACH_PT, 4).touches(b);
        }
        return box.inflate(REACH_X * b.height(), REACH_Y * b.height()).touches(b);
    }

    /// Words below the row of numbers of an axis, at their middle, are its title.
    private boolean namesAxis(PageBox box, Line line) {
        PageBox b = line.box();
        double gap = b.y0() - box.y1();
        if (!line.horizontal()
                || gap < -0.5 * b.height()
                || gap > AXIS_GAP * b.height()
                || Words.count(line) > (Words.withUnit(line) ? UNIT_WORDS : CONTINUED_WORDS)
                || Math.abs(b.centerX() - box.centerX()) > AXIS_OFF_CENTRE * box.width()
                || (scene.fonts().larger(line.style()) && !Words.withUnit(line))
                || captions.startsNote(line.text())
                || captioned(box, line)) {
            return false;
        }
        List<Line> last =
                free.stream()
                        .filter(
                                l ->
                                        box.containsCenterOf(l.box())
                                                && box.y1() - l.box().centerY() < b.height()
                                                && l.box().y1() < b.centerY())
                        .toList();
        return last.size() >= AXIS_NUMBERS && last.stream().allMatch(l -> Words.numeric(l.text()));
    }

    /// Whether a caption starts between a drawing and the end of a line, or with it.
    private boolean captioned(PageBox box, Line line) {
        return captionStarts.stream()
                .map(Line::box)
                .anyMatch(
                        c ->
                                c.centerY() > box.y1() - c.height()
                                        && c.centerY() < line.box().y1()
                                        && c.overlapX(box) > 0);
    }

    /// Whether no other drawing is nearer to a line that runs sideways.
    private static boolean nearest(PageBox box, Line line, List<Drawing> drawings) {
        return line.horizontal()
                || drawings.stream()
                        .map(Drawing::box)
                        .filter(d -> d.overlapY(line.box()) > 0.3 * line.box().height())
                        .noneMatch(d -> gapX(d, line.box()) < gapX(box, line.box()));
    }

    private static double gapX(PageBox a, PageBox b) {
        return Math.max(0, -a.overlapX(b));
    }

    /// A label overlaps the drawing along the side it stands on; one past a corner belongs
    /// elsewhere.
    private static boolean attached(PageBox box, PageBox label) {
        return label.overlapX(box) > 0.3 * label.width()
                || label.overlapY(box) > 0.3 * label.height();
    }

    private boolean label(Line line, PageBox box, double labelSize) {
        if (!line.horizontal()) {
            return true;
        }
        int words = Words.count(line);
        if ((words > LABEL_WORDS && !Words.numeric(line.text()))
                || captions.starts(line.text())
                || captions.startsNote(line.text())
                || ListMarkers.bulleted(line.text())) {
            return false;
        }
        if (headsPlot(line)
                || ofCaption(line)
                || headsText(line, box)
                || PhotoNames.names(scene, line, box)) {
            return false;
        }
        double size = line.style().sizePt();
        boolean alone = line.text().strip().length() == 1;
        if (Words.signs(line.text()) && !(alone && line.box().centerY() < box.y0())) {
            return size <= PIN_SIZE * labelSize;
        }
        boolean above = line.box().centerY() < box.y0() || line.box().centerY() > box.y1();
        boolean heading =
                size > LABEL_SIZE * labelSize
                        || (above && BlockLabels.light(line.style().rgb()))
                        || (above
                                && words >= 2
                                && scene.fonts().emphasised(line.style())
                                && size >= labelSize)
                        || (above
                                && Words.hasLetter(line.text())
                                && (scene.fonts().larger(line.style())
                                        || (words >= 2 && scene.fonts().coloured(line.style()))));
        return !heading;
    }

    /// Whether text goes on right below a line that stands under a drawing: it is the heading or
    /// the start of that.
    private boolean headsText(Line line, PageBox box) {
        PageBox b = line.box();
        return b.centerY() > box.y1()
                && free.stream()
                        .anyMatch(
                                l -> {
                                    double gap = l.box().y0() - b.y1();
                                    return gap > -0.5 * b.height()
                                            && gap < TEXT_GAP * b.height()
                                            && l.box().centerY() > b.y1()
                                            && Math.abs(l.box().x0() - b.x0()) < TEXT_INDENT_PT
                                            && (ListMarkers.bulleted(l.text())
                                                    || Words.count(l) > CONTINUED_WORDS);
                                });
    }

    /// Words in the middle over a plot are its title, which is a caption.
    private boolean headsPlot(Line line) {
        PageBox b = line.box();
        return Words.hasLetter(line.text())
                && line.text().strip().length() > 3
                && inked.stream()
                        .anyMatch(
                                plot ->
                                        plot.width() > MIN_PLOT_PT
                                                && b.centerY() < plot.y0()
                                                && plot.y0() - b.y1() < TITLE_GAP * b.height()
                                                && Math.abs(b.centerX() - plot.centerX())
                                                        < TITLE_OFF_CENTRE * plot.width());
    }

    /// Whether the line goes on in the row of a caption's number: `FIGURE 15 — UPDATE CYCLE`.
    private boolean ofCaption(Line line) {
        PageBox b = line.box();
        return captionStarts.stream()
                .map(Line::box)
                .anyMatch(
                        c ->
                                c.overlapY(b) > 0.5 * b.height()
                                        && b.x0() - c.x1() > 0
                                        && b.x0() - c.x1() < CAPTION_ROW_PT);
    }
}
