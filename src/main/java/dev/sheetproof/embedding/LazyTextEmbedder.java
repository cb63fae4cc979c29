package dev.sheetproof.embedding;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Opens its embedder on first use, once; a failure is remembered and told again.
final class LazyTextEmbedder implements TextEmbedder {

    private final Supplier<TextEmbedder> opener;
    private @Nullable TextEmbedder opened;
    private @Nullable EmbeddingException failure;
    private boolean closed;

    LazyTextEmbedder(Supplier<TextEmbedder> opener) {
        this.opener = opener;
    }

    private synchronized TextEmbedder opened() {
        if (closed) {
            throw new EmbeddingException("the embedding model is closed");
        }
        if (failure != null) {
            throw new EmbeddingException(String.valueOf(failure.getMessage()), failure);
        }
        if (opened == null) {
            try {
                opened = opener.get();
            } catch (EmbeddingException e) {
                failure = e;
                throw e;
            }
        }
        return opened;
    }

    @Override
    public String fingerprint() {
        return opened().fingerprint();
    }

    @Override
    public int dimension() {
        return opened().dimension();
    }

    @Override
    public float[] embedQuery(String text) {
        return opened().embedQuery(text);
    }

    @Override
    public float[] embedPassage(String text) {
        return opened().embedPassage(text);
    }

    @Override
    public int countTokens(String text) {
        return opened().countTokens(text);
    }

    @Override
    public int maxTokens() {
        return opened().maxTokens();
    }

    @Override
    public double unrelatedBelow() {
        return opened().unrelatedBelow();
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (opened != null) {
            opened.close();
            opened = null;
        }
    }
}
