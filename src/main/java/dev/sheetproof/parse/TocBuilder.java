package dev.sheetproof.parse;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.TocEntry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// Titles in document order to a tree: parents, breadcrumbs and the pages at which sections end.
final class TocBuilder {

    /// A title found in document order.
    ///
    /// @param level depth as found, 1 or more; levels need not be dense
    record Heading(
            int level, String title, PageNumber page, OptionalDouble y, TocEntry.Source source) {

        Heading atLevel(int other) {
            return new Heading(other, title, page, y, source);
        }
    }

    private TocBuilder() {}

    static List<TocEntry> build(List<Heading> headings, int pages) {
        List<TocEntry> entries = new ArrayList<>(headings.size());
        Deque<Integer> path = new ArrayDeque<>();
        int[] depth = new int[headings.size()];
        int[] parent = new int[headings.size()];
        for (int i = 0; i < headings.size(); i++) {
            while (!path.isEmpty()
                    && headings.get(path.peek()).level() >= headings.get(i).level()) {
                path.pop();
            }
            parent[i] = path.isEmpty() ? -1 : path.peek();
            depth[i] = path.size() + 1;
            path.push(i);
        }
        int[] end = ends(headings, depth, pages);
        for (int i = 0; i < headings.size(); i++) {
            Heading heading = headings.get(i);
            String breadcrumb =
                    parent[i] < 0
                            ? heading.title()
                            : entries.get(parent[i]).breadcrumb()
                                    + TocEntry.SEPARATOR
                                    + heading.title();
            entries.add(
                    new TocEntry(
                            i,
                            depth[i],
                            heading.title(),
                            heading.page(),
                            new PageNumber(end[i]),
                            heading.y(),
                            breadcrumb,
                            parent[i] < 0 ? OptionalInt.empty() : OptionalInt.of(parent[i]),
                            heading.source()));
        }
        return entries;
    }

    /// The page on which the next section of the same or a higher level starts, or the last page.
    private static int[] ends(List<Heading> headings, int[] depth, int pages) {
        int[] end = new int[headings.size()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < headings.size(); i++) {
            int start = headings.get(i).page().value();
            while (!open.isEmpty() && depth[open.peek()] >= depth[i]) {
                int closed = open.pop();
                // An outline may jump back; a section never ends before it starts.
                end[closed] = Math.max(headings.get(closed).page().value(), start);
            }
            open.push(i);
        }
        while (!open.isEmpty()) {
            int last = open.pop();
            end[last] = Math.max(headings.get(last).page().value(), pages);
        }
        return end;
    }
}
