package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.search.ReciprocalRankFusion.Fused;
import dev.sheetproof.search.ReciprocalRankFusion.Placed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ReciprocalRankFusionTest {

    private static List<Placed> list(List<String> ids, double weight) {
        List<Placed> list = new ArrayList<>();
        ids.forEach(id -> list.add(new Placed(id, list.size() + 1, weight)));
        return list;
    }

    @Test
    void thoseThatShareARankGetTheSameShare() {
        List<Placed> tied = List.of(new Placed("a", 1, 1), new Placed("b", 1, 1));
        List<Fused> fused =
                ReciprocalRankFusion.fuse(List.of(tied, List.of(new Placed("b", 9, .03))));
        assertEquals("b", fused.getFirst().id());
    }

    @Test
    void addsReciprocalRanks() {
        List<Fused> fused =
                ReciprocalRankFusion.fuse(
                        List.of(list(List.of("a", "b"), 1), list(List.of("b"), 1)));
        assertEquals(List.of("b", "a"), fused.stream().map(Fused::id).toList());
        assertEquals(1.0 / 61 + 1.0 / 62, fused.getFirst().score(), 1e-12);
        assertEquals(1.0 / 61, fused.getLast().score(), 1e-12);
    }

    @Test
    void oneListKeepsItsOrderAndEqualListsAgree() {
        Random random = new Random(Long.getLong("test.seed", 7));
        for (int i = 0; i < 200; i++) {
            List<String> ids = new ArrayList<>();
            for (int k = 0; k < random.nextInt(40); k++) {
                ids.add("c" + k);
            }
            Collections.shuffle(ids, random);
            List<Placed> list = list(ids, 1 + random.nextDouble());
            assertEquals(
                    ids, ReciprocalRankFusion.fuse(List.of(list)).stream().map(Fused::id).toList());
            assertEquals(
                    ids,
                    ReciprocalRankFusion.fuse(List.of(list, list)).stream()
                            .map(Fused::id)
                            .toList());
        }
    }

    @Test
    void aHitOfBothListsIsNeverBelowOneThatIsWorseInBoth() {
        Random random = new Random(Long.getLong("test.seed", 11));
        for (int i = 0; i < 200; i++) {
            List<String> first = new ArrayList<>();
            for (int k = 0; k < 30; k++) {
                first.add("c" + k);
            }
            List<String> second = new ArrayList<>(first);
            Collections.shuffle(first, random);
            Collections.shuffle(second, random);
            List<String> fused =
                    ReciprocalRankFusion.fuse(List.of(list(first, 1), list(second, .5))).stream()
                            .map(Fused::id)
                            .toList();
            for (String a : first) {
                for (String b : first) {
                    if (first.indexOf(a) < first.indexOf(b)
                            && second.indexOf(a) < second.indexOf(b)) {
                        assertTrue(fused.indexOf(a) < fused.indexOf(b), a + " " + b);
                    }
                }
            }
        }
    }
}
