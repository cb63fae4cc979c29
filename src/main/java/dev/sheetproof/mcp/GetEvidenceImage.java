package dev.sheetproof.mcp;

import static java.util.Map.entry;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.EvidenceJson;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidenceImage;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// `get_evidence_image`: the picture of a chunk's regions as a PNG.
final class GetEvidenceImage implements Tool {

    static final String NAME = "get_evidence_image";

    private static final String DPI = "dpi";

    /// The range of [dev.sheetproof.evidence.EvidenceSource#picture].
    private static final int MIN_DPI = 36;

    private static final int MAX_DPI = 600;

    /// What a client can be expected to take in one message.
    private static final long MAX_BYTES = 8L << 20;

    private final OpenCorpus corpus;
    private final StructuredText structured;

    GetEvidenceImage(OpenCorpus corpus, StructuredText structured) {
        this.corpus = corpus;
        this.structured = structured;
    }

    @Override
    public ToolResult call(Arguments arguments, CancelToken cancel)
            throws InvalidArgumentException, IOException {
        arguments.refuseOthersThan(List.of(GetChunk.CHUNK_ID, DPI));
        int dpi = arguments.integer(DPI, MIN_DPI, MAX_DPI, EvidenceImage.DEFAULT_DPI);
        Evidence evidence = GetChunk.find(corpus, arguments);
        Path file = corpus.evidence().pictureFile(evidence.chunk().id(), dpi, cancel);
        long size = Files.size(file);
        if (size > MAX_BYTES) {
            throw new InvalidArgumentException(
                    "at "
                            + dpi
                            + " dpi the picture has "
                            + (size >> 20)
                            + " MB, more than the "
                            + (MAX_BYTES >> 20)
                            + " MB allowed; ask for less dpi");
        }
        byte[] png = Files.readAllBytes(file);
        return structured.answer(
                describe(evidence, dpi, png),
                new ToolResult.Picture(Base64.getEncoder().encodeToString(png), "image/png"));
    }

    private static ObjectNode describe(Evidence evidence, int dpi, byte[] png) throws IOException {
        // PNG specification, 11.2.2: width and height are the first fields of the first chunk.
        if (png.length < 24) {
            throw new IOException("the picture of " + evidence.chunk().id() + " is damaged");
        }
        ByteBuffer header = ByteBuffer.wrap(png);
        ObjectNode described = JsonNodeFactory.instance.objectNode();
        described.put(GetChunk.CHUNK_ID, evidence.chunk().id());
        described.put("doc_id", evidence.docId());
        described.put("source_pdf", evidence.sourcePdf());
        described.put("page", evidence.chunk().page().value());
        described.set("bboxes_pdf", EvidenceJson.boxes(evidence.place().boxes()));
        described.put(DPI, dpi);
        described.put("width", header.getInt(16));
        described.put("height", header.getInt(20));
        return described;
    }

    @Override
    public ToolDescription description() {
        return new ToolDescription(
                NAME,
                "See the evidence on its page",
                """
                Returns the picture (PNG) of a chunk's regions, drawn from the page of the source PDF, to check \
                a value, a symbol or a drawing by eye. It shows the boxes of the chunk on its first page with a few \
                points around them; what lies outside the boxes is faded and is no evidence. 150 dpi reads \
                well; take 300 for small print, less for a glance.""",
                JsonSchemas.closed(
                        JsonSchemas.members(
                                entry(GetChunk.CHUNK_ID, JsonSchemas.chunkId()),
                                entry(
                                        DPI,
                                        JsonSchemas.withDefault(
                                                JsonSchemas.integer(
                                                        MIN_DPI,
                                                        MAX_DPI,
                                                        "Resolution in dots per inch; pixels ="
                                                                + " points × dpi / 72."),
                                                EvidenceImage.DEFAULT_DPI))),
                        List.of(GetChunk.CHUNK_ID)),
                outputSchema());
    }

    private static Map<String, Object> outputSchema() {
        return JsonSchemas.open(
                JsonSchemas.members(
                        entry(GetChunk.CHUNK_ID, JsonSchemas.of("string")),
                        entry("doc_id", JsonSchemas.of("string")),
                        entry("source_pdf", JsonSchemas.of("string")),
                        entry("page", JsonSchemas.of("integer", "page in file order, from 1")),
                        entry("bboxes_pdf", JsonSchemas.BOXES),
                        entry(DPI, JsonSchemas.of("integer")),
                        entry("width", JsonSchemas.of("integer", "pixels")),
                        entry("height", JsonSchemas.of("integer", "pixels"))),
                List.of(GetChunk.CHUNK_ID, "page", "bboxes_pdf", DPI, "width", "height"));
    }
}
