package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.DocumentDifference.PageDifference;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.ui.compare.ComparisonViewModel;
import dev.sheetproof.ui.compare.Subject;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.Sheet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import javafx.beans.Observable;

/// Compares the document shown: says with what, opens other corpora for it, and shows changes on
/// the page. Used on the window's thread.
public final class ComparisonDesk {

    private final ShellViewModel shell;
    private final CorpusDesk corpora;
    private final ComparisonViewModel comparison;
    private Optional<ToDraw> toDraw = Optional.empty();

    private record ToDraw(String docId, PageDifference page) {}

    /// @param passwords the password of a file; empty when it needs none
    ComparisonDesk(
            ShellViewModel shell,
            CorpusDesk corpora,
            WindowWorkers workers,
            UiThread ui,
            Function<Path, Optional<String>> passwords) {
        this.shell = shell;
        this.corpora = corpora;
        comparison = new ComparisonViewModel(workers.browse(), workers.thumbs(), ui, passwords);
        // Told of every load: a page that is shown again and reads the same is no change of value.
        shell.page()
                .sheetProperty()
                .addListener((Observable loaded) -> draw(shell.page().sheetProperty().get()));
    }

    public ComparisonViewModel comparison() {
        return comparison;
    }

    /// What the document shown can be compared with now: the detector in use, other corpora, other
    /// documents.
    public List<Subject> subjects() {
        List<Subject> subjects = new ArrayList<>();
        Optional<DocumentRecord> document = document();
        if (document.isEmpty()) {
            return subjects;
        }
        subjects.add(new Subject.Detector(shell.detector().choiceProperty().get()));
        Optional<CorpusRef> here = shell.corpusProperty().get().map(OpenCorpus::ref);
        shell.corpora().stream()
                .filter(ref -> here.filter(ref::equals).isEmpty())
                .map(Subject.OtherCorpus::new)
                .forEach(subjects::add);
        shell.documents().documents().stream()
                .filter(other -> !other.docId().equals(document.orElseThrow().docId()))
                .map(Subject.OtherDocument::new)
                .forEach(subjects::add);
        return subjects;
    }

    public void compare(Subject with) {
        Optional<OpenCorpus> corpus = shell.corpusProperty().get();
        Optional<DocumentRecord> document = document();
        if (corpus.isEmpty() || document.isEmpty()) {
            return;
        }
        OpenCorpus open = corpus.orElseThrow();
        DocumentRecord shown = document.orElseThrow();
        switch (with) {
            case Subject.Detector(var choice) -> comparison.withDetector(open, shown, choice);
            case Subject.OtherDocument(var other) -> comparison.withDocument(open, shown, other);
            case Subject.OtherCorpus(CorpusRef ref) ->
                    corpora.open(
                            ref.folder().toString(),
                            false,
                            other -> {
                                comparison.withCorpus(open, shown, other);
                                // Closed once the comparison, which is before it in line, is done.
                                shell.leave(other);
                            },
                            why -> comparison.fail(why.reason()));
        }
    }

    /// Opens a page with its changes drawn over it.
    public void open(DocumentRecord document, PageDifference page) {
        toDraw = Optional.of(new ToDraw(document.docId(), page));
        shell.page().show(document.docId(), page.page(), OptionalDouble.empty());
        draw(shell.page().sheetProperty().get());
    }

    /// A page forgets what was compared when it is shown: so this comes again after that.
    private void draw(Optional<Sheet> sheet) {
        if (sheet.isEmpty() || !comparison.shownProperty().get()) {
            return;
        }
        Sheet shown = sheet.orElseThrow();
        toDraw.filter(wanted -> wanted.docId().equals(shown.data().document().docId()))
                .map(ToDraw::page)
                .filter(wanted -> wanted.page().equals(shown.page().page()))
                .ifPresent(
                        wanted ->
                                shell.page()
                                        .tools()
                                        .difference()
                                        .show(wanted.page(), wanted.layout()));
    }

    private Optional<DocumentRecord> document() {
        return shell.page().sheetProperty().get().map(Sheet::data).map(data -> data.document());
    }
}
