package dev.sheetproof.mcp;

import static java.util.Map.entry;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.EvidenceJson;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.work.CancelToken;
import java.util.List;
import java.util.Map;

/// `get_chunk`: one chunk as evidence, without a rank.
final class GetChunk implements Tool {

    static final String NAME = "get_chunk";

    static final String CHUNK_ID = "chunk_id";

    private final OpenCorpus corpus;
    private final StructuredText structured;

    GetChunk(OpenCorpus corpus, StructuredText structured) {
        this.corpus = corpus;
        this.structured = structured;
    }

    @Override
    public ToolResult call(Arguments arguments, CancelToken cancel)
            throws InvalidArgumentException {
        arguments.refuseOthersThan(List.of(CHUNK_ID));
        return structured.answer(EvidenceJson.tree(find(corpus, arguments)));
    }

    /// The chunk that the arguments name.
    static Evidence find(OpenCorpus corpus, Arguments arguments) throws InvalidArgumentException {
        String chunkId = arguments.text(CHUNK_ID, Arguments.MAX_ID_LENGTH);
        return corpus.evidence()
                .evidence(chunkId)
                .orElseThrow(
                        () ->
                                new InvalidArgumentException(
                                        "no chunk \""
                                                + chunkId
                                                + "\" in corpus "
                                                + corpus.ref().name()
                                                + "; chunk ids come from "
                                                + BuildEvidencePackage.NAME));
    }

    @Override
    public ToolDescription description() {
        return new ToolDescription(
                NAME,
                "Get one piece of evidence",
                """
                Returns one chunk (a region of a page that reads as one thing, such as a whole table with its \
                caption and notes) by its chunk_id: document, page, boxes, section and full native_text, with \
                a table's rows as lines and its cells apart by tabs. A chunk that goes on over a page break \
                lists its further boxes under continued. The same fields as an evidence of \
                build_evidence_package, with rank null.""",
                JsonSchemas.closed(
                        JsonSchemas.members(entry(CHUNK_ID, JsonSchemas.chunkId())),
                        List.of(CHUNK_ID)),
                evidenceSchema());
    }

    /// The fields of an evidence that a model works with; more are there.
    static Map<String, Object> evidenceSchema() {
        return JsonSchemas.open(
                JsonSchemas.members(
                        entry(CHUNK_ID, JsonSchemas.of("string")),
                        entry("doc_id", JsonSchemas.of("string")),
                        entry(
                                "source_pdf",
                                JsonSchemas.of("string", "path relative to the corpus folder")),
                        entry("page", JsonSchemas.of("integer", "page in file order, from 1")),
                        entry("bboxes_pdf", JsonSchemas.BOXES),
                        entry(
                                "continued",
                                JsonSchemas.described(
                                        JsonSchemas.list(
                                                JsonSchemas.open(
                                                        JsonSchemas.members(
                                                                entry(
                                                                        "page",
                                                                        JsonSchemas.of("integer")),
                                                                entry(
                                                                        "bboxes_pdf",
                                                                        JsonSchemas.BOXES)),
                                                        List.of("page", "bboxes_pdf"))),
                                        "boxes on further pages")),
                        entry("block_type", JsonSchemas.of("string")),
                        entry("section_title", JsonSchemas.of("string")),
                        entry("native_text", JsonSchemas.of("string"))),
                List.of(CHUNK_ID, "doc_id", "source_pdf", "page", "bboxes_pdf", "native_text"));
    }
}
