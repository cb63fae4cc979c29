package dev.sheetproof.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Properties;

/// Where the program starts, with or without a window.
///
/// It does not extend the JavaFX application class: on the class path such a main class is refused
/// by the Java launcher.
public final class Main {

    private static final int DONE = 0;
    private static final int WRONG_USAGE = 2;

    private Main() {}

    /// Runs the program and ends the process.
    ///
    /// @param args the command line, without the program's name
    public static void main(String[] args) {
        System.exit(run(args, System.err));
    }

    /// Answers `--version` and `--help`; everything else is wrong usage.
    ///
    /// @param args the command line, without the program's name
    /// @param err where people read
    /// @return the exit code: 0 done, 2 wrong usage
    static int run(String[] args, PrintStream err) {
        if (args.length == 1 && args[0].equals("--version")) {
            err.println("sheetproof " + version().orElse("(not built)"));
            return DONE;
        }
        err.println("usage: sheetproof [--version] [--help]");
        return args.length == 1 && args[0].equals("--help") ? DONE : WRONG_USAGE;
    }

    /// The version that the build wrote into the class path.
    private static Optional<String> version() {
        try (InputStream in = Main.class.getResourceAsStream("/dev/sheetproof/build.properties")) {
            if (in == null) {
                return Optional.empty();
            }
            Properties build = new Properties();
            build.load(in);
            return Optional.ofNullable(build.getProperty("version"));
        } catch (IOException e) {
            throw new UncheckedIOException("build.properties cannot be read", e);
        }
    }
}
