package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.commands.Command;
import dev.sheetproof.ui.fx.TextSize;
import dev.sheetproof.ui.page.PointerViewModel;
import dev.sheetproof.ui.query.Filter;
import dev.sheetproof.ui.results.Grouping;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.FxWatchdog;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;

/// Two thousand random things that a user does, on the real window over the real services: nothing
/// is thrown, nothing is done on the JavaFX thread that does not belong there, and the heap does
/// not grow.
final class WindowSoakTest extends WindowJourney {

    /// `-Dsheetproof.soak=N` does more, for a long run.
    private static final int ACTIONS = Integer.getInteger("sheetproof.soak", 2_000);

    /// The first actions meet cold code and empty caches.
    private static final int WARM_UP = ACTIONS / 4;

    /// Everything but pixels: what an action leaves behind is found here, however small.
    private static final long MOST_GROWTH = 16L << 20;

    /// The toolkit keeps textures of what it drew, up to a bound of its own, and gives them back
    /// when it likes: 75 to 160 MB, by chance. A window that keeps its pictures goes beyond.
    private static final long MOST_PIXELS = 300L << 20;

    /// Changes of the looks: each styles the whole window anew, and the first ones meet cold code.
    private static final int LOOKS = 60;

    private static final long LONGEST_LOOK_MILLIS = 250;

    /// Random actions still come to code that has not run before, and the virtual machine
    /// interprets that at a tenth of its speed. Work that really sits on the thread is met again
    /// and again: it takes more than this share of the actions, or much longer.
    private static final int MOST_BUSY = ACTIONS / 250;

    private static final long LONGEST_MILLIS = 250;

    /// What opens a dialog of the system, takes the corpus away, or changes it.
    private static final Set<String> LEFT_OUT =
            Set.of(
                    "add",
                    "watch",
                    "find-missing",
                    "lay-out-again",
                    "compare-layout",
                    "corpus",
                    "restore",
                    "recognise-page",
                    "skip-page",
                    "recognise-document");

    /// What changes the looks of the whole window.
    private static final Set<String> LOOK_COMMANDS = Set.of("theme", "larger", "smaller");

    private static final List<String> REQUESTS =
            List.of(
                    "load capacitance",
                    "drive level",
                    "ABX-7",
                    "tcx-25 stability",
                    "zzqqxx",
                    "25 ppm",
                    "\"must not exceed\"",
                    "page:2 capacitance",
                    "evidence://x",
                    "");

    private final Random random = new Random(seed());
    private final List<Throwable> thrown = new CopyOnWriteArrayList<>();

