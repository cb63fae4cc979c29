package dev.sheetproof.ui.commands;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.Backstage;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// All shortcuts at a glance, over the window, made of the registry.
public final class ShortcutSheet extends StackPane {

    private static final double WIDTH = 900;
    private static final double COLUMN = 410;

    /// Holds the longest combination; longer lists of keys wrap.
    private static final double KEYS_WIDTH = 112;

    private final Texts texts;
    private final Button close;
    private final ScrollPane scroll;
    private Optional<Node> before = Optional.empty();

    public ShortcutSheet(CommandRegistry registry, Texts texts) {
        this.texts = texts;
        setId("shortcut-sheet");
        getStyleClass().add("veil");
        setVisible(false);
        ControlMaker make = new ControlMaker(texts);
        Label title = new Label(texts.get("sheet.title"));
        title.getStyleClass().add("pane-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        close = make.iconButton("close-sheet", Feather.X);
        close.setOnAction(event -> hide());
        HBox head = new HBox(title, gap, close);
        head.setAlignment(Pos.CENTER_LEFT);
        scroll = new ScrollPane(columns(registry));
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("sheet-scroll");
        VBox card = new VBox(head, scroll);
        card.getStyleClass().addAll("sheet-card", Styles.ELEVATED_3);
        card.setMaxWidth(WIDTH);
        card.maxHeightProperty().bind(heightProperty().multiply(0.92));
        getChildren().add(card);
        Backstage.whileHidden(this);
        setOnMouseClicked(
                event -> {
                    if (event.getTarget() == this) {
                        hide();
                    }
                });
        setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        hide();
                        event.consume();
                    }
                });
    }

    /// The groups in their order, each at the foot of the column that is shorter by then.
    private HBox columns(CommandRegistry registry) {
        VBox left = new VBox();
        VBox right = new VBox();
        int leftRows = 0;
        int rightRows = 0;
        for (Command.Group group : Command.Group.values()) {
            GridPane table = table(registry, group);
            int rows = table.getRowCount() + 1;
            if (leftRows <= rightRows) {
                left.getChildren().add(group(group, table));
                leftRows += rows;
            } else {
                right.getChildren().add(group(group, table));
                rightRows += rows;
            }
        }
        HBox columns = new HBox(left, right);
        columns.getChildren()
                .forEach(
                        column -> {
                            column.getStyleClass().add("sheet-groups");
                            HBox.setHgrow(column, Priority.ALWAYS);
                        });
        columns.getStyleClass().add("sheet-groups");
        return columns;
    }

    private GridPane table(CommandRegistry registry, Command.Group group) {
        GridPane table = new GridPane();
        table.getStyleClass().add("sheet-table");
        ColumnConstraints keys = new ColumnConstraints(KEYS_WIDTH);
        ColumnConstraints does = new ColumnConstraints();
        does.setHgrow(Priority.ALWAYS);
        table.getColumnConstraints().addAll(keys, does);
        for (Command command : registry.all()) {
            if (command.group() == group && !command.keys().isEmpty()) {
                row(table, command.keys().getFirst().text(), command.id());
            }
        }
        for (CommandRegistry.KeyHint hint : registry.hints()) {
            if (hint.group() == group) {
                row(table, hint.keys(), hint.id());
            }
        }
        return table;
    }

    private VBox group(Command.Group group, GridPane table) {
        Label heading = new Label(texts.get("group." + group.name()));
        heading.getStyleClass().add("sheet-heading");
        VBox box = new VBox(heading, table);
        box.setPrefWidth(COLUMN);
        box.getStyleClass().add("sheet-group");
        return box;
    }

    private void row(GridPane table, String keys, String id) {
        Label shown = new Label(keys);
        shown.getStyleClass().add("keys");
        shown.setWrapText(true);
        Label does = new Label(texts.get("does." + id));
        does.setWrapText(true);
        table.addRow(table.getRowCount(), shown, does);
    }

    public void toggle() {
        if (isVisible()) {
            hide();
        } else {
            before = Optional.ofNullable(getScene().getFocusOwner());
            setVisible(true);
            scroll.setVvalue(0);
            close.requestFocus();
        }
    }

    /// Closes it; the focus goes back to where it was.
    public void hide() {
        setVisible(false);
        before.ifPresent(Node::requestFocus);
        before = Optional.empty();
    }
}
