package dev.sheetproof.ui.fx;

import java.time.Duration;
import javafx.animation.PauseTransition;
import javafx.application.Platform;

/// The JavaFX application thread.
public final class FxThread implements UiThread {

    @Override
    public void run(Runnable action) {
        Platform.runLater(action);
    }

    @Override
    public Delayed after(Duration delay, Runnable action) {
        PauseTransition pause =
                new PauseTransition(javafx.util.Duration.millis((double) delay.toMillis()));
        pause.setOnFinished(event -> action.run());
        pause.play();
        return pause::stop;
    }
}
