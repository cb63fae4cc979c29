package dev.sheetproof.search;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Quantity;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.store.LexicalQuery;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Makes what the index looks for of a parsed request.
final class LexicalQueries {

    /// Longest run of neighbouring tokens that may be one part number typed with spaces.
    private static final int LONGEST_RUN = 4;

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private LexicalQueries() {}

    static LexicalQuery of(ParsedRequest parsed) {
        SortedMap<String, List<String>> related = new TreeMap<>();
        List<String> labels = new ArrayList<>();
        List<PageNumber> pages = new ArrayList<>();
        for (RequestStep step : parsed.steps()) {
            if (step.kind() == RequestStep.Kind.CONCEPT) {
                related.put(step.from(), Concepts.BUNDLED.spellings(step.from()));
                inParts(step.from(), related);
            } else if (step.kind() == RequestStep.Kind.PLACE) {
                place(step.to(), labels, pages);
            }
        }
        AnswerShape shape = AnswerShape.of(parsed);
        return LexicalQuery.builder()
                .words(parsed.words())
                .parts(parts(parsed))
                .quantities(parsed.quantities())
                .phrases(parsed.phrases())
                .runs(runs(parsed))
                .names(names(parsed, related.keySet()))
                .wildcards(parsed.wildcards())
                .bounds(parsed.bounds())
                .labels(labels)
                .pages(pages)
                .related(related)
                .translations(translations(parsed))
                .headings(shape.headings())
                .preferred(shape.preferred())
                .build();
    }

    /// The words of a concept in other scripts, where each has its own, which may part it:
    /// `humidity accuracy` is 精度 in a table on 湿度.
    private static void inParts(String concept, SortedMap<String, List<String>> related) {
        if (concept.indexOf(' ') < 0) {
            return;
        }
        Map<String, List<String>> parts = new TreeMap<>();
        for (String word : concept.split(" ", -1)) {
            List<String> spellings =
                    Concepts.BUNDLED.spellings(word).stream()
                            .filter(Concepts::inIdeographs)
                            .toList();
            if (spellings.isEmpty()) {
                return;
            }
            parts.put(word, spellings);
        }
        parts.forEach((word, spellings) -> related.putIfAbsent(word, spellings));
    }

    private static SortedMap<String, List<String>> translations(ParsedRequest parsed) {
        SortedMap<String, List<String>> translations = new TreeMap<>();
        if (!parsed.steps().isEmpty()) {
            for (String word : parsed.words()) {
                List<String> others = Concepts.translations(word);
                if (!others.isEmpty()) {
                    translations.put(word.toLowerCase(Locale.ROOT), others);
                }
            }
        }
        return translations;
    }

    /// Among the documents that a part filter allows, those that are about the part come first:
    /// others only mention it. A filter alone asks for nothing.
    private static List<String> parts(ParsedRequest parsed) {
        if (parsed.isEmpty()) {
            return parsed.parts();
        }
        return Stream.concat(parsed.parts().stream(), parsed.filters().parts().stream())
                .distinct()
                .toList();
    }

    private static void place(String place, List<String> labels, List<PageNumber> pages) {
        int space = place.lastIndexOf(' ');
        String number = place.substring(space + 1);
        if (place.startsWith("page ")) {
            pages.add(new PageNumber(Math.max(1, Integer.parseInt(number))));
        } else if (place.startsWith("section ")) {
            labels.add(number);
        } else {
            labels.add(place);
        }
    }

    /// Words that may name a document: no parameter and no kind of drawing.
    private static List<String> names(ParsedRequest parsed, Set<String> concepts) {
        Set<String> taken = new HashSet<>();
        for (String concept : concepts) {
            if (Concepts.capability(concept)) {
                // A `USB connector` is called so.
                continue;
            }
            taken.addAll(List.of(concept.split(" ", -1)));
        }
        return parsed.words().stream()
                .filter(word -> !taken.contains(word.toLowerCase(Locale.ROOT)))
                .filter(word -> !AnswerShape.asksFor(word))
                .toList();
    }

    /// Runs of 2 to 4 neighbouring tokens that look like code and together hold a digit and a
    /// letter.
    private static List<String> runs(ParsedRequest parsed) {
        if (parsed.steps().isEmpty()) {
            return List.of();
        }
        String text = parsed.text();
        String bounded = text.substring(0, Math.min(text.length(), RequestParser.MAX_CHARS));
        List<String> tokens = new ArrayList<>();
        for (String token : SPACES.splitAsStream(bounded).toList()) {
            if (!token.isBlank() && tokens.size() < 24) {
                tokens.add(token);
            }
        }
        Set<String> runs = new LinkedHashSet<>();
        for (int from = 0; from < tokens.size(); from++) {
            for (int to = from + 1; to <= Math.min(tokens.size(), from + LONGEST_RUN); to++) {
                if (!codeLike(tokens.get(to - 1))) {
                    break;
                }
                String run = String.join(" ", tokens.subList(from, to));
                if (to > from + 1 && mixed(run) && !quantity(run)) {
                    runs.add(run);
                }
            }
        }
        return List.copyOf(runs);
    }

    private static boolean codeLike(String token) {
        return token.chars().anyMatch(Character::isDigit)
                || (token.length() <= 4 && token.chars().noneMatch(Character::isLowerCase));
    }

    private static boolean mixed(String run) {
        return run.chars().anyMatch(Character::isDigit)
                && run.chars().anyMatch(Character::isLetter);
    }

    /// Whether a measurement makes up most of the run: `40 MHz 3.3 V`.
    private static boolean quantity(String run) {
        int covered = 0;
        for (Quantity.Found found : Quantity.scan(run)) {
            covered += found.end() - found.start();
        }
        return covered * 2 > run.length();
    }
}
