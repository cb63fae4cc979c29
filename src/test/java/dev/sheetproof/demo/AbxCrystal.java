package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.OrderingDiagram;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.SmdPackage;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.Optional;

/// ABX-7: a 3.2 × 2.5 mm crystal unit; a sheet of today.
final class AbxCrystal implements DemoDocument {

    private static final SmdPackage PACKAGE = SmdPackage.fourPad(3.2, 2.5, 0.75, 1.1, 0.9);
    private static final double LEFT = 48;
    private static final double RIGHT = House.A4_WIDTH - 48;

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "abx-7.pdf",
                                "ABX-7 Crystal Unit",
                                "3.2 x 2.5 mm SMD crystal",
                                "en",
                                2025,
                                3,
                                true),
                        han);
        Canvas first = sheet.page(House.A4_WIDTH, House.A4_HEIGHT);
        summary(sheet, first);
        mechanics(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        curves(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        sheet.furniture(
                House.modernFurniture(
                        "ABX-7",
                        "3.2 × 2.5 mm SMD Crystal Unit",
                        "ADS-0107",
                        "Rev. C, March 2025"));
        return sheet;
    }

    private void summary(Sheet sheet, Canvas page) {
        double middle = 300;
        Flow left = new Flow(sheet, page, House.modern(), new PageBox(LEFT, 68, middle - 14, 780));
        left.heading("Features");
        left.bullets(
                "•",
                "Ceramic package 3.2 × 2.5 × 0.75 mm, seam sealed",
                "Fundamental mode, 12 MHz to 54 MHz",
                "Tolerance down to ±10 ppm at 25 °C",
                "ESR 40 Ω maximum at 26 MHz",
                "AEC-Q200 version on request (suffix A)",
                "RoHS compliant, lead free, MSL 1");
        Flow right = new Flow(sheet, page, House.modern(), new PageBox(middle, 68, RIGHT, 780));
        right.heading("Applications");
        right.bullets(
                "•",
                "Short-range radio: BLE, Zigbee, Wi-Fi",
                "Reference of microcontrollers with PLL",
                "Meters, trackers, wearables",
                "Set-top boxes and cameras");
        Flow flow = new Flow(sheet, page, House.modern(), new PageBox(LEFT, 68, RIGHT, 786));
        flow.to(Math.max(left.y(), right.y()) + 2);
        flow.heading("Description");
        flow.paragraph(
                "The ABX-7 is a low-profile AT-cut crystal unit for oscillators that must start quickly at a low "
                        + "supply voltage. The blank is finished by ion beam after it is mounted, which keeps the spread of "
                        + "frequency inside ±10 ppm without sorting. The metal lid is connected to pads 2 and 4.");
        flow.heading("Electrical characteristics");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption(
                            "Table 1. Crystal unit ABX7-26.000M-18-10-T (26.000 MHz), T_{a} = 25 °C unless noted");
                    table[0] = flow.table(characteristics());
                    flow.notes(
                            "(1) Frequencies from Table 3; others on request.",
                            "(2) Other values of C_{L}: 6, 8, 10 and 12 pF or series resonance, see ordering code.",
                            "(3) Referred to the frequency at 25 °C. After two reflow passes ±1 ppm more.",
                            "(4) Measured at the drive level given, IEC 60444-5.");
                });
        sheet.ask(
                "parameter",
                "26 MHz crystal load capacitance",
                table[0].at("Load capacitance(2)", 4));
        sheet.ask(
                "parameter",
                "ABX7-26.000M-18-10-T equivalent series resistance max",
                table[0].at("Equivalent series resistance(4)", 5));
        sheet.ask(
                "parameter",
                "ABX-7 insulation resistance",
                table[0].at("Insulation resistance", 3));
        flow.heading("Absolute maximum ratings");
        flow.unit(
                () ->
                        flow.table(
                                new Table(House.modernTable(), "lcccl", 4, 1.6, 1.6, 1.4, 5)
                                        .head("Parameter", "Min", "Max", "Unit", "Remark")
                                        .row("Storage temperature", "−55", "125", "°C", "")
                                        .row(
                                                "Drive level",
                                                "—",
                                                "500",
                                                "µW",
                                                "permanent change of frequency above")
                                        .row(
                                                "Soldering temperature",
                                                "—",
                                                "265",
                                                "°C",
                                                "10 s, twice")
                                        .row(
                                                "Mechanical shock",
                                                "—",
                                                "1500",
                                                "g",
                                                "0.5 ms, half sine, 3 axes")));
    }

    private static Table characteristics() {
        return new Table(House.modernTable(), "lclcccc", 4.6, 1.3, 3.9, 1.3, 1.4, 1.3, 1.1)
                .head("Parameter", "Symbol", "Conditions", "Min", "Typ", "Max", "Unit")
                .row("Nominal frequency^{(1)}", "f_{0}", "", "—", "26.000", "—", "MHz")
                .row("Mode of vibration", "", "", "fundamental, AT cut", "<<", "<<", "")
                .row(
                        "Frequency tolerance",
                        "Δf/f_{0}",
                        "T_{a} = 25 ±3 °C",
                        "−10",
                        "—",
                        "+10",
                        "ppm")
                .row(
                        "Frequency stability^{(3)}",
                        "Δf/f_{25}",
                        "−40 °C to +85 °C",
                        "−15",
                        "—",
                        "+15",
                        "ppm")
                .row("Load capacitance^{(2)}", "C_{L}", "", "—", "18", "—", "pF")
                .row(
                        "Equivalent series resistance^{(4)}",
                        "ESR",
                        "at series resonance",
                        "—",
                        "22",
                        "40",
                        "Ω")
                .row("Shunt capacitance", "C_{0}", "", "—", "1.3", "2.0", "pF")
                .row("Motional capacitance", "C_{1}", "", "4.2", "5.1", "6.0", "fF")
                .row("Pulling sensitivity", "S", "at C_{L} = 18 pF", "—", "6.8", "—", "ppm/pF")
                .row("Drive level", "DL", "", "—", "100", "200", "µW")
                .row("Insulation resistance", "IR", "100 V DC ±15 V", "500", "—", "—", "MΩ")
                .row("Aging", "Δf/f", "first year, 25 °C", "−1", "—", "+1", "ppm")
                .row("Operating temperature", "T_{a}", "", "−40", "—", "+85", "°C");
    }

    private void mechanics(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.modern(), new PageBox(LEFT, 68, RIGHT, 786));
        Type small = Type.sans(7);
        flow.heading("Dimensions (mm)");
        flow.unit(
                () -> {
                    PageBox box =
                            flow.figure(
                                    178,
                                    (canvas, area) -> {
                                        PACKAGE.top(
                                                canvas,
                                                area.x0() + 92,
                                                area.y0() + 72,
                                                28,
                                                small,
                                                "26.000",
                                                "X7 C512");
                                        PACKAGE.side(
                                                canvas, area.x0() + 92, area.y0() + 148, 28, small);
                                        PACKAGE.bottom(
                                                canvas, area.x0() + 258, area.y0() + 72, 28, small);
                                        PACKAGE.land(
                                                canvas,
                                                area.x0() + 420,
                                                area.y0() + 72,
                                                28,
                                                small,
                                                0.2);
                                        canvas.text(
                                                Align.CENTER,
                                                area.x0() + 258,
                                                area.y0() + 152,
                                                "bottom view",
                                                small.inItalic());
                                        canvas.text(
                                                Align.CENTER,
                                                area.x0() + 420,
                                                area.y0() + 152,
                                                "land pattern",
                                                small.inItalic());
                                    });
                    flow.figureCaption(
                            "Figure 1. Package outline, pads and recommended land pattern",
                            Align.CENTER);
                    sheet.ask("drawing", "ABX-7 recommended land pattern", page, box, "Figure 1");
                });
        pads(flow);
        flow.heading("Ordering code");
        ordering(sheet, flow);
        flow.heading("Standard frequencies");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption(
                            "Table 3. Frequencies held in stock and their largest series resistance");
                    table[0] = flow.table(frequencies());
                });
        sheet.ask("part_full", "ABX7-38.400M-10-10-T", table[0].at("ABX7-38.400M-10-10-T", 6));
    }

    private static void pads(Flow flow) {
        flow.unit(
                () -> {
                    flow.tableCaption("Table 2. Pad connections");
                    flow.table(
                            new Table(House.modernTable(), "clcl", 1, 4, 1, 4)
                                    .head("Pad", "Connection", "Pad", "Connection")
                                    .row("1", "Crystal electrode", "3", "Crystal electrode")
                                    .row("2", "Ground (lid)", "4", "Ground (lid)"));
                });
    }

    private static void ordering(Sheet sheet, Flow flow) {
        Canvas page = flow.canvas();
        OrderingDiagram diagram =
                new OrderingDiagram(page, Type.sans(15).inBold(), Type.sans(6.9), House.TEAL)
                        .field("ABX7", "Series", "3.2 × 2.5 mm", "4 pads")
                        .field("26.000M", "Frequency", "MHz, three", "decimals, then M")
                        .field(
                                "18",
                                "Load",
                                "06: 6 pF",
                                "08: 8 pF",
                                "10: 10 pF",
                                "12: 12 pF",
                                "18: 18 pF",
                                "S: series")
                        .field(
                                "10",
                                "Tolerance",
                                "10: ±10 ppm",
                                "15: ±15 ppm",
                                "20: ±20 ppm",
                                "30: ±30 ppm")
                        .field(
                                "T",
                                "Packing",
                                "T: tape, 3000",
                                "B: bulk, 250",
                                "A: AEC-Q200,",
                                "tape");
        PageBox[] code = new PageBox[1];
        PageBox box = flow.figure(126, (canvas, area) -> code[0] = diagram.row(area, "-"));
        sheet.ask(
                "ordering",
                "ABX7 ordering code tolerance ±20 ppm",
                page,
                box,
                "ABX7-26.000M-18-10-T");
    }

    private static Table frequencies() {
        Table table =
                new Table(
                                House.modernTable().withSize(7.4),
                                "cclcccl",
                                1.5,
                                1.5,
                                4,
                                0.3,
                                1.5,
                                1.5,
                                4)
                        .head("MHz", "ESR (Ω)", "Part number", "", "MHz", "ESR (Ω)", "Part number");
        String[][] parts = {
            {"12.000", "80", "12"},
            {"25.000", "40", "18"},
            {"13.560", "80", "10"},
            {"26.000", "40", "18"},
            {"16.000", "60", "18"},
            {"27.120", "40", "12"},
            {"19.200", "60", "10"},
            {"30.000", "40", "12"},
            {"20.000", "50", "18"},
            {"32.000", "40", "12"},
            {"24.000", "40", "18"},
            {"38.400", "30", "10"},
            {"24.545", "40", "18"},
            {"40.000", "30", "10"},
            {"24.576", "40", "18"},
            {"48.000", "30", "08"}
        };
        for (int i = 0; i < parts.length; i += 2) {
            String[] a = parts[i];
            String[] b = parts[i + 1];
            table.row(a[0], a[1], part(a), "", b[0], b[1], part(b));
        }
        return table;
    }

    private static String part(String[] entry) {
        return "ABX7-" + entry[0] + "M-" + entry[2] + "-10-T";
    }

    private void curves(Sheet sheet, Canvas page) {
        double middle = House.A4_WIDTH / 2;
        Flow left = new Flow(sheet, page, House.modern(), new PageBox(LEFT, 68, middle - 8, 786));
        Flow right = new Flow(sheet, page, House.modern(), new PageBox(middle + 8, 68, RIGHT, 786));
        left.heading("Typical curves");
        left.unit(
                () -> {
                    left.figure(
                            165,
                            (canvas, area) ->
                                    Figures.atCut(canvas, area, -50, 100, 40, House.TEAL));
                    left.figureCaption(
                            "Figure 2. Frequency against temperature for three cut angles",
                            Align.CENTER);
                });
        right.to(68 + 11.5 * 1.2 + 7);
        right.unit(
                () -> {
                    right.figure(165, Figures::esr);
                    right.figureCaption(
                            "Figure 3. Series resistance against frequency, typical and maximum",
                            Align.CENTER);
                });
        Flow flow = new Flow(sheet, page, House.modern(), new PageBox(LEFT, 68, RIGHT, 786));
        flow.to(Math.max(left.y(), right.y()));
        flow.heading("Choosing the load");
        flow.paragraph(
                "The frequency is adjusted in production with the load capacitance of the ordering code. In the "
                        + "circuit the two capacitors C_{A} and C_{B} to ground and the stray capacitance C_{S} of traces and "
                        + "pins must come to the same value:");
        flow.formula("C_{L} = C_{A} C_{B} / (C_{A} + C_{B}) + C_{S}", "(1)");
        flow.paragraph(
                "With C_{S} = 3 pF and a load of 18 pF both capacitors are 30 pF. See application note AN-104.");
        flow.heading("Soldering and packing");
        Flow solder =
                new Flow(sheet, page, House.modern(), new PageBox(LEFT, flow.y(), middle - 8, 786));
        Flow packing =
                new Flow(
                        sheet, page, House.modern(), new PageBox(middle + 8, flow.y(), RIGHT, 786));
        solder.unit(
                () -> {
                    solder.figure(150, (canvas, area) -> Figures.reflow(canvas, area, House.BRICK));
                    solder.figureCaption(
                            "Figure 4. Reflow profile, lead-free solder", Align.CENTER);
                });
        packing.unit(
                () -> {
                    packing.figure(
                            150, (canvas, area) -> Figures.tape(canvas, area, 8, 4, PACKAGE));
                    packing.figureCaption(
                            "Figure 5. Carrier tape, 3000 pieces on a 180 mm reel (mm)",
                            Align.CENTER);
                });
        flow.to(Math.max(solder.y(), packing.y()));
        flow.heading("Revision history");
        flow.unit(
                () ->
                        flow.table(
                                new Table(House.modernTable(), "lll", 1, 2, 9)
                                        .head("Rev.", "Date", "Change")
                                        .row("A", "June 2022", "First edition")
                                        .row(
                                                "B",
                                                "October 2023",
                                                "ESR at 26 MHz lowered from 50 Ω to 40 Ω, 48 MHz added")
                                        .row(
                                                "C",
                                                "March 2025",
                                                "Land pattern corrected, AEC-Q200 version added")));
        flow.skip(4);
        flow.paragraph(House.DISCLAIMER, House.modern().note());
    }
}
