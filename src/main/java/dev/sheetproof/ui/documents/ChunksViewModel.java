package dev.sheetproof.ui.documents;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.fx.Debounce;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Browses chunks: those of the document looked at, or of the whole corpus, by words and type.
public final class ChunksViewModel {

    /// More rows than these nobody walks through: another word is quicker.
    static final int MOST = 5_000;

    private static final Duration QUIET = Duration.ofMillis(150);

    private final ObservableList<StoredChunk> chunks = FXCollections.observableArrayList();
    private final StringProperty words = new SimpleStringProperty("");
    private final BooleanProperty everywhere = new SimpleBooleanProperty();
    private final ObjectProperty<Optional<BlockType>> type =
            new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<DocumentRecord>> document =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Listed> listed =
            new ReadOnlyObjectWrapper<>(new Listed(0, 0));
    private final ReadOnlyObjectWrapper<Optional<StoredChunk>> chosen =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final LatestTask reading;
    private final Debounce typing;
    private final Consumer<RuntimeException> failed;
    private Optional<CorpusBrowser> browser = Optional.empty();
    private String wanted = "";

    /// How many chunks fit.
    ///
    /// @param shown how many of them are listed
    public record Listed(int fitting, int shown) {}

    private record Read(List<StoredChunk> chunks, int fitting) {}

    ChunksViewModel(Executor browseWorker, UiThread ui, Consumer<RuntimeException> failed) {
        reading = new LatestTask(browseWorker, ui);
        typing = new Debounce(ui, QUIET);
        this.failed = failed;
        words.addListener((observed, before, now) -> typing.later(this::read));
        everywhere.addListener((observed, before, now) -> read());
        type.addListener((observed, before, now) -> read());
    }

    /// In reading order, document after document.
    public ObservableList<StoredChunk> chunks() {
        return chunks;
    }

    /// What the text or the section of a chunk must hold.
    public StringProperty wordsProperty() {
        return words;
    }

    /// Whether the chunks of all documents are listed.
    public BooleanProperty everywhereProperty() {
        return everywhere;
    }

    public ObjectProperty<Optional<BlockType>> typeProperty() {
        return type;
    }

    /// The chunk that is looked at, here or elsewhere in the window; empty when none is, or it is
    /// not listed.
    public ReadOnlyObjectProperty<Optional<StoredChunk>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// A chunk is looked at elsewhere in the window: its row is chosen where it is listed, now or
    /// once the list of its document has come.
    public void choose(String chunkId) {
        wanted = chunkId;
        chosen.set(
                chunks.stream().filter(stored -> stored.chunk().id().equals(chunkId)).findFirst());
    }

    /// The document looked at.
    public ReadOnlyObjectProperty<Optional<DocumentRecord>> documentProperty() {
        return document.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Listed> listedProperty() {
        return listed.getReadOnlyProperty();
    }

    void browse(Optional<CorpusBrowser> other) {
        reading.cancel();
        browser = other;
        document.set(Optional.empty());
        wanted = "";
        chosen.set(Optional.empty());
        chunks.clear();
        listed.set(new Listed(0, 0));
    }

    /// The corpus has changed.
    void refresh() {
        if (everywhere.get()) {
            read();
        }
    }

    void look(DocumentRecord looked) {
        if (document.get().filter(looked::equals).isPresent()) {
            return;
        }
        document.set(Optional.of(looked));
        if (!everywhere.get()) {
            read();
        }
    }

    private void read() {
        typing.cancel();
        if (browser.isEmpty() || (!everywhere.get() && document.get().isEmpty())) {
            return;
        }
        CorpusBrowser source = browser.orElseThrow();
        Optional<DocumentRecord> one = everywhere.get() ? Optional.empty() : document.get();
        String sought = fold(words.get());
        Optional<BlockType> only = type.get();
        reading.start(
                cancel -> read(source, one, sought, only, cancel),
                read -> {
                    chosen.set(Optional.empty());
                    chunks.setAll(read.chunks());
                    choose(wanted);
                    listed.set(new Listed(read.fitting(), read.chunks().size()));
                },
                failed);
    }

    private static Read read(
            CorpusBrowser source,
            Optional<DocumentRecord> one,
            String sought,
            Optional<BlockType> type,
            CancelToken cancel) {
        List<DocumentRecord> documents = one.map(List::of).orElseGet(source::documents);
        List<StoredChunk> kept = new ArrayList<>();
        int fitting = 0;
        for (DocumentRecord document : documents) {
            cancel.throwIfCancelled();
            for (StoredChunk stored : source.chunks(document.docId())) {
                if (fits(stored, sought, type)) {
                    fitting++;
                    if (kept.size() < MOST) {
                        kept.add(stored);
                    }
                }
            }
        }
        return new Read(kept, fitting);
    }

    private static boolean fits(StoredChunk stored, String sought, Optional<BlockType> type) {
        return (type.isEmpty() || type.get() == stored.chunk().type())
                && (sought.isEmpty()
                        || fold(stored.chunk().nativeText()).contains(sought)
                        || fold(stored.chunk().sectionTitle()).contains(sought)
                        || stored.chunk().id().contains(sought));
    }

    private static String fold(String text) {
        return text.strip().toLowerCase(Locale.ROOT);
    }
}
