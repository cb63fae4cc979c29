package dev.sheetproof.ocr;

/// How likely each pixel of a picture belongs to the core of a line of text.
///
/// @param text likelihood 0..255, unsigned, rows from the top left
/// @param pxPerPx pixels of the map in a pixel of the picture it was made of
// As of a picture.
@SuppressWarnings("ArrayRecordComponent")
record TextMap(int width, int height, byte[] text, double pxPerPx) {

    /// From this likelihood on a pixel belongs to text (the DB network's usual threshold).
    static final double THRESHOLD = 0.3;

    private static final int THRESHOLD_BYTE = (int) Math.round(THRESHOLD * 255);

    TextMap {
        if (width < 1 || height < 1 || text.length != width * height) {
            throw new IllegalArgumentException(
                    width + " × " + height + " pixels in an array of " + text.length);
        }
        if (!(pxPerPx > 0)) {
            throw new IllegalArgumentException("scale not positive: " + pxPerPx);
        }
    }

    boolean isText(int index) {
        return (text[index] & 0xFF) >= THRESHOLD_BYTE;
    }

    double at(int index) {
        return (text[index] & 0xFF) / 255.0;
    }

    /// The map of the picture turned by quarters of a turn, clockwise.
    TextMap turned(int quarters) {
        GreyPicture turned = new GreyPicture(width, height, text).turned(quarters);
        return new TextMap(turned.width(), turned.height(), turned.grey(), pxPerPx);
    }
}
