package dev.sheetproof.ui.support;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.TitledPane;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;

/// All words that a window puts in front of a person: what is seen, tooltips, menus, prompts, and
/// what a screen reader says. Read on the JavaFX thread.
public final class SeenWords {

    private final Set<String> found = new LinkedHashSet<>();

    private SeenWords() {}

    /// The words under a node, whether it is seen at this moment or not.
    public static Set<String> under(Node node) {
        SeenWords words = new SeenWords();
        words.node(node);
        return words.found;
    }

    private void node(Node node) {
        if (node instanceof ListCell<?> cell && cell.isEmpty()) {
            return;
        }
        add(node.getAccessibleText());
        switch (node) {
            case Labeled labeled -> add(labeled.getText());
            case Text text -> add(text.getText());
            case TextInputControl input -> add(input.getPromptText());
            default -> {}
        }
        if (node instanceof MenuButton button) {
            menu(button.getItems());
        }
        if (node instanceof ComboBox<?> box && box.getPromptText() != null) {
            add(box.getPromptText());
        }
        if (node instanceof TabPane tabs) {
            tabs.getTabs()
                    .forEach(tab -> Optional.ofNullable(tab.getContent()).ifPresent(this::node));
        }
        if (node instanceof Control control) {
            add(Optional.ofNullable(control.getTooltip()).map(Tooltip::getText).orElse(null));
            Optional.ofNullable(control.getContextMenu()).ifPresent(menu -> menu(menu.getItems()));
        }
        if (node instanceof TitledPane pane) {
            Optional.ofNullable(pane.getContent()).ifPresent(this::node);
        }
        if (node instanceof Labeled labeled) {
            // What its skin shows of the text may be cut.
            Optional.ofNullable(labeled.getGraphic()).ifPresent(this::node);
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(this::node);
        }
    }

    private void menu(List<? extends MenuItem> items) {
        for (MenuItem item : items) {
            add(item.getText());
            if (item instanceof Menu menu) {
                menu(menu.getItems());
            }
        }
    }

    private void add(@org.jspecify.annotations.Nullable String text) {
        if (text != null && !text.isBlank()) {
            found.add(text);
        }
    }
}
