package dev.sheetproof.ui.page;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Says over the page why it cannot be drawn, and asks for the password where that is all it needs.
final class TroublePane extends VBox {

    private final Label reason = new Label();
    private final PasswordField password = new PasswordField();
    private final HBox unlock;
    private final Button find;
    private final Texts texts;

    /// @param links looks for a file that is not there
    TroublePane(PageViewModel model, Texts texts, PageLinks links) {
        this.texts = texts;
        setId("page-trouble");
        getStyleClass().add("empty-state");
        setAlignment(Pos.CENTER);
        ControlMaker make = new ControlMaker(texts);
        FontIcon icon = new FontIcon(Feather.ALERT_TRIANGLE);
        icon.getStyleClass().add("empty-icon");
        Label title = new Label(texts.get("page-trouble.title"));
        title.getStyleClass().add("empty-title");
        reason.setId("page-trouble-reason");
        reason.getStyleClass().add("empty-advice");
        reason.setWrapText(true);
        make.named(password, "page-password");
        password.setPromptText(texts.get("page-password.prompt"));
        Button open = make.button("page-unlock", Feather.UNLOCK);
        open.getStyleClass().add(Styles.ACCENT);
        Runnable tryIt =
                () -> {
                    String typed = password.getText();
                    password.clear();
                    model.unlock(typed);
                };
        open.setOnAction(event -> tryIt.run());
        password.setOnAction(event -> tryIt.run());
        unlock = new HBox(password, open);
        unlock.getStyleClass().add("inline-form");
        unlock.setAlignment(Pos.CENTER);
        find = make.button("page-find-file", Feather.SEARCH);
        find.getStyleClass().add(Styles.ACCENT);
        find.setOnAction(event -> links.findMissing());
        getChildren().addAll(icon, title, reason, unlock, find);
        model.troubleProperty().addListener((observed, before, now) -> show(now));
        show(model.troubleProperty().get());
    }

    private void show(Optional<Trouble> trouble) {
        setVisible(trouble.isPresent());
        trouble.ifPresent(
                what -> {
                    reason.setText(texts.reason(what.reason()));
                    boolean locked = what.next() == Trouble.Next.PASSWORD;
                    unlock.setVisible(locked);
                    unlock.setManaged(locked);
                    boolean lost = what.next() == Trouble.Next.FIND;
                    find.setVisible(lost);
                    find.setManaged(lost);
                });
    }
}
