package dev.sheetproof.ui.shell;

import dev.sheetproof.model.Evidence;
import dev.sheetproof.ui.commands.Command;
import dev.sheetproof.ui.commands.Command.Group;
import dev.sheetproof.ui.commands.CommandRegistry;
import dev.sheetproof.ui.page.PageTools;
import dev.sheetproof.ui.page.PageViewModel;
import dev.sheetproof.ui.page.ScrollViewModel;
import dev.sheetproof.ui.page.SideTab;
import dev.sheetproof.ui.query.Filter;
import dev.sheetproof.ui.results.Grouping;
import dev.sheetproof.ui.results.HitRow;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;

/// The commands of the window: the one place where keys are given out.
final class ShellCommands {

    /// What the views do, beyond what the view models can.
    interface Views {

        void focusRequest();

        void showHistory();

        void focusHits();

        void focusPage();

        void focusFind();

        void focusPageNumber();

        void focusFilter();

        void showTab(int number);

        void addPdfs();

        void findMissing();

        void watchFolder();

        void showCorpora();

        void palette();

        void shortcuts();
    }

    private final CommandRegistry registry = new CommandRegistry();
    private final ShellViewModel model;
    private final Views views;

    private ShellCommands(ShellViewModel model, Views views) {
        this.model = model;
        this.views = views;
    }

    static CommandRegistry of(ShellViewModel model, Views views) {
        ShellCommands commands = new ShellCommands(model, views);
        commands.search();
        commands.page();
        commands.files();
        commands.window();
        return commands.registry;
    }

    private void search() {
        add("request", Group.SEARCH, "Ctrl+L", views::focusRequest);
        add(
                "why",
                Group.SEARCH,
                "Ctrl+Y",
                () -> model.page().target().isPresent(),
                () -> model.page().target().ifPresent(model.query()::askWhyNot));
        add("raw", Group.SEARCH, "Ctrl+Shift+W", this::toggleRaw);
        add("search-again", Group.SEARCH, "F9", model.query()::search);
        add("history", Group.SEARCH, "Ctrl+H", views::showHistory);
        add("save-search", Group.SEARCH, "Ctrl+S", model.searches()::toggleSaved);
        add(
                "clear-filters",
                Group.SEARCH,
                "Ctrl+Shift+X",
                () -> !model.query().filterProperty().get().isNone(),
                () -> model.query().filterProperty().set(Filter.NONE));
        registry.hint("enter", Group.SEARCH, "Enter");
        registry.hint("clear", Group.SEARCH, "Esc");
        add("hits", Group.RESULTS, "Ctrl+Shift+L", views::focusHits);
        registry.hint("walk", Group.RESULTS, "↑  ↓");
        add("next-hit", Group.RESULTS, "F2", model.results()::next);
        add("previous-hit", Group.RESULTS, "Shift+F2", model.results()::previous);
        add("group", Group.RESULTS, "Ctrl+Shift+G", this::nextGrouping);
        hit("copy-citation", "Ctrl+Alt+Q", model.takeAway()::copyCitation);
        hit("copy-link", "Ctrl+Alt+C", model.takeAway()::copyLink);
        hit("view-pdf", "Ctrl+Alt+O", model.takeAway()::view);
    }

    private void page() {
        PageViewModel page = model.page();
        ScrollViewModel scroll = page.scroll();
        PageTools tools = page.tools();
        add("focus-page", Group.PAGE, "F6", this::pageShown, views::focusPage);
        add("find", Group.PAGE, "Ctrl+F", this::pageShown, views::focusFind);
        add("find-next", Group.PAGE, "F3", this::pageShown, tools.find()::next);
        add("find-previous", Group.PAGE, "Shift+F3", this::pageShown, tools.find()::previous);
        add("page-number", Group.PAGE, "Ctrl+G", this::pageShown, views::focusPageNumber);
        add("back", Group.PAGE, "Alt+LEFT", page::back);
        add("forward", Group.PAGE, "Alt+RIGHT", page::forward);
        add("thumbnails", Group.PAGE, "F4", () -> tools.toggle(SideTab.THUMBNAILS));
        add("outline", Group.PAGE, "F5", () -> tools.toggle(SideTab.OUTLINE));
        add("layers", Group.PAGE, "F7", () -> tools.toggle(SideTab.LAYERS));
        add(
                "area",
                Group.PAGE,
                "F8",
                this::pageShown,
                () -> tools.selection().areaToolProperty().set(true));
        add("zoom-in", Group.PAGE, "Ctrl+PLUS Ctrl+EQUALS Ctrl+ADD", scroll::zoomIn);
        add("zoom-out", Group.PAGE, "Ctrl+MINUS Ctrl+SUBTRACT", scroll::zoomOut);
        add("fit", Group.PAGE, "Ctrl+DIGIT0 Ctrl+NUMPAD0", scroll::toggleFit);
        add("actual-size", Group.PAGE, "Ctrl+DIGIT1", scroll::zoomToActualSize);
        add("turn-right", Group.PAGE, "Ctrl+R", scroll::turnRight);
        add("turn-left", Group.PAGE, "Ctrl+Shift+R", scroll::turnLeft);
        add("single", Group.PAGE, "Ctrl+Shift+DIGIT1", scroll::toggleFlow);
        add("invert", Group.PAGE, "Ctrl+Shift+I", () -> model.looks().toggleInvertedPages());
        registry.hint("pages", Group.PAGE, "Page Up  Page Down");
        registry.hint("wheel", Group.PAGE, "Ctrl+⊙");
        registry.hint("scroll", Group.PAGE, "← → ↑ ↓  Space  Home  End");
        registry.hint("drag", Group.PAGE, "Ctrl+⇲  Alt+⇲");
        registry.hint("copy", Group.PAGE, "Ctrl+C  Ctrl+A");
    }

