package dev.sheetproof.ui.page;

import atlantafx.base.theme.Styles;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What is wrong with the page shown, and the next step where there is one: how it was read, else
/// boxes on it that cannot be trusted.
final class PageBanner extends HBox {

    private final PageViewModel model;
    private final Texts texts;
    private final Label said = new Label("", new FontIcon(Feather.ALERT_TRIANGLE));
    private final Button recognise;

    PageBanner(PageViewModel model, Texts texts, PageLinks links) {
        this.model = model;
        this.texts = texts;
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("page-banner");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        said.setId("page-banner");
        said.setWrapText(true);
        HBox.setHgrow(said, Priority.ALWAYS);
        recognise = new ControlMaker(texts).button("page-recognise", Feather.EYE);
        recognise.getStyleClass().add(Styles.SMALL);
        recognise.setMinWidth(Region.USE_PREF_SIZE);
        recognise.managedProperty().bind(recognise.visibleProperty());
        recognise.setOnAction(
                event ->
                        model.sheetProperty()
                                .get()
                                .ifPresent(
                                        sheet ->
                                                links.recognise(
                                                        sheet.data().document().docId(),
                                                        sheet.page().page())));
        said.visibleProperty().bind(visibleProperty());
        getChildren().addAll(said, recognise);
        tell();
    }

    /// Looks again.
    void tell() {
        Optional<PageInfo> unread =
                model.sheetProperty()
                        .get()
                        .map(Sheet::page)
                        .filter(page -> page.status() != PageStatus.OK);
        int stale = model.staleElements();
        Optional<String> warning =
                unread.map(
                                page ->
                                        texts.get(
                                                "status." + page.status().name(),
                                                texts.reason(page.reason())))
                        .or(
                                () ->
                                        stale > 0
                                                ? Optional.of(texts.get("stale.count", stale))
                                                : Optional.empty());
        said.setText(warning.orElse(""));
        recognise.setVisible(unread.map(PageInfo::status).filter(PageBanner::legible).isPresent());
        setVisible(warning.isPresent());
    }

    /// Whether there is something to be seen on the page that its file does not tell.
    private static boolean legible(PageStatus status) {
        return switch (status) {
            case NO_TEXT, BAD_FONTS -> true;
            case OK, ENCRYPTED, FAILED, SKIPPED -> false;
        };
    }
}
