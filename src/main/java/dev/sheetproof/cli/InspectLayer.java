package dev.sheetproof.cli;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.pdf.PageAnnotator;
import dev.sheetproof.pdf.PageContent;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What `inspect` can draw over a page.
enum InspectLayer {
    /// Kept regions with label, number and confidence.
    ELEMENTS,
    /// Every proposal of the detector; dropped ones broken, with the reason.
    RAW,
    /// Reading units, each in a colour of its own on all its boxes.
    CHUNKS,
    /// Text lines with their numbers.
    LINES,
    /// Cells of tables; headers filled.
    CELLS,
    /// The reading order of the elements.
    ORDER,
    /// Text columns, each with its lines; lines that span columns are broken.
    COLUMNS,
    /// Ruling lines as they are drawn, across and down in two colours; they are read from the PDF,
    /// and off the picture of a page that was recognised.
    RULES;

    /// Colours that can be told apart on white paper, also by most colour-blind readers (Okabe and
    /// Ito 2008).
    private static final int[] PALETTE = {
        0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9, 0x7A5195, 0x444444
    };

    private static final int ORDER_RGB = 0xD55E00;

    private static final int RULE_ACROSS_RGB = 0xD55E00;
    private static final int RULE_DOWN_RGB = 0x0072B2;

    /// Draws this layer of a page.
    ///
    /// @param pdf the document's file
    /// @throws PdfException when the page cannot be read from it
    void draw(CorpusBrowser browser, String docId, PageNumber page, PdfFile pdf, PageAnnotator on)
            throws PdfException {
        switch (this) {
            case ELEMENTS ->
                    on.marks(
                            elements(browser, docId, page).stream()
                                    .map(InspectLayer::mark)
                                    .toList());
            case RAW -> on.marks(raw(layout(browser, docId, page)));
            case CHUNKS -> on.marks(chunks(browser.chunks(docId), page));
            case LINES -> on.marks(lines(browser.lines(docId, page)));
            case CELLS -> on.marks(cells(browser.cells(docId), page));
            case ORDER ->
                    on.order(
                            elements(browser, docId, page).stream().map(Element::box).toList(),
                            ORDER_RGB);
            case COLUMNS -> on.marks(columns(browser.lines(docId, page)));
            case RULES ->
                    on.marks(
                            rules(browser, docId, page, pdf.read(page)).stream()
                                    .map(InspectLayer::mark)
                                    .toList());
        }
    }

    private static List<Rule> rules(
            CorpusBrowser browser, String docId, PageNumber page, PageContent content) {
        return browser.pages(docId).stream()
                .filter(info -> info.page().equals(page))
                .findFirst()
                .map(info -> browser.graphics(docId, info, content))
                .orElse(content.graphics())
                .rules();
    }

    private static Optional<PageLayout> layout(
            CorpusBrowser browser, String docId, PageNumber page) {
        return browser.layouts(docId).stream()
                .filter(layout -> layout.page().equals(page))
                .findFirst();
    }

    private static List<Element> elements(CorpusBrowser browser, String docId, PageNumber page) {
        return layout(browser, docId, page).map(PageLayout::elements).orElse(List.of());
    }

    private static PageAnnotator.Mark mark(Element element) {
        return new PageAnnotator.Mark(
                element.box(),
                colour(element.label()),
                element.number()
                        + " "
                        + element.label().wireName()
                        + confidence(element.confidence()),
                false,
                0.06);
    }

    private static List<PageAnnotator.Mark> raw(Optional<PageLayout> layout) {
        List<PageAnnotator.Mark> marks = new ArrayList<>();
        if (layout.isPresent()) {
            List<Detection> dropped =
                    layout.get().dropped().stream().map(PageLayout.Dropped::detection).toList();
            for (Detection detection : layout.get().raw()) {
                if (!dropped.contains(detection)) {
                    marks.add(mark(detection, detection.source(), false));
                }
            }
            for (PageLayout.Dropped drop : layout.get().dropped()) {
                marks.add(mark(drop.detection(), drop.reason(), true));
            }
        }
        return marks;
    }

