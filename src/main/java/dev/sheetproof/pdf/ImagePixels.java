package dev.sheetproof.pdf;

import dev.sheetproof.work.CancelToken;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.Raster;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.graphics.color.PDColorSpace;
import org.apache.pdfbox.pdmodel.graphics.color.PDIndexed;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/// Pixels of an image, shrunk to as many as it has on the page: premultiplied, row by row in the
/// image's own rows.
///
/// Images of one bit, which most scans are, never become a picture of their own size.
final class ImagePixels {

    /// Rows read between two looks at the token.
    private static final int ROWS_PER_LOOK = 64;

    private static final int OPAQUE = 0xFF000000;

    private final DecodedImages decoded;
    private final ImagePlace place;
    private final AreaMean.Window window;
    private final CancelToken cancel;

    /// @param decoded where the data come from
    /// @param place where the image is drawn
    /// @param window the part of it that is wanted, in its own rows and columns
    /// @param cancel polled every few rows
    ImagePixels(
            DecodedImages decoded, ImagePlace place, AreaMean.Window window, CancelToken cancel) {
        this.decoded = decoded;
        this.place = place;
        this.window = window;
        this.cancel = cancel;
    }

    /// Pixels of an image that brings its colours.
    int[] of(PDImage image) throws IOException {
        COSDictionary about = image.getCOSObject();
        boolean masked = about.containsKey(COSName.SMASK) || about.containsKey(COSName.MASK);
        Optional<Boolean> reversed = reversed(image);
        if (!masked && oneBit(image) && reversed.isPresent()) {
            PDColorSpace space = image.getColorSpace();
            if (space.getNumberOfComponents() == 1) {
                int zero = rgb(space.toRGB(new float[] {reversed.orElseThrow() ? 1 : 0}));
                int one = rgb(space.toRGB(new float[] {reversed.orElseThrow() ? 0 : 1}));
                return bits(image, share -> OPAQUE | mixed(zero, one, share));
            }
        }
        Optional<int[]> pixels = eightBits(image);
        return pixels.isPresent() ? pixels.orElseThrow() : shrunk(image.getImage());
    }

    /// Pixels of an image that says where to paint.
    ///
    /// @param argb what to paint
    int[] ofStencil(PDImage image, int argb) throws IOException {
        Optional<Boolean> reversed = reversed(image);
        if (reversed.isEmpty() || !oneBit(image)) {
            return shrunk(image.getStencilImage(new Color(argb, true)));
        }
        boolean paintsOnes = reversed.orElseThrow();
        float opacity = (argb >>> 24) / 255f;
        return bits(
                image, share -> premultiplied(argb, (paintsOnes ? share : 1 - share) * opacity));
    }

    private static boolean oneBit(PDImage image) {
        return image.getBitsPerComponent() == 1;
    }

    /// Whether 0 means what 1 does by default; empty when an image maps its values otherwise.
    private static Optional<Boolean> reversed(PDImage image) {
        COSArray decode = image.getDecode();
        if (decode == null) {
            return Optional.of(false);
        }
        if (decode.size() >= 2
                && decode.getObject(0) instanceof COSNumber low
                && decode.getObject(1) instanceof COSNumber high) {
            if (low.floatValue() == 0 && high.floatValue() == 1) {
                return Optional.of(false);
            }
            if (low.floatValue() == 1 && high.floatValue() == 0) {
                return Optional.of(true);
            }
        }
        return Optional.empty();
    }

    /// What a pixel is of which a share of the bits is set.
    private interface Ink {
        int argbPre(float share);
    }

