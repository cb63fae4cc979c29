package dev.sheetproof.ui.shell;

import atlantafx.base.theme.Styles;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.query.QueryView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Corpus, request, what to add, theme.
final class TopBar extends HBox {

    private final ShellViewModel model;
    private final Texts texts;
    private final Choosers choosers;
    private final MenuButton corpus;

    /// @param palette opens the command palette
    /// @param help opens the sheet of shortcuts
    TopBar(
            ShellViewModel model,
            Texts texts,
            Choosers choosers,
            QueryView query,
            Runnable palette,
            Runnable help) {
        this.model = model;
        this.texts = texts;
        this.choosers = choosers;
        ControlMaker make = new ControlMaker(texts);
        getStyleClass().add("top-bar");
        setAlignment(Pos.CENTER_LEFT);
        corpus = make.menuButton("corpus", Feather.DATABASE);
        corpus.setMinWidth(Region.USE_PREF_SIZE);
        corpus.setMaxWidth(240);
        HBox.setHgrow(query, Priority.ALWAYS);

        Button add = make.button("add-pdfs", Feather.PLUS);
        add.getStyleClass().add(Styles.ACCENT);
        add.setMinWidth(Region.USE_PREF_SIZE);
        add.setOnAction(event -> addPdfs());
        Button theme = make.iconButton("theme", Feather.MOON);
        theme.graphicProperty()
                .bind(
                        model.looks()
                                .looksProperty()
                                .map(looks -> new FontIcon(icon(looks.theme()))));
        theme.setOnAction(event -> model.looks().nextTheme());

        MenuButton settings = new SettingsMenu(model.looks(), texts, palette, help).button();
        settings.setMinWidth(Region.USE_PREF_SIZE);
        MenuButton detector = new DetectorMenu(model.detector(), texts, choosers).button();
        detector.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(corpus, query, detector, add, theme, settings);

        model.corpora().addListener((Observable changed) -> fillCorpora());
        model.corpusProperty().addListener((observed, before, now) -> fillCorpora());
        fillCorpora();
    }

    private static Feather icon(ThemeChoice theme) {
        return switch (theme) {
            case LIGHT -> Feather.MOON;
            case DARK -> Feather.MONITOR;
            case SYSTEM -> Feather.SUN;
        };
    }

    void addPdfs() {
        model.add(choosers.pdfFiles());
    }

    void findMissing() {
        choosers.searchFolder().ifPresent(model::findMissing);
    }

    void showCorpora() {
        corpus.requestFocus();
        corpus.show();
    }

    private List<MenuItem> models(OpenCorpus open) {
        BooleanExpression running = model.models().runningProperty();
        MenuItem other = item("embedding", Feather.CPU, running);
        other.setOnAction(
                event ->
                        choosers.modelFolder()
                                .ifPresent(
                                        folder -> model.models().use(open, Optional.of(folder))));
        MenuItem bundled = item("embedding-bundled", Feather.PACKAGE, running);
        bundled.setOnAction(event -> model.models().use(open, Optional.empty()));
        MenuItem cancel = item("embedding-cancel", Feather.X, running.not());
        cancel.setOnAction(event -> model.models().cancel());
        return List.of(new SeparatorMenuItem(), other, bundled, cancel);
    }

    private MenuItem item(String id, Feather icon, ObservableValue<Boolean> disabled) {
        MenuItem item = new MenuItem(texts.get(id + ".text"), new FontIcon(icon));
        item.setId(id);
        item.disableProperty().bind(disabled);
        return item;
    }

    private void fillCorpora() {
        String name =
                model.corpusProperty()
                        .get()
                        .map(open -> open.ref().name())
                        .orElse(texts.get("corpus.none"));
        corpus.setText(name);
        List<MenuItem> items = new ArrayList<>();
        ToggleGroup one = new ToggleGroup();
        for (CorpusRef ref : model.corpora()) {
            RadioMenuItem item = new RadioMenuItem(ref.name());
            item.setMnemonicParsing(false);
            item.setId("corpus-" + ref.name());
            item.setToggleGroup(one);
            item.setSelected(ref.name().equals(name));
            item.setOnAction(event -> model.open(ref.folder().toString(), false));
            items.add(item);
        }
        if (!items.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        MenuItem fresh =
                new MenuItem(texts.get("new-corpus.text"), new FontIcon(Feather.FOLDER_PLUS));
        fresh.setId("new-corpus");
        fresh.setOnAction(
                event -> choosers.corpusName().ifPresent(typed -> model.open(typed, true)));
        items.add(fresh);
        model.corpusProperty().get().ifPresent(open -> items.addAll(models(open)));
        corpus.getItems().setAll(items);
    }
}
