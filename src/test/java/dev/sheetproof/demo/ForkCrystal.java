package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Axis;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.Plot;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.SmdPackage;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.TableStyle;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.Optional;

/// TFX-32: a 32.768 kHz tuning fork crystal; tables with rules above, below and under the head
/// only.
final class ForkCrystal implements DemoDocument {

    private static final SmdPackage PACKAGE = SmdPackage.twoPad(3.2, 1.5, 0.9, 0.8, 1.2);
    private static final PageBox FRAME = new PageBox(48, 68, House.A4_WIDTH - 48, 786);

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "tfx-32.pdf",
                                "TFX-32",
                                "32.768 kHz tuning fork crystal",
                                "en",
                                2024,
                                5,
                                true),
                        han);
        front(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        back(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        sheet.furniture(
                House.modernFurniture(
                        "TFX-32",
                        "32.768 kHz Tuning Fork Crystal",
                        "ADS-0132",
                        "Rev. B, May 2024"));
        return sheet;
    }

    private static TableStyle half() {
        return House.modernTable()
                .withGrid(TableStyle.Grid.HALF)
                .withPens(Pen.solid(0.5, House.TEAL), Pen.solid(1.1, House.TEAL));
    }

    private void front(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.modern(), FRAME);
        flow.heading("General");
        flow.paragraph(
                "The TFX-32 is a photolithographic tuning fork in a 3.2 × 1.5 mm ceramic package, for real-time clocks "
                        + "that live for ten years on a coin cell. Three load capacitances are in stock. For a module with the "
                        + "crystal built in see the RTX-41.");
        flow.heading("Characteristics");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    table[0] =
                            flow.table(
                                    new Table(half(), "llccccl", 4.4, 1.3, 1.3, 1.5, 1.3, 1.3, 4)
                                            .head(
                                                    "Parameter",
                                                    "Symbol",
                                                    "Min",
                                                    "Typ",
                                                    "Max",
                                                    "Unit",
                                                    "Conditions")
                                            .row(
                                                    "Nominal frequency",
                                                    "f_{0}",
                                                    "",
                                                    "32.768",
                                                    "",
                                                    "kHz",
                                                    "")
                                            .row(
                                                    "Frequency tolerance",
                                                    "Δf/f_{0}",
                                                    "−20",
                                                    "",
                                                    "+20",
                                                    "ppm",
                                                    "T_{a} = 25 °C, DL = 0.1 µW")
                                            .row(
                                                    "Load capacitance",
                                                    "C_{L}",
                                                    "",
                                                    "7.0",
                                                    "",
                                                    "pF",
                                                    "code 070")
                                            .row("", "", "", "9.0", "", "pF", "code 090")
                                            .row("", "", "", "12.5", "", "pF", "code 125")
                                            .row(
                                                    "Series resistance",
                                                    "R_{1}",
                                                    "",
                                                    "45",
                                                    "70",
                                                    "kΩ",
                                                    "")
                                            .row(
                                                    "Turnover temperature",
                                                    "T_{i}",
                                                    "20",
                                                    "25",
                                                    "30",
                                                    "°C",
                                                    "")
                                            .row(
                                                    "Parabolic coefficient^{(1)}",
                                                    "B",
                                                    "−0.040",
                                                    "−0.034",
                                                    "",
                                                    "ppm/°C^{2}",
                                                    "")
                                            .row(
                                                    "Motional capacitance",
                                                    "C_{1}",
                                                    "",
                                                    "3.4",
                                                    "",
                                                    "fF",
                                                    "")
                                            .row(
                                                    "Shunt capacitance",
                                                    "C_{0}",
                                                    "",
                                                    "1.0",
                                                    "",
                                                    "pF",
                                                    "")
                                            .row("Quality factor", "Q", "", "32 000", "", "", "")
                                            .row("Drive level", "DL", "", "0.1", "0.5", "µW", "")
                                            .row(
                                                    "Aging",
                                                    "Δf/f_{0}",
                                                    "−3",
                                                    "",
                                                    "+3",
                                                    "ppm",
                                                    "first year, 25 °C")
                                            .row(
                                                    "Operating temperature",
                                                    "T_{a}",
                                                    "−40",
                                                    "",
                                                    "+85",
                                                    "°C",
                                                    ""));
                    flow.notes(
                            "(1) The deviation at a temperature T follows Δf/f_{0} = B (T − T_{i})^{2}.");
                });
        sheet.ask("parameter", "TFX-32 series resistance max", table[0].at("Series resistance", 4));
        sheet.ask(
                "parameter",
                "32.768 kHz tuning fork turnover temperature",
                table[0].at("Turnover temperature", 3));
        flow.skip(6);
        flow.unit(
                () -> {
                    flow.figure(330, 170, ForkCrystal::parabola);
                    flow.figureCaption(
                            "Frequency deviation against temperature, typical and limits",
                            Align.CENTER);
                });
    }

    private static void parabola(Canvas canvas, PageBox area) {
        Pen[] pens = {Pen.solid(1.2, House.TEAL), Pen.dashed(0.9, House.BRICK, 4, 2)};
        new Plot(
                        canvas,
                        area,
                        Axis.linear("Temperature (°C)", -50, 100, 25),
                        Axis.linear("Δf/f (ppm)", -250, 50, 50),
                        Type.sans(6.8))
                .curve(pens[0], t -> -0.034 * (t - 25) * (t - 25))
                .curve(pens[1], t -> -0.040 * (t - 20) * (t - 20) - 20)
                .curve(pens[1], t -> -0.034 * (t - 30) * (t - 30) + 20)
                .legend(Align.RIGHT, pens, "typical", "limits, with tolerance");
    }

    private void back(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.modern(), FRAME);
        Type small = Type.sans(7);
        flow.heading("Package and pads");
        flow.unit(
                () -> {
                    PageBox box =
                            flow.figure(
                                    150,
                                    (canvas, area) -> {
                                        PACKAGE.top(
                                                canvas,
                                                area.x0() + 90,
                                                area.y0() + 58,
                                                30,
                                                small,
                                                "T7C");
                                        PACKAGE.side(
                                                canvas, area.x0() + 90, area.y0() + 118, 30, small);
                                        PACKAGE.bottom(
                                                canvas, area.x0() + 258, area.y0() + 58, 30, small);
                                        PACKAGE.land(
                                                canvas,
                                                area.x0() + 420,
                                                area.y0() + 58,
                                                30,
                                                small,
                                                0.2);
                                        canvas.text(
                                                Align.CENTER,
                                                area.x0() + 258,
                                                area.y0() + 124,
                                                "bottom",
                                                small.inItalic());
                                        canvas.text(
                                                Align.CENTER,
                                                area.x0() + 420,
                                                area.y0() + 124,
                                                "land pattern",
                                                small.inItalic());
                                    });
                    flow.figureCaption(
                            "Dimensions in mm. No copper under the package in the top layer.",
                            Align.CENTER);
                    sheet.ask("drawing", "TFX-32 land pattern", page, box, "Dimensions in mm");
                });
        flow.heading("Layout");
        flow.steps(
                "Keep both traces shorter than 5 mm and of equal length.",
                "Surround them with a ground ring that is tied to the ground pin of the clock circuit.",
                "Do not route switching signals below the crystal, in any layer.",
                "Clean flux residues: 10 MΩ across the pads may keep the oscillator from starting.",
                "No ultrasonic cleaning; its frequency is close to that of the fork.");
        sheet.ask(
                "list",
                "TFX-32 ultrasonic cleaning",
                page,
                lastList(page),
                "No ultrasonic cleaning");
        flow.heading("Order information");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () ->
                        table[0] =
                                flow.table(
                                        new Table(half(), "llcccl", 5, 2, 2, 2, 2, 3)
                                                .head(
                                                        "Part number",
                                                        "C_{L} (pF)",
                                                        "Tolerance (ppm)",
                                                        "R_{1} max (kΩ)",
                                                        "T_{a} (°C)",
                                                        "Packing")
                                                .row(
                                                        "TFX32-32.768K-070-20-T",
                                                        "7.0",
                                                        "±20",
                                                        "70",
                                                        "−40 to +85",
                                                        "tape, 3000")
                                                .row(
                                                        "TFX32-32.768K-090-20-T",
                                                        "9.0",
                                                        "±20",
                                                        "70",
                                                        "−40 to +85",
                                                        "tape, 3000")
                                                .row(
                                                        "TFX32-32.768K-125-20-T",
                                                        "12.5",
                                                        "±20",
                                                        "70",
                                                        "−40 to +85",
                                                        "tape, 3000")
                                                .row(
                                                        "TFX32-32.768K-125-10-T",
                                                        "12.5",
                                                        "±10",
                                                        "70",
                                                        "−40 to +85",
                                                        "tape, 3000")
                                                .row(
                                                        "TFX32-32.768K-070-20-L",
                                                        "7.0",
                                                        "±20",
                                                        "50",
                                                        "−40 to +85",
                                                        "tape, low resistance")
                                                .row(
                                                        "TFX32-32.768K-125-20-H",
                                                        "12.5",
                                                        "±20",
                                                        "70",
                                                        "−40 to +105",
                                                        "tape, 3000")));
        sheet.ask("part_full", "TFX32-32.768K-090-20-T", table[0].at("TFX32-32.768K-090-20-T", 0));
        flow.heading("Packing");
        flow.unit(
                () -> {
                    flow.figure(
                            330, 120, (canvas, area) -> Figures.tape(canvas, area, 8, 4, PACKAGE));
                    flow.figureCaption("Carrier tape (mm)", Align.CENTER);
                });
        flow.skip(6);
        flow.paragraph(House.DISCLAIMER, House.modern().note());
    }

    private static PageBox lastList(Canvas page) {
        return page.truth().marks().stream()
                .filter(m -> m.label() == dev.sheetproof.model.ElementLabel.LIST)
                .reduce((a, b) -> b)
                .orElseThrow()
                .box();
    }
}
