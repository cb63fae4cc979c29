package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.CorpusModels;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Says which embedding model a corpus uses, and changes it.
@Command(
        name = "model",
        sortOptions = false,
        header = "Say which embedding model a corpus uses, as JSON, or change it.",
        description = {
            "",
            "A change makes new vectors of the stored chunks; no PDF is read again. The old model"
                    + " works until all are made; stopped before, it stays.",
            ""
        })
final class CorpusModelCommand implements Callable<Integer> {

    /// Stands for the model that comes with the program.
    private static final String BUNDLED = "bundled";

    private static final List<String> FILES =
            List.of("model.onnx", "tokenizer.json", "sheetproof-model.json");

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(
            names = "--use",
            paramLabel = "FOLDER|bundled",
            description =
                    "A folder with model.onnx, tokenizer.json (WordPiece or Unigram) and"
                            + " sheetproof-model.json, or the model of the program.")
    private @Nullable String use;

    private final Services services;
    private final Console console;

    CorpusModelCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        CancelToken cancel = new CancelToken();
        Optional<Path> folder = use == null ? Optional.empty() : folder(use);
        try (OpenCorpus open = corpus.open(services);
                Interruption _ = Interruption.cancels(cancel)) {
            CorpusModels.State state =
                    use == null
                            ? open.models().state()
                            : open.models().use(folder, cancel, new ProgressPrinter(console.err()));
            console.out().println(JsonMapper.shared().writeValueAsString(json(state)));
        }
        return 0;
    }

    private static Optional<Path> folder(String use) {
        if (use.equals(BUNDLED)) {
            return Optional.empty();
        }
        Path folder = Path.of(use);
        if (!Files.isDirectory(folder)) {
            throw CommandFailure.usage(
                    "--use "
                            + use
                            + ": there is no such folder; give one with a model, or bundled");
        }
        List<String> lacking =
                FILES.stream().filter(name -> !Files.isRegularFile(folder.resolve(name))).toList();
        if (!lacking.isEmpty()) {
            throw CommandFailure.usage(
                    "--use " + use + ": the folder lacks " + String.join(", ", lacking));
        }
        return Optional.of(folder);
    }

    private static ObjectNode json(CorpusModels.State state) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        root.put("model", state.folder().map(Path::toString).orElse(BUNDLED));
        root.put("fingerprint", state.fingerprint().orElse(null));
        root.put("problem", state.problem());
        ObjectNode sets = root.putObject("vectors_of_documents");
        state.sets().forEach(sets::put);
        return root;
    }
}
