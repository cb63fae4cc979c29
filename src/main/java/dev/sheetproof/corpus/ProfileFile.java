package dev.sheetproof.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Reads and writes `corpus.json`: an object with `title`, `vendor` and `languages`, each of which
/// may be missing.
final class ProfileFile {

    static final String NAME = "corpus.json";

    /// A profile is a few lines; anything far larger is no profile.
    private static final long MAX_BYTES = 1 << 20;

    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private ProfileFile() {}

    /// @param name the title of a corpus whose profile does not tell one
    static CorpusProfile read(Path folder, String name) throws CorpusException {
        Path file = folder.resolve(NAME);
        if (!Files.exists(file)) {
            return new CorpusProfile(name, "", List.of());
        }
        try {
            if (Files.size(file) > MAX_BYTES) {
                throw new CorpusException(file + " is too large for a profile");
            }
            JsonNode root = MAPPER.readTree(Files.readAllBytes(file));
            if (!root.isObject()) {
                throw new CorpusException(file + " is not a JSON object: correct or remove it");
            }
            List<String> languages = new ArrayList<>();
            root.path("languages").forEach(node -> languages.add(node.asString("")));
            String title = root.path("title").asString("");
            return new CorpusProfile(
                    title.isBlank() ? name : title, root.path("vendor").asString(""), languages);
        } catch (JacksonException e) {
            throw new CorpusException(
                    file + " is not valid JSON: correct or remove it (" + firstLine(e) + ")", e);
        } catch (IOException e) {
            throw new CorpusException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    static void write(Path folder, CorpusProfile profile) throws IOException {
        ObjectNode root = MAPPER.createObjectNode();
        root.put("title", profile.title());
        root.put("vendor", profile.vendor());
        var languages = root.putArray("languages");
        profile.languages().forEach(languages::add);
        Path part = folder.resolve(NAME + ".part");
        Files.writeString(part, MAPPER.writeValueAsString(root) + "\n");
        Files.move(
                part,
                folder.resolve(NAME),
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
    }

    private static String firstLine(JacksonException e) {
        return String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
    }
}
