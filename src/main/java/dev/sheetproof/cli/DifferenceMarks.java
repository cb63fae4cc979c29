package dev.sheetproof.cli;

import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.evidence.LayoutDifference.Change;
import dev.sheetproof.model.Element;
import dev.sheetproof.pdf.PageAnnotator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Draws the difference of two layouts: what was added is green, what was lost is vermilion and
/// broken, what moved is orange with its old place broken, what changed its label is purple, and
/// what stayed is a thin grey. The colours can be told apart by most colour-blind readers (Okabe
/// and Ito 2008), and every mark says in words what it is.
final class DifferenceMarks {

    private static final int ADDED = 0x009E73;
    private static final int LOST = 0xD55E00;
    private static final int MOVED = 0xE69F00;
    private static final int RELABELLED = 0x7A5195;
    private static final int SAME = 0x999999;

    private DifferenceMarks() {}

    static List<PageAnnotator.Mark> of(LayoutDifference difference) {
        List<PageAnnotator.Mark> marks = new ArrayList<>();
        for (Change change : difference.changes()) {
            switch (change) {
                case Change.Added(Element now) ->
                        marks.add(
                                new PageAnnotator.Mark(
                                        now.box(), ADDED, "added " + words(now), false, 0.1));
                case Change.Lost(Element before) ->
                        marks.add(
                                new PageAnnotator.Mark(
                                        before.box(), LOST, "lost " + words(before), true, 0.06));
                case Change.Moved(Element before, Element now, double iou) -> {
                    marks.add(new PageAnnotator.Mark(before.box(), MOVED, "", true, 0));
                    marks.add(
                            new PageAnnotator.Mark(
                                    now.box(),
                                    MOVED,
                                    String.format(
                                            Locale.ROOT, "moved %s IoU %.2f", words(now), iou),
                                    false,
                                    0.06));
                }
                case Change.Relabelled(Element before, Element now, double _) ->
                        marks.add(
                                new PageAnnotator.Mark(
                                        now.box(),
                                        RELABELLED,
                                        before.label().wireName() + " → " + words(now),
                                        false,
                                        0.1));
                case Change.Same(Element _, Element now) ->
                        marks.add(new PageAnnotator.Mark(now.box(), SAME, "", false, 0));
            }
        }
        return marks;
    }

    private static String words(Element element) {
        return String.format(
                Locale.ROOT, "%s %.2f", element.label().wireName(), element.confidence());
    }
}
