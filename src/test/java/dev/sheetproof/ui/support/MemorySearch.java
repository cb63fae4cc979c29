package dev.sheetproof.ui.support;

import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidenceImage;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Rank;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.search.Searcher;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;

/// A search that counts words: the more of them a chunk holds, the better. Only every other hit has
/// a dense rank.
public final class MemorySearch implements Searcher, EvidenceSource {

    private final MemoryReader reader;
    private final List<String> pictures = new CopyOnWriteArrayList<>();
    private final List<SearchRequest> asked = new CopyOnWriteArrayList<>();
    private volatile Optional<RuntimeException> failure = Optional.empty();

    MemorySearch(MemoryReader reader) {
        this.reader = reader;
    }

    /// Every request that reached the search, in order.
    public List<SearchRequest> asked() {
        return asked;
    }

    public void failWith(RuntimeException reason) {
        failure = Optional.of(reason);
    }

    private record Scored(StoredChunk stored, List<MatchedTerm> matched) {}

    @Override
    public SearchOutcome search(SearchRequest request, CancelToken cancel) {
        asked.add(request);
        failure.ifPresent(
                reason -> {
                    throw reason;
                });
        cancel.throwIfCancelled();
        String[] words = request.text().toLowerCase(Locale.ROOT).split("\\s+", -1);
        List<Scored> found = new ArrayList<>();
        for (DocumentRecord document : reader.documents()) {
            for (StoredChunk stored : reader.chunks(document.docId())) {
                List<MatchedTerm> matched = matched(stored.chunk(), words);
                if (!matched.isEmpty() && allowed(request.filters(), stored)) {
                    found.add(new Scored(stored, matched));
                }
            }
        }
        found.sort(Comparator.comparingInt((Scored hit) -> hit.matched().size()).reversed());
        List<RankedChunk> hits = new ArrayList<>();
        for (int i = 0; i < Math.min(found.size(), request.topK()); i++) {
            hits.add(
                    new RankedChunk(
                            found.get(i).stored().chunk().id(),
                            rank(i + 1),
                            found.get(i).matched()));
        }
        hits.sort(
                Comparator.comparingDouble((RankedChunk hit) -> hit.rank().rrfScore()).reversed());
        if (request.order() == ResultOrder.DOCUMENT) {
            hits.sort(Comparator.comparing(RankedChunk::chunkId));
        }
        ParsedRequest parsed =
                new ParsedRequest(
                        request.text(),
                        List.of(words),
                        List.of(),
                        List.of(),
                        List.of(),
                        SearchFilters.NONE,
                        List.of());
        return new SearchOutcome(request, parsed, !hits.isEmpty(), hits, List.of());
    }

    private static boolean allowed(SearchFilters filters, StoredChunk stored) {
        return (filters.docs().isEmpty() || filters.docs().contains(stored.docId()))
                && (filters.types().isEmpty() || filters.types().contains(stored.chunk().type()))
                && (filters.pages().isEmpty() || filters.pages().contains(stored.chunk().page()));
    }

    private static Rank rank(int place) {
        boolean dense = place % 2 == 1;
        double fused = 1.0 / (60 + place) + (dense ? 1.0 / (60 + place) : 0);
        return new Rank(
                fused,
                dense ? OptionalInt.of(place) : OptionalInt.empty(),
                OptionalInt.of(place),
                dense ? OptionalDouble.of(0.9 - place / 100.0) : OptionalDouble.empty(),
                OptionalDouble.of(20.0 / place));
    }

    private static List<MatchedTerm> matched(Chunk chunk, String[] words) {
        List<MatchedTerm> matched = new ArrayList<>();
        String text = chunk.nativeText().toLowerCase(Locale.ROOT);
        for (String word : words) {
            int at = text.indexOf(word);
            if (!word.isEmpty() && at >= 0) {
                matched.add(
                        new MatchedTerm(
                                chunk.nativeText().substring(at, at + word.length()), "text"));
            }
        }
        return matched;
    }

    @Override
    public EvidencePackage assemble(SearchOutcome outcome) {
        List<Evidence> evidence = new ArrayList<>();
        for (RankedChunk hit : outcome.hits()) {
            StoredChunk stored = reader.chunk(hit.chunkId()).orElseThrow();
            DocumentRecord document = reader.document(stored.docId()).orElseThrow();
            evidence.add(
                    new Evidence(
                            "E" + (evidence.size() + 1),
                            stored.docId(),
                            document.sourcePdf(),
                            document.sha256(),
                            stored.chunk(),
                            stored.chunk().places(),
                            "",
                            List.of(),
                            new EvidenceImage(true, "region", "", 1, 1, EvidenceImage.DEFAULT_DPI),
                            Optional.of(hit.rank()),
                            hit.matched(),
                            List.of()));
        }
        return new EvidencePackage(
                outcome.request(),
                outcome.parsed(),
                outcome.supported(),
                evidence,
                List.of(),
                outcome.warnings());
    }

    @Override
    public Optional<Evidence> evidence(String chunkId) {
        return Optional.empty();
    }

    /// A grey picture.
    @Override
    public PageRaster picture(String chunkId, double dpi, CancelToken cancel) {
        pictures.add(chunkId);
        int[] grey = new int[40 * 20];
        Arrays.fill(grey, 0xff808080);
        return new PageRaster(40, 20, grey, dpi);
    }

    /// Chunks of which a picture was drawn, in order.
    public List<String> pictures() {
        return List.copyOf(pictures);
    }

    @Override
    public Path pictureFile(String chunkId, int dpi, CancelToken cancel) {
        throw new UnsupportedOperationException("the window draws pages itself");
    }
}
