package dev.sheetproof.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The file that long runs write their figures to, a section each: `-Dtest.report=FILE`. Without it
/// nothing is written.
final class ReliabilityReport {

    private ReliabilityReport() {}

    /// Replaces a section, or adds it at the end.
    static void write(String title, List<String> lines) throws IOException {
        String name = System.getProperty("test.report", "");
        if (name.isBlank()) {
            return;
        }
        Path file = Path.of(name);
        String start = "<!-- generated: " + title + " -->";
        String end = "<!-- end: " + title + " -->";
        List<String> before = Files.exists(file) ? Files.readAllLines(file) : List.of();
        int from = before.indexOf(start);
        int to = before.indexOf(end);
        List<String> after = new ArrayList<>(from < 0 ? before : before.subList(0, from));
        after.add(start);
        after.add("## " + title);
        after.add("");
        after.addAll(lines);
        after.add(end);
        if (from >= 0 && to > from) {
            after.addAll(before.subList(to + 1, before.size()));
        }
        Files.write(file, after);
    }
}
