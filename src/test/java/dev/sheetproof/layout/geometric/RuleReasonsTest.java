package dev.sheetproof.layout.geometric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class RuleReasonsTest {

    @Test
    void aRuleSaysItsSentenceAndWhatItSaw() {
        assertEquals(
                "cells framed by rules across and down: 6 rows, 1 column",
                RuleReasons.of(
                        "ruled-table",
                        RuleReasons.count(6, "row") + ", " + RuleReasons.count(1, "column")));
    }

    @Test
    void aRuleThatSawNothingMoreSaysItsSentenceAlone() {
        assertNotEquals("text block", RuleReasons.of("text-block", ""));
    }

    @Test
    void aRuleWithoutASentenceStandsForItself() {
        assertEquals("brand new rule: 3 dots", RuleReasons.of("brand-new-rule", "3 dots"));
    }
}
