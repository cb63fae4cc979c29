package dev.sheetproof.ui.tasks;

import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.PasswordField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A file: its name, what became of it and why.
final class FileTaskCell extends ListCell<FileTask> {

    private final Texts texts;
    private final FontIcon icon = new FontIcon(Feather.CLOCK);
    private final Label name = new Label();
    private final Label result = new Label();
    private final Label reason = new Label();
    private final PasswordField password = new PasswordField();
    private final HBox unlock;
    private final HBox content;

    FileTaskCell(Texts texts, BiConsumer<FileTask, String> retry) {
        this.texts = texts;
        ControlMaker make = new ControlMaker(texts);
        name.setMinWidth(160);
        name.setPrefWidth(260);
        result.setMinWidth(Region.USE_PREF_SIZE);
        result.getStyleClass().add("task-result");
        reason.getStyleClass().add("task-reason");
        reason.setMinWidth(40);
        HBox.setHgrow(reason, Priority.ALWAYS);
        reason.setMaxWidth(Double.MAX_VALUE);
        make.named(password, "task-password");
        password.setPromptText(texts.get("task-password.prompt"));
        Button again = make.button("task-retry", Feather.UNLOCK);
        Runnable tryIt =
                () -> {
                    FileTask task = getItem();
                    String typed = password.getText();
                    password.clear();
                    if (task != null && !typed.isEmpty()) {
                        retry.accept(task, typed);
                    }
                };
        again.setOnAction(event -> tryIt.run());
        password.setOnAction(event -> tryIt.run());
        unlock = new HBox(password, again);
        unlock.getStyleClass().add("inline-form");
        unlock.setMinWidth(Region.USE_PREF_SIZE);
        content = new HBox(icon, name, result, reason, unlock);
        content.getStyleClass().add("task-row");
        content.setAlignment(Pos.CENTER_LEFT);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable FileTask task, boolean empty) {
        super.updateItem(task, empty);
        setText(null);
        if (empty || task == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        name.setText(String.valueOf(task.file().getFileName()));
        name.setTooltip(ControlMaker.tooltip(task.file().toString()));
        switch (task.state()) {
            case FileState.Waiting waiting ->
                    show(Feather.CLOCK, "", texts.get("state.waiting"), "");
            case FileState.Working working ->
                    show(
                            Feather.LOADER,
                            "",
                            texts.getOr("stage." + working.stage(), working.stage()),
                            "");
            case FileState.Finished(IngestedDocument document) -> show(document);
        }
        unlock.setVisible(task.needsPassword());
        unlock.setManaged(task.needsPassword());
        setAccessibleText(name.getText() + ", " + result.getText() + ", " + reason.getText());
        setGraphic(content);
    }

    private void show(IngestedDocument document) {
        boolean whole = document.status().filter(status -> status == DocumentStatus.OK).isPresent();
        switch (document.outcome()) {
            case STORED -> {
                String counts = texts.get("state.stored", document.pages(), document.chunks());
                show(
                        whole ? Feather.CHECK : Feather.ALERT_TRIANGLE,
                        whole ? "good" : "row-warning",
                        counts,
                        document.reason());
            }
            case UNCHANGED ->
                    show(
                            whole ? Feather.CHECK : Feather.ALERT_TRIANGLE,
                            whole ? "" : "row-warning",
                            texts.get("state.unchanged"),
                            document.reason());
            case REJECTED ->
                    show(Feather.X_CIRCLE, "bad", texts.get("state.rejected"), document.reason());
            case CANCELLED ->
                    show(Feather.SLASH, "", texts.get("state.cancelled"), document.reason());
        }
    }

    private void show(Feather picture, String style, String what, String why) {
        icon.setIconCode(picture);
        icon.getStyleClass().removeAll("good", "bad", "row-warning");
        if (!style.isEmpty()) {
            icon.getStyleClass().add(style);
        }
        result.setText(what);
        reason.setText(why);
        reason.setTooltip(
                Optional.of(why)
                        .filter(text -> !text.isBlank())
                        .map(ControlMaker::tooltip)
                        .orElse(null));
    }
}
