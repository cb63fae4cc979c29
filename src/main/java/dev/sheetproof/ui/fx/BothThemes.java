package dev.sheetproof.ui.fx;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.css.Stylesheet;

/// The light and the dark theme in one stylesheet, light unless the root of the scene has the style
/// class `dark`.
///
/// A stylesheet put in place of another makes the toolkit load it and match every rule of it to
/// every node again; a style class only makes it look the colours up. The two themes have the same
/// rules and differ in colours (and in how far a shadow reaches, which stays that of the light
/// one), so each differing colour becomes a looked-up one that the root defines twice.
public final class BothThemes {

    /// The name of a differing colour, followed by a number.
    private static final String EITHER = "-either-";

    /// Between the parts of a list, not within the brackets of a function.
    private static final Pattern PARTS = Pattern.compile(", (?![^()]*\\))");

    private static final Pattern DECLARATION =
            Pattern.compile("\\s*(?<name>[\\w-]+): (?<value>.*);");

    private static final String PALETTE_END = "}";

    private BothThemes() {}

    /// Made once; the first call takes a tenth of a second, so a worker does it while the toolkit
    /// starts.
    private static final class Made {
        static final String ADDRESS = address();
    }

    /// A `data:` address for [javafx.application.Application#setUserAgentStylesheet(String)].
    ///
    /// @throws IllegalStateException when the two themes of the library no longer have the same
    ///   rules
    public static String stylesheet() {
        return Made.ADDRESS;
    }

    private static String address() {
        String merged = merged(text(new PrimerLight()), text(new PrimerDark()));
        byte[] css = merged.getBytes(StandardCharsets.UTF_8);
        try {
            return "data:application/octet-stream;base64," + base64(compiled(css));
        } catch (IOException e) {
            // The toolkit then compiles it itself, on its own thread: slower, but all the same.
            System.getLogger(BothThemes.class.getName())
                    .log(System.Logger.Level.INFO, "themes not compiled: no temporary file", e);
            return "data:text/css;base64," + base64(css);
        }
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    /// The library's compiler only takes files.
    private static byte[] compiled(byte[] css) throws IOException {
        Path text = Files.createTempFile("sheetproof-themes", ".css");
        Path binary = Files.createTempFile("sheetproof-themes", ".bss");
        try {
            Files.write(text, css);
            Stylesheet.convertToBinary(text.toFile(), binary.toFile());
            return Files.readAllBytes(binary);
        } finally {
            Files.deleteIfExists(text);
            Files.deleteIfExists(binary);
        }
    }

    private static String text(Theme theme) {
        String name = theme.getUserAgentStylesheet();
        try (InputStream css = Theme.class.getResourceAsStream(name)) {
            if (css == null) {
                throw new IllegalStateException("no text of the theme " + name);
            }
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Both in one, line by line.
    static String merged(String light, String dark) {
        List<String> lightLines = light.lines().toList();
        List<String> darkLines = dark.lines().toList();
        if (lightLines.size() != darkLines.size()) {
            throw new IllegalStateException(
                    "the themes have " + lightLines.size() + " and " + darkLines.size() + " lines");
        }
        List<String> lines = new ArrayList<>();
        List<String> darkPalette = new ArrayList<>();
        Map<Either, String> names = new LinkedHashMap<>();
        boolean inPalette = true;
        for (int i = 0; i < lightLines.size(); i++) {
            String line = lightLines.get(i);
            if (line.equals(darkLines.get(i))) {
                lines.add(line);
            } else {
                Declaration here = Declaration.of(line);
                Declaration there = Declaration.of(darkLines.get(i));
                if (!here.name().equals(there.name())) {
                    throw new IllegalStateException(
                            "the themes differ in more than colours: " + line + darkLines.get(i));
                }
                if (inPalette) {
                    darkPalette.add(darkLines.get(i));
                }
                lines.add(
                        inPalette || here.name().equals("-fx-effect")
                                ? line
                                : here.or(there, names).line());
            }
            inPalette &= !line.equals(PALETTE_END);
        }
        lines.add(".root {");
        names.forEach((either, name) -> lines.add(new Declaration(name, either.light()).line()));
        lines.add("}");
        lines.add(".root.dark {");
        lines.addAll(darkPalette);
        names.forEach((either, name) -> lines.add(new Declaration(name, either.dark()).line()));
        lines.add("}");
        return String.join("\n", lines) + "\n";
    }

    private record Either(String light, String dark) {}

    private record Declaration(String name, String value) {

        private static Declaration of(String line) {
            Matcher parts = DECLARATION.matcher(line);
            if (!parts.matches()) {
                throw new IllegalStateException("the themes differ in more than values: " + line);
            }
            return new Declaration(parts.group("name"), parts.group("value"));
        }

        String line() {
            return "  " + name + ": " + value + ";";
        }

        /// The same with looked-up colours where the other has others.
        Declaration or(Declaration other, Map<Either, String> names) {
            String[] light = PARTS.split(value, -1);
            String[] dark = PARTS.split(other.value, -1);
            if (light.length != dark.length) {
                throw new IllegalStateException(
                        "the themes differ in more than colours: " + line() + other.line());
            }
            for (int i = 0; i < light.length; i++) {
                if (!light[i].equals(dark[i])) {
                    Either either = new Either(light[i], dark[i]);
                    light[i] = names.computeIfAbsent(either, _ -> EITHER + names.size());
                }
            }
            return new Declaration(name, String.join(", ", Arrays.asList(light)));
        }
    }
}
