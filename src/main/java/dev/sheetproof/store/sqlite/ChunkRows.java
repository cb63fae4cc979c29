package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads chunks with their boxes, members and warnings.
final class ChunkRows {

    private ChunkRows() {}

    private record OnChunk<T>(int chunk, T value) {}

    private record PlacedBox(int place, int page, PageBox box) {}

    static List<StoredChunk> ofDocument(Connection connection, long doc, String docId)
            throws SQLException {
        return read(connection, docId, "", doc);
    }

    static Optional<StoredChunk> one(Connection connection, String chunkId) throws SQLException {
        record Place(long doc, String docId, int chunk) {}
        Optional<Place> place =
                Rows.first(
                        connection,
                        "SELECT doc,doc_id,chunk FROM chunk JOIN document ON document.id = doc WHERE"
                                + " chunk_id = ?",
                        row -> new Place(row.getLong(1), row.getString(2), row.getInt(3)),
                        chunkId);
        if (place.isEmpty()) {
            return Optional.empty();
        }
        Place at = place.get();
        return read(connection, at.docId(), " AND chunk = ?", at.doc(), at.chunk()).stream()
                .findFirst();
    }

    private static List<StoredChunk> read(
            Connection connection, String docId, String condition, Object... parameters)
            throws SQLException {
        Map<Integer, List<PlacedBox>> boxes =
                byChunk(
                        connection,
                        "chunk_box",
                        condition + " ORDER BY chunk,place,box",
                        row ->
                                new PlacedBox(
                                        row.getInt("place"), row.getInt("page"), Rows.box(row)),
                        parameters);
        Map<Integer, List<Chunk.Member>> members =
                byChunk(
                        connection,
                        "chunk_member",
                        condition + " ORDER BY chunk,member",
                        row ->
                                new Chunk.Member(
                                        new PageNumber(row.getInt("page")), row.getInt("element")),
                        parameters);
        Map<Integer, List<String>> warnings =
                byChunk(
                        connection,
                        "chunk_warning",
                        condition + " ORDER BY chunk,warning",
                        row -> row.getString("text"),
                        parameters);
        return Rows.list(
                connection,
                "SELECT * FROM chunk WHERE doc = ?" + condition + " ORDER BY chunk",
                row -> {
                    int number = row.getInt("chunk");
                    String id = row.getString("chunk_id");
                    List<PageBoxes> places = places(id, boxes.getOrDefault(number, List.of()));
                    return new StoredChunk(
                            docId,
                            new Chunk(
                                    new ChunkKey(row.getString("chunk_key")),
                                    id,
                                    places.getFirst(),
                                    places.subList(1, places.size()),
                                    number,
                                    BlockType.parse(row.getString("block_type")),
                                    row.getString("section_title"),
                                    row.getString("toc_path"),
                                    row.getString("native_text"),
                                    members.getOrDefault(number, List.of()),
                                    warnings.getOrDefault(number, List.of())));
                },
                parameters);
    }

    private static <T> Map<Integer, List<T>> byChunk(
            Connection connection,
            String table,
            String rest,
            Rows.Reader<T> reader,
            Object... parameters)
            throws SQLException {
        Map<Integer, List<T>> chunks = new HashMap<>();
        for (OnChunk<T> row :
                Rows.list(
                        connection,
                        "SELECT * FROM " + table + " WHERE doc = ?" + rest,
                        result -> new OnChunk<>(result.getInt("chunk"), reader.read(result)),
                        parameters)) {
            chunks.computeIfAbsent(row.chunk(), chunk -> new ArrayList<>()).add(row.value());
        }
        return chunks;
    }

    private static List<PageBoxes> places(String chunkId, List<PlacedBox> boxes) {
        if (boxes.isEmpty()) {
            throw new IllegalArgumentException("chunk without boxes: " + chunkId);
        }
        List<PageBoxes> places = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= boxes.size(); i++) {
            if (i == boxes.size() || boxes.get(i).place() != boxes.get(from).place()) {
                List<PageBox> here =
                        boxes.subList(from, i).stream().map(placed -> placed.box()).toList();
                places.add(new PageBoxes(new PageNumber(boxes.get(from).page()), here));
                from = i;
            }
        }
        return places;
    }
}
