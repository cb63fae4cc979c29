package dev.sheetproof.app;

import dev.sheetproof.corpus.CorpusAccess;
import dev.sheetproof.ingest.CorpusLock;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.store.lucene.LuceneChunkIndex;
import dev.sheetproof.work.CancelToken;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;

/// The search index of a corpus, which is derived: one that cannot be read is made anew, in its
/// folder when that may be written, else in memory.
///
/// @param access what may be done with the corpus that has this index
/// @param inMemory whether it is empty, gone with this process, and still to be filled
record OpenedIndex(ChunkIndex index, CorpusAccess access, boolean inMemory) {

    private static final Logger LOG = System.getLogger(OpenedIndex.class.getName());

    static OpenedIndex of(Path folder, CorpusAccess access, CorpusLock lock) {
        return switch (access) {
            case CorpusAccess.Writable _ -> toWrite(folder, access, lock);
            case CorpusAccess.ReadOnly _ -> toRead(folder, access);
        };
    }

    private static OpenedIndex toWrite(Path folder, CorpusAccess access, CorpusLock lock) {
        try {
            return new OpenedIndex(LuceneChunkIndex.open(folder), access, false);
        } catch (StoreException e) {
            LOG.log(Level.WARNING, "the search index in {0} is made anew: {1}", folder, e);
        }
        try (CorpusLock.Held _ = lock.acquire(new CancelToken())) {
            return new OpenedIndex(LuceneChunkIndex.recreate(folder), access, false);
        } catch (StoreException busy) {
            // Who writes makes the index anew; until then there is one in memory.
            return inMemory(folder, new CorpusAccess.ReadOnly(String.valueOf(busy.getMessage())));
        }
    }

    private static OpenedIndex toRead(Path folder, CorpusAccess access) {
        try {
            return new OpenedIndex(LuceneChunkIndex.openReadOnly(folder), access, false);
        } catch (StoreException e) {
            LOG.log(Level.WARNING, "the search index in {0} is made in memory: {1}", folder, e);
            return inMemory(folder, access);
        }
    }

    /// The same corpus with an index in memory.
    OpenedIndex inMemory(Path folder) {
        return inMemory(folder, access);
    }

    private static OpenedIndex inMemory(Path folder, CorpusAccess access) {
        return new OpenedIndex(LuceneChunkIndex.inMemory(folder), access, true);
    }
}
