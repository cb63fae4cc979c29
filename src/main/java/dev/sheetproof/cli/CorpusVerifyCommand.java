package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Checks a corpus for damage.
@Command(
        name = "verify",
        sortOptions = false,
        header =
                "Check database, search index and sources of a corpus; prints what is wrong as JSON.",
        description = "")
final class CorpusVerifyCommand extends AlwaysJson implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    private final Services services;
    private final Console console;

    CorpusVerifyCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        List<String> problems;
        int documents;
        try (OpenCorpus open = corpus.open(services)) {
            problems = open.care().verify(new CancelToken(), Progress.SILENT);
            documents = open.browser().documents().size();
        }
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        root.put("documents", documents);
        root.put("whole", problems.isEmpty());
        ArrayNode list = root.putArray("problems");
        problems.forEach(list::add);
        console.out().println(JsonMapper.shared().writeValueAsString(root));
        problems.forEach(problem -> console.err().println("sheetproof: " + problem));
        return problems.isEmpty() ? 0 : CommandFailure.FAILED;
    }
}
