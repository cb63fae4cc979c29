package dev.sheetproof.embedding;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// How a model's output becomes a vector: the contents of `sheetproof-model.json`.
///
/// @param name what the model is called
/// @param pooling how token vectors become one
/// @param queryPrefix put before a text that is searched for; `passagePrefix`: before one that is
///   found
/// @param dimension length of the vectors
/// @param maxTokens most tokens the model reads, start and end included
/// @param unrelatedBelow see [TextEmbedder#unrelatedBelow]
public record EmbeddingSpec(
        String name,
        Pooling pooling,
        String queryPrefix,
        String passagePrefix,
        int dimension,
        int maxTokens,
        double unrelatedBelow) {

    /// How the vectors of the tokens become one.
    public enum Pooling {
        /// Their mean.
        MEAN,
        /// That of the first token.
        CLS
    }

    /// The model that comes with the program.
    static final EmbeddingSpec E5_SMALL =
            new EmbeddingSpec("e5-small-v2-q", Pooling.MEAN, "query: ", "passage: ", 384, 512, .78);

    public EmbeddingSpec {
        if (dimension < 1 || dimension > 8192) {
            throw new IllegalArgumentException("dimension outside 1..8192: " + dimension);
        }
        if (maxTokens < 8 || maxTokens > 8192) {
            throw new IllegalArgumentException("max_tokens outside 8..8192: " + maxTokens);
        }
    }

    /// Reads `{"name", "pooling": "mean"|"cls", "query_prefix", "passage_prefix", "dimension",
    /// "max_tokens", "unrelated_below"?}`.
    ///
    /// @param file what error messages call the file
    /// @throws EmbeddingException when a value is missing or wrong
    static EmbeddingSpec parse(String file, byte[] json) {
        JsonNode root;
        try {
            root = JsonMapper.shared().readTree(json);
        } catch (JacksonException e) {
            throw new EmbeddingException(file + " is not JSON: " + e.getOriginalMessage(), e);
        }
        String pooling = root.path("pooling").asString("");
        if (!pooling.equals("mean") && !pooling.equals("cls")) {
            throw new EmbeddingException(
                    file + ": pooling must be 'mean' or 'cls', not '" + pooling + "'");
        }
        try {
            return new EmbeddingSpec(
                    root.path("name").asString("custom"),
                    pooling.equals("mean") ? Pooling.MEAN : Pooling.CLS,
                    root.path("query_prefix").asString(""),
                    root.path("passage_prefix").asString(""),
                    root.path("dimension").asInt(0),
                    root.path("max_tokens").asInt(512),
                    root.path("unrelated_below").asDouble(-1));
        } catch (IllegalArgumentException e) {
            throw new EmbeddingException(file + ": " + e.getMessage(), e);
        }
    }
}
