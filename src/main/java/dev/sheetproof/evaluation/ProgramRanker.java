package dev.sheetproof.evaluation;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.search.Searcher;
import dev.sheetproof.store.DocumentReader;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The program's own search in one mode, as its users get it.
final class ProgramRanker implements Ranker {

    private final Searcher searcher;
    private final DocumentReader reader;
    private final SearchMode mode;
    private final Map<String, String> files = new HashMap<>();

    ProgramRanker(Searcher searcher, DocumentReader reader, SearchMode mode) {
        this.searcher = searcher;
        this.reader = reader;
        this.mode = mode;
        for (DocumentRecord document : reader.documents()) {
            files.put(document.docId(), fileName(document));
        }
    }

    static String fileName(DocumentRecord document) {
        String path = document.sourcePdf();
        return path.substring(path.lastIndexOf('/') + 1);
    }

    @Override
    public Ranking rank(String query, int limit, CancelToken cancel) {
        SearchOutcome outcome =
                searcher.search(
                        new SearchRequest(
                                query, limit, mode, ResultOrder.RELEVANCE, SearchFilters.NONE),
                        cancel);
        List<Found> found = new ArrayList<>();
        for (StoredChunk stored :
                reader.chunks(outcome.hits().stream().map(RankedChunk::chunkId).toList())) {
            found.add(found(stored));
        }
        return new Ranking(outcome.supported(), found, outcome.warnings());
    }

    private Found found(StoredChunk stored) {
        List<PageBoxes> places = new ArrayList<>();
        places.add(stored.chunk().place());
        places.addAll(stored.chunk().continued());
        return new Found(
                stored.chunk().id(), files.getOrDefault(stored.docId(), stored.docId()), places);
    }
}
