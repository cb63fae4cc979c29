package dev.sheetproof.ingest;

import dev.sheetproof.store.ChunkIndex;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/// Lets one thread of an ingestion write at a time, in the order in which they came, and commits
/// the index now and then.
final class WriteTurns {

    /// A commit of the index costs tens of milliseconds; searches may lag behind by this much while
    /// an ingestion runs.
    private static final long COMMIT_NANOS = TimeUnit.SECONDS.toNanos(1);

    /// On a slow disk a commit takes seconds: no more than a tenth of the time goes into them.
    private static final long COMMIT_SHARE = 10;

    private final ChunkIndex index;
    private final ReentrantLock writing = new ReentrantLock(true);
    private boolean uncommitted;
    private long committed = System.nanoTime();
    private long commitTook;

    WriteTurns(ChunkIndex index) {
        this.index = index;
    }

    /// The right to write, until it is closed by the thread that waited for it.
    final class Turn implements AutoCloseable {

        private Turn() {}

        /// Tells that the index was written to.
        void indexed() {
            uncommitted = true;
            if (System.nanoTime() - committed > Math.max(COMMIT_NANOS, COMMIT_SHARE * commitTook)) {
                commit();
            }
        }

        /// Makes searchable what is not yet.
        void commitRest() {
            if (uncommitted) {
                commit();
            }
        }

        private void commit() {
            long start = System.nanoTime();
            index.commit();
            uncommitted = false;
            committed = System.nanoTime();
            commitTook = committed - start;
        }

        @Override
        public void close() {
            writing.unlock();
        }
    }

    Turn await() {
        writing.lock();
        return new Turn();
    }
}
