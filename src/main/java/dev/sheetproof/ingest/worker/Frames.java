package dev.sheetproof.ingest.worker;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/// What goes over the pipes between the program and a worker: a byte that says what follows, then
/// numbers and texts, or a body in pieces.
final class Frames {

    // To the worker.
    static final int ANALYZE = 'a';
    static final int RECOGNISE = 'o';
    static final int CANCEL = 'c';

    // From the worker.
    static final int READY = 'r';
    static final int PROGRESS = 'p';
    static final int DOCUMENT = 'd';
    static final int PAGE = 'g';
    static final int UNREADABLE = 'u';
    static final int BROKEN = 'b';
    static final int MODEL = 'm';
    static final int CANCELLED = 'x';

    /// Large enough that its header does not count, small enough to lie in the buffers of a pipe.
    private static final int PIECE = 1 << 15;

    private Frames() {}

    /// A body of any length; closing it, once or more, ends the body and leaves the pipe open.
    static OutputStream body(DataOutputStream out) {
        return new FilterOutputStream(out) {

            private final byte[] piece = new byte[PIECE];
            private int filled;
            private boolean ended;

            @Override
            public void write(int b) throws IOException {
                piece[filled++] = (byte) b;
                if (filled == PIECE) {
                    send();
                }
            }

            @Override
            public void write(byte[] bytes, int from, int count) throws IOException {
                int sent = 0;
                while (sent < count) {
                    int n = Math.min(count - sent, PIECE - filled);
                    System.arraycopy(bytes, from + sent, piece, filled, n);
                    filled += n;
                    sent += n;
                    if (filled == PIECE) {
                        send();
                    }
                }
            }

            private void send() throws IOException {
                DataOutputStream data = (DataOutputStream) out;
                data.writeInt(filled);
                data.write(piece, 0, filled);
                filled = 0;
            }

            @Override
            public void flush() {
                // Pieces are sent when they are full; the pipe is flushed at the end.
            }

            @Override
            public void close() throws IOException {
                if (ended) {
                    return;
                }
                ended = true;
                if (filled > 0) {
                    send();
                }
                ((DataOutputStream) out).writeInt(0);
                out.flush();
            }
        };
    }

    /// Reads what [#body] wrote, to its end and not beyond.
    static InputStream body(DataInputStream in) {
        return new FilterInputStream(in) {

            private int left;
            private boolean ended;

            private boolean more() throws IOException {
                if (left == 0 && !ended) {
                    left = ((DataInputStream) in).readInt();
                    if (left < 0 || left > PIECE) {
                        throw new IOException("a piece of " + left + " bytes");
                    }
                    ended = left == 0;
                }
                return !ended;
            }

            @Override
            public int read() throws IOException {
                if (!more()) {
                    return -1;
                }
                int b = in.read();
                if (b < 0) {
                    throw new EOFException("the body ends early");
                }
                left--;
                return b;
            }

            @Override
            public int read(byte[] bytes, int from, int count) throws IOException {
                if (count == 0) {
                    return 0;
                }
                if (!more()) {
                    return -1;
                }
                int n = in.read(bytes, from, Math.min(count, left));
                if (n < 0) {
                    throw new EOFException("the body ends early");
                }
                left -= n;
                return n;
            }

            @Override
            public long skip(long count) throws IOException {
                return readNBytes((int) Math.min(count, PIECE)).length;
            }

            @Override
            public int available() {
                return left;
            }

            @Override
            public boolean markSupported() {
                return false;
            }

            @Override
            public void close() throws IOException {
                transferTo(OutputStream.nullOutputStream());
            }
        };
    }
}
