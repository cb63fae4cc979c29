package dev.sheetproof.ui.documents;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.fx.Debounce;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The documents of the corpus with their sections, and the chunks of the document that is shown.
public final class DocumentsViewModel {

    private static final Duration QUIET = Duration.ofMillis(120);

    private final StringProperty filter = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<List<DocumentTree>> trees =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Counts> counts =
            new ReadOnlyObjectWrapper<>(new Counts(0, 0));
    private final ObservableList<StoredChunk> chunks = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Optional<DocumentRecord>> chunksOf =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final LatestTask reading;
    private final LatestTask readingChunks;
    private final Debounce typing;
    private final Consumer<RuntimeException> failed;
    private Optional<CorpusBrowser> browser = Optional.empty();
    private List<DocumentTree.Entry> all = List.of();

    /// @param failed hears that the corpus cannot be read
    public DocumentsViewModel(
            Executor browseWorker, UiThread ui, Consumer<RuntimeException> failed) {
        reading = new LatestTask(browseWorker, ui);
        readingChunks = new LatestTask(browseWorker, ui);
        typing = new Debounce(ui, QUIET);
        this.failed = failed;
        filter.addListener((observed, before, now) -> typing.later(this::filter));
    }

    /// What the corpus holds.
    public record Counts(int documents, int chunks) {}

    /// What is typed to filter the tree.
    public StringProperty filterProperty() {
        return filter;
    }

    /// The documents that pass the filter, by name.
    public ReadOnlyObjectProperty<List<DocumentTree>> treesProperty() {
        return trees.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Counts> countsProperty() {
        return counts.getReadOnlyProperty();
    }

    /// The chunks of the document in question, in reading order.
    public ObservableList<StoredChunk> chunks() {
        return chunks;
    }

    /// The document whose chunks are listed.
    public ReadOnlyObjectProperty<Optional<DocumentRecord>> chunksOfProperty() {
        return chunksOf.getReadOnlyProperty();
    }

    /// All documents, whatever the filter.
    public List<DocumentRecord> documents() {
        return all.stream().map(DocumentTree.Entry::document).toList();
    }

    /// All documents with their sections, whatever the filter.
    List<DocumentTree.Entry> entries() {
        return all;
    }

    /// Requests worth trying here: part numbers of the first documents, some with a section of
    /// theirs.
    public List<String> examples() {
        return ExampleRequests.of(all);
    }

    /// Lists another corpus from now on.
    public void browse(Optional<CorpusBrowser> other, Runnable listed) {
        browser = other;
        readingChunks.cancel();
        chunks.clear();
        chunksOf.set(Optional.empty());
        filter.set("");
        all = List.of();
        filter();
        refresh(listed);
    }

    /// Reads the documents again.
    ///
    /// @param listed called when they are there
    public void refresh(Runnable listed) {
        if (browser.isEmpty()) {
            reading.cancel();
            counts.set(new Counts(0, 0));
            listed.run();
            return;
        }
        CorpusBrowser source = browser.orElseThrow();
        reading.start(
                cancel -> read(source, cancel),
                read -> {
                    all = read.entries();
                    counts.set(read.counts());
                    filter();
                    listed.run();
                },
                failed);
    }

    /// Lists the chunks of a document.
    public void listChunks(DocumentRecord document) {
        if (browser.isEmpty() || chunksOf.get().filter(document::equals).isPresent()) {
            return;
        }
        CorpusBrowser source = browser.orElseThrow();
        chunksOf.set(Optional.of(document));
        readingChunks.start(cancel -> source.chunks(document.docId()), chunks::setAll, failed);
    }

    private record Read(List<DocumentTree.Entry> entries, Counts counts) {}

    private static Read read(CorpusBrowser source, CancelToken cancel) {
        List<DocumentTree.Entry> entries = new ArrayList<>();
        for (DocumentRecord document : source.documents()) {
            cancel.throwIfCancelled();
            entries.add(new DocumentTree.Entry(document, source.toc(document.docId())));
        }
        return new Read(List.copyOf(entries), new Counts(entries.size(), source.chunkCount()));
    }

    private void filter() {
        typing.cancel();
        trees.set(DocumentTree.filter(all, filter.get()));
    }
}
