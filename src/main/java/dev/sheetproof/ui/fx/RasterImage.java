package dev.sheetproof.ui.fx;

import java.nio.IntBuffer;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// Pixels that were drawn elsewhere, as an image the window shows.
public final class RasterImage {

    private RasterImage() {}

    /// An image of these pixels, which are not copied: they must not change any more.
    ///
    /// @param argbPre row by row, premultiplied
    public static Image of(int widthPx, int heightPx, int[] argbPre) {
        return new WritableImage(
                new PixelBuffer<>(
                        widthPx,
                        heightPx,
                        IntBuffer.wrap(argbPre),
                        PixelFormat.getIntArgbPreInstance()));
    }
}
