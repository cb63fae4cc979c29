package dev.sheetproof.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;

/// Decodes streams of a file within a limit, so that a small stream cannot fill the memory.
final class StreamDecoder {

    /// Most bytes of one content stream. The largest real ones, maps and layouts of whole boards,
    /// take some 50 MB.
    static final int MAX_DECODED = 128 << 20;

    /// Filters other than Flate are left to PDFBox, which decodes without a limit: this many bytes
    /// of input cannot grow past [#MAX_DECODED] by LZW or run lengths in any stream worth reading.
    private static final int MAX_OTHER_RAW = 16 << 20;

    /// @return the decoded bytes; what was readable when the stream is damaged
    /// @throws IOException when nothing can be decoded or the limit is passed
    byte[] decode(COSStream stream) throws IOException {
        byte[] raw;
        try (InputStream in = stream.createRawInputStream()) {
            raw = in.readAllBytes();
        }
        COSBase filters = stream.getFilters();
        COSBase single =
                filters instanceof COSArray array && array.size() == 1
                        ? array.getObject(0)
                        : filters;
        if (single == null || (single instanceof COSArray array && array.size() == 0)) {
            return raw;
        }
        boolean flate =
                COSName.FLATE_DECODE.equals(single)
                        || COSName.FLATE_DECODE_ABBREVIATION.equals(single);
        if (flate && !stream.containsKey(COSName.DECODE_PARMS) && !stream.containsKey(COSName.DP)) {
            return inflate(raw, false);
        }
        if (raw.length > MAX_OTHER_RAW) {
            throw new IOException(
                    "a stream of " + raw.length + " encoded bytes is too large to decode");
        }
        try (InputStream in = stream.createInputStream()) {
            byte[] bytes = in.readNBytes(MAX_DECODED + 1);
            if (bytes.length > MAX_DECODED) {
                throw tooLarge();
            }
            return bytes;
        }
    }

    private static byte[] inflate(byte[] raw, boolean withoutHeader) throws IOException {
        Inflater inflater = new Inflater(withoutHeader);
        byte[] out = new byte[Math.clamp(raw.length * 4L, 1024, 8 << 20)];
        int length = 0;
        try {
            int skip = withoutHeader ? Math.min(2, raw.length) : 0;
            inflater.setInput(raw, skip, raw.length - skip);
            while (!inflater.finished()) {
                if (length == out.length) {
                    if (length >= MAX_DECODED) {
                        throw tooLarge();
                    }
                    out = Arrays.copyOf(out, Math.min(MAX_DECODED, length * 2));
                }
                int n = inflater.inflate(out, length, out.length - length);
                if (n == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
                    break;
                }
                length += n;
            }
        } catch (DataFormatException e) {
            if (length == 0 && !withoutHeader) {
                // A damaged header in front of good data is common; viewers read on.
                return inflate(raw, true);
            }
            if (length == 0 && raw.length > 0) {
                throw new IOException("a compressed stream is damaged: " + e.getMessage(), e);
            }
        } finally {
            inflater.end();
        }
        return length == out.length ? out : Arrays.copyOf(out, length);
    }

    private static IOException tooLarge() {
        return new IOException("a stream decodes to more than " + (MAX_DECODED >> 20) + " MB");
    }
}
