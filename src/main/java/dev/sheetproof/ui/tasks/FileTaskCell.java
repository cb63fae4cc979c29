package dev.sheetproof.ui.tasks;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.PasswordField;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A file: its name, how far it is or what became of it and why, and what can be done about it.
final class FileTaskCell extends ListCell<FileTask> {

    private final Texts texts;
    private final TasksView.Actions actions;
    private final FontIcon icon = new FontIcon(Feather.CLOCK);
    private final Label name = new Label();
    private final Label result = new Label();
    private final ProgressBar bar = new ProgressBar();
    private final Label reason = new Label();
    private final PasswordField password = new PasswordField();
    private final HBox unlock;
    private final Button again;
    private final Button next;
    private final Button earlier;
    private final Button later;
    private final Button stop;
    private final HBox content;

    FileTaskCell(Texts texts, TasksView.Actions actions) {
        this.texts = texts;
        this.actions = actions;
        ControlMaker make = new ControlMaker(texts);
        name.setMinWidth(160);
        name.setPrefWidth(260);
        result.setMinWidth(Region.USE_PREF_SIZE);
        result.getStyleClass().add("task-result");
        bar.setMinWidth(110);
        bar.setMaxWidth(110);
        bar.setAccessibleText(texts.get("task-progress.name"));
        reason.getStyleClass().add("task-reason");
        reason.setMinWidth(40);
        HBox.setHgrow(reason, Priority.ALWAYS);
        reason.setMaxWidth(Double.MAX_VALUE);

        make.named(password, "task-password");
        password.setPromptText(texts.get("task-password.prompt"));
        Button open = make.button("task-retry", Feather.UNLOCK);
        Runnable tryIt =
                () -> {
                    String typed = password.getText();
                    password.clear();
                    if (!typed.isEmpty()) {
                        act(task -> actions.retry(task, typed));
                    }
                };
        open.setOnAction(event -> tryIt.run());
        password.setOnAction(event -> tryIt.run());
        unlock = new HBox(password, open);
        unlock.getStyleClass().add("inline-form");
        unlock.setMinWidth(Region.USE_PREF_SIZE);

        again = button(make, "task-again", Feather.ROTATE_CW, actions::retry);
        next = button(make, "task-next", Feather.CHEVRONS_UP, actions::prefer);
        earlier = button(make, "task-earlier", Feather.ARROW_UP, task -> actions.move(task, -1));
        later = button(make, "task-later", Feather.ARROW_DOWN, task -> actions.move(task, 1));
        stop = button(make, "task-stop", Feather.X, actions::cancel);
        content =
                new HBox(
                        icon, name, result, bar, reason, unlock, again, next, earlier, later, stop);
        content.getStyleClass().add("task-row");
        content.setAlignment(Pos.CENTER_LEFT);
        setPrefWidth(0);
    }

    private Button button(ControlMaker make, String id, Feather picture, Consumer<FileTask> does) {
        Button button = make.iconButton(id, picture);
        button.getStyleClass().add(Styles.SMALL);
        button.setOnAction(event -> act(does));
        return button;
    }

    private void act(Consumer<FileTask> action) {
        Optional.ofNullable(getItem()).ifPresent(action);
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
        setShown(bar, false);
        switch (task.state()) {
            case FileState.Waiting waiting ->
                    show(Feather.CLOCK, "", texts.get("state.waiting"), "");
            case FileState.Working working -> show(working);
            case FileState.Finished(IngestedDocument document) -> show(task, document);
        }
        boolean waits = actions.waits(task);
        boolean finished = task.state() instanceof FileState.Finished;
        setShown(unlock, task.needsPassword());
        setShown(again, task.canBeRetried());
        setShown(next, task.state() instanceof FileState.Waiting);
        setShown(earlier, waits);
        setShown(later, waits);
        setShown(stop, !finished);
        setAccessibleText(name.getText() + ", " + result.getText() + ", " + reason.getText());
        setGraphic(content);
    }

    private void show(FileState.Working working) {
        String stage = texts.getOr("stage." + working.stage(), working.stage());
        boolean counted = working.total() > 1;
        show(
                Feather.LOADER,
                "",
                counted
                        ? texts.get("state.working", stage, working.done(), working.total())
                        : stage,
                "");
        setShown(bar, true);
        bar.setProgress(working.total() > 0 ? working.share() : ProgressBar.INDETERMINATE_PROGRESS);
    }

    private void show(FileTask task, IngestedDocument document) {
        boolean whole = document.status().filter(status -> status == DocumentStatus.OK).isPresent();
        String why = withAdvice(task, document);
        switch (document.outcome()) {
            case STORED -> {
                String counts = texts.get("state.stored", document.pages(), document.chunks());
                show(
                        whole ? Feather.CHECK : Feather.ALERT_TRIANGLE,
                        whole ? "good" : "row-warning",
                        counts,
                        why);
            }
            case UNCHANGED ->
                    show(
                            whole ? Feather.CHECK : Feather.ALERT_TRIANGLE,
                            whole ? "" : "row-warning",
                            texts.get("state.unchanged"),
                            why);
            case REJECTED -> show(Feather.X_CIRCLE, "bad", texts.get("state.rejected"), why);
            case CANCELLED -> show(Feather.SLASH, "", texts.get("state.cancelled"), why);
        }
    }

    /// The reason, and what can be done about it.
    private String withAdvice(FileTask task, IngestedDocument document) {
        String advice =
                task.needsPassword()
                        ? texts.get("advice.password")
                        : task.canBeRetried()
                                ? texts.get("advice.retry")
                                : task.needsAttention() ? texts.get("advice.look") : "";
        String reason = texts.reason(document.reason());
        return advice.isEmpty() || reason.isBlank()
                ? reason
                : texts.get("state.advice", reason, advice);
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

    private static void setShown(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
