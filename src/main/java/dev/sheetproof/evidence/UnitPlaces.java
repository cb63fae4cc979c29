package dev.sheetproof.evidence;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.store.DocumentReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What a reader must see of a chunk to verify a value in it: its members, reaching each other over
/// the white space between them, the heading they stand under, and the rest of a short section.
///
/// One box stands for each member still. A box grows only over paper that belongs to nothing else:
/// never over an element of another chunk.
final class UnitPlaces {

    /// Points around a box, so that no rule or accent at its edge is cut.
    private static final double MARGIN_PT = 2;

    /// White space between a heading and what it heads, in points: two lines of large type.
    private static final double HEADING_GAP_PT = 30;

    /// White space between a line that leads in (`TA = 25 °C unless otherwise noted`) and what is
    /// below it, in points.
    private static final double LEAD_GAP_PT = 16;

    /// Lines between a heading and its table or figure, as a share of the page height; more is text
    /// of its own.
    private static final double LEAD_SHARE = 0.06;

    /// How much more room than lines a small table may take between a heading and its table.
    private static final double BITS_FACTOR = 2;

    /// Height of a single line of ordinary type with room for its accents, in points.
    private static final double LINE_PT = 20;

    /// Headings over each other, such as a section and its subsection, that are shown at most.
    private static final int MAX_HEADINGS = 2;

    /// Boxes with room for accents may overlap by this many points.
    private static final double SLACK_PT = 6;

    /// Share of a unit's width that its heading takes at most where its type is that of text.
    private static final double HEADING_WIDTH = .6;

    /// White space between the lines of one heading, in points.
    private static final double SAME_HEADING_PT = 4;

    /// An element with this share of its area among the members of a unit stands among them.
    private static final double WITHIN_SHARE = .9;

    private UnitPlaces() {}

    /// The places of a stored chunk, first page first.
    static List<PageBoxes> of(DocumentReader reader, String docId, Chunk chunk) {
        // Lines are only read where something below a table may be its notes.
        Map<PageNumber, List<Line>> lines = new HashMap<>();
        Function<Element, String> text =
                element ->
                        text(
                                element,
                                lines.computeIfAbsent(
                                        element.page(), page -> reader.lines(docId, page)));
        return chunk.places().stream().map(place -> of(reader, docId, chunk, place, text)).toList();
    }

    private static PageBoxes of(
            DocumentReader reader,
            String docId,
            Chunk chunk,
            PageBoxes place,
            Function<Element, String> text) {
        return reader.page(docId, place.page())
                .map(
                        info ->
                                of(
                                        chunk,
                                        place,
                                        reader.elements(docId, place.page()),
                                        info.frame(),
                                        text))
                .orElse(place);
    }

    private static String text(Element element, List<Line> page) {
        return page.stream()
                .filter(line -> element.box().containsCenterOf(line.box()))
                .map(Line::text)
                .collect(Collectors.joining("\n"));
    }

    /// @param place one of the chunk's places
    /// @param page all elements of that page
    /// @param text of an element
    static PageBoxes of(
            Chunk chunk,
            PageBoxes place,
            List<Element> page,
            PageFrame frame,
            Function<Element, String> text) {
        Set<Integer> own =
                chunk.members().stream()
                        .filter(m -> m.page().equals(place.page()))
                        .map(Chunk.Member::element)
                        .collect(Collectors.toSet());
        List<Element> others =
                new ArrayList<>(page.stream().filter(e -> !own.contains(e.number())).toList());
        List<PageBox> boxes = new ArrayList<>(place.boxes());
        double top = PageBox.enclosing(boxes).y0();
        for (Element more : others(chunk.type(), List.copyOf(boxes), others, frame, text)) {
            others.remove(more);
            if (more.box().y1() <= top + SLACK_PT) {
                boxes.addFirst(more.box());
            } else {
                boxes.add(more.box());
            }
        }
        return new PageBoxes(
                place.page(),
                UnitGrowth.reaching(boxes, others.stream().map(Element::box).toList()).stream()
                        .map(
                                b ->
                                        b.inflate(MARGIN_PT)
                                                .clip(frame.widthPt(), frame.heightPt())
                                                .orElse(b))
                        .toList());
    }

    /// What else of a page is shown with a unit.
    private static List<Element> others(
            BlockType type,
            List<PageBox> boxes,
            List<Element> page,
            PageFrame frame,
            Function<Element, String> text) {
        List<Element> found = new ArrayList<>();
        switch (type) {
            case HEADER_FOOTER -> {}
            case TITLE -> found.addAll(lines(PageBox.enclosing(boxes), page));
            case TABLE, FIGURE, TEXT, LIST, FORMULA -> {
                List<Element> left = new ArrayList<>(page);
                take(found, left, within(type, boxes, left));
                take(
                        found,
                        left,
                        ShortSection.around(type, unit(boxes, found), left, frame.heightPt()));
                if (type == BlockType.TABLE) {
                    take(
                            found,
                            left,
                            TableNeighbours.of(unit(boxes, found), left, text, frame.heightPt()));
                }
                take(
                        found,
                        left,
                        headings(type, unit(boxes, found), left, LEAD_SHARE * frame.heightPt()));
            }
        }
        return found;
    }

