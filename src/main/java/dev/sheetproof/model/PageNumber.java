package dev.sheetproof.model;

/// The number of a page in its PDF file, counted from 1 in file order (never a printed page label).
public record PageNumber(int value) implements Comparable<PageNumber> {

    public PageNumber {
        if (value < 1) {
            throw new IllegalArgumentException("page numbers start at 1: " + value);
        }
    }

    @Override
    public int compareTo(PageNumber other) {
        return Integer.compare(value, other.value);
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }
}
