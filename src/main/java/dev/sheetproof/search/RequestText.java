package dev.sheetproof.search;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.SearchFilters;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The first pass over a request: quoted phrases, exclusions and filters are taken out of the text,
/// what is left is read on.
final class RequestText {

    private static final int MAX_PAGES = 200;
    private static final int MAX_PHRASES = 8;
    private static final int MAX_EXCLUDED = 16;
    private static final Pattern SPACES = Pattern.compile(" +");

    private final Steps steps;
    private final List<String> notes;
    private final Set<String> phrases = new LinkedHashSet<>();
    private final Set<String> excluded = new LinkedHashSet<>();
    private final Set<String> docs = new LinkedHashSet<>();
    private final Set<String> parts = new LinkedHashSet<>();
    private final Set<BlockType> types = new LinkedHashSet<>();
    private final Set<PageNumber> pages = new TreeSet<>();
    private final Set<PageStatus> statuses = new TreeSet<>();

    /// @param outside filters set outside the text
    RequestText(SearchFilters outside, Steps steps, List<String> notes) {
        this.steps = steps;
        this.notes = notes;
        docs.addAll(outside.docs());
        types.addAll(outside.types());
        pages.addAll(outside.pages());
        parts.addAll(outside.parts());
        excluded.addAll(outside.excluded());
        statuses.addAll(outside.statuses());
    }

    /// A bounded text without control characters and other marks that nobody looks for.
    static String clean(String text, List<String> notes) {
        String bounded = text;
        if (text.length() > RequestParser.MAX_CHARS) {
            bounded = text.substring(0, RequestParser.MAX_CHARS);
            notes.add(
                    "only the first "
                            + RequestParser.MAX_CHARS
                            + " characters of the request were read");
        }
        StringBuilder clean = new StringBuilder(bounded.length());
        bounded.codePoints()
                .forEach(
                        c -> {
                            int type = Character.getType(c);
                            boolean blank =
                                    ";|".indexOf(c) >= 0
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

    /// What is left of a clean text.
    String rest(String text) {
        return filters(phrases(text));
    }

    List<String> phrases() {
        return List.copyOf(phrases);
    }

    SearchFilters filters() {
        return new SearchFilters(
                List.copyOf(docs),
                List.copyOf(types),
                List.copyOf(pages),
                List.copyOf(parts),
                List.copyOf(excluded),
                List.copyOf(statuses));
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
                if (phrase.chars().anyMatch(Character::isLetterOrDigit)
                        && phrases.size() < MAX_PHRASES
                        && steps.take(RequestStep.Kind.PHRASE, phrase, "as it stands")) {
                    phrases.add(phrase);
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
        List<String> tokens = SPACES.splitAsStream(text).filter(t -> !t.isEmpty()).toList();
        for (String token : tokens) {
            int colon = token.indexOf(':');
            String key = colon > 0 ? token.substring(0, colon).toLowerCase(Locale.ROOT) : "";
            String value = colon > 0 ? token.substring(colon + 1) : "";
            boolean taken =
                    (!value.isEmpty() && filter(key, value, token))
                            || (tokens.size() > 1 && exclusion(token));
            if (!taken && excludes(token)) {
                notes.add(
                        "'" + token + "' alone leaves nothing to look for: its word is looked for");
            }
            if (!taken) {
                rest.append(token).append(' ');
            }
        }
        return rest.toString();
    }

    private boolean filter(String key, String value, String token) {
        return switch (key) {
            case "doc" -> taken(token, "only in document " + value, docs, value);
            case "part" -> taken(token, "only in documents that hold " + value, parts, value);
            case "type" -> type(value, token);
            case "page" -> page(value, token);
            case "status" -> status(value, token);
            default -> false;
        };
    }

    private <T> boolean taken(String token, String note, Set<T> among, T value) {
        if (steps.take(RequestStep.Kind.FILTER, token, note)) {
            among.add(value);
        }
        return true;
    }

    private boolean type(String value, String token) {
        for (BlockType type : BlockType.values()) {
            if (type.wireName().equals(value.toLowerCase(Locale.ROOT))) {
                return taken(token, "only regions of type " + type.wireName(), types, type);
            }
        }
        notes.add(
                "no region type is called '"
                        + value
                        + "': write type: with one of "
                        + Stream.of(BlockType.values())
                                .map(BlockType::wireName)
                                .collect(Collectors.joining(", ")));
        return true;
    }

    private boolean status(String value, String token) {
        for (PageStatus status : PageStatus.values()) {
            if (status.wireName().equals(value.toLowerCase(Locale.ROOT))) {
                return taken(
                        token, "only on pages that are " + status.wireName(), statuses, status);
            }
        }
        notes.add(
                "no page status is called '"
                        + value
                        + "': write status: with one of "
                        + Stream.of(PageStatus.values())
                                .map(PageStatus::wireName)
                                .collect(Collectors.joining(", ")));
        return true;
    }

    private boolean page(String value, String token) {
        int dash = value.indexOf('-');
        int from = number(dash < 0 ? value : value.substring(0, dash));
        int to = dash < 0 ? from : number(value.substring(dash + 1));
        if (from < 1 || to < from) {
            notes.add("'" + token + "' names no page: write page:3 or page:3-5");
            return true;
        }
        String note = from == to ? "only on page " + from : "only on pages " + from + " to " + to;
        if (steps.take(RequestStep.Kind.FILTER, token, note)) {
            for (int page = from; page <= to && pages.size() < MAX_PAGES; page++) {
                pages.add(new PageNumber(page));
            }
        }
        return true;
    }

    private static int number(String digits) {
        return digits.matches("[0-9]{1,6}") ? Integer.parseInt(digits) : -1;
    }

    private boolean exclusion(String token) {
        if (!excludes(token)) {
            return false;
        }
        String word = token.substring(1);
        if (steps.take(RequestStep.Kind.EXCLUSION, token, "without " + word)
                && excluded.size() < MAX_EXCLUDED) {
            excluded.add(word);
        }
        return true;
    }

    /// `-word`; a sign before a digit belongs to the number.
    private static boolean excludes(String token) {
        return token.length() >= 3 && token.charAt(0) == '-' && Character.isLetter(token.charAt(1));
    }
}
