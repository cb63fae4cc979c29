package dev.sheetproof.embedding;

/// Turns text into unit vectors, so that the dot product of two is their cosine. Deterministic: a
/// text gives the same vector whatever else is embedded, in any order, on any number of threads.
public interface TextEmbedder extends AutoCloseable {

    /// Everything that a vector depends on: model hash, runtime version, optimisation level,
    /// pooling, prefixes. Vectors of different fingerprints must not be compared.
    String fingerprint();

    int dimension();

    /// The vector of a text that is searched for.
    float[] embedQuery(String text);

    /// The vector of a text that is found.
    float[] embedPassage(String text);

    /// The number of model tokens of a text, special tokens not counted.
    int countTokens(String text);

    /// The most tokens of one text that the model reads; the rest is cut off.
    int maxTokens();

    /// The embedder that stands behind this one now; itself unless it can be exchanged. Whoever
    /// needs a vector and its fingerprint asks both of the same.
    default TextEmbedder current() {
        return this;
    }

    /// The cosine below which a text and a request have nothing to do with each other, as measured
    /// for this model; -1 where nobody measured.
    default double unrelatedBelow() {
        return -1;
    }

    @Override
    void close();
}
