package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.fx.UiThread;
import java.time.Duration;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What the window has to say, newest last.
public final class NoticesViewModel {

    static final Duration INFO_STAYS = Duration.ofSeconds(6);

    private static final int MOST = 4;

    private final UiThread ui;
    private final ObservableList<Notice> notices = FXCollections.observableArrayList();

    public NoticesViewModel(UiThread ui) {
        this.ui = ui;
    }

    public ObservableList<Notice> notices() {
        return notices;
    }

    public void info(String title, String advice) {
        Notice notice = new Notice(Notice.Kind.INFO, title, advice, Optional.empty());
        say(notice);
        ui.after(INFO_STAYS, () -> notices.remove(notice));
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
