package dev.sheetproof.cli;

import dev.sheetproof.ingest.IngestListener;
import dev.sheetproof.ingest.IngestedDocument;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/// Prints one line for every file that is done, and a sign of life when that takes long.
final class IngestPrinter implements IngestListener {

    private static final long QUIET_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final PrintStream err;
    private final AtomicLong said = new AtomicLong(System.nanoTime());
    private final AtomicInteger done = new AtomicInteger();
    private volatile int total;

    IngestPrinter(PrintStream err) {
        this.err = err;
    }

    @Override
    public void found(List<Path> files) {
        total = files.size();
        said.set(System.nanoTime());
    }

    /// Says now and then what takes so long.
    @Override
    public void progress(Path file, String stage, long steps, long all) {
        long now = System.nanoTime();
        long last = said.get();
        if (now - last > QUIET_NANOS && said.compareAndSet(last, now)) {
            err.println(
                    "… " + name(file) + ": " + stage + (all > 0 ? " " + steps + " of " + all : ""));
        }
    }

    @Override
    public void finished(IngestedDocument document) {
        StringBuilder line = new StringBuilder();
        line.append('[').append(done.incrementAndGet()).append('/').append(total).append("] ");
        line.append(name(document.file())).append(": ");
        switch (document.outcome()) {
            case STORED -> line.append(counts(document));
            case UNCHANGED -> line.append("unchanged");
            case REJECTED -> line.append("rejected");
            case CANCELLED -> line.append("cancelled");
        }
        if (!document.reason().isEmpty()) {
            line.append(" - ").append(document.reason().replace('\n', ' '));
        }
        said.set(System.nanoTime());
        err.println(line);
    }

    /// A name on one line: it may hold anything.
    private static String name(Path file) {
        return String.valueOf(file.getFileName()).replaceAll("\\p{Cntrl}", "\uFFFD");
    }

    private static String counts(IngestedDocument document) {
        return document.status().map(status -> status.wireName()).orElse("")
                + ", "
                + document.pages()
                + (document.pages() == 1 ? " page, " : " pages, ")
                + document.chunks()
                + " chunks, "
                + document.millis()
                + " ms";
    }
}
