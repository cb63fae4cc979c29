package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Axis;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.Plot;
import dev.sheetproof.demo.kit.Schematic;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.SmdPackage;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.TimingDiagram;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.PageBox;

/// Limits, timing, application and package of the RTX-41.
final class RtxElectrical {

    private final Sheet sheet;
    private final RtxModule.Sections sections;
    private final Flow flow;

    RtxElectrical(Sheet sheet, RtxModule.Sections sections) {
        this.sheet = sheet;
        this.sections = sections;
        this.flow = sections.flow;
    }

    void draw() {
        flow.nextFrame();
        limits();
        timing();
        application();
        mechanics();
    }

    private void limits() {
        sections.chapter("Electrical characteristics");
        sections.section("Absolute maximum ratings");
        sections.anchor("limits");
        flow.unit(
                () -> {
                    flow.tableCaption("Table 6. Limits; stress beyond them may destroy the module");
                    flow.table(
                            new Table(RtxModule.ruled(), "llccc", 4, 5, 1.5, 1.5, 1.5)
                                    .head("Symbol", "Parameter", "Min", "Max", "Unit")
                                    .row("V_{DD}, V_{BAT}", "supply voltages", "−0.3", "6.0", "V")
                                    .row("V_{I}", "input voltage", "−0.3", "6.0", "V")
                                    .row("I_{O}", "output current, each pin", "−10", "10", "mA")
                                    .row("V_{ESD}", "human body model", "—", "±2000", "V")
                                    .row("T_{stg}", "storage temperature", "−55", "125", "°C"));
                });
        sections.section("Static characteristics");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption(
                            "Table 7. V_{DD} = 1.2 V to 5.5 V, T_{a} = −40 °C to +85 °C, unless noted");
                    table[0] = flow.table(statics());
                    flow.notes(
                            "[1] CLKOUT off, SCL and SDA at V_{DD}, temperature correction every 60 s included.",
                            "[2] Bus active needs V_{DD} above 1.6 V.");
                });
        sheet.ask(
                "parameter",
                "RTX-41 timekeeping current 3 V typical",
                table[0].at("VDD = 3.0 V, 25 °C", 4));
        sheet.ask(
                "parameter", "RTX-41 clock accuracy over temperature", table[0].at("version A", 3));
    }

    private static Table statics() {
        return new Table(RtxModule.ruled(), "lllcccc", 2, 4.4, 4.6, 1.4, 1.4, 1.4, 1.2)
                .head("Symbol", "Parameter", "Conditions", "Min", "Typ", "Max", "Unit")
                .row(
                        "I_{DD}",
                        "supply current, bus idle^{[1]}",
                        "V_{DD} = 1.8 V, 25 °C",
                        "—",
                        "170",
                        "250",
                        "nA")
                .row("^^", "^^", "V_{DD} = 3.0 V, 25 °C", "—", "180", "280", "nA")
                .row("^^", "^^", "V_{DD} = 5.0 V, 85 °C", "—", "350", "900", "nA")
                .row("^^", "bus active^{[2]}", "f_{SCL} = 400 kHz, 3 V", "—", "9", "20", "µA")
                .row("^^", "temperature measurement", "1.3 ms every 60 s", "—", "30", "45", "µA")
                .row(
                        "I_{BAT}",
                        "backup current",
                        "V_{BAT} = 3 V, V_{DD} = 0 V",
                        "—",
                        "190",
                        "300",
                        "nA")
                .row("Δf/f", "accuracy", "version A", "−5", "—", "+5", "ppm")
                .row("^^", "^^", "version B", "−10", "—", "+10", "ppm")
                .row("V_{IL}", "low input level", "SCL, SDA, EVI", "—", "—", "0.3 V_{DD}", "V")
                .row("V_{IH}", "high input level", "SCL, SDA, EVI", "0.7 V_{DD}", "—", "—", "V")
                .row("V_{OL}", "low output level", "SDA, INT, 3 mA", "—", "—", "0.4", "V")
                .row("V_{TH}", "switch-over level", "BSM = 10", "1.4", "1.5", "1.6", "V")
                .row("t_{ST}", "start of oscillator", "V_{DD} = 3 V", "—", "0.3", "1", "s");
    }

    private void timing() {
        sections.section("Bus timing");
        flow.unit(
                () -> {
                    PageBox box = flow.figure(94, RtxElectrical::busTiming);
                    flow.figureCaption("Figure 5. Definition of bus times", Align.LEFT);
                    sheet.ask(
                            "drawing",
                            "RTX-41 bus timing definition setup hold",
                            flow.canvas(),
                            box,
                            "Figure 5");
                });
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("Table 8. Bus times");
                    table[0] =
                            flow.table(
                                    new Table(
                                                    RtxModule.ruled(),
                                                    "llccccc",
                                                    2,
                                                    6,
                                                    1.5,
                                                    1.5,
                                                    1.5,
                                                    1.5,
                                                    1.3)
                                            .head(
                                                    "Symbol",
                                                    "Parameter",
                                                    "100 kHz",
                                                    "<<",
                                                    "400 kHz",
                                                    "<<",
                                                    "Unit")
                                            .head("^^", "^^", "Min", "Max", "Min", "Max", "^^")
                                            .row(
                                                    "f_{SCL}",
                                                    "clock frequency",
                                                    "0",
                                                    "100",
                                                    "0",
                                                    "400",
                                                    "kHz")
                                            .row(
                                                    "t_{HD;STA}",
                                                    "hold time of start",
                                                    "4.0",
                                                    "—",
                                                    "0.6",
                                                    "—",
                                                    "µs")
                                            .row(
                                                    "t_{SU;STA}",
                                                    "set-up time of repeated start",
                                                    "4.7",
                                                    "—",
                                                    "0.6",
                                                    "—",
                                                    "µs")
                                            .row(
                                                    "t_{LOW}",
                                                    "low time of SCL",
                                                    "4.7",
                                                    "—",
                                                    "1.3",
                                                    "—",
                                                    "µs")
                                            .row(
                                                    "t_{HIGH}",
                                                    "high time of SCL",
                                                    "4.0",
                                                    "—",
                                                    "0.6",
                                                    "—",
                                                    "µs")
                                            .row(
                                                    "t_{SU;DAT}",
                                                    "set-up time of data",
                                                    "250",
                                                    "—",
                                                    "100",
                                                    "—",
                                                    "ns")
                                            .row(
                                                    "t_{HD;DAT}",
                                                    "hold time of data",
                                                    "0",
                                                    "—",
                                                    "0",
                                                    "—",
                                                    "ns")
                                            .row(
                                                    "t_{SU;STO}",
                                                    "set-up time of stop",
                                                    "4.0",
                                                    "—",
                                                    "0.6",
                                                    "—",
                                                    "µs")
                                            .row(
                                                    "t_{BUF}",
                                                    "bus free between stop and start",
                                                    "4.7",
                                                    "—",
                                                    "1.3",
                                                    "—",
                                                    "µs")
                                            .row(
                                                    "t_{r}, t_{f}",
                                                    "rise and fall times",
                                                    "—",
                                                    "1000",
                                                    "—",
                                                    "300",
                                                    "ns"));
                });
        sheet.ask("parameter", "RTX-41 tSU;DAT at 400 kHz", table[0].at("set-up time of data", 4));
    }

    private static void busTiming(Canvas canvas, PageBox area) {
        TimingDiagram timing = new TimingDiagram(canvas, area, Type.sans(7), 30, 28, 44);
        timing.row("SDA", "11" + "0".repeat(3) + "1".repeat(10) + "0".repeat(10) + "111");
        timing.row("SCL", "1111" + "0000" + "1111" + "0000" + "111" + "000" + "1".repeat(6));
        timing.span(0, 5, 8, "tSU;DAT").span(0, 12, 15, "tHD;DAT");
        timing.span(1, 2, 4, "tHD;STA")
                .span(1, 4, 8, "tLOW")
                .span(1, 8, 12, "tHIGH")
                .span(1, 22, 25, "tSU;STO");
    }

    private void application() {
        sections.chapter("Application");
        sections.section("Typical circuit");
        flow.unit(
                () -> {
                    flow.figure(138, RtxElectrical::circuit);
                    flow.figureCaption("Figure 6. Module with backup capacitor", Align.LEFT);
                });
        sections.section("Backup time");
        flow.paragraph(
                "A capacitor C that is charged to V_{1} keeps the clock until it falls to V_{2} = 1.2 V:");
        flow.formula("t = C (V_{1} − V_{2}) / I_{BAT}", "(1)");
        flow.paragraph(
                "With 100 mF, 3.0 V and the typical current of 190 nA this is 9.5 · 10^{5} s, or eleven days. The charger "
                        + "is described with bit TCE in @s3-3{section 3.3}.");
        flow.unit(
                () -> {
                    flow.figure(300, 150, RtxElectrical::current);
                    flow.figureCaption(
                            "Figure 7. Timekeeping current against supply voltage at three temperatures",
                            Align.LEFT);
                });
    }

    private static void circuit(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.sans(7));
        double x = area.x0() + 190;
        double y = area.y0() + 22;
        s.chip(
                new PageBox(x, y, x + 90, y + 88),
                "RTX-41",
                new String[] {"SDA", "CLKOUT", "VSS", "INT"},
                new String[] {"SCL", "EVI", "VDD", "VBAT"});
        s.wire(x - 14, y + 11, x - 110, y + 11).terminal(x - 112, y + 11, Align.RIGHT, "SDA");
        s.dot(x - 60, y + 11)
                .wire(x - 60, y + 11, x - 60, y + 8)
                .resistor(x - 60, y - 18, true, "4.7 kΩ");
        s.wire(x - 14, y + 33, x - 30, y + 33).terminal(x - 32, y + 33, Align.RIGHT, "32 kHz");
        s.wire(x - 14, y + 55, x - 22, y + 55, x - 22, y + 64).ground(x - 22, y + 64);
        s.wire(x - 14, y + 77, x - 110, y + 77).terminal(x - 112, y + 77, Align.RIGHT, "wake-up");
        s.wire(x + 104, y + 11, x + 190, y + 11).terminal(x + 192, y + 11, Align.LEFT, "SCL");
        s.wire(x + 104, y + 33, x + 118, y + 33, x + 118, y + 36).ground(x + 118, y + 36);
        s.wire(x + 104, y + 55, x + 190, y + 55).terminal(x + 192, y + 55, Align.LEFT, "3.3 V");
        s.dot(x + 168, y + 55).capacitor(x + 168, y + 55, true, "100 nF").ground(x + 168, y + 81);
        s.wire(x + 104, y + 77, x + 122, y + 77)
                .capacitor(x + 122, y + 77, true, "100 mF")
                .ground(x + 122, y + 103);
    }

    private static void current(Canvas canvas, PageBox area) {
        Pen[] pens = {
            Pen.solid(1.1, House.TEAL), Pen.solid(1.1, Ink.BLACK), Pen.solid(1.1, House.BRICK)
        };
        new Plot(
                        canvas,
                        area,
                        Axis.linear("VDD (V)", 1, 5.5, 0.5),
                        Axis.linear("IDD (nA)", 0, 500, 100),
                        Type.sans(6.5))
                .curve(pens[0], v -> 150 + 4 * v)
                .curve(pens[1], v -> 159 + 7 * v)
                .curve(pens[2], v -> 225 + 18 * v + 1.4 * v * v)
                .legend(Align.LEFT, pens, "−40 °C", "+25 °C", "+85 °C");
    }

    private void mechanics() {
        sections.chapter("Package and soldering");
        SmdPackage part = RtxModule.outline();
        Type small = Type.sans(7);
        flow.unit(
                () -> {
                    PageBox box =
                            flow.figure(
                                    160,
                                    (canvas, area) -> {
                                        part.top(
                                                canvas,
                                                area.x0() + 95,
                                                area.y0() + 62,
                                                26,
                                                small,
                                                "RTX41",
                                                "A 4410");
                                        part.side(
                                                canvas, area.x0() + 95, area.y0() + 128, 26, small);
                                        part.bottom(
                                                canvas, area.x0() + 260, area.y0() + 62, 26, small);
                                        part.land(
                                                canvas,
                                                area.x0() + 412,
                                                area.y0() + 62,
                                                26,
                                                small,
                                                0.15);
                                    });
                    flow.figureCaption(
                            "Figure 8. Outline, bottom view and land pattern (mm)", Align.LEFT);
                    sheet.ask("drawing", "RTX-41 package outline", flow.canvas(), box, "Figure 8");
                });
        flow.unit(
                () -> {
                    flow.figure(
                            270, 130, (canvas, area) -> Figures.reflow(canvas, area, House.TEAL));
                    flow.figureCaption("Figure 9. Reflow profile", Align.LEFT);
                });
        flow.paragraph(
                "The calibration holds for two reflow passes. Ultrasonic cleaning can destroy the tuning fork.");
        sections.chapter("Revision history");
        flow.unit(
                () -> {
                    flow.tableCaption("Table 9. Revisions");
                    flow.table(
                            new Table(RtxModule.ruled(), "lll", 1, 2, 8)
                                    .head("Rev.", "Date", "Changes")
                                    .row("1.0", "2022-03", "First edition")
                                    .row(
                                            "1.1",
                                            "2022-11",
                                            "Trickle charger resistances corrected in Table 4")
                                    .row(
                                            "1.2",
                                            "2023-08",
                                            "Version X added; backup current lowered from 400 nA to 300 nA")
                                    .row("1.3", "2024-10", "Bus time-out of 950 ms described"));
                });
        flow.skip(6);
        flow.paragraph(House.DISCLAIMER, House.modern().note());
    }
}
