package dev.sheetproof.evidence;

import dev.sheetproof.pdf.PageRaster;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/// Writes pictures as PNG (ISO/IEC 15948): 8-bit RGB, opaque, with their resolution.
public final class PngFile {

    private static final byte[] SIGNATURE = {(byte) 137, 'P', 'N', 'G', '\r', '\n', 26, '\n'};
    private static final double METRES_PER_INCH = 0.0254;

    private PngFile() {}

    /// Writes a picture so that a reader of the path sees either the old file or the whole new one.
    ///
    /// @throws IOException when the file cannot be written
    public static void write(PageRaster raster, Path file) throws IOException {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null) {
            throw new IOException("not a file: " + file);
        }
        Files.createDirectories(folder);
        if (Files.isDirectory(target)) {
            throw new FileSystemException(file.toString(), null, "is a folder");
        }
        // Not a temporary file of the platform's making: that one only its owner could read.
        Path part = folder.resolve("." + target.getFileName() + "-" + UUID.randomUUID() + ".part");
        try {
            try (DataOutputStream out =
                    new DataOutputStream(
                            new BufferedOutputStream(
                                    Files.newOutputStream(part, StandardOpenOption.CREATE_NEW)))) {
                write(raster, out);
            }
            Files.move(
                    part,
                    target,
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void write(PageRaster raster, DataOutputStream out) throws IOException {
        out.write(SIGNATURE);
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        try (DataOutputStream fields = new DataOutputStream(header)) {
            fields.writeInt(raster.widthPx());
            fields.writeInt(raster.heightPx());
            // Eight bits per sample, colour type RGB, and the only compression, filter and order
            // there are.
            fields.write(new byte[] {8, 2, 0, 0, 0});
        }
        chunk(out, "IHDR", header.toByteArray());
        ByteArrayOutputStream size = new ByteArrayOutputStream();
        try (DataOutputStream fields = new DataOutputStream(size)) {
            int perMetre = (int) Math.round(raster.dpi() / METRES_PER_INCH);
            fields.writeInt(perMetre);
            fields.writeInt(perMetre);
            fields.writeByte(1);
        }
        chunk(out, "pHYs", size.toByteArray());
        chunk(out, "IDAT", pixels(raster));
        chunk(out, "IEND", new byte[0]);
    }

    private static byte[] pixels(PageRaster raster) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(6);
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed, deflater, 1 << 16)) {
            int width = raster.widthPx();
            byte[] row = new byte[1 + 3 * width];
            byte[] above = new byte[1 + 3 * width];
            byte[] filtered = new byte[1 + 3 * width];
            for (int y = 0; y < raster.heightPx(); y++) {
                for (int x = 0; x < width; x++) {
                    int argb = raster.argbPre()[y * width + x];
                    row[1 + 3 * x] = (byte) (argb >> 16);
                    row[2 + 3 * x] = (byte) (argb >> 8);
                    row[3 + 3 * x] = (byte) argb;
                }
                // Filter "up": pages are mostly equal to the row above.
                filtered[0] = 2;
                for (int i = 1; i < row.length; i++) {
                    filtered[i] = (byte) (row[i] - above[i]);
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

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) crc.getValue());
    }
}
