package dev.sheetproof.ui.shell;

import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.ui.fx.ThemeChoice;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/// Remembers in a small properties file.
public final class FileWindowMemory implements WindowMemory {

    private static final System.Logger LOG = System.getLogger(FileWindowMemory.class.getName());

    private final Path file;

    public FileWindowMemory(Path file) {
        this.file = file;
    }

    @Override
    public WindowState load() {
        if (!Files.isRegularFile(file)) {
            return WindowState.FIRST;
        }
        Properties kept = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            kept.load(reader);
            return read(kept);
        } catch (IOException | IllegalArgumentException e) {
            LOG.log(System.Logger.Level.WARNING, "window settings are not readable: " + file, e);
            return WindowState.FIRST;
        }
    }

    @Override
    public void save(WindowState state) {
        Properties kept = new Properties();
        kept.setProperty("width", Double.toString(state.widthPx()));
        kept.setProperty("height", Double.toString(state.heightPx()));
        kept.setProperty("maximized", Boolean.toString(state.maximized()));
        kept.setProperty("theme", state.theme().wireName());
        state.corpus().ifPresent(corpus -> kept.setProperty("corpus", corpus));
        kept.setProperty("tree-share", Double.toString(state.treeShare()));
        kept.setProperty("list-share", Double.toString(state.listShare()));
        kept.setProperty("detector", state.detector().toString());
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            Path fresh = Files.createTempFile(folder, "window", ".tmp");
            try (Writer writer = Files.newBufferedWriter(fresh, StandardCharsets.UTF_8)) {
                kept.store(writer, null);
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "window settings cannot be kept: " + file, e);
        }
    }

    private static WindowState read(Properties kept) {
        WindowState first = WindowState.FIRST;
        return new WindowState(
                number(kept, "width", first.widthPx()),
                number(kept, "height", first.heightPx()),
                Boolean.parseBoolean(kept.getProperty("maximized")),
                ThemeChoice.valueOf(kept.getProperty("theme", "light").toUpperCase(Locale.ROOT)),
                Optional.ofNullable(kept.getProperty("corpus")),
                number(kept, "tree-share", first.treeShare()),
                number(kept, "list-share", first.listShare()),
                DetectorChoice.parse(
                        kept.getProperty("detector", first.detector().toString()),
                        DetectorChoice.DEFAULT_THRESHOLD));
    }

    private static double number(Properties kept, String key, double otherwise) {
        String text = kept.getProperty(key);
        return text == null ? otherwise : Double.parseDouble(text);
    }
}
