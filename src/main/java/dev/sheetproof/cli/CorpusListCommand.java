package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusRef;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Lists the corpora that can be named.
@Command(
        name = "list",
        header = "List the corpora that can be called by name, as JSON.",
        description = "")
final class CorpusListCommand extends AlwaysJson implements Callable<Integer> {

    private final Services services;
    private final Console console;

    CorpusListCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        ArrayNode list = root.putArray("corpora");
        for (CorpusRef ref : services.library().list()) {
            list.addObject().put("name", ref.name()).put("folder", ref.folder().toString());
        }
        console.out().println(JsonMapper.shared().writeValueAsString(root));
        return 0;
    }
}
