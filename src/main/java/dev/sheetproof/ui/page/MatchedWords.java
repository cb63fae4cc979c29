package dev.sheetproof.ui.page;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.ui.fx.TermFinder;
import java.util.ArrayList;
import java.util.List;

/// Finds where the matched terms of a hit stand on the page: in the stored lines inside the hit's
/// boxes, also when a term runs on in the next line or cell.
final class MatchedWords {

    /// Share of a line that must lie inside a box of the hit for the line to belong to it.
    private static final double INSIDE = 0.5;

    private MatchedWords() {}

    /// One box for each piece of a term that lies in one line.
    static List<PageBox> find(List<Line> lines, List<PageBox> hit, TermFinder finder) {
        List<Line> inside =
                lines.stream()
                        .filter(
                                line ->
                                        hit.stream()
                                                .anyMatch(
                                                        box ->
                                                                line.box().shareInside(box)
                                                                        >= INSIDE))
                        .toList();
        StringBuilder text = new StringBuilder();
        List<Integer> starts = new ArrayList<>();
        for (Line line : inside) {
            starts.add(text.length());
            text.append(line.text()).append('\n');
        }
        List<PageBox> found = new ArrayList<>();
        for (TermFinder.Range range : finder.find(text)) {
            for (int i = 0; i < inside.size(); i++) {
                Line line = inside.get(i);
                int from = Math.max(range.from() - starts.get(i), 0);
                int to = Math.min(range.to() - starts.get(i), line.text().length());
                if (from < to) {
                    found.add(line.boxOf(from, to));
                }
            }
        }
        return found;
    }
}
