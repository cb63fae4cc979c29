package dev.sheetproof.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.MatchedCell;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.search.RequestParser;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CellFinderTest {

    private static final PageNumber PAGE = new PageNumber(1);

    private final List<Cell> cells = new ArrayList<>();

    private void row(int row, String label, String... values) {
        cell(row, 0, label, "", "Parameter");
        for (int i = 0; i < values.length; i++) {
            cell(row, i + 1, values[i], label, List.of("Min", "Max", "Unit").get(i));
        }
    }

    private void cell(int row, int column, String text, String label, String head) {
        cells.add(
                new Cell(
                        PAGE,
                        0,
                        row,
                        column,
                        1,
                        1,
                        new PageBox(column * 50, row * 20, column * 50 + 40, row * 20 + 10),
                        text,
                        label,
                        head,
                        false));
    }

    private List<String> marked(String request) {
        Chunk table =
                new Chunk(
                        new ChunkKey("0".repeat(64)),
                        "abx-7_p1_0000000000",
                        new PageBoxes(PAGE, List.of(new PageBox(0, 0, 200, 100))),
                        List.of(),
                        0,
                        BlockType.TABLE,
                        "",
                        "",
                        "",
                        List.of(new Chunk.Member(PAGE, 0)),
                        List.of());
        return CellFinder.of(
                        table, cells, RequestParser.parse(SearchRequest.of(request)), List.of())
                .stream()
                .map(MatchedCell::text)
                .toList();
    }

    @Test
    void theValuesOfTheNamedParameterAreMarked() {
        row(1, "VOUT", "5", "12", "V");
        row(2, "VIN", "4.5", "18", "V");
        assertEquals(List.of("4.5", "18"), marked("VIN 4.5..18 V"));
    }

    @Test
    void theRowsUnderTheConditionThatIsAskedForAreMarked() {
        condition(1, "Dropout voltage", "IOUT = 1 A", "120");
        condition(2, "Dropout voltage", "IOUT = 2 A", "250");
        condition(3, "Dropout voltage", "IOUT = 2 A, hot", "310");
        assertEquals(
                List.of("IOUT = 2 A", "250", "IOUT = 2 A, hot", "310"),
                marked("dropout voltage at 2 A"));
    }

    @Test
    void aConditionIsNoValueThatFitsAComparison() {
        condition(1, "Quiescent current", "IOUT = 0 A", "150 µA");
        assertEquals(List.of("150 µA"), marked("quiescent current"));
        condition(2, "Quiescent current", "off", "40 µA");
        assertEquals(List.of("40 µA"), marked("quiescent current < 100 uA"));
    }

    @Test
    void theHeadOfConditionsIsNotAskedForByASyllableOfIt() {
        condition(1, "Drain-source on-resistance RDS(ON)", "VGS = 10 V, ID = 5 A", "0.54 Ω");
        assertEquals(List.of("0.54 Ω"), marked("2SK3569 RDS(ON)"));
    }

    @Test
    void aComparisonMarksNoValueOfAnotherParameter() {
        row(1, "Input offset voltage", "-3", "1.2", "V");
        row(2, "Package height", "0.1", "1", "V");
        assertEquals(List.of(), marked("supply voltage < 2 V"));
        condition(3, "Hold time", "supply voltage = 5 V", "1 V");
        assertEquals(List.of(), marked("supply voltage < 2 V"));
        row(4, "Supply voltage VDD", "1.6", "5.5", "V");
        assertEquals(List.of("1.6"), marked("supply voltage < 2 V"));
        assertEquals(List.of("-3", "1.2"), marked("offset voltage < 2 V"));
    }

    @Test
    void aValueThatTheRowsOfOtherPartsHoldIsNotMarked() {
        cell(1, 0, "TAJR475", "", "Part Number");
        cell(1, 1, "125 °C", "TAJR475", "Temperature");
        cell(1, 2, "86", "TAJR475", "Ripple Current");
        cell(2, 0, "TAJS106", "", "Part Number");
        cell(2, 1, "125 °C", "TAJS106", "Temperature");
        cell(2, 2, "90", "TAJS106", "Ripple Current");
        assertEquals(List.of(), marked("TAJD158 125 °C ripple current"));
        assertEquals(List.of("90"), marked("TAJS106 ripple current"));
    }

    private void condition(int row, String label, String condition, String value) {
        cell(row, 0, label, "", "Parameter");
        cell(row, 1, condition, label, "Conditions");
        cell(row, 2, value, label, "Max");
    }

    @Test
    void aValueOfAnotherParameterThatFitsByChanceIsNotMarked() {
        row(1, "VOUT", "5", "12", "V");
        row(2, "VIN", "2.7", "40", "V");
        assertEquals(List.of("2.7", "40"), marked("VIN 4.5..18 V"));
    }

    @Test
    void aRangeMarksTheRowThatHasItsEnds() {
        row(0, "VIN_LO input low", "", "0.8", "V");
        row(1, "VCC input voltage range", "5", "28", "V");
        row(2, "output voltage", "5", "26", "V");
        assertEquals(List.of("5", "28"), marked("VIN 5..28 V"));
    }

    @Test
    void aPinIsFoundByItsNumberAloneUnderItsHead() {
        cell(0, 0, "1", "", "Pin");
        cell(0, 1, "VCC, 8 V at most", "", "Name");
        cell(1, 0, "8", "", "Pin");
        cell(1, 1, "SDA", "", "Name");
        assertEquals(List.of("8", "SDA"), marked("pin 8"));
    }

    @Test
    void aWordInsideAnotherNamesNoRow() {
        row(0, "regulation", "1", "2", "mV");
        row(1, "gain", "3", "4", "dB");
        assertEquals(List.of("3", "4"), marked("gain"));
        assertEquals(List.of(), marked("regul"));
    }

    @Test
    void onlyThePartOfARowIsMarkedThatNamesWhatIsAskedFor() {
        cell(1, 0, "Fundamental", "", "Mode");
        cell(1, 1, "20 pF", "Fundamental", "Load");
        cell(1, 2, "Overtone", "", "Mode");
        cell(1, 3, "18 pF", "Overtone", "Load");
        assertEquals(List.of("18 pF"), marked("overtone load"));
    }

    @Test
    void aRemarkIsNoValueThatFitsAComparison() {
        row(1, "Output current", "0.5", "0.8", "A");
        cell(1, 4, "2 A for 1 ms", "Output current", "Notes");
        row(2, "Peak output current", "1.5", "2", "A");
        cell(2, 4, "1 A before 2019", "Peak output current", "Test conditions");
        List<String> marked = marked("output current > 1 A");
        assertEquals(List.of("1.5", "2"), marked, marked::toString);
    }
}
