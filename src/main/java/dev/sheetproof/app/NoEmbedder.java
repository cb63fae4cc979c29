package dev.sheetproof.app;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.embedding.TextEmbedder;

/// Stands for a model where none is wanted: documents are then found by their words alone.
final class NoEmbedder implements TextEmbedder {

    private static EmbeddingException absent() {
        return new EmbeddingException("no embedding model is used here");
    }

    @Override
    public String fingerprint() {
        throw absent();
    }

    @Override
    public int dimension() {
        throw absent();
    }

    @Override
    public float[] embedQuery(String text) {
        throw absent();
    }

    @Override
    public float[] embedPassage(String text) {
        throw absent();
    }

    @Override
    public int countTokens(String text) {
        throw absent();
    }

    @Override
    public int maxTokens() {
        throw absent();
    }

    @Override
    public void close() {
        // There is nothing to close.
    }
}
