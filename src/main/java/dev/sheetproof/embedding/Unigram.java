package dev.sheetproof.embedding;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// The Unigram tokenizer of SentencePiece models (Kudo 2018), read from a `tokenizer.json`: each
/// word is cut into the pieces whose probabilities have the largest product (Viterbi). Gives the
/// same ids as the reference implementation, except that text never becomes a control token. Safe
/// for several threads.
final class Unigram implements TextTokenizer {

    /// An unknown character costs this much more than the least likely piece (SentencePiece).
    private static final double UNKNOWN_PENALTY = 10;

    private static final int MAX_PIECES = 2_000_000;

    /// A word longer than this is cut: the cost grows with its length.
    private static final int MAX_WORD_CHARS = 4096;

    private final Normalization normalization;
    private final Metaspace words;
    private final PieceTrie trie;
    private final double[] scores;
    private final double unknownScore;
    private final int unknown;
    private final List<Integer> bytes;
    private final List<Integer> start;
    private final List<Integer> end;

    private Unigram(
            Normalization normalization, Metaspace words, Vocabulary vocabulary, Frame frame) {
        this.normalization = normalization;
        this.words = words;
        this.trie = vocabulary.trie;
        this.scores = vocabulary.scores;
        this.unknownScore = vocabulary.lowest - UNKNOWN_PENALTY;
        this.unknown = vocabulary.unknown;
        this.bytes = vocabulary.bytes;
        this.start = frame.start();
        this.end = frame.end();
    }

    private static final class Vocabulary {

        private final PieceTrie trie;
        private final double[] scores;
        private final double lowest;
        private final int unknown;
        private final List<Integer> bytes;

        private Vocabulary(
                PieceTrie trie, double[] scores, double lowest, int unknown, List<Integer> bytes) {
            this.trie = trie;
            this.scores = scores;
            this.lowest = lowest;
            this.unknown = unknown;
            this.bytes = bytes;
        }

        static Vocabulary parse(String name, JsonNode root) {
            JsonNode model = root.path("model");
            JsonNode entries = model.path("vocab");
            int unknown = model.path("unk_id").asInt(-1);
            if (!entries.isArray() || entries.isEmpty() || entries.size() > MAX_PIECES) {
                throw new EmbeddingException(name + " has no vocabulary of pieces and scores");
            }
            if (unknown < 0 || unknown >= entries.size()) {
                throw new EmbeddingException(name + " has no token for unknown characters");
            }
            Set<String> control = new HashSet<>();
            for (JsonNode added : root.path("added_tokens")) {
                if (added.path("special").asBoolean(false)) {
                    control.add(added.path("content").asString(""));
                }
            }
            PieceTrie trie = new PieceTrie();
            double[] scores = new double[entries.size()];
            Map<String, Integer> byPiece = new HashMap<>();
            double lowest = Double.POSITIVE_INFINITY;
            for (int id = 0; id < scores.length; id++) {
                JsonNode entry = entries.get(id);
                if (!entry.path(0).isString() || !entry.path(1).isNumber()) {
                    throw new EmbeddingException(
                            name + ": entry " + id + " of the vocabulary is no piece with a score");
                }
                String piece = entry.get(0).stringValue();
                scores[id] = entry.get(1).doubleValue();
                lowest = Math.min(lowest, scores[id]);
                byPiece.put(piece, id);
                if (!piece.isEmpty() && !control.contains(piece)) {
                    trie.add(piece, id);
                }
            }
            boolean fallback = model.path("byte_fallback").asBoolean(false);
            return new Vocabulary(
                    trie, scores, lowest, unknown, fallback ? bytes(name, byPiece) : List.of());
        }

        /// The tokens of the 256 bytes.
        private static List<Integer> bytes(String name, Map<String, Integer> byPiece) {
            List<Integer> bytes = new ArrayList<>();
            for (int b = 0; b < 256; b++) {
                Integer id = byPiece.get(String.format(java.util.Locale.ROOT, "<0x%02X>", b));
                if (id == null) {
                    throw new EmbeddingException(
                            name + " falls back to bytes but has no token for byte " + b);
                }
                bytes.add(id);
            }
            return bytes;
        }
    }

    /// Control tokens before and after a text.
    private record Frame(List<Integer> start, List<Integer> end) {

        static Frame parse(String name, JsonNode node) {
            String type = node.path("type").asString("");
            return switch (type) {
                case "" -> new Frame(List.of(), List.of());
                case "BertProcessing", "RobertaProcessing" ->
                        new Frame(
                                List.of(id(name, node.path("cls").path(1))),
                                List.of(id(name, node.path("sep").path(1))));
                case "TemplateProcessing" -> template(name, node);
                default ->
                        throw new EmbeddingException(
                                name
                                        + " has a post-processor of type '"
                                        + type
                                        + "', which is not known");
            };
        }

