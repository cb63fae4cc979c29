package dev.sheetproof.app;

import dev.sheetproof.grouping.Grouping;
import dev.sheetproof.grouping.RuleBasedGrouper;
import dev.sheetproof.ingest.PdfReader;
import dev.sheetproof.layout.geometric.GeometricLayoutDetector;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// One pass of the stages before embedding over files, on one thread, by its CPU time.
final class StageBench {

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final PdfReader reader = new PdfReader();
    private final GeometricLayoutDetector detector = new GeometricLayoutDetector();
    private final RuleBasedGrouper grouper = new RuleBasedGrouper();
    private final List<List<Chunk>> documents = new ArrayList<>();
    private int pages;
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
        long start = threads.getCurrentThreadCpuTime();
        ParsedDocument parsed;
        try {
            parsed =
                    reader.read(
                            file,
                            Optional.empty(),
                            Collections.emptySortedMap(),
                            cancel,
                            Progress.SILENT);
        } catch (PdfException e) {
            System.getLogger(StageBench.class.getName())
                    .log(System.Logger.Level.INFO, "left out of the benchmark", e);
            return;
        }
        long read = threads.getCurrentThreadCpuTime();
        List<PageLayout> layouts = detector.detect(parsed, cancel, Progress.SILENT);
        long detected = threads.getCurrentThreadCpuTime();
        Grouping grouping = grouper.group("bench-" + documents.size(), parsed, layouts, cancel);
        long grouped = threads.getCurrentThreadCpuTime();
        parseNanos += read - start;
        detectNanos += detected - read;
        groupNanos += grouped - detected;
        pages += parsed.pages().size();
        documents.add(grouping.chunks());
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
