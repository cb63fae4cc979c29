package dev.sheetproof.evaluation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Keeps a report in a Markdown file, as a section of its own between two marks; everything else in
/// the file is left as it stands.
public final class EvaluationFile {

    private EvaluationFile() {}

    /// Replaces the section of this corpus and model, or adds it at the end.
    ///
    /// @param command that makes it again, without paths of this machine
    /// @throws IOException when the file cannot be read or written
    public static void write(Path file, EvaluationReport report, String command)
            throws IOException {
        String key = key(report.setting());
        String start = "<!-- generated: " + key + " -->";
        String end = "<!-- end: " + key + " -->";
        List<String> section = new ArrayList<>();
        section.add(start);
        section.add("## " + key);
        section.add("");
        section.add("`" + command + "`");
        section.add("");
        section.addAll(EvaluationTables.of(report));
        section.add(end);
        List<String> before = Files.exists(file) ? Files.readAllLines(file) : List.of();
        Files.write(file, replaced(before, section, start, end));
    }

    private static String key(EvaluationReport.Setting setting) {
        String model = setting.model().orElse("no model");
        int cut = model.indexOf('|');
        return "Corpus " + setting.corpus() + ", " + (cut < 0 ? model : model.substring(0, cut));
    }

    private static List<String> replaced(
            List<String> before, List<String> section, String start, String end) {
        int from = before.indexOf(start);
        int to = before.indexOf(end);
        List<String> after = new ArrayList<>();
        if (from < 0 || to < from) {
            after.addAll(before);
            if (!before.isEmpty() && !before.getLast().isBlank()) {
                after.add("");
            }
            after.addAll(section);
        } else {
            after.addAll(before.subList(0, from));
            after.addAll(section);
            after.addAll(before.subList(to + 1, before.size()));
        }
        return after;
    }
}
