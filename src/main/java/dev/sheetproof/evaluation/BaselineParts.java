package dev.sheetproof.evaluation;

import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.search.Searcher;
import dev.sheetproof.store.PassageIndex;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;

/// What baselines are made of, over the documents of one corpus. Nothing of it touches the corpus;
/// each part is thrown away when closed.
public interface BaselineParts {

    /// An empty index of passages.
    PassageIndex passages(PassageIndex.Tokens tokens);

    /// The corpus' own index, seen without trigrams of part numbers.
    Variant withoutGrams();

    /// The same documents read again, with duplicate regions decided by confidence.
    ///
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    Variant duplicatesByConfidence(CancelToken cancel, Progress progress);

    /// The program put together otherwise.
    interface Variant extends AutoCloseable {

        Searcher searcher();

        EvidenceSource evidence();

        @Override
        void close();
    }
}
