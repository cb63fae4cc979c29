package dev.sheetproof.ui.page;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import javafx.collections.SetChangeListener;
import org.jspecify.annotations.Nullable;

/// What is painted over the pages, and how strongly.
public final class LayersViewModel {

    private final ObservableSet<Layer> shown =
            FXCollections.observableSet(EnumSet.copyOf(LayerChoice.FIRST.shown()));
    private final ObservableSet<ElementLabel> labels =
            FXCollections.observableSet(EnumSet.allOf(ElementLabel.class));
    private final Map<Layer, Double> opacity = new EnumMap<>(Layer.class);
    private final Map<Layer, Integer> colours = new EnumMap<>(Layer.class);
    private final Map<ElementLabel, Integer> labelColours = new EnumMap<>(ElementLabel.class);
    private final ReadOnlyLongWrapper changes = new ReadOnlyLongWrapper();

    LayersViewModel() {
        shown.addListener((javafx.collections.SetChangeListener<Layer>) change -> changed());
        labels.addListener((SetChangeListener<ElementLabel>) change -> changed());
    }

    /// The layers that are painted.
    public ObservableSet<Layer> shown() {
        return shown;
    }

    /// The kinds of region that are painted, in every layer of regions.
    public ObservableSet<ElementLabel> labels() {
        return labels;
    }

    /// Changes whenever the layers do.
    public ReadOnlyLongProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    public void setShown(Layer layer, boolean visible) {
        if (visible) {
            shown.add(layer);
        } else {
            shown.remove(layer);
        }
    }

    public void setShown(ElementLabel label, boolean visible) {
        if (visible) {
            labels.add(label);
        } else {
            labels.remove(label);
        }
    }

    /// How strongly a layer is painted: 0 not at all, 1 fully.
    public double opacity(Layer layer) {
        return opacity.getOrDefault(layer, 1.0);
    }

    /// @throws IllegalArgumentException when it is not within 0..1
    public void setOpacity(Layer layer, double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException("opacity outside 0..1: " + value);
        }
        opacity.put(layer, value);
        changed();
    }

    /// The colour chosen for a layer, as red, green and blue (`0xRRGGBB`); empty for its own.
    public OptionalInt colour(Layer layer) {
        return chosen(colours.get(layer));
    }

    public OptionalInt colour(ElementLabel label) {
        return chosen(labelColours.get(label));
    }

    private static OptionalInt chosen(@Nullable Integer rgb) {
        return rgb == null ? OptionalInt.empty() : OptionalInt.of(rgb);
    }

    /// @param rgb `0xRRGGBB`
    public void setColour(Layer layer, int rgb) {
        colours.put(layer, rgb & 0xFFFFFF);
        changed();
    }

    public void setColour(ElementLabel label, int rgb) {
        labelColours.put(label, rgb & 0xFFFFFF);
        changed();
    }

    /// Everything as at a first start.
    public void reset() {
        use(LayerChoice.FIRST);
    }

    /// What is chosen, to be kept.
    public LayerChoice choice() {
        return new LayerChoice(shown, labels, opacity, colours, labelColours);
    }

    public void use(LayerChoice choice) {
        opacity.clear();
        opacity.putAll(choice.opacity());
        colours.clear();
        colours.putAll(choice.colours());
        labelColours.clear();
        labelColours.putAll(choice.labelColours());
        shown.retainAll(choice.shown());
        shown.addAll(choice.shown());
        labels.retainAll(choice.labels());
        labels.addAll(choice.labels());
        changed();
    }

    /// How many boxes of a layer a page has.
    public int count(Layer layer, PageMarks marks) {
        return switch (layer) {
            case LINES -> marks.lines().size();
            case COLUMNS ->
                    (int)
                            marks.lines().stream()
                                    .mapToInt(Line::column)
                                    .filter(column -> column >= 0)
                                    .distinct()
                                    .count();
            case RULES -> marks.rules().size();
            case PROPOSALS -> marks.layout().map(layout -> layout.raw().size()).orElse(0);
            case ELEMENTS, ORDER -> marks.elements().size();
            case CELLS -> marks.grid().size();
            case CHUNKS -> marks.chunks().size();
            case GUARDS ->
                    marks.layout().map(layout -> layout.dropped().size()).orElse(0)
                            + (int)
                                    marks.chunks().stream()
                                            .filter(
                                                    chunk ->
                                                            !chunk.stored()
                                                                    .chunk()
                                                                    .warnings()
                                                                    .isEmpty())
                                            .count();
            case FOUND -> 0;
            case MATCHED_WORDS -> marks.words().size();
            case HIT -> marks.hit().size();
        };
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }
}
