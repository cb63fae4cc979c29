package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.ui.documents.DocumentsViewModel;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.Looks;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.PageViewModel;
import dev.sheetproof.ui.page.PageWorkers;
import dev.sheetproof.ui.page.PdfGlyphs;
import dev.sheetproof.ui.page.PdfPictures;
import dev.sheetproof.ui.query.QueryViewModel;
import dev.sheetproof.ui.query.SearchesViewModel;
import dev.sheetproof.ui.results.ResultsViewModel;
import dev.sheetproof.ui.results.TakeAwayViewModel;
import dev.sheetproof.ui.results.ThumbnailsViewModel;
import dev.sheetproof.ui.tasks.TasksViewModel;
import dev.sheetproof.ui.tasks.WatchedFoldersViewModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.ObservableList;

/// The window as a whole: which corpus is open, and how the screens act on each other.
public final class ShellViewModel {

    private final Texts texts;
    private final CorpusDesk desk;
    private final PdfPictures pictures = new PdfPictures();
    private final PdfGlyphs glyphs = new PdfGlyphs(pictures::password);
    private final QueryViewModel query;
    private final ResultsViewModel results;
    private final SearchesViewModel searches;
    private final ThumbnailsViewModel thumbnails;
    private final TakeAwayViewModel takeAway;
    private final PageViewModel page;
    private final DocumentsViewModel documents;
    private final TasksViewModel tasks;
    private final ModelsViewModel models;
    private final NoticesViewModel notices;
    private final DetectorDesk detector;
    private final PageDesk pageDesk;
    private final MissingFiles missingFiles;
    private final ComparisonDesk comparison;
    private final PlaceKeeper place;
    private final QueueDesk pending;
    private final CorpusWelcome welcome;
    private final RestoreDesk restoring;
    private final CorpusChoice choice;
    private final LooksViewModel looks;
    private final ReadOnlyObjectWrapper<Optional<OpenCorpus>> corpus =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final BooleanProperty tasksShown = new SimpleBooleanProperty();

    /// @param threads documents taken in at once
    public ShellViewModel(
            CorpusLibrary library,
            WindowWorkers workers,
            UiThread ui,
            Looks firstLooks,
            int threads,
            WindowPorts ports,
            Texts texts) {
        this.texts = texts;
        looks = new LooksViewModel(firstLooks);
        pictures.invert(firstLooks.invertedPages());
        looks.looksProperty()
                .addListener((observed, before, now) -> pictures.invert(now.invertedPages()));
        notices = new NoticesViewModel(ui);
        query = new QueryViewModel(workers.search(), ui);
        results =
                new ResultsViewModel(
                        query.answerProperty(), query.textProperty(), query.filterProperty());
        searches =
                new SearchesViewModel(
                        query.textProperty(),
                        query.answerProperty(),
                        ports.searches(),
                        workers.browse(),
                        ui);
        thumbnails = new ThumbnailsViewModel(workers.thumbs(), ui);
        page =
                new PageViewModel(
                        new PageWorkers(workers.browse(), workers.look(), workers.draw()),
                        ui,
                        pictures,
                        glyphs,
                        pictures::unlock);
        desk = new CorpusDesk(library, workers, ui, () -> glyphs.closeWith(pictures));
        restoring =
                new RestoreDesk(
                        desk,
                        corpus::get,
                        this::isBusy,
                        this::showNone,
                        ref -> open(ref.folder().toString(), false),
                        notices,
                        texts);
        documents = new DocumentsViewModel(workers.browse(), ui, restoring::cannotRead);
        tasks =
                new TasksViewModel(
                        workers.ingest(),
                        ui,
                        threads,
                        new IngestArrivals(
                                new Arrived(this, workers.browse(), pictures), notices, texts));
        models = new ModelsViewModel(workers.ingest(), ui, notices, texts, this::leave);
        detector = new DetectorDesk(corpus.getReadOnlyProperty(), page, tasks, notices, texts);
        pageDesk =
                new PageDesk(
                        corpus.getReadOnlyProperty(), page.sheetProperty(), tasks, notices, texts);
        new LayerKeeper(page.tools().layers(), ports.layers(), workers.browse(), ui);
        place = new PlaceKeeper(page, documents);
        welcome =
                new CorpusWelcome(
                        workers.browse(), ui, tasks, notices, texts, corpus::get, pictures);
        takeAway =
                new TakeAwayViewModel(
                        corpus::get,
                        ports.handover(),
                        Texts.beside(ResultsViewModel.class, texts.locale()),
                        workers.thumbs(),
                        ui,
                        welcome::missing);
        page.troubleProperty().addListener((observed, before, now) -> welcome.trouble(now));
        pending = new QueueDesk(tasks, ports.queue(), workers.browse(), ui, corpus::get);
        pending.prefer(page.sheetProperty());
        comparison = new ComparisonDesk(this, desk, workers, ui, pictures::password);
        missingFiles =
                new MissingFiles(new LatestTask(workers.browse(), ui), tasks, notices, texts);
        query.onLink(
                new LinkDesk(this, desk, new LatestTask(workers.browse(), ui), notices, texts)
                        ::open);
        choice = new CorpusChoice(desk, this::show, this::leave, restoring::cannotOpen);
        new PageOfHit(results, page, documents);
        tasks.runningProperty().addListener((observed, before, now) -> tellResults());
    }

