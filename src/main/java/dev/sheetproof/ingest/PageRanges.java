package dev.sheetproof.ingest;

import dev.sheetproof.model.PageNumber;
import java.util.List;
import java.util.SortedSet;
import java.util.StringJoiner;

/// Writes page numbers as people do: `3-7, 9`.
final class PageRanges {

    private PageRanges() {}

    static String of(SortedSet<PageNumber> pages) {
        List<PageNumber> sorted = List.copyOf(pages);
        StringJoiner ranges = new StringJoiner(", ");
        int i = 0;
        while (i < sorted.size()) {
            int j = i;
            while (j + 1 < sorted.size()
                    && sorted.get(j + 1).value() == sorted.get(j).value() + 1) {
                j++;
            }
            ranges.add(i == j ? "" + sorted.get(i) : sorted.get(i) + "-" + sorted.get(j));
            i = j + 1;
        }
        return ranges.toString();
    }
}
