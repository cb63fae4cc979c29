package dev.sheetproof.ui.compare;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.evidence.DocumentDifference;
import dev.sheetproof.evidence.DocumentDifference.PageDifference;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// Compares the document shown with another reading of it, or with another document.
public final class ComparisonViewModel {

    private final BooleanProperty shown = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<Outcome>> outcome =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final LatestTask task;

    /// What became of a comparison.
    public sealed interface Outcome {

        /// @param document the document compared, which is the first side
        /// @param with the other side
        record Compared(DocumentRecord document, Subject with, DocumentDifference difference)
                implements Outcome {

            /// The pages that differ.
            public List<PageDifference> different() {
                return difference.pages().stream().filter(PageDifference::any).toList();
            }
        }

        /// It could not be done; the reason is for a person to read.
        record Failed(String reason) implements Outcome {}
    }

    public ComparisonViewModel(Executor browseWorker, UiThread ui) {
        task = new LatestTask(browseWorker, ui);
    }

    /// Whether the pane is shown.
    public BooleanProperty shownProperty() {
        return shown;
    }

    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<Outcome>> outcomeProperty() {
        return outcome.getReadOnlyProperty();
    }

    /// Compares what is stored of a document with what a detector finds now.
    public void withDetector(OpenCorpus corpus, DocumentRecord document, DetectorChoice choice) {
        start(
                document,
                new Subject.Detector(choice),
                cancel -> {
                    try {
                        return DocumentDifference.of(
                                new DocumentDifference.Side(
                                        corpus.browser().layouts(document.docId()), List.of()),
                                new DocumentDifference.Side(
                                        corpus.layouts()
                                                .layouts(
                                                        document,
                                                        Optional.empty(),
                                                        choice,
                                                        Optional.empty(),
                                                        cancel),
                                        List.of()));
                    } catch (PdfException e) {
                        throw new IllegalStateException(String.valueOf(e.getMessage()), e);
                    }
                });
    }

    /// Compares two documents of a corpus.
    public void withDocument(OpenCorpus corpus, DocumentRecord document, DocumentRecord other) {
        start(
                document,
                new Subject.OtherDocument(other),
                cancel ->
                        DocumentDifference.of(
                                side(corpus.browser(), document), side(corpus.browser(), other)));
    }

    /// Compares what two corpora hold of the same file: of the same bytes, else of the same name.
    public void withCorpus(OpenCorpus corpus, DocumentRecord document, OpenCorpus other) {
        start(
                document,
                new Subject.OtherCorpus(other.ref()),
                cancel -> {
                    DocumentRecord same =
                            other.browser()
                                    .documentWithHash(document.sha256())
                                    .or(() -> other.browser().document(document.docId()))
                                    .orElseThrow(
                                            () ->
                                                    new IllegalStateException(
                                                            other.ref().name()
                                                                    + " has no document "
                                                                    + document.docId()));
                    return DocumentDifference.of(
                            side(corpus.browser(), document), side(other.browser(), same));
                });
    }

    /// Says that it cannot be done.
    public void fail(String reason) {
        task.cancel();
        running.set(false);
        outcome.set(Optional.of(new Outcome.Failed(reason)));
        shown.set(true);
    }

    /// Forgets what was compared.
    public void forget() {
        task.cancel();
        running.set(false);
        outcome.set(Optional.empty());
    }

    private static DocumentDifference.Side side(CorpusBrowser browser, DocumentRecord document) {
        return new DocumentDifference.Side(
                browser.layouts(document.docId()), browser.chunks(document.docId()));
    }

    private void start(
            DocumentRecord document, Subject with, Function<CancelToken, DocumentDifference> work) {
        shown.set(true);
        running.set(true);
        outcome.set(Optional.empty());
        task.start(
                work,
                found -> {
                    running.set(false);
                    outcome.set(Optional.of(new Outcome.Compared(document, with, found)));
                },
                failure -> fail(String.valueOf(failure.getMessage())));
    }
}
