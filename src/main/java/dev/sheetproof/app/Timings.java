package dev.sheetproof.app;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Repeated measurements of one piece of work on one thread.
final class Timings {

    /// What [#wall] tells.
    static final String WALL = "wall clock";

    /// What [#cpu] tells.
    static final String CPU =
            "CPU time of its thread, which other programs on the machine do not lengthen";

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Double> wallMillis = new ArrayList<>();
    private final List<Double> cpuMillis = new ArrayList<>();

    /// Ends a measurement when it is closed.
    final class Running implements AutoCloseable {

        private final long wall = System.nanoTime();
        private final long cpu = threads.getCurrentThreadCpuTime();

        @Override
        public void close() {
            wallMillis.add((System.nanoTime() - wall) / 1e6);
            cpuMillis.add((threads.getCurrentThreadCpuTime() - cpu) / 1e6);
        }
    }

    Running start() {
        return new Running();
    }

    int count() {
        return wallMillis.size();
    }

    /// The milliseconds below which a share of the measurements lies.
    double wall(double share) {
        return at(wallMillis, share);
    }

    double cpu(double share) {
        return at(cpuMillis, share);
    }

    private static double at(List<Double> millis, double share) {
        List<Double> sorted = new ArrayList<>(millis);
        Collections.sort(sorted);
        return sorted.isEmpty() ? 0 : sorted.get((int) Math.ceil(share * sorted.size()) - 1);
    }
}
