package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.store.ChunkVectors;
import dev.sheetproof.store.DocumentStore;
import dev.sheetproof.store.RecognitionStore;
import dev.sheetproof.store.SkipStore;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.store.StoredDocument;
import dev.sheetproof.store.VectorStore;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/// Documents and vectors in one SQLite file with foreign keys and a write-ahead log, so that
/// readers go on while a document is written. Safe for several threads and for several processes;
/// writes queue up.
public final class SqliteDocumentStore
        implements DocumentStore, VectorStore, RecognitionStore, SkipStore {

    private final Connections connections;

    private SqliteDocumentStore(Connections connections) {
        this.connections = connections;
    }

    /// Opens a database, making it and its folder where there is none.
    ///
    /// @throws StoreException when it cannot be used: a read-only folder, another version, damage
    public static SqliteDocumentStore open(Path file) {
        return new SqliteDocumentStore(Connections.open(file));
    }

    /// Opens a database that is only read; nothing in its folder is changed, except that SQLite may
    /// keep its lock files there while it is open, where it can.
    ///
    /// @throws StoreException when there is none or it cannot be read
    public static SqliteDocumentStore openReadOnly(Path file) {
        return new SqliteDocumentStore(Connections.openReadOnly(file));
    }

    /// Takes over from a damaged database what cannot be made anew from the PDFs: which pages the
    /// user left out, as far as they can still be read.
    ///
    /// @param damaged a database that nobody has open
    /// @return how many pages those are
    /// @throws StoreException when they cannot be written here
    public int salvage(Path damaged) {
        SortedMap<Sha256, SortedSet<PageNumber>> skipped = Salvage.skippedPages(damaged);
        skipped.forEach(this::putSkipped);
        return skipped.values().stream().mapToInt(pages -> pages.size()).sum();
    }

    @Override
    public void replace(StoredDocument document) {
        connections.write(
                connection -> {
                    DocumentWriter writer = new DocumentWriter(connection);
                    boolean replaced = writer.remove(document.record().docId());
                    writer.write(document);
                    if (replaced) {
                        // The id may stand for other bytes now.
                        RecognisedRows.removeUnknown(connection);
                        SkippedRows.removeUnknown(connection);
                    }
                    return replaced;
                });
    }

    @Override
    public boolean remove(String docId) {
        return connections.write(
                connection -> {
                    boolean removed = new DocumentWriter(connection).remove(docId);
                    RecognisedRows.removeUnknown(connection);
                    SkippedRows.removeUnknown(connection);
                    return removed;
                });
    }

    @Override
    public boolean move(String docId, String sourcePdf) {
        return connections.write(connection -> DocumentRows.move(connection, docId, sourcePdf) > 0);
    }

    @Override
    public SortedMap<String, String> families() {
        return connections.read(DocumentRows::families);
    }

    @Override
    public List<String> verify() {
        return connections.read(Verification::problems);
    }

    @Override
    public List<DocumentRecord> documents() {
        return connections.read(DocumentRows::all);
    }

    @Override
    public Optional<DocumentRecord> document(String docId) {
        return connections.read(connection -> DocumentRows.withId(connection, docId));
    }

    @Override
    public Optional<DocumentRecord> documentWithHash(Sha256 hash) {
        return connections.read(connection -> DocumentRows.withHash(connection, hash));
    }

    @Override
    public Optional<DocumentSummary> summary(String docId) {
        return ofDocument(docId, DocumentRows::summary, Optional.empty());
    }

    @Override
    public List<PageInfo> pages(String docId) {
        return ofDocument(docId, ParsedRows::pages, List.of());
    }

    @Override
    public Optional<PageInfo> page(String docId, PageNumber page) {
        return ofDocument(
                docId,
                (connection, doc) -> ParsedRows.page(connection, doc, page),
                Optional.empty());
    }

    @Override
    public List<Line> lines(String docId, PageNumber page) {
        return ofDocument(
                docId, (connection, doc) -> ParsedRows.lines(connection, doc, page), List.of());
    }

    @Override
    public List<TocEntry> toc(String docId) {
        return ofDocument(docId, ParsedRows::toc, List.of());
    }

    @Override
    public List<PlacedImage> images(String docId) {
        return ofDocument(docId, ParsedRows::images, List.of());
    }

    @Override
    public List<Link> links(String docId) {
        return ofDocument(docId, ParsedRows::links, List.of());
    }

    @Override
    public List<NamedObject> namedObjects(String docId) {
        return ofDocument(docId, ParsedRows::namedObjects, List.of());
    }

    @Override
    public List<CrossReference> crossReferences(String docId) {
        return ofDocument(docId, ParsedRows::crossReferences, List.of());
    }

    @Override
    public List<PageLayout> layouts(String docId) {
        return ofDocument(docId, LayoutRows::layouts, List.of());
    }

    @Override
    public List<Element> elements(String docId, PageNumber page) {
        return ofDocument(
                docId, (connection, doc) -> LayoutRows.elements(connection, doc, page), List.of());
    }

    @Override
    public List<Cell> cells(String docId) {
        return ofDocument(docId, LayoutRows::cells, List.of());
    }

    @Override
    public List<Cell> cells(String docId, PageNumber page) {
        return ofDocument(
                docId, (connection, doc) -> LayoutRows.cells(connection, doc, page), List.of());
    }

    @Override
    public List<StoredChunk> chunks(String docId) {
        return ofDocument(
                docId,
                (connection, doc) -> ChunkRows.ofDocument(connection, doc, docId),
                List.of());
    }

    @Override
    public Optional<StoredChunk> chunk(String chunkId) {
        return connections.read(connection -> ChunkRows.one(connection, chunkId));
    }

    @Override
    public List<StoredChunk> chunks(List<String> chunkIds) {
        return connections.read(
                connection -> {
                    List<StoredChunk> chunks = new ArrayList<>(chunkIds.size());
                    for (String id : chunkIds) {
                        ChunkRows.one(connection, id).ifPresent(chunks::add);
                    }
                    return chunks;
                });
    }

    @Override
    public SortedMap<String, Integer> guards(String docId) {
        return ofDocument(docId, DocumentRows::guards, new TreeMap<>());
    }

    @Override
    public int chunkCount() {
        return connections.read(
                connection -> Rows.number(connection, "SELECT count(*) FROM chunk"));
    }

    @Override
    public List<ChunkVectors> vectors(String docId, String fingerprint) {
        return ofDocument(
                docId,
                (connection, doc) -> VectorRows.read(connection, doc, fingerprint),
                List.of());
    }

    /// @throws StoreException also when a chunk id is not one of this document
    @Override
    public void putVectors(String docId, String fingerprint, List<ChunkVectors> vectors) {
        connections.write(
                connection -> {
                    long doc =
                            DocumentRows.number(connection, docId)
                                    .orElseThrow(
                                            () ->
                                                    new StoreException(
                                                            "no document "
                                                                    + docId
                                                                    + " in "
                                                                    + connections.file()));
                    VectorRows.replace(connection, doc, fingerprint, vectors);
                    return doc;
                });
    }

    @Override
    public SortedMap<String, Integer> vectorSets() {
        return connections.read(VectorRows::sets);
    }

    @Override
    public void keepVectorsOf(String fingerprint) {
        connections.write(connection -> VectorRows.keep(connection, fingerprint));
    }

    @Override
    public SortedMap<PageNumber, RecognisedPage> recognised(Sha256 file) {
        return connections.read(connection -> RecognisedRows.read(connection, file));
    }

    @Override
    public Optional<RecognisedPage> recognised(String docId, PageNumber page) {
        return document(docId)
                .flatMap(
                        document ->
                                connections.read(
                                        connection ->
                                                RecognisedRows.read(
                                                        connection, document.sha256(), page)));
    }

    @Override
    public void putRecognised(Sha256 file, RecognisedPage page) {
        connections.write(
                connection -> {
                    RecognisedRows.put(connection, file, page);
                    return page;
                });
    }

    @Override
    public SortedSet<PageNumber> skipped(Sha256 file) {
        return connections.read(connection -> SkippedRows.read(connection, file));
    }

    @Override
    public void putSkipped(Sha256 file, SortedSet<PageNumber> pages) {
        connections.write(
                connection -> {
                    SkippedRows.put(connection, file, pages);
                    return pages;
                });
    }

    @Override
    public void close() {
        connections.close();
    }

    /// Reads something of a document by its number.
    @FunctionalInterface
    private interface OfDocument<T> {
        T read(Connection connection, long doc) throws SQLException;
    }

    private <T> T ofDocument(String docId, OfDocument<T> work, T whenUnknown) {
        return connections.read(
                connection -> {
                    Optional<Long> doc = DocumentRows.number(connection, docId);
                    return doc.isPresent() ? work.read(connection, doc.get()) : whenUnknown;
                });
    }
}
