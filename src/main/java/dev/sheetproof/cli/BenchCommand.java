package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.corpus.Opening;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Measures the program on this machine.
@Command(
        name = "bench",
        sortOptions = false,
        header = "Measure speed and memory on this machine, beside the budgets.",
        description = {
            "",
            "Nothing is written but the result and a temporary corpus that is deleted again.",
            ""
        })
final class BenchCommand implements Callable<Integer> {

    @Option(
            names = "--pdfs",
            paramLabel = "FOLDER",
            description = "What is read (default: the demo corpus).")
    private @Nullable Path pdfs;

    @Option(
            names = "--chunks",
            paramLabel = "N",
            description =
                    "Size of the index that requests are timed on (default: ${DEFAULT-VALUE}).")
    private int chunks = 30_000;

    @Option(
            names = "--out",
            paramLabel = "FILE.json",
            description = "Where the figures go (default: standard output).")
    private @Nullable Path out;

    @Option(
            names = "--pages-of",
            paramLabel = "CORPUS",
            description =
                    "Measure the page view on this corpus, and nothing else: turning pages, scrolling,"
                            + " finding, boxes, memory.")
    private @Nullable String pagesOf;

    private final Services services;
    private final Console console;

    BenchCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        if (chunks < 1) {
            throw CommandFailure.usage("--chunks must be 1 or more: " + chunks);
        }
        if (pagesOf != null) {
            return pages(pagesOf);
        }
        Path folder = pdfs == null ? services.library().find("demo").folder().resolve("pdf") : pdfs;
        if (!Files.isDirectory(folder)) {
            throw CommandFailure.usage("there is no folder " + folder);
        }
        try {
            BenchReport report =
                    services.bench().run(folder, chunks, line -> console.err().println(line));
            tell(report);
        } catch (IOException e) {
            throw CommandFailure.failed("cannot be measured: " + e.getMessage(), e);
        }
        return 0;
    }

    private int pages(String corpus) throws CorpusException {
        CorpusLibrary library = services.library();
        try (OpenCorpus open = library.open(library.find(corpus), Opening.READ_ONLY)) {
            tell(services.bench().pages(open, line -> console.err().println(line)));
        } catch (IOException e) {
            throw CommandFailure.failed("cannot be measured: " + e.getMessage(), e);
        }
        return 0;
    }

    private void tell(BenchReport report) throws IOException {
        print(report, console.err());
        String json = json(report);
        if (out == null) {
            console.out().println(json);
        } else {
            Files.writeString(out, json + "\n");
        }
    }

    private static void print(BenchReport report, PrintStream to) {
        report.setting().forEach(to::println);
        to.printf(Locale.ROOT, "%-34s %12s %-12s %12s%n", "what", "measured", "", "budget");
        for (BenchReport.Figure figure : report.figures()) {
            String budget =
                    figure.budget()
                            .map(
                                    b ->
                                            (b.atLeast() ? "≥ " : "≤ ")
                                                    + number(b.limit())
                                                    + (b.holds(figure.value()) ? "" : "  MISSED"))
                            .orElse("");
            to.printf(
                    Locale.ROOT,
                    "%-34s %12s %-12s %12s%n",
                    figure.name(),
                    number(figure.value()),
                    figure.unit(),
                    budget);
        }
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, Math.abs(value) < 100 ? "%.2f" : "%.0f", value);
    }

    private static String json(BenchReport report) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        ArrayNode setting = root.putArray("setting");
        report.setting().forEach(setting::add);
        ArrayNode figures = root.putArray("figures");
        for (BenchReport.Figure figure : report.figures()) {
            ObjectNode node = figures.addObject();
            node.put("name", figure.name());
            node.put("value", Math.rint(figure.value() * 1000) / 1000);
            node.put("unit", figure.unit());
            if (figure.budget().isPresent()) {
                BenchReport.Budget budget = figure.budget().get();
                node.put("budget", budget.limit());
                node.put("budget_is", budget.atLeast() ? "at_least" : "at_most");
                node.put("within_budget", budget.holds(figure.value()));
            } else {
                node.putNull("budget");
            }
            node.put("note", figure.note());
        }
        return JsonMapper.shared().writeValueAsString(root);
    }
}
