package dev.sheetproof.evaluation;

import dev.sheetproof.evaluation.Ranker.Found;
import dev.sheetproof.evaluation.Ranker.Ranking;
import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.DocumentReader;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/// Finds out why questions are not answered first: whether a region holds the answer at all, and
/// which path ranks it how low.
final class Failures {

    /// How far down each path is followed.
    static final int DEPTH = 100;

    private final DocumentReader reader;
    private final EvidenceSource evidence;
    private final Function<SearchMode, Ranker> rankers;

    Failures(DocumentReader reader, EvidenceSource evidence, Function<SearchMode, Ranker> rankers) {
        this.reader = reader;
        this.evidence = evidence;
        this.rankers = rankers;
    }

    /// @param ranking that was judged
    /// @return empty when there is nothing to explain
    Optional<Failure> of(Judgement judged, Ranking ranking, CancelToken cancel) {
        Question question = judged.question();
        boolean insufficient =
                judged.evidence()
                        .map(found -> found.sufficiency() < QuestionScores.SUFFICIENT_SHARE)
                        .orElse(false);
        boolean negative = question.answers().isEmpty();
        boolean fine =
                negative
                        ? judged.refused()
                        : judged.rank() == 1 && !insufficient && !judged.refused();
        if (fine) {
            return Optional.empty();
        }
        Failure.Region region = negative ? Failure.Region.NONE : region(question);
        SortedMap<SearchMode, Integer> ranks = new TreeMap<>();
        if (!negative && question.answers().stream().anyMatch(this::covered)) {
            for (SearchMode mode : SearchMode.values()) {
                ranks.put(
                        mode,
                        Judgement.of(
                                        question,
                                        rankers.apply(mode).rank(question.query(), DEPTH, cancel))
                                .rank());
            }
        }
        return Optional.of(
                new Failure(
                        question,
                        judged.rank(),
                        judged.refused(),
                        insufficient,
                        !negative && question.answers().stream().noneMatch(this::there),
                        question.answers().stream()
                                .mapToInt(answer -> BadMarks.pagesBefore(reader, answer))
                                .filter(pages -> pages > 0)
                                .findFirst()
                                .orElse(0),
                        ranking.found().isEmpty() ? "" : ranking.found().getFirst().id(),
                        region,
                        ranks));
    }

    private boolean covered(Question.Answer answer) {
        return onPage(answer).stream().anyMatch(region -> Judgement.hits(answer, region.found()));
    }

    private boolean there(Question.Answer answer) {
        return reader.documents().stream()
                .anyMatch(document -> ProgramRanker.fileName(document).equals(answer.file()));
    }

    private record Stored(String type, Found found) {}

    private Failure.Region region(Question question) {
        Failure.Region best = Failure.Region.NONE;
        for (Question.Answer answer : question.answers()) {
            for (Stored stored : onPage(answer)) {
                double value = Judgement.valueShare(answer, stored.found());
                if (best.id().isEmpty() || value > best.valueShare()) {
                    best =
                            new Failure.Region(
                                    stored.found().id(),
                                    stored.type(),
                                    value,
                                    BoxArea.share(
                                            answer.unitBox(),
                                            stored.found().boxesOn(answer.page())));
                }
            }
        }
        return best;
    }

    private List<Stored> onPage(Question.Answer answer) {
        List<Stored> here = new ArrayList<>();
        for (DocumentRecord document : reader.documents()) {
            if (ProgramRanker.fileName(document).equals(answer.file())) {
                for (StoredChunk stored : reader.chunks(document.docId())) {
                    if (onPage(stored.chunk(), answer.page())) {
                        evidence.evidence(stored.chunk().id())
                                .map(ProgramRanker::found)
                                .map(found -> new Stored(stored.chunk().type().wireName(), found))
                                .ifPresent(here::add);
                    }
                }
            }
        }
        return here;
    }

    private static boolean onPage(Chunk chunk, PageNumber page) {
        return chunk.page().equals(page)
                || chunk.continued().stream().anyMatch(more -> more.page().equals(page));
    }

    /// One ranker per mode, made once.
    static Function<SearchMode, Ranker> remembered(Function<SearchMode, Ranker> maker) {
        Map<SearchMode, Ranker> made = new TreeMap<>();
        return mode -> made.computeIfAbsent(mode, maker);
    }
}
