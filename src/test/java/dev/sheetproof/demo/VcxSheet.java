package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Axis;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.Drafting;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.OrderingDiagram;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.Plot;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.SmdPackage;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.Optional;

/// VCX-75: a voltage controlled oscillator of 7 × 5 mm; captions as "Table 1." and "Figure 1.".
final class VcxSheet implements DemoDocument {

    private static final SmdPackage PACKAGE = SmdPackage.sixPad(7.0, 5.0, 1.8, 1.4, 1.1);
    private static final PageBox FRAME = new PageBox(48, 68, House.A4_WIDTH - 48, 786);

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "vcx-75.pdf",
                                "VCX-75",
                                "7 x 5 mm VCXO with CMOS output",
                                "en",
                                2023,
                                2,
                                true),
                        han);
        front(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        curves(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        package75(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        sheet.furniture(
                House.modernFurniture(
                        "VCX-75",
                        "Voltage Controlled Crystal Oscillator",
                        "ADS-0375",
                        "Rev. D, February 2023"));
        return sheet;
    }

    private void front(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.modern(), FRAME);
        page.mark(
                ElementLabel.TITLE,
                page.text(48, 86, "VCX-75 CMOS VCXO", Type.sans(19).inBold().withInk(House.TEAL)));
        flow.to(96);
        flow.paragraph(
                "A crystal oscillator whose frequency follows a control voltage, for clock recovery, jitter cleaning "
                        + "and video. A fundamental crystal up to 80 MHz keeps phase noise low and the pulling curve straight.");
        flow.bullets(
                "–",
                "Absolute pulling range ±50 ppm or ±100 ppm",
                "Linearity better than 5 %",
                "RMS jitter 0.25 ps, 12 kHz to 20 MHz, at 61.44 MHz",
                "3.3 V or 2.5 V supply, tri-state output");
        DrawnTable[] table = new DrawnTable[1];
        flow.skip(4);
        flow.unit(
                () -> {
                    flow.tableCaption(
                            "Table 1. Electrical characteristics at V_{DD} = 3.3 V ±5 %, T_{a} = −40 °C to +85 °C, C_{L} = 15 pF");
                    table[0] = flow.table(characteristics());
                    flow.notes(
                            "^{a} Includes tolerance at 25 °C, temperature, supply, load and ten years of aging.",
                            "^{b} Deviation from the best straight line over the control range, in per cent of the total pulling.",
                            "^{c} Input pulled up inside; an open pin enables the output.");
                });
        sheet.ask("parameter", "VCX-75 linearity", table[0].at("Linearityb", 5));
        sheet.ask(
                "parameter",
                "VCX-75 modulation bandwidth −3 dB",
                table[0].at("Modulation bandwidth", 3));
        sheet.ask("typo", "VCX-75 absolut puling range", table[0].at("Absolute pulling rangea", 3));
    }

    private static Table characteristics() {
        return new Table(House.modernTable(), "lclcccc", 4.4, 1.3, 4, 1.3, 1.3, 1.3, 1.1)
                .head("Parameter", "Symbol", "Conditions", "Min", "Typ", "Max", "Unit")
                .row("Frequency", "f_{0}", "", "1.5", "—", "80", "MHz")
                .section("Control input (pad 1)")
                .row("Control voltage", "V_{C}", "", "0.3", "1.65", "3.0", "V")
                .row("Absolute pulling range^{a}", "APR", "option 05", "±50", "—", "—", "ppm")
                .row("^^", "^^", "option 10", "±100", "—", "—", "ppm")
                .row("Gain", "K_{V}", "at V_{C} = 1.65 V, option 05", "—", "75", "—", "ppm/V")
                .row("Linearity^{b}", "", "V_{C} = 0.3 V to 3.0 V", "—", "2", "5", "%")
                .row("Modulation bandwidth", "BW", "−3 dB", "15", "25", "—", "kHz")
                .row("Input impedance", "Z_{C}", "", "100", "—", "—", "kΩ")
                .section("Output (pad 4)")
                .row("High level", "V_{OH}", "I_{OH} = −8 mA", "2.9", "—", "—", "V")
                .row("Low level", "V_{OL}", "I_{OL} = 8 mA", "—", "—", "0.4", "V")
                .row("Symmetry", "t_{H}/T", "at 50 % V_{DD}", "45", "50", "55", "%")
                .row("Rise and fall time", "t_{R}, t_{F}", "10 % to 90 %", "—", "1.8", "3.0", "ns")
                .row(
                        "Phase jitter",
                        "J_{RMS}",
                        "12 kHz to 20 MHz, 61.44 MHz",
                        "—",
                        "0.25",
                        "0.5",
                        "ps")
                .row("Start-up time", "t_{ST}", "", "—", "2", "5", "ms")
                .section("Supply (pad 6) and enable (pad 2)")
                .row("Supply current", "I_{DD}", "f_{0} ≤ 40 MHz, no load", "—", "12", "18", "mA")
                .row("^^", "^^", "f_{0} > 40 MHz, no load", "—", "18", "28", "mA")
                .row("Enable level^{c}", "V_{IH}", "output on", "2.3", "—", "—", "V")
                .row("Disable level", "V_{IL}", "output high impedance", "—", "—", "1.0", "V");
    }

    private void curves(Sheet sheet, Canvas page) {
        double middle = House.A4_WIDTH / 2;
        Flow flow = new Flow(sheet, page, House.modern(), FRAME);
        flow.heading("Typical performance");
        double top = flow.y();
        Flow left = new Flow(sheet, page, House.modern(), new PageBox(48, top, middle - 8, 786));
        Flow right =
                new Flow(
                        sheet, page, House.modern(), new PageBox(middle + 8, top, FRAME.x1(), 786));
        left.unit(
                () -> {
                    PageBox box = left.figure(170, VcxSheet::pulling);
                    left.figureCaption(
                            "Figure 1. Frequency against control voltage, option 05 and option 10",
                            Align.CENTER);
                    sheet.ask(
                            "drawing",
                            "VCX-75 pulling curve control voltage",
                            page,
                            box,
                            "Figure 1");
                });
        right.unit(
                () -> {
                    right.figure(170, VcxSheet::noise);
                    right.figureCaption(
                            "Figure 2. Phase noise at 61.44 MHz and at 27 MHz", Align.CENTER);
                });
        flow.to(Math.max(left.y(), right.y()));
        flow.heading("Output waveform");
        flow.unit(
                () -> {
                    flow.figure(120, VcxSheet::waveform);
                    flow.figureCaption(
                            "Figure 3. Definition of symmetry, rise and fall time", Align.CENTER);
                });
        flow.heading("Phase noise");
        flow.unit(
                () -> {
                    flow.tableCaption("Table 2. Typical phase noise (dBc/Hz) at 25 °C");
                    flow.table(
                            new Table(House.modernTable(), "lcccccc", 3, 2, 2, 2, 2, 2, 2)
                                    .head("Frequency", "Offset", "<<", "<<", "<<", "<<", "<<")
                                    .head(
                                            "^^", "10 Hz", "100 Hz", "1 kHz", "10 kHz", "100 kHz",
                                            "1 MHz")
                                    .row(
                                            "27.000 MHz",
                                            "−75",
                                            "−106",
                                            "−132",
                                            "−148",
                                            "−153",
                                            "−154")
                                    .row(
                                            "38.880 MHz",
                                            "−72",
                                            "−103",
                                            "−130",
                                            "−147",
                                            "−152",
                                            "−153")
                                    .row("61.440 MHz", "−68", "−99", "−127", "−145", "−152", "−153")
                                    .row(
                                            "77.760 MHz",
                                            "−65",
                                            "−96",
                                            "−124",
                                            "−143",
                                            "−151",
                                            "−152"));
                });
    }

    private static void pulling(Canvas canvas, PageBox area) {
        Pen[] pens = {Pen.solid(1.1, House.TEAL), Pen.solid(1.1, Ink.rgb(0xc2571a))};
        new Plot(
                        canvas,
                        area,
                        Axis.linear("Control voltage (V)", 0, 3.3, 0.3),
                        Axis.linear("Δf/f (ppm)", -200, 200, 50),
                        Type.sans(6.2))
                .curve(pens[0], v -> 75 * (v - 1.65) - 2.2 * Math.pow(v - 1.65, 3))
                .curve(pens[1], v -> 128 * (v - 1.65) - 4 * Math.pow(v - 1.65, 3))
                .legend(Align.LEFT, pens, "05", "10");
    }

    private static void noise(Canvas canvas, PageBox area) {
        Pen[] pens = {Pen.solid(1.1, House.TEAL), Pen.solid(1.1, Ink.rgb(0xc2571a))};
        new Plot(
                        canvas,
                        area,
                        Axis.decades("Offset (Hz)", 10, 1e7),
                        Axis.linear("L(f) (dBc/Hz)", -170, -50, 20),
                        Type.sans(6.2))
                .curve(
                        pens[0],
                        f ->
                                10
                                        * Math.log10(
                                                1.6e-4 / Math.pow(f, 3)
                                                        + 1.6e-7 / f / f
                                                        + 1.5e-11 / f
                                                        + 5e-16))
                .curve(
                        pens[1],
                        f ->
                                10
                                        * Math.log10(
                                                3e-5 / Math.pow(f, 3)
                                                        + 5e-8 / f / f
                                                        + 9e-12 / f
                                                        + 4e-16))
                .legend(Align.RIGHT, pens, "61.44 MHz", "27 MHz");
    }

    private static void waveform(Canvas canvas, PageBox area) {
        Type type = Type.sans(7);
        double x = area.x0() + 130;
        double high = area.y0() + 20;
        double low = area.y0() + 85;
        double unit = 52;
        Pen pen = Pen.solid(1.2, House.TEAL);
        canvas.polyline(
                pen,
                x - 30,
                low,
                x,
                low,
                x + 14,
                high,
                x + 2 * unit,
                high,
                x + 2 * unit + 14,
                low,
                x + 4 * unit,
                low,
                x + 4 * unit + 14,
                high,
                x + 5 * unit,
                high);
        Pen dash = Pen.dashed(0.4, Ink.BLACK, 3, 2);
        double swing = low - high;
        for (double share : new double[] {0.1, 0.5, 0.9}) {
            double y = low - share * swing;
            canvas.line(x - 40, y, x + 5 * unit, y, dash);
            canvas.text(Align.RIGHT, x - 44, y + 2.5, Math.round(share * 100) + " % VDD", type);
        }
        Drafting draft = new Drafting(canvas, type);
        draft.across(x + 7, x + 2 * unit + 7, low + 14, low - swing / 2, "tH");
        draft.across(x + 7, x + 4 * unit + 7, low + 28, low - swing / 2, "T");
        draft.across(x + 1.4, x + 12.6, high - 10, high, "tR");
    }

    private void package75(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.modern(), FRAME);
        Type small = Type.sans(7);
        flow.heading("Package");
        flow.unit(
                () -> {
                    flow.figure(
                            180,
                            (canvas, area) -> {
                                PACKAGE.top(
                                        canvas,
                                        area.x0() + 95,
                                        area.y0() + 72,
                                        15,
                                        small,
                                        "VCX75",
                                        "61.440 05",
                                        "A 2306");
                                PACKAGE.side(canvas, area.x0() + 95, area.y0() + 150, 15, small);
                                PACKAGE.bottom(canvas, area.x0() + 240, area.y0() + 72, 15, small);
                                PACKAGE.land(
                                        canvas, area.x0() + 418, area.y0() + 72, 13, small, 0.4);
                                canvas.text(
                                        Align.CENTER,
                                        area.x0() + 240,
                                        area.y0() + 152,
                                        "bottom view",
                                        small.inItalic());
                                canvas.text(
                                        Align.CENTER,
                                        area.x0() + 418,
                                        area.y0() + 152,
                                        "land pattern",
                                        small.inItalic());
                            });
                    flow.figureCaption("Figure 4. Dimensions in mm", Align.CENTER);
                });
        DrawnTable[] pads = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("Table 3. Pads");
                    pads[0] =
                            flow.table(
                                    new Table(House.modernTable(), "cclccl", 1, 1.4, 5, 1, 1.4, 5)
                                            .head(
                                                    "Pad",
                                                    "Name",
                                                    "Function",
                                                    "Pad",
                                                    "Name",
                                                    "Function")
                                            .row(
                                                    "1",
                                                    "VC",
                                                    "Control voltage",
                                                    "4",
                                                    "OUT",
                                                    "CMOS output")
                                            .row(
                                                    "2",
                                                    "OE",
                                                    "Output enable, active high",
                                                    "5",
                                                    "NC",
                                                    "Not connected")
                                            .row(
                                                    "3",
                                                    "GND",
                                                    "Ground and lid",
                                                    "6",
                                                    "VDD",
                                                    "Supply, 10 nF to ground"));
                });
        sheet.ask("register_or_pin", "VCX-75 output enable pad", pads[0].at("OE", 2));
        flow.heading("Ordering code");
        OrderingDiagram diagram =
                new OrderingDiagram(page, Type.sans(15).inBold(), Type.sans(6.9), House.TEAL)
                        .field("VCX75", "Series", "7 × 5 mm", "VCXO")
                        .field("61.440M", "Frequency", "in MHz")
                        .field("33", "Supply", "33: 3.3 V", "25: 2.5 V")
                        .field("05", "Pulling", "05: ±50 ppm", "10: ±100 ppm")
                        .field("I", "Range", "C: 0 to +70 °C", "I: −40 to +85 °C")
                        .field("T", "Packing", "T: reel of 1000", "C: cut tape");
        flow.figure(110, (canvas, area) -> diagram.row(area, "-"));
        flow.heading("Stock list");
        DrawnTable stock =
                flow.table(
                        new Table(House.modernTable(), "llll", 1, 1, 1, 1)
                                .head("Part number", "<<", "<<", "<<")
                                .row(
                                        "VCX75-12.288M-33-10-I-T",
                                        "VCX75-27.000M-33-10-I-T",
                                        "VCX75-38.880M-33-05-I-T",
                                        "VCX75-74.250M-33-05-I-T")
                                .row(
                                        "VCX75-16.384M-33-10-I-T",
                                        "VCX75-30.720M-33-05-I-T",
                                        "VCX75-49.152M-33-05-I-T",
                                        "VCX75-77.760M-33-05-I-T")
                                .row(
                                        "VCX75-19.440M-33-05-I-T",
                                        "VCX75-32.768M-33-05-I-T",
                                        "VCX75-61.440M-33-05-I-T",
                                        "VCX75-27.000M-25-10-C-T"));
        sheet.ask("part_full", "VCX75-38.880M-33-05-I-T", stock.at("VCX75-12.288M-33-10-I-T", 2));
        flow.skip(8);
        flow.paragraph(House.DISCLAIMER, House.modern().note());
    }
}
