package dev.sheetproof.ui.query;

import dev.sheetproof.ui.fx.SettingsFile;
import java.nio.file.Path;
import java.util.Properties;

/// Keeps requests in a small file.
public final class FileSearchMemory implements SearchMemory {

    private final SettingsFile file;

    public FileSearchMemory(Path file) {
        this.file = new SettingsFile(file);
    }

    @Override
    public Searches load() {
        return file.load()
                .map(
                        kept ->
                                new Searches(
                                        SettingsFile.list(kept, "saved"),
                                        SettingsFile.list(kept, "history")))
                .orElse(Searches.NONE);
    }

    @Override
    public void save(Searches searches) {
        Properties kept = new Properties();
        SettingsFile.put(kept, "saved", searches.saved());
        SettingsFile.put(kept, "history", searches.history());
        file.save(kept);
    }
}