    public QueryViewModel query() {
        return query;
    }

    public ResultsViewModel results() {
        return results;
    }

    /// What was asked before.
    public SearchesViewModel searches() {
        return searches;
    }

    /// Small pictures of the hits.
    public ThumbnailsViewModel thumbnails() {
        return thumbnails;
    }

    /// Takes hits out of the window.
    public TakeAwayViewModel takeAway() {
        return takeAway;
    }

    public PageViewModel page() {
        return page;
    }

    public DocumentsViewModel documents() {
        return documents;
    }

    public ModelsViewModel models() {
        return models;
    }

    public TasksViewModel tasks() {
        return tasks;
    }

    /// Folders whose new PDFs are taken in by themselves.
    public WatchedFoldersViewModel watchedFolders() {
        return pending.watched();
    }

    /// The choice of layout detector.
    public DetectorDesk detector() {
        return detector;
    }

    /// Reads pages by OCR, and leaves pages out.
    public PageDesk pageDesk() {
        return pageDesk;
    }

    /// Compares the document shown.
    public ComparisonDesk comparison() {
        return comparison;
    }

    /// Makes a damaged corpus anew.
    RestoreDesk restoring() {
        return restoring;
    }

    public NoticesViewModel notices() {
        return notices;
    }

    /// The corpora that can be chosen, by name.
    public ObservableList<CorpusRef> corpora() {
        return choice.corpora();
    }

    /// The corpus that is shown.
    public ReadOnlyObjectProperty<Optional<OpenCorpus>> corpusProperty() {
        return corpus.getReadOnlyProperty();
    }

    /// Theme, language and text size.
    public LooksViewModel looks() {
        return looks;
    }

    /// Whether the list of files taken in is shown.
    public BooleanProperty tasksShownProperty() {
        return tasksShown;
    }

    /// Lists the corpora and opens one.
    ///
    /// @param wanted the one asked for; when it cannot be opened, none is, and a notice says why
    /// @param remembered the one shown last; when it is gone the demo corpus takes its place, and
    ///   when there is none the first
    /// @param lastPlace the page shown last in the one remembered
    public void start(
            Optional<String> wanted,
            Optional<String> remembered,
            Optional<WindowState.Place> lastPlace) {
        place.want(lastPlace.filter(any -> wanted.isEmpty() || wanted.equals(remembered)));
        choice.start(wanted, remembered);
    }

    /// Opens a corpus in place of the one shown.
    ///
    /// @param create whether to make an empty one where there is none
    public void open(String nameOrPath, boolean create) {
        choice.open(nameOrPath, create);
    }

    /// Takes files and folders into the corpus shown; into the next one that is when there is none,
    /// which is made when there is no other.
    public void add(List<Path> paths) {
        corpus.get()
                .ifPresentOrElse(
                        open -> tasks.add(open, paths, Optional.empty()),
                        () -> OpenedFirst.files(this, paths));
    }

