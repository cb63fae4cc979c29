package dev.sheetproof.cli;

import dev.sheetproof.model.PageNumber;
import java.util.SortedSet;
import java.util.TreeSet;

/// Reads page lists such as `3,5-7`.
final class PageList {

    /// A list names at most this many pages.
    private static final int MAX_PAGES = 10_000;

    private PageList() {}

    /// @param option the option it was given to, for the message
    static SortedSet<PageNumber> parse(String option, String text) {
        SortedSet<PageNumber> pages = new TreeSet<>();
        for (String part : text.split(",", -1)) {
            String[] ends = part.strip().split("-", -1);
            int from = number(option, text, ends[0]);
            int to = ends.length == 2 ? number(option, text, ends[1]) : from;
            if (ends.length > 2 || to < from || to - from >= MAX_PAGES) {
                throw wrong(option, text);
            }
            for (int page = from; page <= to; page++) {
                pages.add(new PageNumber(page));
            }
        }
        return pages;
    }

    private static int number(String option, String text, String part) {
        try {
            int number = Integer.parseInt(part.strip());
            if (number >= 1) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw wrong(option, text);
        }
        throw wrong(option, text);
    }

    private static CommandFailure wrong(String option, String text) {
        return CommandFailure.usage(option + " wants page numbers such as 3,5-7: " + text);
    }
}
