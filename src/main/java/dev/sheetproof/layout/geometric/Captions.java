package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Labels paragraphs that start like a caption and stand near what they name.
final class Captions {

    /// Distance in points over which a caption still belongs to a table or figure.
    private static final double MAX_DISTANCE_PT = 60;

    /// Lines of a caption; longer paragraphs only begin by mentioning a table or figure.
    private static final int MAX_LINES = 4;

    private Captions() {}

    static Optional<Region> of(PageScene scene, List<TextPiece> paragraph) {
        Optional<ElementLabel> label =
                CaptionPatterns.standard().captionOf(paragraph.getFirst().text());
        if (label.isEmpty() || paragraph.size() > MAX_LINES) {
            return Optional.empty();
        }
        return Optional.of(region(label.get(), paragraph, "numbered-caption"));
    }

    static Region region(ElementLabel label, List<TextPiece> paragraph, String source) {
        return Region.of(
                        label,
                        0.85,
                        source,
                        paragraph.stream().flatMap(p -> p.lines().stream()).toList())
                .seeing(RuleReasons.quoted(paragraph.getFirst().text()));
    }

    /// The nearest region of a label to a box, above or below and sharing its columns; empty beyond
    /// the distance.
    static Optional<Region> nearest(PageScene scene, PageBox box, ElementLabel label) {
        List<Region> candidates = new ArrayList<>(scene.regions(label));
        return candidates.stream()
                .filter(r -> distance(box, r.box()) <= MAX_DISTANCE_PT)
                .min(
                        Comparator.comparingDouble((Region r) -> distance(box, r.box()))
                                .thenComparingDouble(r -> r.box().y0())
                                .thenComparingDouble(r -> r.box().x0()));
    }

    private static double distance(PageBox a, PageBox b) {
        if (a.overlapX(b) <= 0) {
            return Double.POSITIVE_INFINITY;
        }
        return Math.max(0, -a.overlapY(b));
    }
}
