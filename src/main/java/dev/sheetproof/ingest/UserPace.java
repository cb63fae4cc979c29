package dev.sheetproof.ingest;

import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// A pace that a user sets: pause, resume, and what comes first. One may serve several ingestions.
public final class UserPace implements IngestPace {

    /// Long enough to cost nothing, short enough that a cancel is heeded at once.
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private final Deque<Path> preferred = new ArrayDeque<>();
    private volatile boolean paused;

    /// No further file is begun.
    public void pause() {
        paused = true;
    }

    /// Goes on.
    public void resume() {
        paused = false;
    }

    public boolean isPaused() {
        return paused;
    }

    /// This file comes next: it is what the user looks at.
    public void prefer(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        synchronized (preferred) {
            preferred.remove(absolute);
            preferred.addFirst(absolute);
        }
    }

    @Override
    public void awaitTurn(CancelToken cancel) {
        while (paused && !cancel.isCancelled()) {
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    @Override
    public List<Path> preferred() {
        synchronized (preferred) {
            return List.copyOf(preferred);
        }
    }
}
