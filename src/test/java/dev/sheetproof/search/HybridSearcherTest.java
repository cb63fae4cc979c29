package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.embedding.PassageSplitter;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RankedChunk;
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
import dev.sheetproof.work.CancelledException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HybridSearcherTest {

    /// Random requests by default; `-Dtest.fuzz=10000` for more. The parser alone is fuzzed with
    /// 10,000 each time.
    private static final int FUZZED = 1_000;

    @TempDir Path folder;

    private LuceneChunkIndex index;
    private SqliteDocumentStore store;
    private final List<Chunk> chunks = new ArrayList<>();

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

    private static Chunk chunk(int order, BlockType type, String text) {
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
    private static class Compass implements TextEmbedder {

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

    private SearchOutcome search(Optional<TextEmbedder> embedder, String text, SearchMode mode) {
        return new HybridSearcher(index, store, embedder)
                .search(
                        new SearchRequest(
                                text, 15, mode, ResultOrder.RELEVANCE, SearchFilters.NONE),
                        new CancelToken());
    }

    @Test
    void aValueIsFoundInItsTable() {
        RankedChunk first =
                search(Optional.empty(), "ABX-7 max load capacitance", SearchMode.BM25)
                        .hits()
                        .getFirst();
        assertEquals(chunks.get(1).id(), first.chunkId());
        assertTrue(first.rank().bm25Rank().isPresent());
        assertTrue(first.rank().denseRank().isEmpty());
    }

    @Test
    void aConceptIsFoundUnderAnotherName() {
        assertEquals(
                chunks.get(3).id(),
                search(Optional.empty(), "ABX-7 footprint", SearchMode.BM25)
                        .hits()
                        .getFirst()
                        .chunkId());
    }

    @Test
    void meaningAloneIsSearchedInDenseMode() {
        SearchOutcome outcome = search(Optional.of(new Compass()), "t", SearchMode.DENSE);
        assertEquals(chunks.get(2).id(), outcome.hits().getFirst().chunkId());
        assertTrue(outcome.hits().getFirst().rank().bm25Rank().isEmpty());
    }

    @Test
    void wordsAreStillSearchedWithoutAModelAndAWarningSaysSo() {
        TextEmbedder broken =
                new Compass() {
                    @Override
                    public float[] embedQuery(String text) {
                        throw new EmbeddingException("model file missing");
                    }
                };
        SearchOutcome outcome = search(Optional.of(broken), "load capacitance", SearchMode.HYBRID);
        assertEquals(chunks.get(1).id(), outcome.hits().getFirst().chunkId());
        assertTrue(outcome.warnings().contains("dense search is off: model file missing"));
    }

    @Test
    void aPartThatNoDocumentHoldsIsNotSupported() {
        SearchOutcome outcome =
                search(Optional.empty(), "QRS4711 load capacitance", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(outcome.warnings().contains("no document holds QRS4711"));
        assertTrue(
                search(Optional.empty(), "ABX-7 load capacitance", SearchMode.HYBRID).supported());
    }

    @Test
    void aPackageBesideAKnownPartIsNoReasonToRefuse() {
        SearchOutcome outcome =
                search(Optional.empty(), "ABX-7 QFN-24 land pattern", SearchMode.HYBRID);
        assertTrue(outcome.supported());
        assertTrue(outcome.warnings().contains("no document holds QFN-24"));
    }

    @Test
    void aDrawingIsNotRefusedForWordsThatItDoesNotHold() {
        assertTrue(
                search(Optional.empty(), "ABX-7 outline drawing", SearchMode.HYBRID).supported());
        assertFalse(search(Optional.empty(), "ABX-7 phase noise", SearchMode.HYBRID).supported());
    }

    @Test
    void anEmptyRequestHasNoHitsAndAWarning() {
        SearchOutcome outcome = search(Optional.empty(), "  ?! ", SearchMode.HYBRID);
        assertEquals(List.of(), outcome.hits());
        assertEquals(1, outcome.warnings().size());
    }

    @Test
    void stopsWhenCancelled() {
        CancelToken cancel = new CancelToken();
        cancel.cancel();
        HybridSearcher searcher = new HybridSearcher(index, store, Optional.empty());
        assertThrows(
                CancelledException.class, () -> searcher.search(SearchRequest.of("load"), cancel));
    }

    @Test
    void anyTextIsAnswered() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        System.getLogger(HybridSearcherTest.class.getName())
                .log(System.Logger.Level.INFO, "seed " + seed);
        Random random = new Random(seed);
        String palette =
                "aBx7 09.-_/\\\"'`()[]{}<>*?~^:+&|!=#@%°±µΩ\u2011\u0000\u0007\u202E中ガ\n\tloadcur";
        List<String> pieces =
                List.of(
                        "doc:",
                        "part:",
                        "page:3",
                        "type:table",
                        "-load",
                        "ABX*7?",
                        "< 1 ps",
                        "*?*?",
                        "4.5..18 V",
                        "table 3",
                        "\"load",
                        "ABX-7",
                        "負荷容量",
                        "\uD800",
                        "saftey");
        int count = Integer.getInteger("test.fuzz", FUZZED);
        for (int i = 0; i < count; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(24); k > 0; k--) {
                switch (random.nextInt(8)) {
                    case 0 -> text.append(pieces.get(random.nextInt(pieces.size()))).append(' ');
                    case 1 -> text.append((char) random.nextInt(0x10000));
                    default -> text.append(palette.charAt(random.nextInt(palette.length())));
                }
            }
            assertNotNull(search(Optional.empty(), text.toString(), SearchMode.HYBRID));
        }
        for (String piece : pieces) {
            search(Optional.of(new Compass()), piece.repeat(20_000), SearchMode.HYBRID);
        }
    }

    @Test
    void aParameterThatTheNamedDocumentLacksInEverySpellingIsRefused() {
        SearchOutcome outcome =
                search(Optional.empty(), "ABX-7 phase noise at 10 kHz", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(outcome.warnings().stream().anyMatch(line -> line.contains("phase noise")));
    }

    /// Another document, whose regions stand under given sections.
    private void addDocument(String docId, List<String> sections, List<String> texts) {
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
        index.replace(
                new DocumentCard(docId, docId, "", List.of(docId)), "s", added, Map.of(), "none");
        index.commit();
    }

    @Test
    void whatOtherPartsHaveIsNoAnswerForThePartThatIsNamed() {
        addDocument(
                "qcx-55",
                List.of("Noise"),
                List.of("Phase noise at 10 kHz\t-140 dBc/Hz\nPhase noise at 1 kHz\t-120 dBc/Hz"));
        assertTrue(
                search(Optional.empty(), "qcx-55 phase noise at 10 kHz", SearchMode.HYBRID)
                        .supported());
        assertFalse(
                search(Optional.empty(), "ABX-7 phase noise at 10 kHz", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void aVersionThatTheListOfOrderCodesLeavesOutIsRefused() {
        addDocument(
                "ldv33",
                List.of("Electrical characteristics", "Ordering information"),
                List.of(
                        "Output voltage accuracy\t1.8 V\t1 %\nInput voltage\t1.2 V\t6 V",
                        "Order code\tVersion\nLDV33A\t2.5 V\nLDV33B\t3.3 V"));
        assertTrue(
                search(Optional.empty(), "LDV33 3.3 V version order code", SearchMode.HYBRID)
                        .supported());
        assertFalse(
                search(Optional.empty(), "LDV33 1.8 V version order code", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void anOrderCodeIsLookedForUnderItsHeading() {
        addDocument(
                "ldv33",
                List.of("Electrical characteristics", "Ordering information"),
                List.of("Output voltage code\t3.3 V", "LDV33B\tsee code\t3.3 V"));
        Chunk listed = chunk(1, BlockType.TABLE, "LDV33B\tsee code\t3.3 V");
        assertEquals(
                "ldv33_p1_" + listed.key().shortHex(),
                search(Optional.empty(), "LDV33 order code 3.3 V", SearchMode.BM25)
                        .hits()
                        .getFirst()
                        .chunkId());
    }

    @Test
    void aPriceIsNoQuestionForADatasheet() {
        SearchOutcome outcome = search(Optional.empty(), "ABX-7 price", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(outcome.warnings().contains("datasheets do not say: price"));
    }

    @Test
    void aRequestAboutNothingInTheCorpusIsRefused() {
        assertFalse(
                search(Optional.empty(), "wind turbine power cable", SearchMode.HYBRID)
                        .supported());
        assertFalse(search(Optional.empty(), "A".repeat(300), SearchMode.HYBRID).supported());
    }

    @Test
    void aParameterIsThereWhereItsWordsStandNearEachOther() {
        addDocument("ocx9", List.of(""), List.of("Reference output\t3.3 V\nRF output\t7 dBm"));
        assertTrue(
                search(Optional.empty(), "ocx9 reference output voltage", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void aWordLeftOutKeepsItsRegionOut() {
        List<RankedChunk> hits =
                search(Optional.empty(), "ABX-7 load capacitance -supply", SearchMode.BM25).hits();
        assertTrue(hits.stream().noneMatch(hit -> hit.chunkId().equals(chunks.get(1).id())));
    }

    @Test
    void aSlipIsCorrectedFromTheCorpus() {
        SearchOutcome outcome =
                search(Optional.empty(), "ABX-7 capacitence curent", SearchMode.BM25);
        assertEquals(List.of("capacitance", "current"), outcome.parsed().words());
        assertEquals(chunks.get(1).id(), outcome.hits().getFirst().chunkId());
    }

    @Test
    void aSlipIsNoWordBecauseItsStemIsOne() {
        addDocument("sup-1", List.of(""), List.of("sup\tupl\tply"));
        assertEquals(
                List.of("supply", "current"),
                search(Optional.empty(), "suply current", SearchMode.BM25).parsed().words());
    }

    @Test
    void aPageByItselfIsARequest() {
        SearchOutcome outcome = search(Optional.empty(), "page 1", SearchMode.BM25);
        assertEquals(chunks.size(), outcome.hits().size());
        assertTrue(outcome.supported());
    }

    @Test
    void aFormOfPartNumbersFindsThem() {
        assertEquals(
                chunks.get(0).id(),
                search(Optional.empty(), "ABX*", SearchMode.BM25).hits().getFirst().chunkId());
    }

    @Test
    void aValueThatFitsAComparisonIsFoundInItsTable() {
        assertEquals(
                chunks.get(1).id(),
                search(Optional.empty(), "< 6 mA", SearchMode.BM25).hits().getFirst().chunkId());
        assertEquals(List.of(), search(Optional.empty(), "> 7 mA", SearchMode.BM25).hits());
    }

    @Test
    void aPartFilterKeepsToTheDocumentsThatHoldIt() {
        assertFalse(search(Optional.empty(), "load part:ABX-7", SearchMode.BM25).hits().isEmpty());
        assertTrue(search(Optional.empty(), "load part:QRS9", SearchMode.BM25).hits().isEmpty());
    }

    @Test
    void theSameRequestHasTheSameAnswer() {
        SearchOutcome first =
                search(Optional.of(new Compass()), "supply current", SearchMode.HYBRID);
        for (int i = 0; i < 5; i++) {
            assertEquals(
                    first.hits(),
                    search(Optional.of(new Compass()), "supply current", SearchMode.HYBRID).hits());
        }
    }

    @Test
    void aDocumentThatIsNotThereIsNamed() {
        HybridSearcher searcher = new HybridSearcher(index, store, Optional.empty());
        SearchOutcome mistyped =
                searcher.search(SearchRequest.of("doc:abx-8 load"), new CancelToken());
        assertFalse(mistyped.supported());
        assertTrue(
                mistyped.warnings().contains("the corpus has no document abx-8"),
                mistyped.warnings().toString());
        SearchOutcome right =
                searcher.search(SearchRequest.of("doc:abx-7 load"), new CancelToken());
        assertEquals(List.of("dense search is off: there is no embedding model"), right.warnings());
    }
}
