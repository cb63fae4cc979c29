package dev.sheetproof.ocr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RepairsTest {

    @ParameterizedTest
    @CsvSource({
        "10kQ, 10kΩ",
        "4.7 kQ max, 4.7 kΩ max",
        "50 Q, 50 Ω",
        "100Q, 100Ω",
        "11.7 k0, 11.7 kΩ",
        "-40oC, -40°C",
        "25 ºC, 25 °C",
        "60'C 1000 hours, 60°C 1000 hours",
        "Resistance (QMax.), Resistance (ΩMax.)",
        "General 1/0, General I/O",
        "SPl mode, SPI mode",
        "UItraPlus, UltraPlus",
        "0一10, 0-10"
    })
    void signsAreRepairedWhereTheGrammarLeavesNoDoubt(String read, String meant) {
        assertEquals(meant, Repairs.repaired(read));
    }

    @ParameterizedTest
    @CsvSource({
        "CLX-32-100Q",
        "74HC4040Q",
        "Q1 and Q2",
        "1Q 2Q 3Q",
        "AB10kQ7",
        "PIC16F877A",
        "TPS65910OC",
        "10/100BASE-T",
        "11/01/2020",
        "BQ24610"
    })
    void partNumbersAndPinsStayAsTheyWereRead(String read) {
        assertEquals(read, Repairs.repaired(read));
    }

    @Test
    void aRepairKeepsThePlacesOfCharacters() {
        String text = "10kQ 25oC 1/0 一";
        assertEquals(text.length(), Repairs.repaired(text).length());
    }
}
