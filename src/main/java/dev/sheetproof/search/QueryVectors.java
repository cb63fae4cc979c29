package dev.sheetproof.search;

import dev.sheetproof.embedding.TextEmbedder;
import java.util.LinkedHashMap;
import java.util.Map;

/// Embeds requests and remembers the last ones: changing a filter or the order must not embed
/// again.
final class QueryVectors {

    private static final int REMEMBERED = 256;

    private final TextEmbedder embedder;
    private final Map<String, float[]> vectors =
            new LinkedHashMap<>(16, .75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, float[]> eldest) {
                    return size() > REMEMBERED;
                }
            };

    QueryVectors(TextEmbedder embedder) {
        this.embedder = embedder;
    }

    float[] of(String text) {
        String bounded = text.substring(0, Math.min(text.length(), RequestParser.MAX_CHARS));
        synchronized (vectors) {
            float[] known = vectors.get(bounded);
            if (known != null) {
                return known;
            }
        }
        float[] made = embedder.embedQuery(bounded);
        synchronized (vectors) {
            vectors.put(bounded, made);
        }
        return made;
    }
}
