package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import java.util.List;

/// What to bring into view. Each one made is different from every other, so that asking twice for
/// the same counts twice.
public final class Reveal {

    /// Leaves the page where it is.
    static final Reveal NOTHING = new Reveal(List.of(), -1);

    private final List<PageBox> boxes;
    private final double topPt;

    private Reveal(List<PageBox> boxes, double topPt) {
        this.boxes = List.copyOf(boxes);
        this.topPt = topPt;
    }

    /// Boxes, wherever they come to lie in the view.
    static Reveal of(List<PageBox> boxes) {
        return new Reveal(boxes, -1);
    }

    /// A height of the page, at the top of the view.
    static Reveal top(double yPt) {
        return new Reveal(List.of(), Math.max(0, yPt));
    }

    /// The area scrolled so that it is in view.
    Viewport in(Viewport viewport) {
        return topPt >= 0
                ? viewport.withScroll(viewport.scrollX(), topPt * viewport.pxPerPt())
                : viewport.revealing(boxes);
    }
}
