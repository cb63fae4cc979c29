package dev.sheetproof.search;

import dev.sheetproof.embedding.PassageSplitter;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.store.DocumentCard;
import dev.sheetproof.store.lucene.LuceneChunkIndex;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A corpus of one small document, for tests that search it.
abstract class SmallCorpus {

    @TempDir Path folder;

    LuceneChunkIndex index;
    SqliteDocumentStore store;
    final List<Chunk> chunks = new ArrayList<>();

    /// Texts of the documents added, by chunk.
    final Map<String, String> textsOf = new HashMap<>();

    @BeforeEach
    void fill() {
        index = LuceneChunkIndex.open(folder.resolve("index"));
        store = SqliteDocumentStore.open(folder.resolve("corpus.db"));
        List<String> texts =
                List.of(
                        "ABX-7 quartz crystal",
                        "Parameter\tMin\tMax\nLoad capacitance\t12\t18 pF\nSupply current\t1\t5 mA",
                        "The device starts within a few milliseconds after power is applied.",
                        "Recommended land pattern");
        List<BlockType> types =
                List.of(BlockType.TITLE, BlockType.TABLE, BlockType.TEXT, BlockType.FIGURE);
        Map<String, List<float[]>> vectors = new HashMap<>();
        for (int i = 0; i < texts.size(); i++) {
            Chunk chunk = chunk(i, types.get(i), texts.get(i));
            chunks.add(chunk);
            vectors.put(chunk.id(), List.of(Compass.vector(texts.get(i))));
        }
        index.replace(
                new DocumentCard("abx-7", "ABX-7", "", List.of("ABX-7")),
                "s",
                chunks,
                vectors,
                PassageSplitter.fingerprint(new Compass()));
        index.commit();
    }

    @AfterEach
    void close() {
        index.close();
        store.close();
    }

    static Chunk chunk(int order, BlockType type, String text) {
        ChunkKey key = new ChunkKey(Sha256.of(text.getBytes(StandardCharsets.UTF_8)).hex());
        return new Chunk(
                key,
                "abx-7_p1_" + key.shortHex(),
                new PageBoxes(new PageNumber(1), List.of(new PageBox(0, 0, 9, 9))),
                List.of(),
                order,
                type,
                "",
                "",
                text,
                List.of(new Chunk.Member(new PageNumber(1), order)),
                List.of());
    }

    /// Every text has the direction of its first letter.
    static class Compass implements TextEmbedder {

        static float[] vector(String text) {
            float[] vector = new float[26];
            vector[Math.floorMod(text.toLowerCase(java.util.Locale.ROOT).charAt(0) - 'a', 26)] = 1;
            return vector;
        }

        @Override
        public String fingerprint() {
            return "compass";
        }

        @Override
        public int dimension() {
            return 26;
        }

        @Override
        public float[] embedQuery(String text) {
            return vector(text);
        }

        @Override
        public float[] embedPassage(String text) {
            return vector(text);
        }

        @Override
        public int countTokens(String text) {
            return text.length();
        }

        @Override
        public int maxTokens() {
            return 512;
        }

        @Override
        public double unrelatedBelow() {
            return .5;
        }

        @Override
        public void close() {}
    }

    final SearchOutcome search(Optional<TextEmbedder> embedder, String text, SearchMode mode) {
        return new HybridSearcher(index, store, embedder)
                .search(
                        new SearchRequest(
                                text, 15, mode, ResultOrder.RELEVANCE, SearchFilters.NONE),
                        new CancelToken());
    }

    /// Another document, whose regions stand under given sections.
    final void addDocument(String docId, List<String> sections, List<String> texts) {
        List<Chunk> added = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            Chunk plain = chunk(i, BlockType.TABLE, texts.get(i));
            added.add(
                    new Chunk(
                            plain.key(),
                            docId + "_p1_" + plain.key().shortHex(),
                            plain.place(),
                            plain.continued(),
                            plain.readingOrder(),
                            plain.type(),
                            sections.get(i),
                            sections.get(i),
                            plain.nativeText(),
                            plain.members(),
                            plain.warnings()));
        }
        added.forEach(chunk -> textsOf.put(chunk.id(), chunk.nativeText()));
        index.replace(
                new DocumentCard(docId, docId, "", List.of(docId)), "s", added, Map.of(), "none");
        index.commit();
    }
}
