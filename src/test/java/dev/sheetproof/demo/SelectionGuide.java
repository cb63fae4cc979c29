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
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.SmdPackage;
import dev.sheetproof.demo.kit.TableStyle;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.Optional;

/// The selection guide: ten pages in US Letter size, with tables that run over page breaks.
final class SelectionGuide implements DemoDocument {

    private static final double WIDTH = 612;
    private static final double HEIGHT = 792;
    private static final PageBox FRAME = new PageBox(45, 64, WIDTH - 45, 738);

    static final HouseStyle STYLE =
            new HouseStyle(
                    Type.sans(13).inBold().withInk(House.NAVY),
                    Type.sans(10).inBold().withInk(House.TEAL),
                    Type.sans(8.8),
                    Type.sans(8).inBold().withInk(House.NAVY),
                    Type.sans(7),
                    HouseStyle.Mark.BAR,
                    House.TEAL,
                    false);

    static final TableStyle TABLE =
            TableStyle.ruled(Type.sans(7.1))
                    .withGrid(TableStyle.Grid.ROWS)
                    .withPens(Pen.solid(0.25, Ink.gray(0.75)), Pen.solid(0.8, House.NAVY))
                    .withHead(House.MIST, House.NAVY)
                    .withSections(House.PALE)
                    .withPadding(3, 1.35);

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "selection-guide.pdf",
                                "Frequency Products Selection Guide 2025",
                                "Selection guide",
                                "en",
                                2025,
                                1,
                                true),
                        han);
        Canvas cover = sheet.page(WIDTH, HEIGHT);
        Canvas start = sheet.page(WIDTH, HEIGHT);
        Flow flow = new Flow(sheet, start, STYLE, FRAME);
        overview(sheet, flow);
        crystals(sheet, flow);
        oscillators(sheet, flow);
        precision(sheet, flow);
        choosing(sheet, flow);
        knowledge(sheet, flow);
        cover(sheet, cover);
        sheet.furniture(SelectionGuide::furniture);
        return sheet;
    }

    private static void furniture(Canvas canvas, int pages) {
        if (canvas.number() == 1) {
            return;
        }
        Type small = Type.sans(7.2).withInk(Ink.gray(0.3));
        boolean even = canvas.number() % 2 == 0;
        House.furnished(
                canvas,
                House.logo(canvas, even ? 45 : WIDTH - 45 - 86, 24, 20, House.NAVY, Ink.WHITE));
        Align side = even ? Align.RIGHT : Align.LEFT;
        double anchor = even ? WIDTH - 45 : 45;
        House.furnished(
                canvas, canvas.text(side, anchor, 40, "Selection Guide 2025", small.inBold()));
        canvas.line(45, 50, WIDTH - 45, 50, Pen.solid(0.8, House.NAVY));
        Align outer = even ? Align.LEFT : Align.RIGHT;
        double edge = even ? 45 : WIDTH - 45;
        House.furnished(
                canvas,
                canvas.text(outer, edge, 762, String.valueOf(canvas.number()), small.inBold()));
        House.furnished(
                canvas,
                canvas.text(
                        Align.CENTER,
                        WIDTH / 2,
                        762,
                        "All values at 25 °C unless noted  |  www.aubrex.example",
                        small));
    }

    private static void cover(Sheet sheet, Canvas page) {
        page.fillBox(new PageBox(0, 0, WIDTH, 330), House.NAVY);
        for (int i = 0; i < 9; i++) {
            int wave = i;
            double[] points = new double[2 * 62];
            for (int k = 0; k <= 61; k++) {
                points[2 * k] = k * 10.1;
                points[2 * k + 1] =
                        215 + wave * 9 + (34 - 3 * wave) * Math.sin(k / 6.0 + wave * 0.35);
            }
            page.polyline(
                    Pen.solid(0.8, wave % 2 == 0 ? Ink.rgb(0x4fb3bd) : Ink.rgb(0x5a6da8)), points);
        }
        House.logo(page, 45, 44, 44, Ink.WHITE, House.NAVY);
        page.mark(
                ElementLabel.TITLE,
                page.text(
                        45, 390, "Frequency Products", Type.sans(34).inBold().withInk(House.NAVY)));
        page.mark(
                ElementLabel.TITLE,
                page.text(45, 420, "Selection Guide 2025", Type.sans(20).withInk(House.TEAL)));
        Flow flow = new Flow(sheet, page, STYLE, new PageBox(45, 445, WIDTH - 45, 740));
        flow.paragraph(
                "Crystal units, oscillators and clock modules from stock. Parts in this guide ship within two weeks; for "
                        + "other frequencies ask for a quotation. Data sheets hold the full specification and take precedence.");
        flow.heading("Contents");
        String[][] lines = {
            {"packages", "Series and packages"},
            {"crystals", "Crystal units"},
            {"oscillators", "Clock oscillators"},
            {"precision", "TCXO, VCXO, OCXO and modules"},
            {"choosing", "Choosing by application"},
            {"codes", "Part numbers, glossary, handling"}
        };
        double top = flow.y();
        double y = top;
        for (String[] line : lines) {
            PageBox text =
                    dev.sheetproof.demo.kit.TextBlock.of(
                                    page.fonts(),
                                    "@" + line[0] + "{" + line[1] + "}",
                                    Type.sans(10),
                                    400)
                            .draw(page, 60, y, 400, Align.LEFT);
            page.line(
                    text.x1() + 6,
                    text.y1() - 2,
                    480,
                    text.y1() - 2,
                    Pen.dashed(0.5, Ink.gray(0.5), 0.8, 2.4));
            y += 17;
        }
        page.mark(ElementLabel.LIST, new PageBox(60, top, 480, y - 5));
        page.text(
                45, 762, "Document ASG-2025   January 2025", Type.sans(7.2).withInk(Ink.gray(0.3)));
    }

    private static void overview(Sheet sheet, Flow flow) {
        sheet.destination("packages", flow.canvas(), flow.y());
        flow.heading("Series and packages");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("Table 1. Series at a glance");
                    table[0] = flow.table(GuideTables.series());
                });
        sheet.ask("parameter", "smallest Aubrex crystal package size", table[0].at("ABX-3", 2));
        flow.unit(
                () -> {
                    PageBox box = flow.figure(290, SelectionGuide::packages);
                    flow.figureCaption(
                            "Figure 1. Packages, drawn to the same scale (mm)", Align.LEFT);
                    sheet.ask(
                            "drawing",
                            "package size comparison of series",
                            flow.canvas(),
                            box,
                            "Figure 1");
                });
    }

    private static void packages(Canvas canvas, PageBox area) {
        Type small = Type.sans(6.8);
        SmdPackage[] parts = {
            SmdPackage.fourPad(1.6, 1.2, 0.4, 0.5, 0.4),
                    SmdPackage.fourPad(2.0, 1.6, 0.5, 0.65, 0.55),
            SmdPackage.fourPad(3.2, 2.5, 0.75, 1.1, 0.9),
                    SmdPackage.twoPad(3.2, 1.5, 0.9, 0.8, 1.2),
            SmdPackage.fourPad(2.5, 2.0, 0.9, 0.7, 0.6), SmdPackage.sixPad(5.0, 3.2, 1.2, 1.0, 0.9)
        };
        String[] names = {"ABX-3", "ABX-5", "ABX-7, CLX-32", "TFX-32", "TCX-25", "DFX-53"};
        for (int i = 0; i < parts.length; i++) {
            double cx = area.x0() + 95 + (i % 3) * 175;
            double cy = area.y0() + 62 + (i / 3) * 140;
            parts[i].top(canvas, cx - 18, cy, 19, small);
            canvas.text(Align.CENTER, cx - 18, cy + 54, names[i], small.inBold());
        }
    }

    private static void crystals(Sheet sheet, Flow flow) {
        flow.nextFrame();
        sheet.destination("crystals", flow.canvas(), flow.y());
        flow.heading("Crystal units");
        flow.paragraph(
                "All parts: fundamental mode, insulation resistance at least 500 MΩ, aging ±1 ppm in the first year (ABX-49S "
                        + "±5 ppm). ESR is the maximum at the load given.");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("Table 2. Crystal units in stock");
                    table[0] = flow.table(GuideTables.crystals());
                });
        sheet.ask(
                "parameter",
                "26 MHz crystal load capacitance",
                table[0].at("ABX7-26.000M-18-10-T", 2));
        sheet.ask("part_full", "ABX5-37.400M-08-10-T", table[0].at("ABX5-37.400M-08-10-T", 0));
        sheet.ask("part_fragment", "ABX3-76.8", table[0].at("ABX3-76.800M-06-10-T", 0));
        sheet.ask(
                "parameter",
                "ABX49SM-14.31818-16-30-R ESR",
                table[0].at("ABX49SM-14.31818-16-30-R", 3));
    }

    private static void oscillators(Sheet sheet, Flow flow) {
        flow.nextFrame();
        sheet.destination("oscillators", flow.canvas(), flow.y());
        flow.heading("Clock oscillators");
        flow.paragraph(
                "CLX: CMOS, 15 pF. DFX: differential, LVDS (L), LVPECL (P) or HCSL (H). Jitter is integrated from 12 kHz to "
                        + "20 MHz, for CMOS up to 5 MHz.");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("Table 3. Clock oscillators in stock");
                    table[0] = flow.table(GuideTables.oscillators());
                });
        sheet.ask(
                "part_full",
                "DFX53-156.250M-33-25-L-T",
                table[0].at("DFX53-156.250M-33-25-L-T", 0));
        sheet.ask(
                "parameter",
                "DFX53-644.531M-33-25-P-T supply current",
                table[0].at("DFX53-644.531M-33-25-P-T", 6));
    }

    private static void precision(Sheet sheet, Flow flow) {
        flow.nextFrame();
        sheet.destination("precision", flow.canvas(), flow.y());
        flow.heading("TCXO, VCXO, OCXO and modules");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("Table 4. Compensated and controlled oscillators");
                    table[0] = flow.table(GuideTables.precision());
                    flow.notes(
                            "* Peak over the temperature range; APR for VCXO.",
                            "** Version A; see ADS-0541 for B and X.");
                });
        sheet.ask("part_full", "OCX36-A-05-S-10.000M", table[0].at("OCX36-A-05-S-10.000M", 0));
        sheet.askInVain("ABX7-100.000M-18-10-T");
        sheet.askInVain("OCX-36 price per thousand");
        sheet.askInVain("surface acoustic wave filter insertion loss");
    }

    private static void choosing(Sheet sheet, Flow flow) {
        flow.nextFrame();
        sheet.destination("choosing", flow.canvas(), flow.y());
        flow.heading("Choosing by application");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("Table 5. Proven parts by application");
                    table[0] = flow.table(GuideTables.applications());
                });
        sheet.ask("parameter", "which part for PCI Express clocks", table[0].at("PCI Express", 2));
        flow.heading("What stability costs");
        flow.paragraph(
                "Figure 2 sets the power of each family against the stability it reaches from −40 °C to +85 °C. A crystal "
                        + "costs only the power of its oscillator; an oven needs more than a watt. Figure 3 compares the jitter of "
                        + "the families at common frequencies.");
        double middle = WIDTH / 2;
        double top = flow.y() + 4;
        Flow left = new Flow(sheet, flow.canvas(), STYLE, new PageBox(45, top, middle - 8, 738));
        Flow right =
                new Flow(
                        sheet, flow.canvas(), STYLE, new PageBox(middle + 8, top, WIDTH - 45, 738));
        left.unit(
                () -> {
                    PageBox box = left.figure(190, SelectionGuide::power);
                    left.figureCaption("Figure 2. Power against stability", Align.LEFT);
                    sheet.ask(
                            "drawing",
                            "power consumption against stability of oscillator families",
                            left.canvas(),
                            box,
                            "Figure 2");
                });
        right.unit(
                () -> {
                    right.figure(190, SelectionGuide::jitter);
                    right.figureCaption(
                            "Figure 3. Jitter, 12 kHz to 20 MHz, against frequency", Align.LEFT);
                });
    }

    private static void power(Canvas canvas, PageBox area) {
        Plot plot =
                new Plot(
                        canvas,
                        area,
                        Axis.decades("Stability (ppm)", 0.001, 100),
                        Axis.decades("Power (mW)", 0.0001, 10000),
                        Type.sans(6.3));
        double[] stability = {0.002, 0.5, 15, 20, 25, 5};
        double[] power = {1200, 2.3, 0.4, 120, 25, 0.0006};
        String[] names = {"OCX-36", "TCX-25", "ABX-7", "MGX-5", "CLX-32", "RTX-41"};
        for (int i = 0; i < names.length; i++) {
            plot.mark(stability[i], power[i], House.TEAL)
                    .note(stability[i] * 0.62, power[i] * 2.1, names[i]);
        }
    }

    private static void jitter(Canvas canvas, PageBox area) {
        Pen[] pens = {
            Pen.solid(1.1, House.TEAL),
            Pen.solid(1.1, House.NAVY),
            Pen.dashed(1.1, House.BRICK, 4, 2)
        };
        new Plot(
                        canvas,
                        area,
                        Axis.linear("Frequency (MHz)", 0, 350, 50),
                        Axis.linear("RMS jitter (ps)", 0, 1, 0.2),
                        Type.sans(6.3))
                .through(pens[0], 12, 0.95, 25, 0.8, 50, 0.7, 100, 0.6, 125, 0.6)
                .through(pens[1], 75, 0.2, 125, 0.16, 156, 0.15, 250, 0.14, 320, 0.13)
                .through(pens[2], 25, 0.5, 100, 0.42, 156, 0.38, 250, 0.36, 350, 0.36)
                .legend(Align.RIGHT, pens, "CLX-32", "DFX-53", "MGX-5");
    }

    private static void knowledge(Sheet sheet, Flow flow) {
        flow.nextFrame();
        sheet.destination("codes", flow.canvas(), flow.y());
        flow.heading("How part numbers are built");
        flow.unit(
                () -> {
                    flow.tableCaption("Table 6. Fields of the part numbers, separated by hyphens");
                    flow.table(GuideTables.codes());
                });
        flow.heading("Glossary");
        flow.unit(() -> flow.table(GuideTables.glossary()));
        flow.heading("Handling");
        flow.bullets(
                "•",
                "Store in the closed bag at 5 °C to 35 °C and less than 60 % humidity; solder within two years.",
                "A fall from 75 cm onto a hard floor can shift the frequency by more than 1 ppm; scrap such parts.",
                "No ultrasonic cleaning or welding for tuning forks (TFX, RTX).",
                "Pick-and-place force at most 3 N for packages of 2.0 × 1.6 mm and smaller.",
                "Parts are not sensitive to moisture (MSL 1), except MGX-5 (MSL 2).");
        flow.heading("Contact");
        flow.paragraph(
                "Aubrex Timing, 4 Quarzhof, Halvenstadt\nsales@aubrex.example, support@aubrex.example\nwww.aubrex.example");
        flow.skip(8);
        flow.paragraph(House.DISCLAIMER, STYLE.note());
    }
}
