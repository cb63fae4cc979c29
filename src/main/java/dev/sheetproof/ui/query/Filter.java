package dev.sheetproof.ui.query;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.SearchFilters;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// What hits must be, chosen by chips above the list; what is empty allows everything.
public record Filter(
        SortedSet<String> docs,
        SortedSet<BlockType> types,
        Optional<Pages> pages,
        SortedSet<PageStatus> statuses) {

    /// Allows everything.
    public static final Filter NONE =
            new Filter(new TreeSet<>(), new TreeSet<>(), Optional.empty(), new TreeSet<>());

    /// A range of pages, both ends in it.
    ///
    /// @param from first page, 1 or more
    /// @param to last page, not before `from`
    public record Pages(int from, int to) {

        /// No datasheet is longer; the search gets the pages one by one.
        static final int MOST = 10_000;

        private static final Pattern FORM =
                Pattern.compile("\\s*([0-9]{1,4})\\s*(?:[-–]\\s*([0-9]{1,4})\\s*)?");

        public Pages {
            if (from < 1 || to < from || to > MOST) {
                throw new IllegalArgumentException("no pages: " + from + ".." + to);
            }
        }

        /// Reads `3` or `3-7`; empty when it is neither.
        public static Optional<Pages> read(String text) {
            Matcher matcher = FORM.matcher(text);
            if (!matcher.matches()) {
                return Optional.empty();
            }
            int from = Integer.parseInt(matcher.group(1));
            int to = matcher.group(2) == null ? from : Integer.parseInt(matcher.group(2));
            return from >= 1 && to >= from ? Optional.of(new Pages(from, to)) : Optional.empty();
        }

        @Override
        public String toString() {
            return from == to ? Integer.toString(from) : from + "–" + to;
        }
    }

    public boolean isNone() {
        return equals(NONE);
    }

    /// With a document more, or without it.
    public Filter toggleDoc(String docId) {
        return new Filter(toggled(docs, docId), types, pages, statuses);
    }

    public Filter toggleType(BlockType type) {
        return new Filter(docs, toggled(types, type), pages, statuses);
    }

    public Filter toggleStatus(PageStatus status) {
        return new Filter(docs, types, pages, toggled(statuses, status));
    }

    public Filter withPages(Optional<Pages> other) {
        return new Filter(docs, types, other, statuses);
    }

    /// What of it the search itself can hold to; the status of pages is looked at afterwards.
    SearchFilters forSearch() {
        List<PageNumber> numbers =
                pages.stream()
                        .flatMapToInt(range -> IntStream.rangeClosed(range.from(), range.to()))
                        .mapToObj(PageNumber::new)
                        .toList();
        return new SearchFilters(List.copyOf(docs), List.copyOf(types), numbers);
    }

    private static <T extends Comparable<T>> SortedSet<T> toggled(Collection<T> set, T value) {
        SortedSet<T> other = new TreeSet<>(set);
        if (!other.remove(value)) {
            other.add(value);
        }
        return other;
    }
}
