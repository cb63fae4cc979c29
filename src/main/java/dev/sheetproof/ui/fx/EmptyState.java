package dev.sheetproof.ui.fx;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// What a screen shows when it has nothing to show: what is the matter, and what to do next.
public final class EmptyState extends VBox {

    /// @param actions the next steps, as controls
    public EmptyState(String id, Ikon icon, String title, String advice, Node... actions) {
        setId(id);
        getStyleClass().add("empty-state");
        setAlignment(Pos.CENTER);
        FontIcon picture = new FontIcon(icon);
        picture.getStyleClass().add("empty-icon");
        Label heading = new Label(title);
        heading.getStyleClass().add("empty-title");
        heading.setWrapText(true);
        Label text = new Label(advice);
        text.getStyleClass().add("empty-advice");
        text.setWrapText(true);
        getChildren().addAll(picture, heading, text);
        getChildren().addAll(actions);
    }
}
