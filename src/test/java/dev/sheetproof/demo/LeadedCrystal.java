package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.Drafting;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.Schematic;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.TableStyle;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// ABX-49S: a crystal in the HC-49/S can; an old sheet in serif type whose tables have no rules.
final class LeadedCrystal implements DemoDocument {

    private static final PageBox FRAME = new PageBox(60, 60, House.A4_WIDTH - 60, 790);
    private static final Pen LINE = Pen.solid(0.7, Ink.BLACK);

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "abx-49s.pdf",
                                "ABX-49S",
                                "Crystal unit in HC-49/S can",
                                "en",
                                2009,
                                11,
                                false),
                        han);
        front(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        list(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        sheet.furniture(
                House.classicFurniture("ABX-49S   Quartz crystal unit", "Issue 5   11/2009"));
        return sheet;
    }

    private static TableStyle bare() {
        return House.classicTable().withGrid(TableStyle.Grid.NONE).withPadding(3, 1.3);
    }

    private void front(Sheet sheet, Canvas page) {
        page.mark(
                ElementLabel.TITLE,
                page.text(Align.CENTER, page.width() / 2, 80, "ABX-49S", Type.serif(22).inBold()));
        page.mark(
                ElementLabel.TITLE,
                page.text(
                        Align.CENTER,
                        page.width() / 2,
                        97,
                        "Quartz crystal unit, low profile can HC-49/S",
                        Type.serif(12)));
        Flow flow = new Flow(sheet, page, House.classic(), FRAME).to(110);
        flow.paragraph(
                "Resistance welded crystal units for consumer and industrial clocks. Two versions are made: leaded "
                        + "(ABX-49S) and with formed leads on a plastic base for surface mounting (ABX-49SM). Both withstand "
                        + "wave or reflow soldering at 260 °C for 10 seconds.");
        flow.heading("SPECIFICATION");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    table[0] =
                            flow.table(
                                    new Table(bare(), "lll", 5, 4, 5)
                                            .row("Frequency range", "3.200 to 70.000 MHz", "")
                                            .row("", "3.200 to 30.000 MHz", "fundamental, AT cut")
                                            .row("", "24.000 to 70.000 MHz", "third overtone")
                                            .row(
                                                    "Tolerance at 25 °C",
                                                    "±30 ppm",
                                                    "±10, ±20 ppm on request")
                                            .row("Stability", "±50 ppm", "−20 °C to +70 °C")
                                            .row("", "±100 ppm", "−40 °C to +85 °C (code E)")
                                            .row(
                                                    "Load capacitance *1",
                                                    "16 pF",
                                                    "12, 20, 30 pF or series")
                                            .row("Shunt capacitance", "7.0 pF max.", "")
                                            .row(
                                                    "Drive level",
                                                    "1 mW max.",
                                                    "100 µW for measurement")
                                            .row(
                                                    "Insulation resistance",
                                                    "500 MΩ min.",
                                                    "at 100 V DC")
                                            .row("Ageing", "±5 ppm per year max.", "first year")
                                            .row("Storage temperature", "−55 °C to +125 °C", ""));
                    flow.notes(
                            "*1  Stated by the two figures after the frequency, S for series resonance.",
                            "*2  Resistance is measured in a pi network at 25 °C, without load capacitance.");
                });
        sheet.ask(
                "parameter",
                "ABX-49S insulation resistance",
                table[0].at("Insulation resistance", 1));
        sheet.ask("parameter", "ABX-49S shunt capacitance", table[0].at("Shunt capacitance", 1));
        flow.heading("SERIES RESISTANCE *2");
        DrawnTable[] esr = new DrawnTable[1];
        flow.unit(
                () ->
                        esr[0] =
                                flow.table(
                                        new Table(
                                                        House.classicTable()
                                                                .withGrid(TableStyle.Grid.HALF),
                                                        "lccr",
                                                        4,
                                                        3,
                                                        3,
                                                        2)
                                                .head(
                                                        "Frequency (MHz)",
                                                        "Mode",
                                                        "Order",
                                                        "R max. (Ω)")
                                                .row("3.200 – 3.999", "fundamental", "1", "200")
                                                .row("4.000 – 4.999", "fundamental", "1", "150")
                                                .row("5.000 – 5.999", "fundamental", "1", "120")
                                                .row("6.000 – 9.999", "fundamental", "1", "80")
                                                .row("10.000 – 12.999", "fundamental", "1", "60")
                                                .row("13.000 – 30.000", "fundamental", "1", "40")
                                                .row("24.000 – 39.999", "overtone", "3", "100")
                                                .row("40.000 – 70.000", "overtone", "3", "80")));
        sheet.ask("parameter", "ABX-49S maximum resistance 4 MHz", esr[0].at("4.000 – 4.999", 3));
        flow.heading("EQUIVALENT CIRCUIT");
        flow.figure(80, LeadedCrystal::equivalent);
    }

    private static void equivalent(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.serif(8.5));
        double x = area.centerX() - 75;
        double y = area.y0() + 18;
        s.terminal(x - 32, y + 20, Align.RIGHT, "1").wire(x - 30, y + 20, x - 10, y + 20);
        s.wire(x - 10, y, x - 10, y + 42).dot(x - 10, y + 20);
        s.wire(x - 10, y, x, y)
                .inductor(x, y, "L1")
                .wire(x + 26, y, x + 40, y)
                .capacitor(x + 40, y, false, "C1");
        s.wire(x + 66, y, x + 80, y).resistor(x + 80, y, false, "R1").wire(x + 106, y, x + 160, y);
        s.wire(x - 10, y + 42, x + 62, y + 42)
                .capacitor(x + 62, y + 42, false, "C0")
                .wire(x + 88, y + 42, x + 160, y + 42);
        s.wire(x + 160, y, x + 160, y + 42)
                .dot(x + 160, y + 20)
                .wire(x + 160, y + 20, x + 180, y + 20);
        s.terminal(x + 182, y + 20, Align.LEFT, "2");
    }

    private void list(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.classic(), FRAME);
        flow.heading("DIMENSIONS (mm)");
        PageBox box = flow.figure(160, LeadedCrystal::cans);
        sheet.ask("drawing", "ABX-49SM dimensions", page, box, "DIMENSIONS (mm)");
        flow.heading("HOW TO ORDER");
        flow.paragraph(
                "Type – frequency in MHz – load – tolerance – range, for example ABX49S-11.0592-16-30 or "
                        + "ABX49SM-8.000-20-30-E. The letter R at the end asks for tape and reel (ABX49SM only, 1000 pieces), the "
                        + "letter A for ammo pack (ABX49S only, 2000 pieces).");
        flow.heading("STANDARD FREQUENCIES");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(() -> table[0] = flow.table(frequencies()));
        sheet.ask("part_full", "ABX49S-11.0592-16-30", table[0].at("ABX49S-11.0592-16-30", 1));
        sheet.ask("part_fragment", "49SM-14.7456", table[0].at("ABX49SM-14.7456-16-30", 2));
        flow.skip(6);
        flow.paragraph(
                "Subject to change without notice. This sheet replaces Issue 4 of 02/2006.",
                House.classic().note());
    }

    private static Table frequencies() {
        Table table =
                new Table(bare(), "lllr", 3, 5, 5, 3)
                        .head("MHz", "Leaded", "Surface mount", "|r R max. (Ω)");
        for (double f :
                List.of(
                        3.2768, 3.579545, 4.0, 4.194304, 4.9152, 6.0, 7.3728, 8.0, 10.0, 11.0592,
                        12.0, 14.31818, 14.7456, 16.0, 18.432, 20.0, 24.0, 25.0, 27.0)) {
            String text = String.format(Locale.ROOT, "%.6f", f).replaceAll("0{1,3}$", "");
            int r = f < 4 ? 200 : f < 5 ? 150 : f < 6 ? 120 : f < 10 ? 80 : f < 13 ? 60 : 40;
            table.row(
                    text,
                    "ABX49S-" + text + "-16-30",
                    "ABX49SM-" + text + "-16-30",
                    String.valueOf(r));
        }
        return table;
    }

    private static void cans(Canvas canvas, PageBox area) {
        Drafting draft = new Drafting(canvas, Type.serif(7.5));
        double scale = 8.2;
        leaded(canvas, draft, area.x0() + 105, area.y0() + 30, scale);
        mounted(canvas, draft, area.x0() + 330, area.y0() + 30, scale);
    }

    private static void leaded(Canvas canvas, Drafting draft, double cx, double top, double s) {
        PageBox can = new PageBox(cx - 5.1 * s, top, cx + 5.1 * s, top + 3.5 * s);
        canvas.roundBox(can, 6, Ink.WHITE, LINE);
        canvas.strokeBox(new PageBox(cx - 5.55 * s, can.y1(), cx + 5.55 * s, can.y1() + 3), LINE);
        canvas.centered(cx, can.centerY(), "11.0592 AX", Type.sans(8));
        double foot = can.y1() + 3;
        for (double x : new double[] {cx - 2.44 * s, cx + 2.44 * s}) {
            canvas.line(x - 1.4, foot, x - 1.4, foot + 52, LINE);
            canvas.line(x + 1.4, foot, x + 1.4, foot + 52, LINE);
            canvas.line(x - 1.4, foot + 52, x + 1.4, foot + 52, LINE);
        }
        draft.across(cx - 5.55 * s, cx + 5.55 * s, top - 12, can.y1(), "11.1 max.");
        draft.upright(top, foot, can.x0() - 20, can.x0() - 5, "3.5 max.");
        draft.upright(foot, foot + 52, cx + 5.55 * s + 8, cx + 2.44 * s + 2, "12.7 min.");
        draft.across(cx - 2.44 * s, cx + 2.44 * s, foot + 66, foot + 53, "4.88 ±0.2");
        draft.leader(cx - 92, foot + 30, cx - 2.44 * s - 1.4, foot + 22, "ø 0.43");
        canvas.text(Align.CENTER, cx, foot + 84, "ABX-49S", Type.serif(8.5).inBold());
    }

    private static void mounted(Canvas canvas, Drafting draft, double cx, double top, double s) {
        PageBox can = new PageBox(cx - 5.1 * s, top, cx + 5.1 * s, top + 3.2 * s);
        canvas.roundBox(can, 6, Ink.WHITE, LINE);
        PageBox base = new PageBox(cx - 5.7 * s, can.y1(), cx + 5.7 * s, can.y1() + 8);
        canvas.fillBox(base, Ink.gray(0.85));
        canvas.strokeBox(base, LINE);
        canvas.polyline(
                LINE,
                cx - 4 * s,
                base.y1(),
                cx - 4 * s,
                base.y1() + 3,
                cx - 6.35 * s,
                base.y1() + 3);
        canvas.polyline(
                LINE,
                cx + 4 * s,
                base.y1(),
                cx + 4 * s,
                base.y1() + 3,
                cx + 6.35 * s,
                base.y1() + 3);
        draft.across(cx - 5.7 * s, cx + 5.7 * s, top - 12, can.y1(), "11.4 max.");
        draft.upright(top, base.y1() + 3, base.x1() + 16, base.x1() + 4, "4.3 max.");
        draft.across(cx - 6.35 * s, cx + 6.35 * s, base.y1() + 20, base.y1() + 4, "12.7 ±0.3");
        double pads = base.y1() + 42;
        for (double x : new double[] {cx - 4.75 * s, cx + 4.75 * s}) {
            PageBox pad = new PageBox(x - 2.75 * s, pads, x + 2.75 * s, pads + 2 * s);
            draft.hatch(pad, 4);
            canvas.strokeBox(pad, LINE);
        }
        draft.upright(pads, pads + 2 * s, cx + 7.5 * s + 10, cx + 7.5 * s + 1, "2.0");
        draft.across(cx - 2 * s, cx + 2 * s, pads + 2 * s + 10, pads + 2 * s + 1, "4.0");
        canvas.text(Align.CENTER, cx, pads + 2 * s + 30, "ABX-49SM", Type.serif(8.5).inBold());
    }
}
