package dev.sheetproof.evaluation;

import java.util.List;
import java.util.Optional;

/// What was measured.
///
/// @param modes the program's own search, in the order asked for; at least one
/// @param baselines simpler designs on the same documents; none when not asked for
/// @param layout empty when no pages were given
/// @param failures questions that the first mode does not answer first, in the order of the
///   questions
/// @param warnings what the program could not do, each once
public record EvaluationReport(
        Setting setting,
        List<Scored> modes,
        List<Scored> baselines,
        Optional<LayoutScores> layout,
        List<Failure> failures,
        List<String> warnings) {

    public EvaluationReport {
        modes = List.copyOf(modes);
        baselines = List.copyOf(baselines);
        failures = List.copyOf(failures);
        warnings = List.copyOf(warnings);
    }

    /// What was measured on. Holds nothing that another machine would say differently.
    ///
    /// @param stamps of the stages that made the documents' rows, each once
    /// @param model fingerprint of the embedding model; empty without one
    /// @param absent files that questions or annotated pages name and the corpus lacks, sorted
    /// @param questionsOnAbsent questions all of whose answers lie in such files: they count as not
    ///   answered
    /// @param pagesOnAbsent annotated pages of such files: everything on them counts as missed
    public record Setting(
            String corpus,
            String questionsName,
            int questions,
            int documents,
            int pages,
            int chunks,
            List<String> stamps,
            Optional<String> model,
            int topK,
            List<String> absent,
            int questionsOnAbsent,
            int pagesOnAbsent) {

        public Setting {
            stamps = List.copyOf(stamps);
            absent = List.copyOf(absent);
        }
    }

    /// @param name of a mode or baseline
    /// @param about what it is, in a few words
    public record Scored(String name, String about, QuestionScores scores) {}
}
