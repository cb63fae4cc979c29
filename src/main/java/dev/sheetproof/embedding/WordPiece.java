package dev.sheetproof.embedding;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// The WordPiece tokenizer of BERT models, read from a `tokenizer.json`: text is cleaned,
/// lower-cased and split into words, and each word greedily into the longest pieces of the
/// vocabulary. Gives the same ids as the reference implementation. Safe for several threads.
final class WordPiece implements TextTokenizer {

    private final Map<String, Integer> vocabulary;
    private final String continuation;
    private final int maxWordChars;
    private final boolean cleanText;
    private final boolean spaceIdeographs;
    private final boolean stripAccents;
    private final boolean lowercase;
    private final int unknown;
    private final int start;
    private final int end;

    private WordPiece(JsonNode root, Map<String, Integer> vocabulary) {
        JsonNode model = root.path("model");
        JsonNode normalizer = root.path("normalizer");
        this.vocabulary = vocabulary;
        this.continuation = model.path("continuing_subword_prefix").asString("##");
        this.maxWordChars = model.path("max_input_chars_per_word").asInt(100);
        this.lowercase = normalizer.path("lowercase").asBoolean(true);
        this.cleanText = normalizer.path("clean_text").asBoolean(true);
        this.spaceIdeographs = normalizer.path("handle_chinese_chars").asBoolean(true);
        // Left open in the file, accents go together with lower case.
        JsonNode accents = normalizer.path("strip_accents");
        this.stripAccents = accents.isBoolean() ? accents.asBoolean() : lowercase;
        this.unknown = required(model.path("unk_token").asString("[UNK]"));
        this.start = required("[CLS]");
        this.end = required("[SEP]");
    }

    /// @param name what error messages call the file
    /// @throws EmbeddingException when it is not a WordPiece tokenizer of a BERT model
    static WordPiece parse(String name, JsonNode root) {
        String type = root.path("model").path("type").asString("");
        JsonNode entries = root.path("model").path("vocab");
        if (!type.equals("WordPiece") || !entries.isObject()) {
            throw new EmbeddingException(
                    name + " is a tokenizer of type '" + type + "'; only WordPiece can be used");
        }
        String normalizer = root.path("normalizer").path("type").asString("");
        if (!normalizer.equals("BertNormalizer")) {
            throw new EmbeddingException(
                    name
                            + " has a normalizer of type '"
                            + normalizer
                            + "'; only BertNormalizer can be used");
        }
        Map<String, Integer> vocabulary = new HashMap<>();
        for (Map.Entry<String, JsonNode> entry : entries.properties()) {
            vocabulary.put(entry.getKey(), entry.getValue().asInt(-1));
        }
        return new WordPiece(root, vocabulary);
    }

    private int required(String token) {
        Integer id = vocabulary.get(token);
        if (id == null) {
            throw new EmbeddingException("the tokenizer's vocabulary has no " + token);
        }
        return id;
    }

    @Override
    public long[] encode(String text, int maxTokens) {
        int[] ids = ids(text, Math.max(0, maxTokens - 2));
        long[] all = new long[ids.length + 2];
        all[0] = start;
        for (int i = 0; i < ids.length; i++) {
            all[i + 1] = ids[i];
        }
        all[all.length - 1] = end;
        return all;
    }

    @Override
    public int count(String text) {
        return ids(text, Integer.MAX_VALUE).length;
    }

    /// The ids of a text without start and end, at most `limit`.
    int[] ids(String text, int limit) {
        Ids ids = new Ids(limit);
        for (String word : words(normalise(text))) {
            if (ids.full()) {
                break;
            }
            pieces(word, ids);
        }
        return ids.toArray();
    }

    private void pieces(String word, Ids ids) {
        if (word.codePointCount(0, word.length()) > maxWordChars) {
            ids.add(unknown);
            return;
        }
        int mark = ids.size;
        int from = 0;
        while (from < word.length()) {
            int to = word.length();
            Integer found = null;
            while (to > from) {
                String piece = word.substring(from, to);
                found = vocabulary.get(from == 0 ? piece : continuation + piece);
                if (found != null) {
                    break;
                }
                to = word.offsetByCodePoints(to, -1);
            }
            if (found == null) {
                ids.size = mark;
                ids.add(unknown);
                return;
            }
            ids.addBeyondLimit(found);
            from = to;
        }
        ids.cut();
    }

