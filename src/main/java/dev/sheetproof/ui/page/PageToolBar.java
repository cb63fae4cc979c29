package dev.sheetproof.ui.page;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToolBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Title of the document, page turning, zoom, and what opens beside the pages. What does not fit is
/// behind the arrow at its end.
final class PageToolBar extends HBox {

    /// A longer name is cut; it stands whole in the tooltip's path.
    private static final double TITLE_WIDTH = 130;

    private final PageViewModel model;

    /// Padding and spaces of the bar.
    private static final double BESIDE = 42;

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
        title.setMinWidth(Region.USE_PREF_SIZE);
        title.setMaxWidth(TITLE_WIDTH);
        subtitle.setId("page-subtitle");
        subtitle.getStyleClass().add("page-subtitle");
        subtitle.setMinWidth(0);
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

        ToolBar tools =
                new ToolBar(
                        side(make, "show-thumbnails", Feather.SIDEBAR, SideTab.THUMBNAILS),
                        previous,
                        number,
                        count,
                        next,
                        separator(),
                        out,
                        percent,
                        in,
                        fit,
                        separator(),
                        side(make, "find", Feather.SEARCH, SideTab.FIND),
                        side(make, "layers", Feather.LAYERS, SideTab.LAYERS),
                        area(make),
                        back(make),
                        forward(make),
                        side(make, "show-outline", Feather.LIST, SideTab.OUTLINE),
                        flow(make),
                        turn(make));
        tools.getStyleClass().add("page-tools");
        tools.setMinWidth(0);
        HBox.setHgrow(tools, Priority.ALWAYS);
        // Of what there is too little room for, the name goes before the tools do.
        subtitle.maxWidthProperty()
                .bind(
                        Bindings.createDoubleBinding(
                                () ->
                                        Math.max(
                                                0,
                                                getWidth()
                                                        - title.getWidth()
                                                        - tools.prefWidth(-1)
                                                        - BESIDE),
                                widthProperty(),
                                title.widthProperty()));
        tools.disableProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () -> model.sheetProperty().get().isEmpty(),
                                model.sheetProperty()));
        getChildren().addAll(title, subtitle, tools);
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

    void focusNumber() {
        number.requestFocus();
        number.selectAll();
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

    private ToggleButton side(ControlMaker make, String id, Ikon icon, SideTab tab) {
        ToggleButton button = make.toggle(id, icon);
        ObjectProperty<Optional<SideTab>> side = model.tools().sideProperty();
        button.setSelected(side.get().filter(tab::equals).isPresent());
        button.setOnAction(event -> model.tools().toggle(tab));
        side.addListener(
                (observed, before, now) -> button.setSelected(now.filter(tab::equals).isPresent()));
        return button;
    }

    private ToggleButton area(ControlMaker make) {
        ToggleButton button = make.toggle("area-tool", Feather.CROP);
        button.selectedProperty().bindBidirectional(model.tools().selection().areaToolProperty());
        return button;
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
