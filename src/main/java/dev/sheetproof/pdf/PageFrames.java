package dev.sheetproof.pdf;

import dev.sheetproof.model.PageFrame;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/// Reads the frame of a page from its dictionary.
final class PageFrames {

    /// No sheet is longer: 35 m. ISO 32000-1, annex C, allows 14,400 units, and large plots exceed
    /// that; a damaged number exceeds this.
    private static final float MAX_SIDE_UNITS = 100_000;

    private PageFrames() {}

    /// The frame as viewers read it: the crop box inside the media box. A page whose boxes are
    /// missing, flat, endless or not numbers is shown as US Letter, and its dictionary is set so
    /// that the renderer agrees.
    static PageFrame of(PDPage page) {
        PDRectangle crop = page.getCropBox();
        if (!usable(crop)) {
            crop = page.getMediaBox();
        }
        if (!usable(crop)) {
            crop = PDRectangle.LETTER;
            page.setMediaBox(crop);
        }
        if (page.getCropBox() == null || !usable(page.getCropBox())) {
            page.setCropBox(crop);
        }
        float unit = page.getUserUnit();
        double userUnit = unit > 0 && Float.isFinite(unit) ? unit : 1;
        return new PageFrame(
                crop.getLowerLeftX(),
                crop.getLowerLeftY(),
                crop.getUpperRightX(),
                crop.getUpperRightY(),
                PageFrame.normaliseRotation(page.getRotation()),
                userUnit);
    }

    private static boolean usable(PDRectangle box) {
        return Float.isFinite(box.getLowerLeftX())
                && Float.isFinite(box.getLowerLeftY())
                && Float.isFinite(box.getUpperRightX())
                && Float.isFinite(box.getUpperRightY())
                && box.getWidth() >= 1
                && box.getHeight() >= 1
                && box.getWidth() <= MAX_SIDE_UNITS
                && box.getHeight() <= MAX_SIDE_UNITS;
    }

    /// Four numbers of an array, or nothing when it does not hold them.
    static double @org.jspecify.annotations.Nullable [] numbers(
            org.apache.pdfbox.cos.COSDictionary dictionary, COSName key, int count) {
        return dictionary.getDictionaryObject(key) instanceof COSArray array
                ? numbers(array, count)
                : null;
    }

    static double @org.jspecify.annotations.Nullable [] numbers(COSArray array, int count) {
        if (array.size() < count) {
            return null;
        }
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            if (!(array.getObject(i) instanceof org.apache.pdfbox.cos.COSNumber number)) {
                return null;
            }
            values[i] = number.floatValue();
        }
        return values;
    }
}
