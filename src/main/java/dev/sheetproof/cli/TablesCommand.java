package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.StoredTable;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Prints stored tables.
@Command(
        name = "tables",
        sortOptions = false,
        header = "Print a stored table of a corpus, row by row.",
        description = "")
final class TablesCommand implements Callable<Integer> {

    private enum Format {
        JSONL,
        CSV
    }

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(
            names = "--table",
            required = true,
            paramLabel = "T",
            description =
                    "page, line, span, toc, image, link, named_object, cross_reference, summary,"
                            + " element, chunk or cell.")
    private String table = "";

    @Option(
            names = "--doc",
            paramLabel = "D",
            description = "Only of this document; may be repeated.")
    private List<String> docs = List.of();

    @Option(
            names = "--format",
            paramLabel = "jsonl|csv",
            description = "One JSON object a line, or CSV with a heading (default: jsonl).")
    private Format format = Format.JSONL;

    private final Services services;
    private final Console console;

    TablesCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        StoredTable wanted = wanted();
        try (OpenCorpus open = corpus.openComplete(services, console)) {
            for (String doc : docs) {
                if (open.browser().document(doc).isEmpty()) {
                    throw CommandFailure.usage(
                            "corpus " + open.ref().name() + " has no document " + doc);
                }
            }
            if (format == Format.CSV) {
                StringJoiner heading = new StringJoiner(",");
                heading.add("doc_id").add("source_pdf");
                wanted.columns().forEach(heading::add);
                console.out().println(heading);
            }
            open.tables()
                    .rows(
                            wanted,
                            docs,
                            row ->
                                    console.out()
                                            .println(
                                                    format == Format.CSV ? row.csv() : row.json()));
        } catch (IOException e) {
            throw CommandFailure.failed("the table cannot be printed: " + e.getMessage(), e);
        }
        return 0;
    }

    private StoredTable wanted() {
        try {
            return StoredTable.parse(table);
        } catch (IllegalArgumentException e) {
            throw CommandFailure.usage(
                    e.getMessage()
                            + "; there are "
                            + Arrays.stream(StoredTable.values())
                                    .map(StoredTable::wireName)
                                    .collect(Collectors.joining(", ")),
                    e);
        }
    }
}
