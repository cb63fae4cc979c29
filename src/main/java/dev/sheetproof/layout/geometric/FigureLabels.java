package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Grows drawings over their labels: what lies inside, short labels that touch, and drawings they
/// come to overlap.
final class FigureLabels {

    /// How far a label may stand from the ink it labels, in line heights across and down: tick
    /// labels and axis titles.
    private static final double REACH_X = 1.5;

    private static final double REACH_Y = 0.95;

    /// Text that runs sideways beside a drawing names its axis: it may stand this many points away.
    private static final double SIDEWAYS_REACH_PT = 12;

    /// Labels have at most this many words; longer lines beside a drawing are text.
    private static final int LABEL_WORDS = 5;

    /// Words of a further line of a label.
    private static final int CONTINUED_WORDS = 9;

    /// Labels are at most this much larger than those inside the drawing.
    private static final double LABEL_SIZE = 1.2;

    /// Lines of at least this many words between two drawings keep them apart.
    private static final int BARRIER_WORDS = 6;

    /// Such lines may stand this many points to the side of the ink.
    private static final double BARRIER_REACH_PT = 12;

    /// Drawings closer than this many points are views of one thing, unless text stands between
    /// them.
    private static final double SAME_FIGURE_PT = 36;

    /// The same for parts side by side: the two ends of a timing diagram.
    private static final double ABREAST_PT = 46;

    private static final double ABREAST_SHARE = 0.7;

    /// The same for two plots, which stand in rows.
    private static final double SAME_PLOT_PT = 3;

    /// Size of a badge at most, and distance from another up to which both are one, in points.
    private static final double MAX_ICON_PT = 72;

    private static final double SAME_ICON_PT = 6;

    /// Rounds of growing; each adds a ring of labels, and dimension chains rarely need more.
    private static final int ROUNDS = 4;

    /// Width in points from which a drawing has a title of its own, and how far from its middle
    /// that stands, as a share of the width.
    private static final double MIN_PLOT_PT = 90;

    private static final double TITLE_OFF_CENTRE = 0.07;

    /// White space between a plot and its title, in line heights.
    private static final double TITLE_GAP = 1.2;

    /// The drawings before they took labels: a title stands over the middle of its plot, axes
    /// aside.
    private List<PageBox> inked = List.of();

    /// White space between a caption's number and its words at most, in points.
    private static final double CAPTION_ROW_PT = 60;

    private final List<Line> captionStarts;
    private final PageScene scene;
    private final List<Line> free;
    private final List<PageBox> barred;
    private final CaptionPatterns captions = CaptionPatterns.standard();

    FigureLabels(PageScene scene, List<PageBox> barred) {
        this.scene = scene;
        this.free = scene.free();
        this.captionStarts = free.stream().filter(l -> captions.starts(l.text())).toList();
        this.barred = barred;
    }

    List<Drawing> grow(List<Drawing> seeds) {
        List<Drawing> drawings = merge(seeds);
        inked = seeds.stream().map(Drawing::box).toList();
        for (int round = 0; round < ROUNDS; round++) {
            List<Drawing> grown = new ArrayList<>();
            for (Drawing drawing : drawings) {
                grown.add(drawing.framed() ? drawing : drawing.withBox(overLabels(drawing.box())));
            }
            List<Drawing> merged = merge(grown);
            if (merged.equals(drawings)) {
                break;
            }
            drawings = merged;
        }
        return drawings;
    }

