package dev.sheetproof.demo.kit;

/// What every page of a document carries: running heads, feet, page numbers.
@FunctionalInterface
public interface Furniture {

    /// Draws it on one of the document's pages.
    void draw(Canvas canvas, int pages);
}
