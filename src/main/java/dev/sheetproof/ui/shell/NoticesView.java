package dev.sheetproof.ui.shell;

import atlantafx.base.controls.Message;
import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.Texts;
import javafx.beans.Observable;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Notices in a corner of the window, newest at the bottom.
final class NoticesView extends VBox {

    private final NoticesViewModel model;

    NoticesView(NoticesViewModel model, Texts texts) {
        this.model = model;
        setId("notices");
        getStyleClass().add("notices");
        setAccessibleText(texts.get("notices.name"));
        setPickOnBounds(false);
        setMaxSize(420, Region.USE_PREF_SIZE);
        model.notices().addListener((Observable changed) -> fill());
        fill();
    }

    private void fill() {
        getChildren().setAll(model.notices().stream().map(this::message).toList());
    }

    private Message message(Notice notice) {
        Message message =
                new Message(notice.title(), notice.advice(), new FontIcon(icon(notice.kind())));
        message.getStyleClass().addAll("notice", style(notice.kind()), Styles.ELEVATED_2);
        message.setAccessibleText(notice.title() + ". " + notice.advice());
        message.setOnClose(event -> model.dismiss(notice));
        return message;
    }

    private static Feather icon(Notice.Kind kind) {
        return switch (kind) {
            case INFO -> Feather.CHECK_CIRCLE;
            case WARNING -> Feather.ALERT_TRIANGLE;
            case ERROR -> Feather.X_CIRCLE;
        };
    }

    private static String style(Notice.Kind kind) {
        return switch (kind) {
            case INFO -> Styles.SUCCESS;
            case WARNING -> Styles.WARNING;
            case ERROR -> Styles.DANGER;
        };
    }
}
