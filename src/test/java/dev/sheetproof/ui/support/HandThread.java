package dev.sheetproof.ui.support;

import dev.sheetproof.ui.fx.UiThread;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executor;

/// The window's thread for tests: everything happens when the test says so, time included.
public final class HandThread implements UiThread {

    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final List<Later> later = new ArrayList<>();
    private Duration now = Duration.ZERO;
    private long handedOver;

    private record Later(long number, Duration due, Runnable action) {}

    @Override
    public void run(Runnable action) {
        waiting.add(action);
    }

    @Override
    public Delayed after(Duration delay, Runnable action) {
        Later entry = new Later(handedOver++, now.plus(delay), action);
        later.add(entry);
        return () -> later.removeIf(other -> other.number() == entry.number());
    }

    /// A worker whose work also waits for the test.
    public Executor worker() {
        return waiting::add;
    }

    /// The time as it passes here.
    public long nanoTime() {
        return now.toNanos();
    }

    /// Does everything that waits, and what that brings.
    public void settle() {
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    /// Does the first thing that waits.
    public void step() {
        waiting.remove().run();
    }

    /// Lets time pass, and does what falls due in order.
    public void pass(Duration time) {
        settle();
        Duration end = now.plus(time);
        while (true) {
            Later next =
                    later.stream()
                            .filter(entry -> entry.due().compareTo(end) <= 0)
                            .min(Comparator.comparing(Later::due))
                            .orElse(null);
            if (next == null) {
                break;
            }
            later.remove(next);
            now = next.due();
            next.action().run();
            settle();
        }
        now = end;
        settle();
    }
}
