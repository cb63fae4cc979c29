package dev.sheetproof.search;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.RequestStep;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// What an answer to a request looks like on paper: a value stands in a table, a footprint is a
/// drawing.
enum AnswerShape {
    /// A drawing, plot or diagram.
    DRAWING,
    /// A value, code or setting, as a rule in a table.
    VALUE,
    /// Nothing in particular.
    OPEN;

    private static final List<String> DRAWING_WORDS = words("drawing");
    private static final List<String> VALUE_WORDS = words("value");

    private static List<String> words(String shape) {
        List<String> words = new ArrayList<>();
        for (List<String> line : WordTable.bundled("answer-shapes.csv")) {
            if (line.getFirst().equals(shape)) {
                words.addAll(line.subList(1, line.size()));
            }
        }
        return List.copyOf(words);
    }

    /// What the steps of reading say.
    static AnswerShape of(ParsedRequest parsed) {
        for (RequestStep step : parsed.steps()) {
            if (step.kind() == RequestStep.Kind.SHAPE) {
                return valueOf(step.to().toUpperCase(Locale.ROOT));
            }
        }
        return OPEN;
    }

    /// The word of a text that asks for a drawing, else one that asks for a value.
    static Optional<RequestStep> step(String text, boolean quantities) {
        String lower = text.toLowerCase(Locale.ROOT);
        Optional<RequestStep> drawing = step(lower, DRAWING_WORDS, DRAWING);
        if (drawing.isPresent()) {
            return drawing;
        }
        Optional<RequestStep> value = step(lower, VALUE_WORDS, VALUE);
        return value.isPresent() || !quantities || text.isBlank()
                ? value
                : Optional.of(shape("a value with its unit", VALUE));
    }

    private static Optional<RequestStep> step(String lower, List<String> words, AnswerShape shape) {
        return words.stream()
                .filter(word -> WordTable.holds(lower, word))
                .findFirst()
                .map(word -> shape(word, shape));
    }

    private static RequestStep shape(String from, AnswerShape shape) {
        return new RequestStep(RequestStep.Kind.SHAPE, from, shape.name().toLowerCase(Locale.ROOT));
    }

    /// Whether a word asks for a kind of answer, so that it names no document.
    static boolean asksFor(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return DRAWING_WORDS.contains(lower) || VALUE_WORDS.contains(lower);
    }

    /// The kinds of region among which meaning is looked for: a heading alone is no answer.
    List<BlockType> sought() {
        return switch (this) {
            case VALUE -> List.of(BlockType.TABLE);
            case DRAWING, OPEN ->
                    List.of(
                            BlockType.TEXT,
                            BlockType.LIST,
                            BlockType.TABLE,
                            BlockType.FIGURE,
                            BlockType.FORMULA);
        };
    }

    /// How much more each kind of region is worth.
    SortedMap<BlockType, Double> preferred() {
        return Collections.unmodifiableSortedMap(
                new TreeMap<>(
                        switch (this) {
                            case DRAWING ->
                                    Map.of(
                                            BlockType.FIGURE,
                                            1.5,
                                            BlockType.TABLE,
                                            .9,
                                            BlockType.TEXT,
                                            .8,
                                            BlockType.LIST,
                                            .7);
                            case VALUE ->
                                    Map.of(
                                            BlockType.TABLE,
                                            1.9,
                                            BlockType.LIST,
                                            1.1,
                                            BlockType.TEXT,
                                            .85);
                            case OPEN -> Map.<BlockType, Double>of();
                        }));
    }
}
