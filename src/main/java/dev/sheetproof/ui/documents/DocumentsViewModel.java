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
import javafx.collections.ObservableMap;

/// The documents of the corpus with their sections, and the chunks of the document that is shown.
public final class DocumentsViewModel {

    private static final Duration QUIET = Duration.ofMillis(120);

    private final StringProperty filter = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<List<DocumentTree>> trees =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Counts> counts =
            new ReadOnlyObjectWrapper<>(new Counts(0, 0));
    private final StringProperty corpusName = new SimpleStringProperty("");
    private final ChunksViewModel chunkBrowser;
    private final ObservableMap<String, List<StoredChunk>> readChunks =
            FXCollections.observableHashMap();
    private final ReadOnlyObjectWrapper<Optional<DocumentCard>> card =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Executor browseWorker;
    private final UiThread ui;
    private final LatestTask reading;
    private final LatestTask readingCard;
    private final Debounce typing;
    private final Consumer<RuntimeException> failed;
    private Optional<CorpusBrowser> browser = Optional.empty();
    private List<DocumentTree.Entry> all = List.of();

    /// @param failed hears that the corpus cannot be read
    public DocumentsViewModel(
            Executor browseWorker, UiThread ui, Consumer<RuntimeException> failed) {
        reading = new LatestTask(browseWorker, ui);
        readingCard = new LatestTask(browseWorker, ui);
        chunkBrowser = new ChunksViewModel(browseWorker, ui, failed);
        this.browseWorker = browseWorker;
        this.ui = ui;
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

    /// The chunk browser.
    public ChunksViewModel chunkBrowser() {
        return chunkBrowser;
    }

    /// What the corpus is called.
    public StringProperty corpusNameProperty() {
        return corpusName;
    }

    /// The chunks of documents that were opened in the tree, by `doc_id`.
    public ObservableMap<String, List<StoredChunk>> readChunks() {
        return readChunks;
    }

    /// The card of the document looked at.
    public ReadOnlyObjectProperty<Optional<DocumentCard>> cardProperty() {
        return card.getReadOnlyProperty();
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
        readingCard.cancel();
        chunkBrowser.browse(other);
        readChunks.clear();
        card.set(Optional.empty());
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
                    readChunks.clear();
                    chunkBrowser.refresh();
                    lookAgain();
                    filter();
                    listed.run();
                },
                failed);
    }

    /// Looks at a document: its chunks are listed and its card is shown.
    public void look(DocumentRecord document) {
        chunkBrowser.look(document);
        if (card.get().filter(shown -> shown.document().equals(document)).isEmpty()) {
            browser.ifPresent(
                    source ->
                            readingCard.start(
                                    cancel -> DocumentCard.read(source, document, cancel),
                                    read -> card.set(Optional.of(read)),
                                    failed));
        }
    }

    /// The document looked at may have been read anew.
    private void lookAgain() {
        chunkBrowser
                .documentProperty()
                .get()
                .flatMap(
                        before ->
                                documents().stream()
                                        .filter(now -> now.docId().equals(before.docId()))
                                        .findFirst())
                .ifPresent(this::look);
    }

    /// Reads the chunks of a document for the tree, unless they are there.
    void readChunksOf(DocumentRecord document) {
        if (browser.isEmpty() || readChunks.containsKey(document.docId())) {
            return;
        }
        CorpusBrowser source = browser.orElseThrow();
        // Not the newest alone: several documents can be opened at once.
        new LatestTask(browseWorker, ui)
                .start(
                        cancel -> source.chunks(document.docId()),
                        read -> {
                            if (browser.filter(source::equals).isPresent()) {
                                readChunks.put(document.docId(), read);
                            }
                        },
                        failed);
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
