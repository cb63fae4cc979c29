package dev.sheetproof.ui.shell;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.nio.file.Path;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.kordamp.ikonli.feather.Feather;

/// Chooses the layout detector, lays the document shown out again, and compares.
final class DetectorMenu {

    private final DetectorDesk desk;
    private final Texts texts;
    private final Choosers choosers;
    private final MenuButton button;
    private final RadioMenuItem geometric;
    private final RadioMenuItem model;
    private final RadioMenuItem fused;

    DetectorMenu(DetectorDesk desk, Texts texts, Choosers choosers) {
        this.desk = desk;
        this.texts = texts;
        this.choosers = choosers;
        button = new ControlMaker(texts).menuButton("detector", Feather.GRID);
        ToggleGroup one = new ToggleGroup();
        geometric = radio("detector-geometric", one);
        geometric.setOnAction(event -> desk.choiceProperty().set(DetectorChoice.GEOMETRIC));
        model = radio("detector-model", one);
        model.setOnAction(event -> chooseModel(false));
        fused = radio("detector-fused", one);
        fused.setOnAction(event -> chooseModel(true));
        MenuItem compare = item("compare-layout");
        compare.setOnAction(event -> desk.compare());
        MenuItem again = item("lay-out-again");
        again.setOnAction(event -> desk.layOutAgain());
        button.getItems().addAll(geometric, model, fused, new SeparatorMenuItem(), compare, again);
        desk.choiceProperty().addListener((observed, before, now) -> show(now));
        show(desk.choiceProperty().get());
    }

    MenuButton button() {
        return button;
    }

    private RadioMenuItem radio(String id, ToggleGroup group) {
        RadioMenuItem item = new RadioMenuItem(texts.get(id + ".text"));
        item.setId(id);
        item.setToggleGroup(group);
        item.setMnemonicParsing(false);
        return item;
    }

    private MenuItem item(String id) {
        MenuItem item = new MenuItem(texts.get(id + ".text"));
        item.setId(id);
        return item;
    }

    private void chooseModel(boolean withGeometry) {
        choosers.modelFile().ifPresent(file -> desk.useModel(file, withGeometry));
        // Whoever thinks better of it keeps what was chosen.
        show(desk.choiceProperty().get());
    }

    private void show(DetectorChoice choice) {
        switch (choice) {
            case DetectorChoice.Geometric _ -> {
                geometric.setSelected(true);
                button.setText(texts.get("detector.geometric"));
            }
            case DetectorChoice.Model(Path file, double _) -> {
                model.setSelected(true);
                button.setText(texts.get("detector.model", name(file)));
            }
            case DetectorChoice.Fused(Path file, double _) -> {
                fused.setSelected(true);
                button.setText(texts.get("detector.fused", name(file)));
            }
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
