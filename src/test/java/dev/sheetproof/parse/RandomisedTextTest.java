package dev.sheetproof.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.pdf.Glyph;
import dev.sheetproof.pdf.PageContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.RepeatedTest;

final class RandomisedTextTest {

    private static final String LETTERS =
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,-+µΩ°石英晶";
    private static final double ROUNDING = 1e-3;

    @RepeatedTest(200)
    void everyGlyphIsInExactlyOneLineUnderItsBox() {
        long seed = Long.getLong("test.seed", new Random().nextLong());
        Random random = new Random(seed);
        PageContent content = randomPage(random).content();
        ParsedPage page = PageText.read(new PageNumber(1), content, List.of(), "");
        String where = "-Dtest.seed=" + seed;

        Map<String, Integer> drawn = new TreeMap<>();
        for (Glyph glyph : content.glyphs()) {
            if (!glyph.text().isBlank()) {
                drawn.merge(glyph.text(), 1, Integer::sum);
            }
        }
        Map<String, Integer> read = new TreeMap<>();
        List<PageBox> boxes = new ArrayList<>();
        List<String> characters = new ArrayList<>();
        for (Line line : page.lines()) {
            assertEquals(line.text().strip(), line.text(), where);
            assertTrue(!line.text().contains("  "), where);
            for (int i = 0; i < line.text().length(); i++) {
                if (line.text().charAt(i) != ' ') {
                    read.merge(line.text().substring(i, i + 1), 1, Integer::sum);
                    boxes.add(line.boxOf(i, i + 1));
                    characters.add(line.text().substring(i, i + 1));
                }
            }
        }
        assertEquals(drawn, read, where);
        for (Glyph glyph : content.glyphs()) {
            if (!glyph.text().isBlank()) {
                assertTrue(
                        covered(glyph, boxes, characters),
                        () -> glyph + " is not covered, " + where);
            }
        }
    }

    private static boolean covered(Glyph glyph, List<PageBox> boxes, List<String> characters) {
        for (int i = 0; i < boxes.size(); i++) {
            if (characters.get(i).equals(glyph.text())
                    && boxes.get(i).inflate(ROUNDING).contains(glyph.box())) {
                return true;
            }
        }
        return false;
    }

    private static SyntheticPage randomPage(Random random) {
        SyntheticPage page = new SyntheticPage();
        int pieces = 1 + random.nextInt(40);
        for (int i = 0; i < pieces; i++) {
            StringBuilder text = new StringBuilder();
            int length = 1 + random.nextInt(20);
            for (int j = 0; j < length; j++) {
                text.append(
                        random.nextInt(6) == 0
                                ? ' '
                                : LETTERS.charAt(random.nextInt(LETTERS.length())));
            }
            double size = 4 + random.nextInt(20);
            double degrees = random.nextInt(4) == 0 ? random.nextInt(4) * 90 : 0;
            page.font(random.nextInt(2))
                    .spacing(random.nextInt(5) == 0 ? random.nextDouble() : 0)
                    .spaceGlyphs(random.nextBoolean())
                    // Whole grid cells apart, so that no piece is the shadow of another.
                    .text(
                            20 + 90 * random.nextInt(6) + i,
                            20 + 40 * random.nextInt(20) + i,
                            size,
                            degrees,
                            text.toString());
            if (random.nextInt(3) == 0) {
                double at = random.nextDouble() * 595;
                page.rule(random.nextBoolean(), at, 10, 500);
            }
        }
        return page;
    }
}
