package dev.sheetproof.pdf;

import java.util.List;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.jspecify.annotations.Nullable;

/// Pictures that a page draws: where they are, and the text that they cover.
final class ImageOperators {

    private final GraphicsCollector graphics;
    private final GlyphCollector glyphs;
    private final List<String> problems;

    ImageOperators(GraphicsCollector graphics, GlyphCollector glyphs, List<String> problems) {
        this.graphics = graphics;
        this.glyphs = glyphs;
        this.problems = problems;
    }

    void draw(InlineImage image, GraphicsState state) {
        graphics.image(state, image.width(), image.height(), image.mask() ? "mask" : "inline");
        if (!image.mask()) {
            coverText(state);
        }
    }

    void draw(COSStream image, GraphicsState state) {
        boolean mask = image.getBoolean(COSName.IMAGE_MASK, false);
        graphics.image(
                state,
                Math.max(0, image.getInt(COSName.WIDTH, 0)),
                Math.max(0, image.getInt(COSName.HEIGHT, 0)),
                mask ? "mask" : "image");
        if (isJpeg2000(image.getFilters())) {
            Resources.addOnce(
                    problems,
                    "an image is coded in JPEG 2000: its place is known, but it cannot be shown");
        }
        if (!mask && !image.containsKey(COSName.SMASK) && !image.containsKey(COSName.MASK)) {
            coverText(state);
        }
    }

    /// Text beneath an opaque picture of the page is an OCR layer.
    private void coverText(GraphicsState state) {
        if (!state.blended && state.fillAlpha >= 1) {
            graphics.lastLargeImage().ifPresent(glyphs::cover);
        }
    }

    private static boolean isJpeg2000(@Nullable COSBase filters) {
        return COSName.JPX_DECODE.equals(filters)
                || (filters instanceof COSArray array && array.indexOf(COSName.JPX_DECODE) >= 0);
    }
}
