package dev.sheetproof.embedding;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Cuts text at spaces, which stay visible as a mark before each word.
///
/// @param splitAtSpace whether any white space ends a word and is dropped
/// @param mark stands for a space
/// @param prepend which words get a mark that had no space before them
/// @param split whether a word ends before each mark
record Metaspace(boolean splitAtSpace, char mark, Prepend prepend, boolean split) {

    enum Prepend {
        ALWAYS,
        FIRST,
        NEVER
    }

    /// @param name what error messages call the file
    /// @param node the `pre_tokenizer`
    /// @throws EmbeddingException when it is of a kind that is not known here
    static Metaspace parse(String name, JsonNode node) {
        if (!node.path("type").asString("").equals("Sequence")) {
            return metaspace(name, node, false);
        }
        JsonNode parts = node.path("pretokenizers");
        boolean spaces =
                parts.size() == 2
                        && parts.path(0).path("type").asString("").equals("WhitespaceSplit");
        if (!spaces && parts.size() != 1) {
            throw unknown(name, parts.toString());
        }
        return metaspace(name, parts.path(parts.size() - 1), spaces);
    }

    private static Metaspace metaspace(String name, JsonNode node, boolean spaces) {
        if (!node.path("type").asString("").equals("Metaspace")) {
            throw unknown(name, node.path("type").asString(""));
        }
        String mark = node.path("replacement").asString("▁");
        String scheme =
                node.path("prepend_scheme")
                        .asString(
                                node.path("add_prefix_space").asBoolean(true) ? "always" : "never");
        Prepend prepend =
                switch (scheme) {
                    case "always" -> Prepend.ALWAYS;
                    case "first" -> Prepend.FIRST;
                    case "never" -> Prepend.NEVER;
                    default -> throw unknown(name, "Metaspace with scheme " + scheme);
                };
        if (mark.length() != 1) {
            throw unknown(name, "Metaspace with mark " + mark);
        }
        return new Metaspace(spaces, mark.charAt(0), prepend, node.path("split").asBoolean(true));
    }

    private static EmbeddingException unknown(String name, String what) {
        return new EmbeddingException(
                name
                        + " cuts words by '"
                        + what
                        + "'; Metaspace, alone or after WhitespaceSplit, can be used");
    }

    List<String> words(String text) {
        List<String> words = new ArrayList<>();
        if (!splitAtSpace) {
            cut(text, true, words);
            return words;
        }
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || WordPiece.isSpace(text.charAt(i))) {
                cut(text.substring(from, i), from == 0, words);
                from = i + 1;
            }
        }
        return words;
    }

    private void cut(String piece, boolean first, List<String> words) {
        if (piece.isEmpty()) {
            return;
        }
        boolean marked = prepend == Prepend.ALWAYS || (prepend == Prepend.FIRST && first);
        String spaced = piece.replace(' ', mark);
        String word = marked && spaced.charAt(0) != mark ? mark + spaced : spaced;
        int from = 0;
        for (int i = 1; split && i < word.length(); i++) {
            if (word.charAt(i) == mark) {
                words.add(word.substring(from, i));
                from = i;
            }
        }
        words.add(word.substring(from));
    }
}
