package dev.sheetproof.model;

/// A layout region that was kept.
///
/// @param number position in the reading order of its page, from 0, dense
public record Element(
        PageNumber page,
        int number,
        ElementLabel label,
        double confidence,
        PageBox box,
        String source) {

    public Element {
        if (number < 0) {
            throw new IllegalArgumentException("element number negative: " + number);
        }
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("confidence outside 0..1: " + confidence);
        }
    }
}
