package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.SearchRequest;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnswerShapeTest {

    private static Optional<String> shape(String text) {
        return AnswerShape.step(text, false).map(RequestStep::to);
    }

    @Test
    void aRequestSaysWhatItsAnswerLooksLike() {
        assertEquals(Optional.of("drawing"), shape("recommended land pattern"));
        assertEquals(Optional.of("plot"), shape("dropout vs load current"));
        assertEquals(Optional.of("diagram"), shape("pinout"));
        assertEquals(Optional.of("ordering"), shape("order code industrial range"));
        assertEquals(Optional.of("ordering"), shape("suffix tolerance"));
        assertEquals(Optional.of("value"), shape("supply current"));
        assertEquals(Optional.of("value"), shape("available carrier frequencies"));
        assertEquals(Optional.of("value"), shape("supply voltages"));
        assertEquals(Optional.of("ordering"), shape("订货信息"));
        assertEquals(Optional.empty(), shape("which flux"));
    }

    @Test
    void theCodeOfARegisterIsNoOrderCode() {
        assertEquals(Optional.of("value"), shape("register select code"));
    }

    @Test
    void headingsSpeakForOrderCodesAndDrawingsButNotForValues() {
        assertTrue(AnswerShape.ORDERING.headings().contains("ordering information"));
        assertTrue(AnswerShape.DRAWING.headings().contains("outline drawing"));
        assertFalse(AnswerShape.PLOT.headings().isEmpty());
        assertTrue(AnswerShape.VALUE.headings().isEmpty());
    }

    @Test
    void aShortCircuitIsNoDrawingOfACircuit() {
        assertEquals(Optional.of("open"), shape("ModPrsL short-circuit to GND"));
        assertEquals(Optional.of("diagram"), shape("application circuit"));
    }

    @Test
    void aPinIsLookedForUnderTheHeadingsOfPins() {
        assertEquals(Optional.of("pin"), shape("pin 7"));
        assertEquals(Optional.of("value"), shape("pin capacitance"));
        assertTrue(AnswerShape.PIN.headings().contains("pin description"));
    }

    @Test
    void aPartNumberAloneIsLookedForWhereItCanBeOrdered() {
        assertEquals(
                AnswerShape.PART, AnswerShape.of(RequestParser.parse(SearchRequest.of("17885"))));
        assertEquals(
                AnswerShape.OPEN,
                AnswerShape.of(RequestParser.parse(SearchRequest.of("17885 kickstart"))));
        assertEquals(
                AnswerShape.OPEN,
                AnswerShape.of(RequestParser.parse(SearchRequest.of("ABX5-38.400M-08-10-T"))));
        assertTrue(AnswerShape.PART.headings().contains("ordering information"));
    }
}
