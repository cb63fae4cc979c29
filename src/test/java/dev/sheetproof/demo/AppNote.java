package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Axis;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.HouseStyle;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.Plot;
import dev.sheetproof.demo.kit.Schematic;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.TableStyle;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.Optional;

/// AN-104: an application note in two justified columns, about matching a crystal to its
/// oscillator.
final class AppNote implements DemoDocument {

    private static final double LEFT = 54;
    private static final double RIGHT = House.A4_WIDTH - 54;
    private static final double MIDDLE = House.A4_WIDTH / 2;

    private static final HouseStyle STYLE =
            new HouseStyle(
                    Type.sans(11).inBold().withInk(House.TEAL),
                    Type.serif(10).inBold().inItalic(),
                    Type.serif(9.4),
                    Type.sans(7.6),
                    Type.serif(8),
                    HouseStyle.Mark.NONE,
                    House.TEAL,
                    true);

    private static final TableStyle TABLE =
            TableStyle.ruled(Type.sans(7.4))
                    .withGrid(TableStyle.Grid.HALF)
                    .withPens(Pen.solid(0.5, Ink.BLACK), Pen.solid(1, Ink.BLACK))
                    .withPadding(2.5, 1.8);

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "an-104.pdf",
                                "AN-104 Matching a Crystal to Its Oscillator",
                                "Application note",
                                "en",
                                2023,
                                8,
                                true),
                        han);
        Canvas page = sheet.page(House.A4_WIDTH, House.A4_HEIGHT);
        page.mark(
                ElementLabel.TITLE,
                page.text(
                        LEFT, 92, "Matching a Crystal to Its Oscillator", Type.sans(21).inBold()));
        page.mark(
                ElementLabel.TEXT,
                page.text(
                        LEFT,
                        108,
                        "Load capacitance, negative resistance and drive level in practice",
                        Type.serif(12).inItalic()));
        page.line(LEFT, 118, RIGHT, 118, Pen.solid(0.6, House.TEAL));
        Flow opening =
                new Flow(
                        sheet,
                        page,
                        STYLE,
                        new PageBox(LEFT, 130, MIDDLE - 9, 770),
                        new PageBox(MIDDLE + 9, 130, RIGHT, 770));
        opening.later(
                new PageBox(LEFT, 70, MIDDLE - 9, 780), new PageBox(MIDDLE + 9, 70, RIGHT, 780));
        write(sheet, opening);
        sheet.furniture(AppNote::furniture);
        return sheet;
    }

    private static void furniture(Canvas canvas, int pages) {
        House.furnished(canvas, House.logo(canvas, LEFT, 30, 20, House.TEAL, Ink.WHITE));
        House.furnished(
                canvas,
                canvas.text(
                        Align.RIGHT, RIGHT, 44, "Application Note AN-104", Type.sans(9).inBold()));
        canvas.line(LEFT, 54, RIGHT, 54, Pen.solid(1.2, House.TEAL));
        Type small = Type.sans(7).withInk(Ink.gray(0.3));
        double foot = canvas.height() - 36;
        House.furnished(canvas, canvas.text(LEFT, foot, "AN-104 Rev. 2, August 2023", small));
        House.furnished(
                canvas,
                canvas.text(Align.RIGHT, RIGHT, foot, canvas.number() + " of " + pages, small));
    }

    private static void write(Sheet sheet, Flow flow) {
        flow.heading("1  Why crystals do not start");
        flow.paragraph(
                "Most field returns of crystals carry the remark “no oscillation”, and most of these crystals are good. "
                        + "The circuit around them is marginal: the amplifier has too little gain for the series resistance, or "
                        + "the capacitors were copied from another board. This note shows how to choose the two capacitors, how to "
                        + "measure the safety margin, and how to keep the drive level within its limit.");
        flow.heading("2  The crystal as a circuit");
        flow.paragraph(
                "Near its resonance a crystal behaves like the circuit of Figure 1. The motional arm L_{1}, C_{1}, R_{1} "
                        + "stands for the vibrating blank, C_{0} for the electrodes and the package. Between series and parallel "
                        + "resonance the crystal is an inductor, and this is where the oscillator works.");
        flow.unit(
                () -> {
                    PageBox box = flow.figure(82, AppNote::equivalent);
                    flow.figureCaption(
                            "Figure 1. Equivalent circuit of a crystal unit", Align.CENTER);
                    sheet.ask(
                            "drawing",
                            "equivalent circuit of a crystal motional arm",
                            flow.canvas(),
                            box,
                            "Figure 1");
                });
        flow.paragraph("The frequency with a load C_{L} lies above the series resonance f_{S} by");
        flow.formula("Δf / f_{S} = C_{1} / (2 (C_{0} + C_{L}))", "(1)");
        flow.paragraph("and changes with the load by the pulling sensitivity");
        flow.formula("S = − C_{1} / (2 (C_{0} + C_{L})^{2})", "(2)");
        flow.paragraph(
                "For the ABX-7 with C_{1} = 5.1 fF, C_{0} = 1.3 pF and C_{L} = 18 pF equation 2 gives −6.8 ppm for each "
                        + "picofarad. With C_{L} = 8 pF it is −29.5 ppm: small loads save current but make the frequency depend on "
                        + "every stray capacitance.");
        flow.heading("3  Choosing the capacitors");
        flow.paragraph(
                "Figure 2 shows the oscillator found in nearly every microcontroller. Seen from the crystal, C_{A} and C_{B} "
                        + "are in series; the stray capacitance C_{S} of pins and traces is parallel to both:");
        flow.unit(
                () -> {
                    PageBox box = flow.figure(128, AppNote::pierce);
                    flow.figureCaption(
                            "Figure 2. Pierce oscillator with limiting resistor R_{D}",
                            Align.CENTER);
                    sheet.ask(
                            "drawing",
                            "Pierce oscillator schematic with limiting resistor",
                            flow.canvas(),
                            box,
                            "Figure 2");
                });
        flow.formula("C_{L} = C_{A} C_{B} / (C_{A} + C_{B}) + C_{S}", "(3)");
        flow.paragraph(
                "With equal capacitors this becomes C_{A} = C_{B} = 2 (C_{L} − C_{S}). Table 1 lists the values for a stray "
                        + "capacitance of 3 pF, which fits a four-layer board with traces of 5 mm.");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("Table 1. Capacitors for common loads, C_{S} = 3 pF");
                    table[0] =
                            flow.table(
                                    new Table(TABLE, "cccc", 1, 1, 1.3, 1.4)
                                            .head(
                                                    "C_{L} (pF)",
                                                    "Exact (pF)",
                                                    "E24 value (pF)",
                                                    "Error (ppm)")
                                            .row("6", "6", "6.2", "−4.7")
                                            .row("8", "10", "10", "0")
                                            .row("10", "14", "15", "−9.6")
                                            .row("12", "18", "18", "0")
                                            .row("18", "30", "30", "0")
                                            .row("20", "34", "33", "+2.9"));
                    flow.notes("Error: shift of an ABX-7 at 26 MHz caused by rounding.");
                });
        sheet.ask("parameter", "capacitor value for 18 pF crystal load", table[0].at("18", 2));
        flow.subheading("3.1  Measuring the stray capacitance");
        flow.paragraph(
                "Mount a crystal whose motional data are known, measure the frequency with two different pairs of "
                        + "capacitors through a buffered output (never with a probe on the pins), and solve equation 1 for C_{S}. "
                        + "A typical microcontroller adds 1 pF to 2 pF at each pin, a socket another 2 pF.");
        margin(sheet, flow);
    }

    private static void margin(Sheet sheet, Flow flow) {
        flow.heading("4  Negative resistance");
        flow.paragraph(
                "An oscillator starts when the magnitude of its negative resistance exceeds the effective resistance of the "
                        + "crystal at the load,");
        flow.formula("R_{E} = R_{1} (1 + C_{0} / C_{L})^{2}", "(4)");
        flow.paragraph(
                "For a safe start at all temperatures and after years of aging the margin should be at least five. "
                        + "For small crystals in cars ask for ten. The amplifier provides");
        flow.formula("R_{N} = − g_{m} / ((2πf)^{2} C_{A} C_{B})", "(5)");
        flow.paragraph(
                "as long as C_{0} is small against the load. Doubling both capacitors divides the margin by four, as Figure 3 "
                        + "shows: large loads and high frequencies need much gain.");
        flow.unit(
                () -> {
                    PageBox box = flow.figure(168, AppNote::gain);
                    flow.figureCaption(
                            "Figure 3. Negative resistance at g_{m} = 5 mS and equal capacitors",
                            Align.CENTER);
                    sheet.ask(
                            "drawing",
                            "negative resistance against load capacitors plot",
                            flow.canvas(),
                            box,
                            "Figure 3");
                });
        flow.subheading("4.1  How to test");
        flow.steps(
                "Put a small resistor R_{T} in series with the crystal.",
                "Raise R_{T} until the oscillator no longer starts from power-up.",
                "The largest R_{T} that starts, plus R_{E}, is the magnitude of the negative resistance.",
                "Repeat at the lowest supply and at both ends of the temperature range.");
        flow.paragraph(
                "Example: an ABX-7 at 26 MHz has at most 40 Ω, equation 4 gives R_{E} = 46 Ω. If the circuit starts with up "
                        + "to 270 Ω in series, the margin is (270 + 46) / 46 = 6.9, which is enough.");
        flow.heading("5  Drive level");
        flow.paragraph(
                "Too much current through the blank ages it quickly and can break a tuning fork. The power follows from the "
                        + "RMS current, measured with a current probe around one lead, or from the voltage across the crystal:");
        flow.formula("P = R_{E} (2πf (C_{0} + C_{L}) V_{RMS})^{2}", "(6)");
        flow.paragraph(
                "If the limit is exceeded, raise R_{D}. A first value is the reactance of C_{B} at the working frequency; for "
                        + "26 MHz and 30 pF this is 204 Ω. A resistor that is too large costs gain: check the margin again.");
        DrawnTable[] limits = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("Table 2. Drive level limits of our crystals");
                    limits[0] =
                            flow.table(
                                    new Table(TABLE, "lccc", 2.4, 1.6, 1.6, 1.6)
                                            .head(
                                                    "Series",
                                                    "Typical (µW)",
                                                    "Limit (µW)",
                                                    "R_{1} max (Ω)")
                                            .row("ABX-5", "10", "100", "60")
                                            .row("ABX-7", "100", "200", "40")
                                            .row("ABX-49S", "100", "1000", "40")
                                            .row("TFX-32", "0.1", "0.5", "70 000"));
                });
        sheet.ask("parameter", "drive level limit of ABX-49S", limits[0].at("ABX-49S", 2));
        flow.heading("6  Layout");
        flow.bullets(
                "•",
                "Place crystal and capacitors next to the pins, on the same side of the board.",
                "Return both capacitors to the ground pin of the oscillator by one short trace.",
                "Keep ground below the crystal but cut other planes: each adds stray capacitance.",
                "Guard 32.768 kHz circuits with a ring; their impedance is high.");
        budget(sheet, flow);
        flow.heading("8  Summary");
        flow.paragraph(
                "Compute the capacitors from equation 3, measure the margin as in section 4.1 and the drive level from equation "
                        + "6, in this order, for every new board. It takes an afternoon; a recall takes longer.");
        flow.heading("References");
        flow.paragraph("[1] Aubrex Timing, ABX-7 data sheet ADS-0107, Rev. C, 2025.", STYLE.note());
        flow.paragraph(
                "[2] Aubrex Timing, TFX-32 data sheet ADS-0132, Rev. B, 2024.", STYLE.note());
        flow.paragraph("[3] Aubrex Timing, Selection Guide 2025.", STYLE.note());
    }

    private static void budget(Sheet sheet, Flow flow) {
        flow.heading("7  Frequency budget");
        flow.paragraph(
                "The accuracy of a clock is the sum of several shares. Their worst cases add up only if they depend on one "
                        + "another; independent shares may be added as squares:");
        flow.formula("Δ = √(Σ Δ_{i}^{2})", "(7)");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption(
                            "Table 3. Budget of a Bluetooth radio with ABX7-26.000M-10-10-T, limit ±40 ppm");
                    table[0] =
                            flow.table(
                                    new Table(TABLE, "lcc", 3.4, 1.4, 1.6)
                                            .head("Share", "ppm", "Square")
                                            .row("Tolerance at 25 °C", "±10", "100")
                                            .row("Temperature", "±15", "225")
                                            .row("Aging, ten years", "±5", "25")
                                            .row("Capacitors, ±2 %", "±4", "16")
                                            .row("Stray capacitance, ±0.5 pF", "±10", "100")
                                            .row("Sum of worst cases", "±44", "")
                                            .row("Root of squares", "±21.6", "466"));
                });
        sheet.ask(
                "parameter",
                "frequency budget Bluetooth radio root of squares",
                table[0].at("Root of squares", 1));
        flow.paragraph(
                "The worst case misses the limit and the root of the squares keeps it with room to spare. Products in large "
                        + "numbers are judged by the second figure, with a sample measured at both ends of the range.");
    }

    private static void equivalent(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.sans(7));
        double x = area.centerX() - 72;
        double y = area.y0() + 18;
        s.terminal(x - 22, y + 20, Align.RIGHT, "1")
                .wire(x - 20, y + 20, x - 8, y + 20)
                .dot(x - 8, y + 20);
        s.wire(x - 8, y, x - 8, y + 44)
                .wire(x - 8, y, x + 4, y)
                .inductor(x + 4, y, "L1")
                .wire(x + 30, y, x + 44, y);
        s.capacitor(x + 44, y, false, "C1")
                .wire(x + 70, y, x + 82, y)
                .resistor(x + 82, y, false, "R1");
        s.wire(x + 108, y, x + 150, y, x + 150, y + 44).wire(x - 8, y + 44, x + 58, y + 44);
        s.capacitor(x + 58, y + 44, false, "C0").wire(x + 84, y + 44, x + 150, y + 44);
        s.dot(x + 150, y + 20)
                .wire(x + 150, y + 20, x + 162, y + 20)
                .terminal(x + 164, y + 20, Align.LEFT, "2");
    }

    private static void pierce(Canvas canvas, PageBox area) {
        Schematic s = new Schematic(canvas, Type.sans(7));
        double x = area.centerX() - 62;
        double y = area.y0() + 14;
        s.wire(x, y + 26, x + 44, y + 26)
                .inverter(x + 44, y + 26, "gm")
                .wire(x + 78, y + 26, x + 120, y + 26);
        s.wire(x, y, x + 48, y).resistor(x + 48, y, false, "RF").wire(x + 74, y, x + 120, y);
        s.wire(x, y, x, y + 70)
                .dot(x, y + 26)
                .wire(x + 120, y, x + 120, y + 36)
                .dot(x + 120, y + 26);
        s.resistor(x + 120, y + 36, true, "RD").wire(x + 120, y + 62, x + 120, y + 70);
        s.wire(x, y + 70, x + 48, y + 70)
                .crystal(x + 48, y + 70, "Y1")
                .wire(x + 74, y + 70, x + 120, y + 70);
        s.dot(x, y + 70).dot(x + 120, y + 70);
        s.capacitor(x, y + 70, true, "CA")
                .ground(x, y + 96)
                .capacitor(x + 120, y + 70, true, "CB")
                .ground(x + 120, y + 96);
    }

    private static void gain(Canvas canvas, PageBox area) {
        Pen[] pens = {
            Pen.solid(1.1, House.TEAL),
            Pen.solid(1.1, Ink.BLACK),
            Pen.dashed(1.1, House.BRICK, 4, 2)
        };
        double[] frequencies = {16e6, 26e6, 48e6};
        Plot plot =
                new Plot(
                        canvas,
                        area,
                        Axis.linear("CA = CB (pF)", 5, 40, 5),
                        Axis.decades("|RN| (Ω)", 10, 1e4),
                        Type.sans(6.5));
        for (int i = 0; i < 3; i++) {
            double w = 2 * Math.PI * frequencies[i];
            plot.curve(pens[i], c -> 5e-3 / (w * w * c * c * 1e-24));
        }
        plot.legend(Align.RIGHT, pens, "16 MHz", "26 MHz", "48 MHz");
    }
}
