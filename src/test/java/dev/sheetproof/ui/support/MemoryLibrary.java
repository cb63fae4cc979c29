package dev.sheetproof.ui.support;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.corpus.Opening;
import dev.sheetproof.corpus.SetAside;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;

/// Corpora in memory.
public final class MemoryLibrary implements CorpusLibrary {

    private final Path folder;
    private final Map<String, MemoryCorpus> corpora = new ConcurrentSkipListMap<>();

    public MemoryLibrary(Path folder) {
        this.folder = folder;
    }

    public MemoryCorpus make(String name) {
        return corpora.computeIfAbsent(name, any -> new MemoryCorpus(name, folder.resolve(name)));
    }

    @Override
    public List<CorpusRef> list() {
        return corpora.values().stream().map(MemoryCorpus::ref).toList();
    }

    @Override
    public CorpusRef find(String nameOrPath) throws CorpusException {
        return corpora.values().stream()
                .map(MemoryCorpus::ref)
                .filter(
                        ref ->
                                ref.name().equals(nameOrPath)
                                        || ref.folder().toString().equals(nameOrPath))
                .findFirst()
                .orElseThrow(() -> new CorpusException("there is no corpus " + nameOrPath));
    }

    @Override
    public CorpusRef findOrCreate(String nameOrPath) {
        return make(nameOrPath).ref();
    }

    @Override
    public OpenCorpus open(CorpusRef ref, Opening opening) {
        return make(ref.name());
    }

    @Override
    public Optional<SetAside> setAside(CorpusRef ref) {
        throw new UnsupportedOperationException("nothing is set aside here: " + ref.name());
    }

    @Override
    public void takeBack(CorpusRef ref) {
        throw new UnsupportedOperationException("nothing is taken back here: " + ref.name());
    }
}
