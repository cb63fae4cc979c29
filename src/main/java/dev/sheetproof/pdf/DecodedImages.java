package dev.sheetproof.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;

/// The data of the images of a file drawn last, decoded: the tiles of a page, and the page at
/// another size, need them again, and decoding is most of drawing a scan. Used by the owner of the
/// file only.
final class DecodedImages {

    /// Bytes kept; a page scanned in colour at 300 dpi has 26 MB.
    private static final long MOST_BYTES = 32L << 20;

    private final Map<COSDictionary, byte[]> images = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    /// The decoded data of an image.
    ///
    /// @param expected how many bytes there should be; more than are kept come as a stream
    InputStream open(PDImage image, long expected) throws IOException {
        byte[] known = images.get(image.getCOSObject());
        if (known != null) {
            return new ByteArrayInputStream(known);
        }
        if (expected > MOST_BYTES) {
            return image.createInputStream();
        }
        byte[] read;
        try (InputStream in = image.createInputStream()) {
            // One more, so that too many are noticed.
            read = in.readNBytes((int) expected + 1);
        }
        keep(image.getCOSObject(), read);
        return new ByteArrayInputStream(read);
    }

    private void keep(COSDictionary image, byte[] read) {
        byte[] before = images.put(image, read);
        bytes += read.length - (before == null ? 0 : before.length);
        Iterator<byte[]> oldest = images.values().iterator();
        while (bytes > MOST_BYTES && images.size() > 1) {
            bytes -= oldest.next().length;
            oldest.remove();
        }
    }
}
