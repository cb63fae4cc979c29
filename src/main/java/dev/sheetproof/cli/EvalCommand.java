package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evaluation.AnnotatedPage;
import dev.sheetproof.evaluation.Annotations;
import dev.sheetproof.evaluation.EvaluationException;
import dev.sheetproof.evaluation.EvaluationFile;
import dev.sheetproof.evaluation.EvaluationJson;
import dev.sheetproof.evaluation.EvaluationReport;
import dev.sheetproof.evaluation.EvaluationRequest;
import dev.sheetproof.evaluation.EvaluationTables;
import dev.sheetproof.evaluation.Question;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Measures search and layout against what people marked on pages.
@Command(
        name = "eval",
        sortOptions = false,
        header = "Measure search against questions whose places on the page are known.",
        description = {
            "",
            "A question is one object a line: id, query, kind, answers[{file, page, value_box,"
                    + " unit_box}]; one without answers should be refused. docs/evaluating.md has"
                    + " the format and the measures.",
            ""
        })
final class EvalCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(
            names = "--queries",
            required = true,
            paramLabel = "FILE.jsonl",
            description = "The questions; - reads standard input.")
    private Path queries = Path.of("");

    @Option(
            names = "--layout",
            paramLabel = "FILE.jsonl",
            description = "Annotated pages that the layout is compared with.")
    private @Nullable Path layout;

    @Option(
            names = "--mode",
            paramLabel = "hybrid|bm25|dense",
            description = "Which paths rank; may be given several times (default: all three).")
    private List<SearchMode> modes = List.of(SearchMode.HYBRID, SearchMode.BM25, SearchMode.DENSE);

    @Option(
            names = "--top-k",
            paramLabel = "N",
            description = "How many hits are judged (default: ${DEFAULT-VALUE}).")
    private int topK = SearchRequest.DEFAULT_TOP_K;

    @Option(
            names = "--baselines",
            description =
                    "Measure simpler designs on the same documents, too. Takes a minute and a"
                            + " temporary folder of the corpus' size.")
    private boolean baselines;

    @Option(
            names = {"--failures", "--misses"},
            description = "Say of each question that is not answered first what went wrong.")
    private boolean failures;

    @Option(
            names = "--write",
            paramLabel = "FILE.md",
            description = "Put the tables into this file, in place of those of the same corpus.")
    private @Nullable Path write;

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
        EvaluationRequest request =
                new EvaluationRequest(
                        String.valueOf(queries.getFileName()),
                        questions(),
                        pages(),
                        List.copyOf(new java.util.LinkedHashSet<>(modes)),
                        baselines,
                        topK);
        CancelToken cancel = new CancelToken();
        try (OpenCorpus open = corpus.openComplete(services, console);
                Interruption _ = Interruption.cancels(cancel)) {
            EvaluationReport report =
                    open.evaluation().run(request, cancel, new ProgressPrinter(console.err()));
            EvaluationTables.of(report).forEach(console.err()::println);
            if (failures) {
                report.failures().stream()
                        .flatMap(failure -> failure.lines().stream())
                        .forEach(console.err()::println);
            }
            if (write != null) {
                EvaluationFile.write(write, report, command(open.ref().name()));
            }
            if (json) {
                console.out().println(EvaluationJson.of(report, failures));
            }
        } catch (IOException e) {
            throw CommandFailure.failed(write + " cannot be written: " + e.getMessage(), e);
        }
        return 0;
    }

    private List<Question> questions() {
        List<String> lines = TextFile.lines(queries, console.in());
        try {
            return Annotations.questions(queries.toString(), lines);
        } catch (EvaluationException e) {
            throw CommandFailure.usage(String.valueOf(e.getMessage()), e);
        }
    }

    private List<AnnotatedPage> pages() {
        if (layout == null) {
            return List.of();
        }
        List<String> lines = TextFile.lines(layout, console.in());
        try {
            return Annotations.pages(layout.toString(), lines);
        } catch (EvaluationException e) {
            throw CommandFailure.usage(String.valueOf(e.getMessage()), e);
        }
    }

    /// What makes the tables again, without folders of this machine.
    private String command(String corpusName) {
        StringBuilder command = new StringBuilder("sheetproof eval --corpus ");
        command.append(corpusName).append(" --queries ").append(queries.getFileName());
        if (layout != null) {
            command.append(" --layout ").append(layout.getFileName());
        }
        if (modes.size() < SearchMode.values().length) {
            modes.forEach(mode -> command.append(" --mode ").append(mode.wireName()));
        }
        if (baselines) {
            command.append(" --baselines");
        }
        if (topK != SearchRequest.DEFAULT_TOP_K) {
            command.append(" --top-k ").append(topK);
        }
        return command.toString();
    }
}
