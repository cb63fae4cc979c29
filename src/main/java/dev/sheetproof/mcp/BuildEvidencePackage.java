package dev.sheetproof.mcp;

import static java.util.Map.entry;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.EvidenceJson;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/// `build_evidence_package`: a request answered with ranked evidence.
final class BuildEvidencePackage implements Tool {

    static final String NAME = "build_evidence_package";

    private static final String REQUEST = "request";
    private static final String TOP_K = "top_k";
    private static final String FILTERS = "filters";
    private static final String DOCS = "docs";
    private static final String TYPES = "types";
    private static final String PAGES = "pages";

    /// Far more than a question, far less than a page.
    private static final int MAX_REQUEST = 2000;

    /// More evidence than a model can weigh in one answer.
    private static final int MAX_TOP_K = 100;

    /// The largest page number a PDF can have here.
    private static final int MAX_PAGE = 1_000_000;

    /// So many documents are named when a filter names an unknown one.
    private static final int DOCS_NAMED = 20;

    private final OpenCorpus corpus;
    private final StructuredText structured;

    BuildEvidencePackage(OpenCorpus corpus, StructuredText structured) {
        this.corpus = corpus;
        this.structured = structured;
    }

    @Override
    public ToolResult call(Arguments arguments, CancelToken cancel)
            throws InvalidArgumentException {
        arguments.refuseOthersThan(List.of(REQUEST, TOP_K, FILTERS));
        SearchRequest request =
                new SearchRequest(
                        arguments.text(REQUEST, MAX_REQUEST),
                        arguments.integer(TOP_K, 1, MAX_TOP_K, SearchRequest.DEFAULT_TOP_K),
                        SearchMode.HYBRID,
                        ResultOrder.RELEVANCE,
                        filters(arguments.object(FILTERS)));
        EvidencePackage found =
                corpus.evidence().assemble(corpus.searcher().search(request, cancel));
        return structured.answer(EvidenceJson.tree(found));
    }

    private SearchFilters filters(Optional<Arguments> given) throws InvalidArgumentException {
        if (given.isEmpty()) {
            return SearchFilters.NONE;
        }
        Arguments filters = given.get();
        filters.refuseOthersThan(List.of(DOCS, TYPES, PAGES));
        List<BlockType> types = new ArrayList<>();
        for (String name : filters.texts(TYPES)) {
            types.add(type(name));
        }
        List<PageNumber> pages =
                filters.integers(PAGES, 1, MAX_PAGE).stream().map(PageNumber::new).toList();
        return new SearchFilters(knownDocuments(filters.texts(DOCS)), types, pages);
    }

    /// A document that is not there would silently find nothing, which reads like an answer.
    private List<String> knownDocuments(List<String> docs) throws InvalidArgumentException {
        TreeSet<String> unknown = new TreeSet<>();
        for (String doc : docs) {
            if (corpus.browser().document(doc).isEmpty()) {
                unknown.add(doc);
            }
        }
        if (unknown.isEmpty()) {
            return docs;
        }
        List<DocumentRecord> known = corpus.browser().documents();
        String named =
                String.join(
                        ", ", known.stream().limit(DOCS_NAMED).map(DocumentRecord::docId).toList());
        throw new InvalidArgumentException(
                FILTERS
                        + ": no document \""
                        + unknown.first()
                        + "\" in this corpus; it has "
                        + (known.isEmpty() ? "none" : named)
                        + (known.size() > DOCS_NAMED
                                ? " and " + (known.size() - DOCS_NAMED) + " more"
                                : ""));
    }

    private static BlockType type(String name) throws InvalidArgumentException {
        return Stream.of(BlockType.values())
                .filter(type -> type.wireName().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new InvalidArgumentException(
                                        FILTERS
                                                + ": no type \""
                                                + name
                                                + "\"; types are "
                                                + String.join(", ", typeNames())));
    }

    private static List<String> typeNames() {
        return Stream.of(BlockType.values()).map(BlockType::wireName).toList();
    }

    @Override
    public ToolDescription description() {
        return new ToolDescription(
                NAME,
                "Find evidence in the datasheets",
                """
                Searches the datasheets of this corpus and returns ranked evidence: regions of PDF pages \
                (tables, paragraphs, figures), each with its chunk_id, document, page, boxes and native_text. \
                Ask in words, part numbers (any case or separator), values with units ("26 MHz", "< 1 ps", \
                "-40..85 °C") or "quoted phrases". native_text keeps a table's rows as lines and its cells \
                apart by tabs. rank says how a hit was found: dense_rank or bm25_rank is null where that \
                path did not find it. supported is false when nothing in the corpus supports the request: \
                say so then, and do not answer from memory. Cite source_pdf and page. To look at a region, \
                call get_evidence_image with its chunk_id.""",
                inputSchema(),
                outputSchema());
    }

    private static Map<String, Object> inputSchema() {
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("type", "string");
        request.put("minLength", 1);
        request.put("maxLength", MAX_REQUEST);
        request.put(
                "description",
                "What to find, for example: ABX-7 load capacitance at 26 MHz. May hold filters as"
                        + " words: doc:ID type:table page:3");
        return JsonSchemas.closed(
                JsonSchemas.members(
                        entry(REQUEST, request),
                        entry(
                                TOP_K,
                                JsonSchemas.withDefault(
                                        JsonSchemas.integer(
                                                1, MAX_TOP_K, "How many evidences at most."),
                                        SearchRequest.DEFAULT_TOP_K)),
                        entry(FILTERS, filterSchema())),
                List.of(REQUEST));
    }

    private static Map<String, Object> filterSchema() {
        return JsonSchemas.described(
                JsonSchemas.closed(
                        JsonSchemas.members(
                                entry(
                                        DOCS,
                                        JsonSchemas.described(
                                                JsonSchemas.list(JsonSchemas.of("string")),
                                                "Only these documents, by doc_id.")),
                                entry(
                                        TYPES,
                                        JsonSchemas.described(
                                                JsonSchemas.list(
                                                        Map.of(
                                                                "type",
                                                                "string",
                                                                "enum",
                                                                typeNames())),
                                                "Only these block types; when absent, all but"
                                                        + " header_footer.")),
                                entry(
                                        PAGES,
                                        JsonSchemas.described(
                                                JsonSchemas.list(
                                                        JsonSchemas.integer(
                                                                1,
                                                                MAX_PAGE,
                                                                "Page in file order, from 1.")),
                                                "Only evidence that starts on these pages."))),
                        List.of()),
                "What evidence must be; an absent or empty list allows everything.");
    }

    private static Map<String, Object> outputSchema() {
        return JsonSchemas.open(
                JsonSchemas.members(
                        entry(
                                "supported",
                                JsonSchemas.of(
                                        "boolean",
                                        "false when nothing in the corpus supports the request")),
                        entry("top_k", JsonSchemas.of("integer")),
                        entry("evidence", JsonSchemas.list(GetChunk.evidenceSchema())),
                        entry(
                                "groups",
                                JsonSchemas.described(
                                        JsonSchemas.list(JsonSchemas.of("object")),
                                        "evidence_ids by document")),
                        entry("warnings", JsonSchemas.list(JsonSchemas.of("string")))),
                List.of("supported", "evidence", "warnings"));
    }
}
