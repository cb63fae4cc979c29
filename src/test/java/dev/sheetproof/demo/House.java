package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.Furniture;
import dev.sheetproof.demo.kit.HouseStyle;
import dev.sheetproof.demo.kit.Ink;
import dev.sheetproof.demo.kit.Pen;
import dev.sheetproof.demo.kit.TableStyle;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;

/// The look of the fictional maker over the years: mark, colours, furniture, type.
final class House {

    static final double A4_WIDTH = 595.28;
    static final double A4_HEIGHT = 841.89;
    static final Ink TEAL = Ink.rgb(0x0b6e78);
    static final Ink PALE = Ink.rgb(0xe4f1f2);
    static final Ink NAVY = Ink.rgb(0x1d2f5e);
    static final Ink MIST = Ink.rgb(0xe9ecf4);
    static final Ink BRICK = Ink.rgb(0xa23b22);

    static final String DISCLAIMER =
            "Aubrex Timing may change this product or withdraw it without notice. Values marked typical are not "
                    + "tested in production. The product is not qualified for life support, aviation or nuclear use "
                    + "unless a separate agreement says so. Check the current edition of this sheet before you order.";

    private House() {}

    /// Sheets of today: sans serif, teal rules.
    static HouseStyle modern() {
        return new HouseStyle(
                Type.sans(11.5).inBold().withInk(TEAL),
                Type.sans(9.5).inBold(),
                Type.sans(8.6),
                Type.sans(8.2).inBold(),
                Type.sans(7.2),
                HouseStyle.Mark.RULE_BELOW,
                TEAL,
                false);
    }

    /// Sheets of some years ago: white headings on navy bands.
    static HouseStyle banded() {
        return new HouseStyle(
                Type.sans(9.6).inBold().withInk(Ink.WHITE),
                Type.sans(9).inBold().withInk(NAVY),
                Type.sans(8.4),
                Type.sans(8).inItalic(),
                Type.sans(7),
                HouseStyle.Mark.BAND,
                NAVY,
                false);
    }

    /// The oldest sheets: serif, black only.
    static HouseStyle classic() {
        return new HouseStyle(
                Type.serif(11.5).inBold(),
                Type.serif(10).inBold().inItalic(),
                Type.serif(9.6),
                Type.serif(9).inItalic(),
                Type.serif(8),
                HouseStyle.Mark.NONE,
                Ink.BLACK,
                false);
    }

    static TableStyle modernTable() {
        return TableStyle.ruled(Type.sans(7.8))
                .withGrid(TableStyle.Grid.ROWS)
                .withPens(Pen.solid(0.35, Ink.gray(0.65)), Pen.solid(0.9, TEAL))
                .withHead(PALE, Ink.BLACK)
                .withSections(Ink.gray(0.94));
    }

    static TableStyle bandedTable() {
        return TableStyle.ruled(Type.sans(7.6))
                .withPens(Pen.solid(0.4, Ink.gray(0.45)), Pen.solid(0.8, NAVY))
                .withHead(NAVY, Ink.WHITE)
                .withBands(MIST)
                .withSections(Ink.gray(0.88));
    }

    static TableStyle classicTable() {
        return TableStyle.ruled(Type.serif(8.8)).withPadding(4, 2.4);
    }

    /// The mark: a hexagonal blank with a wave, and the name.
    static PageBox logo(Canvas canvas, double x, double y, double size, Ink ink, Ink wave) {
        double r = size / 2;
        double cx = x + r;
        double cy = y + r;
        double[] hexagon = new double[12];
        for (int i = 0; i < 6; i++) {
            hexagon[2 * i] = cx + r * Math.cos(Math.PI / 6 + i * Math.PI / 3);
            hexagon[2 * i + 1] = cy + r * Math.sin(Math.PI / 6 + i * Math.PI / 3);
        }
        canvas.fill(ink, hexagon);
        double[] line = new double[42];
        for (int i = 0; i <= 20; i++) {
            double t = i / 20.0;
            line[2 * i] = cx - r * 0.66 + 1.32 * r * t;
            line[2 * i + 1] = cy - r * 0.34 * Math.sin(t * 4 * Math.PI);
        }
        canvas.polyline(Pen.solid(size * 0.09, wave), line);
        PageBox name =
                canvas.text(
                        x + size * 1.2,
                        cy + size * 0.2,
                        "AUBREX",
                        Type.sans(size * 0.62).inBold().withInk(ink));
        canvas.text(
                x + size * 1.22, cy + size * 0.46, "TIMING", Type.sans(size * 0.22).withInk(ink));
        return new PageBox(x, y, name.x1(), y + size);
    }