    private PageBox overLabels(PageBox box) {
        double labelSize =
                free.stream()
                        .filter(l -> box.containsCenterOf(l.box()))
                        .mapToDouble(l -> l.style().sizePt())
                        .max()
                        .orElse(scene.fonts().bodySizePt());
        PageBox grown = box;
        for (Line line : free) {
            PageBox b = line.box();
            boolean inside = box.containsCenterOf(b) && b.shareInside(box) > 0.5;
            boolean taken =
                    inside
                            || (near(box, line) && label(line, box, labelSize) && attached(box, b))
                            || code(box, line)
                            || continues(box, line);
            if (taken) {
                PageBox candidate = grown.union(b);
                if (!blocked(grown, candidate)) {
                    grown = candidate;
                }
            }
        }
        return grown;
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
        if (gap > 0.5 * b.height() || gap < -b.height() || Words.count(line) > CONTINUED_WORDS) {
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

    private static boolean near(PageBox box, Line line) {
        PageBox b = line.box();
        if (!line.horizontal()) {
            return box.inflate(SIDEWAYS_REACH_PT, 4).touches(b);
        }
        return box.inflate(REACH_X * b.height(), REACH_Y * b.height()).touches(b);
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
        if (words > LABEL_WORDS
                || captions.starts(line.text())
                || captions.startsNote(line.text())
                || ListMarkers.bulleted(line.text())) {
            return false;
        }
        if (headsPlot(line) || ofCaption(line)) {
            return false;
        }
        double size = line.style().sizePt();
        boolean above = line.box().centerY() < box.y0() || line.box().centerY() > box.y1();
        boolean heading =
                size > LABEL_SIZE * labelSize
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

    private boolean blocked(PageBox now, PageBox candidate) {
        for (PageBox box : barred) {
            if (candidate.overlapArea(box) > now.overlapArea(box) + 1) {
                return true;
            }
        }
        return false;
    }

    private List<Drawing> merge(List<Drawing> drawings) {
        List<Drawing> open = new ArrayList<>(drawings);
        open.sort(
                Comparator.comparingDouble((Drawing d) -> d.box().y0())
                        .thenComparingDouble(d -> d.box().x0())
                        .thenComparingDouble(d -> d.box().y1())
                        .thenComparingDouble(d -> d.box().x1()));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < open.size() && !changed; i++) {
                for (int j = i + 1; j < open.size() && !changed; j++) {
                    if (together(open.get(i), open.get(j))) {
                        Drawing union = open.get(i).with(open.get(j));
                        open.remove(j);
                        open.set(i, union);
                        changed = true;
                    }
                }
            }
        }
        return open;
    }

    private boolean together(Drawing first, Drawing second) {
        PageBox a = first.box();
        PageBox b = second.box();
        if (a.overlapArea(b) > 0.15 * Math.min(a.area(), b.area())) {
            return true;
        }
        if (first.framed() || second.framed()) {
            return false;
        }
        boolean abreast = a.overlapY(b) > ABREAST_SHARE * Math.max(a.height(), b.height());
        double reach =
                first.plot() && second.plot()
                        ? SAME_PLOT_PT
                        : abreast ? ABREAST_PT : SAME_FIGURE_PT;
        if (icon(a) && icon(b) && !abreast) {
            reach = SAME_ICON_PT;
        }
        if (!a.inflate(reach / 2).touches(b.inflate(reach / 2))) {
            return false;
        }
        PageBox union = a.union(b);
        if (blocked(a, union) && blocked(b, union)) {
            return false;
        }
        for (Line line : free) {
            boolean between =
                    union.inflate(BARRIER_REACH_PT, 0).containsCenterOf(line.box())
                            && !a.containsCenterOf(line.box())
                            && !b.containsCenterOf(line.box());
            if (between && barrier(line)) {
                return false;
            }
        }
        return true;
    }

    /// A small drawing without labels: a badge.
    private boolean icon(PageBox box) {
        return Math.max(box.width(), box.height()) < MAX_ICON_PT
                && free.stream().noneMatch(l -> box.inflate(SAME_ICON_PT).touches(l.box()));
    }

    private boolean barrier(Line line) {
        return Words.count(line) >= BARRIER_WORDS
                || captions.starts(line.text())
                || (line.horizontal()
                        && Words.hasLetter(line.text())
                        && line.text().strip().length() > 3
                        && (scene.fonts().larger(line.style())
                                || ((scene.fonts().emphasised(line.style())
                                                || scene.fonts().coloured(line.style()))
                                        && Words.count(line) >= 2)));
    }
}
