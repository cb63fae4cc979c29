package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.fx.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.TextInputDialog;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;

/// The dialogs of the system.
public final class SystemChoosers implements Choosers {

    private final Stage owner;
    private final Texts texts;

    public SystemChoosers(Stage owner, Texts texts) {
        this.owner = owner;
        this.texts = texts;
    }

    @Override
    public List<Path> pdfFiles() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get("choose-pdf.title"));
        chooser.getExtensionFilters()
                .add(
                        new FileChooser.ExtensionFilter(
                                texts.get("choose-pdf.kind"), "*.pdf", "*.PDF"));
        List<File> chosen = chooser.showOpenMultipleDialog(owner);
        return chosen == null ? List.of() : chosen.stream().map(File::toPath).toList();
    }

    @Override
    public Optional<Path> modelFolder() {
        return folder("choose-embedding.title");
    }

    @Override
    public Optional<Path> searchFolder() {
        return folder("choose-search-folder.title");
    }

    @Override
    public Optional<Path> watchFolder() {
        return folder("choose-watch-folder.title");
    }

    private Optional<Path> folder(String title) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(texts.get(title));
        return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> modelFile() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get("choose-model.title"));
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(texts.get("choose-model.kind"), "*.onnx"));
        return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> pictureFile(String suggestedName) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get("choose-picture.title"));
        chooser.setInitialFileName(suggestedName);
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(texts.get("choose-picture.kind"), "*.png"));
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<String> corpusName() {
        TextInputDialog dialog = new TextInputDialog();
        dialog.initOwner(owner);
        dialog.setTitle(texts.get("new-corpus.title"));
        dialog.setHeaderText(texts.get("new-corpus.advice"));
        dialog.setContentText(texts.get("new-corpus.name"));
        return dialog.showAndWait().map(String::strip).filter(name -> !name.isEmpty());
    }
}
