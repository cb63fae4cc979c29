package dev.sheetproof.model;

/// A region as a detector proposes it, before duplicates are resolved.
///
/// @param confidence 0..1; what the detector claims, never used to resolve duplicates
/// @param source the rule or model class that made it, such as `ruled-table` or
///   `repeated-furniture`; see [Element#source]
/// @param reason why it was proposed, for a person; see [Element#reason]
public record Detection(
        ElementLabel label, double confidence, PageBox box, String source, String reason) {

    public Detection {
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("confidence outside 0..1: " + confidence);
        }
    }

    /// The same proposal at another place.
    public Detection withBox(PageBox moved) {
        return new Detection(label, confidence, moved, source, reason);
    }
}