    private static PageAnnotator.Mark mark(Detection detection, String note, boolean dropped) {
        return new PageAnnotator.Mark(
                detection.box(),
                colour(detection.label()),
                detection.label().wireName() + confidence(detection.confidence()) + " " + note,
                dropped,
                0);
    }

    private static List<PageAnnotator.Mark> chunks(List<StoredChunk> chunks, PageNumber page) {
        List<PageAnnotator.Mark> marks = new ArrayList<>();
        for (StoredChunk stored : chunks) {
            Chunk chunk = stored.chunk();
            int rgb = PALETTE[chunk.readingOrder() % PALETTE.length];
            String label = chunk.readingOrder() + " " + chunk.type().wireName();
            for (PageBoxes place :
                    Stream.concat(Stream.of(chunk.place()), chunk.continued().stream()).toList()) {
                if (place.page().equals(page)) {
                    for (PageBox box : place.boxes()) {
                        marks.add(new PageAnnotator.Mark(box, rgb, label, false, 0.1));
                        label = "";
                    }
                }
            }
        }
        return marks;
    }

    private static List<PageAnnotator.Mark> lines(List<Line> lines) {
        return lines.stream()
                .map(
                        line ->
                                new PageAnnotator.Mark(
                                        line.box(),
                                        PALETTE[Math.floorMod(line.column(), PALETTE.length)],
                                        Integer.toString(line.number()),
                                        !line.visible(),
                                        0))
                .toList();
    }

    private static List<PageAnnotator.Mark> columns(List<Line> lines) {
        List<PageAnnotator.Mark> marks = new ArrayList<>();
        SortedMap<Integer, List<PageBox>> columns = new TreeMap<>();
        for (Line line : lines) {
            if (line.column() < 0) {
                marks.add(new PageAnnotator.Mark(line.box(), 0x777777, "", true, 0));
            } else {
                columns.computeIfAbsent(line.column(), k -> new ArrayList<>()).add(line.box());
            }
        }
        columns.forEach(
                (column, boxes) ->
                        marks.add(
                                new PageAnnotator.Mark(
                                        PageBox.enclosing(boxes),
                                        PALETTE[column % PALETTE.length],
                                        "column " + column + ", " + boxes.size() + " lines",
                                        false,
                                        0.08)));
        return marks;
    }

    private static PageAnnotator.Mark mark(Rule rule) {
        return new PageAnnotator.Mark(
                rule.box(), rule.horizontal() ? RULE_ACROSS_RGB : RULE_DOWN_RGB, "", false, 0);
    }

    private static List<PageAnnotator.Mark> cells(List<Cell> cells, PageNumber page) {
        return cells.stream()
                .filter(cell -> cell.page().equals(page))
                .map(
                        cell ->
                                new PageAnnotator.Mark(
                                        cell.box(),
                                        PALETTE[cell.element() % PALETTE.length],
                                        cell.row() + "," + cell.column(),
                                        false,
                                        cell.header() ? 0.18 : 0))
                .toList();
    }

    private static int colour(ElementLabel label) {
        return switch (label) {
            case TITLE -> 0xD55E00;
            case TEXT -> 0x0072B2;
            case LIST -> 0x56B4E9;
            case TABLE -> 0x009E73;
            case FIGURE -> 0xCC79A7;
            case TABLE_CAPTION, FIGURE_CAPTION -> 0xE69F00;
            case TABLE_FOOTNOTE -> 0x8A6D00;
            case FORMULA -> 0x7A5195;
            case HEADER_FOOTER -> 0x777777;
        };
    }

    private static String confidence(double confidence) {
        return String.format(Locale.ROOT, " %.2f", confidence);
    }
}
