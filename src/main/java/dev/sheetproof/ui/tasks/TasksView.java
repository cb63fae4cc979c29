package dev.sheetproof.ui.tasks;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.function.BiConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// What became of each file, with the reason, and a field for the password where that is all a file
/// needs.
public final class TasksView extends VBox {

    /// @param retry tries a file again with a password
    /// @param close hides this pane
    public TasksView(
            TasksViewModel model, Texts texts, BiConsumer<FileTask, String> retry, Runnable close) {
        setId("tasks");
        getStyleClass().add("tasks");
        ControlMaker make = new ControlMaker(texts);
        Label title = new Label(texts.get("tasks.title"));
        title.getStyleClass().add("pane-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button clear = make.button("clear-tasks", Feather.TRASH_2);
        clear.getStyleClass().add(Styles.FLAT);
        clear.setOnAction(event -> model.clearFinished());
        Button hide = make.iconButton("hide-tasks", Feather.CHEVRON_DOWN);
        hide.setOnAction(event -> close.run());
        HBox head = new HBox(title, gap, clear, hide);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("pane-head");

        ListView<FileTask> list = make.named(new ListView<>(), "task-list");
        list.getStyleClass().addAll(Styles.DENSE, "task-list");
        list.setItems(model.files());
        list.setCellFactory(view -> new FileTaskCell(texts, retry));
        Label none = new Label(texts.get("task-list.none"));
        none.getStyleClass().add("empty-advice");
        list.setPlaceholder(none);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(head, list);
    }
}
