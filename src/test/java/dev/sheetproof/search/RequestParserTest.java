package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.SearchRequest;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RequestParserTest {

    private static ParsedRequest parse(String text) {
        return RequestParser.parse(SearchRequest.of(text));
    }

    @Test
    void tellsPartsQuantitiesAndWordsApart() {
        ParsedRequest parsed = parse("ATX-11 phase noise at 1 kHz, 52 MHz carrier");
        assertEquals(List.of("ATX-11"), parsed.parts());
        assertEquals(List.of("1 kHz", "52 MHz"), parsed.quantities());
        assertEquals(List.of("phase", "noise", "carrier"), parsed.words());
    }

    @Test
    void keepsMeasurementsInsidePartNumbersInThem() {
        ParsedRequest parsed = parse("NX3215SA-32.768kHz-EXS00A-MU00003");
        assertEquals(List.of("NX3215SA-32.768kHz-EXS00A-MU00003"), parsed.parts());
        assertEquals(List.of(), parsed.quantities());
    }

    @Test
    void takesFiltersOutOfTheText() {
        ParsedRequest parsed = parse("load capacitance doc:abx-7 type:table page:3-5");
        assertEquals(List.of("abx-7"), parsed.filters().docs());
        assertEquals(List.of(BlockType.TABLE), parsed.filters().types());
        assertEquals(
                List.of(new PageNumber(3), new PageNumber(4), new PageNumber(5)),
                parsed.filters().pages());
        assertEquals(List.of("load", "capacitance"), parsed.words());
        assertEquals(
                3,
                parsed.steps().stream()
                        .filter(step -> step.kind() == RequestStep.Kind.FILTER)
                        .count());
    }

    @Test
    void anUnknownFilterIsText() {
        assertTrue(parse("note:7 type:nonsense").filters().types().isEmpty());
    }

    @Test
    void aPageThatIsNoneIsSaidAndNotLookedFor() {
        for (String page : List.of("page:0", "page:x", "page:5-3", "page:99999999999999")) {
            ParsedRequest parsed = parse("load " + page);
            assertEquals(List.of("load"), parsed.words(), page);
            assertEquals(List.of(), parsed.parts(), page);
            assertTrue(String.join(" ", parsed.notes()).contains(page), parsed.toString());
        }
    }

    @Test
    void aWordThatAsksForAKindOfAnswerIsNotRespelled() {
        Vocabulary drain = word -> Optional.of("drain");
        assertEquals(
                List.of("outline", "drawing", "drain"),
                RequestParser.parse(SearchRequest.of("outline drawing dran"), drain).words());
    }

    @Test
    void aWildcardOfTooFewLettersIsSaid() {
        ParsedRequest parsed = parse("AB*");
        assertEquals(List.of(), parsed.wildcards());
        assertTrue(String.join(" ", parsed.notes()).contains("'AB*'"), parsed.toString());
        assertEquals(List.of("ABX*"), parse("ABX*").wildcards());
    }

    @Test
    void anExclusionAloneIsSaidToBeLookedFor() {
        ParsedRequest parsed = parse("-load");
        assertEquals(List.of("load"), parsed.words());
        assertTrue(String.join(" ", parsed.notes()).contains("'-load' alone"), parsed.toString());
        assertEquals(List.of(), parse("crystal -load").notes());
    }

    @Test
    void quotedWordsAreAPhraseAndAnInchIsNot() {
        assertEquals(List.of("load capacitance"), parse("\"load capacitance\" max").phrases());
        assertEquals(List.of(), parse("reel 13\" or 7\"").phrases());
    }

    @Test
    void comparisonSignsSeparate() {
        ParsedRequest parsed = parse("Rds(on) at Vgs=10V");
        assertEquals(List.of("10 V"), parsed.quantities());
        assertEquals(List.of(), parsed.parts());
    }

    @Test
    void acceptsAnyTextAtAnyLength() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        System.Logger log = System.getLogger(RequestParserTest.class.getName());
        log.log(System.Logger.Level.INFO, "seed " + seed);
        Random random = new Random(seed);
        String palette =
                "aZ09 .-_/\\\"'`()[]{}<>*?~^:+&|!=#@%°±µΩ\u2011\u0000\u0007\uD800\uDC00中ガ\u202E\n\t";
        for (int i = 0; i < 10_000; i++) {
            StringBuilder text = new StringBuilder();
            int length = random.nextInt(60);
            for (int k = 0; k < length; k++) {
                text.append(
                        random.nextInt(4) == 0
                                ? (char) random.nextInt(0x10000)
                                : palette.charAt(random.nextInt(palette.length())));
            }
            ParsedRequest parsed = parse(text.toString());
            assertNotNull(LexicalQueries.of(parsed));
        }
        ParsedRequest huge = parse("a\"[(:9 ".repeat(20_000));
        assertTrue(huge.notes().stream().anyMatch(note -> note.contains("2000")));
    }

    @Test
    void aStatusOfPagesIsAFilterAndAnUnknownOneIsTold() {
        ParsedRequest parsed = RequestParser.parse(SearchRequest.of("status:no_text load"));
        assertEquals(List.of(PageStatus.NO_TEXT), parsed.filters().statuses());
        assertEquals(List.of("load"), parsed.words());
        assertTrue(
                RequestParser.parse(SearchRequest.of("status:tired load"))
                        .notes()
                        .getFirst()
                        .startsWith("no page status is called 'tired': write status: with"));
    }

    @Test
    void aSingleCapitalNamesSomethingUnlessItBeginsTheRequest() {
        assertEquals(List.of("register", "A", "bits"), parse("register A bits").words());
        assertEquals(List.of("register", "bits"), parse("a register with bits").words());
        assertEquals(List.of("crystal"), parse("A crystal").words());
    }
}
