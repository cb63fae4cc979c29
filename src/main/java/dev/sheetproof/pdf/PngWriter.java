package dev.sheetproof.pdf;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/// Writes pictures as PNG: opaque RGB with the resolution in it, the same bytes for the same
/// picture.
public final class PngWriter {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    /// Each row as the difference to the one above (PNG specification, 9.2): best for text on
    /// white.
    private static final int FILTER_UP = 2;

    private static final double METRES_PER_INCH = 0.0254;

    private PngWriter() {}

    /// The picture as the bytes of a PNG file.
    public static byte[] bytes(PageRaster raster) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            write(raster, out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory", e);
        }
        return out.toByteArray();
    }

    /// Writes the picture; the stream stays open.
    public static void write(PageRaster raster, OutputStream out) throws IOException {
        DataOutputStream png = new DataOutputStream(out);
        png.write(SIGNATURE);
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream h = new DataOutputStream(header);
        h.writeInt(raster.widthPx());
        h.writeInt(raster.heightPx());
        // 8 bits, RGB, deflate, adaptive filters, not interlaced.
        h.write(new byte[] {8, 2, 0, 0, 0});
        chunk(png, "IHDR", header.toByteArray());
        ByteArrayOutputStream density = new ByteArrayOutputStream();
        DataOutputStream d = new DataOutputStream(density);
        int perMetre = (int) Math.round(raster.dpi() / METRES_PER_INCH);
        d.writeInt(perMetre);
        d.writeInt(perMetre);
        d.write(1);
        chunk(png, "pHYs", density.toByteArray());
        chunk(png, "IDAT", pixels(raster));
        chunk(png, "IEND", new byte[0]);
        png.flush();
    }

    private static byte[] pixels(PageRaster raster) throws IOException {
        int width = raster.widthPx();
        int[] argb = raster.argbPre();
        byte[] above = new byte[width * 3];
        byte[] row = new byte[width * 3];
        byte[] filtered = new byte[width * 3 + 1];
        filtered[0] = FILTER_UP;
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION);
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed, deflater, 1 << 16)) {
            for (int y = 0; y < raster.heightPx(); y++) {
                for (int x = 0; x < width; x++) {
                    int p = argb[y * width + x];
                    // What is not covered shows the white paper.
                    int white = 255 - (p >>> 24);
                    row[3 * x] = (byte) ((p >> 16 & 0xFF) + white);
                    row[3 * x + 1] = (byte) ((p >> 8 & 0xFF) + white);
                    row[3 * x + 2] = (byte) ((p & 0xFF) + white);
                }
                for (int i = 0; i < row.length; i++) {
                    filtered[i + 1] = (byte) (row[i] - above[i]);
                }
                out.write(filtered);
                byte[] swap = above;
                above = row;
                row = swap;
            }
        } finally {
            deflater.end();
        }
        return packed.toByteArray();
    }

    private static void chunk(DataOutputStream png, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        png.writeInt(data.length);
        png.write(name);
        png.write(data);
        png.writeInt((int) crc.getValue());
    }
}