    private static long seed() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        System.err.println("soak: -Dtest.seed=" + seed + ", " + ACTIONS + " actions");
        return seed;
    }

    @Test
    void twoThousandRandomActionsNeitherThrowNorGrowNorBlock() {
        Thread fx = FxToolkit.on(Thread::currentThread);
        fx.setUncaughtExceptionHandler(
                (thread, failure) -> {
                    failure.printStackTrace();
                    if (!ofTheHeadlessScreen(failure)) {
                        thrown.add(failure);
                    }
                });
        List<Runnable> actions = actions();
        for (int i = 0; i < WARM_UP; i++) {
            act(actions);
        }
        Heap before = heap();
        FxToolkit.watchdog().forget();
        for (int i = WARM_UP; i < ACTIONS; i++) {
            act(actions);
        }
        List<FxWatchdog.Busy> busy = FxToolkit.watchdog().busy();
        FxToolkit.watchdog().forget();
        for (int i = 0; i < LOOKS; i++) {
            act(List.of(this::look));
        }
        List<FxWatchdog.Busy> looks = FxToolkit.watchdog().busy();
        Heap after = heap();
        report("actions", busy);
        report("changes of the looks", looks);
        System.err.println("soak: " + before + " → " + after);
        assertEquals(List.of(), thrown);
        assertTrue(
                after.rest() - before.rest() < MOST_GROWTH,
                "heap without pixels grew from " + before + " to " + after);
        assertTrue(after.pixels() < MOST_PIXELS, "pixels kept: " + after);
        assertEquals(List.of(), FxToolkit.watchdog().trespasses());
        assertTrue(
                busy.size() <= MOST_BUSY
                        && busy.stream().allMatch(one -> one.millis() < LONGEST_MILLIS),
                () -> "the JavaFX thread was busy for more than 50 ms: " + busy);
        assertTrue(
                looks.stream().allMatch(one -> one.millis() < LONGEST_LOOK_MILLIS),
                () -> String.valueOf(looks));
    }

    /// The headless platform copies the pixels of a pop-up past the end of its screen now and then;
    /// a real screen has no such code.
    private static boolean ofTheHeadlessScreen(Throwable failure) {
        return failure instanceof IndexOutOfBoundsException
                && Arrays.stream(failure.getStackTrace())
                        .anyMatch(
                                frame ->
                                        frame.getClassName().endsWith(".headless.HeadlessWindow")
                                                && frame.getMethodName().equals("blit"));
    }

    private void act(List<Runnable> actions) {
        FxToolkit.run(actions.get(random.nextInt(actions.size())));
        if (random.nextInt(8) == 0) {
            // As somebody who looks before going on.
            FxToolkit.pulse();
        }
    }

    private static void report(String doing, List<FxWatchdog.Busy> busy) {
        System.err.println(
                "soak: JavaFX thread busy for more than 50 ms in "
                        + doing
                        + " "
                        + busy.size()
                        + " times, longest "
                        + busy.stream()
                                .max(Comparator.comparingLong(FxWatchdog.Busy::nanos))
                                .map(FxWatchdog.Busy::millis)
                                .orElse(0L)
                        + " ms");
    }

    private List<Runnable> actions() {
        List<Runnable> actions = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            actions.add(this::ask);
            actions.add(model().results()::next);
            actions.add(model().results()::previous);
            actions.add(() -> model().page().turn(random.nextBoolean() ? 1 : -1));
            actions.add(this::runACommand);
        }
        actions.add(this::openADocument);
        actions.add(this::filter);
        actions.add(this::group);
        actions.add(this::browseChunks);
        actions.add(this::hover);
        actions.add(
                () ->
                        model().documents()
                                .filterProperty()
                                .set(random.nextBoolean() ? "" : "characteristics"));
        return actions;
    }

    private void ask() {
        model().query().textProperty().set(REQUESTS.get(random.nextInt(REQUESTS.size())));
    }

    private void runACommand() {
        List<Command> commands =
                window.window().view().commands().all().stream()
                        .filter(command -> !LEFT_OUT.contains(command.id()))
                        .filter(command -> !LOOK_COMMANDS.contains(command.id()))
                        .toList();
        commands.get(random.nextInt(commands.size())).run();
    }

    private void openADocument() {
        model().page()
                .show(
                        random.nextBoolean() ? "abx-7" : "tcx-25",
                        new PageNumber(1 + random.nextInt(2)),
                        OptionalDouble.empty());
    }

    private void filter() {
        Filter filter = Filter.NONE;
        if (random.nextBoolean()) {
            filter = filter.toggleDoc(random.nextBoolean() ? "abx-7" : "tcx-25");
        }
        if (random.nextInt(3) == 0) {
            filter = filter.withPages(Filter.Pages.read("1-2"));
        }
        model().query().filterProperty().set(filter);
    }

    private void group() {
        Grouping[] all = Grouping.values();
        model().results().groupingProperty().set(all[random.nextInt(all.length)]);
    }

    private void look() {
        TextSize[] sizes = TextSize.values();
        if (random.nextBoolean()) {
            model().looks().nextTheme();
        } else {
            model().looks().use(sizes[random.nextInt(sizes.length)]);
        }
    }

    private void browseChunks() {
        model().documents().chunkBrowser().everywhereProperty().set(random.nextBoolean());
        model().documents().chunkBrowser().wordsProperty().set(random.nextBoolean() ? "" : "level");
    }

    private void hover() {
        PointerViewModel pointer = model().page().tools().pointer();
        PageNumber page = new PageNumber(1 + random.nextInt(2));
        pointer.at(page, random.nextDouble(600), random.nextDouble(850));
        if (random.nextBoolean()) {
            pointer.explainAt(page, random.nextDouble(600), random.nextDouble(850));
        } else {
            pointer.away();
        }
    }

    /// Bytes in use.
    ///
    /// @param pixels in arrays of whole numbers, which pictures and textures are made of
    /// @param rest in everything else: objects, texts, styles
    private record Heap(long pixels, long rest) {

        @Override
        public String toString() {
            return (pixels >> 20) + " MB of pixels, " + (rest >> 20) + " MB else";
        }
    }

    /// What is in use once what nobody holds any more is gone, the pictures that are kept up to a
    /// bound thrown away.
    private Heap heap() {
        FxToolkit.run(
                () -> {
                    model().query().textProperty().set("");
                    model().page().close();
                    model().thumbnails()
                            .drawFrom(model().corpusProperty().get().map(OpenCorpus::evidence));
                });
        FxToolkit.pulse();
        long pixels = 0;
        long rest = 0;
        // Number, count of objects, bytes, class; it collects what is gone first.
        for (String line : histogram().lines().toList()) {
            String[] columns = line.strip().split("\\s+", 5);
            if (columns.length < 4 || !columns[0].endsWith(":")) {
                continue;
            }
            long bytes = Long.parseLong(columns[2]);
            if (columns[3].equals("[I")) {
                pixels += bytes;
            } else if (!columns[3].contains("FillerElement")) {
                rest += bytes;
            }
        }
        assertTrue(rest > 0, "no histogram of the heap");
        return new Heap(pixels, rest);
    }

    private static String histogram() {
        try {
            return (String)
                    ManagementFactory.getPlatformMBeanServer()
                            .invoke(
                                    new ObjectName("com.sun.management:type=DiagnosticCommand"),
                                    "gcClassHistogram",
                                    new Object[] {new String[0]},
                                    new String[] {String[].class.getName()});
        } catch (JMException e) {
            throw new IllegalStateException("the heap cannot be looked at", e);
        }
    }
}
