package dev.sheetproof.app;

import java.io.IOException;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/// Keeps what libraries log off the terminal: PDF and search libraries warn about every odd file.
final class QuietLogging {

    /// Names a file that warnings and defects are written to.
    static final String FILE_VARIABLE = "SHEETPROOF_LOG";

    private QuietLogging() {}

    /// Logs to the file named in the environment, or nowhere.
    static void start() {
        LogManager.getLogManager().reset();
        Logger root = Logger.getLogger("");
        String file = System.getenv(FILE_VARIABLE);
        if (file == null || file.isBlank()) {
            root.setLevel(Level.OFF);
            return;
        }
        root.setLevel(Level.WARNING);
        try {
            // In a file name pattern a percent sign is special.
            Handler handler = new FileHandler(file.replace("%", "%%"), true);
            handler.setFormatter(new SimpleFormatter());
            root.addHandler(handler);
        } catch (IOException e) {
            System.err.println(
                    "sheetproof: the log " + file + " cannot be written: " + e.getMessage());
        }
    }
}
