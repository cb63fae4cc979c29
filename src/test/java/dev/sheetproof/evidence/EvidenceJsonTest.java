package dev.sheetproof.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidenceImage;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Rank;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.Sha256;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class EvidenceJsonTest {

    private static final String KEY = "0123456789abcdef".repeat(4);

    private static EvidencePackage evidence() {
        Chunk chunk =
                new Chunk(
                        new ChunkKey(KEY),
                        "abx-7_p2_0123456789",
                        new PageBoxes(
                                new PageNumber(2), List.of(new PageBox(1.23456, 2, 3.999, 4.5))),
                        List.of(
                                new PageBoxes(
                                        new PageNumber(3), List.of(new PageBox(0, 0, 10, 10)))),
                        4,
                        BlockType.TABLE,
                        "2 Electrical",
                        "2 Electrical",
                        "CL\t18 pF",
                        List.of(new Chunk.Member(new PageNumber(2), 0)),
                        List.of());
        Evidence one =
                new Evidence(
                        "E1",
                        "abx-7",
                        "pdf/abx-7.pdf",
                        new Sha256(KEY),
                        chunk,
                        chunk.places(),
                        "",
                        List.of(),
                        new EvidenceImage(true, "region", "", 100, 50, 150),
                        Optional.of(
                                new Rank(
                                        1.0 / 61,
                                        OptionalInt.empty(),
                                        OptionalInt.of(1),
                                        OptionalDouble.empty(),
                                        OptionalDouble.of(12.5))),
                        List.of(new MatchedTerm("18 pF", "quantity")),
                        List.of());
        return new EvidencePackage(
                SearchRequest.of("CL 18pF"),
                new ParsedRequest(
                        "CL 18pF",
                        List.of("CL"),
                        List.of(),
                        List.of("18 pF"),
                        List.of(),
                        SearchFilters.NONE,
                        List.of()),
                true,
                List.of(one),
                List.of(new EvidencePackage.Group("abx-7", List.of("E1"))),
                List.of("a warning"));
    }

    @Test
    void writesThePackageAsTheContractSays() {
        String expected =
                """
                {"id":"q1","request":{"text":"CL 18pF","mode":"hybrid","order":"relevance","raw":false,"without":[]},\
                "parsed":{"words":["CL"],"parts":[],"quantities":["18 pF"],"phrases":[],"wildcards":[],\
                "comparisons":[],"steps":[],"notes":[]},\
                "top_k":15,"filters":{"docs":[],"types":[],"pages":[],"parts":[],"excluded":[],"statuses":[]},"supported":true,\
                "evidence":[{"evidence_id":"E1","chunk_id":"abx-7_p2_0123456789","chunk_key":"KEY",\
                "doc_id":"abx-7","source_pdf":"pdf/abx-7.pdf","source_sha256":"KEY","page":2,\
                "bboxes_pdf":[[1.23,2,4,4.5]],"continued":[{"page":3,"bboxes_pdf":[[0,0,10,10]]}],\
                "block_type":"table","section_title":"2 Electrical","toc_path":"2 Electrical",\
                "native_text":"CL\\t18 pF","text_source":"pdf_layer","description":"","keywords":[],\
                "image":{"available":true,"kind":"region","path":null,"width":100,"height":50,"dpi":150},\
                "rank":{"rrf_score":0.01639344,"dense_rank":null,"bm25_rank":1,"dense_score":null,"bm25_score":12.5,\
                "dense_weight":1,"dense_share":0,"bm25_share":0.01639344},\
                "matched":[{"term":"18 pF","channel":"quantity"}],"cells":[],"related":[],"warnings":[]}],\
                "groups":[{"doc_id":"abx-7","evidence_ids":["E1"]}],"warnings":["a warning"]}"""
                        .replace("KEY", KEY);
        assertEquals(expected, EvidenceJson.line("q1", evidence()));
    }
}
