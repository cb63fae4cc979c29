package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.PageBox;

/// A drawing while its extent is being worked out.
///
/// @param plot true when it is a grid or frame with curves: two plots are two figures however close
///   they stand
record Drawing(PageBox box, boolean plot) {

    Drawing withBox(PageBox other) {
        return new Drawing(other, plot);
    }

    Drawing with(Drawing other) {
        return new Drawing(box.union(other.box), plot || other.plot);
    }
}
