package dev.sheetproof.evaluation;

import dev.sheetproof.evaluation.EvaluationReport.Scored;
import dev.sheetproof.evaluation.EvaluationReport.Setting;
import dev.sheetproof.evaluation.Ranker.Ranking;
import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.search.Searcher;
import dev.sheetproof.store.DocumentReader;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

/// Measures one corpus against questions and annotated pages whose answers are page regions, never
/// chunks of the program's own making.
public final class Evaluation {

    private final String corpus;
    private final DocumentReader reader;
    private final EvidenceSource evidence;
    private final BaselineParts parts;
    private final Supplier<Optional<String>> model;
    private final Function<SearchMode, Ranker> rankers;

    /// @param corpus its name, for reports
    /// @param model gives the fingerprint of the embedding model; empty when there is none
    public Evaluation(
            String corpus,
            DocumentReader reader,
            Searcher searcher,
            EvidenceSource evidence,
            BaselineParts parts,
            Supplier<Optional<String>> model) {
        this.corpus = corpus;
        this.reader = reader;
        this.evidence = evidence;
        this.parts = parts;
        this.model = model;
        this.rankers = Failures.remembered(mode -> new ProgramRanker(searcher, evidence, mode));
    }

    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    /// @throws dev.sheetproof.store.StoreException when the corpus cannot be read
    public EvaluationReport run(EvaluationRequest request, CancelToken cancel, Progress progress) {
        List<Scored> modes = new ArrayList<>();
        List<Failure> failures = new ArrayList<>();
        Set<String> warnings = new LinkedHashSet<>(BadMarks.of(reader, request.questions()));
        Failures explain = new Failures(reader, evidence, rankers);
        for (SearchMode mode : request.modes()) {
            List<Judgement> judged = new ArrayList<>();
            for (Question question : request.questions()) {
                cancel.throwIfCancelled();
                Ranking ranking =
                        rankers.apply(mode).rank(question.query(), request.topK(), cancel);
                judged.add(Judgement.of(question, ranking));
                ranking.warnings().stream()
                        .filter(warning -> warning.startsWith("dense search is off"))
                        .forEach(warnings::add);
                if (modes.isEmpty()) {
                    explain.of(judged.getLast(), ranking, cancel).ifPresent(failures::add);
                }
                progress.report(mode.wireName(), judged.size(), request.questions().size());
            }
            modes.add(new Scored(mode.wireName(), "", QuestionScores.of(judged)));
        }
        List<Scored> baselines =
                request.baselines()
                        ? new Baselines(reader, evidence, parts, request, cancel, progress).run()
                        : List.of();
        return new EvaluationReport(
                setting(request),
                modes,
                baselines,
                layout(request.pages(), cancel, progress),
                failures,
                List.copyOf(warnings));
    }

    private Setting setting(EvaluationRequest request) {
        List<DocumentRecord> documents = reader.documents();
        Set<String> files = new TreeSet<>();
        Set<String> stamps = new TreeSet<>();
        for (DocumentRecord document : documents) {
            files.add(ProgramRanker.fileName(document));
            stamps.add(document.stamp());
        }
        Set<String> absent = new TreeSet<>();
        int unanswerable = 0;
        for (Question question : request.questions()) {
            List<String> lacking =
                    question.answers().stream()
                            .map(Question.Answer::file)
                            .filter(file -> !files.contains(file))
                            .toList();
            absent.addAll(lacking);
            boolean all = lacking.size() == question.answers().size();
            unanswerable += all && !lacking.isEmpty() ? 1 : 0;
        }
        int pagesOnAbsent = 0;
        for (AnnotatedPage page : request.pages()) {
            if (!files.contains(page.file())) {
                absent.add(page.file());
                pagesOnAbsent++;
            }
        }
        return new Setting(
                corpus,
                request.questionsName(),
                request.questions().size(),
                documents.size(),
                documents.stream().mapToInt(DocumentRecord::pages).sum(),
                reader.chunkCount(),
                List.copyOf(stamps),
                model.get(),
                request.topK(),
                List.copyOf(absent),
                unanswerable,
                pagesOnAbsent);
    }

    private Optional<LayoutScores> layout(
            List<AnnotatedPage> pages, CancelToken cancel, Progress progress) {
        if (pages.isEmpty()) {
            return Optional.empty();
        }
        Map<String, String> docIds = new TreeMap<>();
        for (DocumentRecord document : reader.documents()) {
            docIds.putIfAbsent(ProgramRanker.fileName(document), document.docId());
        }
        LayoutScorer scorer = new LayoutScorer();
        int done = 0;
        for (AnnotatedPage page : pages) {
            cancel.throwIfCancelled();
            String docId = docIds.get(page.file());
            if (docId == null) {
                scorer.add(page, List.of(), List.of(), List.of());
            } else {
                scorer.add(page, elements(docId, page), chunks(docId), reader.cells(docId));
            }
            progress.report("layout", ++done, pages.size());
        }
        return Optional.of(scorer.scores());
    }

    private List<Element> elements(String docId, AnnotatedPage page) {
        return reader.layouts(docId).stream()
                .filter(layout -> layout.page().equals(page.page()))
                .flatMap(layout -> layout.elements().stream())
                .toList();
    }

    private List<Chunk> chunks(String docId) {
        return reader.chunks(docId).stream().map(StoredChunk::chunk).toList();
    }
}
