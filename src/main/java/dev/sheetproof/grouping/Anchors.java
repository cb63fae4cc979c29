package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Ties captions and notes to the table or figure they stand by.
final class Anchors {

    /// A caption or note further from its table or figure than this many points stands alone.
    private static final double MAX_DISTANCE_PT = 80;

    /// Notes may stand at the foot of the page, this many points below their table.
    private static final double MAX_NOTE_DISTANCE_PT = 450;

    /// Points that stepping sideways out of the table's columns counts as.
    private static final double ASIDE_PT = 30;

    private Anchors() {}

    /// The table or figure on the same page that a caption or note belongs to.
    static Optional<Element> of(Element satellite, List<Element> page) {
        return page.stream()
                .filter(e -> e.label() == ElementLabel.TABLE || e.label() == ElementLabel.FIGURE)
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
        boolean above = s.centerY() < a.centerY();
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
