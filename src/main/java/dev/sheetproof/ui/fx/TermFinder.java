package dev.sheetproof.ui.fx;

import dev.sheetproof.model.MatchedTerm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the matched terms of a hit in a text. Letter case, the kind of white space and the kind of
/// hyphen do not count. Part numbers are found inside longer ones; everything else as whole words
/// only, so that `18 pF` never marks a piece of `118 pF`.
public final class TermFinder {

    private static final String LETTER_OR_DIGIT = "[\\p{L}\\p{N}]";
    private static final String DIGIT = "\\p{Nd}";
    private static final String HYPHENS = "-\u2010\u2011\u2012\u2013\u2212";
    private static final String ANY_HYPHEN = "[\u2010\u2011\u2012\u2013\u2212-]";

    private final Map<String, Pattern> patterns = new LinkedHashMap<>();

    public TermFinder(List<MatchedTerm> terms) {
        for (MatchedTerm term : terms) {
            String sought = term.term().strip();
            if (!sought.isEmpty()) {
                patterns.putIfAbsent(sought, pattern(sought, term.channel().startsWith("part_")));
            }
        }
    }

    /// Characters `from` (inclusive) to `to` (exclusive) of a text.
    public record Range(int from, int to) {}

    /// Where the terms stand, in text order; ranges that overlap are one.
    public List<Range> find(CharSequence text) {
        List<Range> found = new ArrayList<>();
        for (Pattern pattern : patterns.values()) {
            Matcher matcher = pattern.matcher(text);
            while (matcher.find()) {
                found.add(new Range(matcher.start(), matcher.end()));
            }
        }
        return merged(found);
    }

    /// How many different terms the text holds.
    public int count(CharSequence text) {
        int count = 0;
        for (Pattern pattern : patterns.values()) {
            if (pattern.matcher(text).find()) {
                count++;
            }
        }
        return count;
    }

    private static List<Range> merged(List<Range> found) {
        found.sort(Comparator.comparingInt(Range::from).thenComparingInt(Range::to));
        List<Range> merged = new ArrayList<>();
        for (Range range : found) {
            int last = merged.size() - 1;
            if (last >= 0 && range.from() < merged.get(last).to()) {
                Range before = merged.get(last);
                merged.set(last, new Range(before.from(), Math.max(before.to(), range.to())));
            } else {
                merged.add(range);
            }
        }
        return merged;
    }

    private static Pattern pattern(String term, boolean insideWords) {
        StringBuilder regex = new StringBuilder();
        String before = neighbour(term.codePointAt(0), insideWords);
        if (!before.isEmpty()) {
            regex.append("(?<!").append(before).append(')');
        }
        boolean space = false;
        for (int i = 0; i < term.length(); i++) {
            char c = term.charAt(i);
            if (Character.isWhitespace(c)) {
                space = true;
                continue;
            }
            if (space) {
                regex.append("\\s+");
                space = false;
            }
            if (HYPHENS.indexOf(c) >= 0) {
                regex.append(ANY_HYPHEN);
            } else if (Character.isSurrogate(c) || Character.isLetterOrDigit(c)) {
                regex.append(c);
            } else {
                regex.append('\\').append(c);
            }
        }
        String after = neighbour(term.codePointBefore(term.length()), insideWords);
        if (!after.isEmpty()) {
            regex.append("(?!").append(after).append(')');
        }
        return Pattern.compile(regex.toString(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /// What must not stand beside a term that begins or ends with a character; empty when anything
    /// may. A piece of a part number never cuts a number in two.
    private static String neighbour(int edge, boolean insideWords) {
        if (insideWords) {
            return Character.isDigit(edge) ? DIGIT : "";
        }
        return Character.isLetterOrDigit(edge) ? LETTER_OR_DIGIT : "";
    }
}
