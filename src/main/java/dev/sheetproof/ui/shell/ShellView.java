package dev.sheetproof.ui.shell;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.documents.DocumentsView;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.Clip;
import dev.sheetproof.ui.page.PageLinks;
import dev.sheetproof.ui.page.PageView;
import dev.sheetproof.ui.page.SideTab;
import dev.sheetproof.ui.page.SystemClip;
import dev.sheetproof.ui.query.QueryView;
import dev.sheetproof.ui.query.StepsView;
import dev.sheetproof.ui.results.ResultsView;
import dev.sheetproof.ui.tasks.TasksView;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.SplitPane;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The window's content.
public final class ShellView extends StackPane {

    private final ShellViewModel model;
    private final QueryView query;
    private final ResultsView results;
    private final PageView page;
    private final DocumentsView documents;
    private final TopBar topBar;
    private final ShortcutSheet shortcuts;
    private final SplitPane split;
    private final PageLinks links;

    public ShellView(ShellViewModel model, UiThread ui, Choosers choosers, Locale locale) {
        this.model = model;
        setId("shell");
        getStyleClass().add("shell");
        Texts texts = Texts.beside(ShellView.class, locale);
        results = new ResultsView(model.results(), Texts.beside(ResultsView.class, locale));
        links = new Linking(choosers);
        page = new PageView(model.page(), ui, Texts.beside(PageView.class, locale), links);
        documents =
                new DocumentsView(
                        model.documents(),
                        Texts.beside(DocumentsView.class, locale),
                        new Opening());
        query = new QueryView(model.query(), Texts.beside(QueryView.class, locale), new Stepping());
        shortcuts = new ShortcutSheet(texts);
        topBar = new TopBar(model, texts, choosers, query, shortcuts::toggle);
        TasksView tasks =
                new TasksView(
                        model.tasks(),
                        Texts.beside(TasksView.class, locale),
                        model::retry,
                        () -> model.tasksShownProperty().set(false));
        tasks.visibleProperty().bind(model.tasksShownProperty());
        tasks.managedProperty().bind(model.tasksShownProperty());

        StepsView steps =
                new StepsView(
                        model.query(), Texts.beside(QueryView.class, locale), model.page()::target);
        VBox found = new VBox(steps, results);
        VBox.setVgrow(results, Priority.ALWAYS);
        split = new SplitPane(documents, found, page);
        split.setId("columns");
        SplitPane.setResizableWithParent(documents, false);
        SplitPane.setResizableWithParent(found, false);
        documents.setMinWidth(150);
        found.setMinWidth(280);
        page.setMinWidth(300);
        BorderPane middle = new BorderPane(split);
        middle.setBottom(tasks);
        BorderPane frame = new BorderPane(middle);
        frame.setTop(topBar);
        frame.setBottom(new StatusBar(model, texts));
        NoticesView notices = new NoticesView(model.notices(), texts);
        StackPane.setAlignment(notices, Pos.BOTTOM_RIGHT);
        getChildren().addAll(frame, notices, shortcuts);
        getStylesheets().add(stylesheet());
        model.page()
                .sheetProperty()
                .addListener(
                        (observed, before, now) ->
                                now.ifPresent(
                                        sheet -> documents.mark(sheet.data().document().docId())));
        setOnDragOver(this::onDragOver);
        setOnDragDropped(this::onDragDropped);
    }

    /// Address of the stylesheet of all screens.
    static String stylesheet() {
        return String.valueOf(ShellView.class.getResource("sheetproof.css"));
    }

    /// What the pages do with the rest of the window.
    public PageLinks links() {
        return links;
    }

    public PageView page() {
        return page;
    }

    /// The columns, to place and remember their dividers.
    public SplitPane columns() {
        return split;
    }

    /// Puts the cursor into the request field.
    public void focusRequest() {
        query.focusRequest();
    }

