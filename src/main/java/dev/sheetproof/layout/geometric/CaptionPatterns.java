package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.ObjectKind;
import dev.sheetproof.model.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Tells caption lines by their wording: `Table 3.`, `Figure 12-1`, `图 2`, `表1`, `Abbildung 4`
/// (kept as data).
final class CaptionPatterns {

    private static final CaptionPatterns STANDARD =
            new CaptionPatterns(
                    patterns(ObjectKind.TABLE),
                    patterns(ObjectKind.FIGURE),
                    PatternFile.read("table-notes.txt"));

    private static final Pattern LAST =
            Pattern.compile(
                    "(.*\\p{Lu}{3}.*?)\\s+(Table|Figure|TABLE|FIGURE|Fig\\.)\\s*\\d{1,3}[a-z]?\\.?");

    /// Characters of such a caption at most; longer ones are sentences.
    private static final int MAX_LABEL_LAST = 90;

    private final List<Pattern> tables;
    private final List<Pattern> figures;
    private final List<Pattern> notes;

    /// The number of a table or figure: `3`, `5-2`, `A1`, `三`.
    private static final String NUMBER =
            "(?:[A-Z][-.]?)?[0-9０-９一二三四五六七八九十]++(?:[-.–．－]\\d++)*+[a-z]?+";

    private static final String MARK = "[.:：、．—–\\-−(（|,]";

    /// A letter or Roman number needs a mark to be one.
    private static final String LETTER = "(?:[A-Z]|[IVX]{1,4})\\s*[.:：—–]";

    private CaptionPatterns(List<Pattern> tables, List<Pattern> figures, List<Pattern> notes) {
        this.tables = tables;
        this.figures = figures;
        this.notes = notes;
    }

    /// Starts of the captions of a kind of object, one per language. A mention inside prose (`Table
    /// 3 shows`) is told apart by what follows the number.
    private static List<Pattern> patterns(ObjectKind kind) {
        List<Pattern> patterns = new ArrayList<>();
        for (Wording wording : Wording.all()) {
            patterns.add(pattern(wording, kind));
            wording.captions().stream()
                    .filter(n -> n.kind() == kind)
                    .forEach(n -> patterns.add(Pattern.compile(n.words(), Wording.FLAGS)));
        }
        return patterns;
    }

    private static Pattern pattern(Wording wording, ObjectKind kind) {
        String end = wording.latin() ? "\\b" : "";
        String rest = "(?:$|" + MARK + "|(?!(?:" + wording.sentence() + ")" + end + ")\\S)";
        String apart = wording.latin() ? "(?!\\p{L})" : "";
        String letter = wording.latin() ? "|\\s+" + LETTER : "";
        return Pattern.compile(
                "(?:"
                        + wording.words(kind)
                        + ")(?:\\s*"
                        + NUMBER
                        + apart
                        + "\\s*+"
                        + rest
                        + letter
                        + ")",
                Wording.FLAGS);
    }

    static CaptionPatterns standard() {
        return STANDARD;
    }

    /// The label of the caption that a line of this text starts; empty for any other text.
    Optional<ElementLabel> captionOf(String text) {
        String t = text.strip();
        if (tables.stream().anyMatch(p -> p.matcher(t).lookingAt())) {
            return Optional.of(ElementLabel.TABLE_CAPTION);
        }
        if (figures.stream().anyMatch(p -> p.matcher(t).lookingAt())) {
            return Optional.of(ElementLabel.FIGURE_CAPTION);
        }
        return labelLast(t);
    }

    /// Older books set the label after a heading in capitals: `REGISTER MAP Table 2`.
    private static Optional<ElementLabel> labelLast(String text) {
        Matcher last = LAST.matcher(text);
        if (text.length() > MAX_LABEL_LAST || !last.matches() || !Words.upperCase(last.group(1))) {
            return Optional.empty();
        }
        boolean table = Character.toLowerCase(last.group(2).charAt(0)) == 't';
        return Optional.of(table ? ElementLabel.TABLE_CAPTION : ElementLabel.FIGURE_CAPTION);
    }

    boolean startsFigure(String text) {
        return captionOf(text).filter(l -> l == ElementLabel.FIGURE_CAPTION).isPresent();
    }

    boolean starts(String text) {
        return captionOf(text).isPresent();
    }

    /// Whether a line of this text starts the notes of a table.
    boolean startsNote(String text) {
        String t = text.strip();
        return notes.stream().anyMatch(p -> p.matcher(t).lookingAt());
    }
}
