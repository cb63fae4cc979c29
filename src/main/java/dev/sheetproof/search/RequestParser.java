package dev.sheetproof.search;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Quantity;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchRequest;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Reads a request: quoted phrases, filters (`doc:abx-7`, `type:table`, `page:3` or `page:3-5`),
/// quantities, part-like tokens and words. What was understood is told in notes. Any text is
/// accepted.
public final class RequestParser {

    /// Characters of a request that are read; the rest is left out and a note says so.
    static final int MAX_CHARS = 2_000;

    private static final int MAX_TOKENS = 48;
    private static final int MAX_PAGES = 200;

    /// Words that say nothing about what is looked for.
    private static final Set<String> STOP_WORDS =
            Set.of(
                    "a", "an", "and", "are", "at", "be", "by", "can", "do", "does", "for", "from",
                    "how", "i", "in", "is", "it", "its", "of", "on", "or", "that", "the", "this",
                    "to", "was", "what", "when", "where", "which", "who", "why", "will", "with");

    private static final Pattern SPACES = Pattern.compile(" +");

    private RequestParser() {}

    /// What a request asks for. `words`, `parts`, `quantities` and `phrases` are in the order of
    /// the text.
    public static ParsedRequest parse(SearchRequest request) {
        return new Reading(request).parse();
    }

    private static final class Reading {

        private final SearchRequest request;
        private final List<String> notes = new ArrayList<>();
        private final Set<String> phrases = new LinkedHashSet<>();
        private final Set<String> words = new LinkedHashSet<>();
        private final Set<String> parts = new LinkedHashSet<>();
        private final Set<String> quantities = new LinkedHashSet<>();
        private final Set<String> docs = new LinkedHashSet<>();
        private final Set<BlockType> types = new LinkedHashSet<>();
        private final Set<PageNumber> pages = new TreeSet<>();

        Reading(SearchRequest request) {
            this.request = request;
            docs.addAll(request.filters().docs());
            types.addAll(request.filters().types());
            pages.addAll(request.filters().pages());
        }

        ParsedRequest parse() {
            String text = clean(request.text());
            String rest = filters(phrases(text));
            tokens(rest);
            return new ParsedRequest(
                    request.text(),
                    List.copyOf(words),
                    List.copyOf(parts),
                    List.copyOf(quantities),
                    List.copyOf(phrases),
                    new SearchFilters(List.copyOf(docs), List.copyOf(types), List.copyOf(pages)),
                    notes);
        }

        private String clean(String text) {
            String bounded = text;
            if (text.length() > MAX_CHARS) {
                bounded = text.substring(0, MAX_CHARS);
                notes.add("only the first " + MAX_CHARS + " characters of the request were read");
            }
            StringBuilder clean = new StringBuilder(bounded.length());
            bounded.codePoints()
                    .forEach(
                            c -> {
                                int type = Character.getType(c);
                                boolean blank =
                                        "=<>≤≥;|".indexOf(c) >= 0
                                                || Character.isISOControl(c)
                                                || Character.isWhitespace(c)
                                                || Character.isSpaceChar(c)
                                                || type == Character.SURROGATE
                                                || type == Character.UNASSIGNED
                                                || type == Character.PRIVATE_USE;
                                clean.appendCodePoint(blank ? ' ' : c);
                            });
            return clean.toString();
        }

        /// Takes quoted phrases out; their words are looked for as words, too.
        private String phrases(String text) {
            StringBuilder rest = new StringBuilder();
            int i = 0;
            while (i < text.length()) {
                char c = text.charAt(i);
                int end = opens(c) && startsToken(text, i) ? closing(text, i + 1) : -1;
                if (end > 0) {
                    String phrase = text.substring(i + 1, end).strip();
                    if (phrase.chars().anyMatch(Character::isLetterOrDigit) && phrases.size() < 8) {
                        phrases.add(phrase);
                        notes.add("looked for as it stands: \"" + phrase + "\"");
                    }
                    rest.append(' ').append(text, i + 1, end).append(' ');
                    i = end + 1;
                } else {
                    rest.append(c);
                    i++;
                }
            }
            return rest.toString();
        }

        private static boolean opens(char c) {
            return c == '"' || c == '“' || c == '„' || c == '«' || c == '「';
        }

        /// A quote after a digit is an inch.
        private static boolean startsToken(String text, int i) {
            return i == 0 || !Character.isLetterOrDigit(text.charAt(i - 1));
        }

        private static int closing(String text, int from) {
            for (int i = from; i < text.length(); i++) {
                if ("\"”“»」".indexOf(text.charAt(i)) >= 0) {
                    return i;
                }
            }
            return -1;
        }

        private String filters(String text) {
            StringBuilder rest = new StringBuilder();
            for (String token : SPACES.splitAsStream(text).toList()) {
                int colon = token.indexOf(':');
                String key = colon > 0 ? token.substring(0, colon).toLowerCase(Locale.ROOT) : "";
                String value = colon > 0 ? token.substring(colon + 1) : "";
                boolean taken =
                        !value.isEmpty()
                                && switch (key) {
                                    case "doc" -> doc(value);
                                    case "type" -> type(value);
                                    case "page" -> page(value);
                                    default -> false;
                                };
                if (!taken) {
                    rest.append(token).append(' ');
                }
            }
            return rest.toString();
        }

        private boolean doc(String value) {
            docs.add(value);
            notes.add("only in document " + value);
            return true;
        }

        private boolean type(String value) {
            for (BlockType type : BlockType.values()) {
                if (type.wireName().equals(value.toLowerCase(Locale.ROOT))) {
                    types.add(type);
                    notes.add("only regions of type " + type.wireName());
                    return true;
                }
            }
            notes.add("no region type is called '" + value + "'");
            return false;
        }

        private boolean page(String value) {
            int dash = value.indexOf('-');
            int from = number(dash < 0 ? value : value.substring(0, dash));
            int to = dash < 0 ? from : number(value.substring(dash + 1));
            if (from < 1 || to < from) {
                return false;
            }
            for (int page = from; page <= to && pages.size() < MAX_PAGES; page++) {
                pages.add(new PageNumber(page));
            }
            notes.add(from == to ? "only on page " + from : "only on pages " + from + " to " + to);
            return true;
        }

        private static int number(String digits) {
            return digits.matches("[0-9]{1,6}") ? Integer.parseInt(digits) : -1;
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
            while (start < text.length() && "(<>=≤≥[{~".indexOf(text.charAt(start)) >= 0) {
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
            boolean digit = token.chars().anyMatch(Character::isDigit);
            if (digit && !plainNumber(token)) {
                parts.add(token);
            } else if (STOP_WORDS.contains(token.toLowerCase(Locale.ROOT))) {
                return;
            } else {
                words.add(token);
            }
        }

        /// A bare number names nothing unless it is as long as a part number's.
        private static boolean plainNumber(String token) {
            return token.matches("[-+±]?[0-9]{1,3}([.,][0-9]{1,3})?");
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
            return Character.isLetterOrDigit(c)
                    || c == '+'
                    || c == '%'
                    || c == '°'
                    || c == '±'
                    || c == '#';
        }
    }
}
