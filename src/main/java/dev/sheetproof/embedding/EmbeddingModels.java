package dev.sheetproof.embedding;

import dev.sheetproof.onnx.OnnxException;
import dev.sheetproof.onnx.OnnxModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Opens embedding models: the one that comes with the program, or a folder of the user's.
public final class EmbeddingModels {

    private static final String BUNDLED_MODEL = "/e5-small-v2-q.onnx";
    private static final String BUNDLED_TOKENIZER = "/e5-small-v2-q-tokenizer.json";
    private static final long MAX_JSON_BYTES = 64_000_000;

    private EmbeddingModels() {}

    /// The small English model that comes with the program. Reading it takes a fraction of a
    /// second.
    ///
    /// @throws EmbeddingException when it is not on the class path or cannot be run
    public static TextEmbedder bundled() {
        return OnnxTextEmbedder.open(
                EmbeddingSpec.E5_SMALL, resource(BUNDLED_TOKENIZER), resource(BUNDLED_MODEL));
    }

    /// A model folder with `model.onnx`, `tokenizer.json` (WordPiece) and `sheetproof-model.json`
    /// (see [EmbeddingSpec]).
    ///
    /// @throws EmbeddingException when a file is missing or wrong; the message names it
    public static TextEmbedder open(Path folder) {
        EmbeddingSpec spec =
                EmbeddingSpec.parse(
                        folder.resolve("sheetproof-model.json").toString(),
                        read(folder.resolve("sheetproof-model.json")));
        try {
            return OnnxTextEmbedder.open(
                    spec,
                    read(folder.resolve("tokenizer.json")),
                    OnnxModel.read(folder.resolve("model.onnx")));
        } catch (OnnxException e) {
            throw new EmbeddingException(e);
        }
    }

    /// An embedder that opens its model when it is first used; every method may then throw
    /// [EmbeddingException].
    ///
    /// @param folder the user's model folder; empty for the bundled model
    public static TextEmbedder lazy(Optional<Path> folder) {
        return new LazyTextEmbedder(
                () -> folder.map(EmbeddingModels::open).orElseGet(EmbeddingModels::bundled));
    }

    private static byte[] resource(String name) {
        try (InputStream in = EmbeddingModels.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new EmbeddingException(
                        "the bundled embedding model is not on the class path: " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new EmbeddingException("cannot read the bundled embedding model " + name, e);
        }
    }

    private static byte[] read(Path file) {
        try {
            if (!Files.isRegularFile(file)) {
                throw new EmbeddingException("no file " + file);
            }
            if (Files.size(file) > MAX_JSON_BYTES) {
                throw new EmbeddingException(
                        file + " is too large: " + Files.size(file) + " bytes");
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new EmbeddingException("cannot read " + file + ": " + e.getMessage(), e);
        }
    }
}
