package dev.sheetproof.ocr;

import dev.sheetproof.model.PageBox;

/// A picture of a page turned so that some of its text reads along it, with the way back to the
/// page as displayed.
///
/// @param quarters quarters of a turn, clockwise, by which the page was turned
/// @param pxPerPt pixels in a point
record Sheet(GreyPicture picture, Ink ink, int quarters, double pxPerPt) {

    /// The sheet turned further, clockwise.
    Sheet turned(int more) {
        return new Sheet(
                picture.turned(more), ink.turned(more), Math.floorMod(quarters + more, 4), pxPerPt);
    }

    /// In which direction its text runs on the page as displayed.
    int direction() {
        return Math.floorMod(360 - 90 * quarters, 360);
    }

    /// A box on the page as displayed, in points.
    PageBox onPage(PixelBox box) {
        PixelBox back = box.turned(-quarters, picture.width(), picture.height());
        return PageBox.of(
                back.x0() / pxPerPt, back.y0() / pxPerPt, back.x1() / pxPerPt, back.y1() / pxPerPt);
    }

    /// A place along the text on the page as displayed, in points.
    float along(double x) {
        double px =
                switch (quarters) {
                    case 1, 2 -> picture.width() - x;
                    default -> x;
                };
        return (float) (px / pxPerPt);
    }
}
