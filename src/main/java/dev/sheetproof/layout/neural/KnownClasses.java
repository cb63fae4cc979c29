package dev.sheetproof.layout.neural;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The class names of published layout models and what they mean here, kept as data in
/// `classes.tsv`.
final class KnownClasses {

    private static final String RESOURCE = "classes.tsv";
    private static final Map<String, ClassMeaning> MEANINGS = read();

    private KnownClasses() {}

    /// What a class means; empty for a name that no published layout model has.
    static Optional<ClassMeaning> meaning(String className) {
        return Optional.ofNullable(MEANINGS.get(folded(className)));
    }

    /// A class name without case and separators: `List-item` and `list_item` are the same.
    static String folded(String className) {
        return className.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    private static Map<String, ClassMeaning> read() {
        try (InputStream in = KnownClasses.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + RESOURCE);
            }
            BufferedReader reader =
                    new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            Map<String, ClassMeaning> meanings = new TreeMap<>();
            for (String line : reader.lines().filter(l -> !l.startsWith("#")).toList()) {
                int tab = line.indexOf('\t');
                ClassMeaning meaning = ClassMeaning.parse(line.substring(tab + 1));
                if (meanings.put(line.substring(0, tab), meaning) != null) {
                    throw new IllegalStateException(RESOURCE + " names a class twice: " + line);
                }
            }
            return meanings;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read resource " + RESOURCE, e);
        }
    }
}
