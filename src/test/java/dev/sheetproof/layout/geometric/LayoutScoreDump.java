package dev.sheetproof.layout.geometric;

import dev.sheetproof.grouping.Grouping;
import dev.sheetproof.grouping.RuleBasedGrouper;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.parse.DocumentParser;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Writes elements, chunks, cells and tables of contents of some PDFs as the command line does, for
/// the scorers of the shared data.
///
/// Usage: `LayoutScoreDump OUT_DIR PDF...`; also writes `icdar.json` and, as its last line on the
/// error stream, the time each stage took. The property `recognised` names databases of corpora,
/// parted by colons, whose recognised pages are used.
public final class LayoutScoreDump {

    private final Path out;
    private long detectNanos;
    private long groupNanos;
    private int pages;

    private LayoutScoreDump(Path out) {
        this.out = out;
    }

    public static void main(String[] args) throws IOException {
        SortedMap<String, ParsedDocument> documents = new TreeMap<>();
        long start = cpuNanos();
        for (int i = 1; i < args.length; i++) {
            Path file = Path.of(args[i]);
            try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
                documents.put(
                        file.getFileName().toString(),
                        new DocumentParser()
                                .parse(
                                        pdf,
                                        Collections.emptySortedMap(),
                                        recognised(file),
                                        new CancelToken(),
                                        Progress.SILENT));
            } catch (PdfException e) {
                System.err.println(file + ": " + e.getMessage());
            }
        }
        System.err.printf(Locale.ROOT, "parse %.2f CPU s%n", (cpuNanos() - start) / 1e9);
        dump(Path.of(args[0]), documents);
    }

    private static SortedMap<PageNumber, RecognisedPage> recognised(Path file) throws IOException {
        SortedMap<PageNumber, RecognisedPage> pages = new TreeMap<>();
        for (String database : System.getProperty("recognised", "").split(":", -1)) {
            if (!database.isEmpty()) {
                SqliteDocumentStore store = SqliteDocumentStore.openReadOnly(Path.of(database));
                pages.putAll(store.recognised(Sha256.of(Files.readAllBytes(file))));
                store.close();
            }
        }
        return pages;
    }

    /// Lays out and groups documents that were parsed before, and writes the rows.
    public static void dump(Path out, SortedMap<String, ParsedDocument> documents)
            throws IOException {
        Files.createDirectories(out);
        new LayoutScoreDump(out).run(documents);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private void run(SortedMap<String, ParsedDocument> documents) throws IOException {
        try (BufferedWriter elements = writer("elements.jsonl");
                BufferedWriter chunks = writer("chunks.jsonl");
                BufferedWriter cells = writer("cells.jsonl");
                BufferedWriter toc = writer("toc.jsonl");
                BufferedWriter icdar = writer("icdar.json")) {
            icdar.write("{\"origin\":\"top-left\",\"tables\":{");
            String separator = "";
            for (Map.Entry<String, ParsedDocument> entry : documents.entrySet()) {
                ParsedDocument document = entry.getValue();
                long start = cpuNanos();
                List<PageLayout> layouts =
                        new GeometricLayoutDetector()
                                .detect(document, new CancelToken(), Progress.SILENT);
                long detected = cpuNanos();
                Grouping grouping =
                        new RuleBasedGrouper().group("doc", document, layouts, new CancelToken());
                long grouped = cpuNanos();
                detectNanos += detected - start;
                groupNanos += grouped - detected;
                pages += document.pages().size();
                write(elements, chunks, cells, entry.getKey(), layouts, grouping);
                writeToc(toc, entry.getKey(), document);
                icdar.write(
                        separator
                                + quote(entry.getKey())
                                + ":"
                                + icdar(document, layouts, grouping));
                separator = ",\n";
            }
            icdar.write("}}");
        }
        System.err.printf(
                Locale.ROOT,
                "pages %d detect %.2f CPU s group %.2f CPU s%n",
                pages,
                detectNanos / 1e9,
                groupNanos / 1e9);
    }

    private static void writeToc(BufferedWriter toc, String name, ParsedDocument document)
            throws IOException {
        for (TocEntry e : document.toc()) {
            toc.write(
                    String.format(
                            Locale.ROOT,
                            "{\"source_pdf\":%s,\"level\":%d,\"title\":%s,\"start_page\":%d,\"start_y\":%.2f,\"breadcrumb\":%s,\"source\":%s}%n",
                            quote(name),
                            e.level(),
                            quote(e.title()),
                            e.startPage().value(),
                            e.startY().orElse(0),
                            quote(e.breadcrumb()),
                            quote(e.source().wireName())));
        }
    }

    private BufferedWriter writer(String name) throws IOException {
        return Files.newBufferedWriter(out.resolve(name), StandardCharsets.UTF_8);
    }

    private static void write(
            BufferedWriter elements,
            BufferedWriter chunks,
            BufferedWriter cells,
            String name,
            List<PageLayout> layouts,
            Grouping grouping)
            throws IOException {
        for (PageLayout layout : layouts) {
            for (Element e : layout.elements()) {
                elements.write(
                        String.format(
                                Locale.ROOT,
                                "{\"source_pdf\":%s,\"page\":%d,\"element\":%d,\"label\":%s,\"bbox\":%s,\"source\":%s}%n",
                                quote(name),
                                e.page().value(),
                                e.number(),
                                quote(e.label().wireName()),
                                box(e.box()),
                                quote(e.source())));
            }
        }
        for (Chunk c : grouping.chunks()) {
            String continued =
                    c.continued().stream()
                            .map(
                                    p ->
                                            String.format(
                                                    Locale.ROOT,
                                                    "{\"page\":%d,\"bboxes_pdf\":%s}",
                                                    p.page().value(),
                                                    boxes(p)))
                            .collect(Collectors.joining(",", "[", "]"));
            chunks.write(
                    String.format(
                            Locale.ROOT,
                            "{\"source_pdf\":%s,\"page\":%d,\"bboxes_pdf\":%s,\"continued\":%s,\"reading_order\":%d,\"block_type\":%s,\"section_title\":%s,\"toc_path\":%s,\"native_text\":%s}%n",
                            quote(name),
                            c.page().value(),
                            boxes(c.place()),
                            continued,
                            c.readingOrder(),
                            quote(c.type().wireName()),
                            quote(c.sectionTitle()),
                            quote(c.tocPath()),
                            quote(c.nativeText())));
        }
        for (Cell c : grouping.cells()) {
            cells.write(
                    String.format(
                            Locale.ROOT,
                            "{\"source_pdf\":%s,\"page\":%d,\"element\":%d,\"row\":%d,\"column\":%d,\"bbox\":%s,\"text\":%s,\"row_label\":%s,\"column_label\":%s}%n",
                            quote(name),
                            c.page().value(),
                            c.element(),
                            c.row(),
                            c.column(),
                            box(c.box()),
                            quote(c.text()),
                            quote(c.rowLabel()),
                            quote(c.columnLabel())));
        }
    }

    private static String icdar(
            ParsedDocument document, List<PageLayout> layouts, Grouping grouping) {
        List<String> tables = new ArrayList<>();
        for (PageLayout layout : layouts) {
            PageFrame frame = document.page(layout.page()).info().frame();
            for (Element e : layout.elements()) {
                if (e.label() == ElementLabel.TABLE) {
                    String cells =
                            grouping.cells().stream()
                                    .filter(
                                            c ->
                                                    c.page().equals(e.page())
                                                            && c.element() == e.number())
                                    .map(LayoutScoreDump::icdarCell)
                                    .collect(Collectors.joining(",", "[", "]"));
                    tables.add(
                            String.format(
                                    Locale.ROOT,
                                    "{\"page\":%d,\"bbox\":%s,\"cells\":%s}",
                                    e.page().value(),
                                    box(unrotated(frame, e.box())),
                                    cells));
                }
            }
        }
        return "[" + String.join(",", tables) + "]";
    }

    private static String icdarCell(Cell c) {
        return String.format(
                Locale.ROOT,
                "{\"r0\":%d,\"r1\":%d,\"c0\":%d,\"c1\":%d,\"text\":%s}",
                c.row(),
                c.row() + c.rowSpan() - 1,
                c.column(),
                c.column() + c.columnSpan() - 1,
                quote(c.text()));
    }

    private static PageBox unrotated(PageFrame frame, PageBox b) {
        return PageBox.of(
                frame.userX(b.x0(), b.y0()) - frame.cropX0(),
                frame.cropY1() - frame.userY(b.x0(), b.y0()),
                frame.userX(b.x1(), b.y1()) - frame.cropX0(),
                frame.cropY1() - frame.userY(b.x1(), b.y1()));
    }

    private static String boxes(PageBoxes boxes) {
        return boxes.boxes().stream()
                .map(LayoutScoreDump::box)
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static String box(PageBox b) {
        return String.format(Locale.ROOT, "[%.2f,%.2f,%.2f,%.2f]", b.x0(), b.y0(), b.x1(), b.y1());
    }

    private static String quote(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < 0x20 || Character.isSurrogate(c)) {
                out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.append('"').toString();
    }
}
