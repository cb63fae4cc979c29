package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HybridSearcherTest extends SmallCorpus {

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
    void anotherLetterInAShortWordIsAnotherWord() {
        addDocument("eth-1", List.of(""), List.of("line\tmode\tgate"));
        for (String word : List.of("link", "node", "mate")) {
            assertEquals(
                    List.of(word),
                    search(Optional.empty(), word, SearchMode.BM25).parsed().words());
        }
        assertEquals(
                List.of("gate"),
                search(Optional.empty(), "gaet", SearchMode.BM25).parsed().words());
    }

    @Test
    void neighboursCountByAnotherNameOfOneOfThem() {
        addDocument(
                "opt-9",
                List.of("", ""),
                List.of("Power\tlaunch\nSpan\tmaximum", "Maximum power\t19.5\nStandby\t0.1"));
        String first =
                search(Optional.empty(), "opt-9 max power", SearchMode.BM25)
                        .hits()
                        .getFirst()
                        .chunkId();
        assertEquals("Maximum power\t19.5\nStandby\t0.1", textsOf.getOrDefault(first, ""));
    }

    @Test
    void filtersAloneListWhatTheyAllowAsItIsRead() {
        SearchOutcome outcome = search(Optional.empty(), "doc:abx-7", SearchMode.HYBRID);
        assertTrue(outcome.supported());
        assertEquals(
                chunks.stream().map(Chunk::id).toList(),
                outcome.hits().stream().map(RankedChunk::chunkId).toList());
        assertEquals(
                List.of(chunks.get(1).id()),
                search(Optional.empty(), "doc:abx-7 type:table", SearchMode.HYBRID).hits().stream()
                        .map(RankedChunk::chunkId)
                        .toList());
        assertFalse(
                search(Optional.empty(), "doc:abx-7 type:formula", SearchMode.HYBRID).supported());
    }

    @Test
    void twoSlipsOfWhichOneIsTheFirstLetterAreAnotherWord() {
        assertEquals(
                List.of("batterns"),
                search(Optional.empty(), "batterns", SearchMode.BM25).parsed().words());
        assertEquals(
                List.of("pattern"),
                search(Optional.empty(), "paterns", SearchMode.BM25).parsed().words());
    }

    @Test
    void quotedWordsRankFirstWhereTheyStandAsQuoted() {
        String said = "It provides 2 A of maximum current with an\ninput voltage of 6 V.";
        addDocument(
                "ldx-2",
                List.of("Ratings", "Description"),
                List.of(
                        "Maximum current\t2 A\nInput voltage\t6 V\nMaximum input voltage\tcurrent",
                        said));
        SearchOutcome outcome =
                search(
                        Optional.empty(),
                        "\"maximum current with an input voltage\"",
                        SearchMode.HYBRID);
        assertEquals(
                "ldx-2_p1_" + chunk(1, BlockType.TABLE, said).key().shortHex(),
                outcome.hits().getFirst().chunkId());
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

    @Test
    void anEmptyListSaysWhichFilterMakesItSo() {
        Map<String, String> told =
                Map.of(
                        "type:formula load capacitance",
                        "no region that the other filters allow is a formula",
                        "type:formula",
                        "no region that the other filters allow is a formula",
                        "part:QRS4711 load",
                        "no document that the filters allow holds QRS4711",
                        "page:7 load",
                        "there is no page 7: abx-7 has 0");
        told.forEach(
                (request, reason) -> {
                    SearchOutcome outcome = search(Optional.empty(), request, SearchMode.BM25);
                    assertTrue(outcome.hits().isEmpty(), request);
                    assertFalse(outcome.supported(), request);
                    assertTrue(
                            outcome.warnings().contains(reason),
                            () -> request + ": " + outcome.warnings());
                });
    }

    @Test
    void theTableThatIsCalledSoComesBeforeWhatMentionsIt() {
        addDocument(
                "tbl-9",
                List.of("Limits", "Limits", "Limits"),
                List.of(
                        "See Table 3 and again Table 3, or Table 3 for Table 3",
                        "Tab. 3: Timing\ntsu\t5 ns",
                        "Table 2. Power\nIDD\t3 mA"));
        SearchOutcome outcome = search(Optional.empty(), "table 3 doc:tbl-9", SearchMode.BM25);
        assertEquals(
                "Tab. 3: Timing\ntsu\t5 ns",
                textsOf.get(outcome.hits().getFirst().chunkId()),
                () -> outcome.hits().toString());
    }

    @Test
    void aQuotedCaptionComesBeforeThoseThatMentionIt() {
        addDocument(
                "cap-1",
                List.of("Modes", "Modes"),
                List.of(
                        "Backup modes are backup modes",
                        "Table 4. Backup modes of the divider after a reset of the chain\nx\t1\n"
                                + "second row\t2\nthird row\t3"));
        SearchOutcome outcome =
                search(Optional.empty(), "\"backup modes\" doc:cap-1", SearchMode.BM25);
        assertTrue(
                textsOf.getOrDefault(outcome.hits().getFirst().chunkId(), "")
                        .startsWith("Table 4."),
                () -> outcome.hits().toString());
    }

    @Test
    void whatAnotherLanguageSaysForAWordIsFound() {
        addDocument(
                "am-23",
                List.of("", "电气特性"),
                List.of("AM-23 数字传感器\n典型应用电路与电源说明", "休眠\t8\t10 µA\n测量\t950 µA"));
        assertEquals(
                "休眠\t8\t10 µA\n测量\t950 µA",
                textsOf.get(
                        search(Optional.empty(), "AM-23 sleep supply current", SearchMode.BM25)
                                .hits()
                                .getFirst()
                                .chunkId()));
    }

    @Test
    void aNumberThatHasLedToItsDocumentDoesNotDecideWithinIt() {
        addDocument(
                "sram-62",
                List.of("Product portfolio", "Maximum ratings"),
                List.of(
                        "SRM62LL\t2.2 V\t3.6 V\nSRM62LL current consumption",
                        "Latch-up current\t> 140 mA\nStatic discharge\t> 2001 V"));
        assertEquals(
                "Latch-up current\t> 140 mA\nStatic discharge\t> 2001 V",
                textsOf.get(
                        search(Optional.empty(), "SRM62LL latch-up current", SearchMode.BM25)
                                .hits()
                                .getFirst()
                                .chunkId()));
    }
}
