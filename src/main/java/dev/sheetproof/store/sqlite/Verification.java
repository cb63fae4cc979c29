package dev.sheetproof.store.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// Looks for damage: of the file, of its foreign keys, and rows that contradict each other.
final class Verification {

    /// Each statement returns one sentence for every contradiction it finds.
    private static final List<String> CONTRADICTIONS =
            List.of(
                    counted("pages", "page", "AND EXISTS (SELECT 1 FROM summary WHERE doc = id)"),
                    counted("elements", "element", ""),
                    counted("chunks", "chunk", ""),
                    "SELECT doc_id || ' has pages but no summary' FROM document WHERE pages > 0 AND"
                            + " NOT EXISTS (SELECT 1 FROM summary WHERE doc = id)",
                    "SELECT doc_id || ' is ok although page ' || page || ' is ' || page.status FROM"
                            + " document JOIN page ON doc = id WHERE document.status = 'ok' AND"
                            + " page.status <> 'ok'",
                    dense("page", "doc", "page", 1),
                    dense("line", "doc,page", "line", 0),
                    dense("element", "doc,page", "element", 0),
                    dense("chunk", "doc", "chunk", 0),
                    "SELECT chunk_id || ' has no box' FROM chunk WHERE NOT EXISTS (SELECT 1 FROM"
                            + " chunk_box b WHERE b.doc = chunk.doc AND b.chunk = chunk.chunk)",
                    "SELECT chunk_id || ' has no element' FROM chunk WHERE NOT EXISTS (SELECT 1 FROM"
                            + " chunk_member m WHERE m.doc = chunk.doc AND m.chunk = chunk.chunk)",
                    "SELECT chunk_id || ' does not follow from its document, page and key' FROM chunk"
                            + " JOIN document ON id = chunk.doc JOIN chunk_box b ON b.doc = chunk.doc"
                            + " AND b.chunk = chunk.chunk AND place = 0 AND box = 0 WHERE chunk_id <>"
                            + " doc_id || '_p' || page || '_' || substr(chunk_key, 1, 10)",
                    "SELECT 'element ' || element || ' of page ' || page || ' of ' || doc_id || ' is in'"
                            + " || ' two chunks' FROM chunk_member JOIN document ON id = doc GROUP BY"
                            + " doc,page,element HAVING count(*) > 1",
                    "SELECT fingerprint || ' has vectors of different lengths' FROM vector JOIN embedder"
                            + " ON id = embedder GROUP BY embedder HAVING min(length(vector)) <>"
                            + " max(length(vector))");

    private Verification() {}

    static List<String> problems(Connection connection) throws SQLException {
        List<String> problems = new ArrayList<>();
        for (String line : strings(connection, "PRAGMA integrity_check")) {
            if (!line.equals("ok")) {
                problems.add("damaged: " + line.replace('\n', ' '));
            }
        }
        problems.addAll(
                Rows.list(
                        connection,
                        "PRAGMA foreign_key_check",
                        row ->
                                "a row of "
                                        + row.getString(1)
                                        + " points at a missing row of "
                                        + row.getString(3)));
        for (String contradiction : CONTRADICTIONS) {
            problems.addAll(strings(connection, contradiction));
        }
        return problems;
    }

    private static List<String> strings(Connection connection, String sql) throws SQLException {
        return Rows.list(connection, sql, row -> row.getString(1));
    }

    private static String counted(String column, String table, String condition) {
        String count = "(SELECT count(*) FROM " + table + " WHERE doc = id)";
        return "SELECT doc_id || ' says "
                + column
                + " ' || "
                + column
                + " || ' but has ' || "
                + count
                + " FROM document WHERE "
                + column
                + " <> "
                + count
                + " "
                + condition;
    }

    private static String dense(String table, String group, String number, int first) {
        return "SELECT 'the rows of "
                + table
                + " are not numbered in a row in ' || doc_id FROM (SELECT doc AS d, min("
                + number
                + ") AS low, max("
                + number
                + ") AS high, count(*) AS n FROM "
                + table
                + " GROUP BY "
                + group
                + ") JOIN document ON id = d WHERE low <> "
                + first
                + " OR high - low + 1 <> n";
    }
}
