package dev.sheetproof.store.lucene;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What a region is called on its page: `table 3`, `figure 2-1`, `note 1`, from the line that
/// begins with it, however it is abbreviated. A sentence that begins `Table 3 shows` is not Table
/// 3.
final class CaptionLabels {

    private static final String NUMBER = "[0-9]{1,3}(?:[-.][0-9]{1,3}){0,3}";

    private static final Map<String, Pattern> CAPTIONS =
            Map.of(
                    "table", caption("table|tab\\.|tabelle|tableau|表"),
                    "figure", caption("figure|fig\\.?|abbildung|abb\\.|图|図"));

    /// `Note 1: …`, `[1] …`, `(1) …`, with words after it: a bare `NOTE 1` points to one.
    private static final Pattern NOTE =
            Pattern.compile(
                    "^\\s*(?:(?:notes?|footnote|fußnote|注)\\s?:?\\s?([0-9]{1,2})(?![-.]?[0-9])[.:)]?"
                            + "|\\[([0-9]{1,2})]|\\(([0-9]{1,2})\\))\\s*(?=\\S*\\p{L}.{6})",
                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    /// `2: …` or `2. …` in the lines under a note.
    private static final Pattern NEXT_NOTE =
            Pattern.compile("^\\s*([0-9]{1,2})[.:)]\\s+(?=\\S*\\p{L}.{6})");

    private static final Pattern NOTES = Pattern.compile("(?i)^\\s*(?:notes?|注|备注)\\s?:?\\s*$");

    /// Labels of one region; a list of many belongs to a contents page.
    private static final int MAX_LABELS = 24;

    private CaptionLabels() {}

    private static Pattern caption(String words) {
        return Pattern.compile(
                "^[\\s●■◆•*<(\\[]*(?:" + words + ")\\s?(" + NUMBER + ")(?![\\p{L}\\p{N}])(.*)$",
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /// @param context legends beside the region, which name it when its own text does not
    static SortedSet<String> of(Chunk chunk, String context) {
        SortedSet<String> labels = new TreeSet<>();
        if (MinorSections.holds(chunk)) {
            return labels;
        }
        boolean drawing = chunk.type() == BlockType.TABLE || chunk.type() == BlockType.FIGURE;
        captions(chunk.nativeText(), drawing, labels);
        if (labels.isEmpty()) {
            captions(context, false, labels);
        }
        notes(chunk.nativeText(), labels);
        return labels;
    }

    private static void captions(String text, boolean drawing, Set<String> labels) {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            // What stands over or under a drawing is its caption, however it goes on.
            boolean edge = drawing && (i == 0 || i == lines.size() - 1);
            CAPTIONS.forEach(
                    (kind, pattern) -> {
                        Matcher found = pattern.matcher(line);
                        if (found.matches()
                                && labels.size() < MAX_LABELS
                                && (edge || !sentence(found.group(2)))) {
                            labels.add(kind + " " + found.group(1));
                        }
                    });
        }
    }

    /// Whether what follows a label goes on in small letters, as a sentence does.
    private static boolean sentence(String rest) {
        String after = rest.strip();
        return rest.startsWith(" ") && !after.isEmpty() && Character.isLowerCase(after.charAt(0));
    }

    private static void notes(String text, Set<String> labels) {
        boolean under = false;
        List<String> lines = text.lines().toList();
        for (String line : lines) {
            Matcher note = NOTE.matcher(line);
            Matcher next = NEXT_NOTE.matcher(line);
            if (note.lookingAt()) {
                add(labels, note.group(1), note.group(2), note.group(3));
                under = note.group(1) != null;
            } else if (under && next.lookingAt()) {
                add(labels, next.group(1), null, null);
            } else if (NOTES.matcher(line).matches()) {
                under = true;
            }
        }
    }

    private static void add(
            Set<String> labels,
            @Nullable String first,
            @Nullable String second,
            @Nullable String third) {
        String number = first != null ? first : second != null ? second : third;
        if (number != null && labels.size() < MAX_LABELS) {
            labels.add("note " + Integer.parseInt(number));
        }
    }
}
