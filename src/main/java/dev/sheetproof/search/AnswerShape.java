package dev.sheetproof.search;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.RequestStep;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// What an answer to a request looks like on paper: a value stands in a table, a footprint is a
/// drawing, a code stands in the diagram or table that takes part numbers apart.
enum AnswerShape {
    /// A drawing of something with its measures.
    DRAWING,
    /// A curve over something.
    PLOT,
    /// A circuit, pinout, timing or block diagram.
    DIAGRAM,
    /// How a part number is put together, and what is ordered under which.
    ORDERING,
    /// How many come in what.
    PACKING,
    /// A value or setting, as a rule in a table.
    VALUE,
    /// What a pin is and does, in the table of pins or beside them.
    PIN,
    /// A part by its number alone: the list of what can be ordered says what it is.
    PART,
    /// Nothing in particular.
    OPEN;

    private record Words(AnswerShape shape, List<String> words) {

        static List<Words> bundled(String resource) {
            return WordTable.bundled(resource).stream()
                    .map(line -> new Words(named(line.getFirst()), line.subList(1, line.size())))
                    .toList();
        }
    }

    private static final List<Words> WORDS = Words.bundled("answer-shapes.csv");

    /// Shorter words are symbols.
    private static final int MIN_PLURAL = 4;

    private static final List<Words> HEADINGS = Words.bundled("answer-headings.csv");

    private static AnswerShape named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    /// What the steps of reading say, or that nothing is asked of a part.
    static AnswerShape of(ParsedRequest parsed) {
        if (bare(parsed)) {
            return PART;
        }
        for (RequestStep step : parsed.steps()) {
            if (step.kind() == RequestStep.Kind.SHAPE) {
                return named(step.to());
            }
        }
        return OPEN;
    }

    /// A number with separators is an order code, which a list holds as it stands.
    private static boolean bare(ParsedRequest parsed) {
        return !parsed.parts().isEmpty()
                && parsed.parts().stream()
                        .allMatch(part -> part.chars().allMatch(Character::isLetterOrDigit))
                && parsed.words().isEmpty()
                && parsed.quantities().isEmpty()
                && parsed.bounds().isEmpty()
                && parsed.phrases().isEmpty()
                && !parsed.steps().isEmpty();
    }

    /// The word of a text that asks for a shape; a quantity asks for a value.
    static Optional<RequestStep> step(String text, boolean quantities) {
        String lower = text.toLowerCase(Locale.ROOT);
        for (Words line : WORDS) {
            for (String word : line.words()) {
                if (WordTable.holds(lower, word) || plural(lower, word)) {
                    return Optional.of(shape(word, line.shape()));
                }
            }
        }
        return quantities && !text.isBlank()
                ? Optional.of(shape("a value with its unit", VALUE))
                : Optional.empty();
    }

    /// Whether a text holds a word that asks for a value in the plural.
    private static boolean plural(String text, String word) {
        if (word.length() < MIN_PLURAL || word.indexOf(' ') >= 0) {
            return false;
        }
        String several =
                word.endsWith("y") ? word.substring(0, word.length() - 1) + "ies" : word + "s";
        return WordTable.holds(text, several);
    }

    /// Whether it shows more than it says.
    boolean drawn() {
        return switch (this) {
            case DRAWING, PLOT, DIAGRAM -> true;
            case ORDERING, PACKING, VALUE, PIN, PART, OPEN -> false;
        };
    }

    private static RequestStep shape(String from, AnswerShape shape) {
        return new RequestStep(RequestStep.Kind.SHAPE, from, shape.name().toLowerCase(Locale.ROOT));
    }

    /// Whether a word asks for a kind of answer, so that it names no document.
    static boolean asksFor(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return WORDS.stream().anyMatch(line -> line.words().contains(lower));
    }

    /// The kinds of region among which meaning is looked for: a heading alone is no answer.
    List<BlockType> sought() {
        return switch (this) {
            case VALUE -> List.of(BlockType.TABLE);
            case DRAWING, PLOT, DIAGRAM, ORDERING, PACKING, PIN, PART, OPEN ->
                    List.of(
                            BlockType.TEXT,
                            BlockType.LIST,
                            BlockType.TABLE,
                            BlockType.FIGURE,
                            BlockType.FORMULA);
        };
    }

    /// Headings under which such an answer stands.
    List<String> headings() {
        return HEADINGS.stream()
                .filter(line -> line.shape() == this)
                .flatMap(line -> line.words().stream())
                .toList();
    }

    /// How much more each kind of region is worth.
    SortedMap<BlockType, Double> preferred() {
        return Collections.unmodifiableSortedMap(
                new TreeMap<>(
                        switch (this) {
                            case DRAWING, PLOT, DIAGRAM ->
                                    Map.of(
                                            BlockType.FIGURE,
                                            1.5,
                                            BlockType.TABLE,
                                            .9,
                                            BlockType.TEXT,
                                            .7,
                                            BlockType.LIST,
                                            .6);
                            case ORDERING ->
                                    Map.of(
                                            BlockType.TABLE,
                                            1.5,
                                            BlockType.FIGURE,
                                            1.5,
                                            BlockType.LIST,
                                            1.2);
                            case PACKING ->
                                    Map.of(
                                            BlockType.TABLE,
                                            1.9,
                                            BlockType.FIGURE,
                                            1.1,
                                            BlockType.LIST,
                                            1.2);
                            case VALUE ->
                                    Map.of(
                                            BlockType.TABLE,
                                            1.9,
                                            BlockType.LIST,
                                            1.1,
                                            BlockType.TEXT,
                                            .85);
                            case PIN ->
                                    Map.of(
                                            BlockType.TABLE,
                                            1.9,
                                            BlockType.FIGURE,
                                            1.2,
                                            BlockType.LIST,
                                            1.1,
                                            BlockType.TEXT,
                                            .85);
                            case PART, OPEN -> Map.<BlockType, Double>of();
                        }));
    }
}
