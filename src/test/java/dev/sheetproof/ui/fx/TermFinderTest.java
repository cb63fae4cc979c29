package dev.sheetproof.ui.fx;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.MatchedTerm;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TermFinderTest {

    private static List<String> found(String text, String channel, String... terms) {
        TermFinder finder =
                new TermFinder(
                        List.of(terms).stream()
                                .map(term -> new MatchedTerm(term, channel))
                                .toList());
        return finder.find(text).stream()
                .map(range -> text.substring(range.from(), range.to()))
                .toList();
    }

    @Test
    void letterCaseDoesNotCount() {
        assertEquals(List.of("LOAD", "Load"), found("LOAD and Load", "text", "load"));
    }

    @Test
    void wordsAndQuantitiesAreFoundWholeOnly() {
        assertEquals(List.of("18 pF"), found("118 pF, 18 pF, 18 pFs", "quantity", "18 pF"));
        assertEquals(List.of(), found("overload", "text", "load"));
    }

    @Test
    void partNumbersAreFoundInsideLongerOnes() {
        assertEquals(List.of("26.000M"), found("7M-26.000MAAJ-T", "part_fields", "26.000M"));
    }

    @Test
    void aPieceOfAPartNumberNeverCutsANumberInTwo() {
        assertEquals(
                List.of("10"), found("100 V, 10 ppm, 2.10", "part_fields", "10").subList(0, 1));
        assertEquals(List.of(), found("100 V and 210", "part_fields", "10"));
    }

    @Test
    void anyWhiteSpaceAndAnyHyphenCountAsTheSame() {
        assertEquals(List.of("26.000\nMHz"), found("at 26.000\nMHz.", "quantity", "26.000 MHz"));
        assertEquals(List.of("ABX\u20117"), found("the ABX\u20117 unit", "part_exact", "ABX-7"));
    }

    @Test
    void signsAreTakenLiterally() {
        assertEquals(List.of("±25 ppm"), found("(±25 ppm)", "quantity", "±25 ppm"));
        assertEquals(List.of("a.b"), found("axb a.b", "part_exact", "a.b"));
        assertEquals(List.of("\\E("), found("x\\E(y", "part_exact", "\\E("));
    }

    @Test
    void rangesThatOverlapAreOne() {
        assertEquals(
                List.of("load capacitance"),
                found("load capacitance", "text", "load capacitance", "capacitance"));
    }
}
