package dev.sheetproof.evidence;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Checks every box of a corpus against its PDFs: on an unchanged corpus none may be stale.
///
/// `PageCheckDump CORPUS PAGES`: of every document the first so many pages.
final class PageCheckDump {

    private PageCheckDump() {}

    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Path folder = Path.of(args[0]);
        int most = Integer.parseInt(args[1]);
        int boxes = 0;
        int stale = 0;
        int chunkBoxes = 0;
        int staleChunks = 0;
        double millis = 0;
        int pages = 0;
        try (SqliteDocumentStore store =
                SqliteDocumentStore.openReadOnly(folder.resolve("data").resolve("corpus.db"))) {
            for (DocumentRecord document : store.documents()) {
                String docId = document.docId();
                List<PageLayout> layouts = store.layouts(docId);
                List<StoredChunk> chunks = store.chunks(docId);
                try (PdfFile pdf =
                        PdfFile.open(folder.resolve(document.sourcePdf()), Optional.empty())) {
                    for (PageInfo info : store.pages(docId)) {
                        if (info.page().value() > most) {
                            break;
                        }
                        List<Line> lines = store.lines(docId, info.page());
                        List<StoredChunk> here =
                                chunks.stream()
                                        .filter(c -> c.chunk().page().equals(info.page()))
                                        .toList();
                        long start = System.nanoTime();
                        PageCheck check = PageCheck.of(pdf.read(info.page()), info, lines, here);
                        List<Element> elements =
                                layouts.stream()
                                        .filter(l -> l.page().equals(info.page()))
                                        .flatMap(l -> l.elements().stream())
                                        .toList();
                        for (Element element : elements) {
                            Optional<StaleBox> found = check.stale(element.box());
                            boxes++;
                            if (found.isPresent()) {
                                stale++;
                                out.println(
                                        docId
                                                + " p"
                                                + info.page()
                                                + " "
                                                + element.label()
                                                + " "
                                                + element.box()
                                                + " "
                                                + found.get());
                            }
                        }
                        millis += (System.nanoTime() - start) / 1e6;
                        pages++;
                        for (StoredChunk c : here) {
                            chunkBoxes += c.chunk().place().boxes().size();
                            for (PageBox box : c.chunk().place().boxes()) {
                                Optional<StaleBox> found = check.stale(box);
                                if (found.isPresent()) {
                                    staleChunks++;
                                    out.println(c.chunk().id() + " " + box + " " + found.get());
                                }
                            }
                        }
                    }
                } catch (PdfException e) {
                    out.println(docId + ": " + e.getMessage());
                }
            }
        }
        out.println(
                boxes
                        + " element boxes, "
                        + stale
                        + " stale; "
                        + chunkBoxes
                        + " chunk boxes, "
                        + staleChunks
                        + " stale; "
                        + pages
                        + " pages, "
                        + millis / pages
                        + " ms a page");
    }
}
