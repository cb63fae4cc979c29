package dev.sheetproof.work;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/// Makes executors whose daemon threads carry a name that says what they do.
public final class Workers {

    /// A worker without work goes after this time, and another comes when it is needed again: what
    /// libraries keep for each thread, such as the megabytes of a renderer, goes with it.
    private static final long IDLE_SECONDS = 20;

    private Workers() {}

    /// A pool of `threads` workers named `<name>-1`, `<name>-2` …
    ///
    /// @throws IllegalArgumentException when `threads` is below 1
    public static ExecutorService pool(String name, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a pool needs a thread: " + threads);
        }
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(
                        threads,
                        threads,
                        IDLE_SECONDS,
                        TimeUnit.SECONDS,
                        new LinkedBlockingQueue<>(),
                        factory(name));
        pool.allowCoreThreadTimeOut(true);
        return pool;
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
