package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.store.StoredDocument;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/// Writes the rows of one document inside the caller's transaction.
final class DocumentWriter {

    private static final String BOX = "x0,y0,x1,y1";

    private final Connection connection;

    DocumentWriter(Connection connection) {
        this.connection = connection;
    }

    /// Removes a document and, by its foreign keys, everything derived from it; whether there was
    /// one.
    boolean remove(String docId) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("DELETE FROM document WHERE doc_id = ?")) {
            statement.setString(1, docId);
            return statement.executeUpdate() > 0;
        }
    }

    void write(StoredDocument document) throws SQLException {
        long doc = record(document.record());
        if (document.parsed().isPresent()) {
            summary(doc, document.parsed().get().summary());
            new ParsedWriter(connection, doc).write(document.parsed().get());
        }
        layouts(doc, document.layouts());
        cells(doc, document.cells());
        chunks(doc, document.chunks());
        guards(doc, document.guards());
    }

    private long record(DocumentRecord record) throws SQLException {
        try (Insert insert =
                new Insert(
                        connection,
                        "document",
                        "doc_id,source_pdf,sha256,bytes,status,reason,stamp,pages,elements,chunks,title")) {
            insert.text(record.docId())
                    .text(record.sourcePdf())
                    .text(record.sha256().hex())
                    .number(record.bytes())
                    .text(record.status().wireName())
                    .text(record.reason())
                    .text(record.stamp())
                    .number(record.pages())
                    .number(record.elements())
                    .number(record.chunks())
                    .text(record.title())
                    .add();
            insert.finish();
        }
        long doc = lastId();
        try (Insert insert = new Insert(connection, "document_part", "doc,part,text")) {
            int number = 0;
            for (String part : record.partNumbers()) {
                insert.number(doc).number(number++).text(part).add();
            }
            insert.finish();
        }
        return doc;
    }

    private long lastId() throws SQLException {
        try (PreparedStatement statement =
                        connection.prepareStatement("SELECT last_insert_rowid()");
                ResultSet result = statement.executeQuery()) {
            result.next();
            return result.getLong(1);
        }
    }

    private void summary(long doc, DocumentSummary summary) throws SQLException {
        try (Insert insert =
                new Insert(
                        connection,
                        "summary",
                        "doc,pages,title,producer,creator,content_type,family,native_outline,dropped_outline")) {
            insert.number(doc)
                    .number(summary.pages())
                    .text(summary.title())
                    .text(summary.producer())
                    .text(summary.creator())
                    .text(summary.contentType().wireName())
                    .text(summary.family())
                    .number(summary.nativeOutline())
                    .number(summary.droppedOutline())
                    .add();
            insert.finish();
        }
        try (Insert insert = new Insert(connection, "summary_item", "doc,kind,item,text")) {
            items(insert, doc, "language", summary.languages());
            items(insert, doc, "part", summary.partNumbers());
            items(
                    insert,
                    doc,
                    "ocr_page",
                    summary.needsOcr().stream().map(page -> page.toString()).toList());
            insert.finish();
        }
    }

    private static void items(Insert insert, long doc, String kind, List<String> items)
            throws SQLException {
        int number = 0;
        for (String item : items) {
            insert.number(doc).text(kind).number(number++).text(item).add();
        }
    }

    private void layouts(long doc, List<PageLayout> layouts) throws SQLException {
        String detected = "label,confidence," + BOX + ",source,reason";
        try (Insert pages = new Insert(connection, "page_layout", "doc,page");
                Insert raw = new Insert(connection, "detection", "doc,page,detection," + detected);
                Insert dropped =
                        new Insert(
                                connection,
                                "dropped",
                                "doc,page,dropped," + detected + ",dropped_for");
                Insert kept = new Insert(connection, "element", "doc,page,element," + detected)) {
            for (PageLayout layout : layouts) {
                int page = layout.page().value();
                pages.number(doc).number(page).add();
                int number = 0;
                for (Detection detection : layout.raw()) {
                    detection(raw, doc, page, number++, detection).add();
                }
                number = 0;
                for (PageLayout.Dropped drop : layout.dropped()) {
                    detection(dropped, doc, page, number++, drop.detection())
                            .text(drop.reason())
                            .add();
                }
                for (Element element : layout.elements()) {
                    kept.number(doc)
                            .number(page)
                            .number(element.number())
                            .text(element.label().wireName())
                            .real(element.confidence())
                            .box(element.box())
                            .text(element.source())
                            .text(element.reason())
                            .add();
                }
            }
            pages.finish();
            raw.finish();
            dropped.finish();
            kept.finish();
        }
    }

    private static Insert detection(Insert to, long doc, int page, int number, Detection detection)
            throws SQLException {
        return to.number(doc)
                .number(page)
                .number(number)
                .text(detection.label().wireName())
                .real(detection.confidence())
                .box(detection.box())
                .text(detection.source())
                .text(detection.reason());
    }

    private void cells(long doc, List<Cell> cells) throws SQLException {
        try (Insert insert =
                new Insert(
                        connection,
                        "cell",
                        "doc,cell,page,element,grid_row,grid_column,row_span,column_span,"
                                + BOX
                                + ",text,row_label,column_label,header")) {
            int number = 0;
            for (Cell cell : cells) {
                insert.number(doc)
                        .number(number++)
                        .number(cell.page().value())
                        .number(cell.element())
                        .number(cell.row())
                        .number(cell.column())
                        .number(cell.rowSpan())
                        .number(cell.columnSpan())
                        .box(cell.box())
                        .text(cell.text())
                        .text(cell.rowLabel())
                        .text(cell.columnLabel())
                        .flag(cell.header())
                        .add();
            }
            insert.finish();
        }
    }

    private void chunks(long doc, List<Chunk> chunks) throws SQLException {
        try (Insert rows =
                        new Insert(
                                connection,
                                "chunk",
                                "doc,chunk,chunk_id,chunk_key,block_type,section_title,toc_path,native_text");
                Insert boxes =
                        new Insert(connection, "chunk_box", "doc,chunk,place,box,page," + BOX);
                Insert members =
                        new Insert(connection, "chunk_member", "doc,chunk,member,page,element");
                Insert warnings =
                        new Insert(connection, "chunk_warning", "doc,chunk,warning,text")) {
            for (Chunk chunk : chunks) {
                rows.number(doc)
                        .number(chunk.readingOrder())
                        .text(chunk.id())
                        .text(chunk.key().hex())
                        .text(chunk.type().wireName())
                        .text(chunk.sectionTitle())
                        .text(chunk.tocPath())
                        .text(chunk.nativeText())
                        .add();
            }
            rows.finish();
            for (Chunk chunk : chunks) {
                int order = chunk.readingOrder();
                int place = 0;
                boxes(boxes, doc, order, place++, chunk.place());
                for (PageBoxes more : chunk.continued()) {
                    boxes(boxes, doc, order, place++, more);
                }
                int number = 0;
                for (Chunk.Member member : chunk.members()) {
                    members.number(doc)
                            .number(order)
                            .number(number++)
                            .number(member.page().value())
                            .number(member.element())
                            .add();
                }
                number = 0;
                for (String warning : chunk.warnings()) {
                    warnings.number(doc).number(order).number(number++).text(warning).add();
                }
            }
            boxes.finish();
            members.finish();
            warnings.finish();
        }
    }

    private static void boxes(Insert to, long doc, int chunk, int place, PageBoxes boxes)
            throws SQLException {
        int number = 0;
        for (PageBox box : boxes.boxes()) {
            to.number(doc)
                    .number(chunk)
                    .number(place)
                    .number(number++)
                    .number(boxes.page().value())
                    .box(box)
                    .add();
        }
    }

    private void guards(long doc, Map<String, Integer> guards) throws SQLException {
        try (Insert insert = new Insert(connection, "guard", "doc,guard,acted")) {
            for (Map.Entry<String, Integer> guard : guards.entrySet()) {
                insert.number(doc).text(guard.getKey()).number(guard.getValue()).add();
            }
            insert.finish();
        }
    }
}
