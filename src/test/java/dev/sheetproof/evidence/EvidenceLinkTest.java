package dev.sheetproof.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class EvidenceLinkTest {

    private static final Sha256 HASH = Sha256.of("abx-7".getBytes(StandardCharsets.UTF_8));

    @Test
    void aLinkIsTheHashThePageAndTheBoxAroundAllBoxes() {
        PageBoxes place =
                new PageBoxes(
                        new PageNumber(3),
                        List.of(new PageBox(60, 70.126, 100, 80), new PageBox(58.5, 90, 99, 120)));
        assertEquals(
                "evidence://" + HASH.hex() + "/3/58.5,70.13,100,120",
                EvidenceLink.of(HASH, place).toString());
    }

    @Test
    void whatIsWrittenIsReadBackToAHundredthOfAPoint() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            PageBox box =
                    PageBox.of(
                            random.nextDouble(-200, 2000),
                            random.nextDouble(-200, 2000),
                            random.nextDouble(-200, 2000),
                            random.nextDouble(-200, 2000));
            EvidenceLink link =
                    new EvidenceLink(HASH, new PageNumber(1 + random.nextInt(5000)), box);
            EvidenceLink back = EvidenceLink.parse(link.toString());
            String told = "seed " + seed + ": " + link;
            assertEquals(link.document(), back.document(), told);
            assertEquals(link.page(), back.page(), told);
            assertEquals(box.x0(), back.box().x0(), 0.0051, told);
            assertEquals(box.y1(), back.box().y1(), 0.0051, told);
            assertEquals(back, EvidenceLink.parse(back.toString()), told);
        }
    }

    @Test
    void whatIsNoLinkIsRefusedWithTheFormOfOne() {
        String good = "evidence://" + HASH.hex() + "/3/1,2,3,4";
        assertEquals(good, EvidenceLink.parse("  " + good + "/ ").toString());
        assertTrue(EvidenceLink.isMeant(" Evidence://x"));
        for (String bad :
                List.of(
                        "evidence://abc/3/1,2,3,4",
                        good + ",5",
                        good.replace("/3/", "/0/"),
                        good.replace("1,2,3,4", "3,2,1,4"),
                        good.replace("1,2", "1e9,2"),
                        "https://" + HASH.hex() + "/3/1,2,3,4",
                        "")) {
            assertThrows(IllegalArgumentException.class, () -> EvidenceLink.parse(bad), bad);
        }
        IllegalArgumentException said =
                assertThrows(
                        IllegalArgumentException.class, () -> EvidenceLink.parse("evidence://x"));
        assertTrue(String.valueOf(said.getMessage()).contains("<64 hex digits>/<page>"));
    }
}
