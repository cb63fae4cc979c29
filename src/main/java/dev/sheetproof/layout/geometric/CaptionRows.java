package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Joins the number of a caption and its words where a gap parts them.
final class CaptionRows {

    /// White space between the number of a caption and its words, in line heights.
    private static final double NUMBER_GAP = 2.5;

    private final PageScene scene;

    CaptionRows(PageScene scene) {
        this.scene = scene;
    }

    /// A bare `Table 3` at one end of a row belongs to the words at the other: the caption is the
    /// row above its table.
    List<Region> whole(List<Region> captions, List<List<TextPiece>> paragraphs) {
        List<Region> out = new ArrayList<>();
        for (Region caption : captions) {
            Optional<Region> table =
                    caption.lines().size() > 1 || Words.count(caption.lines().getFirst()) > 3
                            ? Optional.empty()
                            : Captions.nearest(scene, caption.box(), ElementLabel.TABLE);
            List<Line> lines = new ArrayList<>(caption.lines());
            if (table.isPresent() && table.get().box().y0() > caption.box().centerY()) {
                PageBox strip =
                        new PageBox(
                                table.get().box().x0() - 3,
                                caption.box().y0(),
                                table.get().box().x1() + 3,
                                caption.box().y1());
                for (List<TextPiece> paragraph : List.copyOf(paragraphs)) {
                    List<Line> words = paragraph.stream().flatMap(p -> p.lines().stream()).toList();
                    PageBox box = Region.boxOf(words);
                    if (box.overlapY(strip) > 0.5 * strip.height()
                            && box.overlapX(strip) > 0.9 * box.width()) {
                        paragraphs.remove(paragraph);
                        lines.addAll(words);
                    }
                }
            }
            if (lines.size() == 1 && Captions.labelAlone(lines.getFirst())) {
                beside(lines.getFirst().box(), paragraphs)
                        .ifPresent(
                                words -> {
                                    paragraphs.remove(words);
                                    words.forEach(piece -> lines.addAll(piece.lines()));
                                });
            }
            out.add(
                    Region.of(caption.label(), caption.confidence(), caption.source(), lines)
                            .seeing(caption.figures()));
        }
        return out;
    }

    /// The line right of the number of a caption, which a gap parts from it.
    private static Optional<List<TextPiece>> beside(
            PageBox number, List<List<TextPiece>> paragraphs) {
        return paragraphs.stream()
                .filter(p -> p.size() == 1)
                .filter(
                        p -> {
                            PageBox b = p.getFirst().box();
                            double gap = b.x0() - number.x1();
                            return b.overlapY(number) > 0.5 * number.height()
                                    && gap >= 0
                                    && gap < NUMBER_GAP * number.height();
                        })
                .min(Comparator.comparingDouble(p -> p.getFirst().box().x0()));
    }
}
