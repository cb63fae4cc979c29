package dev.sheetproof.layout.geometric;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.List;
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

    @Test
    void aRuledTableNamesItsRowsColumnsAndRules() {
        SyntheticPages.Page page = new SyntheticPages.Page(1);
        SyntheticPages.parameterTable(page, 60, 200, 6);
        page.text(60, 184, "Table 3. Electrical parameters");
        List<Element> elements =
                new GeometricLayoutDetector()
                        .detect(SyntheticPages.document(page), new CancelToken(), Progress.SILENT)
                        .getFirst()
                        .elements();
        Element table =
                elements.stream()
                        .filter(e -> e.label() == ElementLabel.TABLE)
                        .findFirst()
                        .orElseThrow();
        assertTrue(
                table.reason()
                        .matches("cells framed by rules.*: \\d+ rows, \\d+ columns, \\d+ rules"),
                table.reason());
        Element caption =
                elements.stream()
                        .filter(e -> e.label() == ElementLabel.TABLE_CAPTION)
                        .findFirst()
                        .orElseThrow();
        assertEquals("starts like a caption: 'Table 3. Electrical parameters'", caption.reason());
    }

    @Test
    void longTextIsQuotedByItsBeginningAndNotCutInACharacter() {
        assertEquals("'Note 1'", RuleReasons.quoted(" Note 1 "));
        String quoted = RuleReasons.quoted("\uD835\uDF06".repeat(40));
        assertEquals(2 + 1 + 2 * 32, quoted.length());
    }
}
