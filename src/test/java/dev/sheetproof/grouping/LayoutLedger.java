package dev.sheetproof.grouping;

import dev.sheetproof.layout.geometric.GeometricLayoutDetector;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.parse.DocumentParser;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Writes what the stages make of PDFs and where the invariants of a page do not hold, as
/// tab-separated rows that can be compared between two savings of one document.
///
/// Usage: `LayoutLedger OUT.tsv PDF...`. Rows: `P` a page, `L` a line, `E` an element, `C` a chunk,
/// `B` a breach of [PageInvariants], `T` CPU milliseconds of a document.
public final class LayoutLedger {

    private LayoutLedger() {}

    public static void main(String[] args) throws IOException {
        try (BufferedWriter out =
                Files.newBufferedWriter(Path.of(args[0]), StandardCharsets.UTF_8)) {
            for (int i = 1; i < args.length; i++) {
                Path file = Path.of(args[i]);
                try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
                    write(out, file.getFileName().toString(), pdf);
                } catch (PdfException e) {
                    row(out, "X", file.getFileName(), e.getMessage());
                }
            }
        }
    }

    private static void write(BufferedWriter out, String name, PdfFile pdf) throws IOException {
        long start = cpu();
        ParsedDocument document =
                new DocumentParser().parse(pdf, new CancelToken(), Progress.SILENT);
        long parsed = cpu();
        List<PageLayout> layouts =
                new GeometricLayoutDetector().detect(document, new CancelToken(), Progress.SILENT);
        long detected = cpu();
        Grouping grouping =
                new RuleBasedGrouper().group("doc", document, layouts, new CancelToken());
        long grouped = cpu();
        row(
                out,
                "T",
                name,
                document.pages().size(),
                (parsed - start) / 1_000_000,
                (detected - parsed) / 1_000_000,
                (grouped - detected) / 1_000_000);
        List<PageInvariants.Finding> findings =
                PageInvariants.check(pdf, document, layouts, grouping);
        for (ParsedPage page : document.pages()) {
            int n = page.number().value();
            row(
                    out,
                    "P",
                    name,
                    n,
                    page.info().status().wireName(),
                    findings.get(n - 1).glyphs(),
                    page.lines().size(),
                    page.graphics().rules().size(),
                    page.graphics().fills().size(),
                    page.graphics().strokes().size(),
                    page.info().frame().widthPt() + "x" + page.info().frame().heightPt());
            page.lines().forEach(l -> line(out, name, n, l.text(), l.box()));
            for (Element e : layouts.get(n - 1).elements()) {
                row(out, "E", name, n, e.label().wireName(), box(e.box()), e.source());
            }
            for (PageInvariants.Breach b : findings.get(n - 1).breaches()) {
                row(out, "B", name, n, b.kind(), b.count(), b.detail());
            }
        }
        for (Chunk c : grouping.chunks()) {
            row(out, "C", name, c.page().value(), c.key().hex(), c.type().wireName());
        }
    }

    private static void line(BufferedWriter out, String name, int page, String text, PageBox box) {
        try {
            row(out, "L", name, page, box(box), text);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static String box(PageBox b) {
        return String.format(Locale.ROOT, "%.2f\t%.2f\t%.2f\t%.2f", b.x0(), b.y0(), b.x1(), b.y1());
    }

    private static void row(BufferedWriter out, Object... cells) throws IOException {
        StringBuilder line = new StringBuilder();
        for (Object cell : cells) {
            if (!line.isEmpty()) {
                line.append('\t');
            }
            line.append(cell.toString().replace('\n', ' ').replace('\r', ' '));
        }
        out.write(line.append('\n').toString());
    }
}
