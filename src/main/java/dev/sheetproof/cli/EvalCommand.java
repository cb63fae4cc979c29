package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Measures search against questions with known answers.
@Command(
        name = "eval",
        sortOptions = false,
        header = "Measure search against questions whose places on the page are known.",
        description = {
            "",
            "A question is one object a line: id, query, kind, answers[{file, page, value_box,"
                    + " unit_box}]; one without answers should be refused.",
            ""
        })
final class EvalCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(
            names = "--queries",
            required = true,
            paramLabel = "FILE.jsonl",
            description = "The questions.")
    private Path queries = Path.of("");

    @Option(
            names = "--mode",
            paramLabel = "hybrid|bm25|dense",
            description = "Which paths rank (default: hybrid).")
    private SearchMode mode = SearchMode.HYBRID;

    @Option(
            names = "--top-k",
            paramLabel = "N",
            description = "How many hits are judged (default: ${DEFAULT-VALUE}).")
    private int topK = SearchRequest.DEFAULT_TOP_K;

    @Option(names = "--misses", description = "List the questions that are not answered first.")
    private boolean misses;

    @Option(names = "--json", description = "Print the figures as JSON.")
    private boolean json;

    private final Services services;
    private final Console console;

    EvalCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        if (topK < 1) {
            throw CommandFailure.usage("--top-k must be 1 or more: " + topK);
        }
        List<Question> questions =
                RequestFile.read(queries, console.in()).stream().map(Question::of).toList();
        QuestionScores scores = new QuestionScores();
        try (OpenCorpus open = corpus.openComplete(services, console)) {
            for (Question question : questions) {
                SearchRequest request =
                        new SearchRequest(
                                question.query(),
                                topK,
                                mode,
                                ResultOrder.RELEVANCE,
                                SearchFilters.NONE);
                scores.add(
                        question,
                        open.evidence()
                                .assemble(open.searcher().search(request, new CancelToken())));
            }
        }
        scores.print(console.err());
        if (misses) {
            scores.misses().forEach(console.err()::println);
        }
        if (json) {
            console.out().println(scores.json());
        }
        return 0;
    }
}