    /// Makes the window's shortcuts work in a scene.
    public void registerShortcuts(Scene scene) {
        Map<KeyCombination, Runnable> keys = scene.getAccelerators();
        keys.put(shortcut(KeyCode.L), query::focusRequest);
        keys.put(shortcut(KeyCode.F), page::focusFind);
        keys.put(new KeyCodeCombination(KeyCode.F3), model.page().tools().find()::next);
        keys.put(
                new KeyCodeCombination(KeyCode.F3, KeyCombination.SHIFT_DOWN),
                model.page().tools().find()::previous);
        keys.put(
                new KeyCodeCombination(KeyCode.F4),
                () -> model.page().tools().toggle(SideTab.THUMBNAILS));
        keys.put(
                new KeyCodeCombination(KeyCode.F5),
                () -> model.page().tools().toggle(SideTab.OUTLINE));
        keys.put(
                new KeyCodeCombination(KeyCode.F7),
                () -> model.page().tools().toggle(SideTab.LAYERS));
        keys.put(
                new KeyCodeCombination(KeyCode.F8),
                () -> model.page().tools().selection().areaToolProperty().set(true));
        keys.put(shortcut(KeyCode.G), page::focusPageNumber);
        keys.put(
                new KeyCodeCombination(
                        KeyCode.F, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
                documents::focusFilter);
        keys.put(
                shortcut(KeyCode.Y),
                () -> model.page().target().ifPresent(model.query()::askWhyNot));
        keys.put(shortcut(KeyCode.O), topBar::addPdfs);
        keys.put(shortcut(KeyCode.K), topBar::showCorpora);
        keys.put(shortcut(KeyCode.D), model::toggleTheme);
        keys.put(shortcut(KeyCode.J), this::toggleTasks);
        keys.put(shortcut(KeyCode.PERIOD), model.tasks()::cancel);
        keys.put(shortcut(KeyCode.PLUS), model.page().scroll()::zoomIn);
        keys.put(shortcut(KeyCode.EQUALS), model.page().scroll()::zoomIn);
        keys.put(shortcut(KeyCode.ADD), model.page().scroll()::zoomIn);
        keys.put(shortcut(KeyCode.MINUS), model.page().scroll()::zoomOut);
        keys.put(shortcut(KeyCode.SUBTRACT), model.page().scroll()::zoomOut);
        keys.put(shortcut(KeyCode.DIGIT0), model.page().scroll()::toggleFit);
        keys.put(shortcut(KeyCode.NUMPAD0), model.page().scroll()::toggleFit);
        keys.put(shortcut(KeyCode.DIGIT1), model.page().scroll()::zoomToActualSize);
        keys.put(shortcut(KeyCode.R), model.page().scroll()::turnRight);
        keys.put(
                new KeyCodeCombination(
                        KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
                model.page().scroll()::turnLeft);
        keys.put(
                new KeyCodeCombination(
                        KeyCode.DIGIT1, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
                model.page().scroll()::toggleFlow);
        keys.put(new KeyCodeCombination(KeyCode.LEFT, KeyCombination.ALT_DOWN), model.page()::back);
        keys.put(
                new KeyCodeCombination(KeyCode.RIGHT, KeyCombination.ALT_DOWN),
                model.page()::forward);
        keys.put(new KeyCodeCombination(KeyCode.F1), shortcuts::toggle);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::turnPages);
    }

    private static KeyCodeCombination shortcut(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN);
    }

    /// Page keys turn pages wherever the focus is; lists are walked with the arrow keys.
    private void turnPages(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
            return;
        }
        if (event.getCode() == KeyCode.PAGE_DOWN) {
            model.page().turn(1);
            event.consume();
        } else if (event.getCode() == KeyCode.PAGE_UP) {
            model.page().turn(-1);
            event.consume();
        }
    }

    private void toggleTasks() {
        model.tasksShownProperty().set(!model.tasksShownProperty().get());
    }

    private void onDragOver(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void onDragDropped(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        event.setDropCompleted(!files.isEmpty());
        event.consume();
        drop(files.stream().map(File::toPath).toList());
    }

    /// Takes in what was dropped: PDF files and folders; whatever else is among them is left alone,
    /// by name.
    void drop(List<Path> paths) {
        List<Path> wanted =
                paths.stream()
                        .filter(
                                path ->
                                        Files.isDirectory(path)
                                                || String.valueOf(path.getFileName())
                                                        .toLowerCase(Locale.ROOT)
                                                        .endsWith(".pdf"))
                        .toList();
        model.dropped(wanted, paths.size() - wanted.size());
    }

    /// What is done on a page with the rest of the window.
    private final class Linking implements PageLinks {

        private final Choosers choosers;
        private final Clip clip = new SystemClip();

        private Linking(Choosers choosers) {
            this.choosers = choosers;
        }

        @Override
        public Clip clip() {
            return clip;
        }

        @Override
        public Optional<Path> pictureFile(String suggestedName) {
            return choosers.pictureFile(suggestedName);
        }

        @Override
        public void search(String request) {
            model.query().textProperty().set(request);
        }

        @Override
        public void chunkClicked(String chunkId) {
            model.results().choose(chunkId);
        }
    }

    /// Keys pressed in the request field.
    private final class Stepping implements QueryView.ListSteps {

        @Override
        public void next() {
            model.results().next();
        }

        @Override
        public void previous() {
            model.results().previous();
        }

        @Override
        public void enter() {
            results.focusList();
        }
    }

    /// Rows opened in the documents column.
    private final class Opening implements DocumentsView.Opener {

        @Override
        public void open(DocumentRecord document, PageNumber number, OptionalDouble yPt) {
            model.page().show(document.docId(), number, yPt);
        }

        @Override
        public void open(StoredChunk chunk) {
            model.page().show(chunk);
        }
    }
}
