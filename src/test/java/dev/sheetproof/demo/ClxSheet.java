package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.Schematic;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.SmdPackage;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.TimingDiagram;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// CLX-32: a clock oscillator whose table gives three supply voltages side by side under a double
/// head.
final class ClxSheet implements DemoDocument {

    private static final SmdPackage PACKAGE = SmdPackage.fourPad(3.2, 2.5, 1.0, 0.9, 0.8);
    private static final PageBox FRAME = new PageBox(40, 54, House.A4_WIDTH - 40, 800);

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "clx-32.pdf",
                                "CLX-32 Clock Oscillator",
                                "3.2 x 2.5 mm CMOS oscillator",
                                "en",
                                2020,
                                6,
                                false),
                        han);
        front(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        back(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        sheet.furniture(House.bandedFurniture("CLX-32 Clock Oscillator", "ADS-0432-02  Jun 2020"));
        return sheet;
    }

    private void front(Sheet sheet, Canvas page) {
        page.mark(
                ElementLabel.TITLE,
                page.text(40, 76, "CLX-32", Type.sans(24).inBold().withInk(House.NAVY)));
        page.mark(
                ElementLabel.TITLE,
                page.text(
                        40,
                        94,
                        "CMOS clock oscillator, 3.2 × 2.5 mm, 1.8 V to 3.3 V",
                        Type.sans(11)));
        Figures.photo(page, new PageBox(430, 56, 550, 118), Ink.rgb(0x55504a), "50.000", "CLX 33");
        page.mark(ElementLabel.FIGURE, new PageBox(430, 56, 550, 118));
        Flow list = new Flow(sheet, page, House.banded(), new PageBox(40, 106, 410, 800));
        list.bullets(
                "▪",
                "Any frequency from 1 MHz to 125 MHz",
                "Standby current below 10 µA",
                "Total stability ±25 ppm or ±50 ppm",
                "For Ethernet, USB, storage and FPGA boards");
        Flow flow = new Flow(sheet, page, House.banded(), FRAME).to(Math.max(list.y(), 124));
        flow.heading("ELECTRICAL CHARACTERISTICS");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    table[0] = flow.table(characteristics());
                    flow.notes(
                            "* Total stability: tolerance at 25 °C, temperature, supply ±10 %, load, reflow and first year of aging.",
                            "** Symmetry 40 % to 60 % above 80 MHz.",
                            "*** Load 15 pF; 10 pF above 100 MHz.");
                });
        sheet.ask(
                "parameter",
                "CLX-32 supply current 3.3 V 50 MHz",
                table[0].at("25 MHz < f0 ≤ 50 MHz", 8));
        sheet.ask("footnote", "CLX-32 symmetry above 80 MHz", table[0].at("Symmetry **", 3));
        flow.heading("ENABLE FUNCTION");
        DrawnTable enable =
                flow.table(
                        new Table(House.bandedTable(), "lll", 2, 3, 3)
                                .head("Pin 1", "Output (pin 3)", "Oscillator")
                                .row("High or open", "Frequency as specified", "runs")
                                .row(
                                        "Low, version S",
                                        "High impedance, weak pull-down",
                                        "stopped, standby")
                                .row("Low, version E", "High impedance", "runs"));
        sheet.ask("parameter", "CLX-32 pin 1 low version S output", enable.at("Low, version S", 1));
        flow.skip(8);
        flow.figure(110, ClxSheet::enableTiming);
    }

    private static Table characteristics() {
        return new Table(
                        House.bandedTable().withSize(7.2),
                        "llcccccccc",
                        4.6,
                        4.4,
                        1,
                        1,
                        1,
                        1,
                        1,
                        1,
                        1,
                        1.2)
                .head(
                        "Parameter",
                        "|l Condition",
                        "1.8 V",
                        "<<",
                        "2.5 V",
                        "<<",
                        "3.3 V",
                        "<<",
                        "<<",
                        "Unit")
                .head("^^", "^^", "Min", "Max", "Min", "Max", "Min", "Typ", "Max", "^^")
                .row(
                        "Supply voltage",
                        "",
                        "1.62",
                        "1.98",
                        "2.25",
                        "2.75",
                        "2.97",
                        "3.3",
                        "3.63",
                        "V")
                .row(
                        "Total stability *",
                        "code 25, −40 °C to +85 °C",
                        "−25",
                        "+25",
                        "−25",
                        "+25",
                        "−25",
                        "",
                        "+25",
                        "ppm")
                .row(
                        "^^",
                        "code 50, −40 °C to +85 °C",
                        "−50",
                        "+50",
                        "−50",
                        "+50",
                        "−50",
                        "",
                        "+50",
                        "ppm")
                .row(
                        "Supply current ***",
                        "1 MHz ≤ f_{0} ≤ 25 MHz",
                        "",
                        "4",
                        "",
                        "5",
                        "",
                        "4.5",
                        "7",
                        "mA")
                .row("^^", "25 MHz < f_{0} ≤ 50 MHz", "", "6", "", "8", "", "8", "12", "mA")
                .row("^^", "50 MHz < f_{0} ≤ 80 MHz", "", "9", "", "12", "", "13", "18", "mA")
                .row("^^", "80 MHz < f_{0} ≤ 125 MHz", "", "13", "", "18", "", "19", "26", "mA")
                .row(
                        "Standby current",
                        "version S, pin 1 low",
                        "",
                        "5",
                        "",
                        "7",
                        "",
                        "3",
                        "10",
                        "µA")
                .row(
                        "Symmetry **",
                        "at 50 % of supply",
                        "45",
                        "55",
                        "45",
                        "55",
                        "45",
                        "50",
                        "55",
                        "%")
                .row("Rise and fall time", "20 % to 80 %", "", "5", "", "4", "", "1.5", "3", "ns")
                .row("Output high", "I_{OH} = −4 mA", "90", "", "90", "", "90", "", "", "% V_{DD}")
                .row("Output low", "I_{OL} = 4 mA", "", "10", "", "10", "", "", "10", "% V_{DD}")
                .row(
                        "Start-up time",
                        "from 90 % of supply",
                        "",
                        "10",
                        "",
                        "10",
                        "",
                        "3",
                        "10",
                        "ms")
                .row("Enable time", "version E", "", "200", "", "200", "", "", "200", "ns")
                .row("^^", "version S", "", "5", "", "5", "", "1", "5", "ms")
                .row(
                        "Period jitter, RMS",
                        "100 MHz, 10 000 cycles",
                        "",
                        "4",
                        "",
                        "3.5",
                        "",
                        "1.8",
                        "3",
                        "ps");
    }

    private static void enableTiming(Canvas canvas, PageBox area) {
        TimingDiagram timing = new TimingDiagram(canvas, area, Type.sans(7), 60, 30, 34);
        timing.row("Pin 1", "111111110000000000111111111111");
        timing.row("Output", "010101010zzzzzzzzzzzzz01010101");
        timing.span(1, 8, 9, "tDIS").span(1, 18, 22, "tEN");
    }

    private void back(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.banded(), FRAME);
        Type small = Type.sans(7);
        flow.heading("DIMENSIONS");
        PageBox box =
                flow.figure(
                        172,
                        (canvas, area) -> {
                            PACKAGE.top(
                                    canvas,
                                    area.x0() + 92,
                                    area.y0() + 68,
                                    28,
                                    small,
                                    "50.000",
                                    "CLX 33");
                            PACKAGE.side(canvas, area.x0() + 92, area.y0() + 144, 28, small);
                            PACKAGE.bottom(canvas, area.x0() + 262, area.y0() + 68, 28, small);
                            PACKAGE.land(canvas, area.x0() + 422, area.y0() + 68, 28, small, 0.3);
                            canvas.text(
                                    Align.CENTER,
                                    area.x0() + 262,
                                    area.y0() + 150,
                                    "BOTTOM",
                                    small.inBold());
                            canvas.text(
                                    Align.CENTER,
                                    area.x0() + 422,
                                    area.y0() + 150,
                                    "LAND PATTERN",
                                    small.inBold());
                        });
        sheet.ask("drawing", "CLX-32 land pattern", page, box, "DIMENSIONS");
        flow.table(
                new Table(House.bandedTable(), "cccc", 1, 1, 1, 1)
                        .head("Pin 1", "Pin 2", "Pin 3", "Pin 4")
                        .row("Enable (S, E)", "Ground", "Output", "Supply"));
        flow.heading("APPLICATION CIRCUIT");
        flow.figure(95, ClxSheet::circuit);
        flow.heading("PART NUMBERS");
        flow.paragraph(
                "CLX32 – frequency – supply (18, 25, 33) – stability (25, 50) – version (S, E) – T for tape. In stock:");
        DrawnTable parts = flow.table(partNumbers());
        sheet.ask("part_full", "CLX32-33.333M-33-50-E-T", parts.at("33.333", 3));
        sheet.ask("part_fragment", "24.576M-18", parts.at("24.576", 1));
        flow.skip(8);
        flow.paragraph(House.DISCLAIMER, House.banded().note());
    }

    private static void circuit(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.sans(7));
        double x = area.x0() + 170;
        double y = area.y0() + 12;
        s.chip(
                new PageBox(x, y, x + 90, y + 64),
                "CLX-32",
                new String[] {"EN", "GND"},
                new String[] {"VDD", "OUT"});
        s.wire(x - 14, y + 16, x - 60, y + 16).terminal(x - 62, y + 16, Align.RIGHT, "Enable");
        s.wire(x - 14, y + 48, x - 30, y + 48, x - 30, y + 66).ground(x - 30, y + 66);
        s.wire(x + 104, y + 16, x + 230, y + 16).terminal(x + 232, y + 16, Align.LEFT, "VDD");
        s.dot(x + 190, y + 16).capacitor(x + 190, y + 16, true, "10 nF").ground(x + 190, y + 42);
        s.wire(x + 104, y + 48, x + 112, y + 48).resistor(x + 112, y + 48, false, "22 Ω");
        s.wire(x + 138, y + 48, x + 160, y + 48, x + 160, y + 72, x + 230, y + 72);
        s.terminal(x + 232, y + 72, Align.LEFT, "50 Ω line to load");
    }

    private static Table partNumbers() {
        Table table =
                new Table(House.bandedTable(), "clll", 1.4, 4, 4, 4)
                        .head("MHz", "1.8 V", "2.5 V", "3.3 V");
        double[] frequencies = {
            4, 8, 10, 12, 12.288, 14.7456, 16, 20, 24, 24.576, 25, 26, 27, 33.333, 40, 48, 50,
            66.667, 74.25, 100, 125
        };
        for (double f : frequencies) {
            String text = String.format(Locale.ROOT, f == 14.7456 ? "%.4f" : "%.3f", f);
            table.row(
                    text,
                    "CLX32-" + text + "M-18-50-S-T",
                    "CLX32-" + text + "M-25-50-S-T",
                    "CLX32-" + text + "M-33-50-E-T");
        }
        return table;
    }
}
