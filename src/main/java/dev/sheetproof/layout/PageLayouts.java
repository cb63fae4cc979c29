package dev.sheetproof.layout;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedPage;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Makes the layout of a page from what was kept: furniture of the head, the body in reading order,
/// furniture of the foot.
public final class PageLayouts {

    /// The number of a figure, and that within its chapter.
    private static final Pattern NUMBER = Pattern.compile("(\\d{1,3})(?:[-.–](\\d{1,3}))?");

    private static final int IN_CHAPTER = 1000;

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
            ordered.addAll(
                    ReadingOrder.ofNumbered(
                            part, Detection::box, d -> kind(d.label()), d -> number(d, page)));
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

    /// The number in the first line of the caption of a figure; 0 for anything else.
    private static int number(Detection detection, ParsedPage page) {
        if (detection.label() != ElementLabel.FIGURE_CAPTION) {
            return 0;
        }
        return readable(page).stream()
                .filter(l -> detection.box().containsCenterOf(l.box()))
                .findFirst()
                .map(l -> NUMBER.matcher(l.text()))
                .filter(Matcher::find)
                .map(PageLayouts::number)
                .orElse(0);
    }

    private static int number(Matcher found) {
        int first = Integer.parseInt(found.group(1));
        return found.group(2) == null
                ? first
                : first * IN_CHAPTER + Integer.parseInt(found.group(2));
    }

    private static ReadingOrder.Kind kind(ElementLabel label) {
        return switch (label) {
            case TITLE -> ReadingOrder.Kind.HEADING;
            case FIGURE -> ReadingOrder.Kind.DRAWING;
            case FIGURE_CAPTION -> ReadingOrder.Kind.CAPTION;
            case TABLE_CAPTION -> ReadingOrder.Kind.TABLE_NAME;
            case TEXT, LIST, TABLE, TABLE_FOOTNOTE, FORMULA, HEADER_FOOTER ->
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
