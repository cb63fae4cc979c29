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
import java.util.Optional;

/// MGX-5: a clock generator with MEMS reference; pins, registers, jitter, differential outputs.
final class MgxClock implements DemoDocument {

    private static final PageBox FRAME = new PageBox(40, 54, House.A4_WIDTH - 40, 800);

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "mgx-5.pdf",
                                "MGX-5 Clock Generator",
                                "Five-output clock generator",
                                "en",
                                2022,
                                11,
                                true),
                        han);
        front(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        limits(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        registers(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        sheet.furniture(House.bandedFurniture("MGX-5 Clock Generator", "ADS-0605-03  Nov 2022"));
        return sheet;
    }

    private static TableStyle plain() {
        return House.bandedTable().withGrid(TableStyle.Grid.ROWS);
    }

    private void front(Sheet sheet, Canvas page) {
        page.mark(
                ElementLabel.TITLE,
                page.text(40, 76, "MGX-5", Type.sans(24).inBold().withInk(House.NAVY)));
        page.mark(
                ElementLabel.TITLE,
                page.text(
                        40,
                        94,
                        "Five-output clock generator with built-in MEMS reference",
                        Type.sans(11)));
        double middle = 330;
        Flow left = new Flow(sheet, page, House.banded(), new PageBox(40, 106, middle - 12, 800));
        left.heading("DESCRIPTION");
        left.paragraph(
                "The MGX-5 replaces up to five oscillators. A silicon resonator and a fractional PLL make any frequency "
                        + "from 1 MHz to 350 MHz on five outputs, each with its own format and supply. Settings are kept in "
                        + "one-time programmable memory and can be changed over I²C at any time.");
        left.bullets(
                "▪",
                "RMS phase jitter 0.21 ps (12 kHz to 20 MHz)",
                "Outputs: LVDS, LVPECL, HCSL, 1.8 V to 3.3 V CMOS",
                "Frequency resolution 1 ppb, glitch-free steps",
                "Spread spectrum −0.5 % down, ±0.25 % centre",
                "4 × 4 mm QFN with 24 pins");
        Flow right =
                new Flow(sheet, page, House.banded(), new PageBox(middle, 106, FRAME.x1(), 800));
        right.heading("PIN CONFIGURATION");
        PageBox pinout = right.figure(182, MgxClock::pinout);
        sheet.ask("drawing", "MGX-5 QFN-24 pin configuration", page, pinout, "PIN CONFIGURATION");
        Flow flow = new Flow(sheet, page, House.banded(), FRAME).to(Math.max(left.y(), right.y()));
        flow.heading("BLOCK DIAGRAM");
        flow.figure(150, MgxClock::blocks);
        flow.heading("PIN DESCRIPTION");
        DrawnTable pins = flow.table(pins());
        sheet.ask("register_or_pin", "MGX-5 pin 8 function", pins.at("8", 3));
    }

    private static void pinout(Canvas canvas, PageBox area) {
        Type type = Type.sans(5.8);
        PageBox body =
                new PageBox(
                        area.centerX() - 56,
                        area.centerY() - 56,
                        area.centerX() + 56,
                        area.centerY() + 56);
        Schematic s = new Schematic(canvas, Type.sans(7));
        s.block(body).block(body.inflate(-30), "EPAD", "GND");
        canvas.disc(body.x0() + 7, body.y0() + 7, 1.8, House.NAVY);
        String[] names = {
            "VDD", "SDA", "SCL", "OE", "VDDA", "XIN", "XOUT", "SD/OE2", "GND", "VDDO4", "OUT4",
            "OUT4N", "VDDO3", "OUT3", "OUT3N", "VDDO2", "OUT2", "OUT2N", "VDDO1", "OUT1", "OUT1N",
            "VDDO0", "OUT0", "SEL"
        };
        for (int i = 0; i < 24; i++) {
            double along = 14 + (i % 6) * 16.8;
            String number = String.valueOf(i + 1);
            switch (i / 6) {
                case 0 -> {
                    s.block(
                            new PageBox(
                                    body.x0() - 6,
                                    body.y0() + along - 3,
                                    body.x0(),
                                    body.y0() + along + 3));
                    canvas.text(body.x0() + 3, body.y0() + along + 2, number, type);
                    canvas.text(Align.RIGHT, body.x0() - 9, body.y0() + along + 2, names[i], type);
                }
                case 1 -> {
                    s.block(
                            new PageBox(
                                    body.x0() + along - 3,
                                    body.y1(),
                                    body.x0() + along + 3,
                                    body.y1() + 6));
                    canvas.text(Align.CENTER, body.x0() + along, body.y1() - 3, number, type);
                    canvas.turned(body.x0() + along, body.y1() + 20, names[i], type, 90);
                }
                case 2 -> {
                    s.block(
                            new PageBox(
                                    body.x1(),
                                    body.y1() - along - 3,
                                    body.x1() + 6,
                                    body.y1() - along + 3));
                    canvas.text(Align.RIGHT, body.x1() - 3, body.y1() - along + 2, number, type);
                    canvas.text(body.x1() + 9, body.y1() - along + 2, names[i], type);
                }
                default -> {
                    s.block(
                            new PageBox(
                                    body.x1() - along - 3,
                                    body.y0() - 6,
                                    body.x1() - along + 3,
                                    body.y0()));
                    canvas.text(Align.CENTER, body.x1() - along, body.y0() + 7, number, type);
                    canvas.turned(body.x1() - along, body.y0() - 18, names[i], type, 90);
                }
            }
        }
    }

    private static void blocks(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.sans(7));
        double x = area.x0() + 14;
        double y = area.y0() + 8;
        s.block(new PageBox(x + 30, y, x + 100, y + 34), "MEMS", "resonator");
        s.block(new PageBox(x + 30, y + 56, x + 100, y + 90), "crystal", "oscillator");
        s.block(new PageBox(x + 130, y + 26, x + 170, y + 64), "select");
        s.block(new PageBox(x + 196, y + 26, x + 270, y + 64), "fractional PLL", "2.5 to 3.5 GHz");
        s.block(new PageBox(x + 30, y + 106, x + 270, y + 132), "control, one-time memory, I²C");
        s.signal(x, y + 66, x + 30, y + 66)
                .signal(x, y + 82, x + 30, y + 82)
                .label(x - 10, y + 62, "XIN")
                .label(x - 10, y + 92, "XOUT");
        s.wire(x + 100, y + 17, x + 115, y + 17, x + 115, y + 37)
                .signal(x + 115, y + 37, x + 130, y + 37);
        s.wire(x + 100, y + 73, x + 115, y + 73, x + 115, y + 53)
                .signal(x + 115, y + 53, x + 130, y + 53);
        s.signal(x + 170, y + 45, x + 196, y + 45)
                .signal(x, y + 113, x + 30, y + 113)
                .signal(x, y + 125, x + 30, y + 125);
        s.label(x - 10, y + 109, "SDA")
                .label(x - 10, y + 138, "SCL")
                .signal(x + 233, y + 106, x + 233, y + 64);
        s.wire(x + 270, y + 45, x + 296, y + 45).wire(x + 296, y + 8, x + 296, y + 124);
        for (int i = 0; i < 5; i++) {
            double row = y + 8 + i * 29;
            s.signal(x + 296, row, x + 318, row);
            s.block(new PageBox(x + 318, row - 10, x + 362, row + 10), "÷ N" + i);
            s.wire(x + 362, row, x + 384, row)
                    .buffer(x + 384, row)
                    .wire(x + 412, row, x + 430, row);
            s.label(x + 434, row + 2.5, i == 0 ? "OUT0" : "OUT" + i + " / OUT" + i + "N");
        }
    }

    private static Table pins() {
        Table table =
                new Table(plain(), "lllllll", 1.3, 2, 1.6, 7, 0.3, 2, 7)
                        .head(
                                "Pin",
                                "Name",
                                "Type",
                                "Description",
                                "",
                                "Pin",
                                "Name and description");
        String[] rows = {
            "1|VDD|power|Core supply 1.8 V to 3.3 V|10, 13|VDDO4, VDDO3: supply of outputs 4 and 3",
            "2, 3|SDA, SCL|I/O|I²C, address 6Ah|11, 12|OUT4, OUT4N: differential or two CMOS",
            "4|OE|input|All outputs on when high|14, 15|OUT3, OUT3N: differential or two CMOS",
            "5|VDDA|power|PLL supply, filter with 2.2 Ω and 10 µF|16, 19|VDDO2, VDDO1: supply of outputs 2 and 1",
            "6, 7|XIN, XOUT|analog|Crystal 25 MHz to 54 MHz, optional|17, 18|OUT2, OUT2N: differential or two CMOS",
            "8|SD/OE2|input|Shutdown, or enable of outputs 3 and 4|20, 21|OUT1, OUT1N: differential or two CMOS",
            "9|GND|power|Ground|22, 23|VDDO0, OUT0: copy of the reference, CMOS",
            "24|SEL|input|Selects stored set 0 or 1 at power-up|EPAD|Ground, solder to the board"
        };
        for (String row : rows) {
            String[] f = row.split("\\|");
            table.row(f[0], f[1], f[2], f[3], "", f[4], f[5]);
        }
        return table;
    }

    private void limits(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.banded(), FRAME);
        flow.heading("DC AND AC CHARACTERISTICS");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    table[0] = flow.table(characteristics());
                    flow.notes(
                            "(a) VDD = VDDA = VDDO = 3.3 V ±5 %, T_{a} = −40 °C to +85 °C; typical values at 25 °C.",
                            "(b) With the MEMS reference. With a crystal the stability is that of the crystal.",
                            "(c) 156.25 MHz LVDS, integrated from 12 kHz to 20 MHz, all outputs at the same frequency.");
                });
        sheet.ask(
                "parameter",
                "MGX-5 LVDS differential output swing typ",
                table[0].at("LVDS swing", 4));
        sheet.ask(
                "parameter",
                "MGX-5 phase jitter MEMS reference maximum",
                table[0].at("with MEMS reference", 5));
        flow.heading("RECOMMENDED TERMINATION");
        flow.figure(120, MgxClock::terminations);
        flow.heading("STANDARD CONFIGURATIONS");
        DrawnTable parts = flow.table(configurations());
        sheet.ask("part_full", "MGX5-0042-QT", parts.at("MGX5-0042-QT", 0));
        sheet.ask("part_fragment", "MGX5 0117", parts.at("MGX5-0117-QT", 0));
    }

    private static Table characteristics() {
        Table table =
                new Table(plain(), "llccccc", 4.4, 4.6, 1.3, 1.3, 1.3, 1.3, 1.2)
                        .head(
                                "Parameter^{(a)}",
                                "Conditions",
                                "Symbol",
                                "Min",
                                "Typ",
                                "Max",
                                "Unit");
        String[] rows = {
            "#Supply",
            "Core current|all outputs off|I_{DD}|—|42|55|mA",
            "Output current, LVDS|each, 156.25 MHz|I_{DDO}|—|11|14|mA",
            "Output current, LVPECL|each, 156.25 MHz, with load|^^|—|33|40|mA",
            "Shutdown current|SD high||—|25|80|µA",
            "#Reference",
            "Total stability^{(b)}|−40 °C to +85 °C, ten years||−20|—|+20|ppm",
            "Crystal load|internal, in steps of 0.25 pF|C_{L}|6|—|12|pF",
            "#Outputs",
            "Frequency|LVDS, LVPECL|f_{OUT}|1|—|350|MHz",
            "^^|HCSL|^^|1|—|200|MHz",
            "^^|CMOS|^^|1|—|170|MHz",
            "LVDS swing|100 Ω, differential|V_{OD}|250|350|450|mV",
            "LVPECL swing|50 Ω to V_{DDO} − 2 V|V_{PP}|550|720|930|mV",
            "HCSL high level|50 Ω to ground|V_{OH}|660|740|850|mV",
            "Rise and fall time|LVDS, 20 % to 80 %|t_{R}, t_{F}|—|170|300|ps",
            "Skew|same format, same supply|t_{SK}|—|35|75|ps",
            "Duty cycle|differential|DC|45|50|55|%",
            "#Jitter^{(c)}",
            "Phase jitter|with crystal, 48 MHz|J_{RMS}|—|0.21|0.30|ps",
            "^^|with MEMS reference|^^|—|0.38|0.55|ps",
            "Cycle-to-cycle jitter|peak|J_{CC}|—|12|25|ps",
            "Lock time|from power-up|t_{L}|—|4|8|ms"
        };
        for (String row : rows) {
            if (row.startsWith("#")) {
                table.section(row.substring(1));
            } else {
                table.row(row.split("\\|", -1));
            }
        }
        return table;
    }

    private static void terminations(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.sans(7));
        double y = area.y0() + 24;
        double x = area.x0() + 10;
        pair(s, x, y, "LVDS");
        s.wire(x + 140, y + 11, x + 140, y + 15)
                .resistor(x + 140, y + 13, true, "100 Ω")
                .wire(x + 140, y + 39, x + 140, y + 41);
        s.dot(x + 140, y + 11).dot(x + 140, y + 41);
        double p = x + 172;
        pair(s, p, y, "LVPECL");
        s.dot(p + 110, y + 41).resistor(p + 110, y + 41, true, "50 Ω");
        s.dot(p + 146, y + 11)
                .wire(p + 146, y + 11, p + 146, y + 41)
                .resistor(p + 146, y + 41, true, "50 Ω");
        s.wire(p + 110, y + 67, p + 146, y + 67).label(p + 104, y + 78, "VDDO − 2 V");
        double h = p + 172;
        pair(s, h, y, "HCSL");
        s.dot(h + 100, y + 41).resistor(h + 100, y + 41, true, "50 Ω").ground(h + 100, y + 67);
        s.dot(h + 134, y + 11)
                .wire(h + 134, y + 11, h + 134, y + 41)
                .resistor(h + 134, y + 41, true, "50 Ω")
                .ground(h + 134, y + 67);
    }

    private static void pair(Schematic s, double x, double y, String name) {
        s.block(new PageBox(x, y, x + 44, y + 52), name);
        s.wire(x + 44, y + 11, x + 152, y + 11).wire(x + 44, y + 41, x + 152, y + 41);
        s.label(x + 50, y + 8, "Z0 = 50 Ω").label(x + 50, y + 38, "Z0 = 50 Ω");
    }

    private static Table configurations() {
        Table table =
                new Table(plain(), "lccccccl", 3.2, 1.6, 1.9, 1.9, 1.9, 1.9, 1.3, 3)
                        .head(
                                "Part number",
                                "OUT0",
                                "OUT1",
                                "OUT2",
                                "OUT3",
                                "OUT4",
                                "Format",
                                "Use");
        String[] rows = {
            "MGX5-0017-QT|25|156.25|156.25|125|100|LVDS|switches",
            "MGX5-0042-QT|50|100|100|100|100|HCSL|PCI Express",
            "MGX5-0058-QT|25|161.1328|161.1328|156.25|125|LVDS|10G line cards",
            "MGX5-0093-QT|27|148.5|148.3516|74.25|24.576|CMOS|video",
            "MGX5-0117-QT|30.72|122.88|122.88|245.76|61.44|LVPECL|radio units",
            "MGX5-0000-QT|off|off|off|off|off|any|blank, set over I²C"
        };
        for (String row : rows) {
            table.row(row.split("\\|"));
        }
        return table;
    }

    private void registers(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.banded(), FRAME);
        flow.heading("FREQUENCY PLANNING");
        flow.paragraph(
                "The PLL multiplies the reference by an integer and a fraction of 24 bits; each output divides the result:");
        flow.formula("f_{OUT} = f_{REF} · (N_{INT} + N_{FRAC} / 2^{24}) / N_{DIV}", "");
        flow.paragraph(
                "Example: 48 MHz · (65 + 1 747 627 / 2^{24}) / 20 = 156.25 MHz. Choose N_{DIV} so that the PLL runs between 2.5 GHz "
                        + "and 3.5 GHz; even values give the best duty cycle.");
        flow.heading("REGISTER SUMMARY");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    table[0] = flow.table(summary());
                    flow.notes(
                            "Registers 30h to 4Fh repeat 20h to 2Fh for outputs 2 to 4. R: read only.");
                });
        sheet.ask("register_or_pin", "MGX-5 register spread spectrum", table[0].at("16h", 3));
        sheet.ask("register_or_pin", "MGX-5 PLL lock status bit", table[0].at("02h", 3));
        flow.heading("CHANGING A FREQUENCY WHILE RUNNING");
        flow.steps(
                "Write 1 to HOLD (register 03h, bit 0); the outputs go on with the old values.",
                "Write N_INT, N_FRAC and the output dividers; the order does not matter.",
                "Write 0 to HOLD. Small steps, below 500 ppm, are made without a glitch.",
                "For larger steps wait until LOCK (register 02h, bit 7) reads 1.");
        flow.heading("PACKAGE");
        PageBox box = flow.figure(150, MgxClock::qfn);
        sheet.ask("drawing", "MGX-5 QFN package dimensions", page, box, "PACKAGE");
        flow.paragraph(
                "Solder the exposed pad to ground through at least nine vias of 0.3 mm. Moisture sensitivity level 2 at 260 °C.");
        flow.skip(6);
        flow.paragraph(House.DISCLAIMER, House.banded().note());
    }

    private static Table summary() {
        Table table =
                new Table(House.bandedTable(), "cccl", 1.2, 1.4, 1.2, 9)
                        .head("Address", "Name", "Reset", "Bits");
        String[] rows = {
            "00h|VENDOR|41h|R  code of the maker",
            "01h|DEVICE|05h|R  type",
            "02h|STATUS|—|R  [7] LOCK, [6] XTAL present, [5] reference lost, [1:0] stored set in use",
            "03h|CONTROL|00h|[7] soft reset, [4] shutdown, [1] OE mask, [0] HOLD",
            "10h|REFSEL|01h|[1:0] 01 MEMS, 10 crystal, 11 automatic",
            "11h|XLOAD|10h|[5:0] load capacitance, 6 pF + 0.25 pF each step",
            "12h|NINT|41h|[6:0] integer part, 20 to 120",
            "13h–15h|NFRAC|000000h|[23:0] fraction, low byte first",
            "16h|SPREAD|00h|[7] on, [6] 0 centre, 1 down, [5:0] depth, 0.01 % each step",
            "20h|OUT1CFG|03h|[7] on, [6:4] 000 CMOS, 001 LVDS, 010 LVPECL, 011 HCSL, [3:2] slew, [1:0] supply",
            "21h–22h|OUT1DIV|0014h|[11:0] divider 4 to 4095",
            "23h|OUT1DLY|00h|[5:0] delay, one period of the PLL each step",
            "50h|OTPCMD|00h|[7:0] A5h starts programming; needs VDD = 3.3 V ±2 %"
        };
        for (String row : rows) {
            table.row(row.split("\\|"));
        }
        return table;
    }

    private static void qfn(Canvas canvas, PageBox area) {
        Drafting draft = new Drafting(canvas, Type.sans(7));
        Pen pen = Pen.solid(0.7, Ink.BLACK);
        double s = 23;
        double cx = area.x0() + 120;
        double cy = area.y0() + 78;
        PageBox top = new PageBox(cx - 2 * s, cy - 2 * s, cx + 2 * s, cy + 2 * s);
        canvas.strokeBox(top, pen);
        canvas.disc(top.x0() + 9, top.y0() + 9, 2.4, Ink.BLACK);
        canvas.centered(cx, cy - 6, "MGX5", Type.sans(8).inBold());
        canvas.centered(cx, cy + 6, "0042 2244", Type.sans(8).inBold());
        draft.across(top.x0(), top.x1(), top.y0() - 12, top.y0() - 1, "4.0 ±0.1");
        draft.upright(top.y0(), top.y1(), top.x0() - 14, top.x0() - 1, "4.0 ±0.1");
        double bx = area.x0() + 330;
        PageBox below = new PageBox(bx - 2 * s, cy - 2 * s, bx + 2 * s, cy + 2 * s);
        canvas.strokeBox(below, pen);
        PageBox pad = new PageBox(bx - 1.25 * s, cy - 1.25 * s, bx + 1.25 * s, cy + 1.25 * s);
        draft.hatch(pad, 5);
        canvas.strokeBox(pad, pen);
        for (int i = 0; i < 6; i++) {
            double a = (i - 2.5) * 0.5 * s;
            double w = 0.125 * s;
            double l = 0.4 * s;
            canvas.fillBox(
                    new PageBox(bx + a - w, below.y0(), bx + a + w, below.y0() + l), Ink.gray(0.6));
            canvas.fillBox(
                    new PageBox(bx + a - w, below.y1() - l, bx + a + w, below.y1()), Ink.gray(0.6));
            canvas.fillBox(
                    new PageBox(below.x0(), cy + a - w, below.x0() + l, cy + a + w), Ink.gray(0.6));
            canvas.fillBox(
                    new PageBox(below.x1() - l, cy + a - w, below.x1(), cy + a + w), Ink.gray(0.6));
        }
        draft.across(pad.x0(), pad.x1(), below.y1() + 16, pad.y1(), "2.5");
        draft.upright(cy - 1.25 * s, cy - 0.75 * s, below.x1() + 16, below.x1() + 1, "0.5 pitch");
        draft.upright(cy + 1.125 * s, cy + 1.375 * s, below.x1() + 16, below.x1() + 1, "0.25");
        draft.across(below.x0(), below.x0() + 0.4 * s, below.y0() - 10, cy - 1.25 * s, "0.4");
    }
}
