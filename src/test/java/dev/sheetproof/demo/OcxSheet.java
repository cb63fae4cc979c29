package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Axis;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.Drafting;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.Plot;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.Optional;

/// OCX-36: an oven controlled oscillator; its table of versions stands on a page turned by `/Rotate
/// 90`.
final class OcxSheet implements DemoDocument {

    private static final PageBox FRAME = new PageBox(60, 60, House.A4_WIDTH - 60, 790);

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "ocx-36.pdf",
                                "OCX-36",
                                "36 x 27 mm OCXO, 10 MHz",
                                "en",
                                2014,
                                4,
                                false),
                        han);
        front(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        versions(sheet, sheet.turnedPage(House.A4_HEIGHT, House.A4_WIDTH));
        curves(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        sheet.furniture(
                House.classicFurniture(
                        "OCX-36   Oven controlled crystal oscillator", "Issue 2   04/2014"));
        return sheet;
    }

    private void front(Sheet sheet, Canvas page) {
        page.mark(
                ElementLabel.TITLE,
                page.text(Align.CENTER, page.width() / 2, 80, "OCX-36", Type.serif(22).inBold()));
        page.mark(
                ElementLabel.TITLE,
                page.text(
                        Align.CENTER,
                        page.width() / 2,
                        97,
                        "Oven controlled crystal oscillator, 36 × 27 mm",
                        Type.serif(12)));
        Flow flow = new Flow(sheet, page, House.classic(), FRAME).to(112);
        flow.paragraph(
                "The OCX-36 holds an SC-cut crystal at its upper turnover point, near 85 °C, in an oven of its own. It "
                        + "serves as the reference of base stations, instruments and time servers that must bridge the loss of "
                        + "their satellite signal for 24 hours. Eleven versions are listed on page 2.");
        flow.heading("1  Common characteristics");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    table[0] = flow.table(common());
                    flow.notes(
                            "(1) Reference is the frequency one hour after switch-on at 25 °C.",
                            "(2) After 30 days of continuous operation.",
                            "(3) Adjust with V_{TUNE} from 0 V to the reference output; positive slope.");
                });
        sheet.ask("parameter", "OCX-36 warm-up power", table[0].at("Power during warm-up", 4));
        sheet.ask(
                "parameter", "OCX-36 reference output voltage", table[0].at("Reference output", 3));
        flow.heading("2  Outline (mm)");
        PageBox box = flow.figure(190, OcxSheet::outline);
        sheet.ask("drawing", "OCX-36 outline and pin positions", page, box, "2 Outline (mm)");
        flow.unit(
                () ->
                        flow.table(
                                new Table(House.classicTable(), "cccccc", 1, 2, 2, 2, 2, 2)
                                        .head("Pin", "1", "2", "3", "4", "5")
                                        .row(
                                                "Function",
                                                "RF output",
                                                "Ground, case",
                                                "V_{TUNE}",
                                                "Reference",
                                                "Supply")));
    }

    private static Table common() {
        return new Table(House.classicTable(), "llcccc", 4, 4, 1.4, 1.4, 1.4, 1.4)
                .head("Parameter", "Conditions", "Min.", "Typ.", "Max.", "Unit")
                .row("Warm-up time^{(1)}", "to ±0.1 ppm at 25 °C", "", "3", "5", "min")
                .row("Power during warm-up", "", "", "", "4.5", "W")
                .row("Power, steady", "25 °C, still air", "", "1.2", "1.5", "W")
                .row("Supply sensitivity", "V_{S} ±5 %", "−1", "", "+1", "ppb")
                .row("Load sensitivity", "50 Ω ±10 %", "−1", "", "+1", "ppb")
                .row("Aging per day^{(2)}", "", "", "", "0.5", "ppb")
                .row("Tuning range^{(3)}", "", "±0.3", "", "±0.8", "ppm")
                .row("Reference output", "≤ 1 mA", "3.9", "4.0", "4.1", "V")
                .row("Retrace", "24 h off, 1 h on", "", "10", "20", "ppb")
                .row("Harmonics", "sine versions", "", "", "−30", "dBc")
                .row("Acceleration sensitivity", "worst axis", "", "1", "2", "ppb/g");
    }

    private static void outline(Canvas canvas, PageBox area) {
        Drafting draft = new Drafting(canvas, Type.serif(8));
        Pen line = Pen.solid(0.8, Ink.BLACK);
        double s = 3.4;
        double x = area.x0() + 60;
        double y = area.y0() + 36;
        PageBox base = new PageBox(x, y, x + 36.3 * s, y + 27.2 * s);
        canvas.roundBox(base, 4, Ink.WHITE, line);
        canvas.roundBox(base.inflate(-3), 3, Ink.WHITE, Pen.solid(0.4, Ink.BLACK));
        double[][] pins = {{-12.7, 9.45}, {-12.7, -9.45}, {12.7, -9.45}, {12.7, 0}, {12.7, 9.45}};
        for (int i = 0; i < pins.length; i++) {
            double px = base.centerX() + pins[i][0] * s;
            double py = base.centerY() + pins[i][1] * s;
            canvas.disc(px, py, 2.2, Ink.BLACK);
            canvas.text(
                    px + (pins[i][0] > 0 ? -11 : 5), py + 3, String.valueOf(i + 1), Type.serif(8));
        }
        draft.cross(base.centerX(), base.centerY(), 25, 20);
        draft.across(base.x0(), base.x1(), base.y0() - 14, base.y0() - 1, "36.3 max.");
        draft.across(
                base.centerX() - 12.7 * s,
                base.centerX() + 12.7 * s,
                base.y1() + 16,
                base.centerY() + 9.45 * s,
                "25.4 ±0.2");
        draft.upright(base.y0(), base.y1(), base.x0() - 14, base.x0() - 1, "27.2 max.");
        draft.upright(
                base.centerY() - 9.45 * s,
                base.centerY() + 9.45 * s,
                base.x1() + 14,
                base.centerX() + 12.7 * s + 3,
                "18.9 ±0.2");
        double sx = base.x1() + 90;
        PageBox can = new PageBox(sx, y + 22, sx + 36.3 * s, y + 22 + 12.7 * s);
        canvas.roundBox(can, 3, Ink.WHITE, line);
        canvas.strokeBox(new PageBox(can.x0() - 2, can.y1() - 3, can.x1() + 2, can.y1()), line);
        for (double p : new double[] {-12.7, 12.7}) {
            double px = can.centerX() + p * s;
            canvas.strokeBox(new PageBox(px - 1.5, can.y1(), px + 1.5, can.y1() + 6 * s), line);
        }
        draft.upright(can.y0(), can.y1(), can.x1() + 13, can.x1() + 3, "12.7 max.");
        draft.upright(
                can.y1(),
                can.y1() + 6 * s,
                can.x1() + 13,
                can.centerX() + 12.7 * s + 3,
                "6.0 ±0.5");
        draft.leader(
                can.x0() - 64,
                can.y1() + 44,
                can.centerX() - 12.7 * s,
                can.y1() + 6 * s,
                "ø 1.0, tinned");
        canvas.text(
                Align.CENTER,
                base.centerX(),
                area.y1() - 8,
                "view on pins",
                Type.serif(8.5).inItalic());
        canvas.text(
                Align.CENTER,
                can.centerX(),
                area.y1() - 8,
                "side view",
                Type.serif(8.5).inItalic());
    }

    private void versions(Sheet sheet, Canvas page) {
        Flow flow =
                new Flow(
                        sheet,
                        page,
                        House.classic(),
                        new PageBox(60, 58, page.width() - 60, page.height() - 56));
        flow.heading("3  Versions");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    table[0] = flow.table(versionTable());
                    flow.notes(
                            "Stability over temperature is peak to peak from the value at 25 °C, in still air, at a rate of less than 1 °C "
                                    + "per minute. L(f) in dBc/Hz at 10 MHz. HCMOS versions drive 15 pF.");
                });
        sheet.ask(
                "parameter",
                "OCX36-B-12-S-10.000M phase noise at 10 Hz",
                table[0].at("OCX36-B-12-S-10.000M", 10));
        sheet.ask("part_full", "OCX36-F-33-H-20.000M", table[0].at("OCX36-F-33-H-20.000M", 0));
        sheet.ask(
                "parameter",
                "OCX36-A-05-S-10.000M stability over temperature",
                table[0].at("OCX36-A-05-S-10.000M", 5));
    }

    private static Table versionTable() {
        Table table =
                new Table(
                                House.classicTable().withSize(8.6),
                                "lccccccccccccc",
                                5.6,
                                1.8,
                                1.6,
                                1.8,
                                2.8,
                                1.8,
                                1.9,
                                1.9,
                                1.9,
                                1.5,
                                1.5,
                                1.5,
                                1.5,
                                2)
                        .head(
                                "Part number",
                                "Frequency",
                                "Supply",
                                "Output",
                                "Temperature range",
                                "Stability",
                                "Aging",
                                "<<",
                                "Phase noise L(f)",
                                "<<",
                                "<<",
                                "<<",
                                "<<",
                                "Holdover 24 h")
                        .head(
                                "^^",
                                "MHz",
                                "V",
                                "",
                                "°C",
                                "ppb",
                                "ppb/day",
                                "ppm/10 y",
                                "1 Hz",
                                "^{ }10 Hz",
                                "100 Hz",
                                "1 kHz",
                                "10 kHz",
                                "µs");
        String[] rows = {
            "OCX36-A-05-S-10.000M|10|5|sine|0 to +60|±1|±0.2|±0.2|−105|−135|−150|−157|−160|1.5",
            "OCX36-A-12-S-10.000M|10|12|sine|0 to +60|±1|±0.2|±0.2|−105|−135|−150|−157|−160|1.5",
            "OCX36-B-05-S-10.000M|10|5|sine|−20 to +70|±2|±0.3|±0.3|−102|−132|−148|−156|−159|3",
            "OCX36-B-12-S-10.000M|10|12|sine|−20 to +70|±2|±0.3|±0.3|−102|−133|−148|−156|−159|3",
            "OCX36-B-12-S-5.000M|5|12|sine|−20 to +70|±2|±0.2|±0.2|−110|−140|−153|−160|−162|3",
            "OCX36-C-05-H-10.000M|10|5|HCMOS|−40 to +75|±3|±0.5|±0.4|−98|−128|−145|−152|−155|5",
            "OCX36-C-05-H-12.800M|12.8|5|HCMOS|−40 to +75|±3|±0.5|±0.4|−96|−126|−144|−152|−155|5",
            "OCX36-C-05-H-13.000M|13|5|HCMOS|−40 to +75|±3|±0.5|±0.4|−96|−126|−144|−152|−155|5",
            "OCX36-D-05-S-10.000M|10|5|sine|−40 to +85|±5|±0.5|±0.4|−98|−128|−145|−154|−157|8",
            "OCX36-F-33-H-10.000M|10|3.3|HCMOS|−40 to +85|±8|±0.5|±0.5|−95|−125|−143|−151|−154|12",
            "OCX36-F-33-H-20.000M|20|3.3|HCMOS|−40 to +85|±8|±0.5|±0.5|−90|−120|−139|−149|−152|12"
        };
        for (String row : rows) {
            table.row(row.split("\\|", -1));
        }
        return table;
    }

    private void curves(Sheet sheet, Canvas page) {
        double middle = page.width() / 2;
        Flow flow = new Flow(sheet, page, House.classic(), FRAME);
        flow.heading("4  Curves");
        double top = flow.y();
        Flow left = new Flow(sheet, page, House.classic(), new PageBox(60, top, middle - 8, 790));
        Flow right =
                new Flow(
                        sheet,
                        page,
                        House.classic(),
                        new PageBox(middle + 8, top, FRAME.x1(), 790));
        left.unit(
                () -> {
                    PageBox box = left.figure(165, OcxSheet::allan);
                    left.figureCaption("Fig. 1: Allan deviation, version A", Align.CENTER);
                    sheet.ask("drawing", "OCX-36 Allan deviation", page, box, "Fig. 1");
                });
        right.unit(
                () -> {
                    right.figure(165, OcxSheet::warmUp);
                    right.figureCaption("Fig. 2: Warm-up at −20 °C and +25 °C", Align.CENTER);
                });
        flow.to(left.y());
        flow.heading("5  Mounting");
        flow.paragraph(
                "Leave 5 mm of air on every side and keep the oscillator out of the stream of a fan. The five pins carry "
                        + "the heat of the oven into the board: use traces of 0.3 mm and no copper planes under the case. Solder "
                        + "by hand or wave, 260 °C for 5 seconds at most; do not reflow and do not immerse in cleaning fluid.");
        flow.heading("6  Ordering");
        flow.paragraph(
                "Give the full part number of the table in section 3. For other frequencies between 5 MHz and 40 MHz "
                        + "write the frequency in MHz before the letter M.");
        flow.skip(6);
        flow.paragraph(
                "Aubrex Timing reserves the right to make changes. Supersedes Issue 1 of 10/2012.",
                House.classic().note());
    }

    private static void allan(Canvas canvas, PageBox area) {
        new Plot(
                        canvas,
                        area,
                        Axis.decades("τ (s)", 0.1, 1e4),
                        new Axis("σ(τ) (1e−12)", 0.1, 100, 10, true, 0),
                        Type.serif(7))
                .curve(
                        Pen.solid(1.1, Ink.BLACK),
                        t ->
                                Math.sqrt(
                                        Math.pow(0.9 / t, 2)
                                                + 1.0
                                                + Math.pow(0.012 * Math.sqrt(t) * 3, 2)));
    }

    private static void warmUp(Canvas canvas, PageBox area) {
        Pen[] pens = {Pen.solid(1, Ink.BLACK), Pen.dashed(1, Ink.BLACK, 4, 2)};
        new Plot(
                        canvas,
                        area,
                        Axis.linear("Time (min)", 0, 10, 2),
                        Axis.linear("Δf/f (ppm)", -1, 0.5, 0.25),
                        Type.serif(7))
                .curve(pens[0], t -> -12 * Math.exp(-t * 1.9) + 0.06 * Math.exp(-(t - 4) * (t - 4)))
                .curve(pens[1], t -> -30 * Math.exp(-t * 1.3) + 0.05 * Math.exp(-(t - 6) * (t - 6)))
                .legend(Align.LEFT, pens, "+25 °C", "−20 °C");
    }
}
