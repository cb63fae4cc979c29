package dev.sheetproof.ui.tasks;

import dev.sheetproof.ui.fx.SettingsFile;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/// Keeps the queue in a small file. Passwords are never written.
public final class FileQueueMemory implements QueueMemory {

    private final SettingsFile file;

    public FileQueueMemory(Path file) {
        this.file = new SettingsFile(file);
    }

    @Override
    public Kept load() {
        return file.load().map(this::read).orElse(Kept.NOTHING);
    }

    private Kept read(Properties kept) {
        try {
            List<Entry> entries = new ArrayList<>();
            List<String> corpora = SettingsFile.list(kept, "corpus");
            for (int i = 0; i < corpora.size(); i++) {
                List<Path> paths =
                        SettingsFile.list(kept, "file." + i).stream().map(Path::of).toList();
                entries.add(new Entry(Path.of(corpora.get(i)), paths));
            }
            List<Watched> watched = new ArrayList<>();
            List<String> folders = SettingsFile.list(kept, "watched");
            List<String> into = SettingsFile.list(kept, "watched-into");
            for (int i = 0; i < Math.min(folders.size(), into.size()); i++) {
                watched.add(new Watched(Path.of(into.get(i)), Path.of(folders.get(i))));
            }
            return new Kept(entries, watched);
        } catch (InvalidPathException e) {
            file.unreadable(e);
            return Kept.NOTHING;
        }
    }

    @Override
    public void save(Kept kept) {
        Properties written = new Properties();
        SettingsFile.put(
                written,
                "corpus",
                kept.entries().stream().map(entry -> entry.corpus().toString()).toList());
        for (int i = 0; i < kept.entries().size(); i++) {
            SettingsFile.put(
                    written,
                    "file." + i,
                    kept.entries().get(i).paths().stream().map(Path::toString).toList());
        }
        SettingsFile.put(
                written,
                "watched",
                kept.watched().stream().map(one -> one.folder().toString()).toList());
        SettingsFile.put(
                written,
                "watched-into",
                kept.watched().stream().map(one -> one.corpus().toString()).toList());
        file.save(written);
    }
}
