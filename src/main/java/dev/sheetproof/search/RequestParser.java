package dev.sheetproof.search;

import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Quantity;
import dev.sheetproof.model.QuantityBound;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.SearchRequest;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads a request in the open: quoted phrases, filters (`doc:abx-7`, `type:table`, `page:3-5`,
/// `part:ABX-7`), exclusions (`-word`), comparisons, places (`table 3`), quantities, part-like
/// tokens, words with their spelling, concepts and the shape of the answer. Each step is told and
/// can be switched off; see [dev.sheetproof.model.Reading]. Any text is accepted.
public final class RequestParser {

    /// Characters of a request that are read; the rest is left out and a note says so.
    static final int MAX_CHARS = 2_000;

    private static final int MAX_TOKENS = 48;
    private static final int MAX_WILDCARDS = 4;

    /// Letters and digits that a wildcard needs: as many as a trigram, by which parts are found.
    private static final int MIN_WILDCARD = 3;

    private static final Set<String> STOP_WORDS =
            WordTable.bundled("stop-words.csv").stream()
                    .flatMap(List::stream)
                    .collect(Collectors.toUnmodifiableSet());

    private static final Pattern SPACES = Pattern.compile(" +");

    private RequestParser() {}

    /// What a request asks for, without a corpus to check its spelling against. `words`, `parts`,
    /// `quantities` and `phrases` are in the order of the text.
    public static ParsedRequest parse(SearchRequest request) {
        return parse(request, Vocabulary.NONE);
    }

    static ParsedRequest parse(SearchRequest request, Vocabulary vocabulary) {
        List<String> notes = new ArrayList<>();
        String text = RequestText.clean(request.text(), notes);
        return request.reading().raw()
                ? raw(request, text, notes)
                : new Tokens(request, vocabulary, notes).parse(text);
    }

    /// Whether a word says nothing about what is looked for.
    static boolean stopWord(String word) {
        return STOP_WORDS.contains(word.toLowerCase(Locale.ROOT));
    }

    private static ParsedRequest raw(SearchRequest request, String text, List<String> notes) {
        List<String> words =
                SPACES.splitAsStream(text)
                        .map(RequestParser::trimmed)
                        .filter(word -> !word.isEmpty())
                        .distinct()
                        .limit(MAX_TOKENS)
                        .toList();
        notes.add("read as plain words");
        return new ParsedRequest(
                request.text(), words, List.of(), List.of(), List.of(), request.filters(), notes);
    }

    private static String trimmed(String raw) {
        int from = 0;
        int to = raw.length();
        while (from < to && !keeps(raw.codePointAt(from))) {
            from += Character.charCount(raw.codePointAt(from));
        }
        while (to > from && !keeps(raw.codePointBefore(to))) {
            to -= Character.charCount(raw.codePointBefore(to));
        }
        return raw.substring(from, to);
    }

    private static boolean keeps(int c) {
        return Character.isLetterOrDigit(c) || "+%°±#".indexOf(c) >= 0;
    }

    /// The second pass, over what the first left.
    private static final class Tokens {

        private final SearchRequest request;
        private final Vocabulary vocabulary;
        private final List<String> notes;
        private final Steps steps;
        private final Set<String> words = new LinkedHashSet<>();
        private final Set<String> parts = new LinkedHashSet<>();
        private final Set<String> quantities = new LinkedHashSet<>();
        private final Set<String> wildcards = new LinkedHashSet<>();
        private final Set<QuantityBound> bounds = new LinkedHashSet<>();

        Tokens(SearchRequest request, Vocabulary vocabulary, List<String> notes) {
            this.request = request;
            this.vocabulary = vocabulary;
            this.notes = notes;
            this.steps = new Steps(request.reading());
        }

        ParsedRequest parse(String text) {
            RequestText first = new RequestText(request.filters(), steps, notes);
            String rest = PlaceHints.take(signsApart(bounds(first.rest(text))), steps);
            tokens(rest);
            String spelled = String.join(" ", words);
            for (String concept : Concepts.BUNDLED.in(rest + " | " + spelled).keySet()) {
                List<String> others =
                        Concepts.BUNDLED.spellings(concept).stream()
                                .filter(other -> !other.equals(concept))
                                .toList();
                if (!others.isEmpty()) {
                    steps.take(RequestStep.Kind.CONCEPT, concept, String.join(", ", others));
                }
            }
            AnswerShape.step(spelled, !quantities.isEmpty())
                    .ifPresent(step -> steps.take(step.kind(), step.from(), step.to()));
            return new ParsedRequest(
                    request.text(),
                    List.copyOf(words),
                    List.copyOf(parts),
                    List.copyOf(quantities),
                    first.phrases(),
                    List.copyOf(wildcards),
                    List.copyOf(bounds),
                    first.filters(),
                    steps.taken(),
                    notes);
        }

        private String bounds(String text) {
            for (String unitless : BoundReader.unitless(text)) {
                notes.add(
                        "'"
                                + unitless
                                + "' has no unit that is known, so no value is compared: write for"
                                + " instance < 1 ps");
            }
            StringBuilder rest = new StringBuilder(text);
            for (BoundReader.Found found : BoundReader.scan(text)) {
                String from = text.substring(found.start(), found.end());
                if (bounds.size() < MAX_TOKENS
                        && whole(text, found)
                        && steps.take(
                                RequestStep.Kind.COMPARISON,
                                from,
                                "a value " + found.bound().text())) {
                    bounds.add(found.bound());
                    boolean range =
                            found.bound().from().isPresent() && found.bound().to().isPresent();
                    // A range may stand on the page as it was typed; the limit of a comparison
                    // need not.
                    if (!range) {
                        for (int i = found.start(); i < found.end(); i++) {
                            rest.setCharAt(i, ' ');
                        }
                    }
                }
            }
            return rest.toString();
        }

        /// A range inside a part number is none.
        private static boolean whole(String text, BoundReader.Found found) {
            boolean before =
                    found.start() == 0
                            || " (=,:".indexOf(text.charAt(found.start() - 1)) >= 0
                            || "<>≤≥＜＞".indexOf(text.charAt(found.start())) >= 0;
            return before
                    && (found.end() == text.length()
                            || " ),.?!".indexOf(text.charAt(found.end())) >= 0);
        }

        private static String signsApart(String text) {
            StringBuilder apart = new StringBuilder(text);
            for (int i = 0; i < apart.length(); i++) {
                if ("=<>≤≥＜＞⩽⩾".indexOf(apart.charAt(i)) >= 0) {
                    apart.setCharAt(i, ' ');
                }
            }
            return apart.toString();
        }

        private void tokens(String text) {
            List<Quantity.Found> found = Quantity.scan(text);
            int i = 0;
            int count = 0;
            while (i < text.length()) {
                if (text.charAt(i) == ' ') {
                    i++;
                    continue;
                }
                if (count++ >= MAX_TOKENS) {
                    notes.add("only the first " + MAX_TOKENS + " words of the request were read");
                    return;
                }
                int end = quantityEnd(text, i, found);
                if (end > i) {
                    i = end;
                    continue;
                }
                end = text.indexOf(' ', i);
                end = end < 0 ? text.length() : end;
                token(text.substring(i, end));
                i = end;
            }
        }

        /// Takes the quantities that begin at a token and end at the end of one; where they end, or
        /// -1.
        private int quantityEnd(String text, int from, List<Quantity.Found> found) {
            int start = from;
            while (start < text.length() && "([{~".indexOf(text.charAt(start)) >= 0) {
                start++;
            }
            int end = -1;
            for (Quantity.Found quantity : found) {
                boolean begins =
                        end < 0
                                ? quantity.start() == start
                                : quantity.start() <= end + 1
                                        && quantity.start() > start
                                        && separated(text, end, quantity);
                boolean same = end > 0 && quantity.end() == end;
                if ((begins || same) && endsToken(text, quantity.end(), found)) {
                    String typed = text.substring(quantity.start(), quantity.end());
                    if (!steps.take(RequestStep.Kind.QUANTITY, typed, quantity.quantity().text())) {
                        return -1;
                    }
                    quantities.add(quantity.quantity().text());
                    end = quantity.end();
                }
            }
            while (end > 0 && end < text.length() && text.charAt(end) != ' ') {
                end++;
            }
            return end;
        }

        private static boolean separated(String text, int end, Quantity.Found next) {
            return next.start() > end && text.charAt(next.start() - 1) != ' ';
        }

        private static boolean endsToken(String text, int end, List<Quantity.Found> found) {
            int i = end;
            while (i < text.length() && ",;:.!?)]}".indexOf(text.charAt(i)) >= 0) {
                i++;
            }
            if (i >= text.length() || text.charAt(i) == ' ') {
                return true;
            }
            int next = end;
            return "-/~,".indexOf(text.charAt(next)) >= 0
                    && found.stream().anyMatch(f -> f.start() == next || f.start() == next + 1);
        }

        private void token(String raw) {
            String token = trimmed(raw);
            if (token.isEmpty()) {
                return;
            }
            String star = wildcard(raw);
            boolean digit = token.chars().anyMatch(Character::isDigit);
            if (!star.isEmpty()
                    && steps.take(RequestStep.Kind.WILDCARD, star, "every part number like it")) {
                wildcards.add(star);
            } else if (digit
                    && !plainNumber(token)
                    && steps.take(RequestStep.Kind.PART, token, "a part number")) {
                parts.add(token);
            } else if (named(token) || !stopWord(token)) {
                words.add(digit ? token : spelled(token));
            }
        }

        /// Whether a token stands out by its capitals, as in `types of AT commands` or `register
        /// A`: then it is a name, whatever else it may mean.
        private boolean named(String token) {
            // One capital at the start of a sentence is its article.
            return (token.length() >= 2 || !words.isEmpty())
                    && token.chars().allMatch(Character::isUpperCase)
                    && request.text().chars().anyMatch(Character::isLowerCase);
        }

        /// A token with a star inside or at its end that has enough letters and digits to mean
        /// something.
        private String wildcard(String raw) {
            String token =
                    raw.replaceAll("[□■◻▢△○]", "?")
                            .replaceAll("^[^\\p{L}\\p{N}*?]+|[^\\p{L}\\p{N}*?+]+$", "");
            long plain = token.chars().filter(Character::isLetterOrDigit).count();
            int one = token.indexOf('?');
            boolean star = token.indexOf('*') >= 0 || (one > 0 && one < token.length() - 1);
            if (star && plain > 0 && plain < MIN_WILDCARD) {
                notes.add(
                        "'"
                                + token
                                + "' stands for too much: give "
                                + MIN_WILDCARD
                                + " letters or digits beside the star");
            }
            return star
                            && plain >= MIN_WILDCARD
                            && token.length() <= 64
                            && wildcards.size() < MAX_WILDCARDS
                    ? token
                    : "";
        }

        private String spelled(String word) {
            boolean code = word.chars().noneMatch(Character::isLowerCase);
            // Words that ask for a kind of answer are right though no datasheet says them.
            if ((code && word.length() < 12) || AnswerShape.asksFor(word)) {
                return word;
            }
            return vocabulary
                    .respelled(word)
                    .filter(other -> steps.take(RequestStep.Kind.SPELLING, word, other))
                    .orElse(word);
        }

        /// A bare number names nothing unless it is as long as a part number's.
        private static boolean plainNumber(String token) {
            return token.matches("[-+±]?[0-9]{1,3}([.,][0-9]{1,3})?");
        }
    }
}
