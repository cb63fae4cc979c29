package dev.sheetproof.app;

import dev.sheetproof.corpus.CorpusAccess;
import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusProfile;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.DamagedCorpusException;
import dev.sheetproof.corpus.FolderCorpusLibrary;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.corpus.Opening;
import dev.sheetproof.corpus.PasswordFile;
import dev.sheetproof.corpus.SetAside;
import dev.sheetproof.embedding.EmbeddingModels;
import dev.sheetproof.embedding.ExchangeableEmbedder;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.grouping.RuleBasedGrouper;
import dev.sheetproof.ingest.CorpusLock;
import dev.sheetproof.ingest.DocumentAnalyzer;
import dev.sheetproof.ingest.DocumentIngester;
import dev.sheetproof.ingest.IndexedCorpusCare;
import dev.sheetproof.ingest.ModelSetting;
import dev.sheetproof.ingest.PdfPageRecogniser;
import dev.sheetproof.ingest.PdfReader;
import dev.sheetproof.ingest.StagedAnalyzer;
import dev.sheetproof.ingest.Stages;
import dev.sheetproof.ingest.worker.WorkerAnalyzer;
import dev.sheetproof.ingest.worker.WorkerBudget;
import dev.sheetproof.ingest.worker.WorkerCommand;
import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.ocr.OcrEngine;
import dev.sheetproof.store.DamagedStoreException;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Optional;

/// Puts the services over a corpus together. The embedding model is opened by the first use and
/// shared by all corpora.
final class CorpusWiring implements FolderCorpusLibrary.Opener, AutoCloseable {

    private static final Logger LOG = System.getLogger(CorpusWiring.class.getName());

    private final TextEmbedder embedder;
    private final OcrEngine ocr = new OcrEngine();
    private final Detectors detectors;
    private final Optional<WorkerCommand> workers;

    /// @param model folder of the embedding model; empty for the one that comes with the program
    /// @param detectors makes the layout detectors that requests choose
    /// @param workers starts the processes that PDFs are read in; empty to read them in this one
    CorpusWiring(Optional<Path> model, Detectors detectors, Optional<WorkerCommand> workers) {
        this.detectors = detectors;
        this.embedder = EmbeddingModels.lazy(model);
        this.workers = workers;
    }

    /// What turns a PDF into rows and vectors, the same in every process.
    static Stages stages(LayoutDetector detector, OcrEngine ocr, TextEmbedder embedder) {
        return new Stages(
                new PdfReader(),
                new PdfPageRecogniser(ocr),
                detector,
                new RuleBasedGrouper(),
                embedder);
    }

    @Override
    public OpenCorpus open(CorpusRef ref, CorpusProfile profile, Opening opening)
            throws CorpusException {
        Path data = ref.folder().resolve("data");
        CorpusAccess access = CorpusFolder.access(ref.folder(), opening);
        try {
            DamagedDatabase.refuseLost(data);
            SqliteDocumentStore store = openStore(data.resolve("corpus.db"), access);
            try {
                return open(ref, profile, access, store);
            } catch (StoreException e) {
                store.close();
                throw e;
            }
        } catch (DamagedStoreException e) {
            throw new DamagedCorpusException(String.valueOf(e.getMessage()), e);
        } catch (StoreException e) {
            throw new CorpusException(String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    public Optional<SetAside> setAside(CorpusRef ref) throws CorpusException {
        return DamagedDatabase.setAside(ref);
    }

    private static SqliteDocumentStore openStore(Path file, CorpusAccess access) {
        return switch (access) {
            case CorpusAccess.Writable _ -> SqliteDocumentStore.open(file);
            case CorpusAccess.ReadOnly _ -> SqliteDocumentStore.openReadOnly(file);
        };
    }

    private OpenCorpus open(
            CorpusRef ref, CorpusProfile profile, CorpusAccess allowed, SqliteDocumentStore store) {
        Path data = ref.folder().resolve("data");
        ExchangeableEmbedder exchangeable = new ExchangeableEmbedder(embedder);
        Optional<ModelSetting> told = ModelSetting.read(data);
        told.ifPresent(
                setting ->
                        exchangeable.exchange(
                                EmbeddingModels.lazy(setting.folder(), setting.fingerprint())));
        Path indexFolder = data.resolve("index");
        OpenedIndex opened = OpenedIndex.of(indexFolder, allowed, new CorpusLock(data));
        CorpusLock lock =
                switch (opened.access()) {
                    case CorpusAccess.Writable _ -> new CorpusLock(data);
                    case CorpusAccess.ReadOnly(String reason) -> CorpusLock.refusing(data, reason);
                };
        Stages stages = stages(detectors.of(DetectorChoice.GEOMETRIC), ocr, exchangeable);
        var parts =
                new DocumentIngester.Corpus(
                        ref.folder(),
                        store,
                        store,
                        store,
                        store,
                        opened.index(),
                        stages,
                        this::analyzer,
                        lock,
                        new PasswordFile(ref.folder()));
        IndexedCorpusCare care = new IndexedCorpusCare(parts);
        switch (opened.access()) {
            case CorpusAccess.Writable _ -> bringUpToDate(ref, care, told);
            case CorpusAccess.ReadOnly _ -> {
                if (!opened.inMemory() && !lock.isHeldElsewhere() && !care.isInStep()) {
                    // Whoever wrote it last is not there to bring it up to date.
                    opened.index().close();
                    opened = opened.inMemory(indexFolder);
                    parts = parts.with(opened.index());
                    care = new IndexedCorpusCare(parts);
                }
                if (opened.inMemory()) {
                    care.fill(new CancelToken(), Progress.SILENT);
                }
            }
        }
        return new WiredCorpus(ref, profile, opened.access(), exchangeable, parts, care, detectors);
    }

    private static void bringUpToDate(
            CorpusRef ref, IndexedCorpusCare care, Optional<ModelSetting> told) {
        try {
            care.repair(new CancelToken(), Progress.SILENT);
            told.ifPresent(
                    setting ->
                            care.follow(setting.fingerprint(), new CancelToken(), Progress.SILENT));
        } catch (StoreException e) {
            // Another process writes, and will bring the index up to date itself; or the next
            // opening does.
            LOG.log(Level.WARNING, "the search index of {0} is behind: {1}", ref.name(), e);
        }
    }

    private DocumentAnalyzer analyzer(Stages stages, DetectorChoice detector) {
        return workers.<DocumentAnalyzer>map(
                        command ->
                                new WorkerAnalyzer(
                                        command, detector, WorkerBudget.DEFAULT, stages.stamp()))
                .orElseGet(() -> new StagedAnalyzer(stages));
    }

    @Override
    public void close() {
        embedder.close();
        ocr.close();
    }
}
