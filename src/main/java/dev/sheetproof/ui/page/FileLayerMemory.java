package dev.sheetproof.ui.page;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.ui.fx.SettingsFile;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;

/// Keeps the layers in a small file.
public final class FileLayerMemory implements LayerMemory {

    private static final int HEX = 16;

    private final SettingsFile file;

    public FileLayerMemory(Path file) {
        this.file = new SettingsFile(file);
    }

    @Override
    public LayerChoice load() {
        try {
            return file.load().map(FileLayerMemory::read).orElse(LayerChoice.FIRST);
        } catch (IllegalArgumentException e) {
            file.unreadable(e);
            return LayerChoice.FIRST;
        }
    }

    private static LayerChoice read(Properties kept) {
        Set<Layer> shown = EnumSet.noneOf(Layer.class);
        Set<ElementLabel> labels = EnumSet.allOf(ElementLabel.class);
        Map<Layer, Double> opacity = new EnumMap<>(Layer.class);
        Map<Layer, Integer> colours = new EnumMap<>(Layer.class);
        Map<ElementLabel, Integer> labelColours = new EnumMap<>(ElementLabel.class);
        for (Layer layer : Layer.values()) {
            String key = key("layer", layer);
            boolean first = LayerChoice.FIRST.shown().contains(layer);
            if (Boolean.parseBoolean(kept.getProperty(key, Boolean.toString(first)))) {
                shown.add(layer);
            }
            String strength = kept.getProperty(key + ".opacity");
            if (strength != null) {
                opacity.put(layer, Double.parseDouble(strength));
            }
            String colour = kept.getProperty(key + ".colour");
            if (colour != null) {
                colours.put(layer, Integer.parseInt(colour, HEX));
            }
        }
        for (ElementLabel label : ElementLabel.values()) {
            String key = key("label", label);
            if (!Boolean.parseBoolean(kept.getProperty(key, "true"))) {
                labels.remove(label);
            }
            String colour = kept.getProperty(key + ".colour");
            if (colour != null) {
                labelColours.put(label, Integer.parseInt(colour, HEX));
            }
        }
        return new LayerChoice(shown, labels, opacity, colours, labelColours);
    }

    @Override
    public void save(LayerChoice choice) {
        Properties kept = new Properties();
        for (Layer layer : Layer.values()) {
            kept.setProperty(key("layer", layer), Boolean.toString(choice.shown().contains(layer)));
        }
        for (ElementLabel label : ElementLabel.values()) {
            kept.setProperty(
                    key("label", label), Boolean.toString(choice.labels().contains(label)));
        }
        choice.opacity()
                .forEach(
                        (layer, value) ->
                                kept.setProperty(
                                        key("layer", layer) + ".opacity", Double.toString(value)));
        choice.colours()
                .forEach(
                        (layer, rgb) ->
                                kept.setProperty(
                                        key("layer", layer) + ".colour", Integer.toHexString(rgb)));
        choice.labelColours()
                .forEach(
                        (label, rgb) ->
                                kept.setProperty(
                                        key("label", label) + ".colour", Integer.toHexString(rgb)));
        file.save(kept);
    }

    private static String key(String kind, Enum<?> one) {
        return kind + "." + one.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
