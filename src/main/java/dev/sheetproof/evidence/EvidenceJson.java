package dev.sheetproof.evidence;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidenceImage;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.MatchedCell;
import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.QuantityBound;
import dev.sheetproof.model.Rank;
import dev.sheetproof.model.RelatedRegion;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.WhyNot;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeSet;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The evidence package as JSON, the same wherever it is given out: snake case, boxes in points
/// rounded to 0.01, null for the rank and score of a path that did not find a hit.
public final class EvidenceJson {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private EvidenceJson() {}

    /// A package as one line of JSON without a line end.
    public static String line(EvidencePackage evidence) {
        return MAPPER.writeValueAsString(tree(evidence));
    }

    /// A package as one line of JSON that starts with the caller's id of the request.
    public static String line(String id, EvidencePackage evidence) {
        ObjectNode root = NODES.objectNode();
        root.put("id", id);
        root.setAll(tree(evidence));
        return MAPPER.writeValueAsString(root);
    }

    /// A package as indented JSON for a person to read.
    public static String pretty(EvidencePackage evidence) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(tree(evidence));
    }

    /// One evidence as indented JSON.
    public static String pretty(Evidence evidence) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(tree(evidence));
    }

    /// A package as a tree.
    public static ObjectNode tree(EvidencePackage evidence) {
        ObjectNode root = NODES.objectNode();
        root.set("request", request(evidence.request()));
        root.set("parsed", parsed(evidence.parsed()));
        root.put("top_k", evidence.request().topK());
        root.set("filters", filters(evidence.parsed().filters()));
        root.put("supported", evidence.supported());
        ArrayNode list = root.putArray("evidence");
        evidence.evidence().forEach(one -> list.add(tree(one)));
        ArrayNode groups = root.putArray("groups");
        for (EvidencePackage.Group group : evidence.groups()) {
            ObjectNode node = groups.addObject();
            node.put("doc_id", group.docId());
            node.set("evidence_ids", strings(group.evidenceIds()));
        }
        root.set("warnings", strings(evidence.warnings()));
        return root;
    }

    /// One evidence as a tree.
    public static ObjectNode tree(Evidence evidence) {
        Chunk chunk = evidence.chunk();
        ObjectNode node = NODES.objectNode();
        node.put("evidence_id", evidence.evidenceId());
        node.put("chunk_id", chunk.id());
        node.put("chunk_key", chunk.key().hex());
        node.put("doc_id", evidence.docId());
        node.put("source_pdf", evidence.sourcePdf());
        node.put("source_sha256", evidence.sourceSha256().hex());
        node.put("page", chunk.page().value());
        node.set("bboxes_pdf", boxes(evidence.place().boxes()));
        node.set("continued", continued(evidence.continued()));
        node.put("block_type", chunk.type().wireName());
        node.put("section_title", chunk.sectionTitle());
        node.put("toc_path", chunk.tocPath());
        node.put("native_text", chunk.nativeText());
        node.put("text_source", evidence.textSource().wireName());
        node.put("description", evidence.description());
        node.set("keywords", strings(evidence.keywords()));
        node.set("image", image(evidence.image()));
        if (evidence.rank().isPresent()) {
            node.set("rank", rank(evidence.rank().get()));
        } else {
            node.putNull("rank");
        }
        ArrayNode matched = node.putArray("matched");
        for (MatchedTerm term : evidence.matched()) {
            matched.addObject().put("term", term.term()).put("channel", term.channel());
        }
        ArrayNode cells = node.putArray("cells");
        for (MatchedCell cell : evidence.cells()) {
            ObjectNode one = cells.addObject();
            one.put("page", cell.page().value());
            one.set("bbox", box(cell.box()));
            one.put("text", cell.text());
            one.put("row_label", cell.rowLabel());
            one.put("column_label", cell.columnLabel());
            one.put("reason", cell.reason());
        }
        ArrayNode related = node.putArray("related");
        for (RelatedRegion region : evidence.related()) {
            ObjectNode one = related.addObject();
            one.put("mention", region.mention());
            one.put("chunk_id", region.chunkId());
            one.put("page", region.place().page().value());
            one.set("bboxes_pdf", boxes(region.place().boxes()));
            one.put("block_type", region.type().wireName());
        }
        node.set("warnings", strings(evidence.warnings()));
        return node;
    }

    /// The further pages of a chunk: `[{page, bboxes_pdf}]`.
    public static ArrayNode continued(List<PageBoxes> further) {
        ArrayNode continued = NODES.arrayNode();
        for (PageBoxes more : further) {
            ObjectNode node = continued.addObject();
            node.put("page", more.page().value());
            node.set("bboxes_pdf", boxes(more.boxes()));
        }
        return continued;
    }

    /// Boxes as `[[x0, y0, x1, y1], …]`.
    public static ArrayNode boxes(Collection<PageBox> boxes) {
        ArrayNode list = NODES.arrayNode();
        boxes.forEach(box -> list.add(box(box)));
        return list;
    }

    /// A box as `[x0, y0, x1, y1]` in points, rounded to 0.01.
    public static ArrayNode box(PageBox box) {
        return NODES.arrayNode()
                .add(points(box.x0()))
                .add(points(box.y0()))
                .add(points(box.x1()))
                .add(points(box.y1()));
    }

    private static BigDecimal points(double value) {
        return rounded(value, 2);
    }

    private static BigDecimal rounded(double value, int digits) {
        BigDecimal rounded =
                BigDecimal.valueOf(value)
                        .setScale(digits, RoundingMode.HALF_EVEN)
                        .stripTrailingZeros();
        return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
    }

    /// Why something is not listed, as indented JSON.
    public static String pretty(WhyNot reason) {
        ObjectNode node = NODES.objectNode();
        node.put("target", reason.target());
        node.put("verdict", reason.verdict().wireName());
        node.put("sentence", reason.sentence());
        whole(node, "place", reason.place());
        if (reason.rank().isPresent()) {
            node.set("rank", rank(reason.rank().get()));
        } else {
            node.putNull("rank");
        }
        node.set("missing", strings(reason.missing()));
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(node);
    }

    private static ObjectNode request(SearchRequest request) {
        ObjectNode node = NODES.objectNode();
        node.put("text", request.text());
        node.put("mode", request.mode().wireName());
        node.put("order", request.order().wireName());
        node.put("raw", request.reading().raw());
        node.set("without", strings(new TreeSet<>(request.reading().without())));
        return node;
    }

    private static ObjectNode parsed(ParsedRequest parsed) {
        ObjectNode node = NODES.objectNode();
        node.set("words", strings(parsed.words()));
        node.set("parts", strings(parsed.parts()));
        node.set("quantities", strings(parsed.quantities()));
        node.set("phrases", strings(parsed.phrases()));
        node.set("wildcards", strings(parsed.wildcards()));
        node.set(
                "comparisons", strings(parsed.bounds().stream().map(QuantityBound::text).toList()));
        ArrayNode steps = node.putArray("steps");
        for (RequestStep step : parsed.steps()) {
            steps.addObject()
                    .put("id", step.id())
                    .put("kind", step.kind().wireName())
                    .put("from", step.from())
                    .put("to", step.to());
        }
        node.set("notes", strings(parsed.notes()));
        return node;
    }

    private static ObjectNode filters(SearchFilters filters) {
        ObjectNode node = NODES.objectNode();
        node.set("docs", strings(filters.docs()));
        node.set("types", strings(filters.types().stream().map(BlockType::wireName).toList()));
        ArrayNode pages = node.putArray("pages");
        filters.pages().stream().map(PageNumber::value).forEach(pages::add);
        node.set("parts", strings(filters.parts()));
        node.set("excluded", strings(filters.excluded()));
        node.set(
                "statuses",
                strings(filters.statuses().stream().map(PageStatus::wireName).toList()));
        return node;
    }

    private static ObjectNode image(EvidenceImage image) {
        ObjectNode node = NODES.objectNode();
        node.put("available", image.available());
        node.put("kind", image.kind());
        if (image.path().isEmpty()) {
            node.putNull("path");
        } else {
            node.put("path", image.path());
        }
        node.put("width", image.widthPx());
        node.put("height", image.heightPx());
        node.put("dpi", image.dpi());
        return node;
    }

    private static ObjectNode rank(Rank rank) {
        ObjectNode node = NODES.objectNode();
        node.put("rrf_score", rounded(rank.rrfScore(), 8));
        whole(node, "dense_rank", rank.denseRank());
        whole(node, "bm25_rank", rank.bm25Rank());
        number(node, "dense_score", rank.denseScore());
        number(node, "bm25_score", rank.bm25Score());
        node.put("dense_weight", rounded(rank.denseWeight(), 6));
        node.put("dense_share", rounded(rank.denseShare(), 8));
        node.put("bm25_share", rounded(rank.bm25Share(), 8));
        return node;
    }

    private static void whole(ObjectNode node, String name, OptionalInt value) {
        if (value.isPresent()) {
            node.put(name, value.getAsInt());
        } else {
            node.putNull(name);
        }
    }

    private static void number(ObjectNode node, String name, OptionalDouble value) {
        if (value.isPresent()) {
            node.put(name, rounded(value.getAsDouble(), 6));
        } else {
            node.putNull(name);
        }
    }

    private static ArrayNode strings(Collection<String> values) {
        ArrayNode list = NODES.arrayNode();
        values.forEach(list::add);
        return list;
    }
}
