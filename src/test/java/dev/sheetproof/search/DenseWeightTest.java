package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.SearchRequest;
import org.junit.jupiter.api.Test;

class DenseWeightTest {

    private static double weight(String text) {
        return DenseWeight.of(RequestParser.parse(SearchRequest.of(text)));
    }

    @Test
    void codesAreNoWordsOfASentence() {
        double sentence = weight("replace the old amplifier with a new one");
        assertTrue(sentence > weight("OSNMA GPIO UART behaviour"), () -> sentence + "");
        assertEquals(0, weight("ABX-7"));
    }
}
