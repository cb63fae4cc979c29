package dev.sheetproof.evidence;

import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PngWriter;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/// Pictures as PNG files that are either wholly there or not at all.
public final class PngFile {

    private PngFile() {}

    /// Writes a picture so that a reader of the path sees either the old file or the whole new one.
    /// Folders that are missing are made.
    ///
    /// @throws IOException when the file cannot be written
    public static void write(PageRaster raster, Path file) throws IOException {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null || Files.isDirectory(target)) {
            throw new FileSystemException(file.toString(), null, "is a folder");
        }
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw new FileSystemException(file.toString(), null, "is a device, not a file");
        }
        Files.createDirectories(folder);
        // Not a temporary file of the platform's making: that one only its owner could read.
        Path part = folder.resolve("." + target.getFileName() + "-" + UUID.randomUUID() + ".part");
        try {
            try (OutputStream out =
                    new BufferedOutputStream(
                            Files.newOutputStream(part, StandardOpenOption.CREATE_NEW))) {
                PngWriter.write(raster, out);
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
}
