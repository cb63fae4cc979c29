package dev.sheetproof.ui.fx;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/// A small properties file that is replaced as a whole. What cannot be read or written is logged:
/// it costs the user their settings, not their work.
public final class SettingsFile {

    private static final System.Logger LOG = System.getLogger(SettingsFile.class.getName());

    /// A longer list than this was not written by the window.
    private static final int MOST_VALUES = 100_000;

    private final Path file;

    public SettingsFile(Path file) {
        this.file = file;
    }

    /// What was written last; empty when there is nothing, or nothing readable.
    public synchronized Optional<Properties> load() {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        Properties kept = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            kept.load(reader);
            return Optional.of(kept);
        } catch (IOException | IllegalArgumentException e) {
            unreadable(e);
            return Optional.empty();
        }
    }

    /// Says that what was read makes no sense.
    public void unreadable(Exception reason) {
        LOG.log(System.Logger.Level.WARNING, "settings are not readable: " + file, reason);
    }

    public synchronized void save(Properties kept) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            Path fresh = Files.createTempFile(folder, "settings", ".tmp");
            try (Writer writer = Files.newBufferedWriter(fresh, StandardCharsets.UTF_8)) {
                kept.store(writer, null);
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "settings cannot be kept: " + file, e);
        }
    }

    /// Writes a list under `<key>.0`, `<key>.1` …
    public static void put(Properties kept, String key, List<String> values) {
        for (int i = 0; i < values.size(); i++) {
            kept.setProperty(key + "." + i, values.get(i));
        }
    }

    /// The list that [#put] wrote.
    public static List<String> list(Properties kept, String key) {
        List<String> values = new ArrayList<>();
        String value = kept.getProperty(key + ".0");
        while (value != null && values.size() < MOST_VALUES) {
            values.add(value);
            value = kept.getProperty(key + "." + values.size());
        }
        return values;
    }
}
