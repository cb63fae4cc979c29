package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Tells caption lines by their wording: `Table 3.`, `Figure 12-1`, `图 2`, `表1`, `Abbildung 4`
/// (kept as data).
final class CaptionPatterns {

    private static final CaptionPatterns STANDARD =
            new CaptionPatterns(
                    PatternFile.read("table-captions.txt"),
                    PatternFile.read("figure-captions.txt"),
                    PatternFile.read("table-notes.txt"));

    private final List<Pattern> tables;
    private final List<Pattern> figures;
    private final List<Pattern> notes;

    private CaptionPatterns(List<Pattern> tables, List<Pattern> figures, List<Pattern> notes) {
        this.tables = tables;
        this.figures = figures;
        this.notes = notes;
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
        return Optional.empty();
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
