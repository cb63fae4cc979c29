package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.find.FindViewModel;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/// Measures the page view on the documents of a corpus: turning pages, scrolling, finding, drawing
/// thousands of boxes, memory. Starts JavaFX, once in the life of a program.
public final class ReaderBench {

    /// Pages turned to, drawn at random from all documents, always the same ones.
    private static final int FLIPS = 60;

    private static final int WARM_FLIPS = 20;
    private static final long SEED = 17;
    private static final double FLIP_PX_PER_PT = 150 / 72.0;
    private static final int SCROLLED_PAGES = 100;

    /// A hundred pages in this time are a fast, steady turn of the wheel.
    private static final double SCROLL_SECONDS = 15;

    private static final int FRAMES_PER_SECOND = 60;

    /// A reader looks at a page for half a second at least.
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private static final List<String> SOUGHT =
            List.of("maximum", "supply voltage", "3.3 V", "I2C", "the", "not there at all");
    private static final double MEGABYTE = 1 << 20;

    private final BenchWindow window;
    private final PageViewModel model;
    private final Consumer<Measured> found;

    /// A figure.
    ///
    /// @param note how it was measured
    public record Measured(Kind kind, double value, String note) {

        /// What is measured, in the unit named.
        public enum Kind {
            FLIP_P50_MS,
            FLIP_P95_MS,
            FLIP_P95_CPU_MS,
            NEXT_PAGE_P95_MS,
            LONGEST_BLANK_MS,
            FIND_FIRST_MS,
            FIND_AGAIN_MS,
            FIND_AGAIN_CPU_MS,
            BOXES_REDRAW_P95_MS,
            BOXES_REDRAW_P95_CPU_MS,
            HEAP_MB
        }
    }

    private ReaderBench(BenchWindow window, Consumer<Measured> found) {
        this.window = window;
        this.model = window.model();
        this.found = found;
    }

    /// @param found is told each figure
    /// @param progress is told what is being measured
    /// @throws IllegalStateException when the corpus has no document whose PDF is there
    public static void run(
            CorpusBrowser browser, Consumer<Measured> found, Consumer<String> progress) {
        List<DocumentRecord> documents =
                browser.documents().stream()
                        .filter(document -> document.pages() > 0)
                        .filter(document -> Files.isRegularFile(browser.pdf(document)))
                        .toList();
        DocumentRecord longest =
                documents.stream()
                        .max(Comparator.comparingInt(DocumentRecord::pages))
                        .orElseThrow(() -> new IllegalStateException("there is no PDF to show"));
        CompletableFuture<Boolean> up = new CompletableFuture<>();
        Platform.startup(() -> up.complete(true));
        up.join();
        BenchWindow window = BenchWindow.on(() -> new BenchWindow(browser));
        ReaderBench bench = new ReaderBench(window, found);
        progress.accept("page view: turning pages");
        bench.flip(documents);
        progress.accept("page view: scrolling");
        bench.scroll(longest);
        progress.accept("page view: finding");
        bench.find(longest);
        progress.accept("page view: boxes");
        bench.boxes();
        bench.heap(longest);
        window.close();
        Platform.exit();
    }

    private void flip(List<DocumentRecord> documents) {
        BenchWindow.on(
                () -> {
                    model.scroll().zoomTo(FLIP_PX_PER_PT);
                    return true;
                });
        Random random = new Random(SEED);
        List<Took> jumps = new ArrayList<>();
        List<Took> turns = new ArrayList<>();
        for (int i = 0; i < FLIPS; i++) {
            DocumentRecord document = documents.get(random.nextInt(documents.size()));
            int page = 1 + random.nextInt(document.pages());
            int other = 1 + (page + document.pages() / 2) % document.pages();
            window.go(place(document, other));
            look();
            Took jump = window.go(place(document, page));
            boolean warm = i >= WARM_FLIPS;
            if (warm && page != other) {
                jumps.add(jump);
            }
            if (page < document.pages()) {
                look();
                Took turn = window.go(place(document, page + 1));
                if (warm) {
                    turns.add(turn);
                }
            }
        }
        String how =
                jumps.size()
                        + " jumps to pages at random, 150 dpi, until all that is visible is sharp and"
                        + " its boxes are there. Warm: the program runs, the document is open and"
                        + " another page of it has been looked at for half a second; of the page"
                        + " itself nothing is prepared";
        found.accept(new Measured(Measured.Kind.FLIP_P50_MS, Took.wall(jumps, 0.5), how));
        found.accept(new Measured(Measured.Kind.FLIP_P95_MS, Took.wall(jumps, 0.95), how));
        found.accept(new Measured(Measured.Kind.FLIP_P95_CPU_MS, Took.cpu(jumps, 0.95), how));
        found.accept(
                new Measured(
                        Measured.Kind.NEXT_PAGE_P95_MS,
                        Took.wall(turns, 0.95),
                        turns.size()
                                + " turns to the page after, half a second later: as much of it as"
                                + " was prepared by then"));
    }

