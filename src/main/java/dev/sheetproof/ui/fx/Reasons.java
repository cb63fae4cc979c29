package dev.sheetproof.ui.fx;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// Says in another language what the services say in English: why a file or a page could not be
/// read. They store their reasons and print them, so they keep one language; the window has the
/// reader's.
///
/// A table of patterns per language, `reasons_<language>.tsv`, each replacing the part of a reason
/// that it finds. What no pattern knows stays as it is.
public final class Reasons {

    private static final Map<String, Reasons> BY_LANGUAGE = new ConcurrentHashMap<>();

    private final List<Rule> rules;

    private record Rule(Pattern found, String said) {}

    private Reasons(List<Rule> rules) {
        this.rules = rules;
    }

    /// The reasons in a language; unchanged in one that has no table.
    public static Reasons in(Locale locale) {
        return BY_LANGUAGE.computeIfAbsent(locale.getLanguage(), Reasons::load);
    }

    /// A reason in this language.
    public String say(String reason) {
        String said = reason;
        for (Rule rule : rules) {
            said = rule.found().matcher(said).replaceAll(rule.said());
        }
        return said;
    }

    private static Reasons load(String language) {
        String name = "reasons_" + language + ".tsv";
        try (InputStream in = Reasons.class.getResourceAsStream(name)) {
            if (in == null) {
                return new Reasons(List.of());
            }
            List<Rule> rules = new ArrayList<>();
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t", 2))
                    .forEach(
                            columns ->
                                    rules.add(new Rule(Pattern.compile(columns[0]), columns[1])));
            return new Reasons(List.copyOf(rules));
        } catch (IOException e) {
            throw new UncheckedIOException("reasons are not readable: " + name, e);
        }
    }
}
