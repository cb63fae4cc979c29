package dev.sheetproof.store.lucene;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.Coverage;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.DocumentCard;
import dev.sheetproof.store.LexicalHit;
import dev.sheetproof.store.LexicalQuery;
import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.SearcherFactory;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.Lock;
import org.apache.lucene.store.LockObtainFailedException;
import org.jspecify.annotations.Nullable;

/// The search index of a corpus in a Lucene folder. The writer is opened by a change and closed by
/// the commit, so a corpus that is only read locks nothing. Safe for several threads.
public final class LuceneChunkIndex implements ChunkIndex {

    private final Path folder;
    private final Directory directory;
    private final VectorScan vectors = new VectorScan();
    private final Object writeLock = new Object();
    private final boolean grams;
    private @Nullable IndexWriter writer;
    private @Nullable SearcherManager searchers;

    private LuceneChunkIndex(Path folder, Directory directory, boolean grams) {
        this.grams = grams;
        this.folder = folder;
        this.directory = directory;
    }

    /// Opens the index in a folder; a missing or empty folder is an empty index.
    ///
    /// @throws StoreException when the folder holds something that is no readable index
    public static LuceneChunkIndex open(Path folder) {
        return open(folder, true);
    }

    /// As [#open], but searched as if part numbers had no trigrams: to measure what they are worth.
    ///
    /// @throws StoreException when the folder holds something that is no readable index
    public static LuceneChunkIndex openWithoutGrams(Path folder) {
        return open(folder, false);
    }

