package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.HouseStyle;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.Schematic;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.SmdPackage;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.TableStyle;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// RTX-41: a real-time clock module; numbered sections, an outline, a linked table of contents,
/// registers.
final class RtxModule implements DemoDocument {

    private static final PageBox FRAME = new PageBox(48, 66, House.A4_WIDTH - 48, 782);

    /// A numbered section, for the contents page and the outline.
    record Entry(int level, String number, String title, int page) {}

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "rtx-41.pdf",
                                "RTX-41 Real-Time Clock Module",
                                "RTC module with I2C",
                                "en",
                                2024,
                                10,
                                true),
                        han);
        Canvas cover = sheet.page(House.A4_WIDTH, House.A4_HEIGHT);
        Canvas contents = sheet.page(House.A4_WIDTH, House.A4_HEIGHT);
        Sections sections = new Sections(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        cover(sheet, cover);
        sections.overview();
        new RtxRegisters(sheet, sections).draw();
        new RtxElectrical(sheet, sections).draw();
        contents(sheet, contents, sections.entries);
        sheet.furniture(
                House.modernFurniture(
                        "RTX-41", "Real-Time Clock Module", "ADS-0541", "Rev. 1.3, October 2024"));
        return sheet;
    }

    static HouseStyle style() {
        HouseStyle m = House.modern();
        return new HouseStyle(
                Type.sans(12.5).inBold().withInk(House.TEAL),
                Type.sans(10).inBold(),
                Type.sans(8.8),
                m.caption(),
                m.note(),
                HouseStyle.Mark.NONE,
                m.accent(),
                false);
    }

    static TableStyle ruled() {
        return TableStyle.ruled(Type.sans(7.8))
                .withPens(Pen.solid(0.4, Ink.gray(0.4)), Pen.solid(0.8, Ink.gray(0.2)))
                .withHead(House.PALE, Ink.BLACK);
    }

    private void cover(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, style(), FRAME);
        page.mark(
                ElementLabel.TITLE,
                page.text(48, 90, "RTX-41", Type.sans(26).inBold().withInk(House.TEAL)));
        page.mark(
                ElementLabel.TITLE,
                page.text(48, 110, "Real-time clock module with I²C interface", Type.sans(13)));
        Figures.photo(page, new PageBox(420, 66, 530, 118), Ink.gray(0.25), "RTX41", "A 4410");
        page.mark(ElementLabel.FIGURE, new PageBox(420, 66, 530, 118));
        flow.to(124);
        flow.heading("General description");
        flow.paragraph(
                "The RTX-41 joins a 32.768 kHz tuning fork crystal, its oscillator, a calendar with alarm and timer, a "
                        + "backup switch and 32 bytes of memory in a ceramic package of 3.7 × 2.5 mm. Each module is calibrated "
                        + "in production; a temperature sensor corrects the clock every minute, so that it loses less than "
                        + "±5 ppm from −40 °C to +85 °C. The registers are read and written over a two-wire bus at up to 400 kHz.");
        flow.heading("Features");
        flow.bullets(
                "•",
                "Timekeeping current 180 nA typical at 3 V",
                "Accuracy ±5 ppm over temperature, ±3 ppm at 25 °C",
                "Backup switch-over with trickle charger for capacitor or cell",
                "Seconds to years with leap years to 2099; alarm from seconds to date",
                "Countdown timer from 244 µs to 4095 minutes",
                "Clock output 32.768 kHz, 1024 Hz or 1 Hz",
                "Supply 1.2 V to 5.5 V, bus 1.6 V to 5.5 V");
        flow.heading("Applications");
        flow.bullets(
                "•",
                "Electricity, gas and heat meters",
                "Medical recorders",
                "Programmable controllers",
                "Battery sensors with rare wake-up");
        flow.heading("Block diagram");
        flow.unit(
                () -> {
                    PageBox box = flow.figure(185, RtxModule::blocks);
                    flow.figureCaption("Figure 1. Block diagram", Align.LEFT);
                    sheet.ask(
                            "drawing",
                            "RTX-41 block diagram",
                            page,
                            box,
                            "Figure 1. Block diagram");
                });
        flow.paragraph(
                "The table of contents is on the next page; registers are listed in @registers{section 3.1}, limits in "
                        + "@limits{section 4.1}.");
    }

    private static void blocks(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.sans(7.2));
        double x = area.x0() + 20;
        double y = area.y0() + 10;
        s.block(new PageBox(x, y, x + 62, y + 38), "crystal", "32.768 kHz");
        s.block(new PageBox(x + 92, y, x + 160, y + 38), "oscillator");
        s.block(new PageBox(x + 190, y, x + 262, y + 38), "divider and", "correction");
        s.block(new PageBox(x + 300, y, x + 380, y + 38), "clock, calendar,", "alarm");
        s.block(new PageBox(x + 190, y + 60, x + 262, y + 98), "temperature", "sensor");
        s.block(new PageBox(x + 300, y + 60, x + 380, y + 98), "timer");
        s.block(new PageBox(x + 92, y + 60, x + 160, y + 98), "output", "selector");
        s.block(new PageBox(x, y + 120, x + 62, y + 158), "backup", "switch");
        s.block(new PageBox(x + 190, y + 120, x + 262, y + 158), "I²C interface");
        s.block(new PageBox(x + 300, y + 120, x + 380, y + 158), "memory", "32 bytes");
        s.signal(x + 62, y + 19, x + 92, y + 19).signal(x + 160, y + 19, x + 190, y + 19);
        s.signal(x + 262, y + 19, x + 300, y + 19).signal(x + 226, y + 60, x + 226, y + 38);
        s.wire(x + 280, y + 19, x + 280, y + 79)
                .dot(x + 280, y + 19)
                .signal(x + 280, y + 79, x + 300, y + 79);
        s.wire(x + 175, y + 19, x + 175, y + 79)
                .dot(x + 175, y + 19)
                .signal(x + 175, y + 79, x + 160, y + 79);
        s.signal(x + 92, y + 79, x - 2 + 40, y + 79).label(x + 8, y + 82, "CLKOUT");
        s.signal(x + 262, y + 139, x + 300, y + 139)
                .signal(x + 380, y + 19, x + 412, y + 19)
                .label(x + 415, y + 22, "INT");
        s.wire(x + 380, y + 79, x + 396, y + 79, x + 396, y + 19).dot(x + 396, y + 19);
        s.signal(x + 130, y + 132, x + 190, y + 132).signal(x + 130, y + 148, x + 190, y + 148);
        s.label(x + 110, y + 135, "SCL").label(x + 110, y + 151, "SDA");
        s.signal(x - 14, y + 132, x, y + 132).signal(x - 14, y + 148, x, y + 148);
        s.label(x - 18, y + 116, "VDD, VBAT");
    }

    private static void contents(Sheet sheet, Canvas page, List<Entry> entries) {
        Flow flow = new Flow(sheet, page, style(), FRAME);
        flow.heading("Contents");
        double y = flow.y() + 4;
        double top = y;
        Type type = Type.sans(9);
        for (Entry entry : entries) {
            double x = 48 + (entry.level() - 1) * 18;
            Type row = entry.level() == 1 ? type.inBold() : type;
            String name = "s" + entry.number().replace('.', '-');
            page.text(x, y + 9, entry.number(), row);
            PageBox title =
                    dev.sheetproof.demo.kit.TextBlock.of(
                                    page.fonts(), "@" + name + "{" + entry.title() + "}", row, 400)
                            .draw(page, x + 28, y, 400, Align.LEFT);
            PageBox number =
                    page.text(Align.RIGHT, FRAME.x1(), y + 9, String.valueOf(entry.page()), row);
            double dots = page.fonts().width(".", type);
            int count = (int) ((number.x0() - 8 - title.x1() - 6) / (2 * dots));
            page.text(Align.RIGHT, number.x0() - 8, y + 9, ". ".repeat(count).strip(), type);
            y += entry.level() == 1 ? 17 : 14.5;
        }
        page.mark(ElementLabel.TEXT, new PageBox(48, top, FRAME.x1(), y));
    }

    /// Writes numbered sections and remembers them.
    static final class Sections {

        final Sheet sheet;
        final Flow flow;
        final List<Entry> entries = new ArrayList<>();
        private int chapter;
        private int section;

        Sections(Sheet sheet, Canvas first) {
            this.sheet = sheet;
            this.flow = new Flow(sheet, first, style(), FRAME);
        }

        void chapter(String title) {
            chapter++;
            section = 0;
            flow.need(120);
            String number = String.valueOf(chapter);
            flow.heading(number + "   " + title);
            enter(1, number, title, 20);
        }

        void section(String title) {
            section++;
            flow.need(110);
            String number = chapter + "." + section;
            flow.subheading(number + "   " + title);
            enter(2, number, title, 16);
        }

        private void enter(int level, String number, String title, double back) {
            Canvas page = flow.canvas();
            entries.add(new Entry(level, number, title, page.number()));
            sheet.outline(level, number + " " + title, page, flow.y() - back);
            sheet.destination("s" + number.replace('.', '-'), page, flow.y() - back);
        }

        /// Names the current place for links in the text.
        void anchor(String name) {
            sheet.destination(name, flow.canvas(), flow.y() - 16);
        }

        private void overview() {
            chapter("Ordering and marking");
            DrawnTable[] order = new DrawnTable[1];
            flow.unit(
                    () -> {
                        flow.tableCaption("Table 1. Ordering information");
                        order[0] =
                                flow.table(
                                        new Table(ruled(), "lllll", 4, 3, 3, 3, 4)
                                                .head(
                                                        "Part number",
                                                        "Accuracy",
                                                        "Temperature",
                                                        "Marking",
                                                        "Packing")
                                                .row(
                                                        "RTX41-A-T",
                                                        "±5 ppm",
                                                        "−40 to +85 °C",
                                                        "RTX41 A",
                                                        "tape, 3000 pieces")
                                                .row(
                                                        "RTX41-B-T",
                                                        "±10 ppm",
                                                        "−40 to +85 °C",
                                                        "RTX41 B",
                                                        "tape, 3000 pieces")
                                                .row(
                                                        "RTX41-X-T",
                                                        "±8 ppm",
                                                        "−40 to +105 °C",
                                                        "RTX41 X",
                                                        "tape, 1000 pieces")
                                                .row(
                                                        "RTX41-EVB",
                                                        "evaluation board",
                                                        "<<",
                                                        "—",
                                                        "one piece"));
                    });
            sheet.ask("part_full", "RTX41-X-T", order[0].at("RTX41-X-T", 0));
            chapter("Pins");
            flow.unit(
                    () -> {
                        flow.figure(120, Sections::pinout);
                        flow.figureCaption("Figure 2. Pin positions, seen from above", Align.LEFT);
                    });
            DrawnTable[] pins = new DrawnTable[1];
            flow.unit(
                    () -> {
                        flow.tableCaption("Table 2. Pin functions");
                        pins[0] =
                                flow.table(
                                        new Table(ruled(), "cccl", 1, 2, 2, 10)
                                                .head("Pin", "Name", "Type", "Function")
                                                .row(
                                                        "1",
                                                        "SDA",
                                                        "I/O",
                                                        "Serial data, open drain; pull-up to the bus supply")
                                                .row(
                                                        "2",
                                                        "CLKOUT",
                                                        "output",
                                                        "Clock output, push-pull; high impedance when switched off in @s3-3{register 0Dh}")
                                                .row("3", "VSS", "supply", "Ground")
                                                .row(
                                                        "4",
                                                        "INT",
                                                        "output",
                                                        "Interrupt of alarm, timer and low battery, open drain, active low")
                                                .row(
                                                        "5",
                                                        "VBAT",
                                                        "supply",
                                                        "Backup cell or capacitor, 1.2 V to 5.5 V; connect to VSS when not used")
                                                .row(
                                                        "6",
                                                        "VDD",
                                                        "supply",
                                                        "Main supply, 100 nF to VSS")
                                                .row(
                                                        "7",
                                                        "EVI",
                                                        "input",
                                                        "Event input with time stamp; connect to VSS when not used")
                                                .row("8", "SCL", "input", "Serial clock"));
                    });
            sheet.ask("register_or_pin", "RTX-41 VBAT pin when unused", pins[0].at("VBAT", 3));
            section("Backup switch-over");
            flow.paragraph(
                    "When V_{DD} falls below 1.5 V and below V_{BAT}, the module changes to the backup supply within "
                            + "2 ms, releases the bus and keeps counting. The outputs CLKOUT and INT are off unless bit BKO in "
                            + "@s3-3{the control registers} is set. V_{DD} above 1.6 V brings the bus back. A supply slower than "
                            + "0.7 V/ms cannot be followed; the flag VLF then tells that the time may be wrong.");
            section("Power-on reset");
            flow.paragraph(
                    "After the first power-on all registers hold the values of @registers{Table 3} and the flag VLF is set. "
                            + "Software must check VLF before it trusts the time, write the time, then clear VLF.");
        }

        private static void pinout(Canvas canvas, PageBox area) {
            Schematic s = new Schematic(canvas, Type.sans(7.5));
            double x = area.centerX() - 55;
            s.chip(
                    new PageBox(x, area.y0() + 6, x + 110, area.y0() + 112),
                    "RTX-41",
                    new String[] {"SDA", "CLKOUT", "VSS", "INT"},
                    new String[] {"SCL", "EVI", "VDD", "VBAT"});
        }
    }

    static SmdPackage outline() {
        return new SmdPackage(3.7, 2.5, 0.9, pads());
    }

    private static List<SmdPackage.Pad> pads() {
        List<SmdPackage.Pad> pads = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            pads.add(new SmdPackage.Pad(String.valueOf(i + 1), -1.35 + 0.9 * i, 0.9, 0.5, 0.6));
        }
        for (int i = 0; i < 4; i++) {
            pads.add(new SmdPackage.Pad(String.valueOf(i + 5), 1.35 - 0.9 * i, -0.9, 0.5, 0.6));
        }
        return pads;
    }
}
