package dev.sheetproof.evidence;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The paragraphs and lists around one under the same heading, where they are few: a statement is
/// verified with the sentences before and after it. Of a longer section a paragraph stands for
/// itself.
final class ShortSection {

    /// White space between paragraphs of one section, in points: under two lines of ordinary type.
    private static final double GAP_PT = 22;

    /// Height of a section that is taken in at a glance, as a share of the page height.
    private static final double SHARE = .25;

    private ShortSection() {}

    /// What else belongs to the section of a unit; empty where there is no heading above it, the
    /// section is long, or the unit is no text.
    ///
    /// @param others elements of the page that are not the unit's
    static List<Element> around(
            BlockType type, PageBox unit, List<Element> others, double pageHeightPt) {
        if (type != BlockType.TEXT && type != BlockType.LIST) {
            return List.of();
        }
        List<Element> found = new ArrayList<>();
        PageBox whole = unit;
        boolean headed = false;
        for (Optional<Element> next = next(whole, others, true);
                next.isPresent();
                next = next(whole, others, true)) {
            headed = next.get().label() == ElementLabel.TITLE;
            if (!prose(next.get())) {
                break;
            }
            found.add(next.get());
            whole = PageBox.enclosing(List.of(whole, next.get().box()));
        }
        if (!headed) {
            return List.of();
        }
        for (Optional<Element> next = next(whole, others, false);
                next.isPresent() && prose(next.get());
                next = next(whole, others, false)) {
            found.add(next.get());
            whole = PageBox.enclosing(List.of(whole, next.get().box()));
        }
        return whole.height() <= SHARE * pageHeightPt ? found : List.of();
    }

    private static boolean prose(Element element) {
        return switch (element.label()) {
            case TEXT, LIST, FORMULA -> true;
            case TITLE,
                    TABLE,
                    FIGURE,
                    TABLE_CAPTION,
                    FIGURE_CAPTION,
                    TABLE_FOOTNOTE,
                    HEADER_FOOTER ->
                    false;
        };
    }

    /// The nearest element above or below that shares most of its columns with the unit and stands
    /// close.
    private static Optional<Element> next(PageBox unit, List<Element> others, boolean above) {
        return others.stream()
                .filter(e -> e.box().overlapX(unit) > .5 * Math.min(e.box().width(), unit.width()))
                .filter(e -> gap(unit, e.box(), above) >= -GAP_PT / 4)
                .filter(e -> gap(unit, e.box(), above) <= GAP_PT)
                .filter(e -> above ? e.box().y0() < unit.y0() : e.box().y1() > unit.y1())
                .min(
                        Comparator.comparingDouble((Element e) -> gap(unit, e.box(), above))
                                .thenComparingInt(Element::number));
    }

    private static double gap(PageBox unit, PageBox other, boolean above) {
        return above ? unit.y0() - other.y1() : other.y0() - unit.y1();
    }
}
