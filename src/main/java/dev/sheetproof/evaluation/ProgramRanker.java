package dev.sheetproof.evaluation;

import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.ResultOrder;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.search.Searcher;
import dev.sheetproof.work.CancelToken;

/// The program's own search in one mode, with the evidence that its users are shown.
final class ProgramRanker implements Ranker {

    private final Searcher searcher;
    private final EvidenceSource evidence;
    private final SearchMode mode;

    ProgramRanker(Searcher searcher, EvidenceSource evidence, SearchMode mode) {
        this.searcher = searcher;
        this.evidence = evidence;
        this.mode = mode;
    }

    static String fileName(DocumentRecord document) {
        return fileName(document.sourcePdf());
    }

    private static String fileName(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    static Found found(Evidence evidence) {
        return new Found(evidence.chunk().id(), fileName(evidence.sourcePdf()), evidence.places());
    }

    @Override
    public Ranking rank(String query, int limit, CancelToken cancel) {
        EvidencePackage found =
                evidence.assemble(
                        searcher.search(
                                new SearchRequest(
                                        query,
                                        limit,
                                        mode,
                                        ResultOrder.RELEVANCE,
                                        SearchFilters.NONE),
                                cancel));
        return new Ranking(
                found.supported(),
                found.evidence().stream().map(ProgramRanker::found).toList(),
                found.warnings());
    }
}
