package dev.sheetproof.evidence;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Span;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.store.DocumentReader;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The stored tables of a corpus as rows for exports, one document after the other, in document
/// order. Every row begins with `doc_id` and `source_pdf`.
public final class StoredTables {

    /// Takes rows as they are read.
    @FunctionalInterface
    public interface RowSink {
        /// @throws IOException when it cannot be written
        void accept(TableRow row) throws IOException;
    }

    private final DocumentReader reader;

    public StoredTables(DocumentReader reader) {
        this.reader = reader;
    }

    /// Reads a table.
    ///
    /// @param docIds documents wanted; when empty, all
    /// @throws IOException when the sink fails
    /// @throws IllegalArgumentException when the corpus lacks a document that is named
    public void rows(StoredTable table, List<String> docIds, RowSink sink) throws IOException {
        for (String docId : docIds) {
            if (reader.document(docId).isEmpty()) {
                throw new IllegalArgumentException("the corpus has no document " + docId);
            }
        }
        for (DocumentRecord document : reader.documents()) {
            if (docIds.isEmpty() || docIds.contains(document.docId())) {
                rows(table, document, sink);
            }
        }
    }

    private void rows(StoredTable table, DocumentRecord document, RowSink sink) throws IOException {
        String docId = document.docId();
        switch (table) {
            case PAGE -> {
                for (PageInfo page : reader.pages(docId)) {
                    sink.accept(page(row(table, document), page));
                }
            }
            case LINE, SPAN -> {
                for (PageInfo page : reader.pages(docId)) {
                    for (Line line : reader.lines(docId, page.page())) {
                        if (table == StoredTable.LINE) {
                            sink.accept(line(row(table, document), line));
                        } else {
                            spans(table, document, line, sink);
                        }
                    }
                }
            }
            case TOC -> {
                for (TocEntry entry : reader.toc(docId)) {
                    sink.accept(toc(row(table, document), entry));
                }
            }
            case IMAGE -> {
                for (PlacedImage image : reader.images(docId)) {
                    sink.accept(
                            row(table, document)
                                    .add(image.page().value())
                                    .add(image.number())
                                    .add(image.box())
                                    .add(image.widthPx())
                                    .add(image.heightPx())
                                    .add(image.kind()));
                }
            }
            case LINK -> {
                for (Link link : reader.links(docId)) {
                    sink.accept(link(row(table, document), link));
                }
            }
            case NAMED_OBJECT -> {
                for (NamedObject object : reader.namedObjects(docId)) {
                    sink.accept(
                            row(table, document)
                                    .add(object.number())
                                    .add(object.page().value())
                                    .add(object.lineNumber())
                                    .add(object.kind().wireName())
                                    .add(object.label())
                                    .add(object.caption())
                                    .add(object.box()));
                }
            }
            case CROSS_REFERENCE -> {
                for (CrossReference reference : reader.crossReferences(docId)) {
                    sink.accept(reference(row(table, document), reference));
                }
            }
            case SUMMARY ->
                    sink.accept(summary(row(table, document), document, reader.summary(docId)));
            case ELEMENT -> {
                for (PageLayout layout : reader.layouts(docId)) {
                    for (Element element : layout.elements()) {
                        sink.accept(
                                row(table, document)
                                        .add(element.page().value())
                                        .add(element.number())
                                        .add(element.label().wireName())
                                        .add(element.confidence())
                                        .add(element.box())
                                        .add(element.source())
                                        .add(element.reason()));
                    }
                }
            }
            case CHUNK -> {
                for (StoredChunk stored : reader.chunks(docId)) {
                    sink.accept(chunk(row(table, document), stored.chunk()));
                }
            }
            case CELL -> {
                for (Cell cell : reader.cells(docId)) {
                    sink.accept(cell(row(table, document), cell));
                }
            }
        }
    }

    private static TableRow row(StoredTable table, DocumentRecord document) {
        return new TableRow(table.columns())
                .with("doc_id", document.docId())
                .with("source_pdf", document.sourcePdf());
    }

    private static TableRow page(TableRow row, PageInfo page) {
        return row.add(page.page().value())
                .add(page.status().wireName())
                .add(page.reason())
                .add(page.textSource().wireName())
                .add(page.frame().widthPt())
                .add(page.frame().heightPt())
                .add(page.frame().rotation())
                .add(page.columns())
                .add(page.glyphs())
                .add(page.badGlyphs())
                .add(page.lines())
                .add(page.images())
                .add(page.paths());
    }

