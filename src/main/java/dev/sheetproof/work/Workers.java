package dev.sheetproof.work;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/// Makes executors whose daemon threads carry a name that says what they do.
public final class Workers {

    private Workers() {}

    /// A pool of `threads` workers named `<name>-1`, `<name>-2` …
    ///
    /// @throws IllegalArgumentException when `threads` is below 1
    public static ExecutorService pool(String name, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a pool needs a thread: " + threads);
        }
        return Executors.newFixedThreadPool(threads, factory(name));
    }

    /// One worker that takes tasks in order.
    public static ExecutorService single(String name) {
        return pool(name, 1);
    }

    private static ThreadFactory factory(String name) {
        AtomicInteger count = new AtomicInteger();
        return task -> {
            Thread thread = new Thread(task, name + "-" + count.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }
}
