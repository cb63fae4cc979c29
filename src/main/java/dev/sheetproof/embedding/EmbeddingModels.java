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
                EmbeddingSpec.E5_SMALL,
                resource(BUNDLED_TOKENIZER),
                resource(BUNDLED_MODEL),
                false);
    }

    /// A model folder with `model.onnx`, `tokenizer.json` (WordPiece or Unigram) and
    /// `sheetproof-model.json` (see [EmbeddingSpec]).
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
                    OnnxModel.read(folder.resolve("model.onnx")),
                    true);
        } catch (OnnxException e) {
            throw new EmbeddingException(e);
        }
    }

    /// An embedder that opens its model when it is first used; every method may then throw
    /// [EmbeddingException].
    ///
    /// @param folder the user's model folder; empty for the bundled model
    public static TextEmbedder lazy(Optional<Path> folder) {
        return new LazyTextEmbedder(() -> open(folder));
    }

    /// As [#lazy], for a corpus whose vectors are there: the model must be the one that made them.
    ///
    /// @param fingerprint as of [PassageSplitter#fingerprint]
    public static TextEmbedder lazy(Optional<Path> folder, String fingerprint) {
        return new LazyTextEmbedder(
                () -> {
                    TextEmbedder opened = open(folder);
                    String found = PassageSplitter.fingerprint(opened);
                    if (!found.equals(fingerprint)) {
                        opened.close();
                        throw new EmbeddingException(
                                folder.map(path -> "the model in " + path)
                                                .orElse("the model of the program")
                                        + " is not the one that made the corpus' vectors ("
                                        + found
                                        + ", not "
                                        + fingerprint
                                        + "): `sheetproof corpus model --use` makes them again");
                    }
                    return opened;
                });
    }

    /// @param folder the user's model folder; empty for the bundled model
    /// @throws EmbeddingException when it cannot be used; the message says why
    public static TextEmbedder open(Optional<Path> folder) {
        return folder.map(EmbeddingModels::open).orElseGet(EmbeddingModels::bundled);
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
