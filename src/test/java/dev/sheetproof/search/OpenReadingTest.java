package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Quantity;
import dev.sheetproof.model.QuantityBound;
import dev.sheetproof.model.Reading;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchRequest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OpenReadingTest {

    private static final Vocabulary VOCABULARY =
            word -> word.equals("saftey") ? Optional.of("safety") : Optional.empty();

    private static ParsedRequest parse(String text, Reading reading) {
        return RequestParser.parse(
                new SearchRequest(
                        text,
                        15,
                        SearchMode.HYBRID,
                        ResultOrder.RELEVANCE,
                        SearchFilters.NONE,
                        reading),
                VOCABULARY);
    }

    private static ParsedRequest parse(String text) {
        return parse(text, Reading.FULL);
    }

    private static List<String> ids(ParsedRequest parsed) {
        return parsed.steps().stream().map(RequestStep::id).toList();
    }

    @Test
    void everyStepIsToldWithItsId() {
        ParsedRequest parsed = parse("ABX-7 saftey timer ESR < 60 Ohm -reel table 3 part:ABX");
        assertEquals(List.of("safety", "timer", "ESR"), parsed.words());
        assertEquals(List.of("ABX-7"), parsed.parts());
        assertEquals(List.of("reel"), parsed.filters().excluded());
        assertEquals(List.of("ABX"), parsed.filters().parts());
        assertEquals(List.of("< 60 Ω"), parsed.bounds().stream().map(QuantityBound::text).toList());
        assertTrue(
                ids(parsed)
                        .containsAll(
                                List.of(
                                        "spelling:saftey",
                                        "part:abx-7",
                                        "exclusion:-reel",
                                        "place:table 3",
                                        "comparison:< 60 ohm",
                                        "filter:part:abx",
                                        "concept:esr",
                                        "shape:esr")),
                ids(parsed).toString());
    }

    @Test
    void aStepLeftOutIsNotTaken() {
        Reading without = new Reading(false, Set.of("spelling:saftey", "concept:esr"));
        ParsedRequest parsed = parse("saftey timer ESR", without);
        assertEquals(List.of("saftey", "timer", "ESR"), parsed.words());
        assertFalse(ids(parsed).contains("concept:esr"));
        assertTrue(LexicalQueries.of(parsed).related().isEmpty());
    }

    @Test
    void aPartThatFiltersIsLookedForBesideTheWords() {
        assertEquals(
                List.of("PCF8563"),
                LexicalQueries.of(RequestParser.parse(SearchRequest.of("part:PCF8563 address")))
                        .parts());
        assertTrue(
                LexicalQueries.of(RequestParser.parse(SearchRequest.of("part:PCF8563"))).isEmpty());
    }

    @Test
    void rawWordsAreTakenAsTheyStand() {
        ParsedRequest parsed = parse("doc:abx saftey 26 MHz", Reading.RAW);
        assertEquals(List.of("doc:abx", "saftey", "26", "MHz"), parsed.words());
        assertTrue(parsed.steps().isEmpty());
        assertTrue(parsed.filters().docs().isEmpty());
    }

    @Test
    void comparisonsAndRangesBoundAValue() {
        QuantityBound below = parse("jitter < 1 ps").bounds().getFirst();
        assertTrue(below.holds(one("0.7 ps")));
        assertFalse(below.holds(one("1 ps")));
        assertFalse(below.holds(one("0.7 V")));
        QuantityBound range = parse("VIN 4.5..18 V").bounds().getFirst();
        assertTrue(range.holds(one("5 V")));
        assertTrue(range.holds(one("3 to 24 V")));
        assertFalse(range.holds(one("20 V")));
        assertEquals("<= 5 A", parse("at most 5 A").bounds().getFirst().text());
        assertEquals(">= 2 mV", parse("offset ≥ 2mV").bounds().getFirst().text());
    }

    private static Quantity one(String text) {
        return Quantity.scan(text).getFirst().quantity();
    }

    @Test
    void aSignInsideAPartNumberComparesNothing() {
        assertEquals(List.of(), parse("MJ/20/30/-10+60/18pF/60R").bounds());
        assertEquals(List.of(), parse("ABX-7-LF").filters().excluded());
        assertEquals(List.of(), parse("-LF").filters().excluded());
    }

    @Test
    void aStarMakesAFormOfPartNumbers() {
        assertEquals(List.of("ABM8*"), parse("ABM8* crystal").wildcards());
        assertEquals(List.of(), parse("** ?").wildcards());
        assertEquals(List.of(), parse("which pin is VDD?").wildcards());
    }

    @Test
    void aShortWordInCapitalsIsAName() {
        assertEquals(List.of("types", "AT", "commands"), parse("types of AT commands").words());
        assertEquals(List.of("CRYSTAL"), parse("OF THE CRYSTAL").words());
    }

    @Test
    void openCharactersMakeAFormToo() {
        assertEquals(List.of("TAJB106?016?NJ"), parse("TAJB106□016□NJ").wildcards());
    }

    @Test
    void aComparisonWithoutAUnitIsTold() {
        ParsedRequest parsed = parse("jitter < 1");
        assertEquals(List.of(), parsed.bounds());
        assertTrue(
                parsed.notes().stream().anyMatch(note -> note.startsWith("'< 1' has no unit")),
                () -> parsed.notes().toString());
        assertEquals(List.of(), parse("jitter < 1 ps").notes());
        assertEquals(List.of(), parse("pin 1 of ABX-7").notes());
    }

    @Test
    void aRegionTypeThatThereIsNotIsToldAndNotLookedFor() {
        ParsedRequest parsed = parse("type:table_footnote jitter");
        assertEquals(List.of("jitter"), parsed.words());
        assertTrue(
                parsed.notes().stream()
                        .anyMatch(note -> note.contains("'table_footnote': write type: with one")),
                () -> parsed.notes().toString());
    }

    @Test
    void numbersInOtherCellsTakeTheirUnit() {
        List<Quantity.Found> found =
                Quantity.scanTable("Parameter\tMax (MHz)\tUnit\nJitter\t0.7\tps\nClock\t26\t");
        assertEquals(
                List.of("700 fs", "26 MHz"),
                found.stream().map(one -> one.quantity().text()).toList());
    }
}