    /// What is waiting needs a corpus.
    void needCorpus() {
        choice.need();
    }

    /// Takes in what was dropped onto the window.
    ///
    /// @param others how many things that are neither PDF files nor folders came with it
    public void dropped(List<Path> paths, int others) {
        if (others > 0) {
            notices.warn(texts.get("not-pdf.title", others), texts.get("not-pdf.advice"));
        }
        if (!paths.isEmpty()) {
            add(paths);
        }
    }

    /// Watches a folder for the corpus shown.
    public void watch(Path folder) {
        corpus.get().ifPresent(open -> pending.watched().watch(open.ref().folder(), folder));
    }

    /// What to remember of the corpus shown: its name where it has one in the list, else its
    /// folder.
    public Optional<String> corpusToRemember() {
        return corpus.get()
                .map(OpenCorpus::ref)
                .map(ref -> corpora().contains(ref) ? ref.name() : ref.folder().toString());
    }

    /// Stops all work and closes all corpora.
    ///
    /// @param closed called on a worker when that is done
    public void close(Runnable closed) {
        choice.stop();
        pending.close();
        models.cancel();
        forget();
        desk.closeAll(closed);
    }

    private void forget() {
        query.ask(Optional.empty());
        page.browse(Optional.empty());
        thumbnails.drawFrom(Optional.empty());
    }

    private void showNone() {
        Optional<OpenCorpus> before = corpus.get();
        corpus.set(Optional.empty());
        forget();
        documents.browse(Optional.empty(), this::listed);
        before.ifPresent(this::leave);
    }

    /// Shows an open corpus in place of the one shown before; does nothing when it is that one.
    void show(OpenCorpus opened) {
        if (corpus.get().filter(opened::equals).isPresent()) {
            return;
        }
        Optional<OpenCorpus> before = corpus.get();
        Optional<CorpusBrowser> browser = Optional.of(opened.browser());
        corpus.set(Optional.of(opened));
        if (!corpora().contains(opened.ref())) {
            choice.list();
        }
        page.browse(browser);
        thumbnails.drawFrom(Optional.of(opened.evidence()));
        comparison.comparison().forget();
        query.ask(Optional.of(opened));
        documents.corpusNameProperty().set(opened.ref().name());
        documents.browse(
                browser,
                () -> {
                    listed();
                    query.warmUp();
                    pending.shown(opened);
                    welcome.welcome(opened, this::tellResults);
                    place.listed();
                });
        before.ifPresent(this::leave);
    }

    /// The page shown, to come back to it.
    public Optional<WindowState.Place> placeToRemember() {
        return place.here();
    }

    /// Documents came into a corpus, which may be the one shown.
    void refresh(OpenCorpus filled) {
        if (corpus.get().filter(filled::equals).isPresent()) {
            documents.refresh(this::listed);
            page.reload();
            query.search();
        }
    }

    /// Closes a corpus that is not shown and that nothing works on.
    void leave(OpenCorpus old) {
        boolean shown = corpus.get().filter(old::equals).isPresent();
        if (!shown && !isBusy(old)) {
            desk.leave(old);
        }
    }

    private boolean isBusy(OpenCorpus open) {
        return tasks.works(open) || models.works(open);
    }

    private void listed() {
        results.examples().setAll(documents.examples());
        tellResults();
    }

    private void tellResults() {
        boolean working = corpus.get().filter(tasks::works).isPresent();
        results.corpusHolds(
                corpus.get().isPresent(), documents.countsProperty().get().documents(), working);
    }

    /// Something went wrong that nobody foresaw; the window stays.
    public void unexpected(Throwable failure) {
        String message = failure.getMessage() == null ? "" : ": " + failure.getMessage();
        notices.error(texts.get("unexpected.title"), failure.getClass().getSimpleName() + message);
    }

    /// Looks for the lost PDFs of the corpus shown.
    public void findMissing(Path folder) {
        corpus.get().ifPresent(open -> missingFiles.find(open, folder));
    }
}
