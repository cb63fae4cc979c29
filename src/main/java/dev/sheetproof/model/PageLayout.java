package dev.sheetproof.model;

import java.util.List;
import java.util.function.UnaryOperator;

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

    /// The same layout with every box moved.
    public PageLayout withBoxes(UnaryOperator<PageBox> move) {
        return new PageLayout(
                page,
                raw.stream().map(d -> d.withBox(move.apply(d.box()))).toList(),
                elements.stream().map(e -> e.withBox(move.apply(e.box()))).toList(),
                dropped.stream()
                        .map(
                                d ->
                                        new Dropped(
                                                d.detection()
                                                        .withBox(move.apply(d.detection().box())),
                                                d.reason()))
                        .toList());
    }

    /// A proposal that was not kept.
    ///
    /// @param reason why it was not kept
    public record Dropped(Detection detection, String reason) {}
}
