package dev.sheetproof.ui.page;

import atlantafx.base.theme.Styles;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.overlay.Palette;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.SetChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ColorPicker;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.kordamp.ikonli.feather.Feather;

/// What is painted over the pages: every layer with its colour, how strongly it is painted and how
/// many boxes of it are on the page, and the colours of the kinds of region.
final class LayersPane extends ScrollPane {

    private static final double OPACITY_WIDTH = 46;

    /// From what is looked at most to what is looked into.
    private static final List<Layer> ORDER =
            List.of(
                    Layer.HIT,
                    Layer.MATCHED_WORDS,
                    Layer.FOUND,
                    Layer.CHUNKS,
                    Layer.ELEMENTS,
                    Layer.ORDER,
                    Layer.CELLS,
                    Layer.LINES,
                    Layer.COLUMNS,
                    Layer.RULES,
                    Layer.PROPOSALS,
                    Layer.GUARDS);

    private final PageViewModel model;
    private final LayersViewModel layers;
    private final Texts texts;
    private final ControlMaker make;
    private final GridPane counts = new GridPane();
    private final VBox guards = new VBox();

    LayersPane(PageViewModel model, Texts texts) {
        this.model = model;
        this.layers = model.tools().layers();
        this.texts = texts;
        make = new ControlMaker(texts);
        setId("layers-pane");
        getStyleClass().add("layers-pane");
        setFitToWidth(true);
        counts.getStyleClass().add("layer-rows");
        VBox content = new VBox(counts, heading("layers.legend"));
        content.getStyleClass().add("layers-content");
        for (Layer layer : ORDER) {
            row(layer);
        }
        for (ElementLabel label : ElementLabel.values()) {
            content.getChildren().add(legend(label));
        }
        Button reset = make.button("layers-reset", Feather.ROTATE_CCW);
        reset.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
        reset.setOnAction(event -> layers.reset());
        content.getChildren().add(reset);
        guards.setId("guards");
        content.getChildren().addAll(heading("layers.guards"), guards);
        setContent(content);
        model.sheetProperty().addListener((observed, before, now) -> tell());
        model.marksArrivedProperty().addListener((observed, before, now) -> tell());
        visibleProperty().addListener((observed, before, now) -> tell());
        tell();
    }

    private Label heading(String key) {
        Label heading = new Label(texts.get(key));
        heading.getStyleClass().add("sheet-heading");
        return heading;
    }

    private void row(Layer layer) {
        String id = "layer-" + layer.name().toLowerCase(Locale.ROOT).replace('_', '-');
        CheckBox shown = new CheckBox(texts.get("layer." + layer.name()));
        shown.setId(id);
        shown.setMinWidth(0);
        shown.setWrapText(true);
        shown.setMaxWidth(Double.MAX_VALUE);
        shown.setSelected(layers.shown().contains(layer));
        shown.setOnAction(event -> layers.setShown(layer, shown.isSelected()));
        layers.shown()
                .addListener(
                        (SetChangeListener<Layer>)
                                change -> shown.setSelected(layers.shown().contains(layer)));
        Label count = new Label();
        count.setId(id + "-count");
        count.getStyleClass().add("row-pages");
        count.setMinWidth(Region.USE_PREF_SIZE);
        Slider opacity = make.named(new Slider(0.1, 1, layers.opacity(layer)), id + "-opacity");
        opacity.setAccessibleText(
                texts.get("layer-opacity.name", texts.get("layer." + layer.name())));
        opacity.setTooltip(ControlMaker.tooltip(texts.get("layer-opacity.tooltip")));
        opacity.setPrefWidth(OPACITY_WIDTH);
        opacity.setMinWidth(OPACITY_WIDTH);
        opacity.disableProperty().bind(shown.selectedProperty().not());
        opacity.valueProperty()
                .addListener(
                        (observed, before, now) -> layers.setOpacity(layer, now.doubleValue()));
        GridPane.setHgrow(shown, Priority.ALWAYS);
        ColorPicker colour =
                picker(
                        id,
                        texts.get("layer." + layer.name()),
                        () -> layers.colour(layer).stream().mapToObj(Palette::of).findFirst(),
                        Palette.of(layer),
                        chosen -> layers.setColour(layer, Palette.rgb(chosen)));
        layers.changesProperty()
                .addListener((observed, before, now) -> opacity.setValue(layers.opacity(layer)));
        counts.addRow(counts.getRowCount(), colour, shown, count, opacity);
    }

    private HBox legend(ElementLabel label) {
        CheckBox shown = new CheckBox(texts.get("label." + label.name()));
        shown.setId("label-" + label.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        shown.setSelected(layers.labels().contains(label));
        shown.setOnAction(event -> layers.setShown(label, shown.isSelected()));
        layers.labels()
                .addListener(
                        (SetChangeListener<ElementLabel>)
                                change -> shown.setSelected(layers.labels().contains(label)));
        ColorPicker colour =
                picker(
                        shown.getId(),
                        texts.get("label." + label.name()),
                        () -> layers.colour(label).stream().mapToObj(Palette::of).findFirst(),
                        Palette.of(label),
                        chosen -> layers.setColour(label, Palette.rgb(chosen)));
        HBox row = new HBox(colour, shown);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("legend-row");
        return row;
    }

    /// Shows a colour, and lets another one be chosen.
    private ColorPicker picker(
            String id,
            String name,
            Supplier<Optional<Color>> chosen,
            Color own,
            Consumer<Color> choose) {
        ColorPicker picker = new ColorPicker(chosen.get().orElse(own));
        picker.setId(id + "-colour");
        picker.getStyleClass().addAll("button", "layer-colour");
        picker.setMinWidth(Region.USE_PREF_SIZE);
        picker.setAccessibleText(texts.get("layer-colour.name", name));
        picker.setTooltip(ControlMaker.tooltip(texts.get("layer-colour.tooltip")));
        picker.setOnAction(event -> choose.accept(picker.getValue()));
        layers.changesProperty()
                .addListener((observed, before, now) -> picker.setValue(chosen.get().orElse(own)));
        return picker;
    }

    private String count(Layer layer, Sheet sheet) {
        PageNumber page = sheet.page().page();
        int count =
                layer == Layer.FOUND
                        ? model.tools().find().on(page).size()
                        : layers.count(layer, model.marks(page).orElse(sheet.marks()));
        return Integer.toString(count);
    }

    /// How many boxes each layer has on the page, and what the guards did in the document.
    private void tell() {
        if (!isVisible()) {
            return;
        }
        for (Layer layer : ORDER) {
            String id = "#layer-" + layer.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (counts.lookup(id + "-count") instanceof Label count) {
                count.setText(
                        model.sheetProperty().get().map(sheet -> count(layer, sheet)).orElse(""));
            }
        }
        guards.getChildren().clear();
        Map<String, Integer> acted =
                model.sheetProperty()
                        .get()
                        .<Map<String, Integer>>map(sheet -> sheet.data().guards())
                        .orElse(Map.of());
        acted.forEach(
                (guard, times) -> {
                    Label line = new Label(texts.getOr("guard." + guard, guard) + "  " + times);
                    line.setWrapText(true);
                    line.getStyleClass().add("chunk-words");
                    guards.getChildren().add(line);
                });
    }
}
