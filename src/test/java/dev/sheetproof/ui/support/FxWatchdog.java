package dev.sheetproof.ui.support;

import dev.sheetproof.ingest.UserPace;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;

/// Watches the JavaFX thread: prints the stack when it was busy for more than 50 ms between two
/// chances to answer the user.
///
/// On a machine that does other things, wall time says nothing: the thread may just not have been
/// given a processor. So two things are measured that do not depend on the load. **Busy** is the
/// processor time of the thread itself between two beats that are handed to it; a garbage
/// collection or a neighbour costs it none. **Trespass** is a stack that holds a frame of the
/// store, a PDF, the search, a model or an ingestion: such work never belongs on that thread,
/// however short it happened to be, and one sample of it is proof.
public final class FxWatchdog {

    /// What a person notices.
    public static final long BUDGET_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
    private static final int MOST_SAMPLES = 400;
    private static final int FRAMES_TOLD = 16;
    private static final List<String> ELSEWHERE =
            List.of(
                    "dev.sheetproof.pdf.",
                    "dev.sheetproof.store.",
                    "dev.sheetproof.search.",
                    "dev.sheetproof.onnx.",
                    "dev.sheetproof.embedding.",
                    "dev.sheetproof.ingest.",
                    "dev.sheetproof.parse.",
                    "dev.sheetproof.layout.",
                    "dev.sheetproof.grouping.");

    private final Thread fx;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Busy> busy = new CopyOnWriteArrayList<>();
    private final List<String> trespasses = new CopyOnWriteArrayList<>();
    private final Map<String, Integer> told = new LinkedHashMap<>();
    private volatile boolean beatPending;
    private long cpuAtBeat;

    /// The thread was busy.
    ///
    /// @param nanos its own processor time
    /// @param stack what it mostly did, as far as that was seen
    public record Busy(long nanos, String stack) {

        public long millis() {
            return TimeUnit.NANOSECONDS.toMillis(nanos);
        }
    }

    private final List<StackTraceElement[]> samples = new ArrayList<>();

    private FxWatchdog(Thread fx) {
        this.fx = fx;
    }

    static FxWatchdog watch(Thread fx) {
        FxWatchdog dog = new FxWatchdog(fx);
        Thread.ofPlatform().name("fx-watchdog").daemon().start(dog::loop);
        return dog;
    }

    /// Everything beyond the budget since [#forget].
    public List<Busy> busy() {
        return List.copyOf(busy);
    }

    /// Stacks that should never have been.
    public List<String> trespasses() {
        return List.copyOf(trespasses);
    }

    public void forget() {
        busy.clear();
        trespasses.clear();
    }

    private void loop() {
        while (fx.isAlive()) {
            if (!beatPending) {
                beatPending = true;
                Platform.runLater(this::beat);
            }
            LockSupport.parkNanos(LOOK_NANOS);
            if (beatPending) {
                sample();
            }
        }
    }

    /// Runs on the thread that is watched.
    private void beat() {
        long cpu = threads.getCurrentThreadCpuTime();
        long used = cpu - cpuAtBeat;
        boolean first = cpuAtBeat == 0;
        cpuAtBeat = cpu;
        List<StackTraceElement[]> seen;
        synchronized (samples) {
            seen = List.copyOf(samples);
            samples.clear();
        }
        if (used > BUDGET_NANOS && !first) {
            report(new Busy(used, hottest(seen)));
        }
        beatPending = false;
    }

    private void sample() {
        StackTraceElement[] stack = fx.getStackTrace();
        for (StackTraceElement frame : stack) {
            if (ELSEWHERE.stream().anyMatch(frame.getClassName()::startsWith)
                    && !holdsValues(frame.getClassName())
                    && !setsPace(frame)) {
                trespasses.add(text(stack));
                break;
            }
        }
        synchronized (samples) {
            if (samples.size() < MOST_SAMPLES) {
                samples.add(stack);
            }
        }
    }

    /// The window sets the pace of an ingestion, which is a field or a short list; waiting for it
    /// is the ingestion's.
    private static boolean setsPace(StackTraceElement frame) {
        return frame.getClassName().equals(UserPace.class.getName())
                && !frame.getMethodName().equals("awaitTurn");
    }

    /// Records and the enumerations of their choices may be looked at on any thread.
    private static boolean holdsValues(String className) {
        try {
            Class<?> type = Class.forName(className, false, FxWatchdog.class.getClassLoader());
            return type.isRecord() || type.isEnum();
        } catch (ClassNotFoundException e) {
            // A hidden class: made for a lambda, it does what its outer class does.
            return false;
        }
    }

    private void report(Busy found) {
        busy.add(found);
        // Each place once: a cold start is busy in the same place again and again.
        String place = found.stack().lines().limit(3).toList().toString();
        if (told.merge(place, 1, Integer::sum) == 1) {
            System.err.println(
                    "The JavaFX thread was busy for " + found.millis() + " ms:\n" + found.stack());
        }
    }

    /// The sample whose innermost frame of the program was seen most often.
    private static String hottest(List<StackTraceElement[]> seen) {
        Map<String, List<StackTraceElement[]>> byPlace = new LinkedHashMap<>();
        for (StackTraceElement[] stack : seen) {
            byPlace.computeIfAbsent(place(stack), any -> new ArrayList<>()).add(stack);
        }
        return byPlace.values().stream()
                .max(Comparator.comparingInt(List::size))
                .map(stacks -> text(stacks.get(stacks.size() / 2)))
                .orElse("    (over before it was looked at)");
    }

    private static String place(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .filter(frame -> frame.getClassName().startsWith("dev.sheetproof."))
                .findFirst()
                .map(StackTraceElement::toString)
                .orElse("");
    }

    private static String text(StackTraceElement[] stack) {
        StringBuilder text = new StringBuilder();
        Arrays.stream(stack)
                .limit(FRAMES_TOLD)
                .forEach(frame -> text.append("    at ").append(frame).append('\n'));
        // Whose doing it was stands further down than the toolkit's own frames.
        Arrays.stream(stack)
                .skip(FRAMES_TOLD)
                .filter(frame -> frame.getClassName().startsWith("dev.sheetproof."))
                .limit(4)
                .forEach(frame -> text.append("    … ").append(frame).append('\n'));
        return text.toString();
    }
}
