package dev.sheetproof.evaluation;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.List;

/// A question whose answers are known places on pages.
///
/// @param kind its category; figures are given for each
/// @param answers places that answer it; none when nothing in the corpus does
public record Question(String id, String query, String kind, List<Answer> answers) {

    public Question {
        answers = List.copyOf(answers);
    }

    /// @param file name of the PDF, without folders
    /// @param valueBox the value itself
    /// @param unitBox what one must see to check it; not flat
    /// @param value the value as printed; may be empty
    public record Answer(
            String file, PageNumber page, PageBox valueBox, PageBox unitBox, String value) {

        public Answer {
            if (!(valueBox.area() > 0 && unitBox.area() > 0)) {
                throw new IllegalArgumentException("flat box: " + valueBox + ", " + unitBox);
            }
        }
    }
}
