package dev.sheetproof.layout.neural;

import dev.sheetproof.model.ElementLabel;

/// What a class of a model means here.
sealed interface ClassMeaning {

    /// One of our labels.
    record Labelled(ElementLabel label) implements ClassMeaning {}

    /// A caption; the nearest table or figure decides of what.
    record Caption() implements ClassMeaning {}

    /// A note; one of a table where it stands under one, text elsewhere.
    record Note() implements ClassMeaning {}

    /// Nothing to us.
    record Ignored() implements ClassMeaning {}

    /// Reads the name of a label, `caption`, `note` or `ignored`.
    ///
    /// @throws IllegalArgumentException when it is none of them
    static ClassMeaning parse(String text) {
        return switch (text) {
            case "caption" -> new Caption();
            case "note" -> new Note();
            case "ignored" -> new Ignored();
            default -> new Labelled(ElementLabel.parse(text));
        };
    }
}
