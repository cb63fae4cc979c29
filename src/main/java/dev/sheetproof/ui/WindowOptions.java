package dev.sheetproof.ui;

import dev.sheetproof.ui.fx.Language;
import dev.sheetproof.ui.page.FileLayerMemory;
import dev.sheetproof.ui.page.LayerMemory;
import dev.sheetproof.ui.query.FileSearchMemory;
import dev.sheetproof.ui.query.SearchMemory;
import dev.sheetproof.ui.shell.FileWindowMemory;
import dev.sheetproof.ui.shell.WindowMemory;
import dev.sheetproof.ui.tasks.FileQueueMemory;
import dev.sheetproof.ui.tasks.QueueMemory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// How the window starts.
///
/// @param corpus name or path of the corpus to open; when empty, the one shown last, else the demo
///   corpus
/// @param locale language of the system
/// @param ingestThreads documents taken in at once, 1 or more
/// @param memory keeps size, theme and corpus from one run to the next
/// @param searches keeps what was asked
/// @param queue keeps what is still to be taken in
/// @param layers keeps what is painted over the pages
/// @param toOpen PDF files, folders and links the window is started with
public record WindowOptions(
        Optional<String> corpus,
        Locale locale,
        int ingestThreads,
        WindowMemory memory,
        SearchMemory searches,
        QueueMemory queue,
        LayerMemory layers,
        List<String> toOpen) {

    public WindowOptions {
        toOpen = List.copyOf(toOpen);
        if (ingestThreads < 1) {
            throw new IllegalArgumentException("threads below 1: " + ingestThreads);
        }
    }

    /// What the program starts with: one thread is left for the window.
    public static WindowOptions of(Optional<String> corpus, List<String> toOpen) {
        int threads = Math.clamp(Runtime.getRuntime().availableProcessors() - 1, 1, 8);
        Path settings = settingsFile(System.getenv(), home());
        return new WindowOptions(
                corpus,
                Language.ofSystem(),
                threads,
                new FileWindowMemory(settings),
                new FileSearchMemory(settings.resolveSibling("searches.properties")),
                new FileQueueMemory(settings.resolveSibling("queue.properties")),
                new FileLayerMemory(settings.resolveSibling("layers.properties")),
                toOpen);
    }

    private static Path home() {
        return Path.of(System.getProperty("user.home"));
    }

    /// Where settings belong on this system.
    static Path settingsFile(Map<String, String> environment, Path home) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        Path folder;
        if (system.startsWith("windows") && environment.containsKey("APPDATA")) {
            folder = Path.of(environment.get("APPDATA"));
        } else if (system.startsWith("mac")) {
            folder = home.resolve("Library").resolve("Application Support");
        } else if (environment.containsKey("XDG_CONFIG_HOME")) {
            folder = Path.of(environment.get("XDG_CONFIG_HOME"));
        } else {
            folder = home.resolve(".config");
        }
        return folder.resolve("sheetproof").resolve("window.properties");
    }
}
