package dev.sheetproof.mcp;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.concurrent.LinkedBlockingQueue;

/// Bytes from any thread to any thread. The JDK's piped streams fail when a thread that wrote has
/// ended.
final class Pipe {

    private static final int END = -1;

    private final LinkedBlockingQueue<Integer> bytes = new LinkedBlockingQueue<>();

    InputStream reader() {
        return new Reader();
    }

    OutputStream writer() {
        return new Writer();
    }

    private final class Reader extends InputStream {

        private boolean ended;

        @Override
        public int read() throws IOException {
            if (ended) {
                return END;
            }
            int next = take();
            ended = next == END;
            return next;
        }

        /// As much as is there, and at least one byte: a reader that waits for a full buffer would
        /// wait for ever.
        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            if (length == 0) {
                return 0;
            }
            int first = read();
            if (first == END) {
                return END;
            }
            into[offset] = (byte) first;
            int count = 1;
            while (count < length && !ended && !bytes.isEmpty()) {
                int next = read();
                if (next == END) {
                    break;
                }
                into[offset + count] = (byte) next;
                count++;
            }
            return count;
        }

        private int take() throws InterruptedIOException {
            try {
                return bytes.take();
            } catch (InterruptedException e) {
                // The SDK's clients interrupt their reader when they close.
                InterruptedIOException stopped = new InterruptedIOException("closed");
                stopped.initCause(e);
                throw stopped;
            }
        }
    }

    private final class Writer extends OutputStream {

        @Override
        public void write(int b) {
            bytes.add(b & 0xff);
        }

        @Override
        public void close() {
            bytes.add(END);
        }
    }
}
