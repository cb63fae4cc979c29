package dev.sheetproof.cli;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// A question whose answers are known places.
///
/// @param kind what sort of question it is
/// @param answers places that answer it; none when nothing in the corpus does
record Question(String id, String query, String kind, List<Answer> answers) {

    /// @param file name of the PDF, without folders
    /// @param valueBox the value itself
    /// @param unitBox what one must see to check it
    record Answer(String file, PageNumber page, PageBox valueBox, PageBox unitBox) {}

    /// @throws CommandFailure when the line lacks something
    static Question of(RequestFile.Request request) {
        try {
            List<Answer> answers = new ArrayList<>();
            for (JsonNode answer : request.line().path("answers")) {
                String file = answer.path("file").asString("");
                answers.add(
                        new Answer(
                                file.substring(file.lastIndexOf('/') + 1),
                                new PageNumber(answer.path("page").asInt(0)),
                                box(answer.path("value_box")),
                                box(answer.path("unit_box"))));
            }
            return new Question(
                    request.id(),
                    request.query(),
                    request.line().path("kind").asString("other"),
                    answers);
        } catch (IllegalArgumentException e) {
            throw CommandFailure.usage(
                    "question "
                            + request.id()
                            + " has an answer without its place: "
                            + e.getMessage(),
                    e);
        }
    }

    private static PageBox box(JsonNode node) {
        if (node.size() != 4) {
            throw new IllegalArgumentException("a box needs four numbers");
        }
        return PageBox.of(
                node.get(0).asDouble(),
                node.get(1).asDouble(),
                node.get(2).asDouble(),
                node.get(3).asDouble());
    }
}
