package dev.sheetproof.ui.results;

import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.ui.fx.TermFinder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One row of the ranked list.
///
/// @param place rank by fused score, from 1; in document order the rows keep it
/// @param documentTitle what the document is called in the list
/// @param snippet the text that shows why it was found
/// @param status what became of its page
/// @param heading what stands over it, when it is the first of a group
public record HitRow(
        int place,
        Evidence evidence,
        String documentTitle,
        Snippet snippet,
        PageStatus status,
        Optional<Heading> heading) {

    /// The title of a group, and how many hits it has.
    public record Heading(String title, int hits) {}

    public HitRow {
        if (place < 1) {
            throw new IllegalArgumentException("ranks start at 1: " + place);
        }
    }

    /// The rows of a package, in its order.
    ///
    /// @param statuses what became of the page of a chunk, by chunk id; `OK` when not told
    public static List<HitRow> of(List<Evidence> evidence, Map<String, PageStatus> statuses) {
        List<Evidence> byScore = new ArrayList<>(evidence);
        byScore.sort(Comparator.comparingDouble(HitRow::fused).reversed());
        List<HitRow> rows = new ArrayList<>();
        for (Evidence hit : evidence) {
            TermFinder finder = new TermFinder(hit.matched());
            rows.add(
                    new HitRow(
                            byScore.indexOf(hit) + 1,
                            hit,
                            hit.docId(),
                            Snippet.of(hit.chunk().type(), hit.chunk().nativeText(), finder),
                            statuses.getOrDefault(hit.chunk().id(), PageStatus.OK),
                            Optional.empty()));
        }
        return List.copyOf(rows);
    }

    HitRow under(Optional<Heading> other) {
        return new HitRow(place, evidence, documentTitle, snippet, status, other);
    }

    private static double fused(Evidence hit) {
        return hit.rank().map(rank -> rank.rrfScore()).orElse(Double.NEGATIVE_INFINITY);
    }
}
