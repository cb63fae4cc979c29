package dev.sheetproof.embedding;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads a `tokenizer.json` as the `tokenizers` library writes it.
final class TokenizerFile {

    private TokenizerFile() {}

    /// @param name what error messages call the file
    /// @throws EmbeddingException when it is no JSON, of a kind that is not known here, or
    ///   contradicts itself
    static TextTokenizer parse(String name, byte[] json) {
        JsonNode root;
        try {
            root = JsonMapper.shared().readTree(json);
        } catch (JacksonException e) {
            throw new EmbeddingException(name + " is not JSON: " + e.getOriginalMessage(), e);
        }
        String type = root.path("model").path("type").asString("");
        return switch (type) {
            case "WordPiece" -> WordPiece.parse(name, root);
            case "Unigram" -> Unigram.parse(name, root);
            default ->
                    throw new EmbeddingException(
                            name
                                    + " is a tokenizer of type '"
                                    + type
                                    + "'; WordPiece and Unigram can be used");
        };
    }
}
