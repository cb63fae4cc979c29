package dev.sheetproof.ingest;

import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/// The embedding model that a corpus was told to use, kept in `data/model.json`.
///
/// @param folder of the model; empty for the one that comes with the program
/// @param fingerprint of the vectors that it made
public record ModelSetting(Optional<Path> folder, String fingerprint) {

    private static final String FILE = "model.json";

    /// Empty when the corpus was never told.
    ///
    /// @param data folder of everything derived in a corpus
    /// @throws StoreException when the file is there and cannot be understood
    public static Optional<ModelSetting> read(Path data) {
        Path file = data.resolve(FILE);
        try {
            if (!Files.exists(file)) {
                return Optional.empty();
            }
            JsonNode root = JsonMapper.shared().readTree(Files.readString(file));
            String folder = root.path("folder").asString("");
            String fingerprint = root.path("fingerprint").asString("");
            if (fingerprint.isEmpty()) {
                throw new StoreException(
                        file + " names no fingerprint: delete it to use the default");
            }
            return Optional.of(
                    new ModelSetting(
                            folder.isEmpty() ? Optional.empty() : Optional.of(Path.of(folder)),
                            fingerprint));
        } catch (IOException | JacksonException e) {
            throw new StoreException(
                    file + " cannot be read (" + e.getMessage() + "): delete it to use the default",
                    e);
        }
    }

    /// Written whole or not at all.
    void write(Path data) {
        Path file = data.resolve(FILE);
        Path part = data.resolve(FILE + ".part");
        String json =
                JsonNodeFactory.instance
                        .objectNode()
                        .put("folder", folder.map(Path::toString).orElse(""))
                        .put("fingerprint", fingerprint)
                        .toString();
        try {
            Files.writeString(part, json + "\n");
            Files.move(
                    part,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new StoreException(file + " cannot be written: " + e.getMessage(), e);
        }
    }
}
