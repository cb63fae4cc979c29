package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.List;

/// Gives drawings the words that stand beside them: legends, units, and notes such as `Top view`.
///
/// A short block beside a drawing belongs to it when nothing else stands there: text that goes on
/// above or below the drawing is a column of its own. A line farther out follows one that is near.
final class SideLabels {

    /// White space between a drawing and its legend at most, in points.
    private static final double REACH_PT = 46;

    /// Words of a line of a legend, and its lines, at most.
    private static final int MAX_WORDS = 6;

    private static final int MAX_LINES = 8;

    /// Words of a line that names a pin by its number at most: `1. Anode`.
    private static final int PIN_WORDS = 3;

    /// Words that name a unit at most.
    private static final int UNIT_WORDS = 3;

    /// A block goes on when its next line is nearer than this many line heights.
    private static final double LINE_GAP = 1.2;

    /// Points by which a legend may stand out above or below the drawing.
    private static final double SLACK_PT = 3;

    /// Smallest drawing that has a legend, in points.
    private static final double MIN_SIDE_PT = 40;

    private final PageScene scene;
    private final List<Line> free;
    private final DrawingGroups groups;
    private final CaptionPatterns captions = CaptionPatterns.standard();

    /// @param barred boxes that no drawing may come to cover
    SideLabels(PageScene scene, List<PageBox> barred) {
        this.scene = scene;
        this.free = scene.free();
        this.groups = new DrawingGroups(scene, barred);
    }

    List<Drawing> attach(List<Drawing> drawings) {
        return once(once(drawings));
    }

    private List<Drawing> once(List<Drawing> drawings) {
        List<Drawing> attached = new ArrayList<>();
        for (Drawing drawing : drawings) {
            PageBox box = drawing.box();
            if (!drawing.framed() && Math.min(box.width(), box.height()) >= MIN_SIDE_PT) {
                PageBox right =
                        new PageBox(
                                box.x1() - 1,
                                box.y0() - SLACK_PT,
                                box.x1() + REACH_PT,
                                box.y1() + SLACK_PT);
                PageBox left =
                        new PageBox(
                                Math.min(box.x0(), box.x0() - REACH_PT),
                                box.y0() - SLACK_PT,
                                box.x0() + 1,
                                box.y1() + SLACK_PT);
                box = with(box, beside(box, right, true, drawings));
                box = with(box, beside(box, left, false, drawings));
            }
            attached.add(drawing.withBox(box));
        }
        return attached;
    }

    private PageBox with(PageBox box, List<Line> legend) {
        if (legend.isEmpty()) {
            return box;
        }
        PageBox all = box.union(Region.boxOf(legend));
        boolean other = groups.blocked(box, all);
        return other ? box : all;
    }

    /// The lines of a legend in a strip; none when anything there is something else.
    private List<Line> beside(PageBox box, PageBox strip, boolean right, List<Drawing> drawings) {
        List<Line> legend = new ArrayList<>();
        for (Line line : free) {
            PageBox b = line.box();
            double edge = right ? b.x0() : b.x1();
            boolean starts =
                    edge > strip.x0()
                            && edge < strip.x1()
                            && b.centerY() > box.y0()
                            && b.centerY() < box.y1()
                            && !box.containsCenterOf(b);
            if (starts) {
                if (!legend(line) || inOther(line, box, drawings)) {
                    return List.of();
                }
                legend.add(line);
            }
        }
        if (legend.isEmpty() || TextRow.of(legend).size() > MAX_LINES || !alone(legend, box)) {
            return List.of();
        }
        return legend;
    }

    private boolean legend(Line line) {
        return line.horizontal()
                && Words.count(line) <= MAX_WORDS
                && !captions.starts(line.text())
                && (!captions.startsNote(line.text()) || unit(line))
                && !ListMarkers.bulleted(line.text())
                && (!ListMarkers.numbered(line.text()) || Words.count(line) <= PIN_WORDS)
                && !scene.bulletDrawn(line)
                && !scene.fonts().larger(line.style())
                && !(scene.fonts().emphasised(line.style()) && Words.count(line) >= 2);
    }

    /// `Unit: mm`, which is worded like a note.
    private static boolean unit(Line line) {
        return Words.count(line) <= UNIT_WORDS
                && line.text().codePoints().noneMatch(Character::isDigit);
    }

    private static boolean inOther(Line line, PageBox box, List<Drawing> drawings) {
        return drawings.stream()
                .map(Drawing::box)
                .anyMatch(d -> !d.equals(box) && d.inflate(SLACK_PT).touches(line.box()));
    }

    /// Whether no other line goes on beside, above or below the legend.
    private boolean alone(List<Line> legend, PageBox drawing) {
        PageBox all = Region.boxOf(legend);
        double height = legend.getFirst().box().height();
        PageBox near = all.inflate(REACH_PT / 2, LINE_GAP * height);
        return free.stream()
                .filter(l -> !legend.contains(l) && !drawing.containsCenterOf(l.box()))
                .noneMatch(l -> near.touches(l.box()));
    }
}
