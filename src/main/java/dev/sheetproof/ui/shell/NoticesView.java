package dev.sheetproof.ui.shell;

import atlantafx.base.controls.Message;
import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.commands.Command;
import dev.sheetproof.ui.commands.CommandRegistry;
import dev.sheetproof.ui.fx.Texts;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Notices in a corner of the window, newest at the bottom.
final class NoticesView extends VBox {

    /// From the edge of the notice to its button.
    private static final Insets STEP_MARGIN = new Insets(0, 12, 12, 0);

    private final NoticesViewModel model;
    private final CommandRegistry commands;
    private final Texts texts;
    private final Texts does;

    /// @param does words of the commands
    NoticesView(NoticesViewModel model, Texts texts, CommandRegistry commands, Texts does) {
        this.model = model;
        this.commands = commands;
        this.texts = texts;
        this.does = does;
        setId("notices");
        getStyleClass().add("notices");
        setAccessibleText(texts.get("notices.name"));
        setPickOnBounds(false);
        setMaxSize(420, Region.USE_PREF_SIZE);
        model.notices().addListener((Observable changed) -> fill());
        fill();
    }

    private void fill() {
        getChildren().setAll(model.notices().stream().map(this::node).toList());
    }

    /// A notice, with a button in its corner for the next step where there is one.
    private Node node(Notice notice) {
        Optional<Command> step = notice.step().flatMap(commands::command);
        if (step.isEmpty()) {
            return message(notice);
        }
        Command next = step.orElseThrow();
        Button button = new Button(does.get("does." + next.id()));
        button.setId("notice-step");
        button.setMnemonicParsing(false);
        button.getStyleClass().add(Styles.SMALL);
        button.setOnAction(
                event -> {
                    model.dismiss(notice);
                    next.run();
                });
        StackPane.setAlignment(button, Pos.BOTTOM_RIGHT);
        StackPane.setMargin(button, STEP_MARGIN);
        StackPane both = new StackPane(message(notice), button);
        both.getStyleClass().add("notice-with-step");
        return both;
    }

    private Message message(Notice notice) {
        String advice = texts.reason(notice.advice());
        Message message = new Message(notice.title(), advice, new FontIcon(icon(notice.kind())));
        message.getStyleClass().addAll("notice", style(notice.kind()), Styles.ELEVATED_2);
        message.setAccessibleText(notice.title() + ". " + advice);
        message.setOnClose(event -> model.dismiss(notice));
        message.skinProperty()
                .addListener(
                        (observed, before, now) ->
                                Optional.ofNullable(message.lookup(".close-button"))
                                        .ifPresent(
                                                close ->
                                                        close.setAccessibleText(
                                                                texts.get("close-notice.name"))));
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
