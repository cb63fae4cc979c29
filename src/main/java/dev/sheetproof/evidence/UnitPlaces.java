package dev.sheetproof.evidence;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.store.DocumentReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    /// Height of a single line of ordinary type with room for its accents, in points.
    private static final double LINE_PT = 20;

    /// Headings over each other, such as a section and its subsection, that are shown at most.
    private static final int MAX_HEADINGS = 2;

    /// Boxes with room for accents may overlap by this many points.
    private static final double SLACK_PT = 6;

    private UnitPlaces() {}

    /// The places of a stored chunk, first page first.
    static List<PageBoxes> of(DocumentReader reader, String docId, Chunk chunk) {
        return chunk.places().stream()
                .map(
                        place ->
                                reader.page(docId, place.page())
                                        .map(
                                                info ->
                                                        of(
                                                                chunk,
                                                                place,
                                                                reader.elements(
                                                                        docId, place.page()),
                                                                info.frame()))
                                        .orElse(place))
                .toList();
    }

    /// @param place one of the chunk's places
    /// @param page all elements of that page
    static PageBoxes of(Chunk chunk, PageBoxes place, List<Element> page, PageFrame frame) {
        Set<Integer> own =
                chunk.members().stream()
                        .filter(m -> m.page().equals(place.page()))
                        .map(Chunk.Member::element)
                        .collect(Collectors.toSet());
        List<Element> others =
                new ArrayList<>(page.stream().filter(e -> !own.contains(e.number())).toList());
        List<PageBox> boxes = new ArrayList<>(place.boxes());
        if (chunk.type() != BlockType.TITLE && chunk.type() != BlockType.HEADER_FOOTER) {
            List<Element> section =
                    ShortSection.around(
                            chunk.type(), PageBox.enclosing(boxes), others, frame.heightPt());
            others.removeAll(section);
            section.forEach(e -> boxes.add(e.box()));
            List<Element> above =
                    headings(
                            chunk.type(),
                            PageBox.enclosing(boxes),
                            others,
                            LEAD_SHARE * frame.heightPt());
            others.removeAll(above);
            above.forEach(e -> boxes.addFirst(e.box()));
        }
        return new PageBoxes(
                place.page(),
                reaching(boxes, others.stream().map(Element::box).toList()).stream()
                        .map(
                                b ->
                                        b.inflate(MARGIN_PT)
                                                .clip(frame.widthPt(), frame.heightPt())
                                                .orElse(b))
                        .toList());
    }

    /// The heading right above a unit, the one above that, and the lines between heading and unit;
    /// from the unit upwards. Where nothing is set apart as a heading, a table's or figure's is the
    /// single line right above it. Empty where something else stands in between.
    private static List<Element> headings(
            BlockType type, PageBox unit, List<Element> others, double leadHeight) {
        boolean drawn = type == BlockType.TABLE || type == BlockType.FIGURE;
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
                    && leadsIn(element.label(), type)
                    && gap < LEAD_GAP_PT
                    && lead + element.box().height() <= leadHeight) {
                leads.add(element);
                lead += element.box().height();
            } else {
                break;
            }
            left.remove(element);
            top = Math.min(top, element.box().y0());
        }
        if (drawn && headings == 0 && !leads.isEmpty() && isLine(leads.getFirst())) {
            found.add(leads.getFirst());
        }
        return found;
    }

    private static boolean isLine(Element element) {
        return element.label() != ElementLabel.HEADER_FOOTER && element.box().height() <= LINE_PT;
    }

    /// Whether an element may stand between a heading and what it heads. What is repeated on every
    /// page may, once it is found among the page's own matter: a line of conditions often is.
    private static boolean leadsIn(ElementLabel label, BlockType type) {
        boolean drawn = type == BlockType.TABLE || type == BlockType.FIGURE;
        return switch (label) {
            case TEXT -> drawn || type == BlockType.LIST;
            case LIST, FORMULA, TABLE_CAPTION, FIGURE_CAPTION, HEADER_FOOTER -> drawn;
            case TITLE, TABLE, FIGURE, TABLE_FOOTNOTE -> false;
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

    /// The boxes grown to the width of the unit and down to the next, where nothing else stands.
    private static List<PageBox> reaching(List<PageBox> boxes, List<PageBox> others) {
        PageBox unit = PageBox.enclosing(boxes);
        List<PageBox> grown = new ArrayList<>();
        for (PageBox box : boxes) {
            PageBox wide = box;
            boolean abreast =
                    boxes.stream().anyMatch(b -> !b.equals(box) && b.overlapY(box) > SLACK_PT);
            if (!abreast) {
                wide = grow(wide, new PageBox(unit.x0(), wide.y0(), wide.x1(), wide.y1()), others);
                wide = grow(wide, new PageBox(wide.x0(), wide.y0(), unit.x1(), wide.y1()), others);
            }
            double below =
                    boxes.stream()
                            .filter(b -> b.y0() >= box.y1() - SLACK_PT && b.overlapX(box) > 0)
                            .mapToDouble(PageBox::y0)
                            .min()
                            .orElse(box.y1());
            if (below > wide.y1()) {
                wide = grow(wide, new PageBox(wide.x0(), wide.y0(), wide.x1(), below), others);
            }
            grown.add(wide);
        }
        return grown;
    }

    private static PageBox grow(PageBox box, PageBox larger, List<PageBox> others) {
        boolean free =
                others.stream().allMatch(o -> larger.overlapArea(o) <= box.overlapArea(o) + 1);
        return free ? larger : box;
    }
}
