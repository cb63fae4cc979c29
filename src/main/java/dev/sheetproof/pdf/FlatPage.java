package dev.sheetproof.pdf;

import java.io.IOException;
import java.io.InputStream;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadView;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.ResourceCache;

/// A page whose content streams lie in memory as one: the library's parser looks at each byte
/// several times, and on pages full of paths its way through the parts is most of the drawing.
final class FlatPage extends PDPage {

    private final PDPage page;

    FlatPage(PDPage page) {
        super(page.getCOSObject());
        this.page = page;
    }

    @Override
    public PDResources getResources() {
        return page.getResources();
    }

    @Override
    public ResourceCache getResourceCache() {
        return page.getResourceCache();
    }

    @Override
    public RandomAccessRead getContentsForStreamParsing() throws IOException {
        try (InputStream in = page.getContents()) {
            return new Bytes(in.readAllBytes());
        }
    }

    /// Bytes in memory.
    private static final class Bytes implements RandomAccessRead {

        private final byte[] bytes;
        private int at;
        private boolean closed;

        Bytes(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return at < bytes.length ? bytes[at++] & 0xFF : -1;
        }

        @Override
        public int peek() {
            return at < bytes.length ? bytes[at] & 0xFF : -1;
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            if (at >= bytes.length) {
                return -1;
            }
            int count = Math.min(length, bytes.length - at);
            System.arraycopy(bytes, at, into, offset, count);
            at += count;
            return count;
        }

        @Override
        public void rewind(int count) throws IOException {
            seek((long) at - count);
        }

        @Override
        public long getPosition() {
            return at;
        }

        @Override
        public void seek(long position) throws IOException {
            if (position < 0) {
                throw new IOException("position " + position + " of " + bytes.length);
            }
            at = (int) Math.min(position, bytes.length);
        }

        @Override
        public long length() {
            return bytes.length;
        }

        @Override
        public boolean isEOF() {
            return at >= bytes.length;
        }

        @Override
        public RandomAccessReadView createView(long start, long length) {
            return new RandomAccessReadView(this, start, length);
        }

        @Override
        public boolean isClosed() {
            return closed;
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