    private static BenchWindow.Place place(DocumentRecord document, int page) {
        return new BenchWindow.Place(document.docId(), new PageNumber(page));
    }

    /// The reader reads, and the program prepares what may come.
    private static void look() {
        LockSupport.parkNanos(LOOK_NANOS);
    }

    /// Scrolls through many pages at a steady speed and takes the longest time at which a page in
    /// view was white.
    private void scroll(DocumentRecord document) {
        BenchWindow.on(
                () -> {
                    model.scroll().zoomProperty().set(new Zoom.FitWidth());
                    return true;
                });
        window.go(place(document, 1));
        int pages = Math.min(SCROLLED_PAGES, document.pages());
        CompletableFuture<Double> blank = new CompletableFuture<>();
        Viewport start = BenchWindow.on(model.scroll()::viewport);
        double all = start.maxScrollY() * pages / document.pages();
        Platform.runLater(
                () -> new Scrolling(all, SCROLL_SECONDS * pages / SCROLLED_PAGES, blank).start());
        found.accept(
                new Measured(
                        Measured.Kind.LONGEST_BLANK_MS,
                        blank.orTimeout(2 * BenchWindow.PATIENCE_SECONDS, TimeUnit.SECONDS).join(),
                        pages
                                + " pages of "
                                + document.docId()
                                + " at "
                                + (int) (SCROLLED_PAGES / SCROLL_SECONDS)
                                + " pages a second: longest time a page in view had no picture"));
    }

    private final class Scrolling extends AnimationTimer {

        private final double distance;
        private final double seconds;
        private final CompletableFuture<Double> blank;
        private long started = -1;
        private long blankSince = -1;
        private long longest;

        Scrolling(double distance, double seconds, CompletableFuture<Double> blank) {
            this.distance = distance;
            this.seconds = seconds;
            this.blank = blank;
        }

        @Override
        public void handle(long now) {
            started = started < 0 ? now : started;
            if (window.drawn()) {
                blankSince = -1;
            } else {
                blankSince = blankSince < 0 ? now : blankSince;
                longest =
                        Math.max(
                                longest,
                                now - blankSince + TimeUnit.SECONDS.toNanos(1) / FRAMES_PER_SECOND);
            }
            double share = (now - started) / 1e9 / seconds;
            if (share >= 1) {
                stop();
                blank.complete(longest / 1e6);
                return;
            }
            double wanted = share * distance;
            model.scroll().scrollBy(0, wanted - model.scroll().viewport().scrollY());
        }
    }

    private void find(DocumentRecord document) {
        FindViewModel find = model.tools().find();
        List<Took> times = new ArrayList<>();
        int hits = 0;
        for (String words : SOUGHT) {
            long start = System.nanoTime();
            long cpu = Took.cpuNanos();
            BenchWindow.on(
                    () -> {
                        find.queryProperty().set(words);
                        return true;
                    });
            BenchWindow.until(
                    () ->
                            find.queryProperty().get().equals(words)
                                    && find.soughtProperty().get().equals(words)
                                    && find.stateProperty().get()
                                            instanceof FindViewModel.State.Found);
            times.add(Took.since(start, cpu));
            hits += BenchWindow.on(() -> find.hits().size());
        }
        found.accept(
                new Measured(
                        Measured.Kind.FIND_FIRST_MS,
                        times.getFirst().wallMillis(),
                        document.pages()
                                + " pages read and searched, the pause after typing included"));
        List<Took> again = times.subList(1, times.size());
        String how =
                "the slowest of "
                        + again.size()
                        + " others, "
                        + hits
                        + " hits listed, the pause after typing included";
        found.accept(new Measured(Measured.Kind.FIND_AGAIN_MS, Took.wall(again, 1), how));
        found.accept(new Measured(Measured.Kind.FIND_AGAIN_CPU_MS, Took.cpu(again, 1), how));
        BenchWindow.on(
                () -> {
                    find.queryProperty().set("");
                    return true;
                });
    }

    private void boxes() {
        List<Took> times = BenchWindow.on(BoxesBench::new).run(ReaderBench::await);
        String how =
                BoxesBench.BOXES
                        + " boxes in view, "
                        + times.size()
                        + " steps of panning and zooming, until the frame is drawn; half of them within "
                        + Math.round(Took.wall(times, 0.5))
                        + " ms";
        found.accept(new Measured(Measured.Kind.BOXES_REDRAW_P95_MS, Took.wall(times, 0.95), how));
        found.accept(
                new Measured(Measured.Kind.BOXES_REDRAW_P95_CPU_MS, Took.cpu(times, 0.95), how));
    }

    private static <T> T await(Supplier<T> action) {
        return BenchWindow.on(action);
    }

    private void heap(DocumentRecord document) {
        window.go(place(document, document.pages()));
        System.gc();
        MemoryUsage used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        found.accept(
                new Measured(
                        Measured.Kind.HEAP_MB,
                        used.getUsed() / MEGABYTE,
                        "in use after all of this and a collection, "
                                + document.pages()
                                + " pages shown"));
    }
}
