package dev.sheetproof.ui.page;

import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.select.Selection;
import java.nio.file.Path;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/// What can be done with the selected part of a page, over the pages while it is selected.
final class SelectionBar extends HBox {

    SelectionBar(PageViewModel model, Texts texts, PageLinks links) {
        setId("selection-bar");
        getStyleClass().add("selection-bar");
        setAlignment(Pos.CENTER_LEFT);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        ControlMaker make = new ControlMaker(texts);
        AreaViewModel area = model.tools().area();
        Button picture = make.iconButton("copy-picture", Feather.IMAGE);
        picture.setOnAction(event -> area.copyPicture(links.clip()));
        Button save = make.iconButton("save-picture", Feather.SAVE);
        save.setOnAction(
                event -> links.pictureFile(area.pictureName()).ifPresent(area::savePicture));
        Button text = make.iconButton("copy-text", Feather.COPY);
        text.setOnAction(event -> area.copyText(links.clip()));
        Button seek = make.iconButton("search-this", Feather.SEARCH);
        seek.setOnAction(event -> area.search(links::search));
        Button what = make.iconButton("what-is-this", Feather.HELP_CIRCLE);
        what.setOnAction(event -> area.explain());
        Button close = make.iconButton("clear-selection", Feather.X);
        close.setOnAction(event -> model.tools().selection().clear());
        Label done = new Label();
        done.setId("selection-done");
        done.getStyleClass().add("row-pages");
        done.textProperty().bind(area.outcomeProperty().map(outcome -> told(texts, outcome)));
        getChildren().addAll(picture, save, text, seek, what, close, done);
        model.tools()
                .selection()
                .selectionProperty()
                .addListener((observed, before, now) -> show(now));
        show(model.tools().selection().selection());
    }

    private static String told(Texts texts, AreaViewModel.Outcome outcome) {
        return switch (outcome) {
            case AreaViewModel.Outcome.None none -> "";
            case AreaViewModel.Outcome.Copied copied -> texts.get("done.copied");
            case AreaViewModel.Outcome.Saved(Path file) ->
                    texts.get("done.saved", String.valueOf(file.getFileName()));
            case AreaViewModel.Outcome.Failed(String reason) ->
                    texts.get("done.failed", texts.reason(reason));
        };
    }

    private void show(Selection now) {
        boolean area = now instanceof Selection.Area;
        setVisible(area);
        setManaged(area);
    }
}
