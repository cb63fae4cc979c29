package dev.sheetproof.mcp;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Reads lines of UTF-8 of bounded length.
final class LineReader {

    private final InputStream in;
    private final int maxBytes;

    LineReader(InputStream in, int maxBytes) {
        this.in = new BufferedInputStream(in);
        this.maxBytes = maxBytes;
    }

    /// A line without its end.
    ///
    /// @param tooLong the line was longer than allowed and its text is not kept
    record Line(String text, boolean tooLong) {}

    /// The next line, empty at the end of the stream. A last line without an end counts.
    Optional<Line> next() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        boolean any = false;
        boolean tooLong = false;
        int read = in.read();
        while (read != -1 && read != '\n') {
            any = true;
            if (bytes.size() == maxBytes) {
                tooLong = true;
            } else {
                bytes.write(read);
            }
            read = in.read();
        }
        if (read == -1 && !any) {
            return Optional.empty();
        }
        return Optional.of(
                new Line(tooLong ? "" : bytes.toString(StandardCharsets.UTF_8).strip(), tooLong));
    }
}
