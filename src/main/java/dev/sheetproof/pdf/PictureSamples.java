package dev.sheetproof.pdf;

import java.awt.image.BufferedImage;
import java.awt.image.ComponentSampleModel;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;

/// The values of a picture, row by row: gray, or red, green and blue; where it is transparent each
/// times the opacity, which follows.
sealed interface PictureSamples {

    int channels();

    void read(int y, int[] row);

    static PictureSamples of(BufferedImage image) {
        if (image.getType() == BufferedImage.TYPE_BYTE_GRAY
                && image.getRaster().getSampleModel() instanceof ComponentSampleModel model
                && model.getPixelStride() == 1
                && image.getRaster().getDataBuffer() instanceof DataBufferByte data) {
            return new Gray(data.getData(), model.getScanlineStride());
        }
        return new Colours(image, image.getColorModel().hasAlpha() ? 4 : 3);
    }

    /// Shares the values of a gray picture.
    final class Gray implements PictureSamples {

        private final byte[] data;
        private final int stride;

        private Gray(byte[] data, int stride) {
            this.data = data;
            this.stride = stride;
        }

        @Override
        public int channels() {
            return 1;
        }

        @Override
        public void read(int y, int[] row) {
            for (int x = 0; x < row.length; x++) {
                row[x] = data[y * stride + x] & 0xFF;
            }
        }
    }

    record Colours(BufferedImage image, int channels) implements PictureSamples {

        @Override
        public void read(int y, int[] row) {
            int width = image.getWidth();
            boolean direct =
                    image.getType() == BufferedImage.TYPE_INT_RGB
                            || image.getType() == BufferedImage.TYPE_INT_ARGB;
            int[] argb;
            int from;
            if (direct && image.getRaster().getDataBuffer() instanceof DataBufferInt data) {
                argb = data.getData();
                from = y * width;
            } else {
                argb = image.getRGB(0, y, width, 1, null, 0, width);
                from = 0;
            }
            for (int x = 0; x < width; x++) {
                int p = argb[from + x];
                if (channels == 3) {
                    row[3 * x] = p >> 16 & 0xFF;
                    row[3 * x + 1] = p >> 8 & 0xFF;
                    row[3 * x + 2] = p & 0xFF;
                } else {
                    int opacity = p >>> 24;
                    row[4 * x] = (p >> 16 & 0xFF) * opacity;
                    row[4 * x + 1] = (p >> 8 & 0xFF) * opacity;
                    row[4 * x + 2] = (p & 0xFF) * opacity;
                    row[4 * x + 3] = opacity;
                }
            }
        }
    }
}
