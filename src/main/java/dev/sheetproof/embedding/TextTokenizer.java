package dev.sheetproof.embedding;

/// Turns text into the ids that a model was trained on. Safe for several threads.
interface TextTokenizer {

    /// The ids of a text between the start and end tokens, cut to `maxTokens` in all.
    long[] encode(String text, int maxTokens);

    /// The number of tokens of a text, start and end not counted.
    int count(String text);
}
