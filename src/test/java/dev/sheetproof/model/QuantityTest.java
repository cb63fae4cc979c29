package dev.sheetproof.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "26.000MHz|26 MHz",
                "26 MHz|26 MHz",
                "26000 kHz|26 MHz",
                "26000000Hz|26 MHz",
                "26MHZ|26 MHz",
                "32.768 kHz|32.768 kHz",
                "32,768 Hz|32.768 kHz",
                "2’000 ppm|2000 ppm",
                "40 000 Hz|40 kHz",
                "between 1 and 5 V|1 V..5 V",
                "between 1 V and 5 V|1 V..5 V",
                "3V3|3.3 V",
                "3.3V|3.3 V",
                "3300 mV|3.3 V",
                "4k7|4.7 kΩ",
                "4.7kΩ|4.7 kΩ",
                "4.7 kohm|4.7 kΩ",
                "60 Ohms|60 Ω",
                "50Ω|50 Ω",
                "0.1uF|100 nF",
                "0.1µF|100 nF",
                "0.1 μF|100 nF",
                "100nF|100 nF",
                "18pF|18 pF",
                "18PF|18 pF",
                "±20ppm|±20 ppm",
                "± 20 ppm|±20 ppm",
                "+/-20 ppm|±20 ppm",
                "±50 x 10-6|±50 ppm",
                "100 ppb|0.1 ppm",
                "-40~85℃|-40..85 °C",
                "–40 °C to +85 °C|-40..85 °C",
                "-40/+85°C|-40..85 °C",
                "-40 to 85C|-40..85 °C",
                "1.8V to 3.3V|1.8 V..3.3 V",
                "-130 dBc/Hz|-130 dBc/Hz",
                "5 mA|5 mA",
                "20 MA|20 mA",
                "2,5 V|2.5 V",
                "1 ps|1 ps",
                "26．0ＭＨｚ|26 MHz",
                "500 µA typ|500 µA",
                "85C|85 °C",
                "60R|60 Ω"
            })
    void writesEveryValueInOneSpelling(String text, String expected) {
        List<String> found =
                Quantity.scan(text).stream().map(found1 -> found1.quantity().text()).toList();
        assertEquals(List.of(expected), found);
    }

    @ParameterizedTest
    @CsvSource({
        "ATX-11",
        "3T025000VX",
        "DS1307ZN+",
        "HC-49",
        "CY62167EV30LL",
        "table 3",
        "2016",
        "pin 2 a",
        "v1.2.3"
    })
    void takesNothingElseForAQuantity(String text) {
        assertEquals(List.of(), Quantity.scan(text));
    }

    @Test
    void saysWhereAQuantityStands() {
        Quantity.Found found = Quantity.scan("at ±20ppm max").getFirst();
        assertEquals("±20ppm", "at ±20ppm max".substring(found.start(), found.end()));
    }

    @Test
    void knowsTheEndsOfARange() {
        Quantity range = Quantity.scan("-40..85 °C").getFirst().quantity();
        assertEquals(
                List.of("-40 °C", "85 °C"), range.parts().stream().map(Quantity::text).toList());
    }
}
