package dev.sheetproof.ui.shell;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.commands.Command;
import dev.sheetproof.ui.commands.CommandKeys;
import dev.sheetproof.ui.commands.CommandRegistry;
import dev.sheetproof.ui.commands.PaletteView;
import dev.sheetproof.ui.commands.PaletteViewModel;
import dev.sheetproof.ui.commands.ShortcutSheet;
import dev.sheetproof.ui.documents.DocumentsView;
import dev.sheetproof.ui.fx.Backstage;
import dev.sheetproof.ui.fx.TextSizing;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.PageLinks;
import dev.sheetproof.ui.page.PageView;
import dev.sheetproof.ui.query.QueryView;
import dev.sheetproof.ui.query.StepsView;
import dev.sheetproof.ui.results.ResultsView;
import dev.sheetproof.ui.tasks.TasksView;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import javafx.event.EventHandler;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.SplitPane;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The window's content.
public final class ShellView extends StackPane {

    private final ShellViewModel model;
    private final Choosers choosers;
    private final QueryView query;
    private final ResultsView results;
    private final PageView page;
    private final DocumentsView documents;
    private final TopBar topBar;
    private final ShortcutSheet shortcuts;
    private final PaletteViewModel palette;
    private final CommandRegistry commands;
    private final Texts does;
    private final EventHandler<KeyEvent> turningPages = this::turnPages;
    private final SplitPane split;
    private final PageLinks links;
    private final TextSizing textSizing;

    public ShellView(ShellViewModel model, UiThread ui, Choosers choosers, Locale locale) {
        this.model = model;
        this.choosers = choosers;
        setId("shell");
        getStyleClass().add("shell");
        Texts texts = Texts.beside(ShellView.class, locale);
        does = Texts.beside(PaletteView.class, locale);
        results =
                new ResultsView(
                        model.results(),
                        model.thumbnails(),
                        model.takeAway(),
                        this::step,
                        Texts.beside(ResultsView.class, locale));
        links = new PageLinking(model, choosers);
        page = new PageView(model.page(), ui, Texts.beside(PageView.class, locale), links);
        documents =
                new DocumentsView(
                        model.documents(),
                        Texts.beside(DocumentsView.class, locale),
                        new Opening());
        query =
                new QueryView(
                        model.query(),
                        model.searches(),
                        Texts.beside(QueryView.class, locale),
                        new Stepping());
        commands = ShellCommands.of(model, new Commanding());
        shortcuts = new ShortcutSheet(commands, does);
        palette = new PaletteViewModel(new PaletteSource(model, commands, does)::rows);
        topBar = new TopBar(model, texts, choosers, query, palette::open, shortcuts::toggle);
        TasksView tasks =
                new TasksView(
                        model.tasks(),
                        model.watchedFolders(),
                        Texts.beside(TasksView.class, locale),
                        new TaskActions(model, choosers));
        tasks.visibleProperty().bind(model.tasksShownProperty());
        tasks.managedProperty().bind(model.tasksShownProperty());
        Backstage.whileHidden(tasks);

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
        ComparisonShelf rows = new ComparisonShelf(split, model.comparison(), locale);
        BorderPane middle = new BorderPane(rows);
        middle.setBottom(tasks);
        BorderPane frame = new BorderPane(middle);
        frame.setTop(topBar);
        StatusBar status = new StatusBar(model, texts);
        frame.setBottom(status);
        NoticesView notices = new NoticesView(model.notices(), texts, commands, does);
        StackPane.setAlignment(notices, Pos.BOTTOM_RIGHT);
        PaletteView chooser = new PaletteView(palette, does);
        getChildren().addAll(frame, notices, chooser, shortcuts);
        textSizing =
                new TextSizing(
                        List.of(
                                topBar,
                                found,
                                page,
                                documents,
                                status,
                                tasks,
                                rows.comparison(),
                                notices,
                                chooser,
                                shortcuts));
        getStylesheets().add(stylesheet());
        model.page()
                .sheetProperty()
                .addListener(
                        (observed, before, now) ->
                                now.ifPresent(
                                        sheet -> documents.mark(sheet.data().document().docId())));
        model.looks()
                .looksProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (before.invertedPages() != now.invertedPages()) {
                                page.redraw();
                            }
                        });
        setOnDragOver(this::onDragOver);
        setOnDragDropped(this::onDragDropped);
    }

    /// A button for the next step an empty screen offers.
    private Button step(String command) {
        Button button = new Button(does.get("does." + command));
        button.setId("step-" + command);
        button.setMnemonicParsing(false);
        button.setOnAction(event -> commands.command(command).ifPresent(Command::run));
        return button;
    }

    /// Address of the stylesheet of all screens.
    static String stylesheet() {
        return String.valueOf(ShellView.class.getResource("sheetproof.css"));
    }

    /// How large the texts of all panes are.
    public TextSizing textSizing() {
        return textSizing;
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

    /// Closes the palette and the sheet of shortcuts.
    public void closeOverlays() {
        palette.close();
        shortcuts.hide();
    }

    /// Everything the window can do.
    public CommandRegistry commands() {
        return commands;
    }

    /// Makes the window's shortcuts work in a scene.
    public void registerShortcuts(Scene scene) {
        CommandKeys.register(commands, scene);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, turningPages);
    }

    /// Undoes that, before another view takes the scene.
    public void removeShortcuts(Scene scene) {
        scene.getAccelerators().clear();
        scene.removeEventFilter(KeyEvent.KEY_PRESSED, turningPages);
    }

    /// Page keys turn pages wherever the focus is; lists are walked with the arrow keys.
    private void turnPages(KeyEvent event) {
        boolean held = event.isShortcutDown() || event.isAltDown() || event.isShiftDown();
        if (held || palette.shownProperty().get()) {
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

    /// What commands do to the views.
    private final class Commanding implements ShellCommands.Views {

        @Override
        public void focusRequest() {
            query.focusRequest();
        }

        @Override
        public void showHistory() {
            query.showHistory();
        }

        @Override
        public void focusHits() {
            results.focusList();
        }

        @Override
        public void focusPage() {
            page.focusPage();
        }

        @Override
        public void focusFind() {
            page.focusFind();
        }

        @Override
        public void focusPageNumber() {
            page.focusPageNumber();
        }

        @Override
        public void focusFilter() {
            documents.focusFilter();
        }

        @Override
        public void showTab(int number) {
            documents.showTab(number);
        }

        @Override
        public void findMissing() {
            topBar.findMissing();
        }

        @Override
        public void watchFolder() {
            choosers.watchFolder().ifPresent(model::watch);
        }

        @Override
        public void addPdfs() {
            topBar.addPdfs();
        }

        @Override
        public void showCorpora() {
            topBar.showCorpora();
        }

        @Override
        public void palette() {
            palette.open();
        }

        @Override
        public void shortcuts() {
            shortcuts.toggle();
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

        @Override
        public void findMissing() {
            topBar.findMissing();
        }
    }
}
