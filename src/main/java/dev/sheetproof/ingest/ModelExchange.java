package dev.sheetproof.ingest;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.embedding.ExchangeableEmbedder;
import dev.sheetproof.embedding.PassageSplitter;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/// Exchanges the embedding model of a corpus. Both sets of vectors are stored until the index holds
/// the new ones; a crash at any moment leaves one model with its vectors, and the next opening or
/// the same command completes the rest.
public final class ModelExchange implements CorpusModels {

    /// Any text: a model that cannot embed it is of no use.
    private static final String PROBE = "load capacitance 18 pF";

    private final DocumentIngester.Corpus corpus;
    private final ExchangeableEmbedder embedder;
    private final Function<Optional<Path>, TextEmbedder> opener;
    private final Path data;

    /// @param corpus whose stages use `embedder`
    /// @param opener opens a model folder, or the model that comes with the program
    public ModelExchange(
            DocumentIngester.Corpus corpus,
            ExchangeableEmbedder embedder,
            Function<Optional<Path>, TextEmbedder> opener) {
        this.corpus = corpus;
        this.embedder = embedder;
        this.opener = opener;
        this.data = corpus.folder().resolve("data");
    }

    @Override
    public State state() {
        Optional<Path> folder = ModelSetting.read(data).flatMap(ModelSetting::folder);
        try {
            return new State(
                    folder,
                    Optional.of(PassageSplitter.fingerprint(embedder.current())),
                    "",
                    corpus.vectors().vectorSets());
        } catch (EmbeddingException e) {
            return new State(
                    folder,
                    Optional.empty(),
                    String.valueOf(e.getMessage()),
                    corpus.vectors().vectorSets());
        }
    }

    @Override
    public State use(Optional<Path> folder, CancelToken cancel, Progress progress) {
        Optional<Path> place = folder.map(path -> path.toAbsolutePath().normalize());
        TextEmbedder next = opener.apply(place);
        boolean used = false;
        try {
            // A wrong dimension or a foreign tokenizer shows with the first text.
            next.embedPassage(PROBE);
            exchange(place, next, cancel, progress);
            used = true;
        } finally {
            if (!used) {
                next.close();
            }
        }
        return state();
    }

    private void exchange(
            Optional<Path> place, TextEmbedder next, CancelToken cancel, Progress progress) {
        String fingerprint = PassageSplitter.fingerprint(next);
        try (CorpusLock.Held _ = corpus.lock().acquire(cancel)) {
            MissingVectors.make(corpus, new VectorMaker(next), cancel, progress);
            new IndexSync(corpus.store(), corpus.vectors(), corpus.index())
                    .rebuild(Optional.of(fingerprint), cancel, progress);
            embedder.exchange(next);
            new ModelSetting(place, fingerprint).write(data);
            corpus.vectors().keepVectorsOf(fingerprint);
        }
    }
}
