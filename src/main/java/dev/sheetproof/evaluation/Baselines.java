package dev.sheetproof.evaluation;

import dev.sheetproof.evaluation.EvaluationReport.Scored;
import dev.sheetproof.evaluation.Ranker.Found;
import dev.sheetproof.evaluation.Ranker.Ranking;
import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.DocumentReader;
import dev.sheetproof.store.PassageIndex;
import dev.sheetproof.store.PassageIndex.Passage;
import dev.sheetproof.store.PassageIndex.Tokens;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Simpler designs over the same documents, each beside the program's words (`bm25`). None of them
/// can refuse. Built one after the other: only one is in memory or on disk at a time.
final class Baselines {

    private final DocumentReader reader;
    private final EvidenceSource evidence;
    private final BaselineParts parts;
    private final EvaluationRequest request;
    private final CancelToken cancel;
    private final Progress progress;
    private final Map<String, String> files = new HashMap<>();

    Baselines(
            DocumentReader reader,
            EvidenceSource evidence,
            BaselineParts parts,
            EvaluationRequest request,
            CancelToken cancel,
            Progress progress) {
        this.reader = reader;
        this.evidence = evidence;
        this.parts = parts;
        this.request = request;
        this.cancel = cancel;
        this.progress = progress;
        for (DocumentRecord document : reader.documents()) {
            files.put(document.docId(), ProgramRanker.fileName(document));
        }
    }

    /// Adds the passages of one document to an index.
    private interface Cutting {
        void cut(DocumentRecord document, PassageIndex index);
    }

    List<Scored> run() {
        List<Scored> scored = new ArrayList<>();
        scored.add(
                passages(
                        "windows",
                        "512 tokens with 10 % overlap, standard tokenizer",
                        Tokens.STANDARD,
                        this::windows));
        scored.add(
                passages("pages", "whole pages, standard tokenizer", Tokens.STANDARD, this::pages));
        scored.add(
                passages(
                        "standard",
                        "the program's chunks, standard tokenizer",
                        Tokens.STANDARD,
                        this::chunks));
        scored.add(
                passages(
                        "one bag",
                        "the program's chunks, words, parts and trigrams in one field",
                        Tokens.ONE_BAG,
                        this::chunks));
        try (BaselineParts.Variant variant = parts.withoutGrams()) {
            scored.add(variant("no trigrams", "the program's bm25 without part trigrams", variant));
        }
        try (BaselineParts.Variant variant = parts.duplicatesByConfidence(cancel, progress)) {
            scored.add(
                    variant(
                            "by confidence",
                            "the program's bm25, duplicate regions by confidence instead of area",
                            variant));
        }
        return scored;
    }

    private Scored passages(String name, String about, Tokens tokens, Cutting cutting) {
        try (PassageIndex index = parts.passages(tokens)) {
            List<DocumentRecord> documents = reader.documents();
            int done = 0;
            for (DocumentRecord document : documents) {
                cancel.throwIfCancelled();
                cutting.cut(document, index);
                progress.report(name + ", index", ++done, documents.size());
            }
            index.commit();
            return new Scored(
                    name,
                    about,
                    scores(
                            name,
                            (query, limit, _) ->
                                    new Ranking(
                                            true,
                                            index.best(query, limit).stream()
                                                    .flatMap(passage -> found(passage).stream())
                                                    .toList(),
                                            List.of())));
        }
    }

    private Scored variant(String name, String about, BaselineParts.Variant variant) {
        return new Scored(
                name,
                about,
                scores(
                        name,
                        new ProgramRanker(
                                variant.searcher(), variant.evidence(), SearchMode.BM25)));
    }

    private QuestionScores scores(String name, Ranker ranker) {
        List<Judgement> judged = new ArrayList<>();
        for (Question question : request.questions()) {
            cancel.throwIfCancelled();
            judged.add(
                    Judgement.of(question, ranker.rank(question.query(), request.topK(), cancel)));
            progress.report(name, judged.size(), request.questions().size());
        }
        return QuestionScores.of(judged);
    }

    /// A chunk is shown as the program shows it; windows and pages are their lines and the page.
    private Optional<Found> found(Passage passage) {
        return passage.places().isEmpty()
                ? evidence.evidence(passage.id()).map(ProgramRanker::found)
                : Optional.of(
                        new Found(
                                passage.id(),
                                files.getOrDefault(passage.docId(), passage.docId()),
                                passage.places()));
    }

    private void chunks(DocumentRecord document, PassageIndex index) {
        for (StoredChunk stored : reader.chunks(document.docId())) {
            index.add(
                    new Passage(stored.chunk().id(), document.docId(), List.of()),
                    stored.chunk().nativeText());
        }
    }

    private void pages(DocumentRecord document, PassageIndex index) {
        for (PageInfo page : reader.pages(document.docId())) {
            String text =
                    reader.lines(document.docId(), page.page()).stream()
                            .map(Line::text)
                            .collect(Collectors.joining("\n"));
            if (!text.isBlank()) {
                index.add(
                        new Passage(
                                document.docId() + " page " + page.page(),
                                document.docId(),
                                List.of(
                                        new PageBoxes(
                                                page.page(), List.of(page.frame().bounds())))),
                        text);
            }
        }
    }

    private void windows(DocumentRecord document, PassageIndex index) {
        TokenWindows windows = new TokenWindows(document.docId(), index);
        for (PageInfo page : reader.pages(document.docId())) {
            reader.lines(document.docId(), page.page()).forEach(windows::add);
        }
        windows.end();
    }
}
