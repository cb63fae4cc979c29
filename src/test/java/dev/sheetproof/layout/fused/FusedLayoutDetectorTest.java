package dev.sheetproof.layout.fused;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.DuplicatesByArea;
import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.LayoutDetectorContract;
import dev.sheetproof.layout.PageLayouts;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.layout.UncoveredText;
import dev.sheetproof.layout.geometric.GeometricLayoutDetector;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Fusion with a model that proposes what a test tells it.
final class FusedLayoutDetectorTest extends LayoutDetectorContract {

    /// Where the parameter table of the sample stands.
    private static final int TABLE_TOP = 200;

    private final List<Detection> proposals = new ArrayList<>();

    /// Proposes the same on every page, as a model would: cleaned by area, lines recovered.
    private final class Told implements LayoutDetector {

        @Override
        public String stamp() {
            return "told";
        }

        @Override
        public List<PageLayout> detect(
                ParsedDocument document,
                PagePictures pictures,
                CancelToken cancel,
                Progress progress) {
            cancel.throwIfCancelled();
            return document.pages().stream().map(this::layout).toList();
        }

        private PageLayout layout(ParsedPage page) {
            DuplicatesByArea.Resolution resolution = new DuplicatesByArea().resolve(proposals);
            List<Detection> kept = new ArrayList<>(resolution.kept());
            kept.addAll(UncoveredText.on(page, kept, "missed"));
            return PageLayouts.of(page, proposals, kept, resolution.dropped());
        }
    }

    @Override
    protected LayoutDetector detector() {
        return new FusedLayoutDetector(new Told(), new GeometricLayoutDetector());
    }

    private void propose(ElementLabel label, double x0, double y0, double x1, double y1) {
        proposals.add(
                new Detection(
                        label,
                        0.8,
                        new PageBox(x0, y0, x1, y1),
                        "model:" + label.wireName(),
                        "class '" + label.wireName() + "', score 0.80"));
    }

    private PageLayout fuse(SyntheticPages.Page page) {
        return detector()
                .detect(
                        SyntheticPages.document(page),
                        PagePictures.NONE,
                        new CancelToken(),
                        Progress.SILENT)
                .getFirst();
    }

    private static List<Element> geometric(SyntheticPages.Page page) {
        return new GeometricLayoutDetector()
                .detect(SyntheticPages.document(page), new CancelToken(), Progress.SILENT)
                .getFirst()
                .elements();
    }

    private static Element only(List<Element> elements, ElementLabel label) {
        List<Element> found = elements.stream().filter(e -> e.label() == label).toList();
        assertEquals(1, found.size(), elements::toString);
        return found.getFirst();
    }

