package dev.sheetproof.model;

import java.util.List;

/// The layout of one page: what was proposed, and what was kept of it.
///
/// @param raw every proposal, in the detector's order
/// @param elements what was kept, in reading order; an element's number is its index
/// @param dropped proposals that were dropped, each with its reason
public record PageLayout(
        PageNumber page, List<Detection> raw, List<Element> elements, List<Dropped> dropped) {

    public PageLayout {
        raw = List.copyOf(raw);
        elements = List.copyOf(elements);
        dropped = List.copyOf(dropped);
    }

    /// A proposal that was not kept.
    ///
    /// @param reason why it was not kept
    public record Dropped(Detection detection, String reason) {}
}
