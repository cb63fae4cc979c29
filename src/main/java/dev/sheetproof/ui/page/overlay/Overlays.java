package dev.sheetproof.ui.page.overlay;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.ui.page.PageMarks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.scene.paint.Color;

/// The overlays the page canvas knows.
public final class Overlays {

    private static final double TAG_SCALE = 0.8;

    /// A reason not to trust a box is told also on a smaller page.
    private static final double STALE_TAG_SCALE = 0.35;

    /// White space between the regions of a hit that no edge is drawn in, in pixels: there is no
    /// room for two, and one over the other would run through letters.
    private static final double HIT_GAP_PX = 8;

    private Overlays() {}

    /// The boxes of the hit with one edge around those that touch, a tag at the first, and inside
    /// them the cells that hold what was asked for.
    ///
    /// @param stale why a box is not to be trusted; empty when it is
    public static PageOverlay hit(
            List<PageBox> boxes,
            List<PageBox> cells,
            String tag,
            Function<PageBox, Optional<String>> stale) {
        return pen -> {
            Set<String> told = new HashSet<>();
            List<PageBox> trusted = new ArrayList<>();
            for (PageBox box : boxes) {
                pen.fill(box, Palette.HIT_FILL);
                if (pen.sees(box)) {
                    Optional<String> reason = stale.apply(box);
                    broken(pen, box, reason, told);
                    if (reason.isEmpty()) {
                        trusted.add(box);
                    }
                }
            }
            pen.contour(trusted, Palette.HIT, 2, HIT_GAP_PX);
            for (PageBox cell : cells) {
                pen.fill(cell, Palette.CELL_FILL);
                pen.outline(cell, Palette.CELL, 2);
            }
            if (!boxes.isEmpty()) {
                pen.tagBefore(boxes.getFirst(), tag, Palette.HIT, Palette.TAG_INK);
            }
        };
    }

    /// A box that is not to be trusted; nothing when there is no reason.
    private static void broken(Pen pen, PageBox box, Optional<String> reason, Set<String> told) {
        if (reason.isPresent()) {
            pen.outline(box, Palette.STALE, 2, 3, 4);
            if (pen.pxPerPt() >= STALE_TAG_SCALE && told.add(reason.orElseThrow())) {
                pen.tagAfter(box, reason.orElseThrow(), Palette.STALE, Palette.TAG_INK);
            }
        }
    }

    /// The words that matched, as with a marker pen.
    public static PageOverlay words(List<PageBox> boxes) {
        return marker(pen -> boxes.forEach(box -> pen.highlight(box, Palette.WORD, 1)));
    }

    /// Every chunk, its boxes dashed, with its place in the document's reading order.
    ///
    /// @param stale why a box is not to be trusted; empty when it is
    public static PageOverlay chunks(
            List<PageMarks.MarkedChunk> chunks, Function<PageBox, Optional<String>> stale) {
        return pen -> {
            Set<String> told = new HashSet<>();
            for (PageMarks.MarkedChunk chunk : chunks) {
                for (PageBox box : chunk.boxes()) {
                    pen.fill(box, Palette.CHUNK_FILL);
                    Optional<String> reason = pen.sees(box) ? stale.apply(box) : Optional.empty();
                    broken(pen, box, reason, told);
                    if (reason.isEmpty()) {
                        pen.outline(box, Palette.CHUNK, 1.5, 6, 3);
                    }
                }
                int order = chunk.stored().chunk().readingOrder();
                pen.tagBefore(
                        chunk.boxes().getFirst(),
                        Integer.toString(order),
                        Palette.CHUNK,
                        Palette.TAG_INK);
            }
        };
    }

    /// Every region in the colour of its label.
    ///
    /// @param name how a label is called
    /// @param stale why a box is not to be trusted; empty when it is
    public static PageOverlay elements(
            List<Element> elements,
            Function<Element, String> name,
            Function<PageBox, Optional<String>> stale) {
        BoxIndex<Element> index = new BoxIndex<>(elements, Element::box);
        return pen -> {
            List<Element> seen = index.touching(pen.visible());
            Set<String> told = new HashSet<>();
            List<Element> trusted =
                    seen.stream().filter(element -> stale.apply(element.box()).isEmpty()).toList();
            pen.outlines(trusted, Element::box, element -> Palette.of(element.label()), 1.5);
            if (trusted.size() < seen.size()) {
                seen.forEach(
                        element -> broken(pen, element.box(), stale.apply(element.box()), told));
            }
            if (pen.pxPerPt() >= TAG_SCALE) {
                for (Element element : trusted) {
                    if (pen.hasRoomForTag(element.box())) {
                        Color colour = Palette.of(element.label());
                        pen.tagAfter(element.box(), name.apply(element), colour, Palette.TAG_INK);
                    }
                }
            }
        };
    }

    /// Every line with its number in the reading order of the page.
    public static PageOverlay lines(List<Line> lines) {
        BoxIndex<Line> index = new BoxIndex<>(lines, Line::box);
        return pen ->
                pen.outlines(index.touching(pen.visible()), Line::box, line -> Palette.LINE, 0.75);
    }

    /// Words found in the document; those of the hit looked at stand out.
    public static PageOverlay found(List<PageBox> others, List<PageBox> current) {
        return marker(
                pen -> {
                    others.forEach(box -> pen.highlight(box, Palette.FOUND, 1));
                    current.forEach(box -> pen.highlight(box, Palette.FOUND_CURRENT, 2));
                });
    }

    /// Text that is selected.
    public static PageOverlay selectedText(List<PageBox> boxes) {
        return marker(pen -> boxes.forEach(box -> pen.fill(box, Palette.SELECTED)));
    }

    /// A part of the page that is selected.
    public static PageOverlay area(List<PageBox> boxes) {
        return pen -> {
            for (PageBox box : boxes) {
                pen.fill(box, Palette.AREA_FILL);
                pen.outline(box, Palette.AREA, 1.5, 5, 3);
            }
        };
    }

    private static PageOverlay marker(PageOverlay paints) {
        return new PageOverlay() {
            @Override
            public void paint(Pen pen) {
                paints.paint(pen);
            }

            @Override
            public boolean marker() {
                return true;
            }
        };
    }

    /// The region that was clicked.
    public static PageOverlay chosen(PageBox box) {
        return pen -> pen.outline(box, Palette.HOVER, 2, 3, 2);
    }

    /// What lies under the pointer.
    public static PageOverlay hovered(PageBox box) {
        return pen -> pen.outline(box, Palette.HOVER, 1, 3, 2);
    }

    /// A box as people read it: `72.0, 310.5 – 520.1, 460.0 pt`.
    public static String describe(PageBox box) {
        return String.format(
                Locale.ROOT, "%.1f, %.1f – %.1f, %.1f pt", box.x0(), box.y0(), box.x1(), box.y1());
    }
}
