package dev.sheetproof.embedding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The fixtures are small models trained on made-up datasheet text; the expected ids are those of
/// the `tokenizers` library 0.23 on the same files.
final class UnigramTest {

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = UnigramTest.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IOException("no test resource " + name);
            }
            return in.readAllBytes();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"unigram-split", "unigram-first"})
    void theIdsAreThoseOfTheReference(String model) throws IOException {
        TextTokenizer tokenizer = TokenizerFile.parse(model, resource(model + "-tokenizer.json"));
        String expected = new String(resource(model + "-ids.jsonl"), StandardCharsets.UTF_8);
        List<String> lines = expected.lines().toList();
        assertTrue(lines.size() > 100, "texts");
        for (String line : lines) {
            JsonNode row = JsonMapper.shared().readTree(line);
            long[] ids = new long[row.get("ids").size()];
            for (int i = 0; i < ids.length; i++) {
                ids[i] = row.get("ids").get(i).asLong();
            }
            String text = row.get("text").asString();
            assertArrayEquals(ids, tokenizer.encode(text, Integer.MAX_VALUE), text);
            assertEquals(ids.length - 2, tokenizer.count(text), text);
            if (ids.length > 6) {
                long[] cut = tokenizer.encode(text, 6);
                assertEquals(6, cut.length, text);
                assertEquals(ids[ids.length - 1], cut[5], "the end token stays");
            }
        }
    }

    private static String model(String vocabulary, boolean fallback) {
        return "{\"model\": {\"type\": \"Unigram\", \"unk_id\": 0, \"byte_fallback\": "
                + fallback
                + ", \"vocab\": "
                + vocabulary
                + "}, \"pre_tokenizer\": {\"type\": \"Metaspace\", \"replacement\": \"_\","
                + " \"prepend_scheme\": \"never\", \"split\": false}}";
    }

    private static TextTokenizer parse(String json) {
        return TokenizerFile.parse("test", json.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theCutWithTheBestSumOfScoresIsFound() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            java.util.Map<String, Integer> pieces = new java.util.LinkedHashMap<>();
            java.util.List<Double> scores = new java.util.ArrayList<>();
            pieces.put("<unk>", 0);
            scores.add(-20.0);
            for (int i = 0; i < 12; i++) {
                String piece = word(random, 1 + random.nextInt(3));
                if (pieces.putIfAbsent(piece, scores.size()) == null) {
                    scores.add(-random.nextDouble() * 10);
                }
            }
            StringBuilder vocabulary = new StringBuilder();
            pieces.forEach(
                    (piece, id) ->
                            vocabulary
                                    .append(id == 0 ? "[" : ", ")
                                    .append("[\"")
                                    .append(piece)
                                    .append("\", ")
                                    .append(scores.get(id))
                                    .append(']'));
            TextTokenizer tokenizer = parse(model(vocabulary.append(']').toString(), false));
            String text = word(random, 1 + random.nextInt(8));
            double sum = 0;
            boolean known = true;
            for (long id : tokenizer.encode(text, 100)) {
                known &= id != 0;
                sum += scores.get((int) id);
            }
            double best = best(text, pieces, scores);
            // Unknown characters in a row are one token: their sum says nothing.
            if (known) {
                assertEquals(best, sum, 1e-9, "seed " + seed + ": " + text + " " + pieces);
            }
        }
    }

    private static String word(Random random, int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append("abcd".charAt(random.nextInt(4)));
        }
        return word.toString();
    }

    /// By trying every cut.
    private static double best(
            String text, java.util.Map<String, Integer> pieces, List<Double> scores) {
        if (text.isEmpty()) {
            return 0;
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int to = 1; to <= text.length(); to++) {
            Integer id = pieces.get(text.substring(0, to));
            if (id != null) {
                best = Math.max(best, scores.get(id) + best(text.substring(to), pieces, scores));
            }
        }
        // Ten below the least likely piece, for a character that is no piece itself.
        return pieces.containsKey(text.substring(0, 1))
                ? best
                : Math.max(best, -30 + best(text.substring(1), pieces, scores));
    }

    @Test
    void unknownCharactersInARowAreOneTokenOrTheirBytes() {
        TextTokenizer plain = parse(model("[[\"<unk>\", 0], [\"a\", -1]]", false));
        assertArrayEquals(new long[] {1, 0, 1}, plain.encode("aéß日a", 100));
        StringBuilder vocabulary = new StringBuilder("[[\"<unk>\", 0], [\"a\", -1]");
        for (int b = 0; b < 256; b++) {
            vocabulary.append(String.format(java.util.Locale.ROOT, ", [\"<0x%02X>\", -5]", b));
        }
        TextTokenizer bytes = parse(model(vocabulary.append(']').toString(), true));
        assertArrayEquals(new long[] {1, 2 + 0xC3, 2 + 0xA9, 1}, bytes.encode("aéa", 100));
        assertThrows(
                EmbeddingException.class,
                () -> parse(model("[[\"<unk>\", 0], [\"a\", -1]]", true)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"model\": {\"type\": \"BPE\"}} # tokenizer of type 'BPE'",
                "{} # tokenizer of type ''",
                "[ # is not JSON",
                "{\"model\": {\"type\": \"Unigram\"}, \"pre_tokenizer\": {\"type\": \"Metaspace\"}}"
                        + " # no vocabulary",
                "{\"model\": {\"type\": \"Unigram\", \"vocab\": [[\"a\", 0]]}, \"pre_tokenizer\":"
                        + " {\"type\": \"Metaspace\"}} # no token for unknown",
                "{\"model\": {\"type\": \"Unigram\", \"unk_id\": 0, \"vocab\": [[\"a\"]]},"
                        + " \"pre_tokenizer\": {\"type\": \"Metaspace\"}} # entry 0",
                "{\"model\": {\"type\": \"Unigram\"}, \"pre_tokenizer\": {\"type\": \"ByteLevel\"}}"
                        + " # cuts words by 'ByteLevel'",
                "{\"model\": {\"type\": \"Unigram\"}, \"normalizer\": {\"type\": \"Nmt\"}}"
                        + " # normalizer of type 'Nmt'",
                "{\"model\": {\"type\": \"Unigram\"}, \"normalizer\": {\"type\": \"Precompiled\","
                        + " \"precompiled_charsmap\": \"AAAA\"}} # charsmap is damaged"
            })
    void whatCannotBeUsedIsRefusedInWords(String row) {
        int cut = row.indexOf(" # ");
        EmbeddingException e =
                assertThrows(EmbeddingException.class, () -> parse(row.substring(0, cut)));
        String words = String.valueOf(e.getMessage());
        assertTrue(words.startsWith("test"), words);
        assertTrue(words.contains(row.substring(cut + 3)), words);
    }

    @Test
    void aDamagedMapOfCharactersEndsNoWorseThanInAMessage() throws IOException {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        JsonNode root = JsonMapper.shared().readTree(resource("unigram-split-tokenizer.json"));
        byte[] map =
                java.util.Base64.getDecoder()
                        .decode(
                                root.at("/normalizer/normalizers/0/precompiled_charsmap")
                                        .asString());
        for (int round = 0; round < 300; round++) {
            byte[] damaged = map.clone();
            for (int i = 0; i < 8; i++) {
                damaged[4 + random.nextInt(damaged.length - 4)] = (byte) random.nextInt();
            }
            String text = "load Ａ㎒ﬁ " + (char) (32 + random.nextInt(20_000));
            String normal =
                    CharsMap.parse("test", java.util.Base64.getEncoder().encodeToString(damaged))
                            .apply(text);
            assertTrue(normal.length() < 10_000, "seed " + seed);
        }
    }
}
