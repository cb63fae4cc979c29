package dev.sheetproof.ui.page;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import java.util.List;
import java.util.Optional;

/// Why a region that was clicked is what it is.
///
/// @param chunkId the chunk it belongs to; empty when it is in none
/// @param dropped proposals at the same point that were not kept
public record Explanation(Element element, String chunkId, List<PageLayout.Dropped> dropped) {

    /// Proposals named; a page of a bad detector may have dozens at one point.
    private static final int MAX_DROPPED = 4;

    public Explanation {
        dropped = List.copyOf(dropped);
    }

    static Optional<Explanation> at(PageNumber page, PageMarks marks, double xPt, double yPt) {
        return Hover.at(page, marks, xPt, yPt)
                .flatMap(
                        hover ->
                                hover.element()
                                        .map(
                                                element ->
                                                        new Explanation(
                                                                element,
                                                                hover.chunkId(),
                                                                droppedAt(marks, xPt, yPt))));
    }

    private static List<PageLayout.Dropped> droppedAt(PageMarks marks, double xPt, double yPt) {
        return marks.layout().stream()
                .flatMap(layout -> layout.dropped().stream())
                .filter(drop -> drop.detection().box().contains(xPt, yPt))
                .limit(MAX_DROPPED)
                .toList();
    }
}
