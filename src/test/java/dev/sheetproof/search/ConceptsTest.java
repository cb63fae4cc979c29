package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConceptsTest {

    private static final Concepts CONCEPTS =
            Concepts.parse(
                    List.of(
                            "# remark",
                            "",
                            "footprint,land pattern",
                            "esr,series resistance",
                            "diagram,drawing",
                            "timing diagram,时序图"));

    @Test
    void findsASpellingAndGivesAllOfThem() {
        assertEquals(
                Map.of("land pattern", List.of("footprint", "land pattern")),
                CONCEPTS.in("ABX-7 Land Pattern"));
    }

    @Test
    void doesNotLookInsideWords() {
        assertTrue(CONCEPTS.in("preserve").isEmpty());
    }

    @Test
    void theLongerOfTwoSpellingsCounts() {
        assertEquals(
                List.of("timing diagram"), List.copyOf(CONCEPTS.in("timing diagram").keySet()));
    }

    @Test
    void ideographsNeedNoSpaces() {
        assertEquals(List.of("时序图"), List.copyOf(CONCEPTS.in("读时序图在哪").keySet()));
    }

    @Test
    void theBundledTableIsReadable() {
        assertTrue(
                Concepts.BUNDLED
                        .in("消費電流")
                        .getOrDefault("消費電流", List.of())
                        .contains("supply current"));
    }
}
