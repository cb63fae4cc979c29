package dev.sheetproof.ui.shell;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.Language;
import dev.sheetproof.ui.fx.Looks;
import dev.sheetproof.ui.fx.SettingsFile;
import dev.sheetproof.ui.fx.TextSize;
import dev.sheetproof.ui.fx.ThemeChoice;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/// Remembers in a small properties file.
public final class FileWindowMemory implements WindowMemory {

    private final SettingsFile file;

    public FileWindowMemory(Path file) {
        this.file = new SettingsFile(file);
    }

    @Override
    public WindowState load() {
        try {
            return file.load().map(FileWindowMemory::read).orElse(WindowState.FIRST);
        } catch (IllegalArgumentException e) {
            file.unreadable(e);
            return WindowState.FIRST;
        }
    }

    @Override
    public void save(WindowState state) {
        Properties kept = new Properties();
        kept.setProperty("width", Double.toString(state.widthPx()));
        kept.setProperty("height", Double.toString(state.heightPx()));
        kept.setProperty("maximized", Boolean.toString(state.maximized()));
        kept.setProperty("theme", state.looks().theme().wireName());
        kept.setProperty("language", state.looks().language().wireName());
        kept.setProperty("text-size", state.looks().textSize().wireName());
        kept.setProperty("inverted-pages", Boolean.toString(state.looks().invertedPages()));
        state.corpus().ifPresent(corpus -> kept.setProperty("corpus", corpus));
        state.place()
                .ifPresent(
                        place -> {
                            kept.setProperty("document", place.docId());
                            kept.setProperty("page", place.page().toString());
                        });
        kept.setProperty("tree-share", Double.toString(state.treeShare()));
        kept.setProperty("list-share", Double.toString(state.listShare()));
        kept.setProperty("tasks-shown", Boolean.toString(state.tasksShown()));
        kept.setProperty("detector", state.detector().toString());
        file.save(kept);
    }

    private static WindowState read(Properties kept) {
        WindowState first = WindowState.FIRST;
        return new WindowState(
                number(kept, "width", first.widthPx()),
                number(kept, "height", first.heightPx()),
                Boolean.parseBoolean(kept.getProperty("maximized")),
                new Looks(
                        ThemeChoice.valueOf(name(kept, "theme", first.looks().theme())),
                        Language.valueOf(name(kept, "language", first.looks().language())),
                        TextSize.valueOf(name(kept, "text-size", first.looks().textSize())),
                        Boolean.parseBoolean(kept.getProperty("inverted-pages"))),
                Optional.ofNullable(kept.getProperty("corpus")),
                Optional.ofNullable(kept.getProperty("document"))
                        .map(docId -> new WindowState.Place(docId, page(kept))),
                number(kept, "tree-share", first.treeShare()),
                number(kept, "list-share", first.listShare()),
                Boolean.parseBoolean(kept.getProperty("tasks-shown")),
                DetectorChoice.parse(
                        kept.getProperty("detector", first.detector().toString()),
                        DetectorChoice.DEFAULT_THRESHOLD));
    }

    private static PageNumber page(Properties kept) {
        return new PageNumber(Integer.parseInt(kept.getProperty("page", "1")));
    }

    private static String name(Properties kept, String key, Enum<?> otherwise) {
        return kept.getProperty(key, otherwise.name()).toUpperCase(Locale.ROOT);
    }

    private static double number(Properties kept, String key, double otherwise) {
        String text = kept.getProperty(key);
        return text == null ? otherwise : Double.parseDouble(text);
    }
}
