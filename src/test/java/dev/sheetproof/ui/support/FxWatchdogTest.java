package dev.sheetproof.ui.support;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxToolkit.class)
final class FxWatchdogTest {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long turns;

    private void keepBusy(long millis) {
        long end = THREADS.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (THREADS.getCurrentThreadCpuTime() < end) {
            turns++;
        }
    }

    @Test
    void whoeverKeepsTheThreadBusyIsNamed() {
        FxToolkit.watchdog().forget();
        FxToolkit.run(() -> keepBusy(150));
        // The beat that tells it is behind the work in the queue.
        FxToolkit.until("it is told", () -> !FxToolkit.watchdog().busy().isEmpty());
        FxWatchdog.Busy busy =
                FxToolkit.watchdog().busy().stream()
                        .filter(one -> one.stack().contains("keepBusy"))
                        .findFirst()
                        .orElseThrow();
        assertTrue(busy.millis() >= 150, busy.millis() + " ms, " + turns + " turns");
    }

    @Test
    void aThreadThatOnlyGetsNoProcessorIsNotBlamed() {
        FxToolkit.pulse();
        FxToolkit.watchdog().forget();
        CountDownLatch waited = new CountDownLatch(1);
        Platform.runLater(
                () -> {
                    // Stands for a machine that does something else meanwhile.
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(120));
                    waited.countDown();
                });
        FxToolkit.until("it has waited", () -> waited.getCount() == 0);
        FxToolkit.run(() -> turns++);
        assertTrue(
                FxToolkit.watchdog().busy().stream()
                        .noneMatch(one -> one.stack().contains("NoProcessor")),
                () -> String.valueOf(FxToolkit.watchdog().busy()));
    }
}