    private static void take(List<Element> found, List<Element> left, List<Element> more) {
        found.addAll(more);
        left.removeAll(more);
    }

    private static PageBox unit(List<PageBox> boxes, List<Element> more) {
        PageBox unit = PageBox.enclosing(boxes);
        for (Element element : more) {
            unit = unit.union(element.box());
        }
        return unit;
    }

    /// The other lines of a heading that was found line by line.
    private static List<Element> lines(PageBox title, List<Element> page) {
        return page.stream()
                .filter(e -> e.label() == ElementLabel.TITLE)
                .filter(e -> e.box().overlapX(title) > 0)
                .filter(e -> -e.box().overlapY(title) <= SAME_HEADING_PT)
                .toList();
    }

    /// Text that stands among the members of a table or drawing, such as the conditions between
    /// caption and table.
    private static List<Element> within(BlockType type, List<PageBox> boxes, List<Element> page) {
        if (!drawn(type)) {
            return List.of();
        }
        PageBox unit = PageBox.enclosing(boxes);
        return page.stream()
                .filter(e -> mayStandWithin(e.label()))
                .filter(e -> e.box().shareInside(unit) >= WITHIN_SHARE)
                .toList();
    }

    private static boolean mayStandWithin(ElementLabel label) {
        return switch (label) {
            case TEXT, LIST, FORMULA, TABLE_FOOTNOTE, TABLE_CAPTION, FIGURE_CAPTION -> true;
            case TITLE, TABLE, FIGURE, HEADER_FOOTER -> false;
        };
    }

    private static boolean drawn(BlockType type) {
        return type == BlockType.TABLE || type == BlockType.FIGURE;
    }

    /// The heading right above a unit, the one above that, and the lines between heading and unit;
    /// from the unit upwards. Where nothing is set apart as a heading, a table's or figure's is the
    /// single line right above it. Empty where something else stands in between.
    private static List<Element> headings(
            BlockType type, PageBox unit, List<Element> others, double leadHeight) {
        List<Element> found = new ArrayList<>();
        List<Element> leads = new ArrayList<>();
        List<Element> left = new ArrayList<>(others);
        double top = unit.y0();
        double lead = 0;
        int headings = 0;
        while (headings < MAX_HEADINGS) {
            Optional<Element> next = above(unit, left);
            if (next.isEmpty()) {
                break;
            }
            Element element = next.get();
            double gap = top - element.box().y1();
            if (element.label() == ElementLabel.TITLE && gap < HEADING_GAP_PT) {
                found.addAll(leads);
                leads.clear();
                found.add(element);
                headings++;
            } else if (headings == 0
                    && leadsIn(element, unit, type)
                    && gap < leadGap(element, unit)
                    && lead + element.box().height()
                            <= (element.label() == ElementLabel.TABLE
                                    ? BITS_FACTOR * leadHeight
                                    : leadHeight)) {
                leads.add(element);
                lead += element.box().height();
            } else {
                break;
            }
            left.remove(element);
            top = Math.min(top, element.box().y0());
        }
        if (drawn(type) && headings == 0 && !leads.isEmpty() && isLine(leads.getFirst())) {
            found.add(leads.getFirst());
        }
        return found;
    }

    /// A short line at the left of a unit is a heading though its type is that of text, and stands
    /// off as far as one.
    private static double leadGap(Element element, PageBox unit) {
        boolean like =
                isLine(element)
                        && Math.abs(element.box().x0() - unit.x0()) <= HEADING_GAP_PT
                        && element.box().width() <= HEADING_WIDTH * unit.width();
        return like ? HEADING_GAP_PT : LEAD_GAP_PT;
    }

    private static boolean isLine(Element element) {
        return element.label() != ElementLabel.HEADER_FOOTER && element.box().height() <= LINE_PT;
    }

    /// Whether an element may stand between a heading and what it heads. What is repeated on every
    /// page may, once it is found among the page's own matter: a line of conditions often is.
    private static boolean leadsIn(Element element, PageBox unit, BlockType type) {
        return switch (element.label()) {
            case TEXT -> drawn(type) || type == BlockType.LIST;
            case LIST, FORMULA, TABLE_CAPTION, FIGURE_CAPTION, TABLE_FOOTNOTE, HEADER_FOOTER ->
                    drawn(type);
            case TABLE -> type == BlockType.TABLE && 2 * element.box().height() <= unit.height();
            case TITLE, FIGURE -> false;
        };
    }

    /// The lowest element above a unit that shares its columns.
    private static Optional<Element> above(PageBox unit, List<Element> others) {
        return others.stream()
                .filter(
                        e ->
                                e.box().y1() <= unit.y0() + SLACK_PT
                                        && e.box().y0() < unit.y0()
                                        && e.box().overlapX(unit) > 0)
                .max(
                        Comparator.comparingDouble((Element e) -> e.box().y1())
                                .thenComparingInt(Element::number));
    }
}
