package dev.sheetproof.ui.page.find;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The text of a document, read page by page at the first search and kept for the next ones. Used
/// by one worker at a time.
final class DocumentText {

    /// Hits listed; more nobody looks through, but all are counted.
    static final int MOST_LISTED = 5_000;

    /// Hits counted; a single letter in a thousand pages is not worth more.
    static final int MOST_COUNTED = 1_000_000;

    private final List<PageNumber> pages;
    private final Function<PageNumber, List<Line>> lines;
    private final List<PageText> read = new ArrayList<>();

    /// @param lines reads the lines of a page
    DocumentText(List<PageNumber> pages, Function<PageNumber, List<Line>> lines) {
        this.pages = List.copyOf(pages);
        this.lines = lines;
    }

    /// What was found.
    ///
    /// @param hits in document order, [#MOST_LISTED] at most
    /// @param count how many there are
    record Found(List<FindHit> hits, int count) {}

    Found find(String query, CancelToken cancel) {
        while (read.size() < pages.size()) {
            cancel.throwIfCancelled();
            PageNumber page = pages.get(read.size());
            read.add(PageText.of(page, lines.apply(page)));
        }
        String sought = FoldedText.sought(query);
        List<FindHit> hits = new ArrayList<>();
        int count = 0;
        if (sought.isEmpty()) {
            return new Found(hits, count);
        }
        for (PageText page : read) {
            cancel.throwIfCancelled();
            int room = MOST_COUNTED - count;
            if (room <= 0) {
                break;
            }
            List<FindHit> here = page.find(sought, cancel::isCancelled);
            count += Math.min(room, here.size());
            for (FindHit hit : here) {
                if (hits.size() < MOST_LISTED) {
                    hits.add(hit);
                }
            }
        }
        return new Found(List.copyOf(hits), count);
    }
}
