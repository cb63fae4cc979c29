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
import java.nio.file.Path;
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
    private final PagePairViewModel pair;

    /// What became of a comparison.
    public sealed interface Outcome {

        /// @param document the document compared, which is the first side
        /// @param with the other side
        /// @param pdf absolute path of the document's file
        /// @param otherPdf absolute path of the file of the other side
        record Compared(
                DocumentRecord document,
                Subject with,
                DocumentDifference difference,
                Path pdf,
                Path otherPdf)
                implements Outcome {

            /// The pages that differ.
            public List<PageDifference> different() {
                return difference.pages().stream().filter(PageDifference::any).toList();
            }
        }

        /// It could not be done; the reason is for a person to read.
        record Failed(String reason) implements Outcome {}
    }

    /// @param drawWorker draws pages beside each other
    /// @param passwords the password of a file; empty when it needs none
    public ComparisonViewModel(
            Executor browseWorker,
            Executor drawWorker,
            UiThread ui,
            Function<Path, Optional<String>> passwords) {
        task = new LatestTask(browseWorker, ui);
        pair = new PagePairViewModel(drawWorker, ui, passwords);
    }

    /// The two pages looked at.
    public PagePairViewModel pair() {
        return pair;
    }

    /// Puts a page of both sides beside each other.
    void look(Outcome.Compared compared, PageDifference page) {
        pair.show(
                PairedPage.before(compared.pdf(), page.page(), page.layout()),
                PairedPage.now(compared.otherPdf(), page.page(), page.layout()));
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
                cancel -> {
                    try {
                        Path pdf = pdf(corpus, document);
                        return new Outcome.Compared(
                                document,
                                new Subject.Detector(choice),
                                DocumentDifference.of(
                                        new DocumentDifference.Side(
                                                corpus.browser().layouts(document.docId()),
                                                List.of()),
                                        new DocumentDifference.Side(
                                                corpus.layouts()
                                                        .layouts(
                                                                document,
                                                                Optional.empty(),
                                                                choice,
                                                                Optional.empty(),
                                                                cancel),
                                                List.of())),
                                pdf,
                                pdf);
                    } catch (PdfException e) {
                        throw new IllegalStateException(String.valueOf(e.getMessage()), e);
                    }
                });
    }

    /// Compares two documents of a corpus.
    public void withDocument(OpenCorpus corpus, DocumentRecord document, DocumentRecord other) {
        start(
                cancel ->
                        new Outcome.Compared(
                                document,
                                new Subject.OtherDocument(other),
                                DocumentDifference.of(
                                        side(corpus.browser(), document),
                                        side(corpus.browser(), other)),
                                pdf(corpus, document),
                                pdf(corpus, other)));
    }

    /// Compares what two corpora hold of the same file: of the same bytes, else of the same name.
    public void withCorpus(OpenCorpus corpus, DocumentRecord document, OpenCorpus other) {
        start(
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
                    return new Outcome.Compared(
                            document,
                            new Subject.OtherCorpus(other.ref()),
                            DocumentDifference.of(
                                    side(corpus.browser(), document), side(other.browser(), same)),
                            pdf(corpus, document),
                            pdf(other, same));
                });
    }

    /// Says that it cannot be done.
    public void fail(String reason) {
        task.cancel();
        pair.forget();
        running.set(false);
        outcome.set(Optional.of(new Outcome.Failed(reason)));
        shown.set(true);
    }

    /// Forgets what was compared.
    public void forget() {
        task.cancel();
        pair.forget();
        running.set(false);
        outcome.set(Optional.empty());
    }

    private static DocumentDifference.Side side(CorpusBrowser browser, DocumentRecord document) {
        return new DocumentDifference.Side(
                browser.layouts(document.docId()), browser.chunks(document.docId()));
    }

    private static Path pdf(OpenCorpus corpus, DocumentRecord document) {
        return corpus.browser().pdf(document).toAbsolutePath().normalize();
    }

    private void start(Function<CancelToken, Outcome.Compared> work) {
        shown.set(true);
        running.set(true);
        pair.forget();
        outcome.set(Optional.empty());
        task.start(
                work,
                compared -> {
                    running.set(false);
                    outcome.set(Optional.of(compared));
                },
                failure -> fail(String.valueOf(failure.getMessage())));
    }
}
