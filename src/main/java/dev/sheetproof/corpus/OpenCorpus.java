package dev.sheetproof.corpus;

import dev.sheetproof.evaluation.Evaluation;
import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.evidence.StoredTables;
import dev.sheetproof.ingest.CorpusCare;
import dev.sheetproof.ingest.CorpusModels;
import dev.sheetproof.ingest.Ingester;
import dev.sheetproof.ingest.LayoutProbe;
import dev.sheetproof.ingest.PageSkipping;
import dev.sheetproof.ingest.TextRecognition;
import dev.sheetproof.search.AbsenceExplainer;
import dev.sheetproof.search.Searcher;

/// The services over one corpus. Safe for several threads; close it when nothing uses it any more.
public interface OpenCorpus extends AutoCloseable {

    CorpusRef ref();

    CorpusProfile profile();

    /// Whether it may be changed.
    CorpusAccess access();

    CorpusBrowser browser();

    StoredTables tables();

    Searcher searcher();

    /// Says why something is not in a list.
    AbsenceExplainer absence();

    EvidenceSource evidence();

    Ingester ingester();

    TextRecognition recognition();

    PageSkipping skipping();

    CorpusCare care();

    /// Lays documents out with any detector, without storing anything.
    LayoutProbe layouts();

    Evaluation evaluation();

    CorpusModels models();

    @Override
    void close();
}
