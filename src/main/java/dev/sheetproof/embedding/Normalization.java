package dev.sheetproof.embedding;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import tools.jackson.databind.JsonNode;

/// What a `tokenizer.json` does to text before it is cut.
///
/// @param steps in order
record Normalization(List<UnaryOperator<String>> steps) {

    Normalization {
        steps = List.copyOf(steps);
    }

    /// @param name what error messages call the file
    /// @param node the `normalizer`; may be null in the JSON sense
    /// @throws EmbeddingException when a step is of a kind that is not known here
    static Normalization parse(String name, JsonNode node) {
        List<UnaryOperator<String>> steps = new ArrayList<>();
        collect(name, node, steps);
        return new Normalization(steps);
    }

    private static void collect(String name, JsonNode node, List<UnaryOperator<String>> steps) {
        if (node.isNull() || node.isMissingNode()) {
            return;
        }
        String type = node.path("type").asString("");
        switch (type) {
            case "Sequence" -> node.path("normalizers").forEach(n -> collect(name, n, steps));
            case "Precompiled" -> {
                String map = node.path("precompiled_charsmap").asString("");
                if (!map.isEmpty()) {
                    steps.add(CharsMap.parse(name, map)::apply);
                }
            }
            case "NFC" -> steps.add(text -> Normalizer.normalize(text, Normalizer.Form.NFC));
            case "NFD" -> steps.add(text -> Normalizer.normalize(text, Normalizer.Form.NFD));
            case "NFKC" -> steps.add(text -> Normalizer.normalize(text, Normalizer.Form.NFKC));
            case "NFKD" -> steps.add(text -> Normalizer.normalize(text, Normalizer.Form.NFKD));
            case "Lowercase" -> steps.add(WordPiece::lower);
            case "StripAccents" -> steps.add(Normalization::withoutMarks);
            case "Strip" -> steps.add(strip(node));
            case "Replace" -> steps.add(replace(name, node));
            default ->
                    throw new EmbeddingException(
                            name + " has a normalizer of type '" + type + "', which is not known");
        }
    }

    private static String withoutMarks(String text) {
        StringBuilder bare = new StringBuilder(text.length());
        text.codePoints()
                .filter(
                        c ->
                                switch (Character.getType(c)) {
                                    case Character.NON_SPACING_MARK,
                                            Character.COMBINING_SPACING_MARK,
                                            Character.ENCLOSING_MARK ->
                                            false;
                                    default -> true;
                                })
                .forEach(bare::appendCodePoint);
        return bare.toString();
    }

    private static UnaryOperator<String> strip(JsonNode node) {
        boolean left = node.path("strip_left").asBoolean(true);
        boolean right = node.path("strip_right").asBoolean(true);
        return text -> {
            String half = left ? text.stripLeading() : text;
            return right ? half.stripTrailing() : half;
        };
    }

    private static UnaryOperator<String> replace(String name, JsonNode node) {
        String content = node.path("content").asString("");
        String plain = node.path("pattern").path("String").asString("");
        if (!plain.isEmpty()) {
            return text -> text.replace(plain, content);
        }
        String regex = node.path("pattern").path("Regex").asString("");
        try {
            Pattern pattern = Pattern.compile(regex);
            String literal = Matcher.quoteReplacement(content);
            return text -> pattern.matcher(text).replaceAll(literal);
        } catch (PatternSyntaxException e) {
            throw new EmbeddingException(
                    name + " replaces a pattern that is not understood: " + regex, e);
        }
    }

    String apply(String text) {
        String result = text;
        for (UnaryOperator<String> step : steps) {
            result = step.apply(result);
        }
        return result;
    }
}
