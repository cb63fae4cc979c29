package dev.sheetproof.ui.shell;

import dev.sheetproof.evidence.EvidenceLink;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What came before a corpus was shown, such as what the window was started with: files are taken
/// into the first corpus that is shown, a link is followed as if it had been pasted. Used on the
/// window's thread.
public final class OpenedFirst {

    private final List<Path> files = new ArrayList<>();
    private final List<String> links = new ArrayList<>();
    private final ShellViewModel model;

    private OpenedFirst(ShellViewModel model) {
        this.model = model;
    }

    /// Takes files in and follows links as soon as a corpus is shown.
    public static void in(ShellViewModel model, List<String> wanted) {
        OpenedFirst opened = new OpenedFirst(model);
        for (String one : wanted) {
            if (EvidenceLink.isMeant(one)) {
                opened.links.add(one);
            } else {
                opened.files.add(Path.of(one).toAbsolutePath().normalize());
            }
        }
        opened.await();
    }

    /// Takes files in as soon as a corpus is shown.
    static void files(ShellViewModel model, List<Path> wanted) {
        OpenedFirst opened = new OpenedFirst(model);
        opened.files.addAll(wanted);
        opened.await();
    }

    /// A link leads to a corpus that has its document; files need one.
    private void await() {
        model.corpusProperty().addListener((observed, before, now) -> now.ifPresent(any -> open()));
        if (!files.isEmpty() && model.corpusProperty().get().isEmpty()) {
            model.needCorpus();
        }
    }

    private void open() {
        List<Path> add = List.copyOf(files);
        List<String> follow = List.copyOf(links);
        files.clear();
        links.clear();
        if (!add.isEmpty()) {
            model.add(add);
        }
        follow.forEach(link -> model.query().textProperty().set(link));
    }
}
