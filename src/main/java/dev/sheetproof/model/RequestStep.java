package dev.sheetproof.model;

import java.util.Locale;

/// One step of reading a request, each in plain sight and each removable.
///
/// @param from the words of the request it is about
/// @param to what they were taken for
public record RequestStep(Kind kind, String from, String to) {

    public RequestStep {
        if (from.isBlank()) {
            throw new IllegalArgumentException(
                    "a step about nothing: " + kind + " to '" + to + "'");
        }
    }

    /// What a step does with words of the request.
    public enum Kind {
        /// Quoted words are looked for as they stand.
        PHRASE,
        /// `doc:`, `type:`, `page:` or `part:` restrict the hits.
        FILTER,
        /// `-word`: hits must not hold it.
        EXCLUSION,
        /// A value with a unit, in its one spelling.
        QUANTITY,
        /// `< 1 ps`, `4.5..18 V`: a value that fits is looked for.
        COMPARISON,
        /// Looked for as a part number.
        PART,
        /// `ABM8*`: every part number of that form.
        WILDCARD,
        /// A word that the corpus does not hold, taken for one that it does.
        SPELLING,
        /// A word looked for by other names of the same thing, too.
        CONCEPT,
        /// `table 3`, `page 5`, `section 7.2`: regions there come first.
        PLACE,
        /// What an answer looks like: regions of that kind come first.
        SHAPE;

        /// The name in JSON and in step ids: lower case.
        public String wireName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// Names the step in [Reading#without]: `spelling:saftey`.
    public String id() {
        return kind.wireName() + ":" + from.toLowerCase(Locale.ROOT);
    }
}
