package dev.sheetproof.ui.results;

import dev.sheetproof.model.Evidence;
import dev.sheetproof.ui.fx.TermFinder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// One row of the ranked list.
///
/// @param place rank by fused score, from 1; in document order the rows keep it
/// @param documentTitle what the document is called in the list
/// @param snippet the text that shows why it was found
public record HitRow(int place, Evidence evidence, String documentTitle, Snippet snippet) {

    public HitRow {
        if (place < 1) {
            throw new IllegalArgumentException("ranks start at 1: " + place);
        }
    }

    /// The rows of a package, in its order.
    public static List<HitRow> of(List<Evidence> evidence) {
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
                            Snippet.of(hit.chunk().type(), hit.chunk().nativeText(), finder)));
        }
        return List.copyOf(rows);
    }

    private static double fused(Evidence hit) {
        return hit.rank().map(rank -> rank.rrfScore()).orElse(Double.NEGATIVE_INFINITY);
    }
}