    /// A teal rule above and a foot with document number, edition and page.
    static Furniture modernFurniture(String part, String kind, String number, String edition) {
        return (canvas, pages) -> {
            double right = canvas.width() - 48;
            PageBox logo = logo(canvas, 48, 26, 24, TEAL, Ink.WHITE);
            PageBox name = canvas.text(Align.RIGHT, right, 38, part, Type.sans(13).inBold());
            PageBox what =
                    canvas.text(Align.RIGHT, right, 49, kind, Type.sans(8).withInk(Ink.gray(0.35)));
            canvas.line(48, 55, right, 55, Pen.solid(1.4, TEAL));
            furnished(canvas, logo);
            furnished(canvas, name.union(what));
            double foot = canvas.height() - 34;
            canvas.line(48, foot - 10, right, foot - 10, Pen.solid(0.5, TEAL));
            Type small = Type.sans(7).withInk(Ink.gray(0.3));
            furnished(canvas, canvas.text(48, foot, number + "  " + edition, small));
            furnished(
                    canvas,
                    canvas.text(
                            Align.CENTER, canvas.width() / 2, foot, "www.aubrex.example", small));
            furnished(
                    canvas,
                    canvas.text(
                            Align.RIGHT,
                            right,
                            foot,
                            "Page " + canvas.number() + " of " + pages,
                            small));
        };
    }

    /// A navy bar over the page's width, and one at the foot with the address.
    static Furniture bandedFurniture(String line, String edition) {
        return (canvas, pages) -> {
            canvas.fillBox(new PageBox(0, 0, canvas.width(), 40), NAVY);
            furnished(canvas, logo(canvas, 40, 9, 22, Ink.WHITE, NAVY));
            furnished(
                    canvas,
                    canvas.text(
                            Align.RIGHT,
                            canvas.width() - 40,
                            25,
                            line,
                            Type.sans(11).inBold().withInk(Ink.WHITE)));
            double top = canvas.height() - 30;
            canvas.fillBox(new PageBox(0, top, canvas.width(), canvas.height()), NAVY);
            Type small = Type.sans(7).withInk(Ink.WHITE);
            String address = "Aubrex Timing  |  4 Quarzhof, Halvenstadt  |  sales@aubrex.example";
            furnished(canvas, canvas.text(40, top + 18, address, small));
            furnished(
                    canvas,
                    canvas.text(
                            Align.RIGHT,
                            canvas.width() - 40,
                            top + 18,
                            edition + "   " + canvas.number() + "/" + pages,
                            small));
        };
    }

    /// A plain running head and a page number between dashes.
    static Furniture classicFurniture(String head, String edition) {
        return (canvas, pages) -> {
            Type small = Type.serif(8.5);
            furnished(canvas, canvas.text(60, 40, head, small.inItalic()));
            canvas.line(60, 45, canvas.width() - 60, 45, Pen.solid(0.5, Ink.BLACK));
            double foot = canvas.height() - 36;
            furnished(canvas, canvas.text(60, foot, "Aubrex Timing", small));
            furnished(
                    canvas,
                    canvas.text(
                            Align.CENTER,
                            canvas.width() / 2,
                            foot,
                            "- " + canvas.number() + " -",
                            small));
            furnished(canvas, canvas.text(Align.RIGHT, canvas.width() - 60, foot, edition, small));
        };
    }

    static void furnished(Canvas canvas, PageBox box) {
        canvas.mark(ElementLabel.HEADER_FOOTER, box);
    }
}
