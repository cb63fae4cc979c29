package dev.sheetproof.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.pdf.PageRaster;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PngFileTest {

    @TempDir Path folder;

    @Test
    void everyPixelComesBack() throws IOException {
        int[] pixels = new int[7 * 5];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = 0xFF000000 | i * 70_001 % 0x1000000;
        }
        Path file = folder.resolve("deep/picture.png");
        PngFile.write(new PageRaster(7, 5, pixels, 200), file);
        BufferedImage image = ImageIO.read(file.toFile());
        assertEquals(7, image.getWidth());
        for (int y = 0; y < 5; y++) {
            for (int x = 0; x < 7; x++) {
                assertEquals(pixels[y * 7 + x], image.getRGB(x, y));
            }
        }
        try (Stream<Path> files = Files.list(file.getParent())) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void aPictureMayBeReadByWhomeverAnyNewFileMay() throws IOException {
        Path picture = folder.resolve("picture.png");
        Path other = Files.createFile(folder.resolve("other"));
        PngFile.write(new PageRaster(1, 1, new int[] {0xFF000000}, 72), picture);
        if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            assertEquals(
                    Files.getPosixFilePermissions(other), Files.getPosixFilePermissions(picture));
        }
    }

    @Test
    void whatIsNoFileIsNotReplacedByOne() throws IOException {
        Path socket = folder.resolve("s");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            assertThrows(
                    FileSystemException.class,
                    () -> PngFile.write(new PageRaster(1, 1, new int[] {0}, 72), socket));
            assertFalse(Files.isRegularFile(socket));
        }
    }

    @Test
    void whatIsOutsideTheBoxesIsPale() {
        int[] black = new int[40 * 40];
        Arrays.fill(black, 0xFF000000);
        int[] pixels =
                EvidenceRegion.faded(
                                new PageRaster(40, 40, black, 72),
                                new PageBox(100, 100, 140, 140),
                                List.of(new PageBox(110, 110, 130, 130)))
                        .argbPre();
        assertEquals(0xFF000000, pixels[20 * 40 + 20]);
        assertEquals(0xBF, pixels[2 * 40 + 2] & 0xFF, 1);
    }
}
