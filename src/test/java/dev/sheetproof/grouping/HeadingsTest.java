package dev.sheetproof.grouping;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.TocEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class HeadingsTest {

    private final SyntheticPages.Page page = new SyntheticPages.Page(1);
    private final List<Element> elements = new ArrayList<>();
    private final List<TocEntry> toc = new ArrayList<>();

    private Element on(ElementLabel label, double x, double y, double size, String text) {
        page.text(x, y, size, true, text);
        return on(label, new PageBox(x, y, x + text.length() * size / 2, y + 1.15 * size));
    }

    private Element on(ElementLabel label, PageBox box) {
        Element element =
                new Element(new PageNumber(1), elements.size(), label, .9, box, "test", "");
        elements.add(element);
        return element;
    }

    private void entry(String title, double y, TocEntry.Source source) {
        toc.add(
                new TocEntry(
                        toc.size(),
                        1,
                        title,
                        new PageNumber(1),
                        new PageNumber(1),
                        OptionalDouble.of(y),
                        title,
                        OptionalInt.empty(),
                        source));
    }

    private Headings headings(Set<Element> legends) {
        ParsedDocument document = SyntheticPages.document(toc, page);
        PageLayout layout = new PageLayout(new PageNumber(1), List.of(), elements, List.of());
        return new Headings(
                document,
                List.of(layout),
                List.of(new ElementText(document.page(new PageNumber(1)), elements)),
                legends);
    }

    private String path(Element element) {
        return headings(Set.of()).of(element).path();
    }

    @Test
    void aTitleThatTheContentsLeaveOutIsTheSectionOfWhatIsUnderIt() {
        entry("Ratings", 60, TocEntry.Source.NATIVE);
        on(ElementLabel.TITLE, 50, 60, 14, "2 Ratings");
        on(ElementLabel.TITLE, 50, 100, 12, "Dimensions");
        Element figure = on(ElementLabel.FIGURE, new PageBox(50, 120, 300, 200));
        assertEquals("Dimensions", headings(Set.of()).of(figure).title());
        assertEquals("Ratings > Dimensions", path(figure));
    }

    @Test
    void anEntryGuessedFromItsTypeEndsAtATitleOfTheSameSize() {
        entry("Ratings", 60, TocEntry.Source.TYPOGRAPHY);
        on(ElementLabel.TITLE, 50, 60, 12, "Ratings");
        on(ElementLabel.TITLE, 50, 100, 12, "Dimensions");
        Element figure = on(ElementLabel.FIGURE, new PageBox(50, 120, 300, 200));
        assertEquals("Dimensions", path(figure));
    }

    @Test
    void aBoldCellThatLookedLikeAHeadingIsNoSection() {
        on(ElementLabel.TITLE, 50, 60, 12, "Ratings");
        page.text(50, 100, 11, true, "Storage");
        entry("Storage", page.parsed().lines().getLast().box().y0(), TocEntry.Source.TYPOGRAPHY);
        on(ElementLabel.TABLE, new PageBox(50, 80, 300, 200));
        Element text = on(ElementLabel.TEXT, 50, 220, 10, "both at once");
        assertEquals("Ratings", path(text));
    }

    @Test
    void eachColumnHasItsOwnHeadings() {
        on(ElementLabel.TITLE, 50, 60, 12, "Features");
        Element left = on(ElementLabel.TEXT, 50, 300, 10, "small and cheap");
        on(ElementLabel.TITLE, 330, 200, 12, "Applications");
        Element right = on(ElementLabel.TEXT, 330, 220, 10, "meters and clocks");
        assertEquals("Features", path(left));
        assertEquals("Applications", path(right));
    }

    @Test
    void whatStandsBesideTheHeadingFollowsItInReadingOrder() {
        on(ElementLabel.TITLE, 50, 60, 12, "Outline");
        Element right = on(ElementLabel.FIGURE, new PageBox(330, 80, 500, 200));
        assertEquals("Outline", path(right));
    }

    @Test
    void smallerTitlesStandUnderLargerOnes() {
        on(ElementLabel.TITLE, 50, 60, 14, "Interface");
        on(ElementLabel.TITLE, 50, 80, 11, "Writing");
        on(ElementLabel.TITLE, 50, 120, 11, "Reading");
        Element text = on(ElementLabel.TEXT, 50, 140, 10, "the slave answers");
        assertEquals("Interface > Reading", path(text));
    }

    @Test
    void legendsAndNumbersHeadNothing() {
        on(ElementLabel.TITLE, 50, 60, 12, "Outline");
        Element legend = on(ElementLabel.TITLE, 50, 180, 10, "BOTTOM");
        on(ElementLabel.TITLE, 50, 200, 10, "36.3");
        Element table = on(ElementLabel.TABLE, new PageBox(50, 220, 500, 300));
        assertEquals("Outline", headings(Set.of(legend)).of(table).path());
    }
}