    private int[] bits(PDImage image, Ink ink) throws IOException {
        int columns = image.getWidth();
        int[] pixels = new int[window.width() * window.height()];
        AreaMean mean =
                new AreaMean(
                        columns,
                        image.getHeight(),
                        place.ownWidth(),
                        place.ownHeight(),
                        1,
                        window,
                        (y, means) -> {
                            int at = (y - window.y0()) * window.width();
                            for (int i = 0; i < means.length; i++) {
                                pixels[at + i] = ink.argbPre(Math.clamp(means[i], 0, 1));
                            }
                        });
        int stride = (columns + 7) / 8;
        byte[] packed = new byte[stride + AreaMean.BITS_AT_ONCE / Byte.SIZE];
        try (InputStream in = decoded.open(image, (long) stride * image.getHeight())) {
            for (int y = 0; y < image.getHeight(); y++) {
                if (y % ROWS_PER_LOOK == 0) {
                    cancel.throwIfCancelled();
                }
                // A stream that ends early leaves zeros, as in other pictures of it.
                int read = in.readNBytes(packed, 0, stride);
                Arrays.fill(packed, read, stride, (byte) 0);
                if (mean.wanted()) {
                    mean.addBits(packed);
                } else {
                    mean.skip();
                }
            }
        }
        return pixels;
    }

    /// Pixels of an image of eight bits, shrunk before its colours are converted; empty for one
    /// that is made otherwise, or whose data are not as long as it says.
    private Optional<int[]> eightBits(PDImage image) throws IOException {
        if (!plainEightBits(image)) {
            return Optional.empty();
        }
        PDColorSpace space = image.getColorSpace();
        if (space instanceof PDIndexed) {
            return Optional.empty();
        }
        int channels = space.getNumberOfComponents();
        Optional<byte[]> values = bytes(image, channels);
        Optional<byte[]> opacity = Optional.empty();
        if (image instanceof PDImageXObject object && object.getSoftMask() != null) {
            PDImageXObject mask = object.getSoftMask();
            if (!plainEightBits(mask)
                    || mask.getCOSObject().containsKey(COSName.MATTE)
                    || mask.getWidth() < place.ownWidth()
                    || mask.getHeight() < place.ownHeight()) {
                return Optional.empty();
            }
            opacity = bytes(mask, 1);
            if (opacity.isEmpty()) {
                return Optional.empty();
            }
        }
        if (values.isEmpty()) {
            return Optional.empty();
        }
        WritableRaster raster =
                Raster.createInterleavedRaster(
                        new DataBufferByte(values.orElseThrow(), values.orElseThrow().length),
                        window.width(),
                        window.height(),
                        window.width() * channels,
                        channels,
                        IntStream.range(0, channels).toArray(),
                        null);
        int[] pixels =
                space.toRGBImage(raster)
                        .getRGB(0, 0, window.width(), window.height(), null, 0, window.width());
        for (int i = 0; i < pixels.length; i++) {
            int solid = opacity.isPresent() ? opacity.orElseThrow()[i] & 0xFF : 255;
            pixels[i] = solid == 255 ? OPAQUE | pixels[i] : premultiplied(pixels[i], solid / 255f);
        }
        return Optional.of(pixels);
    }

    /// Images that map their values, or leave some of them out, are read by the library, and so are
    /// those whose data say what they are.
    private static boolean plainEightBits(PDImage image) {
        COSDictionary about = image.getCOSObject();
        return image.getBitsPerComponent() == 8
                && image.getDecode() == null
                && !about.containsKey(COSName.MASK)
                && !(image instanceof PDImageXObject object
                        && object.getStream().getFilters().contains(COSName.JPX_DECODE));
    }

    private Optional<byte[]> bytes(PDImage image, int channels) throws IOException {
        byte[] values = new byte[window.width() * window.height() * channels];
        AreaMean mean =
                new AreaMean(
                        image.getWidth(),
                        image.getHeight(),
                        place.ownWidth(),
                        place.ownHeight(),
                        channels,
                        window,
                        (y, means) -> {
                            int at = (y - window.y0()) * means.length;
                            for (int i = 0; i < means.length; i++) {
                                values[at + i] = (byte) rounded(means[i]);
                            }
                        });
        byte[] read = new byte[image.getWidth() * channels];
        int[] row = new int[read.length];
        try (InputStream in = decoded.open(image, (long) read.length * image.getHeight())) {
            for (int y = 0; y < image.getHeight(); y++) {
                if (y % ROWS_PER_LOOK == 0) {
                    cancel.throwIfCancelled();
                }
                if (in.readNBytes(read, 0, read.length) < read.length) {
                    return Optional.empty();
                }
                if (mean.wanted()) {
                    for (int i = 0; i < row.length; i++) {
                        row[i] = read[i] & 0xFF;
                    }
                    mean.add(row);
                } else {
                    mean.skip();
                }
            }
            return in.read() < 0 ? Optional.of(values) : Optional.empty();
        }
    }

