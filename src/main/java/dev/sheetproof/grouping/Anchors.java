package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.NoteMark;
import dev.sheetproof.model.PageBox;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Ties captions and notes to the table or figure they stand by.
final class Anchors {

    /// A caption or note further from its table or figure than this many points stands alone.
    private static final double MAX_DISTANCE_PT = 80;

    /// Notes may stand at the foot of the page, this many points below their table.
    private static final double MAX_NOTE_DISTANCE_PT = 450;

    /// Points that stepping sideways out of the table's columns counts as.
    private static final double ASIDE_PT = 30;

    /// A note this close under a table or drawing, in points, is its own.
    private static final double CLOSE_PT = 20;

    /// Share of the height of a note that stands beside a table.
    private static final double BESIDE_SHARE = 0.9;

    private Anchors() {}

    /// What a note belongs to: the one table or figure that refers to it by its mark wherever that
    /// stands, or else the one it stands by. Empty also when several refer to a note that stands by
    /// none of them: it is a unit of its own.
    ///
    /// @param said the lines of a table or figure, with those of its captions
    static Optional<Element> ofNote(
            List<Line> note,
            Element element,
            List<Element> page,
            Function<Element, List<Line>> said) {
        Optional<Element> nearest = of(element, page);
        List<NoteMark> marks = NoteMark.all(note);
        List<Element> referring =
                page.stream()
                        .filter(Anchors::anchors)
                        .filter(e -> said.apply(e).stream().anyMatch(l -> anyIn(marks, l)))
                        .toList();
        boolean close = nearest.map(n -> close(element, n)).orElse(false);
        if (referring.isEmpty() || (close && nearest.map(referring::contains).orElse(false))) {
            return nearest;
        }
        boolean worded = marks.stream().noneMatch(m -> m.word().isEmpty());
        if (close && !worded) {
            return nearest;
        }
        return referring.size() == 1 ? Optional.of(referring.getFirst()) : Optional.empty();
    }

    private static boolean anyIn(List<NoteMark> marks, Line line) {
        return marks.stream().anyMatch(mark -> mark.in(line));
    }

    private static boolean close(Element note, Element anchor) {
        return -note.box().overlapY(anchor.box()) <= CLOSE_PT
                && note.box().overlapX(anchor.box()) > 0;
    }

    private static boolean anchors(Element e) {
        return e.label() == ElementLabel.TABLE || e.label() == ElementLabel.FIGURE;
    }

    /// The table or figure on the same page that a caption or note belongs to.
    static Optional<Element> of(Element satellite, List<Element> page) {
        return page.stream()
                .filter(Anchors::anchors)
                .filter(e -> cost(satellite, e) < limit(satellite))
                .min(
                        Comparator.comparingDouble((Element e) -> cost(satellite, e))
                                .thenComparingInt(Element::number));
    }

    private static double limit(Element satellite) {
        return satellite.label() == ElementLabel.TABLE_FOOTNOTE
                ? MAX_NOTE_DISTANCE_PT
                : MAX_DISTANCE_PT;
    }

    private static double cost(Element satellite, Element anchor) {
        PageBox s = satellite.box();
        PageBox a = anchor.box();
        double down = Math.max(0, -s.overlapY(a));
        double aside = s.overlapX(a) > 0 ? 0 : ASIDE_PT - s.overlapX(a);
        boolean beside =
                anchor.label() == ElementLabel.TABLE
                        && s.overlapX(a) <= 0
                        && s.overlapY(a) > BESIDE_SHARE * s.height();
        boolean above = s.centerY() < a.centerY() && !beside;
        boolean sameKind =
                switch (satellite.label()) {
                    case TABLE_CAPTION -> anchor.label() == ElementLabel.TABLE;
                    case FIGURE_CAPTION -> anchor.label() == ElementLabel.FIGURE;
                    case TABLE_FOOTNOTE, TITLE, TEXT, LIST, TABLE, FIGURE, FORMULA, HEADER_FOOTER ->
                            true;
                };
        double wrongSide =
                satellite.label() == ElementLabel.TABLE_FOOTNOTE && above
                        ? MAX_NOTE_DISTANCE_PT
                        : 0;
        // A caption of a table stands above it far more often than below.
        double lessUsual = satellite.label() == ElementLabel.TABLE_CAPTION && !above ? 15 : 0;
        return down + aside + wrongSide + lessUsual + (sameKind ? 0 : 60);
    }
}
