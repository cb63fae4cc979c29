package dev.sheetproof.store.lucene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.lucene.analysis.TokenizerFactory;
import org.junit.jupiter.api.Test;

class PiecesTest {

    private static List<String> terms(List<Piece> pieces) {
        return pieces.stream().map(Piece::term).toList();
    }

    @Test
    void foldsCaseDashesWidthAccentsAndUnits() {
        assertEquals("a-b 5uf 3kohm 85°c ae", FoldedText.of("A\u2011B ５µF 3kΩ 85℃ ÄE").toString());
    }

    @Test
    void splitsWordsNumbersAndIdeographs() {
        assertEquals(
                List.of("load", "cl", "26.000", "mhz", "vcc1"),
                terms(WordPieces.ofText("Load (CL) 26.000MHz Vcc1")));
        assertEquals(List.of("电容", "容器"), terms(WordPieces.ofRequest("电容器")));
        assertEquals(List.of("青"), terms(WordPieces.ofRequest("青")));
    }

    @Test
    void readsAPartNumberWithItsSeparatorsFolded() {
        assertEquals(List.of("abm827226000mhz"), terms(PartPieces.exact("ABM8-272_26.000MHZ")));
        assertEquals(
                List.of("nx5032ga13560mlncd1"),
                terms(PartPieces.exact("NX5032GA-13.560M-\nLN-CD-1")));
        assertEquals("k50hc1cse400000mr", PartPieces.whole("K50-HC1CSE40.0000MR"));
        assertTrue(
                terms(PartPieces.exact("K50 - HC 1 C S E 40.0000M R"))
                        .contains("k50hc1cse400000mr"));
    }

    @Test
    void listsMembersOfAPairApart() {
        assertTrue(
                terms(PartPieces.exact("DS1307/DS1308")).containsAll(List.of("ds1307", "ds1308")));
    }

    @Test
    void cutsSegmentsAndRuns() {
        assertTrue(
                terms(PartPieces.fields("CY62167EV30LL-45ZXI"))
                        .containsAll(
                                List.of("cy62167ev30ll", "45zxi", "cy", "62167", "45", "zxi")));
    }

    @Test
    void formsKeepTheirOpenCharacters() {
        assertEquals(
                List.of("tajb106?016?nj", "abm8??26", "lm2902??"),
                terms(PartForms.of("TAJB106*016#NJ and ABM8-□□-26, LM2902xx")));
        assertEquals(
                List.of(),
                terms(PartForms.of("LM324* 64x64 0xFFFF max 10*20 ABX-7 index XYZ123#")));
    }

    @Test
    void signsThatLookAlikeAreOne() {
        assertEquals("pcf8563t5", Lookalikes.fold("pcfbs63ts"));
        assertEquals(List.of("1015805"), terms(Lookalikes.of("IO1SBO5")));
    }

    @Test
    void gramsDoNotCrossCells() {
        List<String> grams = terms(PartPieces.grams("AB1\tCD2"));
        assertEquals(List.of("ab1", "cd2"), grams);
        assertTrue(PartPieces.grams("AB1\tCD2").getLast().gap() > 10);
    }

    @Test
    void offsetsAlwaysPointIntoTheTextAndNeverRunBackwards() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        System.getLogger(PiecesTest.class.getName()).log(System.Logger.Level.INFO, "seed " + seed);
        Random random = new Random(seed);
        String palette = "AbZ09 .-_/+&*#\u2011\u2013µΩ±°℃ﬁ中电ガ\n\t(),:５Ａ\uD83D\uDE00é";
        for (int i = 0; i < 3_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(50); k > 0; k--) {
                text.append(palette.charAt(random.nextInt(palette.length())));
            }
            String source = text.toString();
            for (List<Piece> pieces :
                    List.of(
                            WordPieces.ofText(source),
                            WordPieces.ofRequest(source),
                            PartPieces.exact(source),
                            PartPieces.fields(source),
                            PartPieces.grams(source),
                            QuantityPieces.of(source))) {
                int last = 0;
                for (Piece piece : pieces) {
                    assertTrue(piece.start() >= last && piece.end() <= source.length(), source);
                    assertTrue(piece.end() > piece.start(), source);
                    last = piece.start();
                }
            }
        }
    }

    @Test
    void anyLuceneEngineFindsTheTokenizersByName() {
        assertEquals(
                DatasheetTokenizerFactory.class,
                TokenizerFactory.forName(
                                "datasheet", new java.util.HashMap<>(Map.of("form", "part_exact")))
                        .getClass());
    }
}
