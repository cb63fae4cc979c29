package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Phrase;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Tells notes that no mark ties to their table or drawing by what stands around them.
final class LoneNotes {

    /// A paragraph that calls itself a note stands so far under its table at most, as a share of
    /// the page height.
    private static final double MAX_LONE_SHARE = 0.12;

    /// What calls itself a note begins with a word, not with a letter that counts.
    private static final Pattern WORD = Pattern.compile("\\p{L}{2}|[注備备]");

    private final PageScene scene;

    LoneNotes(PageScene scene) {
        this.scene = scene;
    }

    /// Whether a paragraph calls itself a note and the next thing above it in its columns is a
    /// table, a drawing or notes of one, not too far up.
    boolean underTableOrDrawing(List<TextPiece> note, List<List<TextPiece>> paragraphs) {
        PageBox b = note.getFirst().box();
        String text = note.getFirst().text().strip();
        if (!CaptionPatterns.standard().startsNote(text)
                || !WORD.matcher(text).lookingAt()
                || scene.fonts().larger(note.getFirst().style())) {
            return false;
        }
        Optional<Region> above =
                scene.regions().stream()
                        .filter(r -> r.box().overlapX(b) > 0 && r.box().centerY() < b.y0())
                        .max(Comparator.comparingDouble(r -> r.box().y1()));
        return above.filter(
                        r -> r.label() == ElementLabel.TABLE || r.label() == ElementLabel.FIGURE)
                .filter(r -> b.y0() - r.box().y1() < MAX_LONE_SHARE * scene.height())
                .filter(r -> !nearer(b, b.y0() - r.box().y1()))
                .filter(
                        r ->
                                paragraphs.stream()
                                        .map(p -> p.getFirst().box())
                                        .noneMatch(
                                                o ->
                                                        o.overlapX(b) > 0
                                                                && o.centerY() > r.box().y1()
                                                                && o.centerY() < b.y0()))
                .isPresent();
    }

    /// Whether a drawing or table begins less than so many points under a note.
    private boolean nearer(PageBox note, double gap) {
        return Stream.of(ElementLabel.FIGURE, ElementLabel.TABLE)
                .flatMap(label -> scene.regions(label).stream())
                .map(Region::box)
                .anyMatch(
                        f ->
                                f.overlapX(note) > 0
                                        && f.y0() > note.centerY()
                                        && f.y0() - note.y1() < gap);
    }

    /// Whether a line names the unit of a drawing above it (`Dimensions in mm`), with no text or
    /// table between them.
    boolean unitOfDrawing(List<TextPiece> unit, List<List<TextPiece>> paragraphs) {
        PageBox b = unit.getFirst().box();
        if (unit.size() > 1 || !Phrase.UNIT_LINE.is(unit.getFirst().text())) {
            return false;
        }
        Optional<PageBox> drawing =
                scene.regions(ElementLabel.FIGURE).stream()
                        .map(Region::box)
                        .filter(f -> f.y1() < b.centerY())
                        .max(Comparator.comparingDouble(PageBox::y1));
        return drawing.isPresent()
                && Stream.concat(
                                paragraphs.stream().map(p -> p.getFirst().box()),
                                scene.regions(ElementLabel.TABLE).stream().map(Region::box))
                        .noneMatch(o -> o.centerY() > drawing.get().y1() && o.centerY() < b.y0());
    }
}
