package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.tasks.IngestProgress;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;

/// What the bar of the window, and the list of windows of the system, say: how far files are taken
/// in, and, while somebody works elsewhere, what happened meanwhile.
public final class WindowTitle {

    private WindowTitle() {}

    /// The title as it changes.
    public static StringBinding of(ShellViewModel model, Texts texts) {
        return Bindings.createStringBinding(
                () ->
                        say(
                                texts,
                                model.tasks().progressProperty().get(),
                                model.notices().attendedProperty().get()
                                        ? List.of()
                                        : model.notices().notices()),
                model.tasks().progressProperty(),
                model.notices().attendedProperty(),
                model.notices().notices());
    }

    /// @param unseen what was said while nobody worked in the window
    static String say(Texts texts, Optional<IngestProgress> progress, List<Notice> unseen) {
        String name = texts.get("window.title");
        return progress.filter(now -> now.total() > 0)
                .map(now -> texts.get("window.title.working", now.finished(), now.total(), name))
                .or(
                        () ->
                                unseen.isEmpty()
                                        ? Optional.empty()
                                        : Optional.of(
                                                texts.get(
                                                        "window.title.unseen",
                                                        unseen.getLast().title(),
                                                        name)))
                .orElse(name);
    }
}