    private static SyntheticPages.Page tablePage() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.paragraph(60, 100, 4);
        SyntheticPages.parameterTable(page, 60, TABLE_TOP, 6);
        page.text(60, 420, "Words that stand alone far below the table.");
        return page;
    }

    @Test
    void aTableTakesItsEdgesFromTheRulesAndItsSourceNamesBoth() {
        PageBox exact = only(geometric(tablePage()), ElementLabel.TABLE).box();
        propose(ElementLabel.TABLE, exact.x0() - 7, exact.y0() + 5, exact.x1() + 9, exact.y1() - 4);
        Element table = only(fuse(tablePage()).elements(), ElementLabel.TABLE);
        assertEquals(exact, table.box());
        assertEquals("model:table+ruled-table", table.source());
        assertEquals(0.8, table.confidence());
        assertTrue(
                table.reason().startsWith("class 'table', score 0.80; edges by geometry: cells"),
                table.reason());
    }

    @Test
    void whatTheModelMissesIsAddedAndSaysSo() {
        Element table = only(fuse(tablePage()).elements(), ElementLabel.TABLE);
        assertEquals("ruled-table", table.source());
        assertTrue(table.reason().endsWith("the model proposed nothing there"), table.reason());
    }

    @Test
    void cellsThatTheModelTakesForTextBelongToTheRuledTable() {
        PageBox exact = only(geometric(tablePage()), ElementLabel.TABLE).box();
        propose(
                ElementLabel.TEXT,
                exact.x0() + 2,
                exact.y0() + 2,
                exact.x0() + 80,
                exact.y0() + 40);
        PageLayout layout = fuse(tablePage());
        assertEquals(exact, only(layout.elements(), ElementLabel.TABLE).box());
        assertTrue(
                layout.dropped().stream()
                        .anyMatch(d -> d.reason().equals("inside a table of ruled-table")),
                layout.dropped().toString());
    }

    @Test
    void aFigureAndATextSnapToWhatIsDrawnAndWritten() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        page.across(300, 100, 220).down(100, 300, 420).across(420, 100, 220);
        page.text(320, 500, "One line of words that the model sees.");
        propose(ElementLabel.FIGURE, 92, 293, 230, 431);
        propose(ElementLabel.TEXT, 300, 490, 560, 520);
        List<Element> elements = fuse(page).elements();
        Element figure = only(elements, ElementLabel.FIGURE);
        assertTrue(figure.source().startsWith("model:figure+"), figure.source());
        assertEquals(100, figure.box().x0(), 1);
        assertEquals(300, figure.box().y0(), 1);
        assertEquals(420, figure.box().y1(), 1);
        Element text = only(elements, ElementLabel.TEXT);
        assertEquals(320, text.box().x0(), 1);
    }

    @Test
    void aCaptionProvedByItsWordingOutweighsPlainText() {
        SyntheticPages.Page page = tablePage();
        page.text(60, 184, "Table 3. Electrical parameters");
        Element caption = only(geometric(page), ElementLabel.TABLE_CAPTION);
        propose(
                ElementLabel.TEXT,
                caption.box().x0() - 3,
                caption.box().y0() - 2,
                caption.box().x1() + 4,
                caption.box().y1() + 2);
        Element fused = only(fuse(page).elements(), ElementLabel.TABLE_CAPTION);
        assertEquals("model:text+" + caption.source(), fused.source());
        assertTrue(fused.reason().contains("geometry says table_caption and wins"), fused.reason());
    }

    @Test
    void aProposalOnNothingIsDroppedWithItsReason() {
        propose(ElementLabel.TABLE, 400, 600, 500, 700);
        PageLayout layout = fuse(tablePage());
        assertTrue(
                layout.dropped().stream()
                        .anyMatch(d -> d.reason().equals("nothing is drawn or written there")));
        assertEquals(TABLE_TOP, only(layout.elements(), ElementLabel.TABLE).box().y0(), 3);
    }

    @Test
    void aScanKeepsTheProposalsAsTheyAre() {
        propose(ElementLabel.TABLE, 100, 100, 400, 400);
        Element table = only(fuse(new SyntheticPages.Page(1)).elements(), ElementLabel.TABLE);
        assertEquals("model:table", table.source());
        assertEquals(new PageBox(100, 100, 400, 400), table.box());
    }

    @Test
    void randomProposalsLoseNoLineAndLeaveNoRegionOutsideThePage() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 60; round++) {
            proposals.clear();
            for (int i = random.nextInt(12); i > 0; i--) {
                double x = random.nextDouble(560);
                double y = random.nextDouble(740);
                propose(
                        List.of(ElementLabel.values())
                                .get(random.nextInt(ElementLabel.values().length)),
                        x,
                        y,
                        Math.min(612, x + 5 + random.nextDouble(400)),
                        Math.min(792, y + 5 + random.nextDouble(400)));
            }
            ParsedDocument document = SyntheticPages.document(tablePage());
            PageLayout layout =
                    detector()
                            .detect(document, PagePictures.NONE, new CancelToken(), Progress.SILENT)
                            .getFirst();
            PageBox paper = new PageBox(0, 0, 612, 792);
            assertTrue(
                    layout.elements().stream().allMatch(e -> paper.contains(e.box())),
                    () -> "seed " + seed);
            assertTrue(
                    document.pages().getFirst().lines().stream()
                            .allMatch(
                                    line ->
                                            layout.elements().stream()
                                                    .anyMatch(
                                                            e ->
                                                                    e.box()
                                                                            .containsCenterOf(
                                                                                    line.box()))),
                    () -> "seed " + seed);
        }
    }
}
