package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.ParsedPage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// The languages a document is written in: by script, and for Latin script by stop words.
final class Languages {

    /// A language counts from this share of the letters on: a stray sign or a company's name does
    /// not.
    private static final double MIN_SHARE = 0.03;

    /// Kana among this share of the CJK characters make a text Japanese.
    private static final double KANA_SHARE = 0.05;

    /// A Latin-script language counts with this share of all stop words found.
    private static final double MIN_STOP_WORDS = 0.15;

    private static final int MIN_STOP_WORDS_COUNT = 4;

    private Languages() {}

    static List<String> of(List<ParsedPage> pages) {
        long latin = 0;
        long han = 0;
        long kana = 0;
        long hangul = 0;
        long cyrillic = 0;
        Map<String, Integer> stops = new TreeMap<>();
        for (ParsedPage page : pages) {
            for (Line line : page.lines()) {
                String text = line.text();
                for (int i = 0; i < text.length(); i++) {
                    char c = text.charAt(i);
                    if (c < 0x250) {
                        latin += Character.isLetter(c) ? 1 : 0;
                    } else if (Character.isLetter(c)) {
                        UnicodeScript script = UnicodeScript.of(c);
                        han += script == UnicodeScript.HAN ? 1 : 0;
                        kana +=
                                script == UnicodeScript.HIRAGANA || script == UnicodeScript.KATAKANA
                                        ? 1
                                        : 0;
                        hangul += script == UnicodeScript.HANGUL ? 1 : 0;
                        cyrillic += script == UnicodeScript.CYRILLIC ? 1 : 0;
                    }
                }
                countStopWords(text, stops);
            }
        }
        // A CJK character says about as much as two and a half Latin letters.
        double cjk = 2.5 * (han + kana);
        double all = latin + cjk + 2 * hangul + cyrillic;
        Map<String, Double> weights = new TreeMap<>();
        if (all > 0) {
            weights.put(kana > KANA_SHARE * (han + kana) ? "ja" : "zh", cjk / all);
            weights.put("ko", 2 * hangul / all);
            weights.put("ru", cyrillic / all);
            addLatin(stops, latin / all, weights);
        }
        List<String> languages = new ArrayList<>();
        weights.entrySet().stream()
                .filter(e -> e.getValue() >= MIN_SHARE)
                .sorted(
                        Comparator.comparingDouble((Map.Entry<String, Double> e) -> -e.getValue())
                                .thenComparing(Map.Entry::getKey))
                .forEach(e -> languages.add(e.getKey()));
        return languages;
    }

    private static void addLatin(
            Map<String, Integer> stops, double share, Map<String, Double> weights) {
        int total = stops.values().stream().mapToInt(Integer::intValue).sum();
        stops.forEach(
                (language, count) -> {
                    if (count >= MIN_STOP_WORDS_COUNT && count >= MIN_STOP_WORDS * total) {
                        weights.put(language, share * count / total);
                    }
                });
    }

    private static void countStopWords(String text, Map<String, Integer> stops) {
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean letter = i < text.length() && Character.isLetter(text.charAt(i));
            if (letter && start < 0) {
                start = i;
            } else if (!letter && start >= 0) {
                if (i - start <= Words.LONGEST) {
                    // Signal names are in capitals; words of a sentence are not.
                    String word = text.substring(start, i);
                    String language =
                            i - start > 1 && Character.isUpperCase(word.charAt(1))
                                    ? null
                                    : Words.LANGUAGE.get(word.toLowerCase(Locale.ROOT));
                    if (language != null) {
                        stops.merge(language, 1, Integer::sum);
                    }
                }
                start = -1;
            }
        }
    }

    private static final class Words {
        private static final Map<String, String> LANGUAGE = load();
        private static final int LONGEST =
                LANGUAGE.keySet().stream().mapToInt(String::length).max().orElse(0);

        /// Words that two languages share are in neither list.
        private static Map<String, String> load() {
            try (InputStream in = Languages.class.getResourceAsStream("stop_words.tsv")) {
                if (in == null) {
                    throw new IllegalStateException("missing resource stop_words.tsv");
                }
                Map<String, String> words = new HashMap<>();
                for (String line :
                        new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                    if (!line.isBlank() && !line.startsWith("#")) {
                        String[] parts = line.strip().split("\t", -1);
                        for (String word : parts[1].split(" ", -1)) {
                            words.put(word, parts[0]);
                        }
                    }
                }
                return Map.copyOf(words);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read resource stop_words.tsv", e);
            }
        }
    }
}
