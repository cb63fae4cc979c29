package dev.sheetproof.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class WordingTest {

    private static boolean names(ObjectKind kind, String word) {
        return Wording.all().stream()
                .anyMatch(
                        w -> Pattern.compile(w.words(kind), Wording.FLAGS).matcher(word).matches());
    }

    @Test
    void everyLanguageNamesTablesAndFigures() {
        for (String word : List.of("Table", "Tabelle", "表")) {
            assertTrue(names(ObjectKind.TABLE, word), word);
        }
        for (String word : List.of("Fig.", "Abbildung", "图", "図")) {
            assertTrue(names(ObjectKind.FIGURE, word), word);
        }
        assertFalse(names(ObjectKind.TABLE, "Figure"));
    }

    @Test
    void whatGoesOnSaysSoInItsLanguage() {
        for (String text :
                List.of(
                        "Table 3. Ratings (continued)",
                        "Electrical characteristics (cont'd)",
                        "Tabelle 2 (Fortsetzung)",
                        "续表 4",
                        "表 5 続き")) {
            assertTrue(Wording.continues(text), text);
        }
        assertFalse(Wording.continues("The description is continued in the next chapter"));
    }

    @Test
    void aLineThatLeadsOnEndsWithAWordThatDoes() {
        assertTrue(Wording.leadsOn("as shown in"));
        assertTrue(Wording.leadsOn("Die Werte zeigt siehe"));
        assertFalse(Wording.leadsOn("the pin is within"));
    }

    @Test
    void aFileHoldsNamesCaptionsAndMarks() {
        Wording wording =
                Wording.parse(
                        List.of(
                                "# comment",
                                "form\tcjk",
                                "TABLE\tTable\tT\t!",
                                "caption\tTABLE\tRegister\tR\\d",
                                "sentence\tis",
                                "continued\tmore",
                                "continued\tagain"));
        assertFalse(wording.latin());
        assertEquals("!", wording.names().getFirst().suffix());
        assertEquals("R\\d", wording.captions().getFirst().words());
        assertEquals("is", wording.sentence());
        assertEquals(2, wording.continued().size());
        assertEquals("(?!)", wording.words(ObjectKind.FIGURE));
    }
}
