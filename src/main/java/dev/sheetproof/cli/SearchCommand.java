package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.EvidenceJson;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.Reading;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.WhyNot;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Finds evidence.
@Command(
        name = "search",
        sortOptions = false,
        header = "Find the page regions that answer a request.",
        description = {
            "",
            "With --json the evidence package is printed, with --requests one package a line.",
            ""
        })
final class SearchCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(
            names = "--top-k",
            paramLabel = "N",
            description = "How many hits are listed (default: ${DEFAULT-VALUE}).")
    private int topK = SearchRequest.DEFAULT_TOP_K;

    @Option(
            names = "--mode",
            paramLabel = "hybrid|bm25|dense",
            description = "Which paths rank (default: hybrid).")
    private SearchMode mode = SearchMode.HYBRID;

    @Option(
            names = "--order",
            paramLabel = "relevance|document",
            description = "In which order hits are listed (default: relevance).")
    private ResultOrder order = ResultOrder.RELEVANCE;

    @Option(
            names = "--doc",
            paramLabel = "D",
            description = "Only in this document; may be repeated.")
    private List<String> docs = List.of();

    @Option(
            names = "--type",
            paramLabel = "T",
            description =
                    "Only regions of this type: title, text, list, table, figure, formula,"
                            + " header_footer; may be repeated.")
    private List<BlockType> types = List.of();

    @Option(
            names = "--requests",
            paramLabel = "FILE.jsonl",
            description =
                    "Requests from a file, one object a line with \"id\" and \"query\"; - reads them"
                            + " from standard input.")
    private @Nullable Path requests;

    @Option(
            names = "--raw",
            description =
                    "Read the request as plain words: no filters, quantities, spelling or concepts.")
    private boolean raw;

    @Option(
            names = "--without",
            paramLabel = "STEP",
            description =
                    "Leave a step of reading the request out, by its id in \"parsed\", such as"
                            + " concept:esr; may be repeated.")
    private Set<String> without = Set.of();

    @Option(
            names = "--why-not",
            paramLabel = "CHUNK_OR_PAGE",
            description =
                    "Say why this chunk, or a page as DOC:PAGE, is not in the list or not higher.")
    private @Nullable String whyNot;

    @Option(names = "--json", description = "Print the evidence package as JSON.")
    private boolean json;

    @Parameters(
            arity = "0..*",
            paramLabel = "WORDS",
            description =
                    "What is looked for; may hold doc:NAME, part:NUMBER, type:table, page:3,"
                            + " status:no_text, -word,"
                            + " \"a phrase\", ABM8*, < 1 ps.")
    private List<String> words = List.of();

    private final Services services;
    private final Console console;

    SearchCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        if (topK < 1) {
            throw CommandFailure.usage("--top-k must be 1 or more: " + topK);
        }
        String text = String.join(" ", words);
        if (requests != null && !text.isBlank()) {
            throw CommandFailure.usage("give words or --requests, not both");
        }
        if (requests == null && text.isBlank()) {
            throw CommandFailure.usage(
                    "the request is empty: type a part number, a parameter or a drawing");
        }
        if (whyNot != null && requests != null) {
            throw CommandFailure.usage("--why-not is about one request: give words");
        }
        RequestFile.Lines asked =
                requests == null
                        ? RequestFile.Lines.NONE
                        : RequestFile.readLines(requests, console.in());
        try (OpenCorpus open = corpus.openComplete(services, console)) {
            for (String doc : docs) {
                if (open.browser().document(doc).isEmpty()) {
                    throw CommandFailure.usage(
                            "corpus " + open.ref().name() + " has no document " + doc);
                }
            }
            if (whyNot != null) {
                explain(open, text, whyNot);
            } else if (requests == null) {
                one(open, text);
            } else {
                for (RequestFile.Request request : asked.requests()) {
                    console.out()
                            .println(EvidenceJson.line(request.id(), find(open, request.query())));
                }
            }
        }
        asked.odd().forEach(odd -> console.err().println("note: " + odd));
        asked.wrong().forEach(console.err()::println);
        return asked.wrong().isEmpty() ? 0 : CommandFailure.FAILED;
    }

    /// A step that reading the request does not take cannot be left out: it is a slip.
    private void checkSteps(OpenCorpus open, String text) {
        for (String step : without) {
            Set<String> others = new TreeSet<>(without);
            others.remove(step);
            List<String> taken =
                    open
                            .searcher()
                            .search(request(text, new Reading(raw, others)), new CancelToken())
                            .parsed()
                            .steps()
                            .stream()
                            .map(RequestStep::id)
                            .toList();
            if (!taken.contains(step)) {
                throw CommandFailure.usage(
                        "--without "
                                + step
                                + ": reading this request takes no such step, but "
                                + (taken.isEmpty() ? "none" : String.join(", ", taken)));
            }
        }
    }

    private void one(OpenCorpus open, String text) {
        checkSteps(open, text);
        EvidencePackage found = find(open, text);
        if (json) {
            console.out().println(EvidenceJson.line(found));
        } else {
            HitPrinter.print(found, console.err());
        }
    }

    private EvidencePackage find(OpenCorpus open, String text) {
        return open.evidence().assemble(open.searcher().search(request(text), new CancelToken()));
    }

    private void explain(OpenCorpus open, String text, String target) {
        WhyNot reason = open.absence().whyNot(request(text), target, new CancelToken());
        if (reason.verdict() == WhyNot.Verdict.UNKNOWN) {
            throw CommandFailure.usage(reason.sentence());
        }
        if (json) {
            console.out().println(EvidenceJson.pretty(reason));
        } else {
            console.err().println(target + ": " + reason.sentence());
        }
    }

    private SearchRequest request(String text) {
        return request(text, new Reading(raw, without));
    }

    private SearchRequest request(String text, Reading reading) {
        return new SearchRequest(
                text, topK, mode, order, new SearchFilters(docs, types, List.of()), reading);
    }
}
