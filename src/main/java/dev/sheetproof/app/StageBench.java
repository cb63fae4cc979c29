package dev.sheetproof.app;

import dev.sheetproof.grouping.Grouping;
import dev.sheetproof.grouping.RuleBasedGrouper;
import dev.sheetproof.ingest.PdfReader;
import dev.sheetproof.layout.geometric.GeometricLayoutDetector;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One pass of the stages before embedding over files, on one thread, by its CPU time.
final class StageBench {

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final PdfReader reader = new PdfReader();
    private final GeometricLayoutDetector detector = new GeometricLayoutDetector();
    private final RuleBasedGrouper grouper = new RuleBasedGrouper();
    private final List<List<Chunk>> documents = new ArrayList<>();
    private int pages;
    private long readNanos;
    private long worstPageNanos;
    private long parseNanos;
    private long detectNanos;
    private long groupNanos;

    private StageBench() {}

    /// Files that cannot be read are left out.
    static StageBench measure(List<Path> files) {
        StageBench bench = new StageBench();
        for (Path file : files) {
            bench.add(file);
        }
        return bench;
    }

    private void add(Path file) {
        CancelToken cancel = new CancelToken();
        PageClock clock = new PageClock();
        ParsedDocument parsed;
        long start;
        try {
            long glyphsOnly = threads.getCurrentThreadCpuTime();
            readPages(file, cancel);
            start = threads.getCurrentThreadCpuTime();
            readNanos += start - glyphsOnly;
            clock.start();
            parsed =
                    reader.read(
                            file,
                            Optional.empty(),
                            Collections.emptySortedMap(),
                            Collections.emptySortedMap(),
                            cancel,
                            clock);
        } catch (IOException e) {
            System.getLogger(StageBench.class.getName())
                    .log(System.Logger.Level.INFO, "left out of the benchmark", e);
            return;
        }
        long read = threads.getCurrentThreadCpuTime();
        List<PageLayout> layouts = detector.detect(parsed, cancel, clock.started());
        long detected = threads.getCurrentThreadCpuTime();
        Grouping grouping = grouper.group("bench-" + documents.size(), parsed, layouts, cancel);
        long grouped = threads.getCurrentThreadCpuTime();
        parseNanos += read - start;
        detectNanos += detected - read;
        groupNanos += grouped - detected;
        pages += parsed.pages().size();
        worstPageNanos = Math.max(worstPageNanos, clock.worst());
        documents.add(grouping.chunks());
    }

    /// One pass over the content streams: glyphs, paths and images, nothing made of them.
    private static void readPages(Path file, CancelToken cancel) throws IOException {
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            for (int i = 1; i <= pdf.pageCount(); i++) {
                pdf.read(new PageNumber(i), cancel);
            }
        }
    }

    /// The CPU time between two reports is that of one page. Opening the file counts for the first
    /// page of parse, looking over the whole document for the first of detect.
    private final class PageClock implements Progress {
        private final Map<Long, Long> nanosOfPage = new HashMap<>();
        private long last;

        void start() {
            last = threads.getCurrentThreadCpuTime();
        }

        PageClock started() {
            start();
            return this;
        }

        @Override
        public void report(String stage, long done, long total) {
            long now = threads.getCurrentThreadCpuTime();
            nanosOfPage.merge(done, now - last, Long::sum);
            last = now;
        }

        long worst() {
            return nanosOfPage.values().stream().mapToLong(Long::longValue).max().orElse(0);
        }
    }

    int files() {
        return documents.size();
    }

    int pages() {
        return pages;
    }

    List<List<Chunk>> documents() {
        return documents;
    }

    List<Chunk> chunks() {
        return documents.stream().flatMap(List::stream).toList();
    }

    double readPagesPerSecond() {
        return perSecond(readNanos);
    }

    double worstPageSeconds() {
        return worstPageNanos / 1e9;
    }

    double parsePagesPerSecond() {
        return perSecond(parseNanos);
    }

    double detectPagesPerSecond() {
        return perSecond(detectNanos);
    }

    double groupPagesPerSecond() {
        return perSecond(groupNanos);
    }

    double pagesPerSecond() {
        return perSecond(parseNanos + detectNanos + groupNanos);
    }

    private double perSecond(long nanos) {
        return pages / Math.max(1e-9, nanos / 1e9);
    }
}
