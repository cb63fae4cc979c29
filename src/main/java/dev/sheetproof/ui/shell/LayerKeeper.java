package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.fx.Debounce;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.LayerChoice;
import dev.sheetproof.ui.page.LayerMemory;
import dev.sheetproof.ui.page.LayersViewModel;
import java.time.Duration;
import java.util.concurrent.Executor;

/// Remembers the layers from one run to the next.
final class LayerKeeper {

    /// A slider is let go of before anything is written.
    private static final Duration QUIET = Duration.ofMillis(500);

    LayerKeeper(LayersViewModel layers, LayerMemory memory, Executor worker, UiThread ui) {
        Debounce quiet = new Debounce(ui, QUIET);
        worker.execute(
                () -> {
                    LayerChoice kept = memory.load();
                    ui.run(
                            () -> {
                                layers.use(kept);
                                layers.changesProperty()
                                        .addListener(
                                                (observed, before, now) ->
                                                        quiet.later(
                                                                () ->
                                                                        save(
                                                                                layers, memory,
                                                                                worker)));
                            });
                });
    }

    private static void save(LayersViewModel layers, LayerMemory memory, Executor worker) {
        LayerChoice choice = layers.choice();
        worker.execute(() -> memory.save(choice));
    }
}
