package dev.sheetproof.grouping;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DrawnViewsTest {

    private static final PageBox LEFT = new PageBox(50, 100, 230, 250);
    private static final PageBox RIGHT = new PageBox(260, 100, 540, 215);

    private final List<Group> page = new ArrayList<>();

    private void on(ElementLabel label, PageBox box) {
        page.add(new Group(List.of(element(label, box))));
    }

    private void figure(PageBox box, PageBox caption) {
        page.add(
                new Group(List.of(element(ElementLabel.FIGURE, box)))
                        .with(List.of(element(ElementLabel.FIGURE_CAPTION, caption))));
    }

    private int count;

    private Element element(ElementLabel label, PageBox box) {
        return new Element(new PageNumber(1), count++, label, .9, box, "test", "");
    }

    private int joined() {
        return DrawnViews.join(page).size();
    }

    @Test
    void viewsUnderOneCaptionAreOneDrawingWithTheirLegends() {
        figure(LEFT, new PageBox(174, 270, 423, 281));
        on(ElementLabel.FIGURE, RIGHT);
        on(ElementLabel.TEXT, new PageBox(287, 233, 327, 243));
        assertEquals(1, joined());
    }

    @Test
    void viewsWithoutCaptionsUnderTheHeadingOfTheirSectionAreOneDrawing() {
        on(ElementLabel.TITLE, new PageBox(50, 70, 190, 82));
        on(ElementLabel.FIGURE, LEFT);
        on(ElementLabel.FIGURE, RIGHT);
        assertEquals(2, joined());
    }

    @Test
    void figuresWithCaptionsOrHeadingsOfTheirOwnStayApart() {
        figure(LEFT, new PageBox(50, 260, 200, 271));
        figure(RIGHT, new PageBox(260, 260, 400, 271));
        assertEquals(2, joined());
        page.clear();
        on(ElementLabel.TITLE, new PageBox(100, 80, 180, 92));
        on(ElementLabel.TITLE, new PageBox(360, 80, 440, 92));
        on(ElementLabel.FIGURE, LEFT);
        on(ElementLabel.FIGURE, RIGHT);
        assertEquals(4, joined());
    }

    @Test
    void picturesThatNothingNamesTogetherStayApart() {
        on(ElementLabel.FIGURE, LEFT);
        on(ElementLabel.FIGURE, RIGHT);
        assertEquals(2, joined());
    }

    @Test
    void aHeadingClearOfTheFirstFigureIsTheSecondOnesOwn() {
        on(ElementLabel.TITLE, new PageBox(50, 70, 190, 82));
        on(ElementLabel.TITLE, new PageBox(260, 80, 330, 92));
        on(ElementLabel.FIGURE, LEFT);
        on(ElementLabel.FIGURE, RIGHT);
        assertEquals(4, joined());
    }

    @Test
    void curvesInFramesOfOneSizeStayApart() {
        on(ElementLabel.FIGURE, LEFT);
        on(ElementLabel.FIGURE, new PageBox(260, 100, 440, 250));
        assertEquals(2, joined());
    }

    @Test
    void textBetweenFiguresKeepsThemApart() {
        on(ElementLabel.FIGURE, LEFT);
        on(ElementLabel.TEXT, new PageBox(232, 120, 258, 200));
        on(ElementLabel.FIGURE, RIGHT);
        assertEquals(3, joined());
    }

    @Test
    void figuresUnderEachOtherStayApart() {
        on(ElementLabel.FIGURE, LEFT);
        on(ElementLabel.FIGURE, new PageBox(260, 260, 540, 400));
        assertEquals(2, joined());
    }
}
