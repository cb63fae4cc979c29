package dev.sheetproof.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AnnotationsTest {

    private static final String GOOD =
            """
            {"id": "q1", "query": "load", "kind": "parameter", "answers": [{"file": "a/b.pdf",\
             "page": 2, "value_box": [1, 2, 3, 4], "unit_box": [0, 0, 9, 9], "value": 18}],\
             "note": "left alone"}""";

    @Test
    void aQuestionIsReadWithItsPlaces() {
        Question question = Annotations.questions("q.jsonl", List.of(GOOD, "")).getFirst();
        assertEquals("parameter", question.kind());
        Question.Answer answer = question.answers().getFirst();
        assertEquals("b.pdf", answer.file());
        assertEquals(2, answer.page().value());
        assertEquals(new PageBox(1, 2, 3, 4), answer.valueBox());
        assertEquals("18", answer.value());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "\"q1\" # \"\" # has no \"id\"",
                "\"id\": \"q1\" # \"id\": [] # \"id\" must be a string",
                "\"query\" # \"quest\" # has no \"query\"",
                "\"page\": 2 # \"page\": 0 # answers[0]: \"page\" must be a page number from 1, not 0",
                "\"page\": 2 # \"page\": \"2\" # \"page\" must be a page number from 1",
                "\"file\" # \"fil\" # answers[0] has no \"file\"",
                "[1, 2, 3, 4] # [1, 2, 3] # answers[0]: \"value_box\" must be four numbers",
                "[1, 2, 3, 4] # [3, 2, 1, 4] # must be a box with x0 < x1 and y0 < y1",
                "[1, 2, 3, 4] # [1, 2, 3, \"4\"] # must be four numbers",
                "\"answers\" # \"answer\" # has no \"answers\"",
                "\"note\": # \"note\" # is not JSON"
            })
    void whatIsWrongIsNamedWithItsLine(String part, String instead, String message) {
        String bad = part.equals("\"q1\"") ? GOOD.replace("\"id\"", "\"ident\"") : GOOD;
        String line = bad.replace(part, part.equals("\"q1\"") ? "\"q1\"" : instead);
        EvaluationException e =
                assertThrows(
                        EvaluationException.class,
                        () -> Annotations.questions("q.jsonl", List.of("", line)));
        String words = String.valueOf(e.getMessage());
        assertTrue(words.startsWith("q.jsonl line 2"), words);
        assertTrue(words.contains(message), words);
    }

    @Test
    void anIdIsUsedOnce() {
        EvaluationException e =
                assertThrows(
                        EvaluationException.class,
                        () -> Annotations.questions("q.jsonl", List.of(GOOD, GOOD)));
        assertEquals("q.jsonl line 2: id \"q1\" was used in line 1", e.getMessage());
    }

    @Test
    void aPageIsReadWithUnitsAndValues() {
        String line =
                """
                {"file": "b.pdf", "page": 1, "elements": [{"id": 7, "label": "table", "bbox":\
                 [0, 0, 9, 9]}, {"id": "n", "label": "table_footnote", "bbox": [0, 9, 9, 12]}],\
                 "units": [[7, "n"]], "cells": [{"row": "CL", "column": "Typ", "value": "18",\
                 "unit": "pF", "bbox": [1, 1, 2, 2]}]}""";
        AnnotatedPage page = Annotations.pages("l.jsonl", List.of(line)).getFirst();
        assertEquals(ElementLabel.TABLE_FOOTNOTE, page.elements().get(1).label());
        assertEquals(List.of(List.of(0, 1)), page.units());
        assertEquals("Typ", page.values().getFirst().column());

        String unknown = line.replace("[[7,", "[[8,");
        EvaluationException e =
                assertThrows(
                        EvaluationException.class,
                        () -> Annotations.pages("l.jsonl", List.of(unknown)));
        assertEquals(
                "l.jsonl line 1: \"units\" names element 8, which is not there", e.getMessage());
        String label = line.replace("\"table\"", "\"tabel\"");
        assertEquals(
                "l.jsonl line 1 elements[0]: no label \"tabel\"",
                assertThrows(
                                EvaluationException.class,
                                () -> Annotations.pages("l.jsonl", List.of(label)))
                        .getMessage());
    }
}
