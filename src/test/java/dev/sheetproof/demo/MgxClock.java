package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
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
        PageBox pinout = right.figure(182, MgxFigures::pinout);
        sheet.ask("drawing", "MGX-5 QFN-24 pin configuration", page, pinout, "PIN CONFIGURATION");
        Flow flow = new Flow(sheet, page, House.banded(), FRAME).to(Math.max(left.y(), right.y()));
        flow.heading("BLOCK DIAGRAM");
        flow.figure(150, MgxFigures::blocks);
        flow.heading("PIN DESCRIPTION");
        DrawnTable pins = flow.table(pins());
        sheet.ask("register_or_pin", "MGX-5 pin 8 function", pins.at("8", 3));
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
            String[] f = row.split("\\|", -1);
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
        flow.figure(120, MgxFigures::terminations);
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
            table.row(row.split("\\|", -1));
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
        PageBox box = flow.figure(150, MgxFigures::qfn);
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
            table.row(row.split("\\|", -1));
        }
        return table;
    }
}
