package dev.sheetproof.layout.neural;

import dev.sheetproof.layout.LayoutModelException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads the file of notes beside a model. For `m.onnx` the first of these counts: `m.labels.json`,
/// `m.labels.txt`, `labels.json`, `labels.txt`.
///
/// The text form has one class name a line, in the model's order. The JSON form is a list of names,
/// an object from index to name, or an object with `labels` (either of them) and optionally
/// `meanings` (class name to label), `size`, `output` and `batch`.
final class NotesFile {

    /// Larger files are no lists of classes.
    private static final long MAX_BYTES = 1_000_000;

    /// More classes no layout model has.
    static final int MAX_CLASSES = 1_000;

    /// Bounds of the picture's longest side in pixels.
    private static final int MIN_SIZE_PX = 32;

    private static final int MAX_SIZE_PX = 4_096;

    private static final int MAX_BATCH = 16;

    private NotesFile() {}

    /// The notes beside a model; [ModelNotes#NONE] when there is no file.
    ///
    /// @throws LayoutModelException when there is one and it cannot be understood
    static ModelNotes beside(Path model) {
        String name = String.valueOf(model.getFileName());
        int dot = name.lastIndexOf('.');
        String stem = dot > 0 ? name.substring(0, dot) : name;
        for (String candidate :
                List.of(stem + ".labels.json", stem + ".labels.txt", "labels.json", "labels.txt")) {
            Path file = model.resolveSibling(candidate);
            if (Files.isRegularFile(file)) {
                return read(file);
            }
        }
        return ModelNotes.NONE;
    }

    private static ModelNotes read(Path file) {
        byte[] bytes;
        try {
            if (Files.size(file) > MAX_BYTES) {
                throw new LayoutModelException(
                        file
                                + " is too large for a list of classes: "
                                + Files.size(file)
                                + " bytes");
            }
            bytes = Files.readAllBytes(file);
        } catch (IOException e) {
            throw new LayoutModelException("cannot read " + file + ": " + e.getMessage(), e);
        }
        try {
            return file.toString().endsWith(".txt")
                    ? named(
                            new String(bytes, StandardCharsets.UTF_8)
                                    .lines()
                                    .map(String::strip)
                                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                                    .toList())
                    : json(JsonMapper.shared().readTree(bytes));
        } catch (JacksonException e) {
            throw new LayoutModelException(file + " is not JSON: " + e.getOriginalMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new LayoutModelException(file + ": " + e.getMessage(), e);
        }
    }

    private static ModelNotes json(JsonNode root) {
        if (!root.has("labels")) {
            return named(names(root));
        }
        Map<String, ClassMeaning> meanings = new TreeMap<>();
        for (Map.Entry<String, JsonNode> entry : root.path("meanings").properties()) {
            meanings.put(
                    KnownClasses.folded(entry.getKey()), meaning(entry.getValue().asString("")));
        }
        return new ModelNotes(
                bounded(names(root.path("labels"))),
                meanings,
                number(root, "size", MIN_SIZE_PX, MAX_SIZE_PX),
                root.has("output")
                        ? Optional.of(OutputForm.parse(root.path("output").asString("")))
                        : Optional.empty(),
                number(root, "batch", 1, MAX_BATCH));
    }

    private static ClassMeaning meaning(String text) {
        try {
            return ClassMeaning.parse(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "meaning '" + text + "' is no label of ours, caption, note or ignored", e);
        }
    }

    private static List<String> names(JsonNode node) {
        List<String> names = new ArrayList<>();
        if (node.isArray()) {
            node.forEach(name -> names.add(name.asString("")));
        } else {
            TreeMap<Integer, String> byIndex = new TreeMap<>();
            for (Map.Entry<String, JsonNode> entry : node.properties()) {
                if (!entry.getKey().matches("\\d{1,4}")) {
                    throw new IllegalArgumentException(
                            "'" + entry.getKey() + "' is not the index of a class");
                }
                byIndex.put(Integer.valueOf(entry.getKey()), entry.getValue().asString(""));
            }
            names.addAll(dense(byIndex));
        }
        return names;
    }

    /// @throws IllegalArgumentException when an index is missing
    static List<String> dense(SortedMap<Integer, String> byIndex) {
        if (byIndex.isEmpty()) {
            throw new IllegalArgumentException("no classes are named");
        }
        if (byIndex.firstKey() != 0 || byIndex.lastKey() != byIndex.size() - 1) {
            throw new IllegalArgumentException(
                    "classes are numbered "
                            + byIndex.keySet()
                            + ": they must run from 0 without gaps");
        }
        return List.copyOf(byIndex.values());
    }

    private static ModelNotes named(List<String> names) {
        return new ModelNotes(
                bounded(names), Map.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    private static List<String> bounded(List<String> names) {
        if (names.isEmpty() || names.size() > MAX_CLASSES) {
            throw new IllegalArgumentException(
                    names.size() + " classes are named: there must be 1 to " + MAX_CLASSES);
        }
        if (names.stream().anyMatch(String::isBlank)) {
            throw new IllegalArgumentException("a class has no name: " + names);
        }
        return names;
    }

    private static Optional<Integer> number(JsonNode root, String key, int min, int max) {
        if (!root.has(key)) {
            return Optional.empty();
        }
        int value = root.path(key).asInt(Integer.MIN_VALUE);
        if (value < min || value > max) {
            throw new IllegalArgumentException(
                    key + " must be " + min + " to " + max + ": " + root.path(key));
        }
        return Optional.of(value);
    }
}
