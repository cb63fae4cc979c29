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
            assertTrue(Phrase.CONTINUED.isIn(text), text);
        }
        assertFalse(Phrase.CONTINUED.isIn("The description is continued in the next chapter"));
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
                                "phrase\tCONTINUED\tmore",
                                "phrase\tCONTINUED\tagain"));
        assertFalse(wording.latin());
        assertEquals("!", wording.names().getFirst().suffix());
        assertEquals("R\\d", wording.captions().getFirst().words());
        assertEquals("is", wording.sentence());
        assertEquals(List.of("more", "again"), wording.phrases(Phrase.CONTINUED));
        assertEquals(List.of(), wording.phrases(Phrase.VIEW));
        assertEquals("(?!)", wording.words(ObjectKind.FIGURE));
    }

    @Test
    void fixedWordingIsKnownInEveryLanguage() {
        for (String view : List.of("Top view", "SIDE VIEW (2:1)", "Seitenansicht", "俯视图")) {
            assertTrue(Phrase.VIEW.is(view), view);
        }
        for (String note : List.of("Note 3", "REMARKS:", "Hinweis 1", "Anmerkung: a", "注 1: a")) {
            assertTrue(Phrase.NOTE_START.starts(note), note);
        }
        for (String unit :
                List.of("Dimensions in mm", "(Unit: mm)", "Maße in mm", "单位：mm", "単位: mm")) {
            assertTrue(Phrase.UNIT_LINE.is(unit), unit);
        }
        for (String notice : List.of("Stresses beyond those listed", "超过上述额定值", "絶対最大定格を超えた")) {
            assertTrue(Phrase.RATINGS_NOTICE.starts(notice), notice);
        }
        assertFalse(Phrase.VIEW.is("Recommended land pattern"));
        assertFalse(Phrase.NOTE_START.starts("Notebook computers"));
        assertFalse(Phrase.UNIT_LINE.is("Unit cells are shown in millimetres below"));
    }
}
