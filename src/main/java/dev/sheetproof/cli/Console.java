package dev.sheetproof.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// Where a command reads and prints.
///
/// @param out for programs: JSON and CSV, nothing else; UTF-8 whatever the locale
/// @param err for people
/// @param in what a program sends
public record Console(PrintStream out, PrintStream err, InputStream in) {

    private static final int BUFFER = 1 << 16;

    /// The process' own streams.
    public static Console ofProcess() {
        return new Console(
                new PrintStream(
                        new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), BUFFER),
                        false,
                        StandardCharsets.UTF_8),
                new PrintStream(
                        new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                System.in);
    }
}
