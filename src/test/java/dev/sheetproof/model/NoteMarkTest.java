package dev.sheetproof.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class NoteMarkTest {

    private static Line line(String text, boolean raised) {
        PageBox box = new PageBox(0, 0, 100, 10);
        FontStyle style = new FontStyle("Sans", 9, false, false, 0);
        float[] edges = new float[text.length()];
        return new Line(
                new PageNumber(1),
                0,
                text,
                box,
                style,
                0,
                0,
                CharEdges.of(edges, edges),
                List.of(new Span(0, text, box, style, raised, false)),
                true);
    }

    private static boolean refers(String text, String note) {
        return NoteMark.of(note).orElseThrow().in(line(text, false));
    }

    @Test
    void aNoteBeginsWithItsMark() {
        assertEquals(Optional.of(new NoteMark("note", "1")), NoteMark.of("Note 1: Ensure that"));
        assertEquals(Optional.of(new NoteMark("", "16")), NoteMark.of(" 16. Typical values"));
        assertEquals(Optional.of(new NoteMark("", "2")), NoteMark.of("(2) At 25 °C"));
        assertEquals(Optional.of(new NoteMark("", "3")), NoteMark.of("[3] At 25 °C"));
        assertEquals(Optional.of(new NoteMark("", "*2")), NoteMark.of("*2 Option"));
        assertEquals(Optional.empty(), NoteMark.of("3.3 V supply"));
        assertEquals(Optional.empty(), NoteMark.of("At 25 °C"));
    }

    @Test
    void aTableRefersInBracketsByTheWordOrBySign() {
        assertTrue(refers("Typ [16]", "16. Typical"));
        assertTrue(refers("current (Note 2)", "Note 2: VDD = 90 V"));
        assertTrue(refers("stability 3)", "3) Allan variance"));
        assertTrue(refers("VOUT *2", "*2 Option"));
        assertFalse(refers("f(x+3)", "3) Allan variance"));
        assertFalse(refers("Typ [116]", "16. Typical"));
        assertFalse(refers("(Note 12)", "Note 1: at 25 °C"));
        assertFalse(refers("**", "* Option"));
        assertFalse(refers("*2", "* Option"));
        assertFalse(refers("16", "16. Typical"));
    }

    @Test
    void aSuperscriptRefersButAPowerDoesNot() {
        NoteMark mark = NoteMark.of("3. Typical").orElseThrow();
        assertTrue(mark.in(line("3", true)));
        assertTrue(mark.in(line("1,3)", true)));
        assertFalse(mark.in(line("-3", true)));
        assertFalse(mark.in(line("3", false)));
    }

    @Test
    void aMarkWithoutASignIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new NoteMark("note", ""));
    }
}
