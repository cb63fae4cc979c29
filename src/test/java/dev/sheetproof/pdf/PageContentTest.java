package dev.sheetproof.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentGroup;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentProperties;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationRubberStamp;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceDictionary;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What one pass over a content stream gives; one small page for each matter. Pages are 300 × 400
/// points.
final class PageContentTest {

    private static final PageNumber FIRST = new PageNumber(1);

    @TempDir private Path folder;

    @Test
    void placesLettersByTheirWidthsAndTheNumbersBetweenThem() throws IOException {
        List<Glyph> glyphs = read("BT /F1 10 Tf 50 300 Td [(AB) -1000 (C)] TJ ET").glyphs();
        assertEquals("ABC", text(glyphs));
        // Helvetica: A and B are .667 em wide.
        assertEquals(50, glyphs.get(0).baselineX(), 1e-3);
        assertEquals(56.67, glyphs.get(1).baselineX(), 1e-3);
        assertEquals(73.34, glyphs.get(2).baselineX(), 1e-3);
        assertEquals(100, glyphs.get(0).baselineY(), 1e-3);
        assertTrue(
                glyphs.get(0).box().y0() < 93.5 && glyphs.get(0).box().y1() > 100.5,
                "ascent and descent");
    }

    @Test
    void obeysSpacingScalingRiseAndLeading() throws IOException {
        List<Glyph> glyphs =
                read("BT /F1 10 Tf 2 Tc 5 Tw 50 Tz 3 Ts 12 TL 50 300 Td (A B) Tj T* (C) Tj (D) ' ET")
                        .glyphs();
        assertEquals("A BCD", text(glyphs));
        assertEquals(97, glyphs.get(0).baselineY(), 1e-3);
        // (6.67 + 2) / 2 and (2.78 + 2 + 5) / 2.
        assertEquals(54.335, glyphs.get(1).baselineX(), 1e-3);
        assertEquals(59.225, glyphs.get(2).baselineX(), 1e-3);
        assertEquals(109, glyphs.get(3).baselineY(), 1e-3);
        assertEquals(121, glyphs.get(4).baselineY(), 1e-3);
    }

    @Test
    void tellsTheDirectionOfText() throws IOException {
        List<Glyph> glyphs =
                read("BT /F1 10 Tf 0 1 -1 0 50 100 Tm (A) Tj 0 -1 1 0 80 100 Tm (B) Tj -1 0 0 -1 90 90 Tm (C) Tj ET")
                        .glyphs();
        assertEquals(-90, glyphs.get(0).angle(), 1e-9);
        assertEquals(90, glyphs.get(1).angle(), 1e-9);
        assertEquals(180, glyphs.get(2).angle(), 1e-9);
        assertTrue(
                glyphs.get(0).box().height() > 6 && glyphs.get(0).box().y1() <= 300 + 1e-3,
                "upwards");
    }

    @Test
    void dropsFakedBoldAndMarksIt() throws IOException {
        PageContent content =
                read(
                        "BT /F1 10 Tf 50 300 Td (Bold) Tj ET BT /F1 10 Tf 50.3 300 Td (Bold) Tj ET 0.5 w"
                                + " BT /F1 10 Tf 2 Tr 50 200 Td (ill) Tj ET");
        assertEquals("Boldill", text(content.glyphs()));
        assertFalse(content.fonts().get(content.glyphs().get(0).font()).bold());
        assertTrue(
                content.fonts().get(content.glyphs().get(4).font()).bold(), "filled and outlined");
    }

    @Test
    void marksWhatAReaderDoesNotSee() throws IOException {
        List<Glyph> glyphs =
                read("BT /F1 10 Tf 3 Tr 50 300 Td (o) Tj 0 Tr 0 500 Td (p) Tj ET"
                                + " q 0 0 100 100 re W n BT /F1 10 Tf 50 300 Td (c) Tj ET Q"
                                + " BT /F1 10 Tf 50 250 Td (v) Tj ET")
                        .glyphs();
        assertEquals(
                List.of(
                        Glyph.Visibility.INVISIBLE,
                        Glyph.Visibility.CLIPPED,
                        Glyph.Visibility.CLIPPED,
                        Glyph.Visibility.VISIBLE),
                glyphs.stream().map(Glyph::visibility).toList());
    }

