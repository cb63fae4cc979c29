package dev.sheetproof.ui.page.select;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;

/// What is selected.
public sealed interface Selection {

    /// Nothing.
    record Nothing() implements Selection {}

    /// Text in reading order, possibly over several pages.
    ///
    /// @param from where it begins, not after `to`
    record Flow(Caret from, Caret to) implements Selection {

        public Flow {
            if (from.compareTo(to) > 0) {
                throw new IllegalArgumentException("selection from " + from + " back to " + to);
            }
        }

        static Flow between(Caret a, Caret b) {
            return a.compareTo(b) <= 0 ? new Flow(a, b) : new Flow(b, a);
        }
    }

    /// The text that stands in a box, whatever the reading order.
    record Column(PageNumber page, PageBox box) implements Selection {}

    /// A part of the page, with everything that is drawn there.
    record Area(PageNumber page, PageBox box) implements Selection {}

    /// Whether anything of a page may be selected.
    default boolean touches(PageNumber page) {
        return switch (this) {
            case Nothing nothing -> false;
            case Flow(Caret from, Caret to) ->
                    page.compareTo(from.page()) >= 0 && page.compareTo(to.page()) <= 0;
            case Column(PageNumber own, PageBox box) -> own.equals(page);
            case Area(PageNumber own, PageBox box) -> own.equals(page);
        };
    }
}
