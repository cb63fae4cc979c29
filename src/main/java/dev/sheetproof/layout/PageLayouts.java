package dev.sheetproof.layout;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedPage;
import java.util.ArrayList;
import java.util.List;

/// Makes the layout of a page from what was kept: furniture of the head, the body in reading order,
/// furniture of the foot.
public final class PageLayouts {

    private PageLayouts() {}

    /// @param raw every proposal
    /// @param kept the proposals that stay, in any order
    public static PageLayout of(
            ParsedPage page,
            List<Detection> raw,
            List<Detection> kept,
            List<PageLayout.Dropped> dropped) {
        List<Detection> head = new ArrayList<>();
        List<Detection> body = new ArrayList<>();
        List<Detection> foot = new ArrayList<>();
        double middle = page.info().frame().heightPt() / 2;
        for (Detection detection : kept) {
            if (detection.label() != ElementLabel.HEADER_FOOTER) {
                body.add(detection);
            } else if (detection.box().centerY() < middle) {
                head.add(detection);
            } else {
                foot.add(detection);
            }
        }
        List<Detection> ordered = new ArrayList<>(ReadingOrder.of(head, Detection::box));
        for (List<Detection> part : BodyParts.of(body, page)) {
            ordered.addAll(ReadingOrder.ofKinds(part, Detection::box, d -> kind(d.label())));
        }
        ordered.addAll(ReadingOrder.of(foot, Detection::box));
        List<Element> elements = new ArrayList<>();
        for (Detection d : ordered) {
            elements.add(
                    new Element(
                            page.number(),
                            elements.size(),
                            d.label(),
                            d.confidence(),
                            d.box(),
                            d.source(),
                            d.reason()));
        }
        return new PageLayout(page.number(), raw, elements, dropped);
    }

    private static ReadingOrder.Kind kind(ElementLabel label) {
        return switch (label) {
            case TITLE -> ReadingOrder.Kind.HEADING;
            case FIGURE -> ReadingOrder.Kind.DRAWING;
            case FIGURE_CAPTION -> ReadingOrder.Kind.CAPTION;
            case TEXT, LIST, TABLE, TABLE_CAPTION, TABLE_FOOTNOTE, FORMULA, HEADER_FOOTER ->
                    ReadingOrder.Kind.OTHER;
        };
    }

    /// The lines to lay out: the visible ones, or the invisible ones of an OCR layer where they are
    /// nearly all there is.
    public static List<Line> readable(ParsedPage page) {
        long visible = page.lines().stream().filter(Line::visible).count();
        boolean ocrLayer = visible * 4 < page.lines().size();
        return page.lines().stream()
                .filter(l -> (l.visible() || ocrLayer) && !l.text().isBlank())
                .toList();
    }
}