    @Test
    void marksLayersThatAreOff() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page =
                    fixture.page(
                            "/OC /L BDC BT /F1 10 Tf 50 300 Td (h) Tj ET 0 0 50 50 re f EMC"
                                    + " BT /F1 10 Tf 50 200 Td (v) Tj ET");
            PDOptionalContentProperties layers = new PDOptionalContentProperties();
            PDOptionalContentGroup group = new PDOptionalContentGroup("draft");
            layers.addGroup(group);
            layers.setGroupEnabled(group, false);
            fixture.document().getDocumentCatalog().setOCProperties(layers);
            page.getResources().put(COSName.getPDFName("L"), group);
            PageContent content = read(fixture);
            assertEquals(Glyph.Visibility.HIDDEN_LAYER, content.glyphs().get(0).visibility());
            assertEquals(Glyph.Visibility.VISIBLE, content.glyphs().get(1).visibility());
            assertTrue(
                    content.graphics().fills().isEmpty(), "what a hidden layer draws is not drawn");
        }
    }

    @Test
    void takesTextBeneathAScanForAnOcrLayer() throws IOException {
        List<Glyph> glyphs =
                read("BT /F1 10 Tf 50 300 Td (under) Tj ET"
                                + " q 300 0 0 400 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q")
                        .glyphs();
        assertEquals("under", text(glyphs));
        assertTrue(glyphs.stream().allMatch(g -> g.visibility() == Glyph.Visibility.INVISIBLE));
    }

    @Test
    void usesActualTextOnlyForGlyphsThatDoNotTell() throws IOException {
        List<Glyph> glyphs =
                read("/Span << /ActualText (soft) >> BDC BT /F1 10 Tf 50 300 Td (-) Tj ET EMC")
                        .glyphs();
        assertEquals("-", text(glyphs));
    }

    @Test
    void findsRulesHoweverTheyAreDrawn() throws IOException {
        List<Rule> rules =
                read("1 w 50 300 m 250 300 l S"
                                + " 50 280 200 0.8 re f"
                                + " q 200 0 0 1 50 260 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q"
                                + " [3 2] 0 d 50 240 m 250 240 l S [] 0 d"
                                + " 50 220 m 150 220 l S 150 220 m 250 220 l S"
                                + " 50 200 m 50 350 l S")
                        .graphics()
                        .rules();
        assertEquals(6, rules.size(), rules.toString());
        double[] at = {100, 119.6, 139.5, 160, 180};
        for (int i = 0; i < at.length; i++) {
            Rule rule = rules.get(i);
            assertTrue(rule.horizontal());
            assertEquals(at[i], rule.at(), 0.01);
            assertEquals(50, rule.from(), 0.01);
            assertEquals(250, rule.to(), 0.01);
        }
        assertFalse(rules.getLast().horizontal());
        assertEquals(150, rules.getLast().length(), 0.01);
    }

    @Test
    void joinsDashesDrawnOneByOne() throws IOException {
        StringBuilder dashes = new StringBuilder("0.5 w ");
        for (int x = 50; x < 250; x += 5) {
            dashes.append(x).append(" 300 m ").append(x + 3).append(" 300 l S ");
        }
        List<Rule> rules = read(dashes.toString()).graphics().rules();
        assertEquals(1, rules.size(), rules.toString());
        assertEquals(198, rules.getFirst().length(), 0.01);
    }

    @Test
    void takesTheSidesOfAStrokedRectangle() throws IOException {
        assertEquals(4, read("50 50 200 100 re S").graphics().rules().size());
    }

    @Test
    void ignoresWhiteOnWhiteButSeesWhiteOnColour() throws IOException {
        PageContent content =
                read(
                        "1 g 1 G 0 0 300 400 re f 50 300 m 250 300 l S"
                                + " 0.8 0.9 1 rg 50 100 200 100 re f 50 150 m 250 150 l S");
        assertEquals(1, content.graphics().rules().size(), content.graphics().rules().toString());
        assertEquals(250, content.graphics().rules().getFirst().at(), 0.01);
        assertEquals(
                List.of(new Fill(new PageBox(50, 200, 250, 300), true, 0xCCE6FF)),
                content.graphics().fills());
    }

    @Test
    void tellsShapesFromRules() throws IOException {
        PageContent content =
                read(
                        "50 50 m 100 120 l S 100 100 m 120 150 150 150 170 100 c S 20 20 m 40 20 l 30 40 l f");
        List<Stroke> strokes = content.graphics().strokes();
        assertEquals(2, strokes.size(), strokes.toString());
        assertTrue(strokes.get(0).diagonal() && !strokes.get(0).curved());
        assertTrue(strokes.get(1).curved());
        assertFalse(content.graphics().fills().getFirst().rectangle());
        assertTrue(content.graphics().rules().isEmpty());
    }

    @Test
    void clipsToTheClipBoxAndThePage() throws IOException {
        PageContent content =
                read(
                        "q 100 100 50 50 re W n 0 0 300 400 re f 0 120 m 300 120 l S Q -50 10 100 50 re f");
        assertEquals(new PageBox(100, 250, 150, 300), content.graphics().fills().get(0).box());
        assertEquals(50, content.graphics().rules().getFirst().length(), 1e-6);
        assertEquals(0, content.graphics().fills().get(1).box().x0());
    }

    @Test
    void placesInlineImagesAndMasks() throws IOException {
        List<PlacedImage> images =
                read("q 100 0 0 50 20 30 cm BI /W 2 /H 2 /BPC 8 /CS /RGB ID EI EI 12 bytes EI Q"
                                + " q 10 0 0 10 200 200 cm BI /W 8 /H 1 /IM true ID x EI Q"
                                + " BT /F1 10 Tf 50 300 Td (after) Tj ET")
                        .graphics()
                        .images();
        assertEquals(2, images.size(), images.toString());
        assertEquals("inline", images.get(0).kind());
        assertEquals(new PageBox(20, 320, 120, 370), images.get(0).box());
        assertEquals("mask", images.get(1).kind());
    }

    @Test
    void keepsMemoryBoundedOnADrawingOfManyStrokes() throws IOException {
        StringBuilder drawing = new StringBuilder();
        for (int i = 0; i < 100_000; i++) {
            int x = i % 290;
            int y = i / 290;
            drawing.append(x)
                    .append(' ')
                    .append(y)
                    .append(" m ")
                    .append(x + 2)
                    .append(' ')
                    .append(y + 3)
                    .append(" l S ");
        }
        PageContent content = read(drawing.toString());
        assertEquals(100_000, content.pathSegments());
        assertTrue(content.graphics().strokes().size() <= StrokeClusters.MAX_STROKES);
        assertEquals(
                100_000, content.graphics().strokes().stream().mapToInt(Stroke::segments).sum());
    }

    @Test
    void readsTheTextOfAnnotationsAsItIsDrawn() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page = fixture.page("");
            PDAnnotationRubberStamp stamp = new PDAnnotationRubberStamp();
            stamp.setRectangle(new PDRectangle(100, 100, 100, 50));
            PDAppearanceStream look =
                    new PDAppearanceStream(
                            fixture.stream("BT /F1 10 Tf 5 10 Td (APPROVED) Tj ET").getCOSObject());
            look.setBBox(new PDRectangle(50, 25));
            look.setResources(page.getResources());
            PDAppearanceDictionary looks = new PDAppearanceDictionary();
            looks.setNormalAppearance(look);
            stamp.setAppearance(looks);
            page.setAnnotations(List.of(stamp));
            List<Glyph> glyphs = read(fixture).glyphs();
            assertEquals("APPROVED", text(glyphs));
            assertEquals(110, glyphs.getFirst().baselineX(), 1e-3);
            assertEquals(280, glyphs.getFirst().baselineY(), 1e-3);
            assertEquals(20, glyphs.getFirst().sizePt(), 1e-3);
        }
    }

    @Test
    void resolvesLinksToPlacesOnTheDisplayedPage() throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            PDPage page = fixture.page("");
            PDPage turned = fixture.page(new PDRectangle(300, 400), 90, 1, "");
            COSArray destination = new COSArray();
            destination.add(turned.getCOSObject());
            destination.add(COSName.getPDFName("XYZ"));
            destination.add(COSInteger.get(70));
            destination.add(COSInteger.get(300));
            destination.add(COSInteger.ZERO);
            COSDictionary old = new COSDictionary();
            old.setItem(COSName.getPDFName("there"), destination);
            fixture.document().getDocumentCatalog().getCOSObject().setItem(COSName.DESTS, old);
            page.setAnnotations(
                    List.of(
                            link(COSName.DEST, new COSString("there")),
                            link(COSName.DEST, new COSString("nowhere")),
                            link(COSName.A, uri("https://example.org/abx-7"))));
            try (PdfFile pdf = fixture.open(folder)) {
                List<Link> links = pdf.links(FIRST);
                assertEquals(new PageBox(10, 360, 110, 380), links.getFirst().box());
                assertEquals(
                        new Link.Target.Internal(new PageNumber(2), OptionalDouble.of(70)),
                        links.get(0).target());
                assertTrue(links.get(1).target() instanceof Link.Target.Broken);
                assertEquals(
                        new Link.Target.External("https://example.org/abx-7"),
                        links.get(2).target());
            }
        }
    }

    private static PDAnnotationLink link(COSName key, org.apache.pdfbox.cos.COSBase value) {
        PDAnnotationLink link = new PDAnnotationLink();
        link.setRectangle(new PDRectangle(10, 20, 100, 20));
        link.getCOSObject().setItem(key, value);
        return link;
    }

    private static COSDictionary uri(String address) {
        COSDictionary action = new COSDictionary();
        action.setItem(COSName.S, COSName.URI);
        action.setString(COSName.URI, address);
        return action;
    }

    private PageContent read(String content) throws IOException {
        try (PdfFixture fixture = new PdfFixture()) {
            fixture.page(content);
            return read(fixture);
        }
    }

    private PageContent read(PdfFixture fixture) throws IOException {
        try (PdfFile pdf = PdfFile.open(fixture.save(folder), Optional.empty())) {
            return pdf.read(FIRST);
        }
    }

    private static String text(List<Glyph> glyphs) {
        return glyphs.stream().map(Glyph::text).collect(Collectors.joining());
    }
}
