package dev.sheetproof.ui.fx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// All words of the window stand in bundles, in every language it speaks.
final class BundlesTest {

    private static final Path BUNDLES =
            Path.of("src", "main", "resources", "dev", "sheetproof", "ui");
    private static final Path SOURCES = Path.of("src", "main", "java", "dev", "sheetproof", "ui");

    /// A call that puts words in front of a person, with a literal for them.
    private static final Pattern LITERAL =
            Pattern.compile(
                    "(?:new (?:Label|Button|Tab|Text|Menu|MenuItem|Tooltip|TitledPane|CheckBox"
                            + "|CheckMenuItem|RadioMenuItem|ToggleButton|Hyperlink)"
                            + "|\\.?set(?:Text|PromptText|AccessibleText|Title|HeaderText|ContentText))"
                            + "\\(\\s*\"([^\"]*)\"");

    private static List<Path> bundles() throws IOException {
        try (Stream<Path> files = Files.walk(BUNDLES)) {
            return files.filter(file -> file.endsWith("texts.properties")).sorted().toList();
        }
    }

    private static Properties read(Path file) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts;
    }

    private static Set<String> places(String text, Locale locale) {
        Set<String> places = new TreeSet<>();
        if (text.contains("{")) {
            // Also proves that the pattern can be read.
            new MessageFormat(text, locale);
            Matcher matcher = Pattern.compile("\\{([0-9]+)").matcher(text);
            while (matcher.find()) {
                places.add(matcher.group(1));
            }
        }
        return places;
    }

    @Test
    void everyTextIsThereInEnglishAndInChineseWithTheSamePlacesToFillIn() throws IOException {
        List<String> faults = new ArrayList<>();
        assertFalse(bundles().isEmpty());
        for (Path file : bundles()) {
            Properties english = read(file);
            Properties chinese = read(file.resolveSibling("texts_zh.properties"));
            assertEquals(
                    new TreeSet<>(english.stringPropertyNames()),
                    new TreeSet<>(chinese.stringPropertyNames()),
                    String.valueOf(file));
            for (String key : english.stringPropertyNames()) {
                String in = english.getProperty(key);
                String other = chinese.getProperty(key);
                if (in.isBlank() || other.isBlank()) {
                    faults.add(file + " " + key + " is blank");
                }
                if (!places(in, Locale.ENGLISH).equals(places(other, Locale.CHINESE))) {
                    faults.add(file + " " + key + " fills in other places: " + in + " / " + other);
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void noViewHoldsWordsOfItsOwn() throws IOException {
        List<String> faults = new ArrayList<>();
        List<Path> sources;
        try (Stream<Path> files = Files.walk(SOURCES)) {
            sources = files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
        for (Path file : sources) {
            Matcher matcher = LITERAL.matcher(Files.readString(file, StandardCharsets.UTF_8));
            while (matcher.find()) {
                if (matcher.group(1).codePoints().anyMatch(Character::isLetter)) {
                    faults.add(SOURCES.relativize(file) + ": " + matcher.group());
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void theLanguageFollowsTheSystemUnlessOneIsChosen() {
        assertEquals(Locale.CHINESE, Language.SYSTEM.locale(Locale.CHINESE));
        assertEquals(Locale.ENGLISH, Language.ENGLISH.locale(Locale.CHINESE));
        assertEquals(Locale.CHINESE, Language.CHINESE.locale(Locale.GERMAN));
        assertEquals(
                "Filter",
                Texts.beside(dev.sheetproof.ui.documents.DocumentsView.class, Locale.GERMAN)
                        .get("document-filter.prompt"));
        assertEquals(
                "筛选",
                Texts.beside(
                                dev.sheetproof.ui.documents.DocumentsView.class,
                                Locale.SIMPLIFIED_CHINESE)
                        .get("document-filter.prompt"));
    }
}
