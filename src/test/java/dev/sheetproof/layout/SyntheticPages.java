package dev.sheetproof.layout;

import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Fill;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Span;
import dev.sheetproof.model.Stroke;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.model.TocEntry;
import java.util.ArrayList;
import java.util.List;

/// Draws parsed pages for tests: text at a place, rules, grids, curves.
public final class SyntheticPages {

    /// Width of a character in type sizes: that of a common sans serif.
    private static final double CHARACTER_EM = 0.5;

    private SyntheticPages() {}

    /// One page while it is being drawn; 612 × 792 points.
    public static final class Page {
        private final PageNumber number;
        private final List<Line> lines = new ArrayList<>();
        private final List<Rule> rules = new ArrayList<>();
        private final List<Fill> fills = new ArrayList<>();
        private final List<Stroke> strokes = new ArrayList<>();
        private final List<PlacedImage> images = new ArrayList<>();
        private TextSource source = TextSource.PDF_LAYER;

        public Page(int number) {
            this.number = new PageNumber(number);
        }

        public Page text(double x, double top, double size, boolean bold, String text) {
            return text(x, top, size, bold, 0, text);
        }

        public Page text(double x, double top, String text) {
            return text(x, top, 10, false, text);
        }

        /// @param direction 0 or 90; sideways text runs down from `top`
        public Page text(
                double x, double top, double size, boolean bold, int direction, String text) {
            double length = text.length() * size * CHARACTER_EM;
            double height = 1.15 * size;
            PageBox box =
                    direction == 0
                            ? new PageBox(x, top, x + length, top + height)
                            : new PageBox(x, top, x + height, top + length);
            float[] starts = new float[text.length()];
            float[] ends = new float[text.length()];
            double origin = direction == 0 ? x : top;
            for (int i = 0; i < text.length(); i++) {
                starts[i] = (float) (origin + i * size * CHARACTER_EM);
                ends[i] = (float) (origin + (i + 1) * size * CHARACTER_EM);
            }
            FontStyle style = new FontStyle("Sans", size, bold, false, 0);
            Span span = new Span(0, text, box, style, false, false);
            lines.add(
                    new Line(
                            number,
                            lines.size(),
                            text,
                            box,
                            style,
                            0,
                            direction,
                            CharEdges.of(starts, ends),
                            List.of(span),
                            true));
            return this;
        }

        /// Text in a colour.
        public Page coloured(double x, double top, double size, int rgb, String text) {
            text(x, top, size, false, text);
            Line l = lines.removeLast();
            FontStyle style = new FontStyle("Sans", size, false, false, rgb);
            lines.add(
                    new Line(
                            number,
                            l.number(),
                            text,
                            l.box(),
                            style,
                            0,
                            0,
                            l.edges(),
                            List.of(new Span(0, text, l.box(), style, false, false)),
                            true));
            return this;
        }

        /// Prose of the given number of lines.
        public Page paragraph(double x, double top, int count) {
            for (int i = 0; i < count; i++) {
                text(x, top + i * 12, "the device keeps its output stable over the whole range of");
            }
            return this;
        }

        public Page across(double y, double from, double to) {
            rules.add(new Rule(true, y, from, to, 0.5, 0));
            return this;
        }

        public Page down(double x, double from, double to) {
            rules.add(new Rule(false, x, from, to, 0.5, 0));
            return this;
        }

        /// A ruled grid of equal cells.
        public Page grid(double x, double y, int columns, int rows, double width, double height) {
            for (int r = 0; r <= rows; r++) {
                across(y + r * height, x, x + columns * width);
            }
            for (int c = 0; c <= columns; c++) {
                down(x + c * width, y, y + rows * height);
            }
            return this;
        }

        /// Text in the cells of a grid, row by row.
        public Page cells(double x, double y, double width, double height, String[][] texts) {
            for (int r = 0; r < texts.length; r++) {
                for (int c = 0; c < texts[r].length; c++) {
                    if (!texts[r][c].isEmpty()) {
                        text(x + c * width + 3, y + r * height + 3, 9, false, texts[r][c]);
                    }
                }
            }
            return this;
        }

        /// A filled rectangle.
        public Page fill(double x0, double y0, double x1, double y1, int rgb) {
            fills.add(new Fill(PageBox.of(x0, y0, x1, y1), true, rgb));
            return this;
        }

        /// A filled shape that is no rectangle.
        public Page shape(double x0, double y0, double x1, double y1, int rgb) {
            fills.add(new Fill(PageBox.of(x0, y0, x1, y1), false, rgb));
            return this;
        }

        public Page curve(double x0, double y0, double x1, double y1) {
            strokes.add(new Stroke(PageBox.of(x0, y0, x1, y1), 4, true, false));
            return this;
        }

        public Page picture(double x0, double y0, double x1, double y1) {
            images.add(
                    new PlacedImage(
                            number, images.size(), PageBox.of(x0, y0, x1, y1), 100, 100, "image"));
            return this;
        }

        /// Says that the text was recognised.
        public Page recognised() {
            source = TextSource.OCR;
            return this;
        }

        public ParsedPage parsed() {
            PageFrame frame = new PageFrame(0, 0, 612, 792, 0, 1);
            PageInfo info =
                    new PageInfo(
                            number,
                            PageStatus.OK,
                            "",
                            source,
                            frame,
                            1,
                            lines.stream().mapToInt(l -> l.text().length()).sum(),
                            0,
                            lines.size(),
                            images.size(),
                            rules.size() + strokes.size());
            return new ParsedPage(
                    info, lines, new PageGraphics(rules, fills, strokes, images), List.of());
        }
    }

    public static ParsedDocument document(Page... pages) {
        return document(List.of(), pages);
    }

    public static ParsedDocument document(List<TocEntry> toc, Page... pages) {
        DocumentSummary summary =
                new DocumentSummary(
                        pages.length,
                        "",
                        "",
                        "",
                        DocumentSummary.ContentType.BORN_DIGITAL,
                        List.of("en"),
                        "",
                        List.of(),
                        0,
                        0,
                        List.of());
        List<ParsedPage> parsed = new ArrayList<>();
        for (Page page : pages) {
            parsed.add(page.parsed());
        }
        return new ParsedDocument(summary, parsed, toc, List.of(), List.of());
    }

    /// A parameter table of four columns at the place.
    public static Page parameterTable(Page page, double x, double y, int rows) {
        String[][] texts = new String[rows][];
        texts[0] = new String[] {"Parameter", "Min", "Typ", "Max"};
        for (int r = 1; r < rows; r++) {
            texts[r] = new String[] {"Value number " + r, "1." + r, "2." + r, "3." + r};
        }
        return page.grid(x, y, 4, rows, 100, 16).cells(x, y, 100, 16, texts);
    }
}
