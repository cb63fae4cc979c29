package dev.sheetproof.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class DuplicatesByAreaTest {

    private static final List<ElementLabel> LABELS =
            List.of(ElementLabel.TEXT, ElementLabel.TABLE, ElementLabel.FIGURE);

    private static Detection of(ElementLabel label, double confidence, PageBox box) {
        return new Detection(label, confidence, box, "test", "");
    }

    private static List<Detection> kept(Detection... proposals) {
        return new DuplicatesByArea().resolve(List.of(proposals)).kept();
    }

    @Test
    void theLargerOfTwoIsKeptWhateverTheirConfidence() {
        Detection large = of(ElementLabel.TABLE, 0.3, new PageBox(0, 0, 100, 100));
        Detection small = of(ElementLabel.FIGURE, 0.9, new PageBox(0, 0, 100, 90));
        assertEquals(List.of(large), kept(small, large));
    }

    @Test
    void sameLabelsAreDuplicatesEarlierThanDifferentOnes() {
        Detection large = of(ElementLabel.TEXT, 0.5, new PageBox(0, 0, 100, 100));
        PageBox shifted = new PageBox(0, 20, 100, 118);
        assertEquals(1, kept(large, of(ElementLabel.TEXT, 0.5, shifted)).size());
        assertEquals(2, kept(large, of(ElementLabel.LIST, 0.5, shifted)).size());
    }

    @Test
    void aPartInsideTheSameLabelIsDroppedAndNestingOfOtherLabelsStays() {
        Detection table = of(ElementLabel.TABLE, 0.5, new PageBox(0, 0, 100, 100));
        PageBox inside = new PageBox(10, 10, 30, 30);
        assertEquals(1, kept(table, of(ElementLabel.TABLE, 0.9, inside)).size());
        assertEquals(2, kept(table, of(ElementLabel.FIGURE, 0.9, inside)).size());
    }

    @Test
    void droppedProposalsSayWhy() {
        Detection table = of(ElementLabel.TABLE, 0.5, new PageBox(0, 0, 100, 100));
        Detection part = of(ElementLabel.TABLE, 0.9, new PageBox(10, 10, 30, 30));
        String reason =
                new DuplicatesByArea().resolve(List.of(table, part)).dropped().getFirst().reason();
        assertEquals("100 % inside table of test", reason);
    }

    @Test
    void everythingIsKeptOrDroppedAndResolvingAgainChangesNothing() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            List<Detection> proposals = new ArrayList<>();
            for (int i = random.nextInt(30); i > 0; i--) {
                double x = random.nextInt(50);
                double y = random.nextInt(50);
                PageBox box =
                        new PageBox(x, y, x + random.nextInt(40) + 1, y + random.nextInt(40) + 1);
                proposals.add(of(LABELS.get(random.nextInt(LABELS.size())), 0.5, box));
            }
            DuplicatesByArea.Resolution once = new DuplicatesByArea().resolve(proposals);
            assertEquals(
                    proposals.size(), once.kept().size() + once.dropped().size(), "seed " + seed);
            DuplicatesByArea.Resolution twice = new DuplicatesByArea().resolve(once.kept());
            assertTrue(twice.dropped().isEmpty(), "seed " + seed);
        }
    }
}
