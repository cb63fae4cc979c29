package dev.sheetproof.search;

import dev.sheetproof.embedding.PassageSplitter;
import dev.sheetproof.embedding.TextEmbedder;
import java.util.LinkedHashMap;
import java.util.Map;

/// Embeds requests and remembers the last ones: changing a filter or the order must not embed
/// again.
final class QueryVectors {

    private static final int REMEMBERED = 256;

    private final TextEmbedder embedder;
    private final Map<String, Asked> vectors =
            new LinkedHashMap<>(16, .75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Asked> eldest) {
                    return size() > REMEMBERED;
                }
            };

    QueryVectors(TextEmbedder embedder) {
        this.embedder = embedder;
    }

    /// A request as a vector.
    static final class Asked {

        private final float[] vector;
        private final String madeBy;
        private final double floor;

        private Asked(float[] vector, String madeBy, double floor) {
            this.vector = vector;
            this.madeBy = madeBy;
            this.floor = floor;
        }

        float[] vector() {
            return vector;
        }

        /// Fingerprint of the model: only vectors of the same may be compared with it.
        String madeBy() {
            return madeBy;
        }

        /// Cosine below which nothing is found by its meaning: the nearest of a foreign corpus is
        /// no answer.
        double floor() {
            return floor;
        }
    }

    Asked of(String text) {
        String bounded = text.substring(0, Math.min(text.length(), RequestParser.MAX_CHARS));
        TextEmbedder now = embedder.current();
        String madeBy = PassageSplitter.fingerprint(now);
        String key = madeBy + '\n' + bounded;
        synchronized (vectors) {
            Asked known = vectors.get(key);
            if (known != null) {
                return known;
            }
        }
        Asked made = new Asked(now.embedQuery(bounded), madeBy, now.unrelatedBelow());
        synchronized (vectors) {
            vectors.put(key, made);
        }
        return made;
    }
}
