package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.FxThread;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.find.FindViewModel;
import dev.sheetproof.work.Workers;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// Measures the page view on the documents of a corpus: turning pages, scrolling, finding, drawing
/// thousands of boxes, memory. Starts JavaFX, once in the life of a program.
public final class ReaderBench {

    private static final double WIDTH = 1000;
    private static final double HEIGHT = 900;

    /// Pages turned to, drawn at random from all documents, always the same ones.
    private static final int FLIPS = 36;

    private static final int WARM_FLIPS = 12;
    private static final long SEED = 17;
    private static final double FLIP_PX_PER_PT = 150 / 72.0;
    private static final int SCROLLED_PAGES = 100;

    /// A hundred pages in this time are a fast, steady turn of the wheel.
    private static final double SCROLL_SECONDS = 15;

    private static final int FRAMES_PER_SECOND = 60;
    private static final long PATIENCE_SECONDS = 60;
    private static final List<String> SOUGHT =
            List.of("maximum", "supply voltage", "3.3 V", "I2C", "the", "not there at all");
    private static final double MEGABYTE = 1 << 20;

    private final CorpusBrowser browser;
    private final Consumer<Measured> found;
    private final PageViewModel model;
    private final PageView view;
    private final PdfPictures pictures = new PdfPictures();
    private final PdfGlyphs glyphs = new PdfGlyphs(pdf -> Optional.empty());

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

