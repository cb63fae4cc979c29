package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.List;

/// What to bring into view. Each one made is different from every other, so that asking twice for
/// the same counts twice.
public final class Reveal {

    /// Stands for what was never asked for.
    static final Reveal NOTHING = new Reveal(new PageNumber(1), List.of(), -1);

    private final PageNumber page;
    private final List<PageBox> boxes;
    private final double topPt;

    private Reveal(PageNumber page, List<PageBox> boxes, double topPt) {
        this.page = page;
        this.boxes = List.copyOf(boxes);
        this.topPt = topPt;
    }

    /// Boxes of a page, wherever they come to lie in the view.
    static Reveal of(PageNumber page, List<PageBox> boxes) {
        return new Reveal(page, boxes, -1);
    }

    /// Boxes of a page that was not in view before: from its top where they can be seen so.
    static Reveal fromTop(PageNumber page, List<PageBox> boxes) {
        return new Reveal(page, boxes, 0);
    }

    /// A height of a page, at the top of the view.
    static Reveal top(PageNumber page, double yPt) {
        return new Reveal(page, List.of(), Math.max(0, yPt));
    }

    /// The page it lies on.
    PageNumber page() {
        return page;
    }

    /// The area scrolled so that it is in view.
    Viewport in(Viewport viewport) {
        if (!viewport.stack().holds(page)) {
            return viewport;
        }
        Viewport from = topPt >= 0 ? viewport.top(page, topPt) : viewport;
        return from.revealing(page, boxes);
    }
}
