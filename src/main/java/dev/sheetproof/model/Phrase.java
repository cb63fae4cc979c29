package dev.sheetproof.model;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Kinds of fixed wording that documents use, each a regular expression per language in the files
/// of [Wording] (`wording_en.tsv`). All languages are looked for at once: datasheets mix them.
public enum Phrase {
    /// Marks what goes on from the page before: `(continued)`. Found anywhere.
    CONTINUED,
    /// Starts the notice under a list of ratings that limits them: `Stresses beyond`.
    RATINGS_NOTICE,
    /// The word that a note starts with: `Remark`, with nothing after it.
    NOTE_WORD,
    /// Starts a note however it is set: `Note 1`, `Remarks:`.
    NOTE_START,
    /// The whole heading of a box of notes: `Legend:`.
    NOTES_HEADING,
    /// Starts what explains, and is no name with a value: `where`, `Legend`.
    ASIDE,
    /// The whole head of a column of conditions or of remarks on the values beside it.
    ASIDE_COLUMN,
    /// Starts what leads in to a list or a drawing, and names no section: `Dimensions`, `Example`.
    LEAD_IN,
    /// The whole of a line on the conditions under which values hold.
    CONDITIONS,
    /// The whole of a line with the unit of a drawing or a table: `Dimensions in mm`.
    UNIT_LINE,
    /// Ends the name of a drawing, which stands under it in whatever type: `Outline`.
    DRAWING_NAME,
    /// The whole name of a side that a drawing shows: `Top view`.
    VIEW,
    /// A chapter's word before its number: `Chapter`.
    CHAPTER_WORD;

    /// This wording in any language as a regular expression, to be built into a larger one that
    /// matches letters of either case.
    public String regex() {
        return "(?iu:" + pattern().pattern() + ")";
    }

    private Pattern pattern() {
        return Objects.requireNonNull(Loaded.PATTERNS.get(this));
    }

    /// Whether a whole text, blanks around it aside, is this wording.
    public boolean is(String text) {
        return pattern().matcher(text.strip()).matches();
    }

    /// Whether a text starts with this wording, blanks before it aside.
    public boolean starts(String text) {
        return pattern().matcher(text.strip()).lookingAt();
    }

    /// Whether this wording stands anywhere in a text.
    public boolean isIn(String text) {
        return pattern().matcher(text.strip()).find();
    }

    private static final class Loaded {

        private static final Map<Phrase, Pattern> PATTERNS = new EnumMap<>(Phrase.class);

        static {
            for (Phrase phrase : values()) {
                PATTERNS.put(
                        phrase,
                        Pattern.compile(
                                Wording.all().stream()
                                        .flatMap(w -> w.phrases(phrase).stream())
                                        .map(p -> "(?:" + p + ")")
                                        .collect(Collectors.joining("|")),
                                Wording.FLAGS));
            }
        }
    }
}
