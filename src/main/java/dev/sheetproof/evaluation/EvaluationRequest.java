package dev.sheetproof.evaluation;

import dev.sheetproof.model.SearchMode;
import java.util.List;

/// What is to be measured.
///
/// @param questionsName what reports call the questions: the name of their file
/// @param pages annotated pages; none to leave the layout out
/// @param modes measured, the one that failures are told of first; at least one
/// @param baselines whether simpler designs are measured beside
/// @param topK how many places are judged, 1 or more
public record EvaluationRequest(
        String questionsName,
        List<Question> questions,
        List<AnnotatedPage> pages,
        List<SearchMode> modes,
        boolean baselines,
        int topK) {

    public EvaluationRequest {
        questions = List.copyOf(questions);
        pages = List.copyOf(pages);
        modes = List.copyOf(modes);
        if (modes.isEmpty()) {
            throw new IllegalArgumentException("no mode to measure");
        }
        if (topK < 1) {
            throw new IllegalArgumentException("top_k below 1: " + topK);
        }
    }
}
