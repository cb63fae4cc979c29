package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.OrderingDiagram;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.SmdPackage;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// TCX-25: a temperature compensated oscillator; a sheet with navy bands, no table captions.
final class TcxSheet implements DemoDocument {

    private static final SmdPackage PACKAGE = SmdPackage.fourPad(2.5, 2.0, 0.9, 0.7, 0.6);
    private static final PageBox FRAME = new PageBox(40, 54, House.A4_WIDTH - 40, 800);

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "tcx-25.pdf",
                                "TCX-25 TCXO",
                                "2.5 x 2.0 mm TCXO",
                                "en",
                                2021,
                                9,
                                false),
                        han);
        front(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        connections(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        performance(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        sheet.furniture(House.bandedFurniture("TCX-25 Series", "ADS-0225-04  Sep 2021"));
        return sheet;
    }

    private void front(Sheet sheet, Canvas page) {
        page.mark(
                ElementLabel.TITLE,
                page.text(40, 76, "TCX-25", Type.sans(24).inBold().withInk(House.NAVY)));
        page.mark(
                ElementLabel.TITLE,
                page.text(
                        40,
                        94,
                        "Temperature Compensated Crystal Oscillator, 2.5 × 2.0 mm",
                        Type.sans(11)));
        Figures.photo(page, new PageBox(430, 56, 550, 118), Ink.gray(0.35), "26.000", "TCX A37");
        page.mark(ElementLabel.FIGURE, new PageBox(430, 56, 550, 118));
        Flow flow = new Flow(sheet, page, House.banded(), FRAME).to(108);
        Flow narrow = new Flow(sheet, page, House.banded(), new PageBox(40, 108, 410, 800));
        narrow.bullets(
                "▪",
                "Clipped sine output for GNSS, LTE and NB-IoT receivers",
                "Stability ±0.5 ppm from −40 °C to +85 °C",
                "1.5 mA at 1.8 V, phase noise −163 dBc/Hz at 1 MHz",
                "Optional voltage control (VC-TCXO) on pin 1");
        flow.to(narrow.y() + 2);
        flow.heading("SPECIFICATIONS");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    table[0] = flow.table(specifications());
                    flow.notes(
                            "Note 1. After two reflow cycles, measured 24 hours later at 25 °C ±2 °C.",
                            "Note 2. Relative to the middle of the extremes; still air.",
                            "Note 3. The load is 10 kΩ in parallel with 10 pF, see the test circuit on page 2.",
                            "Note 4. Only with option V in the ordering code; otherwise pin 1 must be left open or tied to ground.");
                });
        sheet.ask(
                "parameter",
                "TCX-25 supply current at 26 MHz",
                table[0].at("Supply current, f0 ≤ 26 MHz", 5));
        sheet.ask("parameter", "TCX-25 frequency slope per °C", table[0].at("Frequency slope", 5));
        sheet.ask(
                "footnote",
                "TCX-25 output load for level measurement",
                table[0].at("Output level(3)", 2));
    }

    private static Table specifications() {
        return new Table(House.bandedTable(), "lclcccc", 4.8, 1.2, 4.2, 1.2, 1.2, 1.2, 1.2)
                .head("Parameter", "Symbol", "Condition", "Min.", "Typ.", "Max.", "Unit")
                .section("Frequency")
                .row("Frequency range", "f_{0}", "", "10", "—", "52", "MHz")
                .row(
                        "Initial tolerance^{(1)}",
                        "",
                        "25 °C, V_{C} = 0.9 V",
                        "−1.5",
                        "—",
                        "+1.5",
                        "ppm")
                .row(
                        "Stability over temperature^{(2)}",
                        "F_{T}",
                        "−30 °C to +85 °C",
                        "−0.5",
                        "—",
                        "+0.5",
                        "ppm")
                .row("^^", "^^", "−40 °C to +85 °C", "−0.5", "—", "+0.5", "ppm")
                .row("^^", "^^", "−40 °C to +105 °C, option X", "−2.5", "—", "+2.5", "ppm")
                .row("Frequency slope", "", "1 °C steps", "—", "0.05", "0.1", "ppm/°C")
                .row("Supply sensitivity", "", "V_{CC} ±5 %", "−0.1", "—", "+0.1", "ppm")
                .row("Load sensitivity", "", "load ±10 %", "−0.2", "—", "+0.2", "ppm")
                .row("Aging", "", "first year", "−1", "—", "+1", "ppm")
                .section("Supply and output")
                .row("Supply voltage", "V_{CC}", "option 18", "1.71", "1.8", "1.89", "V")
                .row("^^", "^^", "option 28", "2.66", "2.8", "2.94", "V")
                .row("^^", "^^", "option 33", "3.14", "3.3", "3.46", "V")
                .row("Supply current, f_{0} ≤ 26 MHz", "I_{CC}", "no load", "—", "1.3", "1.5", "mA")
                .row("Supply current, f_{0} > 26 MHz", "^^", "no load", "—", "1.7", "2.0", "mA")
                .row(
                        "Output level^{(3)}",
                        "V_{PP}",
                        "10 kΩ // 10 pF, AC coupled",
                        "0.8",
                        "—",
                        "1.2",
                        "V")
                .row("Start-up time", "t_{ST}", "90 % of level", "—", "0.8", "2", "ms")
                .row("Harmonics", "", "second", "—", "−12", "−8", "dBc")
                .section("Phase noise, 26 MHz, 25 °C")
                .row("Offset 1 Hz", "L(f)", "", "—", "−62", "—", "dBc/Hz")
                .row("Offset 10 Hz", "^^", "", "—", "−91", "—", "dBc/Hz")
                .row("Offset 100 Hz", "^^", "", "—", "−116", "—", "dBc/Hz")
                .row("Offset 1 kHz", "^^", "", "—", "−137", "−133", "dBc/Hz")
                .row("Offset 10 kHz", "^^", "", "—", "−154", "−150", "dBc/Hz")
                .row("Offset 1 MHz", "^^", "", "—", "−163", "—", "dBc/Hz")
                .section("Voltage control (option V)^{(4)}")
                .row("Control voltage", "V_{C}", "", "0.4", "0.9", "1.4", "V")
                .row("Pulling range", "", "V_{C} = 0.4 V to 1.4 V", "±8", "—", "±15", "ppm")
                .row("Input resistance", "R_{IN}", "pin 1", "500", "—", "—", "kΩ")
                .section("Environment")
                .row("Storage temperature", "T_{STG}", "", "−55", "—", "+125", "°C")
                .row("Moisture sensitivity", "MSL", "J-STD-020", "1", "<<", "<<", "");
    }

    private void connections(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.banded(), FRAME);
        Type small = Type.sans(7);
        flow.heading("OUTLINE AND LAND PATTERN");
        flow.unit(
                () -> {
                    PageBox box =
                            flow.figure(
                                    176,
                                    (canvas, area) -> {
                                        PACKAGE.top(
                                                canvas,
                                                area.x0() + 90,
                                                area.y0() + 70,
                                                36,
                                                small,
                                                "26.000",
                                                "TCX A37");
                                        PACKAGE.side(
                                                canvas, area.x0() + 90, area.y0() + 148, 36, small);
                                        PACKAGE.bottom(
                                                canvas, area.x0() + 260, area.y0() + 70, 36, small);
                                        PACKAGE.land(
                                                canvas,
                                                area.x0() + 420,
                                                area.y0() + 70,
                                                36,
                                                small,
                                                0.15);
                                        canvas.text(
                                                Align.CENTER,
                                                area.x0() + 260,
                                                area.y0() + 152,
                                                "BOTTOM",
                                                small.inBold());
                                        canvas.text(
                                                Align.CENTER,
                                                area.x0() + 420,
                                                area.y0() + 152,
                                                "LAND PATTERN",
                                                small.inBold());
                                        canvas.text(
                                                Align.RIGHT,
                                                area.x1(),
                                                area.y1() - 2,
                                                "unit: mm",
                                                small);
                                    });
                    sheet.ask("drawing", "TCX-25 outline drawing", page, box, "outline");
                });
        flow.heading("PIN FUNCTIONS");
        DrawnTable pins =
                flow.table(
                        new Table(House.bandedTable(), "ccl", 1, 2, 9)
                                .head("Pin", "Name", "Function")
                                .row(
                                        "1",
                                        "VC / NC",
                                        "Control voltage with option V; leave open or tie to ground without")
                                .row("2", "GND", "Ground, connected to the lid")
                                .row("3", "OUT", "Clipped sine output, DC cut capacitor inside")
                                .row(
                                        "4",
                                        "VCC",
                                        "Supply; 100 nF to ground within 2 mm of the pin"));
        sheet.ask("register_or_pin", "TCX-25 VCC pin bypass capacitor", pins.at("VCC", 2));
        flow.heading("ABSOLUTE MAXIMUM RATINGS");
        flow.unit(
                () ->
                        flow.table(
                                new Table(House.bandedTable(), "lccc", 6, 2, 2, 2)
                                        .head("Parameter", "Min.", "Max.", "Unit")
                                        .row("Supply voltage", "−0.3", "4.6", "V")
                                        .row(
                                                "Voltage on any other pin",
                                                "−0.3",
                                                "V_{CC} + 0.3",
                                                "V")
                                        .row(
                                                "Electrostatic discharge, human body",
                                                "—",
                                                "2000",
                                                "V")));
        flow.heading("TEST CIRCUIT");
        flow.figure(130, TcxFigures::testCircuit);
        flow.heading("OUTPUT WAVEFORM");
        flow.figure(320, 110, TcxFigures::waveform);
    }

    private void performance(Sheet sheet, Canvas page) {
        double middle = House.A4_WIDTH / 2;
        Flow flow = new Flow(sheet, page, House.banded(), FRAME);
        flow.heading("TYPICAL PERFORMANCE");
        Flow left =
                new Flow(sheet, page, House.banded(), new PageBox(40, flow.y(), middle - 8, 800));
        Flow right =
                new Flow(
                        sheet,
                        page,
                        House.banded(),
                        new PageBox(middle + 8, flow.y(), FRAME.x1(), 800));
        left.unit(
                () -> {
                    left.figure(180, TcxFigures::stability);
                    left.figureCaption(
                            "Fig. 1  Stability of ten pieces, −40 °C to +85 °C", Align.CENTER);
                });
        right.unit(
                () -> {
                    PageBox box = right.figure(180, TcxFigures::phaseNoise);
                    right.figureCaption(
                            "Fig. 2  Phase noise at 26 MHz, V_{CC} = 1.8 V", Align.CENTER);
                    sheet.ask("drawing", "TCX-25 phase noise plot", page, box, "Fig. 2");
                });
        flow.to(Math.max(left.y(), right.y()));
        flow.heading("ORDERING CODE");
        OrderingDiagram diagram =
                new OrderingDiagram(page, Type.mono(17).inBold(), Type.sans(7.4), House.NAVY)
                        .field("TCX25", "Series")
                        .field(
                                "26M000",
                                "Frequency",
                                "the letter M stands for the decimal point, in MHz")
                        .field("C", "Output", "C  clipped sine", "H  HCMOS, 15 pF (up to 40 MHz)")
                        .field("18", "Supply", "18  1.8 V", "28  2.8 V", "33  3.3 V")
                        .field(
                                "E",
                                "Temperature and stability",
                                "D  −30 °C to +85 °C, ±0.5 ppm",
                                "E  −40 °C to +85 °C, ±0.5 ppm",
                                "X  −40 °C to +105 °C, ±2.5 ppm")
                        .field("V", "Control", "V  voltage control", "N  none")
                        .field("R", "Packing", "R  reel of 3000", "S  strip");
        PageBox[] code = new PageBox[1];
        PageBox box =
                flow.figure(
                        diagram.ladderHeight(),
                        (canvas, area) -> code[0] = diagram.ladder(area, " "));
        sheet.ask(
                "ordering",
                "TCX25 ordering code 2.8 V supply",
                page,
                box,
                "TCX25 26M000 C 18 E V R");
        flow.heading("STANDARD PARTS");
        DrawnTable parts = flow.table(standardParts());
        sheet.ask("part_full", "TCX25-19M200-C-18-E-N-R", parts.at("TCX25-19M200-C-18-E-N-R", 0));
    }

    private static Table standardParts() {
        Table table =
                new Table(House.bandedTable(), "lccccl", 5, 2, 2, 3, 2, 3)
                        .head(
                                "Part number",
                                "Frequency (MHz)",
                                "V_{CC} (V)",
                                "Range (°C)",
                                "V_{C}",
                                "Use");
        String[] rows = {
            "16.368 18 E N GNSS", "16.369 28 D N GNSS", "19.200 18 E N LTE", "19.200 18 E V LTE",
                    "26.000 18 E N GNSS, NB-IoT",
            "26.000 28 E V 2G modem", "27.456 18 E N UWB", "32.000 33 X N LoRa",
                    "38.400 18 E V LTE", "40.000 33 E N Wi-Fi",
            "52.000 18 E N 5G"
        };
        for (String row : rows) {
            String[] f = row.split(" ", 5);
            String part =
                    String.format(
                            Locale.ROOT,
                            "TCX25-%s-C-%s-%s-%s-R",
                            f[0].replace('.', 'M'),
                            f[1],
                            f[2],
                            f[3]);
            String range =
                    f[2].equals("D")
                            ? "−30 to +85"
                            : f[2].equals("E") ? "−40 to +85" : "−40 to +105";
            table.row(
                    part,
                    f[0],
                    f[1].charAt(0) + "." + f[1].charAt(1),
                    range,
                    f[3].equals("V") ? "yes" : "no",
                    f[4]);
        }
        return table;
    }
}