    /// Shrinks a picture in memory.
    int[] shrunk(BufferedImage picture) {
        BufferedImage source = atLeast(picture, place.ownWidth(), place.ownHeight());
        int[] pixels = new int[window.width() * window.height()];
        PictureSamples samples = PictureSamples.of(source);
        AreaMean mean =
                new AreaMean(
                        source.getWidth(),
                        source.getHeight(),
                        place.ownWidth(),
                        place.ownHeight(),
                        samples.channels(),
                        window,
                        (y, means) ->
                                pack(
                                        means,
                                        samples.channels(),
                                        pixels,
                                        (y - window.y0()) * window.width()));
        int[] row = new int[source.getWidth() * samples.channels()];
        for (int y = 0; y < source.getHeight(); y++) {
            if (y % ROWS_PER_LOOK == 0) {
                cancel.throwIfCancelled();
            }
            if (mean.wanted()) {
                samples.read(y, row);
                mean.add(row);
            } else {
                mean.skip();
            }
        }
        return pixels;
    }

    /// A damaged file may say that an image is larger than its data.
    private static BufferedImage atLeast(BufferedImage picture, int width, int height) {
        if (picture.getWidth() >= width && picture.getHeight() >= height) {
            return picture;
        }
        BufferedImage enlarged =
                new BufferedImage(
                        Math.max(width, picture.getWidth()),
                        Math.max(height, picture.getHeight()),
                        BufferedImage.TYPE_INT_ARGB);
        Graphics2D canvas = enlarged.createGraphics();
        canvas.drawImage(picture, 0, 0, enlarged.getWidth(), enlarged.getHeight(), null);
        canvas.dispose();
        return enlarged;
    }

    private static void pack(float[] means, int channels, int[] pixels, int at) {
        int width = means.length / channels;
        for (int i = 0; i < width; i++) {
            int j = i * channels;
            pixels[at + i] =
                    switch (channels) {
                        case 1 -> OPAQUE | rounded(means[j]) * 0x010101;
                        case 3 ->
                                OPAQUE
                                        | rounded(means[j]) << 16
                                        | rounded(means[j + 1]) << 8
                                        | rounded(means[j + 2]);
                        default ->
                                rounded(means[j] / 255) << 16
                                        | rounded(means[j + 1] / 255) << 8
                                        | rounded(means[j + 2] / 255)
                                        | rounded(means[j + 3]) << 24;
                    };
        }
    }

    private static int rounded(float value) {
        return Math.clamp((int) (value + 0.5f), 0, 255);
    }

    private static int rgb(float[] colour) {
        return rounded(colour[0] * 255) << 16
                | rounded(colour[1] * 255) << 8
                | rounded(colour[2] * 255);
    }

    private static int mixed(int zero, int one, float share) {
        return mixed(zero, one, share, 16)
                | mixed(zero, one, share, 8)
                | mixed(zero, one, share, 0);
    }

    private static int mixed(int zero, int one, float share, int shift) {
        int from = zero >> shift & 0xFF;
        int to = one >> shift & 0xFF;
        return rounded(from + (to - from) * share) << shift;
    }

    private static int premultiplied(int argb, float opacity) {
        return rounded(255 * opacity) << 24
                | rounded((argb >> 16 & 0xFF) * opacity) << 16
                | rounded((argb >> 8 & 0xFF) * opacity) << 8
                | rounded((argb & 0xFF) * opacity);
    }
}
