package dev.sheetproof.pdf;

import dev.sheetproof.work.CancelToken;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;

/// An image that draws itself at its place when it is asked for its pixels, shrunk to just as many
/// as it has there, and gives none.
///
/// The drawer asks once it has set clip and composite and knows that the image is not hidden; what
/// it does with the pixels afterwards, transforming each of them, is what takes its time.
final class FittedImage extends ForwardingImage {

    /// Given instead of the pixels: nothing to be seen.
    private static final BufferedImage NOTHING =
            new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB_PRE);

    private final ImagePlace place;
    private final DecodedImages decoded;
    private final Supplier<Graphics2D> graphics;
    private final Rectangle surface;
    private final CancelToken cancel;

    /// @param surface the pixels there are
    /// @param cancel polled every few rows
    FittedImage(
            PDImage image,
            ImagePlace place,
            DecodedImages decoded,
            Supplier<Graphics2D> graphics,
            Rectangle surface,
            CancelToken cancel) {
        super(image);
        this.place = place;
        this.decoded = decoded;
        this.graphics = graphics;
        this.surface = surface;
        this.cancel = cancel;
    }

    @Override
    public BufferedImage getImage() throws IOException {
        Optional<AreaMean.Window> seen = seen();
        if (seen.isPresent()) {
            draw(seen.orElseThrow(), pixels(seen.orElseThrow()).of(image));
        }
        return NOTHING;
    }

    @Override
    public BufferedImage getImage(Rectangle region, int subsampling) throws IOException {
        return getImage();
    }

    @Override
    public BufferedImage getStencilImage(Paint paint) throws IOException {
        Optional<AreaMean.Window> seen = seen();
        if (seen.isPresent()) {
            AreaMean.Window window = seen.orElseThrow();
            draw(
                    window,
                    paint instanceof Color colour
                            ? pixels(window).ofStencil(image, colour.getRGB())
                            : pixels(window).shrunk(image.getStencilImage(paint)));
        }
        return NOTHING;
    }

    /// The drawer shall not choose how to interpolate what it does not draw.
    @Override
    public boolean getInterpolate() {
        return true;
    }

    private Optional<AreaMean.Window> seen() {
        Graphics2D canvas = graphics.get();
        AffineTransform before = canvas.getTransform();
        canvas.setTransform(new AffineTransform());
        Rectangle clip = canvas.getClipBounds();
        canvas.setTransform(before);
        return place.seen(clip == null ? surface : clip.intersection(surface));
    }

    private ImagePixels pixels(AreaMean.Window window) {
        return new ImagePixels(decoded, place, window, cancel);
    }

    private void draw(AreaMean.Window window, int[] own) {
        int[] pixels = place.laidOut(own, window.width());
        int width = place.turned() ? window.height() : window.width();
        int height = place.turned() ? window.width() : window.height();
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        int[] data = ((DataBufferInt) picture.getRaster().getDataBuffer()).getData();
        System.arraycopy(pixels, 0, data, 0, pixels.length);
        int left = place.turned() ? window.y0() : window.x0();
        int top = place.turned() ? window.x0() : window.y0();
        Rectangle all = place.pixels();
        int x = all.x + (place.flippedX() ? all.width - left - width : left);
        int y = all.y + (place.flippedY() ? all.height - top - height : top);
        Graphics2D canvas = graphics.get();
        AffineTransform before = canvas.getTransform();
        canvas.setTransform(new AffineTransform());
        canvas.drawImage(picture, x, y, null);
        canvas.setTransform(before);
    }
}
