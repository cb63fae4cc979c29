package dev.sheetproof.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/// Reads text files that a command is given.
final class TextFile {

    private TextFile() {}

    /// The lines of a file, UTF-8.
    ///
    /// @param file `-` stands for `in`
    /// @throws CommandFailure when it cannot be read
    static List<String> lines(Path file, InputStream in) {
        try (InputStream source = file.toString().equals("-") ? in : Files.newInputStream(file);
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(source, StandardCharsets.UTF_8))) {
            return reader.readAllLines();
        } catch (NoSuchFileException e) {
            throw CommandFailure.usage(file + " cannot be read: there is no such file", e);
        } catch (IOException e) {
            throw CommandFailure.usage(file + " cannot be read: " + e.getMessage(), e);
        }
    }
}
