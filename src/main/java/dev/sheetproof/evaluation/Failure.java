package dev.sheetproof.evaluation;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.SearchMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/// Why a question is not answered first, or not as it should be.
///
/// @param rank of the first hit, from 1; 0 when none was listed
/// @param refused whether the request was refused
/// @param insufficient whether the first hit shows less than what one must see
/// @param absent whether the corpus has none of the documents that answer it
/// @param pages of the document of the first answer whose page is marked beyond its end; 0 when no
///   mark is
/// @param first id of what stands first; empty when nothing does
/// @param region the stored region that covers most of the first answer's value
/// @param ranks where each mode ranks a region that covers the value, from 1; 0 when it is not
///   among the first [Failures#DEPTH]; empty when no region covers it
public record Failure(
        Question question,
        int rank,
        boolean refused,
        boolean insufficient,
        boolean absent,
        int pages,
        String first,
        Region region,
        SortedMap<SearchMode, Integer> ranks) {

    public Failure {
        ranks = Collections.unmodifiableSortedMap(new TreeMap<>(ranks));
    }

    /// What the corpus holds where the answer stands.
    ///
    /// @param id of the chunk; empty when the page has none, or the document is not there
    /// @param type of the chunk; empty as the id
    /// @param valueShare share of the value it covers, 0..1; `unitShare`: of what one must see
    public record Region(String id, String type, double valueShare, double unitShare) {

        static final Region NONE = new Region("", "", 0, 0);
    }

    /// What went wrong, in a few words.
    public String cause() {
        if (question.answers().isEmpty()) {
            return "answered although nothing in the corpus does";
        }
        if (absent) {
            return "the corpus lacks the document";
        }
        if (pages > 0) {
            return "the mark is bad: the document has " + pages + (pages == 1 ? " page" : " pages");
        }
        if (region.id().isEmpty()) {
            return "no region on the page";
        }
        if (ranks.isEmpty()) {
            return "no region covers the value";
        }
        if (refused) {
            return "refused";
        }
        return rank == 1 ? "the region shows too little" : "ranked too low";
    }

    /// One line for the question and indented ones for what happened.
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(
                (rank == 0 ? "no hit" : "rank " + rank)
                        + "  "
                        + question.id()
                        + " ["
                        + question.kind()
                        + "] "
                        + question.query());
        lines.add("    " + cause());
        if (!question.answers().isEmpty()) {
            Question.Answer answer = question.answers().getFirst();
            lines.add(
                    "    expected "
                            + answer.file()
                            + " page "
                            + answer.page()
                            + " "
                            + shown(answer.valueBox())
                            + (answer.value().isEmpty() ? "" : " \"" + answer.value() + "\""));
        }
        if (!region.id().isEmpty()) {
            lines.add(
                    "    region "
                            + region.id()
                            + " ("
                            + region.type()
                            + ") covers "
                            + percent(region.valueShare())
                            + " of the value, "
                            + percent(region.unitShare())
                            + " of what one must see");
        }
        if (!ranks.isEmpty()) {
            lines.add(
                    "    "
                            + String.join(
                                    " · ",
                                    ranks.entrySet().stream()
                                            .map(of -> path(of.getKey(), of.getValue()))
                                            .toList()));
        }
        if (rank != 1 && !first.isEmpty()) {
            lines.add("    first is " + first);
        }
        return lines;
    }

    private static String path(SearchMode mode, int rank) {
        return mode.wireName() + (rank == 0 ? " lost it" : " #" + rank);
    }

    private static String shown(PageBox box) {
        return String.format(
                Locale.ROOT, "[%.1f, %.1f, %.1f, %.1f]", box.x0(), box.y0(), box.x1(), box.y1());
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", share * 100);
    }
}
