package dev.sheetproof.cli;

import dev.sheetproof.work.Progress;
import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Says now and then how far long work is.
final class ProgressPrinter implements Progress {

    private static final long QUIET_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final PrintStream err;
    private final AtomicLong said = new AtomicLong(System.nanoTime());

    ProgressPrinter(PrintStream err) {
        this.err = err;
    }

    @Override
    public void report(String stage, long done, long total) {
        long now = System.nanoTime();
        long last = said.get();
        if (now - last > QUIET_NANOS && said.compareAndSet(last, now)) {
            err.println("… " + stage + (total > 0 ? " " + done + " of " + total : ""));
        }
    }
}
