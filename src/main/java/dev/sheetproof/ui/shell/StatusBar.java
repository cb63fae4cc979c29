package dev.sheetproof.ui.shell;

import atlantafx.base.theme.Styles;
import dev.sheetproof.ui.documents.DocumentsViewModel;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.tasks.IngestProgress;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// How far ingestion is, where the pointer is, what the corpus holds.
final class StatusBar extends HBox {

    private final Texts texts;
    private final Label doing = new Label();
    private final ProgressBar bar = new ProgressBar();
    private final HBox progress;

    StatusBar(ShellViewModel model, Texts texts) {
        this.texts = texts;
        ControlMaker make = new ControlMaker(texts);
        getStyleClass().add("status-bar");
        setAlignment(Pos.CENTER_LEFT);
        doing.setId("ingest-status");
        doing.setMinWidth(40);
        bar.setId("ingest-progress");
        bar.setAccessibleText(texts.get("ingest-progress.name"));
        bar.setMinWidth(120);
        Button cancel = make.button("cancel-ingest", Feather.X);
        cancel.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
        cancel.setMinWidth(Region.USE_PREF_SIZE);
        cancel.setOnAction(event -> model.tasks().cancel());
        progress = new HBox(doing, bar, cancel);
        progress.getStyleClass().add("status-progress");
        progress.setAlignment(Pos.CENTER_LEFT);
        progress.setMinWidth(0);

        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label pointer = new Label();
        pointer.setId("pointer");
        pointer.getStyleClass().add("figure");
        pointer.setMinWidth(Region.USE_PREF_SIZE);
        pointer.textProperty()
                .bind(
                        model.page()
                                .tools()
                                .pointer()
                                .placeProperty()
                                .map(
                                        at ->
                                                at.map(
                                                                place ->
                                                                        texts.get(
                                                                                "pointer",
                                                                                place.page()
                                                                                        .toString(),
                                                                                place
                                                                                        .coordinates()))
                                                        .orElse("")));
        Label counts = new Label();
        counts.setId("counts");
        counts.setMinWidth(Region.USE_PREF_SIZE);
        counts.textProperty().bind(model.documents().countsProperty().map(this::counts));
        Label offline = new Label(texts.get("offline.text"), new FontIcon(Feather.WIFI_OFF));
        offline.setId("offline");
        offline.getStyleClass().add("figure");
        offline.setMinWidth(Region.USE_PREF_SIZE);
        offline.setTooltip(ControlMaker.tooltip(texts.get("offline.tooltip")));
        offline.setAccessibleText(texts.get("offline.tooltip"));
        ToggleButton tasks = make.toggle("show-tasks", Feather.LIST);
        tasks.setText(texts.get("show-tasks.text"));
        tasks.getStyleClass().remove(Styles.BUTTON_ICON);
        tasks.getStyleClass().add(Styles.SMALL);
        tasks.setMinWidth(Region.USE_PREF_SIZE);
        tasks.selectedProperty().bindBidirectional(model.tasksShownProperty());
        getChildren().addAll(tasks, progress, gap, pointer, counts, offline);

        model.tasks().progressProperty().addListener((observed, before, now) -> show(now));
        show(model.tasks().progressProperty().get());
    }

    private void show(Optional<IngestProgress> now) {
        progress.setVisible(now.isPresent());
        progress.setManaged(now.isPresent());
        now.ifPresent(
                what -> {
                    doing.setText(describe(what));
                    bar.setProgress(what.share());
                });
    }

    private String describe(IngestProgress what) {
        if (what.stopping()) {
            return texts.get("ingest.stopping");
        }
        if (what.total() == 0) {
            return texts.get("ingest.looking");
        }
        int number = Math.min(what.finished() + 1, what.total());
        if (what.file().isEmpty()) {
            return texts.get("ingest.count", number, what.total());
        }
        String stage = texts.getOr("stage." + what.stage(), what.stage());
        return texts.get("ingest.file", number, what.total(), what.file(), stage);
    }

    private String counts(DocumentsViewModel.Counts counts) {
        return texts.get("counts", counts.documents(), counts.chunks());
    }
}
