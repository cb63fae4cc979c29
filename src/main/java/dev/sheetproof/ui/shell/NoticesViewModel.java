package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.fx.UiThread;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What the window has to say, newest last.
public final class NoticesViewModel {

    static final Duration INFO_STAYS = Duration.ofSeconds(6);

    private static final int MOST = 4;

    private final UiThread ui;
    private final ObservableList<Notice> notices = FXCollections.observableArrayList();
    private final BooleanProperty attended = new SimpleBooleanProperty(true);
    private final List<Notice> unseen = new ArrayList<>();

    public NoticesViewModel(UiThread ui) {
        this.ui = ui;
        attended.addListener((observed, before, now) -> attend(now));
    }

    /// Whether somebody works in the window: what is said while nobody does waits for them.
    public BooleanProperty attendedProperty() {
        return attended;
    }

    public ObservableList<Notice> notices() {
        return notices;
    }

    public void info(String title, String advice) {
        Notice notice = new Notice(Notice.Kind.INFO, title, advice, Optional.empty());
        say(notice);
        passes(notice);
    }

    /// A notice that nobody was there to read stays until somebody has been for as long.
    private void passes(Notice notice) {
        ui.after(
                INFO_STAYS,
                () -> {
                    if (attended.get()) {
                        notices.remove(notice);
                    } else if (notices.contains(notice)) {
                        unseen.retainAll(notices);
                        unseen.add(notice);
                    }
                });
    }

    private void attend(boolean now) {
        if (now) {
            unseen.forEach(this::passes);
            unseen.clear();
        }
    }

    public void warn(String title, String advice) {
        say(new Notice(Notice.Kind.WARNING, title, advice, Optional.empty()));
    }

    /// @param step id of the command that is the next step
    public void warn(String title, String advice, String step) {
        say(new Notice(Notice.Kind.WARNING, title, advice, Optional.of(step)));
    }

    public void error(String title, String advice) {
        say(new Notice(Notice.Kind.ERROR, title, advice, Optional.empty()));
    }

    /// @param step id of the command that is the next step
    public void error(String title, String advice, String step) {
        say(new Notice(Notice.Kind.ERROR, title, advice, Optional.of(step)));
    }

    public void dismiss(Notice notice) {
        notices.remove(notice);
    }

    /// The same thing is not said twice at a time, and old things make room for new ones.
    private void say(Notice notice) {
        notices.remove(notice);
        if (notices.size() == MOST) {
            notices.removeFirst();
        }
        notices.add(notice);
    }
}
