package dev.sheetproof.model;

/// A layout region that was kept.
///
/// @param number position in the reading order of its page, from 0, dense
/// @param source where it comes from: a rule of the geometric detector such as `ruled-table`, a
///   class of a layout model such as `model:table`, or both, such as `model:table+ruled-table`
/// @param reason why it is what it is, for a person: the rule with its figures, or the class and
///   its score; empty in corpora that were made before reasons were kept
public record Element(
        PageNumber page,
        int number,
        ElementLabel label,
        double confidence,
        PageBox box,
        String source,
        String reason) {

    public Element {
        if (number < 0) {
            throw new IllegalArgumentException("element number negative: " + number);
        }
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("confidence outside 0..1: " + confidence);
        }
    }

    /// The same element at another place.
    public Element withBox(PageBox moved) {
        return new Element(page, number, label, confidence, moved, source, reason);
    }
}
