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
    private final Button again;
    private final Button takeBack;

    PageBanner(PageViewModel model, Texts texts, PageLinks links) {
        this.model = model;
        this.texts = texts;
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("page-banner");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        said.setId("page-banner");
        said.setWrapText(true);
        HBox.setHgrow(said, Priority.ALWAYS);
        recognise = step("page-recognise", Feather.EYE);
        again = step("page-read-again", Feather.REFRESH_CW);
        again.setOnAction(event -> links.readAgain());
        takeBack = step("page-take-back", Feather.CORNER_UP_LEFT);
        takeBack.setOnAction(event -> links.skipShown());
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
        getChildren().addAll(said, recognise, again, takeBack);
        tell();
    }

    private Button step(String id, Feather icon) {
        Button button = new ControlMaker(texts).button(id, icon);
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.managedProperty().bind(button.visibleProperty());
        return button;
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
        Optional<PageStatus> status = unread.map(PageInfo::status);
        recognise.setVisible(status.filter(PageBanner::legible).isPresent());
        again.setVisible(unread.isEmpty() || status.filter(PageStatus.FAILED::equals).isPresent());
        takeBack.setVisible(status.filter(PageStatus.SKIPPED::equals).isPresent());
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
