package dev.sheetproof.layout.fused;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Moves the edges of a proposed box to the glyphs and the ink that the box is about.
final class Snapping {

    /// An edge moves by at most this many points; ink that far off is another thing.
    private static final double MAX_MOVE_PT = 24;

    /// Room around a proposal in points within which ink counts as its own: models are some pixels
    /// off.
    private static final double ROOM_PT = 6;

    /// Share of a piece of ink inside that room from which on it is the region's own.
    private static final double OWN_SHARE = 0.9;

    private Snapping() {}

    /// The box of these lines.
    static Optional<PageBox> toLines(List<Line> lines) {
        return lines.isEmpty()
                ? Optional.empty()
                : Optional.of(PageBox.enclosing(lines.stream().map(Line::box).toList()));
    }

    /// The box of the lines and the ink of a table or figure; empty when there is nothing in it.
    static Optional<PageBox> toInk(PageBox proposed, List<Line> lines, PageGraphics graphics) {
        PageBox room = proposed.inflate(ROOM_PT);
        List<PageBox> parts = new ArrayList<>();
        lines.forEach(line -> parts.add(line.box()));
        Stream.of(
                        graphics.rules().stream().map(Rule::box),
                        graphics.fills().stream().map(Fill::box),
                        graphics.strokes().stream().map(Stroke::box),
                        graphics.images().stream().map(PlacedImage::box))
                .flatMap(boxes -> boxes)
                .filter(box -> box.shareInside(room) >= OWN_SHARE)
                .forEach(parts::add);
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        PageBox tight = PageBox.enclosing(parts);
        return Optional.of(
                PageBox.of(
                        edge(proposed.x0(), tight.x0()),
                        edge(proposed.y0(), tight.y0()),
                        edge(proposed.x1(), tight.x1()),
                        edge(proposed.y1(), tight.y1())));
    }

    private static double edge(double proposed, double tight) {
        return Math.abs(proposed - tight) <= MAX_MOVE_PT ? tight : proposed;
    }
}
