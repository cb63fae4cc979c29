package dev.sheetproof.ingest;

import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;

/// Which embedding model a corpus uses. Changing it makes new vectors of the stored chunks; no PDF
/// is read again.
public interface CorpusModels {

    /// The model in use and the vectors that are stored.
    State state();

    /// Makes all vectors of another model, then puts the index and the requests over to it at once
    /// and forgets the old vectors. Until then, and when stopped before, everything works as it
    /// did; what was made by then is not made again.
    ///
    /// @param folder with `model.onnx`, `tokenizer.json` and `sheetproof-model.json`; empty for the
    ///   model that comes with the program
    /// @throws dev.sheetproof.embedding.EmbeddingException when the folder holds no usable model
    /// @throws dev.sheetproof.store.StoreException when the corpus cannot be written
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    State use(Optional<Path> folder, CancelToken cancel, Progress progress);

    /// @param folder of the model; empty for the one that comes with the program
    /// @param fingerprint of the vectors that requests are compared with; empty when the model
    ///   cannot be used, for which `problem` has the reason
    /// @param sets fingerprints of stored vectors with the number of their documents
    record State(
            Optional<Path> folder,
            Optional<String> fingerprint,
            String problem,
            SortedMap<String, Integer> sets) {}
}
