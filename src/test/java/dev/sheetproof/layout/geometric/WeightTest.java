package dev.sheetproof.layout.geometric;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.FontStyle;
import org.junit.jupiter.api.Test;

final class WeightTest {

    @Test
    void aFaceOfEvenStrokesIsTheBoldOfChinese() {
        assertTrue(Weight.bold(new FontStyle("SimHei", 12, false, false, 0)));
        assertTrue(Weight.bold(new FontStyle("Arial", 12, true, false, 0)));
        assertFalse(Weight.bold(new FontStyle("SimSun", 12, false, false, 0)));
        assertFalse(Weight.bold(new FontStyle("MicrosoftYaHei", 12, false, false, 0)));
    }
}
