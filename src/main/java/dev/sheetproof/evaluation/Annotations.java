package dev.sheetproof.evaluation;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import tools.jackson.databind.JsonNode;

/// Reads questions and annotated pages from JSON lines. Fields that are not known are left alone.
///
/// Every method throws [EvaluationException] with file, line and field when something is missing or
/// of the wrong type.
public final class Annotations {

    private static final int MAX_LINES = 1_000_000;

    private Annotations() {}

    /// Reads `{"id", "query", "kind"?, "answers": [{"file", "page", "value_box", "unit_box",
    /// "value"?}]}`, one a line; a question whose `answers` is empty has no answer in the corpus.
    ///
    /// @param file what messages call the file
    public static List<Question> questions(String file, List<String> lines) {
        Map<String, Integer> seen = new HashMap<>();
        return read(
                file,
                lines,
                (line, number) -> {
                    Question question =
                            new Question(
                                    line.text("id"),
                                    line.text("query"),
                                    line.optionalText("kind").orElse("other"),
                                    line.objects("answers").stream()
                                            .map(Annotations::answer)
                                            .toList());
                    Integer first = seen.putIfAbsent(question.id(), number);
                    if (first != null) {
                        throw new EvaluationException(
                                line.place()
                                        + ": id \""
                                        + question.id()
                                        + "\" was used in line "
                                        + first);
                    }
                    return question;
                });
    }

    private static Question.Answer answer(JsonLine line) {
        return new Question.Answer(
                line.fileName("file"),
                line.page("page"),
                line.box("value_box"),
                line.box("unit_box"),
                line.optionalText("value").orElse(""));
    }

    /// Reads `{"file", "page", "elements": [{"id", "label", "bbox"}], "units": [[element ids], …],
    /// "cells"?: [{"row", "column", "value", "bbox"}]}`, one page a line.
    ///
    /// @param file what messages call the file
    public static List<AnnotatedPage> pages(String file, List<String> lines) {
        return read(file, lines, (line, _) -> page(line));
    }

    private static AnnotatedPage page(JsonLine line) {
        Map<String, Integer> indexes = new HashMap<>();
        List<AnnotatedPage.Region> elements = new ArrayList<>();
        for (JsonLine element : line.objects("elements")) {
            if (indexes.put(element.text("id"), elements.size()) != null) {
                throw new EvaluationException(
                        element.place() + ": id \"" + element.text("id") + "\" was used before");
            }
            elements.add(new AnnotatedPage.Region(label(element), element.box("bbox")));
        }
        List<List<Integer>> units = new ArrayList<>();
        for (JsonNode unit : line.array("units")) {
            units.add(unit(line, unit, indexes));
        }
        List<AnnotatedPage.Value> values = new ArrayList<>();
        if (line.has("cells")) {
            for (JsonLine cell : line.objects("cells")) {
                PageBox box = cell.box("bbox");
                values.add(
                        new AnnotatedPage.Value(
                                cell.text("row"), cell.text("column"), cell.text("value"), box));
            }
        }
        return new AnnotatedPage(line.fileName("file"), line.page("page"), elements, units, values);
    }

    private static List<Integer> unit(JsonLine line, JsonNode unit, Map<String, Integer> indexes) {
        if (!unit.isArray() || unit.isEmpty()) {
            throw line.wrong("units", "arrays of element ids", unit);
        }
        List<Integer> members = new ArrayList<>();
        for (JsonNode id : unit) {
            Integer index = indexes.get(id.asString(""));
            if (index == null) {
                throw new EvaluationException(
                        line.place() + ": \"units\" names element " + id + ", which is not there");
            }
            members.add(index);
        }
        return members;
    }

    private static ElementLabel label(JsonLine element) {
        try {
            return ElementLabel.parse(element.text("label"));
        } catch (IllegalArgumentException e) {
            throw new EvaluationException(
                    element.place() + ": no label \"" + element.text("label") + "\"", e);
        }
    }

    private static <T> List<T> read(
            String file, List<String> lines, BiFunction<JsonLine, Integer, T> reader) {
        if (lines.size() > MAX_LINES) {
            throw new EvaluationException(file + " has more than " + MAX_LINES + " lines");
        }
        List<T> read = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                read.add(reader.apply(JsonLine.parse(file, i + 1, lines.get(i)), i + 1));
            }
        }
        if (read.isEmpty()) {
            throw new EvaluationException(file + " holds no line");
        }
        return read;
    }
}
