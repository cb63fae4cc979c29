package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// Reads documents as a whole.
final class DocumentRows {

    private static final String COLUMNS =
            "SELECT id,doc_id,source_pdf,sha256,bytes,status,reason,stamp,pages,elements,chunks,title"
                    + " FROM document";

    private DocumentRows() {}

    private record Part(long doc, String text) {}

    static List<DocumentRecord> all(Connection connection) throws SQLException {
        Map<Long, List<String>> parts = new HashMap<>();
        for (Part part :
                Rows.list(
                        connection,
                        "SELECT doc,text FROM document_part ORDER BY doc,part",
                        row -> new Part(row.getLong(1), row.getString(2)))) {
            parts.computeIfAbsent(part.doc(), doc -> new ArrayList<>()).add(part.text());
        }
        return Rows.list(
                connection,
                COLUMNS + " ORDER BY doc_id",
                row -> record(row, parts.getOrDefault(row.getLong("id"), List.of())));
    }

    static Optional<DocumentRecord> withId(Connection connection, String docId)
            throws SQLException {
        return one(connection, " WHERE doc_id = ?", docId);
    }

    static Optional<DocumentRecord> withHash(Connection connection, Sha256 hash)
            throws SQLException {
        return one(connection, " WHERE sha256 = ?", hash.hex());
    }

    private static Optional<DocumentRecord> one(
            Connection connection, String condition, String value) throws SQLException {
        return Rows.first(
                connection,
                COLUMNS + condition,
                row ->
                        record(
                                row,
                                Rows.list(
                                        connection,
                                        "SELECT text FROM document_part WHERE doc = ? ORDER BY part",
                                        part -> part.getString(1),
                                        row.getLong("id"))),
                value);
    }

    private static DocumentRecord record(ResultSet row, List<String> parts) throws SQLException {
        return new DocumentRecord(
                row.getString("doc_id"),
                row.getString("source_pdf"),
                new Sha256(row.getString("sha256")),
                row.getLong("bytes"),
                DocumentStatus.parse(row.getString("status")),
                row.getString("reason"),
                row.getString("stamp"),
                row.getInt("pages"),
                row.getInt("elements"),
                row.getInt("chunks"),
                row.getString("title"),
                parts);
    }

    static Optional<DocumentSummary> summary(Connection connection, long doc) throws SQLException {
        return Rows.first(
                connection,
                "SELECT pages,title,producer,creator,content_type,family,native_outline,dropped_outline"
                        + " FROM summary WHERE doc = ?",
                row ->
                        new DocumentSummary(
                                row.getInt("pages"),
                                row.getString("title"),
                                row.getString("producer"),
                                row.getString("creator"),
                                DocumentSummary.ContentType.parse(row.getString("content_type")),
                                items(connection, doc, "language"),
                                row.getString("family"),
                                items(connection, doc, "part"),
                                row.getInt("native_outline"),
                                row.getInt("dropped_outline"),
                                items(connection, doc, "ocr_page").stream()
                                        .map(page -> new PageNumber(Integer.parseInt(page)))
                                        .toList()),
                doc);
    }

    private static List<String> items(Connection connection, long doc, String kind)
            throws SQLException {
        return Rows.list(
                connection,
                "SELECT text FROM summary_item WHERE doc = ? AND kind = ? ORDER BY item",
                row -> row.getString(1),
                doc,
                kind);
    }

    static SortedMap<String, Integer> guards(Connection connection, long doc) throws SQLException {
        SortedMap<String, Integer> guards = new TreeMap<>();
        Rows.list(
                connection,
                "SELECT guard,acted FROM guard WHERE doc = ?",
                row -> guards.put(row.getString(1), row.getInt(2)) == null,
                doc);
        return guards;
    }

    static int move(Connection connection, String docId, String sourcePdf) throws SQLException {
        try (var update =
                connection.prepareStatement(
                        "UPDATE document SET source_pdf = ? WHERE doc_id = ?")) {
            update.setString(1, sourcePdf);
            update.setString(2, docId);
            return update.executeUpdate();
        }
    }

    static SortedMap<String, String> families(Connection connection) throws SQLException {
        SortedMap<String, String> families = new TreeMap<>();
        Rows.list(
                connection,
                "SELECT doc_id,family FROM summary JOIN document ON id = doc WHERE family <> ''",
                row -> families.put(row.getString(1), row.getString(2)) == null);
        return families;
    }

    /// The number under which a document's rows are kept.
    static Optional<Long> number(Connection connection, String docId) throws SQLException {
        return Rows.first(
                connection,
                "SELECT id FROM document WHERE doc_id = ?",
                row -> row.getLong(1),
                docId);
    }
}
