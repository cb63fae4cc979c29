package dev.sheetproof.embedding;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The compiled character replacements of a SentencePiece model: a double array (Aoe 1989, in the
/// layout of Darts-clone) whose values point to replacement texts. Applied as the `tokenizers`
/// library does: first to whole user-perceived characters, then to their code points.
final class CharsMap {

    private static final Pattern CLUSTER = Pattern.compile("\\X");

    /// Longer characters, in UTF-8 bytes, are looked up code point by code point.
    private static final int MAX_CLUSTER_BYTES = 5;

    private static final int MAX_BYTES = 16_000_000;

    private final int[] units;
    private final byte[] texts;

    private CharsMap(int[] units, byte[] texts) {
        this.units = units;
        this.texts = texts;
    }

    /// @param name what error messages call the file
    /// @throws EmbeddingException when it is cut or not encoded as it should be
    static CharsMap parse(String name, String base64) {
        byte[] bytes;
        try {
            bytes = Base64.getDecoder().decode(base64);
        } catch (IllegalArgumentException e) {
            throw new EmbeddingException(name + ": precompiled_charsmap is not Base64", e);
        }
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int size = bytes.length < 4 ? -1 : buffer.getInt();
        if (size < 4 || size % 4 != 0 || size > bytes.length - 4 || size > MAX_BYTES) {
            throw new EmbeddingException(name + ": precompiled_charsmap is damaged");
        }
        int[] units = new int[size / 4];
        buffer.asIntBuffer().get(units);
        return new CharsMap(units, Arrays.copyOfRange(bytes, 4 + size, bytes.length));
    }

    String apply(String text) {
        StringBuilder out = new StringBuilder(text.length());
        Matcher clusters = CLUSTER.matcher(text);
        while (clusters.find()) {
            String cluster = clusters.group();
            Optional<String> whole = replacement(cluster);
            if (whole.isPresent()) {
                out.append(whole.get());
            } else {
                cluster.codePoints()
                        .mapToObj(Character::toString)
                        .forEach(c -> out.append(replacement(c).orElse(c)));
            }
        }
        return out.toString();
    }

    /// What the shortest known beginning of a character is replaced by, for the whole character.
    private Optional<String> replacement(String character) {
        byte[] key = character.getBytes(StandardCharsets.UTF_8);
        if (key.length > MAX_CLUSTER_BYTES) {
            return Optional.empty();
        }
        int node = offset(units[0]);
        for (byte b : key) {
            int label = b & 0xFF;
            node ^= label;
            if (label == 0 || node < 0 || node >= units.length || label(units[node]) != label) {
                return Optional.empty();
            }
            int unit = units[node];
            node ^= offset(unit);
            if ((unit >>> 8 & 1) == 1) {
                return node < units.length && node >= 0
                        ? text(units[node] & Integer.MAX_VALUE)
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private Optional<String> text(int from) {
        if (from >= texts.length) {
            return Optional.empty();
        }
        int to = from;
        while (to < texts.length && texts[to] != 0) {
            to++;
        }
        return Optional.of(new String(texts, from, to - from, StandardCharsets.UTF_8));
    }

    private static int offset(int unit) {
        return (unit >>> 10) << ((unit & 1 << 9) >>> 6);
    }

    private static int label(int unit) {
        return unit & (1 << 31 | 0xFF);
    }
}
