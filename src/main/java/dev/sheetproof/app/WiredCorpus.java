package dev.sheetproof.app;

import dev.sheetproof.corpus.CorpusAccess;
import dev.sheetproof.corpus.CorpusProfile;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.embedding.EmbeddingModels;
import dev.sheetproof.embedding.ExchangeableEmbedder;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.evaluation.Evaluation;
import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.evidence.EvidenceAssembler;
import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.evidence.StoredTables;
import dev.sheetproof.ingest.CorpusCare;
import dev.sheetproof.ingest.CorpusModels;
import dev.sheetproof.ingest.DocumentIngester;
import dev.sheetproof.ingest.DocumentRecognition;
import dev.sheetproof.ingest.DocumentSkipping;
import dev.sheetproof.ingest.Ingester;
import dev.sheetproof.ingest.LayoutProbe;
import dev.sheetproof.ingest.ModelExchange;
import dev.sheetproof.ingest.PageSkipping;
import dev.sheetproof.ingest.StagedLayoutProbe;
import dev.sheetproof.ingest.TextRecognition;
import dev.sheetproof.layout.LayoutDetectors;
import dev.sheetproof.onnx.OnnxNatives;
import dev.sheetproof.search.AbsenceExplainer;
import dev.sheetproof.search.HybridSearcher;
import dev.sheetproof.search.Searcher;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.DocumentStore;
import java.nio.file.Path;
import java.util.Optional;

/// An open corpus over its database and its search index.
final class WiredCorpus implements OpenCorpus {

    private final CorpusRef ref;
    private final CorpusProfile profile;
    private final CorpusAccess access;
    private final DocumentStore store;
    private final ChunkIndex index;
    private final CorpusBrowser browser;
    private final StoredTables tables;
    private final HybridSearcher searcher;
    private final EvidenceSource evidence;
    private final Ingester ingester;
    private final TextRecognition recognition;
    private final PageSkipping skipping;
    private final CorpusCare care;
    private final LayoutProbe layouts;
    private final Evaluation evaluation;
    private final ExchangeableEmbedder embedder;
    private final CorpusModels models;

    WiredCorpus(
            CorpusRef ref,
            CorpusProfile profile,
            CorpusAccess access,
            ExchangeableEmbedder embedder,
            DocumentIngester.Corpus parts,
            CorpusCare care,
            LayoutDetectors detectors) {
        this.ref = ref;
        this.profile = profile;
        this.access = access;
        this.store = parts.store();
        this.index = parts.index();
        this.care = care;
        this.embedder = embedder;
        models = new ModelExchange(parts, embedder, EmbeddingModels::open);
        browser = new CorpusBrowser(store, ref.folder(), parts.passwords());
        tables = new StoredTables(store);
        searcher = new HybridSearcher(index, store, Optional.of(embedder));
        evidence =
                new EvidenceAssembler(
                        store, ref.folder(), pictures(ref, access), parts.passwords());
        recognition = new DocumentRecognition(parts, detectors);
        skipping = new DocumentSkipping(parts, detectors);
        ingester = new DocumentIngester(parts, detectors);
        layouts =
                new StagedLayoutProbe(
                        ref.folder(), parts.stages().reader(), parts.recognitions(), detectors);
        evaluation =
                new Evaluation(
                        ref.name(),
                        store,
                        searcher,
                        evidence,
                        new CorpusBaselines(parts, evidence),
                        () -> fingerprint(embedder));
    }

    @Override
    public CorpusRef ref() {
        return ref;
    }

    @Override
    public CorpusProfile profile() {
        return profile;
    }

    @Override
    public CorpusAccess access() {
        return access;
    }

    /// Where pictures that were drawn are kept.
    private static Path pictures(CorpusRef ref, CorpusAccess access) {
        return switch (access) {
            case CorpusAccess.Writable _ -> ref.folder();
            case CorpusAccess.ReadOnly _ -> OnnxNatives.cacheFolder().resolve("pictures");
        };
    }

    @Override
    public CorpusBrowser browser() {
        return browser;
    }

    @Override
    public StoredTables tables() {
        return tables;
    }

    @Override
    public Searcher searcher() {
        return searcher;
    }

    @Override
    public AbsenceExplainer absence() {
        return searcher;
    }

    @Override
    public EvidenceSource evidence() {
        return evidence;
    }

    @Override
    public Ingester ingester() {
        return ingester;
    }

    @Override
    public TextRecognition recognition() {
        return recognition;
    }

    @Override
    public PageSkipping skipping() {
        return skipping;
    }

    @Override
    public LayoutProbe layouts() {
        return layouts;
    }

    @Override
    public CorpusCare care() {
        return care;
    }

    @Override
    public Evaluation evaluation() {
        return evaluation;
    }

    @Override
    public CorpusModels models() {
        return models;
    }

    /// Empty when there is no usable model.
    private static Optional<String> fingerprint(TextEmbedder embedder) {
        try {
            return Optional.of(embedder.fingerprint());
        } catch (EmbeddingException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            index.close();
        } finally {
            try {
                store.close();
            } finally {
                embedder.close();
            }
        }
    }
}
