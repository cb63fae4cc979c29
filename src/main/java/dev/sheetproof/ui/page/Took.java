package dev.sheetproof.ui.page;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Wall clock and the processor time of the whole program, which others on the machine do not
/// lengthen.
record Took(double wallMillis, double cpuMillis) {

    static Took since(long wallNanos, long cpuNanos) {
        return new Took((System.nanoTime() - wallNanos) / 1e6, (cpuNanos() - cpuNanos) / 1e6);
    }

    static long cpuNanos() {
        return ManagementFactory.getOperatingSystemMXBean()
                        instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }

    /// What a share of them did not exceed, on the wall clock; `cpu` likewise.
    static double wall(List<Took> times, double share) {
        return at(times.stream().map(Took::wallMillis).toList(), share);
    }

    static double cpu(List<Took> times, double share) {
        return at(times.stream().map(Took::cpuMillis).toList(), share);
    }

    private static double at(List<Double> values, double share) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.isEmpty() ? 0 : sorted.get((int) Math.ceil(share * sorted.size()) - 1);
    }
}