    private boolean pageShown() {
        return model.page().sheetProperty().get().isPresent();
    }

    private void files() {
        add("filter", Group.DOCUMENTS, "Ctrl+Shift+F", views::focusFilter);
        add("corpus", Group.DOCUMENTS, "Ctrl+K", views::showCorpora);
        add(
                "compare",
                Group.DOCUMENTS,
                "Ctrl+Shift+D",
                () ->
                        model.comparison()
                                .comparison()
                                .shownProperty()
                                .set(!model.comparison().comparison().shownProperty().get()));
        add("recognise-page", Group.PAGE, "", this::pageShown, model.pageDesk()::recognise);
        add("skip-page", Group.PAGE, "", this::pageShown, model.pageDesk()::skipOrTakeBack);
        add(
                "recognise-document",
                Group.DOCUMENTS,
                "",
                this::pageShown,
                model.pageDesk()::recogniseDocument);
        add("compare-layout", Group.DOCUMENTS, "", model.detector()::compare);
        add("lay-out-again", Group.DOCUMENTS, "", model.detector()::layOutAgain);
        add("add", Group.FILES, "Ctrl+O", views::addPdfs);
        add("documents-tab", Group.DOCUMENTS, "Alt+DIGIT1", () -> views.showTab(0));
        add("chunks-tab", Group.DOCUMENTS, "Alt+DIGIT2", () -> views.showTab(1));
        add("card-tab", Group.DOCUMENTS, "Alt+DIGIT3", () -> views.showTab(2));
        add(
                "find-missing",
                Group.DOCUMENTS,
                "",
                () -> model.corpusProperty().get().isPresent(),
                views::findMissing);
        add("restore", Group.FILES, "", model.restoring()::possible, model.restoring()::restore);
        add("files", Group.FILES, "Ctrl+J", this::toggleTasks);
        add(
                "pause",
                Group.FILES,
                "Ctrl+Shift+J",
                () -> model.tasks().pause(!model.tasks().pausedProperty().get()));
        add("watch", Group.FILES, "", views::watchFolder);
        registry.hint("task-move", Group.FILES, "Alt+↑  Alt+↓");
        registry.hint("task-next", Group.FILES, "Alt+Home");
        registry.hint("task-stop", Group.FILES, "Del");
        registry.hint("task-retry", Group.FILES, "Enter");
        add(
                "cancel",
                Group.FILES,
                "Ctrl+PERIOD",
                () -> model.tasks().runningProperty().get(),
                model.tasks()::cancel);
    }

    private void window() {
        LooksViewModel looks = model.looks();
        add("palette", Group.WINDOW, "Ctrl+Shift+P Ctrl+P", views::palette);
        add("help", Group.WINDOW, "F1", views::shortcuts);
        add("theme", Group.WINDOW, "Ctrl+D", looks::nextTheme);
        add("larger", Group.WINDOW, "Ctrl+Shift+PLUS Ctrl+Shift+EQUALS", () -> looks.resizeText(1));
        add("smaller", Group.WINDOW, "Ctrl+Shift+MINUS", () -> looks.resizeText(-1));
    }

    /// What is done with the hit that is chosen.
    private void hit(String id, String keys, Consumer<Evidence> action) {
        add(
                id,
                Group.RESULTS,
                keys,
                () -> model.results().chosenProperty().get().isPresent(),
                () ->
                        model.results()
                                .chosenProperty()
                                .get()
                                .map(HitRow::evidence)
                                .ifPresent(action));
    }

    private void toggleRaw() {
        model.query().readRaw(!model.query().readingProperty().get().raw());
    }

    private void nextGrouping() {
        ObjectProperty<Grouping> grouping = model.results().groupingProperty();
        grouping.set(
                switch (grouping.get()) {
                    case NONE -> Grouping.DOCUMENT;
                    case DOCUMENT -> Grouping.SECTION;
                    case SECTION -> Grouping.NONE;
                });
    }

    private void toggleTasks() {
        model.tasksShownProperty().set(!model.tasksShownProperty().get());
    }

    private void add(String id, Group group, String keys, Runnable action) {
        registry.add(Command.of(id, group, keys, action));
    }

    private void add(
            String id, Group group, String keys, BooleanSupplier possible, Runnable action) {
        registry.add(Command.of(id, group, keys, possible, action));
    }
}