    private static TableRow line(TableRow row, Line line) {
        return row.add(line.page().value())
                .add(line.number())
                .add(line.text())
                .add(line.box())
                .add(line.style().family())
                .add(line.style().sizePt())
                .add(line.style().bold())
                .add(line.style().italic())
                .add(colour(line.style().rgb()))
                .add(line.column())
                .add(line.direction())
                .add(line.visible());
    }

    private static void spans(StoredTable table, DocumentRecord document, Line line, RowSink sink)
            throws IOException {
        int number = 0;
        for (Span span : line.spans()) {
            sink.accept(
                    row(table, document)
                            .add(line.page().value())
                            .add(line.number())
                            .add(number++)
                            .add(span.offset())
                            .add(span.text())
                            .add(span.box())
                            .add(span.style().family())
                            .add(span.style().sizePt())
                            .add(span.style().bold())
                            .add(span.style().italic())
                            .add(colour(span.style().rgb()))
                            .add(span.superscript())
                            .add(span.subscript()));
        }
    }

    private static String colour(int rgb) {
        return String.format(Locale.ROOT, "#%06x", rgb);
    }

    private static TableRow toc(TableRow row, TocEntry entry) {
        return row.add(entry.index())
                .add(entry.level())
                .add(entry.title())
                .add(entry.startPage().value())
                .add(entry.endPage().value())
                .add(entry.startY())
                .add(entry.breadcrumb())
                .add(entry.parent())
                .add(entry.source().wireName());
    }

    private static TableRow link(TableRow row, Link link) {
        row.add(link.page().value()).add(link.number()).add(link.box());
        return switch (link.target()) {
            case Link.Target.Internal to ->
                    row.add("internal").add(to.page().value()).add(to.y()).none().none();
            case Link.Target.External to -> row.add("external").none().none().add(to.uri()).none();
            case Link.Target.Broken to -> row.add("broken").none().none().none().add(to.reason());
        };
    }

    private static TableRow reference(TableRow row, CrossReference reference) {
        row.add(reference.number())
                .add(reference.page().value())
                .add(reference.lineNumber())
                .add(reference.text())
                .add(reference.kind().wireName())
                .add(reference.source());
        if (reference.targetPage().isPresent()) {
            row.add(reference.targetPage().get().value());
        } else {
            row.none();
        }
        return row.add(reference.targetLine()).add(reference.box());
    }

    private static TableRow summary(
            TableRow row, DocumentRecord document, Optional<DocumentSummary> summary) {
        row.add(document.sha256().hex())
                .add(document.status().wireName())
                .add(document.reason())
                .add(document.pages())
                .add(document.title());
        if (summary.isEmpty()) {
            return row.none()
                    .none()
                    .none()
                    .none()
                    .none()
                    .add(document.partNumbers())
                    .none()
                    .none()
                    .none();
        }
        DocumentSummary found = summary.get();
        return row.add(found.producer())
                .add(found.creator())
                .add(found.contentType().wireName())
                .add(found.languages())
                .add(found.family())
                .add(found.partNumbers())
                .add(found.nativeOutline())
                .add(found.droppedOutline())
                .addNumbers(found.needsOcr().stream().map(page -> page.value()).toList());
    }

    private static TableRow chunk(TableRow row, Chunk chunk) {
        return row.add(chunk.id())
                .add(chunk.key().hex())
                .add(chunk.page().value())
                .addTree(EvidenceJson.boxes(chunk.place().boxes()))
                .addTree(EvidenceJson.continued(chunk.continued()))
                .add(chunk.readingOrder())
                .add(chunk.type().wireName())
                .add(chunk.sectionTitle())
                .add(chunk.tocPath())
                .add(chunk.nativeText())
                .addTree(TableRow.members(chunk.members()))
                .add(chunk.warnings());
    }

    private static TableRow cell(TableRow row, Cell cell) {
        return row.add(cell.page().value())
                .add(cell.element())
                .add(cell.row())
                .add(cell.column())
                .add(cell.rowSpan())
                .add(cell.columnSpan())
                .add(cell.box())
                .add(cell.text())
                .add(cell.rowLabel())
                .add(cell.columnLabel())
                .add(cell.header());
    }
}