    private record Place(String docId, PageNumber page) {}

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
    }

    private ReaderBench(CorpusBrowser browser, Consumer<Measured> found) {
        this.browser = browser;
        this.found = found;
        FxThread ui = new FxThread();
        model =
                new PageViewModel(
                        new PageWorkers(
                                Workers.single("browse"),
                                Workers.single("look"),
                                Workers.single("draw")),
                        ui,
                        pictures,
                        glyphs,
                        pictures::unlock);
        view = new PageView(model, ui, Texts.beside(PageView.class, Locale.ENGLISH), new NoLinks());
    }

    /// The rest of the window is not there.
    private static final class NoLinks implements PageLinks {

        @Override
        public Clip clip() {
            return new SystemClip();
        }

        @Override
        public Optional<Path> pictureFile(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public void search(String request) {}

        @Override
        public void chunkClicked(String chunkId) {}
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
        ReaderBench bench = on(() -> new ReaderBench(browser, found));
        Stage stage = on(bench::show);
        progress.accept("page view: turning pages");
        bench.flip(documents);
        progress.accept("page view: scrolling");
        bench.scroll(longest);
        progress.accept("page view: finding");
        bench.find(longest);
        progress.accept("page view: boxes");
        bench.boxes();
        bench.heap(longest);
        on(
                () -> {
                    stage.hide();
                    return true;
                });
        Platform.exit();
    }

    private Stage show() {
        Stage stage = new Stage();
        stage.setScene(new Scene(view, WIDTH, HEIGHT));
        stage.setX(0);
        stage.setY(0);
        stage.show();
        model.browse(Optional.of(browser));
        return stage;
    }

    private static <T> T on(Supplier<T> action) {
        CompletableFuture<T> value = new CompletableFuture<>();
        Platform.runLater(
                () -> {
                    try {
                        value.complete(action.get());
                    } catch (RuntimeException | Error e) {
                        value.completeExceptionally(e);
                    }
                });
        return value.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    private static void until(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!on(condition::getAsBoolean)) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("the page view did not get there");
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        }
    }

    private boolean sharp(Place place) {
        return model.sheetProperty()
                        .get()
                        .filter(sheet -> sheet.page().page().equals(place.page()))
                        .filter(sheet -> sheet.data().document().docId().equals(place.docId()))
                        .isPresent()
                && view.sharp();
    }

    private Took go(Place place) {
        long start = System.nanoTime();
        long cpu = Took.cpuNanos();
        on(
                () -> {
                    model.show(place.docId(), place.page(), OptionalDouble.empty());
                    return true;
                });
        until(() -> sharp(place));
        return Took.since(start, cpu);
    }

    private void flip(List<DocumentRecord> documents) {
        on(
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
            // The file is opened and its text read before: a reader flips within a document.
            int other = 1 + (page + document.pages() / 2) % document.pages();
            go(new Place(document.docId(), new PageNumber(other)));
            Took jump = go(new Place(document.docId(), new PageNumber(page)));
            if (i >= WARM_FLIPS) {
                jumps.add(jump);
            }
            if (page < document.pages()) {
                // What comes next is prepared while the reader reads.
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(500));
                Took turn = go(new Place(document.docId(), new PageNumber(page + 1)));
                if (i >= WARM_FLIPS) {
                    turns.add(turn);
                }
            }
        }
        String how =
                jumps.size()
                        + " pages at random, 150 dpi, nothing of them prepared, until all that is"
                        + " visible is sharp";
        found.accept(new Measured(Measured.Kind.FLIP_P50_MS, wall(jumps, 0.5), how));
        found.accept(new Measured(Measured.Kind.FLIP_P95_MS, wall(jumps, 0.95), how));
        found.accept(new Measured(Measured.Kind.FLIP_P95_CPU_MS, cpu(jumps, 0.95), how));
        found.accept(
                new Measured(
                        Measured.Kind.NEXT_PAGE_P95_MS,
                        wall(turns, 0.95),
                        "the page after each, half a second later"));
    }

    private static double wall(List<Took> times, double share) {
        return at(times.stream().map(Took::wallMillis).toList(), share);
    }

    private static double cpu(List<Took> times, double share) {
        return at(times.stream().map(Took::cpuMillis).toList(), share);
    }

    private static double at(List<Double> values, double share) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.isEmpty() ? 0 : sorted.get((int) Math.ceil(share * sorted.size()) - 1);
    }

    /// Scrolls through many pages at a steady speed and takes the longest time at which a page in
    /// view was white.
    private void scroll(DocumentRecord document) {
        on(
                () -> {
                    model.scroll().zoomProperty().set(new Zoom.FitWidth());
                    return true;
                });
        go(new Place(document.docId(), new PageNumber(1)));
        int pages = Math.min(SCROLLED_PAGES, document.pages());
        CompletableFuture<Double> blank = new CompletableFuture<>();
        Viewport start = on(model.scroll()::viewport);
        double all = start.maxScrollY() * pages / document.pages();
        Platform.runLater(
                () -> new Scrolling(all, SCROLL_SECONDS * pages / SCROLLED_PAGES, blank).start());
        found.accept(
                new Measured(
                        Measured.Kind.LONGEST_BLANK_MS,
                        blank.orTimeout(2 * PATIENCE_SECONDS, TimeUnit.SECONDS).join(),
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
            if (view.drawn()) {
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
            on(
                    () -> {
                        find.queryProperty().set(words);
                        return true;
                    });
            until(
                    () ->
                            find.queryProperty().get().equals(words)
                                    && find.soughtProperty().get().equals(words)
                                    && find.stateProperty().get()
                                            instanceof FindViewModel.State.Found);
            times.add(Took.since(start, cpu));
            hits += on(() -> find.hits().size());
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
        found.accept(new Measured(Measured.Kind.FIND_AGAIN_MS, wall(again, 1), how));
        found.accept(new Measured(Measured.Kind.FIND_AGAIN_CPU_MS, cpu(again, 1), how));
        on(
                () -> {
                    find.queryProperty().set("");
                    return true;
                });
    }

    private void boxes() {
        List<Took> times = on(BoxesBench::new).run(ReaderBench::await);
        String how =
                BoxesBench.BOXES
                        + " boxes in view, "
                        + times.size()
                        + " steps of panning and zooming, until the frame is drawn; half of them within "
                        + Math.round(wall(times, 0.5))
                        + " ms";
        found.accept(new Measured(Measured.Kind.BOXES_REDRAW_P95_MS, wall(times, 0.95), how));
        found.accept(new Measured(Measured.Kind.BOXES_REDRAW_P95_CPU_MS, cpu(times, 0.95), how));
    }

    private static <T> T await(Supplier<T> action) {
        return on(action);
    }

    private void heap(DocumentRecord document) {
        go(new Place(document.docId(), new PageNumber(document.pages())));
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
