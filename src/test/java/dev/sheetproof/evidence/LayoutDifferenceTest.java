package dev.sheetproof.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.evidence.LayoutDifference.Change;
import dev.sheetproof.evidence.LayoutDifference.Kind;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LayoutDifferenceTest {

    private static Element element(
            int number, ElementLabel label, double x0, double y0, double x1, double y1) {
        return new Element(
                new PageNumber(1), number, label, 0.9, new PageBox(x0, y0, x1, y1), "rule", "");
    }

    @Test
    void everyKindOfChangeIsTold() {
        List<Element> before =
                List.of(
                        element(0, ElementLabel.TITLE, 0, 0, 100, 20),
                        element(1, ElementLabel.TEXT, 0, 30, 100, 60),
                        element(2, ElementLabel.TABLE, 0, 100, 100, 200),
                        element(3, ElementLabel.FIGURE, 0, 300, 100, 400));
        List<Element> now =
                List.of(
                        element(0, ElementLabel.TITLE, 0, 0, 100, 20.5),
                        element(1, ElementLabel.LIST, 0, 30, 100, 60),
                        element(2, ElementLabel.TABLE, 0, 120, 100, 200),
                        element(3, ElementLabel.FORMULA, 0, 500, 100, 520));
        LayoutDifference difference = LayoutDifference.of(before, now);
        assertEquals(
                List.of(Kind.SAME, Kind.RELABELLED, Kind.MOVED, Kind.ADDED, Kind.LOST),
                difference.changes().stream().map(Change::kind).toList());
        Change.Moved moved = assertInstanceOf(Change.Moved.class, difference.changes().get(2));
        assertEquals(0.8, moved.iou(), 1e-9);
        assertTrue(difference.counts().values().stream().allMatch(count -> count == 1));
    }

    @Test
    void theBestPairGoesFirstAndNobodyIsPairedTwice() {
        Element wide = element(0, ElementLabel.TEXT, 0, 0, 100, 60);
        Element exact = element(1, ElementLabel.TEXT, 0, 0, 100, 50);
        Element now = element(0, ElementLabel.TEXT, 0, 0, 100, 50);
        LayoutDifference difference = LayoutDifference.of(List.of(wide, exact), List.of(now));
        assertEquals(
                List.of(new Change.Same(exact, now), new Change.Lost(wide)), difference.changes());
    }

    @Test
    void comparingTheOtherWayRoundSwapsWhatWasAddedAndLost() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            List<Element> a = random(random);
            List<Element> b = random(random);
            var there = LayoutDifference.of(a, b).counts();
            var back = LayoutDifference.of(b, a).counts();
            assertEquals(there.get(Kind.ADDED), back.get(Kind.LOST), () -> "seed " + seed);
            assertEquals(there.get(Kind.LOST), back.get(Kind.ADDED), () -> "seed " + seed);
            assertEquals(
                    a.size() + there.getOrDefault(Kind.ADDED, -1),
                    b.size() + there.getOrDefault(Kind.LOST, -1),
                    () -> "seed " + seed);
            var none = LayoutDifference.of(a, a).counts();
            assertEquals(a.size(), none.get(Kind.SAME), () -> "seed " + seed);
        }
    }

    private static List<Element> random(Random random) {
        List<Element> elements = new ArrayList<>();
        for (int i = random.nextInt(20); i > 0; i--) {
            double x = 60 * random.nextInt(5) + 10 * random.nextDouble();
            double y = 60 * random.nextInt(5) + 10 * random.nextDouble();
            elements.add(
                    element(
                            elements.size(),
                            List.of(ElementLabel.values()).get(random.nextInt(3)),
                            x,
                            y,
                            x + 40 + 10 * random.nextDouble(),
                            y + 40 + 10 * random.nextDouble()));
        }
        return elements;
    }
}
