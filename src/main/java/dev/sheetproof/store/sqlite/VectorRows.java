package dev.sheetproof.store.sqlite;

import dev.sheetproof.store.ChunkVectors;
import dev.sheetproof.store.StoreException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Reads and writes the vectors of one document.
final class VectorRows {

    private VectorRows() {}

    static List<ChunkVectors> read(Connection connection, long doc, String fingerprint)
            throws SQLException {
        List<ChunkVectors> vectors = new ArrayList<>();
        List<float[]> parts = new ArrayList<>();
        Rows.list(
                connection,
                "SELECT chunk_id,vector FROM vector JOIN chunk USING (doc,chunk) JOIN embedder ON"
                        + " embedder.id = embedder WHERE doc = ? AND fingerprint = ? ORDER BY"
                        + " chunk,part",
                row -> {
                    String chunkId = row.getString(1);
                    if (vectors.isEmpty() || !vectors.getLast().chunkId().equals(chunkId)) {
                        parts.clear();
                    } else {
                        vectors.removeLast();
                    }
                    parts.add(Blobs.vector(row.getBytes(2)));
                    return vectors.add(new ChunkVectors(chunkId, parts));
                },
                doc,
                fingerprint);
        return vectors;
    }

    static void replace(
            Connection connection, long doc, String fingerprint, List<ChunkVectors> vectors)
            throws SQLException {
        long embedder = embedder(connection, fingerprint);
        try (var delete =
                connection.prepareStatement("DELETE FROM vector WHERE doc = ? AND embedder = ?")) {
            delete.setLong(1, doc);
            delete.setLong(2, embedder);
            delete.executeUpdate();
        }
        Map<String, Integer> chunks = new HashMap<>();
        Rows.list(
                connection,
                "SELECT chunk_id,chunk FROM chunk WHERE doc = ?",
                row -> chunks.put(row.getString(1), row.getInt(2)) == null,
                doc);
        try (Insert insert = new Insert(connection, "vector", "doc,embedder,chunk,part,vector")) {
            for (ChunkVectors of : vectors) {
                Integer chunk = chunks.get(of.chunkId());
                if (chunk == null) {
                    throw new StoreException(
                            "vectors of a chunk that is not stored: " + of.chunkId());
                }
                int part = 0;
                for (float[] vector : of.vectors()) {
                    insert.number(doc)
                            .number(embedder)
                            .number(chunk)
                            .number(part++)
                            .blob(Blobs.of(vector))
                            .add();
                }
            }
            insert.finish();
        }
    }

    /// Fingerprints with the number of documents that have such vectors.
    static SortedMap<String, Integer> sets(Connection connection) throws SQLException {
        SortedMap<String, Integer> sets = new TreeMap<>();
        Rows.list(
                connection,
                "SELECT fingerprint,COUNT(DISTINCT doc) FROM embedder JOIN vector ON"
                        + " embedder = embedder.id GROUP BY fingerprint",
                row -> sets.merge(row.getString(1), row.getInt(2), Integer::sum));
        return sets;
    }

    /// Removes the vectors of all other fingerprints; the number of rows removed.
    static int keep(Connection connection, String fingerprint) throws SQLException {
        try (var delete =
                connection.prepareStatement(
                        "DELETE FROM vector WHERE embedder NOT IN (SELECT id FROM embedder WHERE"
                                + " fingerprint = ?)")) {
            delete.setString(1, fingerprint);
            return delete.executeUpdate();
        }
    }

    private static long embedder(Connection connection, String fingerprint) throws SQLException {
        try (Insert insert = new Insert(connection, "embedder", "fingerprint")) {
            if (find(connection, fingerprint).isEmpty()) {
                insert.text(fingerprint).add();
                insert.finish();
            }
        }
        return find(connection, fingerprint).getFirst();
    }

    private static List<Long> find(Connection connection, String fingerprint) throws SQLException {
        return Rows.list(
                connection,
                "SELECT id FROM embedder WHERE fingerprint = ?",
                row -> row.getLong(1),
                fingerprint);
    }
}
