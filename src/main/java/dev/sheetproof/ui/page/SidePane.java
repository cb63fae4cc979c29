package dev.sheetproof.ui.page;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.Backstage;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The pane beside the pages: thumbnails, outline, finding, layers, or nothing.
final class SidePane extends VBox {

    private static final double WIDTH = 240;

    private final FindPane find;

    SidePane(PageViewModel model, Texts texts) {
        setId("side-pane");
        getStyleClass().add("side-pane");
        setMinWidth(180);
        setPrefWidth(WIDTH);
        Runnable close = () -> model.tools().sideProperty().set(Optional.empty());
        find = new FindPane(model.tools().find(), texts, close);
        Map<SideTab, Region> tabs =
                Map.of(
                        SideTab.THUMBNAILS, new Thumbnails(model, texts),
                        SideTab.OUTLINE, new OutlineView(model, texts),
                        SideTab.FIND, find,
                        SideTab.LAYERS, new LayersPane(model, texts));
        Label title = new Label();
        title.getStyleClass().add("pane-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button end = new ControlMaker(texts).iconButton("close-side", Feather.X);
        end.getStyleClass().add(Styles.SMALL);
        end.setOnAction(event -> close.run());
        HBox head = new HBox(title, gap, end);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("pane-head");
        StackPane stack = new StackPane();
        VBox.setVgrow(stack, Priority.ALWAYS);
        tabs.forEach(
                (tab, pane) ->
                        pane.visibleProperty()
                                .bind(
                                        model.tools()
                                                .sideProperty()
                                                .map(
                                                        shown ->
                                                                shown.filter(tab::equals)
                                                                        .isPresent())));
        model.tools()
                .sideProperty()
                .addListener((observed, before, now) -> show(stack, now.map(tabs::get)));
        show(stack, model.tools().sideProperty().get().map(tabs::get));
        getChildren().addAll(head, stack);
        visibleProperty().bind(model.tools().sideProperty().map(Optional::isPresent));
        managedProperty().bind(visibleProperty());
        Backstage.whileHidden(this);
        title.textProperty()
                .bind(
                        model.tools()
                                .sideProperty()
                                .map(
                                        shown ->
                                                shown.map(tab -> texts.get("side." + tab.name()))
                                                        .orElse("")));
    }

    /// The other panes are out of the scene, where nothing styles them.
    private static void show(StackPane stack, Optional<Region> pane) {
        stack.getChildren().setAll(pane.stream().toList());
    }

    void focusFind() {
        find.focusField();
    }
}