    private static LuceneChunkIndex open(Path folder, boolean grams) {
        try {
            Files.createDirectories(folder);
            LuceneChunkIndex index = new LuceneChunkIndex(folder, IndexFolder.open(folder), grams);
            index.searchers();
            return index;
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }

    /// Opens the index in a folder that is only read; nothing in the folder is changed.
    ///
    /// @throws StoreException when the folder holds no readable index
    public static LuceneChunkIndex openReadOnly(Path folder) {
        try {
            if (!Files.isDirectory(folder)) {
                throw new NoSuchFileException(folder.toString());
            }
            LuceneChunkIndex index = new LuceneChunkIndex(folder, IndexFolder.open(folder), true);
            index.searchers();
            return index;
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }

    /// An empty index in memory, instead of one in a folder that cannot be written.
    public static LuceneChunkIndex inMemory(Path folder) {
        return new LuceneChunkIndex(folder, new ByteBuffersDirectory(), true);
    }

    /// Empties a folder whose index cannot be read, so that it can be filled again.
    ///
    /// @throws StoreException when its files cannot be deleted, for instance because another
    ///   program writes it
    public static LuceneChunkIndex recreate(Path folder) {
        try {
            Files.createDirectories(folder);
            try (Directory directory = IndexFolder.open(folder);
                    Lock lock = directory.obtainLock(IndexWriter.WRITE_LOCK_NAME)) {
                for (String file : directory.listAll()) {
                    lock.ensureValid();
                    if (!file.equals(IndexWriter.WRITE_LOCK_NAME)) {
                        directory.deleteFile(file);
                    }
                }
            }
        } catch (IOException e) {
            throw unusable(folder, e);
        }
        return open(folder);
    }

    private static StoreException unusable(Path folder, IOException e) {
        if (e instanceof LockObtainFailedException) {
            return new StoreException(
                    "another program is writing the search index in " + folder, e);
        }
        return new StoreException(
                "the search index in "
                        + folder
                        + " cannot be used ("
                        + e.getMessage()
                        + "); `sheetproof corpus rebuild` makes it anew from the stored documents",
                e);
    }

    @Override
    public void replace(
            DocumentCard card,
            String stamp,
            List<Chunk> chunks,
            Map<String, List<float[]>> vectorsById,
            String madeBy) {
        List<Document> rows = new ArrayList<>();
        rows.add(IndexRows.card(card, stamp, chunks));
        for (Chunk chunk : chunks) {
            rows.add(
                    IndexRows.chunk(
                            card.docId(),
                            chunk,
                            ChunkContext.of(chunk, chunks),
                            IndexRows.recognised(card, chunk),
                            vectorsById.getOrDefault(chunk.id(), List.of()),
                            madeBy));
        }
        synchronized (writeLock) {
            try {
                IndexWriter open = writer();
                open.deleteDocuments(new Term(Fields.DOC_ID, card.docId()));
                open.addDocuments(rows);
            } catch (IOException e) {
                throw unusable(folder, e);
            }
        }
    }

    @Override
    public void remove(String docId) {
        synchronized (writeLock) {
            try {
                writer().deleteDocuments(new Term(Fields.DOC_ID, docId));
            } catch (IOException e) {
                throw unusable(folder, e);
            }
        }
    }

    @Override
    public void commit() {
        synchronized (writeLock) {
            try {
                if (writer != null) {
                    // Deleted rows would still count in the term statistics: the same corpus would
                    // rank differently.
                    writer.forceMergeDeletes();
                    writer.commit();
                    // The folder's lock goes with the writer: while nothing is pending, another
                    // process may write.
                    writer.close();
                    writer = null;
                }
                SearcherManager manager = searchers();
                if (manager != null) {
                    manager.maybeRefreshBlocking();
                }
            } catch (IOException e) {
                throw unusable(folder, e);
            }
        }
    }

    @Override
    public void discard() {
        synchronized (writeLock) {
            try {
                if (writer != null) {
                    writer.rollback();
                    writer = null;
                }
            } catch (IOException e) {
                throw unusable(folder, e);
            }
        }
    }

    private IndexWriter writer() throws IOException {
        if (writer == null) {
            writer = IndexFolder.writer(directory);
        }
        return writer;
    }

    private @Nullable SearcherManager searchers() throws IOException {
        synchronized (writeLock) {
            if (searchers == null
                    && org.apache.lucene.index.DirectoryReader.indexExists(directory)) {
                searchers =
                        new SearcherManager(
                                opened(),
                                new SearcherFactory() {
                                    @Override
                                    public IndexSearcher newSearcher(
                                            org.apache.lucene.index.IndexReader reader,
                                            org.apache.lucene.index.@Nullable IndexReader
                                                    previous) {
                                        IndexSearcher searcher = new IndexSearcher(reader);
                                        searcher.setSimilarity(new FieldSimilarity());
                                        searcher.setQueryCache(null);
                                        return searcher;
                                    }
                                });
            } else if (searchers == null && holdsFiles()) {
                throw new IOException("its list of segments is missing");
            }
            return searchers;
        }
    }

    private org.apache.lucene.index.DirectoryReader opened() throws IOException {
        var reader = org.apache.lucene.index.DirectoryReader.open(directory);
        return grams ? reader : new WithoutGrams(reader);
    }

    private boolean holdsFiles() throws IOException {
        for (String file : directory.listAll()) {
            if (!file.equals(IndexWriter.WRITE_LOCK_NAME) && writer == null) {
                return true;
            }
        }
        return false;
    }

    /// Work with a searcher over the last commit.
    private interface Reading<T> {
        T with(IndexSearcher searcher) throws IOException;
    }

    private <T> T read(T whenEmpty, Reading<T> reading) {
        try {
            SearcherManager manager = searchers();
            if (manager == null) {
                return whenEmpty;
            }
            manager.maybeRefresh();
            IndexSearcher searcher = manager.acquire();
            try {
                return reading.with(searcher);
            } finally {
                manager.release(searcher);
            }
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }

    @Override
    public SortedMap<String, String> documents() {
        return read(
                Collections.emptySortedMap(),
                searcher -> {
                    SortedMap<String, String> documents = new TreeMap<>();
                    Query cards = Fields.cards();
                    int count = searcher.count(cards);
                    for (ScoreDoc hit : searcher.search(cards, Math.max(1, count)).scoreDocs) {
                        Document row = searcher.storedFields().document(hit.doc);
                        if (IndexRows.SCHEMA.equals(row.get(Fields.SCHEMA))) {
                            documents.put(row.get(Fields.DOC_ID), row.get(Fields.STAMP));
                        }
                    }
                    return Collections.unmodifiableSortedMap(documents);
                });
    }

    @Override
    public List<LexicalHit> lexical(LexicalQuery wanted, SearchFilters filters, int limit) {
        if (wanted.isEmpty() || limit < 1) {
            return List.of();
        }
        return read(List.of(), searcher -> LexicalSearch.best(searcher, wanted, filters, limit));
    }

    @Override
    public List<DenseHit> dense(float[] query, String madeBy, SearchFilters filters, int limit) {
        return limit < 1
                ? List.of()
                : read(
                        List.of(),
                        searcher ->
                                vectors.nearest(
                                        searcher,
                                        query,
                                        madeBy(FilterQueries.of(filters, searcher, false), madeBy),
                                        limit));
    }

    private static Query madeBy(Query filter, String fingerprint) {
        return new BooleanQuery.Builder()
                .add(filter, BooleanClause.Occur.FILTER)
                .add(
                        new TermQuery(new Term(Fields.MADE_BY, fingerprint)),
                        BooleanClause.Occur.FILTER)
                .build();
    }

    @Override
    public List<String> allowed(SearchFilters filters) {
        return read(List.of(), searcher -> FilterQueries.allowed(filters, searcher));
    }

    @Override
    public Optional<String> respelled(String word) {
        return read(Optional.empty(), searcher -> Spelling.respelled(searcher, word));
    }

    @Override
    public List<String> unheld(List<String> phrases, SearchFilters filters) {
        return read(
                List.copyOf(phrases), searcher -> HeldPhrases.lacking(searcher, phrases, filters));
    }

    @Override
    public List<String> uncalled(List<String> labels, SearchFilters filters) {
        return read(
                List.copyOf(labels), searcher -> FilterQueries.uncalled(labels, filters, searcher));
    }

    @Override
    public Coverage coverage(LexicalQuery wanted, String docId, List<String> chunkIds) {
        return read(
                Coverage.NONE,
                searcher -> new DocumentCoverage(searcher, docId, chunkIds).of(wanted));
    }

    @Override
    public void close() {
        synchronized (writeLock) {
            try {
                if (searchers != null) {
                    searchers.close();
                    searchers = null;
                }
                if (writer != null) {
                    writer.rollback();
                    writer = null;
                }
                directory.close();
            } catch (IOException e) {
                throw unusable(folder, e);
            }
        }
    }
}
