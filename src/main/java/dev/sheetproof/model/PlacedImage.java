package dev.sheetproof.model;

/// A raster image on a page.
///
/// @param number position in drawing order on its page, from 0
/// @param box where it is shown on the displayed page, clipped to what is visible of it
/// @param widthPx samples in a row of the image; `heightPx`: rows
/// @param kind `image`, `inline`, `mask` (a stencil painted in one colour), or `scan`: the text of
///   the page was read in it
public record PlacedImage(
        PageNumber page, int number, PageBox box, int widthPx, int heightPx, String kind) {

    /// The kind of a picture of text that was recognised.
    public static final String SCAN = "scan";
}