        private static Frame template(String name, JsonNode node) {
            List<Integer> start = new ArrayList<>();
            List<Integer> end = new ArrayList<>();
            boolean before = true;
            for (JsonNode part : node.path("single")) {
                if (part.has("Sequence")) {
                    before = false;
                } else {
                    String token = part.path("SpecialToken").path("id").asString("");
                    JsonNode ids = node.path("special_tokens").path(token).path("ids");
                    for (JsonNode id : ids) {
                        (before ? start : end).add(id(name, id));
                    }
                }
            }
            return new Frame(start, end);
        }

        private static int id(String name, JsonNode node) {
            if (!node.isIntegralNumber()) {
                throw new EmbeddingException(name + " has a control token without an id: " + node);
            }
            return node.intValue();
        }
    }

    /// @param name what error messages call the file
    /// @throws EmbeddingException when a part of it is missing, damaged or of a kind that is not
    ///   known here
    static Unigram parse(String name, JsonNode root) {
        return new Unigram(
                Normalization.parse(name, root.path("normalizer")),
                Metaspace.parse(name, root.path("pre_tokenizer")),
                Vocabulary.parse(name, root),
                Frame.parse(name, root.path("post_processor")));
    }

    @Override
    public long[] encode(String text, int maxTokens) {
        int room = Math.max(0, maxTokens - start.size() - end.size());
        List<Integer> ids = ids(text, room);
        long[] all = new long[start.size() + ids.size() + end.size()];
        int at = 0;
        for (List<Integer> part : List.of(start, ids, end)) {
            for (int id : part) {
                all[at++] = id;
            }
        }
        return all;
    }

    @Override
    public int count(String text) {
        return ids(text, Integer.MAX_VALUE).size();
    }

    /// The ids of a text without control tokens, at most `limit`.
    List<Integer> ids(String text, int limit) {
        List<Integer> ids = new ArrayList<>();
        for (String word : words.words(normalization.apply(text))) {
            for (int from = 0; from < word.length() && ids.size() < limit; ) {
                int to = Math.min(word.length(), from + MAX_WORD_CHARS);
                if (to < word.length() && Character.isHighSurrogate(word.charAt(to - 1))) {
                    to--;
                }
                pieces(word.substring(from, to), ids);
                from = to;
            }
        }
        return ids.size() > limit ? ids.subList(0, limit) : ids;
    }

    /// The best path to each place of a word.
    private static final class Lattice {

        private final double[] score;
        private final int[] from;
        private final int[] id;

        Lattice(int length) {
            score = new double[length + 1];
            from = new int[length + 1];
            id = new int[length + 1];
            java.util.Arrays.fill(from, -1);
        }

        /// The first of equally good paths stays.
        void offer(int start, int to, int piece, double better) {
            if (from[to] < 0 || better > score[to]) {
                from[to] = start;
                score[to] = better;
                id[to] = piece;
            }
        }
    }

    private void pieces(String word, List<Integer> ids) {
        Lattice best = new Lattice(word.length());
        int at = 0;
        while (at < word.length()) {
            int here = at;
            int next = at + Character.charCount(word.codePointAt(at));
            double reached = best.score[at];
            boolean[] single = new boolean[1];
            trie.from(
                    word,
                    at,
                    (piece, to) -> {
                        best.offer(here, to, piece, reached + scores[piece]);
                        single[0] |= to == next;
                    });
            if (!single[0]) {
                best.offer(at, next, unknown, reached + unknownScore);
            }
            at = next;
        }
        List<Integer> path = new ArrayList<>();
        int unknownTo = -1;
        for (int to = word.length(); to > 0; to = best.from[to]) {
            boolean known = best.id[to] != unknown;
            if (unknownTo >= 0 && known) {
                addUnknown(word.substring(to, unknownTo), path);
                unknownTo = -1;
            }
            if (known) {
                path.add(best.id[to]);
            } else if (unknownTo < 0) {
                unknownTo = to;
            }
        }
        if (unknownTo >= 0) {
            addUnknown(word.substring(0, unknownTo), path);
        }
        Collections.reverse(path);
        ids.addAll(path);
    }

    /// Unknown characters in a row are one token, or their bytes where the model has such; in
    /// reverse.
    private void addUnknown(String run, List<Integer> path) {
        if (bytes.isEmpty()) {
            path.add(unknown);
            return;
        }
        byte[] utf8 = run.getBytes(StandardCharsets.UTF_8);
        for (int i = utf8.length - 1; i >= 0; i--) {
            path.add(bytes.get(utf8[i] & 0xFF));
        }
    }
}
