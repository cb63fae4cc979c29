package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.TimingDiagram;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.PageBox;

/// The register chapter of the RTX-41: map, bits, bus transfers.
final class RtxRegisters {

    private final Sheet sheet;
    private final RtxModule.Sections sections;
    private final Flow flow;

    RtxRegisters(Sheet sheet, RtxModule.Sections sections) {
        this.sheet = sheet;
        this.sections = sections;
        this.flow = sections.flow;
    }

    void draw() {
        flow.nextFrame();
        sections.chapter("Registers and bus");
        sections.section("Register map");
        sections.anchor("registers");
        DrawnTable[] map = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption(
                            "Table 3. Registers; bits marked – read 0 and must be written 0");
                    map[0] = flow.table(map());
                    flow.notes("Reset is the value after the first power-on; X keeps what it was.");
                });
        sheet.ask("register_or_pin", "RTX-41 register 0Dh control 2 bits", map[0].at("0Dh", 1));
        sheet.ask("register_or_pin", "RTX-41 where is the VLF flag", map[0].at("0Eh", 9));
        sections.section("Time and calendar, 00h to 06h");
        flow.paragraph(
                "The registers hold packed decimal digits. Reading starts a copy of all seven registers, so that a carry "
                        + "during the transfer cannot split them. Writing the seconds clears the divider below one second. The "
                        + "weekday counts from 0 to 6; which day is 0 is for the software to decide. Years run from 00 to 99 and "
                        + "mean 2000 to 2099, with 29 February in every fourth.");
        sections.section("Control registers, 0Ch to 0Eh");
        DrawnTable[] bits = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("Table 4. Bits of the control and status registers");
                    bits[0] = flow.table(bits());
                });
        sheet.ask(
                "register_or_pin",
                "RTX-41 bit CLKF clock output 1024 Hz",
                bits[0].at("CLKF[1:0]", 3));
        sections.section("Alarm");
        flow.paragraph(
                "Each alarm register has an enable bit AE that is active low. The alarm flag AF is set when all enabled "
                        + "registers equal the time, at the beginning of that second. INT stays low until AF is cleared; clearing "
                        + "the enable bit AIE alone releases the pin and leaves the flag.");
        sections.section("Countdown timer");
        flow.unit(
                () -> {
                    flow.tableCaption("Table 5. Timer clock");
                    flow.table(
                            new Table(RtxModule.ruled(), "ccccc", 2, 3, 3, 3, 3)
                                    .head("TD[1:0]", "Source", "Step", "Shortest", "Longest")
                                    .row("00", "4096 Hz", "244 µs", "244 µs", "0.9998 s")
                                    .row("01", "64 Hz", "15.625 ms", "15.625 ms", "63.98 s")
                                    .row("10", "1 Hz", "1 s", "1 s", "4095 s")
                                    .row("11", "1/60 Hz", "1 min", "1 min", "4095 min"));
                });
        bus();
    }

    private void bus() {
        sections.section("Transfers on the bus");
        flow.paragraph(
                "The slave address is 1010 001b: A2h for writing, A3h for reading. A transfer starts with the register "
                        + "address, which counts up by itself and returns from 3Fh to 00h. A transfer longer than 950 ms is "
                        + "ended by the module, so that the time registers are never locked.");
        flow.skip(8);
        flow.unit(
                () -> {
                    PageBox box = flow.figure(74, RtxRegisters::write);
                    flow.figureCaption("Figure 3. Writing one register", Align.LEFT);
                    sheet.ask(
                            "drawing",
                            "RTX-41 I2C write transfer timing",
                            flow.canvas(),
                            box,
                            "Figure 3");
                });
        flow.unit(
                () -> {
                    flow.figure(52, RtxRegisters::read);
                    flow.figureCaption(
                            "Figure 4. Reading: the address is written first, then the transfer is turned by a repeated start (Sr)",
                            Align.LEFT);
                });
    }

    private static void write(Canvas canvas, PageBox area) {
        TimingDiagram timing = new TimingDiagram(canvas, area, Type.sans(7), 40, 58, 34);
        String octet = "x" + "-".repeat(15) + "x-";
        timing.row(
                "SDA",
                "10" + "x" + "-".repeat(13) + "x-x-" + octet + octet + "01",
                "1010 001",
                "W",
                "A",
                "register address",
                "A",
                "data",
                "A");
        timing.row("SCL", "11" + "01".repeat(27) + "11");
        canvas.text(timing.x(0.6), area.y0() + 4, "S", Type.sans(7).inBold());
        canvas.text(timing.x(57), area.y0() + 4, "P", Type.sans(7).inBold());
    }

    private static void read(Canvas canvas, PageBox area) {
        TimingDiagram timing = new TimingDiagram(canvas, area, Type.sans(6.5), 40, 40, 34);
        timing.row(
                "SDA",
                "x-x------x-x-----x-x-x------x-x-----x-x-",
                "S",
                "A2h",
                "A",
                "address",
                "A",
                "Sr",
                "A3h",
                "A",
                "data n",
                "Ā",
                "P");
        canvas.text(
                area.x0() + 40,
                area.y1() - 3,
                "A: acknowledge from the module     Ā: no acknowledge from the controller",
                Type.sans(6.5));
    }

    private static Table map() {
        Table table =
                new Table(
                                RtxModule.ruled().withSize(7.4),
                                "clccccccccc",
                                1.5,
                                3.4,
                                1.5,
                                1.5,
                                1.5,
                                1.5,
                                1.5,
                                1.5,
                                1.5,
                                1.5,
                                1.5)
                        .head("Addr.", "Name", "Bit 7", "6", "5", "4", "3", "2", "1", "0", "Reset");
        String[] rows = {
            "00h|Seconds|–|40|20|10|8|4|2|1|00h",
            "01h|Minutes|–|40|20|10|8|4|2|1|00h",
            "02h|Hours|–|–|20|10|8|4|2|1|00h",
            "03h|Weekday|–|–|–|–|–|4|2|1|06h",
            "04h|Date|–|–|20|10|8|4|2|1|01h",
            "05h|Month|–|–|–|10|8|4|2|1|01h",
            "06h|Year|80|40|20|10|8|4|2|1|00h",
            "07h|Alarm seconds|AE|40|20|10|8|4|2|1|80h",
            "08h|Alarm minutes|AE|40|20|10|8|4|2|1|80h",
            "09h|Alarm hours|AE|–|20|10|8|4|2|1|80h",
            "0Ah|Alarm date|AE|–|20|10|8|4|2|1|80h",
            "0Bh|Timer value low|128|64|32|16|8|4|2|1|00h",
            "0Ch|Control 1|TE|TIE|AIE|EIE|TD[1:0]|<<|BKO|STOP|00h",
            "0Dh|Control 2|CLKF[1:0]|<<|TCE|TCR[1:0]|<<|–|BSM[1:0]|<<|40h",
            "0Eh|Status|BLF|–|–|EVF|AF|TF|PORF|VLF|03h",
            "0Fh|Timer value high|–|–|–|–|2048|1024|512|256|00h",
            "10h|Offset|signed, 0.24 ppm per step|<<|<<|<<|<<|<<|<<|<<|X",
            "11h|Temperature|signed, °C|<<|<<|<<|<<|<<|<<|<<|X",
            "12h–17h|Time stamp|seconds to years of the last event|<<|<<|<<|<<|<<|<<|<<|00h",
            "18h–1Fh|reserved|do not write|<<|<<|<<|<<|<<|<<|<<|X",
            "20h–3Fh|Memory|32 bytes, kept by the backup supply|<<|<<|<<|<<|<<|<<|<<|X"
        };
        for (String row : rows) {
            table.row(row.split("\\|", -1));
        }
        return table;
    }

    private static Table bits() {
        Table table =
                new Table(RtxModule.ruled(), "cclll", 1.4, 2.2, 1.6, 6, 6)
                        .head("Register", "Bit", "Value", "Meaning", "Remark");
        String[] rows = {
            "0Ch|TE|0|timer stopped|",
            "^^|^^|1|timer counts down|loads the value again at zero",
            "^^|TIE|1|TF drives INT|pulse of 7.8 ms",
            "^^|AIE|1|AF drives INT|until AF is cleared",
            "^^|EIE|1|EVF drives INT|",
            "^^|BKO|1|outputs stay on in backup|adds 60 nA",
            "^^|STOP|1|divider held, clock stands|for exact start",
            "0Dh|CLKF[1:0]|00|CLKOUT off|high impedance",
            "^^|^^|01|32.768 kHz|after reset",
            "^^|^^|10|1024 Hz|temperature corrected",
            "^^|^^|11|1 Hz|temperature corrected",
            "^^|TCE|1|trickle charger on|needs a capacitor, not a cell",
            "^^|TCR[1:0]|00 to 11|2 kΩ, 5 kΩ, 9 kΩ, 15 kΩ|series resistance of the charger",
            "^^|BSM[1:0]|00|switch-over off|",
            "^^|^^|01|direct, V_{DD} < V_{BAT}|",
            "^^|^^|10|level, V_{DD} < 1.5 V|recommended",
            "0Eh|BLF|1|V_{BAT} below 1.9 V|checked once a second",
            "^^|EVF, AF, TF|1|event, alarm, timer|cleared by writing 0",
            "^^|PORF|1|power-on reset took place|cleared by writing 0",
            "^^|VLF|1|supply too low, time not safe|cleared by writing 0"
        };
        for (String row : rows) {
            table.row(row.split("\\|", -1));
        }
        return table;
    }
}
