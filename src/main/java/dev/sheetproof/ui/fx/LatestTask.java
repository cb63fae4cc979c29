package dev.sheetproof.ui.fx;

import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;

/// Work of which only the newest counts: starting another one cancels the one before, and what an
/// older one still brings back is dropped. Used on the window's thread; the work itself runs on a
/// worker.
public final class LatestTask {

    private final Executor worker;
    private final UiThread ui;
    private CancelToken token = new CancelToken();

    public LatestTask(Executor worker, UiThread ui) {
        this.worker = worker;
        this.ui = ui;
    }

    /// Starts work in place of whatever runs.
    ///
    /// @param work runs on the worker and polls the token
    /// @param done gets the result on the window's thread, unless something newer was started
    ///   meanwhile
    /// @param failed gets what the work threw, under the same condition
    public <T> void start(
            Function<CancelToken, ? extends T> work,
            Consumer<? super T> done,
            Consumer<? super RuntimeException> failed) {
        cancel();
        CancelToken mine = new CancelToken();
        token = mine;
        worker.execute(
                () -> {
                    if (mine.isCancelled()) {
                        return;
                    }
                    try {
                        T result = work.apply(mine);
                        hand(mine, () -> done.accept(result));
                    } catch (CancelledException e) {
                        // Only a newer start or a cancel asks for this; both have already shown
                        // what they wanted to show.
                        return;
                    } catch (RuntimeException e) {
                        hand(mine, () -> failed.accept(e));
                    }
                });
    }

    /// Stops what runs and drops its result.
    public void cancel() {
        token.cancel();
    }

    private void hand(CancelToken mine, Runnable action) {
        ui.run(
                () -> {
                    if (!mine.isCancelled()) {
                        action.run();
                    }
                });
    }
}
