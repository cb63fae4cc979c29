package dev.sheetproof.store.lucene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.store.DenseHit;
import dev.sheetproof.store.DocumentCard;
import dev.sheetproof.store.LexicalHit;
import dev.sheetproof.store.LexicalQuery;
import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LuceneChunkIndexTest {

    @TempDir Path folder;

    private LuceneChunkIndex index;

    @BeforeEach
    void open() {
        index = LuceneChunkIndex.open(folder.resolve("index"));
    }

    @AfterEach
    void close() {
        index.close();
    }

    private static Chunk chunk(
            String doc, int order, int page, BlockType type, String title, String text) {
        ChunkKey key =
                new ChunkKey(
                        Sha256.of((doc + order + text).getBytes(StandardCharsets.UTF_8)).hex());
        return new Chunk(
                key,
                doc + "_p" + page + "_" + key.shortHex(),
                new PageBoxes(new PageNumber(page), List.of(new PageBox(10, 10, 90, 20))),
                List.of(),
                order,
                type,
                title,
                title,
                text,
                List.of(new Chunk.Member(new PageNumber(page), order)),
                List.of());
    }

    private List<Chunk> put(String doc, List<String> parts, String... texts) {
        List<Chunk> chunks = new ArrayList<>();
        for (String text : texts) {
            chunks.add(chunk(doc, chunks.size(), 1 + chunks.size() / 2, BlockType.TEXT, "", text));
        }
        index.replace(new DocumentCard(doc, doc, "", parts), "stamp-1", chunks, Map.of(), "");
        return chunks;
    }

    private static LexicalQuery parts(String... parts) {
        return LexicalQuery.of(List.of(), List.of(parts), List.of());
    }

    private static LexicalQuery words(String... words) {
        return LexicalQuery.of(List.of(words), List.of(), List.of());
    }

    private List<String> ids(LexicalQuery query) {
        return index.lexical(query, SearchFilters.NONE, 10).stream()
                .map(LexicalHit::chunkId)
                .toList();
    }

    @Test
    void anEmptyIndexFindsNothing() {
        assertEquals(List.of(), index.lexical(words("load"), SearchFilters.NONE, 10));
        assertEquals(List.of(), index.dense(new float[] {1, 0}, "model a", SearchFilters.NONE, 10));
        assertTrue(index.documents().isEmpty());
    }

    @Test
    void changesAreSeenAfterCommitOnly() {
        List<Chunk> chunks = put("abx-7", List.of("ABX-7"), "load capacitance 18 pF");
        assertEquals(List.of(), ids(words("capacitance")));
        index.commit();
        assertEquals(List.of(chunks.getFirst().id()), ids(words("capacitance")));
        assertEquals(Map.of("abx-7", "stamp-1"), index.documents());
    }

    @Test
    void survivesClosingAndRemoves() {
        put("abx-7", List.of(), "load capacitance");
        put("tcx-25", List.of(), "supply current");
        index.commit();
        index.close();
        index = LuceneChunkIndex.open(folder.resolve("index"));
        assertEquals(1, ids(words("capacitance")).size());
        index.remove("abx-7");
        index.commit();
        assertEquals(List.of(), ids(words("capacitance")));
        assertEquals(List.of("tcx-25"), List.copyOf(index.documents().keySet()));
    }

    /// A file is mapped once by the searcher and once by the writer, and one of each may just be on
    /// its way out.
    @Test
    void aFileOfTheIndexIsMappedNoMoreOftenTheLongerTheIngestion() throws IOException {
        Path maps = Path.of("/proc/self/maps");
        assumeTrue(Files.isReadable(maps), "no list of mapped files here");
        for (int i = 0; i < 40; i++) {
            put("doc" + i, List.of("ABX-" + i), "load capacitance of the crystal " + i);
            index.commit();
            assertFalse(ids(words("capacitance")).isEmpty());
        }
        String folder = this.folder.toRealPath().toString();
        Map<String, Long> mapped =
                Files.readAllLines(maps).stream()
                        .filter(line -> line.contains(folder))
                        .map(line -> line.substring(line.indexOf(folder)))
                        .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
        assertFalse(mapped.isEmpty());
        for (Map.Entry<String, Long> file : mapped.entrySet()) {
            assertTrue(file.getValue() <= 4, file.toString());
        }
    }

    /// Rows that were replaced would count in the statistics of terms, and the same corpus would
    /// rank otherwise after a crash.
    @Test
    void nothingThatWasReplacedIsLeftAfterACommit() throws IOException {
        Random random = new Random(7);
        for (int round = 0; round < 20; round++) {
            for (int i = 0; i < 3; i++) {
                put(
                        "doc-" + random.nextInt(20),
                        List.of(),
                        random.ints(40, 0, 5000)
                                .mapToObj(word -> "load capacitance of word" + word)
                                .toArray(String[]::new));
            }
            index.commit();
            try (Directory directory = FSDirectory.open(folder.resolve("index"));
                    DirectoryReader reader = DirectoryReader.open(directory)) {
                assertEquals(0, reader.numDeletedDocs(), "round " + round);
            }
        }
    }

    @Test
    void findsAPartNumberHoweverItsSeparatorsAreTyped() {
        List<Chunk> chunks =
                put(
                        "tcx",
                        List.of(),
                        "order code TCX\u201125\u201326.000MHZ-B2 in reels",
                        "order code TCX-25-27.000MHZ-B2 in reels",
                        "ordered as TCX-25-\n28.000MHZ-B2 in reels");
        index.commit();
        for (String typed :
                List.of(
                        "TCX-25-26.000MHZ-B2",
                        "tcx2526000mhzb2",
                        "TCX 25 26.000MHZ B2",
                        "TCX_25/26.000MHZ.B2")) {
            assertEquals(chunks.getFirst().id(), ids(parts(typed)).getFirst(), typed);
        }
        assertEquals(chunks.get(2).id(), ids(parts("TCX-25-28.000MHZ-B2")).getFirst());
    }

    @Test
    void aPartNumberFitsAFormWithOpenCharacters() {
        List<Chunk> chunks =
                put(
                        "taj",
                        List.of(),
                        "TAJB106*016#NJ 10 uF 16 V",
                        "TAJB226*016#NJ 22 uF 16 V",
                        "TAJB106*006#NJ 10 uF 6.3 V");
        index.commit();
        for (String typed : List.of("TAJB106K016RNJ", "TAJB106M016R")) {
            List<LexicalHit> hits = index.lexical(parts(typed), SearchFilters.NONE, 10);
            assertEquals(chunks.getFirst().id(), hits.getFirst().chunkId(), typed);
            assertTrue(
                    hits.getFirst()
                            .matched()
                            .contains(new MatchedTerm("TAJB106*016#NJ", "part_form")),
                    () -> hits.getFirst().matched().toString());
            assertEquals(List.of(), index.coverage(parts(typed), "taj", List.of()).missing());
        }
        assertEquals(
                List.of("TAJB336K016RNJ"),
                index.coverage(parts("TAJB336K016RNJ"), "taj", List.of()).missing());
    }

    @Test
    void whatWasReadOffAPictureIsFoundBySignsThatLookAlike() {
        Chunk read = chunk("scan", 0, 1, BlockType.TEXT, "", "types PS2S62L-l and others");
        Chunk printed = chunk("scan", 1, 2, BlockType.TEXT, "", "types QS2S62L-l and others");
        index.replace(
                new DocumentCard("scan", "", "", List.of(), Set.of(new PageNumber(1))),
                "s",
                List.of(read, printed),
                Map.of(),
                "");
        index.commit();
        List<LexicalHit> hits = index.lexical(parts("PS2562L-1"), SearchFilters.NONE, 10);
        assertEquals(read.id(), hits.getFirst().chunkId());
        assertTrue(
                hits.getFirst().matched().contains(new MatchedTerm("PS2S62L-l", "part_look")),
                () -> hits.getFirst().matched().toString());
        assertTrue(index.coverage(parts("PS2562L-1"), "scan", List.of()).missing().isEmpty());
        assertEquals(
                List.of("QS2562L-1"),
                index.coverage(parts("QS2562L-1"), "scan", List.of()).missing());
    }

    @Test
    void theExactPartNumberOutranksWhatOnlyLooksLikeIt() {
        Chunk read = chunk("scan", 0, 1, BlockType.TEXT, "", "types PS2S62L-l and others");
        index.replace(
                new DocumentCard("scan", "", "", List.of(), Set.of(new PageNumber(1))),
                "s",
                List.of(read),
                Map.of(),
                "");
        List<Chunk> exact = put("print", List.of(), "types PS2562L-1 and others");
        index.commit();
        assertEquals(exact.getFirst().id(), ids(parts("PS2562L-1")).getFirst());
    }

    @Test
    void aNameInCapitalsIsNoPluralOfAnother() {
        List<Chunk> one = put("abl", List.of(), "ABL crystals, load ABL");
        List<Chunk> other = put("abls", List.of(), "ABLS crystals, load");
        index.commit();
        assertEquals(List.of(other.getFirst().id()), ids(words("ABLS")));
        assertEquals(List.of(one.getFirst().id()), ids(words("ABL")).subList(0, 1));
        assertEquals(2, ids(words("crystal")).size());
        assertEquals(2, ids(words("LOADS")).size());
    }

    @Test
    void exactOutranksFieldsAndThoseOutrankNearMisses() {
        List<Chunk> chunks =
                put(
                        "zx",
                        List.of(),
                        "available types ZX-4819 and others",
                        "available types ZX-49 and others",
                        "available types ZX-48 and others");
        index.commit();
        assertEquals(chunks.get(1).id(), ids(parts("ZX-49")).getFirst());
        assertEquals(chunks.get(0).id(), ids(parts("ZX-4819")).getFirst());
        assertEquals(chunks.get(0).id(), ids(parts("X-481")).getFirst());
        assertEquals(chunks.get(0).id(), ids(parts("ZX-4829")).getFirst());
    }

    @Test
    void saysWhichTermsMatchedInWhichChannel() {
        put("tcx", List.of(), "type TCX-25 runs at 26.000MHz with 18 pF");
        index.commit();
        List<MatchedTerm> matched =
                index.lexical(
                                LexicalQuery.of(
                                        List.of("types"), List.of("TCX25"), List.of("26 MHz")),
                                SearchFilters.NONE,
                                10)
                        .getFirst()
                        .matched();
        assertTrue(matched.contains(new MatchedTerm("TCX-25", "part_exact")), matched.toString());
        assertTrue(matched.contains(new MatchedTerm("26.000MHz", "quantity")), matched.toString());
        assertTrue(matched.contains(new MatchedTerm("type", "text")), matched.toString());
    }

    @Test
    void aPartNumberThatOnlyHeadsADocumentLiftsItsChunks() {
        put(
                "other",
                List.of("OTHER-9"),
                "supply current 5 mA",
                "supply current 6 mA",
                "supply current 7 mA");
        List<Chunk> chunks =
                put(
                        "abx-7",
                        List.of("ABX-7"),
                        "features",
                        "supply current 8 mA and more words here");
        index.commit();
        LexicalQuery query =
                LexicalQuery.of(List.of("supply", "current"), List.of("ABX-7"), List.of());
        assertEquals(chunks.get(1).id(), ids(query).getFirst());
        assertEquals(
                Stream.of(chunks.get(0), chunks.get(1)).map(Chunk::id).toList(),
                ids(parts("ABX-7")));
    }

    @Test
    void filtersByDocumentTypeAndPage() {
        Chunk head = chunk("a", 0, 1, BlockType.HEADER_FOOTER, "", "supply current");
        Chunk text = chunk("a", 1, 1, BlockType.TEXT, "", "supply current");
        Chunk table = chunk("a", 2, 2, BlockType.TABLE, "", "supply current");
        index.replace(
                new DocumentCard("a", "", "", List.of()),
                "s",
                List.of(head, text, table),
                Map.of(),
                "");
        put("b", List.of(), "supply current");
        index.commit();
        assertEquals(3, ids(words("supply")).size());
        assertEquals(
                List.of(head.id()),
                found(new SearchFilters(List.of(), List.of(BlockType.HEADER_FOOTER), List.of())));
        assertEquals(
                List.of(text.id(), table.id()),
                found(new SearchFilters(List.of("a"), List.of(), List.of())));
        assertEquals(
                List.of(table.id()),
                found(new SearchFilters(List.of(), List.of(), List.of(new PageNumber(2)))));
    }

    private List<String> found(SearchFilters filters) {
        return index.lexical(words("supply"), filters, 10).stream()
                .map(LexicalHit::chunkId)
                .toList();
    }

    @Test
    void scansVectorsExactlyAndTakesTheBestOfAChunk() {
        List<Chunk> chunks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            chunks.add(chunk("v", i, 1, BlockType.TEXT, "", "text " + i));
        }
        index.replace(
                new DocumentCard("v", "", "", List.of()),
                "s",
                chunks,
                Map.of(
                        chunks.get(0).id(), List.of(new float[] {0, 1}, new float[] {0.6f, 0.8f}),
                        chunks.get(1).id(), List.of(new float[] {1, 0})),
                "model a");
        index.commit();
        List<DenseHit> hits = index.dense(new float[] {1, 0}, "model a", SearchFilters.NONE, 10);
        assertEquals(
                List.of(chunks.get(1).id(), chunks.get(0).id()),
                hits.stream().map(DenseHit::chunkId).toList());
        assertEquals(1, hits.get(0).cosine(), 1e-6);
        assertEquals(0.6, hits.get(1).cosine(), 1e-6);
        assertEquals(
                List.of(),
                index.dense(new float[] {1, 0}, "model b", SearchFilters.NONE, 10),
                "vectors of another model are not compared");
    }

    @Test
    void saysHowToRepairADamagedIndex() throws IOException {
        put("abx-7", List.of(), "load capacitance");
        index.commit();
        index.close();
        Path broken = folder.resolve("index");
        try (Stream<Path> files = Files.list(broken)) {
            for (Path file :
                    files.filter(f -> f.getFileName().toString().startsWith("segments_"))
                            .toList()) {
                Files.write(file, new byte[] {1, 2, 3});
            }
        }
        StoreException failure =
                assertThrows(StoreException.class, () -> LuceneChunkIndex.open(broken));
        assertTrue(String.valueOf(failure.getMessage()).contains("sheetproof corpus rebuild"));
        index = LuceneChunkIndex.recreate(broken);
        assertTrue(index.documents().isEmpty());
        assertFalse(index.documents().containsKey("abx-7"));
    }
}
