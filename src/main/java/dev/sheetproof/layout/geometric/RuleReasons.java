package dev.sheetproof.layout.geometric;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What each rule of the detector says of a region it made, kept as data in `rules.tsv`: the rule's
/// name, a tab, a sentence for a person. `#` starts a comment line.
final class RuleReasons {

    /// Characters quoted of a text at most.
    private static final int MAX_QUOTED = 32;

    private static final String RESOURCE = "rules.tsv";
    private static final Map<String, String> SENTENCES = read();

    private RuleReasons() {}

    /// The reason of a region: the rule's sentence, then what it saw there.
    ///
    /// @param rule a name in the file; another one stands for itself
    /// @param figures what the rule saw, such as `6 rows, 4 columns`; may be empty
    static String of(String rule, String figures) {
        String sentence = SENTENCES.getOrDefault(rule, rule.replace('-', ' '));
        return figures.isEmpty() ? sentence : sentence + ": " + figures;
    }

    /// `1 row`, `6 rows`: for figures.
    static String count(long number, String one) {
        return number + " " + one + (number == 1 ? "" : "s");
    }

    /// The beginning of a text, quoted: for figures.
    static String quoted(String text) {
        String whole = text.strip();
        if (whole.codePointCount(0, whole.length()) <= MAX_QUOTED) {
            return "'" + whole + "'";
        }
        return "'" + whole.substring(0, whole.offsetByCodePoints(0, MAX_QUOTED)).strip() + "…'";
    }

    private static Map<String, String> read() {
        try (InputStream in = RuleReasons.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + RESOURCE);
            }
            BufferedReader reader =
                    new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            Map<String, String> sentences = new TreeMap<>();
            for (String line : reader.lines().filter(l -> !l.startsWith("#")).toList()) {
                List<String> parts = List.of(line.split("\t", -1));
                if (parts.size() != 2 || sentences.put(parts.getFirst(), parts.getLast()) != null) {
                    throw new IllegalStateException(RESOURCE + " has a bad line: " + line);
                }
            }
            return sentences;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read resource " + RESOURCE, e);
        }
    }
}
