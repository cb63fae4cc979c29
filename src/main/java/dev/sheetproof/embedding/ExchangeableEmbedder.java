package dev.sheetproof.embedding;

import java.util.ArrayList;
import java.util.List;

/// An embedder whose model can be exchanged while others use it. A model that was exchanged stays
/// open until this is closed: work that began with it may end with it.
public final class ExchangeableEmbedder implements TextEmbedder {

    private final List<TextEmbedder> owned = new ArrayList<>();
    private volatile TextEmbedder current;

    /// @param first used until another is put in its place; not closed by this
    public ExchangeableEmbedder(TextEmbedder first) {
        this.current = first;
    }

    /// @param next used from now on; closed with this
    public synchronized void exchange(TextEmbedder next) {
        owned.add(next);
        current = next;
    }

    @Override
    public TextEmbedder current() {
        return current;
    }

    @Override
    public String fingerprint() {
        return current.fingerprint();
    }

    @Override
    public int dimension() {
        return current.dimension();
    }

    @Override
    public float[] embedQuery(String text) {
        return current.embedQuery(text);
    }

    @Override
    public float[] embedPassage(String text) {
        return current.embedPassage(text);
    }

    @Override
    public int countTokens(String text) {
        return current.countTokens(text);
    }

    @Override
    public int maxTokens() {
        return current.maxTokens();
    }

    @Override
    public double unrelatedBelow() {
        return current.unrelatedBelow();
    }

    @Override
    public synchronized void close() {
        owned.forEach(TextEmbedder::close);
    }
}
