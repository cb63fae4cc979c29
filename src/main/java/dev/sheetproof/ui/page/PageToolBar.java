package dev.sheetproof.ui.page;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.collections.SetChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Title of the document, page turning, zoom and layers.
final class PageToolBar extends HBox {

    private static final Layer[] MENU_ORDER = {
        Layer.HIT,
        Layer.MATCHED_WORDS,
        Layer.CHUNKS,
        Layer.ELEMENTS,
        Layer.ORDER,
        Layer.PROPOSALS,
        Layer.COLUMNS,
        Layer.LINES
    };

    private final PageViewModel model;
    private final Texts texts;
    private final Label title = new Label();
    private final Label subtitle = new Label();
    private final TextField number = new TextField();
    private final Label count = new Label();

    PageToolBar(PageViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        ControlMaker make = new ControlMaker(texts);
        getStyleClass().add("page-bar");
        setAlignment(Pos.CENTER_LEFT);
        title.setId("page-title");
        title.getStyleClass().add("page-title");
        title.setMinWidth(40);
        subtitle.setId("page-subtitle");
        subtitle.getStyleClass().add("page-subtitle");
        subtitle.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);

        Button previous = make.iconButton("previous-page", Feather.CHEVRON_LEFT);
        previous.setOnAction(event -> model.turn(-1));
        Button next = make.iconButton("next-page", Feather.CHEVRON_RIGHT);
        next.setOnAction(event -> model.turn(1));
        make.named(number, "page-number");
        number.setPrefColumnCount(3);
        number.setAlignment(Pos.CENTER_RIGHT);
        number.setOnAction(event -> goToTyped());
        number.focusedProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (!now) {
                                show(model.sheetProperty().get());
                            }
                        });
        count.setId("page-count");
        count.setMinWidth(Region.USE_PREF_SIZE);

        Button out = make.iconButton("zoom-out", Feather.MINUS);
        out.setOnAction(event -> model.scroll().zoomOut());
        Button in = make.iconButton("zoom-in", Feather.PLUS);
        in.setOnAction(event -> model.scroll().zoomIn());
        Button percent = make.named(new Button(), "zoom-percent");
        percent.getStyleClass().addAll(Styles.FLAT, "zoom-percent");
        percent.textProperty().bind(model.scroll().pxPerPtProperty().map(PageToolBar::percent));
        percent.setOnAction(event -> model.scroll().zoomToActualSize());
        percent.setMinWidth(Region.USE_PREF_SIZE);
        Button fit = make.iconButton("zoom-fit", Feather.MAXIMIZE_2);
        fit.graphicProperty()
                .bind(
                        model.scroll()
                                .zoomProperty()
                                .map(
                                        zoom ->
                                                new FontIcon(
                                                        zoom instanceof Zoom.FitWidth
                                                                ? Feather.MINIMIZE_2
                                                                : Feather.MAXIMIZE_2)));
        fit.setOnAction(event -> model.scroll().toggleFit());

        HBox tools =
                new HBox(
                        back(make),
                        forward(make),
                        separator(),
                        previous,
                        number,
                        count,
                        next,
                        separator(),
                        out,
                        percent,
                        in,
                        fit,
                        flow(make),
                        turn(make),
                        separator(),
                        layers(make));
        tools.getStyleClass().add("page-tools");
        tools.setAlignment(Pos.CENTER_RIGHT);
        tools.setMinWidth(Region.USE_PREF_SIZE);
        tools.disableProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () -> model.sheetProperty().get().isEmpty(),
                                model.sheetProperty()));
        getChildren().addAll(title, subtitle, gap, tools);
        model.sheetProperty().addListener((observed, before, now) -> show(now));
        show(model.sheetProperty().get());
    }

    private Button back(ControlMaker make) {
        Button back = make.iconButton("go-back", Feather.ARROW_LEFT);
        back.disableProperty().bind(model.canGoBackProperty().not());
        back.setOnAction(event -> model.back());
        return back;
    }

    private Button forward(ControlMaker make) {
        Button forward = make.iconButton("go-forward", Feather.ARROW_RIGHT);
        forward.disableProperty().bind(model.canGoForwardProperty().not());
        forward.setOnAction(event -> model.forward());
        return forward;
    }

    private ToggleButton flow(ControlMaker make) {
        ToggleButton flow = make.toggle("single-page", Feather.FILE);
        flow.setSelected(model.scroll().flowProperty().get() == Flow.SINGLE);
        flow.setOnAction(event -> model.scroll().toggleFlow());
        model.scroll()
                .flowProperty()
                .addListener((observed, before, now) -> flow.setSelected(now == Flow.SINGLE));
        return flow;
    }

    private Button turn(ControlMaker make) {
        Button turn = make.iconButton("turn-right", Feather.ROTATE_CW);
        turn.setOnAction(event -> model.scroll().turnRight());
        return turn;
    }

    private void show(Optional<Sheet> sheet) {
        title.setText(sheet.map(shown -> shown.data().document().docId()).orElse(""));
        subtitle.setText(sheet.map(PageToolBar::subtitle).orElse(""));
        title.setTooltip(
                sheet.isPresent()
                        ? ControlMaker.tooltip(sheet.orElseThrow().data().pdf().toString())
                        : null);
        number.setText(sheet.map(shown -> shown.page().page().toString()).orElse(""));
        count.setText(
                sheet.map(
                                shown ->
                                        texts.get(
                                                "page-count.text",
                                                Integer.toString(shown.data().pages().size())))
                        .orElse(""));
    }

    private static String subtitle(Sheet sheet) {
        String name = sheet.data().document().title();
        return name.equals(sheet.data().document().docId()) ? "" : name;
    }

    private void goToTyped() {
        String typed = number.getText().strip();
        if (typed.matches("[0-9]{1,6}")) {
            model.goTo(Integer.parseInt(typed));
        }
        show(model.sheetProperty().get());
        number.selectAll();
    }

    private MenuButton layers(ControlMaker make) {
        MenuButton menu = make.menuButton("layers", Feather.LAYERS);
        menu.setText(texts.get("layers.text"));
        menu.getStyleClass().add(Styles.FLAT);
        for (Layer layer : MENU_ORDER) {
            CheckMenuItem item = new CheckMenuItem(texts.get("layer." + layer.name()));
            item.setId("layer-" + layer.name().toLowerCase(Locale.ROOT));
            item.setSelected(model.layers().shown().contains(layer));
            item.setOnAction(event -> model.setLayer(layer, item.isSelected()));
            model.layers()
                    .shown()
                    .addListener(
                            (SetChangeListener<Layer>)
                                    change ->
                                            item.setSelected(
                                                    model.layers().shown().contains(layer)));
            menu.getItems().add(item);
        }
        return menu;
    }

    private static String percent(double pxPerPt) {
        return Math.round(pxPerPt / Zoom.PX_PER_PT_AT_100 * 100) + " %";
    }

    private static Region separator() {
        Region line = new Region();
        line.getStyleClass().add("bar-separator");
        return line;
    }
}
