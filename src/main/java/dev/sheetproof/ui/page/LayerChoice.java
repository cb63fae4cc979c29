package dev.sheetproof.ui.page;

import dev.sheetproof.model.ElementLabel;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/// What is painted over the pages, how strongly and in which colours, as it is kept from one run to
/// the next.
///
/// @param opacity 0..1, for layers that are not painted fully
/// @param colours `0xRRGGBB`, for layers that have another colour than their own; `labelColours`
///   likewise for kinds of region
public record LayerChoice(
        Set<Layer> shown,
        Set<ElementLabel> labels,
        Map<Layer, Double> opacity,
        Map<Layer, Integer> colours,
        Map<ElementLabel, Integer> labelColours) {

    /// A reader sees the hit, its words and what was found.
    public static final LayerChoice FIRST =
            new LayerChoice(
                    EnumSet.of(Layer.HIT, Layer.MATCHED_WORDS, Layer.FOUND),
                    EnumSet.allOf(ElementLabel.class),
                    Map.of(),
                    Map.of(),
                    Map.of());

    public LayerChoice {
        shown = Set.copyOf(shown);
        labels = Set.copyOf(labels);
        opacity = Map.copyOf(opacity);
        colours = Map.copyOf(colours);
        labelColours = Map.copyOf(labelColours);
        if (opacity.values().stream().anyMatch(value -> !(value >= 0 && value <= 1))) {
            throw new IllegalArgumentException("opacity outside 0..1: " + new EnumMap<>(opacity));
        }
    }
}
