package dev.sheetproof.ui.tasks;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.PasswordField;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The queue: how far each file is or what became of it, with the reason, and a field for the
/// password where that is all a file needs.
public final class TasksView extends VBox {

    private final TasksViewModel model;
    private final WatchedFoldersViewModel watched;
    private final Texts texts;
    private final Actions actions;
    private final ListView<FileTask> list;

    /// What can be done about a file.
    public interface Actions {

        void retry(FileTask task);

        void retry(FileTask task, String password);

        void cancel(FileTask task);

        /// Lets it begin earlier, or later when `by` is positive.
        void move(FileTask task, int by);

        boolean waits(FileTask task);

        /// Lets this file of its request come next.
        void prefer(FileTask task);

        /// Asks for a folder and watches it for the corpus shown.
        void watch();

        /// Hides this pane.
        void hide();
    }

    public TasksView(
            TasksViewModel model, WatchedFoldersViewModel watched, Texts texts, Actions actions) {
        this.model = model;
        this.watched = watched;
        this.texts = texts;
        this.actions = actions;
        setId("tasks");
        getStyleClass().add("tasks");
        ControlMaker make = new ControlMaker(texts);
        list = make.named(new ListView<>(), "task-list");
        list.getStyleClass().addAll(Styles.DENSE, "task-list");
        list.setItems(model.files());
        list.setCellFactory(view -> new FileTaskCell(texts, actions));
        list.setOnKeyPressed(this::onKey);
        Label none = new Label(texts.get("task-list.none"));
        none.getStyleClass().add("empty-advice");
        list.setPlaceholder(none);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(head(make), list);
    }

    private HBox head(ControlMaker make) {
        Label title = new Label(texts.get("tasks.title"));
        title.getStyleClass().add("pane-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        ToggleButton pause = make.toggle("pause-tasks", Feather.PAUSE);
        pause.setText(texts.get("pause-tasks.text"));
        pause.setSelected(model.pausedProperty().get());
        model.pausedProperty().addListener((observed, before, now) -> pause.setSelected(now));
        pause.setOnAction(event -> model.pause(pause.isSelected()));
        MenuButton folders = make.menuButton("watched", Feather.EYE);
        folders.getStyleClass().add(Styles.FLAT);
        watched.watched().addListener((Observable changed) -> fill(folders));
        fill(folders);
        MenuButton passwords = passwords(make);
        Button clear = make.button("clear-tasks", Feather.TRASH_2);
        clear.getStyleClass().add(Styles.FLAT);
        clear.setOnAction(event -> model.clearFinished());
        Button hide = make.iconButton("hide-tasks", Feather.CHEVRON_DOWN);
        hide.setOnAction(event -> actions.hide());
        HBox head = new HBox(title, pause, folders, passwords, gap, clear, hide);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("pane-head");
        return head;
    }

    /// One at a time, so that none is ever shown.
    private MenuButton passwords(ControlMaker make) {
        PasswordList list = model.passwords();
        MenuButton menu = make.menuButton("passwords", Feather.KEY);
        menu.getStyleClass().add(Styles.FLAT);
        PasswordField typed = make.named(new PasswordField(), "new-password");
        typed.setPromptText(texts.get("new-password.prompt"));
        Runnable add =
                () -> {
                    list.add(typed.getText());
                    typed.clear();
                };
        typed.setOnAction(event -> add.run());
        Button adds = make.button("add-password", Feather.PLUS);
        adds.setOnAction(event -> add.run());
        HBox form = new HBox(typed, adds);
        form.getStyleClass().add("inline-form");
        CustomMenuItem field = new CustomMenuItem(form, false);
        MenuItem forget = new MenuItem(texts.get("forget-passwords.text"), new FontIcon(Feather.X));
        forget.setId("forget-passwords");
        forget.setOnAction(event -> list.forget());
        forget.disableProperty().bind(list.countProperty().isEqualTo(0));
        menu.getItems().setAll(field, new SeparatorMenuItem(), forget);
        menu.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> texts.get("passwords.text", list.countProperty().get()),
                                list.countProperty()));
        menu.setOnShown(event -> typed.requestFocus());
        return menu;
    }

    private void fill(MenuButton menu) {
        menu.setText(texts.get("watched.text", watched.watched().size()));
        List<MenuItem> items = new ArrayList<>();
        MenuItem add = new MenuItem(texts.get("watch-folder.text"), new FontIcon(Feather.PLUS));
        add.setId("watch-folder");
        add.setOnAction(event -> actions.watch());
        items.add(add);
        if (!watched.watched().isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        for (QueueMemory.Watched one : watched.watched()) {
            MenuItem item =
                    new MenuItem(
                            texts.get("forget-folder.text", one.folder(), one.corpus()),
                            new FontIcon(Feather.X));
            item.setMnemonicParsing(false);
            item.setOnAction(event -> watched.forget(one));
            items.add(item);
        }
        menu.getItems().setAll(items);
    }

    /// Everything a row offers, by keyboard.
    private void onKey(KeyEvent event) {
        FileTask task = list.getSelectionModel().getSelectedItem();
        if (task == null) {
            return;
        }
        if (event.getCode() == KeyCode.DELETE) {
            actions.cancel(task);
        } else if (event.isAltDown() && event.getCode() == KeyCode.UP) {
            actions.move(task, -1);
        } else if (event.isAltDown() && event.getCode() == KeyCode.DOWN) {
            actions.move(task, 1);
        } else if (event.isAltDown() && event.getCode() == KeyCode.HOME) {
            actions.prefer(task);
        } else if (event.getCode() == KeyCode.ENTER && task.canBeRetried()) {
            actions.retry(task);
        } else {
            return;
        }
        event.consume();
    }
}