    private String normalise(String text) {
        StringBuilder clean = new StringBuilder(text.length() + 16);
        text.codePoints()
                .forEach(
                        c -> {
                            if (cleanText && (c == 0 || c == 0xFFFD || isControl(c))) {
                                return;
                            }
                            if (cleanText && isSpace(c)) {
                                clean.append(' ');
                            } else if (spaceIdeographs && isIdeograph(c)) {
                                clean.append(' ').appendCodePoint(c).append(' ');
                            } else {
                                clean.appendCodePoint(c);
                            }
                        });
        String result = clean.toString();
        if (stripAccents) {
            StringBuilder bare = new StringBuilder(result.length());
            Normalizer.normalize(result, Normalizer.Form.NFD)
                    .codePoints()
                    .forEach(
                            c -> {
                                if (Character.getType(c) != Character.NON_SPACING_MARK) {
                                    bare.appendCodePoint(c);
                                }
                            });
            result = bare.toString();
        }
        return lowercase ? lower(result) : result;
    }

    /// Lower case character by character, as the reference does: no special final sigma.
    static String lower(String text) {
        StringBuilder lower = new StringBuilder(text.length());
        text.codePoints()
                .forEach(
                        c -> {
                            if (c == 0x130) {
                                lower.append("i\u0307");
                            } else {
                                lower.appendCodePoint(Character.toLowerCase(c));
                            }
                        });
        return lower.toString();
    }

    /// Words: runs without white space, with every punctuation character a word of its own.
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int from = -1;
        int i = 0;
        while (i < text.length()) {
            int c = text.codePointAt(i);
            int next = i + Character.charCount(c);
            boolean space = isSpace(c);
            boolean punctuation = isPunctuation(c);
            if (space || punctuation) {
                if (from >= 0) {
                    words.add(text.substring(from, i));
                    from = -1;
                }
                if (punctuation) {
                    words.add(text.substring(i, next));
                }
            } else if (from < 0) {
                from = i;
            }
            i = next;
        }
        if (from >= 0) {
            words.add(text.substring(from));
        }
        return words;
    }

    static boolean isSpace(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || Character.isWhitespace(c)
                || Character.isSpaceChar(c)
                || c == 0x85;
    }

    private static boolean isControl(int c) {
        if (c == '\t' || c == '\n' || c == '\r') {
            return false;
        }
        int type = Character.getType(c);
        return type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.PRIVATE_USE
                || type == Character.SURROGATE
                || type == Character.UNASSIGNED;
    }

    private static boolean isPunctuation(int c) {
        if (between(c, 33, 47)
                || between(c, 58, 64)
                || between(c, 91, 96)
                || between(c, 123, 126)) {
            return true;
        }
        return switch (Character.getType(c)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION ->
                    true;
            default -> false;
        };
    }

    private static boolean isIdeograph(int c) {
        return between(c, 0x4E00, 0x9FFF)
                || between(c, 0x3400, 0x4DBF)
                || between(c, 0x20000, 0x2A6DF)
                || between(c, 0x2A700, 0x2CEAF)
                || between(c, 0xF900, 0xFAFF)
                || between(c, 0x2F800, 0x2FA1F);
    }

    private static boolean between(int c, int first, int last) {
        return c >= first && c <= last;
    }

    /// A growing list of ids that knows how many are wanted.
    private static final class Ids {

        private final int limit;
        private int[] values = new int[64];
        private int size;

        Ids(int limit) {
            this.limit = limit;
        }

        boolean full() {
            return size >= limit;
        }

        void add(int id) {
            if (!full()) {
                addBeyondLimit(id);
            }
        }

        void addBeyondLimit(int id) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size * 2);
            }
            values[size++] = id;
        }

        void cut() {
            size = Math.min(size, limit);
        }

        int[] toArray() {
            return Arrays.copyOf(values, size);
        }
    }
}
