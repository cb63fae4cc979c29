package dev.sheetproof.evaluation;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.store.DocumentReader;
import java.util.ArrayList;
import java.util.List;

/// Marks that cannot be right: on a page beyond the end of their document. They say nothing about
/// the program.
final class BadMarks {

    private BadMarks() {}

    /// One line for each bad mark of the questions.
    static List<String> of(DocumentReader reader, List<Question> questions) {
        List<String> lines = new ArrayList<>();
        for (Question question : questions) {
            for (Question.Answer answer : question.answers()) {
                int pages = pagesBefore(reader, answer);
                if (pages > 0) {
                    lines.add(
                            "bad mark: "
                                    + question.id()
                                    + " is marked on page "
                                    + answer.page()
                                    + " of "
                                    + answer.file()
                                    + ", which has "
                                    + pages
                                    + (pages == 1 ? " page" : " pages"));
                }
            }
        }
        return lines;
    }

    /// The pages of the document of an answer that is marked beyond them; else 0.
    static int pagesBefore(DocumentReader reader, Question.Answer answer) {
        return reader.documents().stream()
                .filter(document -> ProgramRanker.fileName(document).equals(answer.file()))
                .mapToInt(DocumentRecord::pages)
                .filter(pages -> pages < answer.page().value())
                .findFirst()
                .orElse(0);
    }
}
