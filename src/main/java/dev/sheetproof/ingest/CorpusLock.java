package dev.sheetproof.ingest;

import dev.sheetproof.store.StoreException;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/// Lets one writer at a time into a corpus: threads of this process wait for each other, another
/// process is refused. The operating system drops the lock of a process that died.
public final class CorpusLock {

    private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private final Path data;
    private final Path file;
    private final ReentrantLock threads = new ReentrantLock();
    private final String refusal;

    /// @param data the folder of everything derived in a corpus; made when it is not there
    public CorpusLock(Path data) {
        this(data, "");
    }

    private CorpusLock(Path data, String refusal) {
        this.data = data;
        this.file = data.resolve("write.lock");
        this.refusal = refusal;
    }

    /// A lock that lets nobody write and touches no file.
    ///
    /// @param reason what a writer is told
    public static CorpusLock refusing(Path data, String reason) {
        return new CorpusLock(data, reason);
    }

    /// The right to write, until it is closed by the thread that acquired it.
    public final class Held implements AutoCloseable {

        private final FileChannel channel;

        private Held(FileChannel channel) {
            this.channel = channel;
        }

        @Override
        public void close() {
            try {
                // Closing the channel gives its lock back.
                channel.close();
            } catch (IOException e) {
                throw new StoreException(file + " cannot be closed: " + e.getMessage(), e);
            } finally {
                threads.unlock();
            }
        }
    }

    /// @throws StoreException when another process is writing, or the corpus cannot be written
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so while another thread of
    ///   this process writes
    public Held acquire(CancelToken cancel) {
        if (!refusal.isEmpty()) {
            throw new StoreException(refusal);
        }
        while (!threads.tryLock()) {
            cancel.throwIfCancelled();
            LockSupport.parkNanos(POLL_NANOS);
        }
        boolean held = false;
        try {
            Held lock = lockFile();
            held = true;
            return lock;
        } finally {
            if (!held) {
                threads.unlock();
            }
        }
    }

    /// Whether another process is writing just now; no file is made or changed.
    ///
    /// @throws StoreException when that cannot be told
    public boolean isHeldElsewhere() {
        if (!Files.exists(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
                FileLock lock = channel.tryLock(0, Long.MAX_VALUE, true)) {
            return lock == null;
        } catch (OverlappingFileLockException e) {
            return true;
        } catch (IOException e) {
            throw new StoreException(file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private Held lockFile() {
        FileChannel channel = open();
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return new Held(channel);
            }
        } catch (OverlappingFileLockException e) {
            close(channel, e);
            throw busy(e);
        } catch (IOException e) {
            close(channel, e);
            throw new StoreException(file + " cannot be locked: " + e.getMessage(), e);
        }
        StoreException busy = busy(null);
        close(channel, busy);
        throw busy;
    }

    private FileChannel open() {
        try {
            Files.createDirectories(data);
            return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new StoreException(
                    data + " cannot be written: copy the corpus to a folder that you may write to",
                    e);
        }
    }

    private StoreException busy(@org.jspecify.annotations.Nullable Throwable cause) {
        String message =
                folder()
                        + " is being written by another Sheetproof: wait until it is done, or close it";
        return cause == null ? new StoreException(message) : new StoreException(message, cause);
    }

    /// The folder of the corpus, by which its user knows it.
    private Path folder() {
        Path folder = data.toAbsolutePath().getParent();
        return folder == null ? data : folder;
    }

    private static void close(FileChannel channel, Throwable because) {
        try {
            channel.close();
        } catch (IOException e) {
            because.addSuppressed(e);
        }
    }
}
