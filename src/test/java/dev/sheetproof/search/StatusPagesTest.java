package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.store.RandomDocuments;
import dev.sheetproof.store.lucene.LuceneChunkIndex;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatusPagesTest {

    /// Of the documents made at random the first page has no text.
    private static final long SEED = 7;

    @TempDir Path folder;

    private static SearchFilters only(PageStatus status) {
        return new SearchFilters(
                List.of(), List.of(), List.of(), List.of(), List.of(), List.of(status));
    }

    @Test
    void pagesOfAStatusAreNamedAndTheirRegionsListed() {
        try (SqliteDocumentStore store = SqliteDocumentStore.open(folder.resolve("corpus.db"))) {
            store.replace(new RandomDocuments(SEED).document("abx-7", 3));
            StatusPages bare = new StatusPages(store, only(PageStatus.NO_TEXT));
            assertEquals("one page is no_text: abx-7:1", bare.told());
            assertEquals(
                    "no page is failed", new StatusPages(store, only(PageStatus.FAILED)).told());
            for (RankedChunk region : bare.regions(100)) {
                assertTrue(bare.holds(region.chunkId()));
                assertEquals(1, ChunkIds.page(region.chunkId()));
                assertTrue(region.rank().bm25Rank().isEmpty());
            }
            StatusPages read = new StatusPages(store, only(PageStatus.OK));
            List<RankedChunk> regions = read.regions(100);
            assertFalse(regions.isEmpty());
            assertEquals(regions, read.among(regions));
            assertEquals(List.of(), bare.among(regions));
        }
    }

    @Test
    void documentsThatCouldNotBeOpenedAreNamed() {
        try (SqliteDocumentStore store = SqliteDocumentStore.open(folder.resolve("corpus.db"))) {
            RandomDocuments documents = new RandomDocuments(SEED);
            store.replace(documents.document("abx-7", 3));
            store.replace(documents.unreadable("locked"));
            assertEquals(
                    "1 document could not be opened: locked",
                    new StatusPages(store, only(PageStatus.ENCRYPTED)).told());
            assertEquals(
                    "no page is failed", new StatusPages(store, only(PageStatus.FAILED)).told());
        }
    }

    @Test
    void aStatusByItselfIsARequest() {
        try (SqliteDocumentStore store = SqliteDocumentStore.open(folder.resolve("corpus.db"));
                LuceneChunkIndex index = LuceneChunkIndex.open(folder.resolve("index"))) {
            store.replace(new RandomDocuments(SEED).document("abx-7", 3));
            SearchOutcome outcome =
                    new HybridSearcher(index, store, Optional.empty())
                            .search(SearchRequest.of("status:ok"), new CancelToken());
            assertTrue(outcome.supported());
            assertFalse(outcome.hits().isEmpty());
            assertTrue(
                    outcome.warnings().getFirst().startsWith("2 pages are ok: abx-7:2, abx-7:3"));
        }
    }
}
