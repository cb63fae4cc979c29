package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.ingest.CorpusModels;
import dev.sheetproof.ingest.IngestListener;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Exchanging the embedding model of a corpus. The other model is the bundled one, pooled
/// otherwise: its vectors are different ones.
final class ModelExchangeTest {

    @TempDir private Path temp;

    private Path otherModel(String pooling, int dimension) throws IOException {
        Path folder = Files.createDirectories(temp.resolve("model-" + pooling + dimension));
        copy("/e5-small-v2-q.onnx", folder.resolve("model.onnx"));
        copy("/e5-small-v2-q-tokenizer.json", folder.resolve("tokenizer.json"));
        Files.writeString(
                folder.resolve("sheetproof-model.json"),
                "{\"name\": \"other\", \"pooling\": \""
                        + pooling
                        + "\", \"query_prefix\": \"query: \", \"passage_prefix\": \"passage: \","
                        + " \"dimension\": "
                        + dimension
                        + ", \"max_tokens\": 512}");
        return folder;
    }

    private static void copy(String resource, Path to) throws IOException {
        try (InputStream in = ModelExchangeTest.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IOException("no resource " + resource);
            }
            Files.copy(in, to);
        }
    }

    private OpenCorpus filled(CorpusLibrary library) throws CorpusException, IOException {
        Path sources = Files.createDirectories(temp.resolve("sources"));
        SmallDatasheets.crystal(sources.resolve("abx-7.pdf"), "ABX-7", "18 pF");
        SmallDatasheets.crystal(sources.resolve("tcx-25.pdf"), "TCX-25", "9 pF");
        OpenCorpus corpus = library.open(library.findOrCreate(temp.resolve("lab").toString()));
        corpus.ingester()
                .run(
                        new IngestRequest(List.of(sources), 2, Optional.empty()),
                        new CancelToken(),
                        IngestListener.SILENT);
        return corpus;
    }

    private static SearchOutcome dense(OpenCorpus corpus) {
        return corpus.searcher()
                .search(
                        new SearchRequest(
                                "load capacitance of the crystal",
                                5,
                                SearchMode.DENSE,
                                ResultOrder.RELEVANCE,
                                SearchFilters.NONE),
                        new CancelToken());
    }

    @Test
    void theOldModelWorksUntilTheNewOneDoesAndNothingIsParsedAgain()
            throws IOException, CorpusException {
        Path model = otherModel("cls", 384);
        try (RealLibrary real = new RealLibrary(temp.resolve("corpora"))) {
            CorpusLibrary library = real.library();
            try (OpenCorpus corpus = filled(library)) {
                String before = corpus.models().state().fingerprint().orElseThrow();
                SearchOutcome old = dense(corpus);
                assertFalse(old.hits().isEmpty());
                List<?> records = corpus.browser().documents();

                CancelToken cancel = new CancelToken();
                Progress stopAtFirst = (_, _, _) -> cancel.cancel();
                assertThrows(
                        CancelledException.class,
                        () -> corpus.models().use(Optional.of(model), cancel, stopAtFirst));
                assertEquals(Optional.of(before), corpus.models().state().fingerprint());
                assertEquals(old.hits(), dense(corpus).hits());

                CorpusModels.State state =
                        corpus.models().use(Optional.of(model), new CancelToken(), Progress.SILENT);
                String after = state.fingerprint().orElseThrow();
                assertNotEquals(before, after);
                assertEquals(java.util.Set.of(after), state.sets().keySet(), "old ones are gone");
                assertEquals(records, corpus.browser().documents(), "no document was read again");
                SearchOutcome fresh = dense(corpus);
                assertFalse(fresh.hits().isEmpty(), fresh.warnings().toString());
                assertNotEquals(
                        old.hits().getFirst().rank().denseScore(),
                        fresh.hits().getFirst().rank().denseScore());
            }
            try (OpenCorpus again = library.open(library.find(temp.resolve("lab").toString()))) {
                assertTrue(again.models().state().fingerprint().orElseThrow().startsWith("other|"));
                assertFalse(dense(again).hits().isEmpty());
            }
            Files.writeString(
                    model.resolve("sheetproof-model.json"),
                    Files.readString(model.resolve("sheetproof-model.json"))
                            .replace("cls", "mean"));
            try (OpenCorpus changed = library.open(library.find(temp.resolve("lab").toString()))) {
                String problem = changed.models().state().problem();
                assertTrue(problem.contains("is not the one that made"), problem);
                SearchOutcome outcome = dense(changed);
                assertTrue(outcome.hits().isEmpty(), "vectors of two models are not compared");
                assertTrue(
                        outcome.warnings().toString().contains("dense search is off"),
                        outcome.warnings().toString());
                changed.models().use(Optional.empty(), new CancelToken(), Progress.SILENT);
                assertFalse(dense(changed).hits().isEmpty());
            }
        }
    }

    @Test
    void aFolderThatIsNoModelIsRefusedInWords() throws IOException, CorpusException {
        Path wrong = otherModel("mean", 383);
        Path empty = Files.createDirectories(temp.resolve("empty"));
        try (RealLibrary real = new RealLibrary(temp.resolve("corpora"))) {
            CorpusLibrary library = real.library();
            try (OpenCorpus corpus = filled(library)) {
                CorpusModels.State before = corpus.models().state();
                assertTrue(refusal(corpus, wrong).contains("dimension 383"));
                assertTrue(refusal(corpus, empty).contains("sheetproof-model.json"));
                Files.writeString(wrong.resolve("model.onnx"), "no model");
                assertFalse(refusal(corpus, wrong).isEmpty());
                assertEquals(before, corpus.models().state());
                assertFalse(dense(corpus).hits().isEmpty());
            }
        }
    }

    private static String refusal(OpenCorpus corpus, Path folder) {
        return String.valueOf(
                assertThrows(
                                EmbeddingException.class,
                                () ->
                                        corpus.models()
                                                .use(
                                                        Optional.of(folder),
                                                        new CancelToken(),
                                                        Progress.SILENT))
                        .getMessage());
    }
}
