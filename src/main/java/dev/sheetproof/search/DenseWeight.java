package dev.sheetproof.search;

import dev.sheetproof.model.ParsedRequest;

/// What a rank in the dense list counts against one in the lexical list. Measured on the
/// development questions: plain fusion costs a quarter of the first places; meaning helps where a
/// sentence is the answer, a little where it is a value, and not at all with part numbers, with
/// drawings, whose chunks hold few words, and with quoted words, which are meant as they stand.
final class DenseWeight {

    private static final double SENTENCE = .5;
    private static final double VALUE = .03;

    /// Fewer words are a name, not a sentence.
    private static final int SENTENCE_WORDS = 3;

    private DenseWeight() {}

    static double of(ParsedRequest parsed) {
        boolean name = !parsed.parts().isEmpty() && parsed.words().size() <= 1;
        boolean quoted = !parsed.phrases().isEmpty();
        if (parsed.words().isEmpty() || name || quoted || foreign(parsed.text())) {
            return 0;
        }
        return switch (AnswerShape.of(parsed)) {
            case PART, OPEN -> sentence(parsed) ? SENTENCE : VALUE;
            case VALUE, ORDERING, PACKING, PIN -> VALUE;
            case DRAWING, PLOT, DIAGRAM -> 0;
        };
    }

    /// Whether there are enough plain words: codes are names.
    private static boolean sentence(ParsedRequest parsed) {
        return parsed.words().stream().filter(word -> !code(word)).count() >= SENTENCE_WORDS;
    }

    private static boolean code(String word) {
        return word.chars().noneMatch(Character::isLowerCase);
    }

    /// Whether the request is written in ideographs: the bundled model reads English.
    private static boolean foreign(String text) {
        return text.chars().anyMatch(c -> c >= 0x2E80 && c <= 0xD7FF);
    }
}
