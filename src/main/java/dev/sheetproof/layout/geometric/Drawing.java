package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.PageBox;

/// A drawing while its extent is being worked out.
///
/// @param plot true when it is a grid or frame with curves: two plots are two figures however close
///   they stand
/// @param framed true when a frame around it that nothing touches from outside is its extent
record Drawing(PageBox box, boolean plot, boolean framed) {

    Drawing(PageBox box, boolean plot) {
        this(box, plot, false);
    }

    Drawing withBox(PageBox other) {
        return new Drawing(other, plot, framed);
    }

    Drawing with(Drawing other) {
        return new Drawing(box.union(other.box), plot || other.plot, framed && other.framed);
    }
}
