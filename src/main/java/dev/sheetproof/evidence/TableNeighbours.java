package dev.sheetproof.evidence;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/// What is read together with a table though it was found apart from it: tables of the same width
/// stacked on it, such as the bits of a register over their meaning, and the notes below it,
/// whatever they were taken for.
final class TableNeighbours {

    /// White space between stacked tables, in points: a line.
    private static final double STACK_GAP_PT = 16;

    /// Edges of stacked tables differ by at most this many points.
    private static final double SAME_EDGE_PT = 8;

    /// Height of a stack, as a share of the page height; a higher one is several things.
    private static final double STACK_SHARE = .4;

    /// White space between a table and its notes, and between notes, in points.
    private static final double NOTE_GAP_PT = 22;

    /// White space between a table and a line that goes on under it without a mark, in points.
    private static final double CLOSE_PT = 5;

    /// Height of a line under a table with room for its accents, in points.
    private static final double LINE_PT = 18;

    /// Height of the notes, as a share of the page height.
    private static final double NOTES_SHARE = .35;

    private static final double SLACK_PT = 6;

    /// How a note begins: `(1)`, `1)`, `*`, `†`, `Note 2:`.
    private static final Pattern MARK =
            Pattern.compile(
                    "^\\s*(?:[(\\[（]\\s*[0-9a-zA-Z]{1,2}\\s*[)\\]）]|[0-9a-z]{1,2}\\)|[*†‡§※#]|(?i:notes?)\\b"
                            + "|(?i:remarks?)\\b|(?i:anmerkung)|(?i:hinweis)|(?i:remarque)|注|备注|備考|備註)");

    private TableNeighbours() {}

    /// @param unit box of a table with its captions
    /// @param others elements of the page that are not the unit's
    /// @param text of an element
    static List<Element> of(
            PageBox unit,
            List<Element> others,
            Function<Element, String> text,
            double pageHeightPt) {
        List<Element> found = new ArrayList<>(stacked(unit, others, STACK_SHARE * pageHeightPt));
        PageBox whole = with(unit, found);
        List<Element> left = new ArrayList<>(others);
        left.removeAll(found);
        found.addAll(notes(whole, left, text, NOTES_SHARE * pageHeightPt));
        return found;
    }

    private static PageBox with(PageBox unit, List<Element> more) {
        PageBox whole = unit;
        for (Element element : more) {
            whole = whole.union(element.box());
        }
        return whole;
    }

    private static List<Element> stacked(PageBox unit, List<Element> others, double heightPt) {
        List<Element> found = new ArrayList<>();
        PageBox whole = unit;
        for (boolean above : new boolean[] {true, false}) {
            List<Element> left = new ArrayList<>(others);
            Optional<Element> next = next(whole, left, above);
            while (next.isPresent()
                    && next.get().label() == ElementLabel.TABLE
                    && gap(whole, next.get().box(), above) <= STACK_GAP_PT
                    && sameEdges(unit, next.get().box())
                    && whole.union(next.get().box()).height() <= heightPt) {
                found.add(next.get());
                left.remove(next.get());
                whole = whole.union(next.get().box());
                next = next(whole, left, above);
            }
        }
        return found;
    }

    private static boolean sameEdges(PageBox one, PageBox other) {
        return Math.abs(one.x0() - other.x0()) <= SAME_EDGE_PT
                && Math.abs(one.x1() - other.x1()) <= SAME_EDGE_PT;
    }

    private static List<Element> notes(
            PageBox unit, List<Element> others, Function<Element, String> text, double heightPt) {
        List<Element> found = new ArrayList<>();
        List<Element> left = new ArrayList<>(others);
        PageBox whole = unit;
        Optional<Element> next = next(whole, left, false);
        while (next.isPresent() && mayNote(next.get().label())) {
            Element element = next.get();
            double gap = gap(whole, element.box(), false);
            boolean goesOn =
                    found.isEmpty()
                            && gap <= CLOSE_PT
                            && element.box().height() <= LINE_PT
                            && element.box().x0() >= unit.x0() - SLACK_PT;
            boolean marked = gap <= NOTE_GAP_PT && MARK.matcher(text.apply(element)).find();
            if ((!goesOn && !marked)
                    || element.box().y1() - unit.y1() > heightPt
                    || element.box().width() > unit.width() + SAME_EDGE_PT) {
                break;
            }
            found.add(element);
            left.remove(element);
            whole = whole.union(element.box());
            next = next(whole, left, false);
        }
        return found;
    }

    private static boolean mayNote(ElementLabel label) {
        return switch (label) {
            case TEXT, LIST, TABLE_FOOTNOTE -> true;
            case TITLE, TABLE, FIGURE, TABLE_CAPTION, FIGURE_CAPTION, FORMULA, HEADER_FOOTER ->
                    false;
        };
    }

    /// The nearest element above or below that shares columns with the unit.
    private static Optional<Element> next(PageBox unit, List<Element> others, boolean above) {
        return others.stream()
                .filter(e -> e.box().overlapX(unit) > 0)
                .filter(e -> gap(unit, e.box(), above) >= -SLACK_PT)
                .filter(e -> above ? e.box().y0() < unit.y0() : e.box().y1() > unit.y1())
                .min(
                        Comparator.comparingDouble((Element e) -> gap(unit, e.box(), above))
                                .thenComparingInt(Element::number));
    }

    private static double gap(PageBox unit, PageBox other, boolean above) {
        return above ? unit.y0() - other.y1() : other.y0() - unit.y1();
    }
}
