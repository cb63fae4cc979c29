package dev.sheetproof.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedPage;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BodyPartsTest {

    private static Detection text(double x0, double y0, double x1, double y1) {
        return new Detection(ElementLabel.TEXT, 0.9, new PageBox(x0, y0, x1, y1), "test", "");
    }

    private static List<Integer> sizes(List<Detection> body, ParsedPage page) {
        return BodyParts.of(body, page).stream().map(List::size).toList();
    }

    private static final List<Detection> COLUMNS =
            List.of(
                    text(50, 80, 290, 200),
                    text(310, 80, 550, 260),
                    text(50, 300, 290, 400),
                    text(310, 300, 550, 400));

    @Test
    void aRuleOverTheWholeBodyPartsIt() {
        ParsedPage page = new SyntheticPages.Page(1).across(280, 50, 550).parsed();
        assertEquals(List.of(2, 2), sizes(COLUMNS, page));
    }

    @Test
    void aRuleOverOneColumnPartsNothing() {
        ParsedPage page = new SyntheticPages.Page(1).across(280, 50, 300).parsed();
        assertEquals(List.of(4), sizes(COLUMNS, page));
    }

    @Test
    void aRuleThatRunsThroughABlockPartsNothing() {
        ParsedPage page = new SyntheticPages.Page(1).across(230, 50, 550).parsed();
        assertEquals(List.of(4), sizes(COLUMNS, page));
    }
}
