package dev.sheetproof.evidence;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Phrase;
import dev.sheetproof.model.RequestStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;

/// What the values of a comparison are of: `drive level < 0.2 mW` is about no other power. A
/// parameter is named by a concept of the request in any spelling, or by two neighbouring words of
/// it.
///
/// @param typed ways to name it as the request does, each in words that must all be there
/// @param spelled other spellings, which must be there as they stand
record ComparedParameter(List<List<String>> typed, List<String> spelled) {

    /// A bar parts cells: no spelling goes over it.
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}|]+");

    ComparedParameter {
        typed = List.copyOf(typed);
        spelled = List.copyOf(spelled);
    }

    static ComparedParameter of(ParsedRequest parsed) {
        List<List<String>> typed = new ArrayList<>();
        List<String> spelled = new ArrayList<>();
        for (RequestStep step : parsed.steps()) {
            if (step.kind() == RequestStep.Kind.CONCEPT) {
                typed.add(words(step.from()));
                spelled.addAll(List.of(step.to().split(", ", -1)));
            }
        }
        List<String> words =
                parsed.words().stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
        if (typed.isEmpty() && !words.isEmpty()) {
            typed.add(words.subList(0, Math.min(2, words.size())));
            for (int i = 2; i < words.size(); i++) {
                typed.add(words.subList(i - 1, i + 1));
            }
        }
        return new ComparedParameter(typed, spelled);
    }

    private static List<String> words(String spelling) {
        return List.of(apart(spelling).strip().split(" ", -1));
    }

    /// Those of some rows that name the parameter.
    <R> List<R> among(List<R> rows, Function<R, List<Cell>> cells) {
        return rows.stream()
                .filter(row -> cells.apply(row).stream().anyMatch(c -> names(cells.apply(row), c)))
                .toList();
    }

    /// Whether a row, or the head over one of its cells, names the parameter.
    boolean names(List<Cell> row, Cell cell) {
        StringBuilder said = new StringBuilder(cell.columnLabel());
        for (Cell other : row) {
            said.append(" | ").append(other.rowLabel());
            // `VDD = 5 V` says under which supply another value holds.
            if (other.text().indexOf('=') < 0 && !Phrase.ASIDE_COLUMN.is(flat(other))) {
                said.append(" | ").append(other.text());
            }
        }
        String text = apart(said.toString());
        return typed.isEmpty()
                || typed.stream().anyMatch(name -> name.stream().allMatch(w -> holds(text, w)))
                || spelled.stream().anyMatch(name -> RowWords.holds(text, apart(name).strip()));
    }

    private static String flat(Cell cell) {
        return cell.columnLabel().replace('\n', ' ').replace('\t', ' ');
    }

    /// Words apart by one space each, in lower case.
    private static String apart(String text) {
        return NO_WORD.matcher(text.toLowerCase(Locale.ROOT)).replaceAll(" ");
    }

    private static boolean holds(String text, String word) {
        return RowWords.holds(text, word)
                || RowWords.holds(text, word + "s")
                || (word.length() > 3
                        && word.endsWith("s")
                        && RowWords.holds(text, word.substring(0, word.length() - 1)));
    }
}
