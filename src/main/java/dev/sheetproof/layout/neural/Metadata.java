package dev.sheetproof.layout.neural;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads what exporters write into a model's metadata: `names` as a Python or JSON dictionary such
/// as `{0: 'title', 1: 'plain text'}`, `imgsz` as `[1024, 1024]`.
final class Metadata {

    /// Larger values are no dictionary of classes.
    private static final int MAX_CHARS = 100_000;

    private static final Pattern ENTRY =
            Pattern.compile(
                    "\"?(\\d{1,4})\"?\\s*:\\s*(?:'((?:[^'\\\\]|\\\\.)*)'|\"((?:[^\"\\\\]|\\\\.)*)\")");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,5}");

    private Metadata() {}

    /// What the metadata says; nothing where it says nothing that can be understood.
    static ModelNotes notes(Map<String, String> metadata) {
        return new ModelNotes(
                names(metadata.getOrDefault("names", "")),
                Map.of(),
                size(metadata.getOrDefault("imgsz", "")),
                Optional.empty(),
                Optional.empty());
    }

    static List<String> names(String dictionary) {
        if (dictionary.length() > MAX_CHARS) {
            return List.of();
        }
        TreeMap<Integer, String> byIndex = new TreeMap<>();
        Matcher entries = ENTRY.matcher(dictionary);
        while (entries.find()) {
            String single = entries.group(2);
            String name = single == null ? entries.group(3) : single;
            byIndex.put(
                    Integer.valueOf(entries.group(1)), name.replaceAll("\\\\(.)", "$1").strip());
        }
        boolean usable =
                !byIndex.isEmpty()
                        && byIndex.size() <= NotesFile.MAX_CLASSES
                        && byIndex.firstKey() == 0
                        && byIndex.lastKey() == byIndex.size() - 1
                        && byIndex.values().stream().noneMatch(String::isBlank);
        return usable ? List.copyOf(byIndex.values()) : List.of();
    }

    private static Optional<Integer> size(String sizes) {
        int longest = 0;
        Matcher numbers = NUMBER.matcher(sizes);
        while (numbers.find()) {
            longest = Math.max(longest, Integer.parseInt(numbers.group()));
        }
        return longest >= 32 && longest <= 4096 ? Optional.of(longest) : Optional.empty();
    }
}
