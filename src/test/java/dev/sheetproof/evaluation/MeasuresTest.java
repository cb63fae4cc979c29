package dev.sheetproof.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.evaluation.Ranker.Found;
import dev.sheetproof.evaluation.Ranker.Ranking;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Fixed examples whose figures were worked out by hand.
final class MeasuresTest {

    private static final double EXACT = 1e-9;
    private static final PageNumber ONE = new PageNumber(1);

    private static Question.Answer answer(double x, double width) {
        return new Question.Answer(
                "a.pdf", ONE, new PageBox(x, 0, x + 10, 10), new PageBox(x, 0, x + width, 20), "");
    }

    private static Question question(Question.Answer... answers) {
        return new Question("q", "words", "parameter", List.of(answers));
    }

    private static Found found(String file, PageBox... boxes) {
        return new Found("c", file, List.of(new PageBoxes(ONE, List.of(boxes))));
    }

    private static Judgement judge(Question question, Found... found) {
        return Judgement.of(question, new Ranking(true, List.of(found), List.of()));
    }

    @Test
    void aHitCoversFourFifthsOfTheValueInTheRightFile() {
        Question question = question(answer(0, 100));
        Found most = found("a.pdf", new PageBox(0, 0, 8, 10));
        Found less = found("a.pdf", new PageBox(0, 0, 7.9, 10));
        Found other = found("b.pdf", new PageBox(0, 0, 10, 10));
        assertEquals(1, judge(question, most).rank());
        assertEquals(0, judge(question, less, other).rank());
        assertEquals(3, judge(question, less, other, most).rank());
    }

    @Test
    void sufficiencyAndLeakageAreThoseOfTheFirstHitWithOverlapsCountedOnce() {
        Question question = question(answer(0, 100));
        Judgement judged =
                judge(
                        question,
                        found("a.pdf", new PageBox(0, 0, 50, 10), new PageBox(0, 0, 50, 20)),
                        found("a.pdf", new PageBox(0, 0, 100, 20)));
        assertEquals(0.5, judged.evidence().orElseThrow().sufficiency(), EXACT);
        assertEquals(0.5, judged.evidence().orElseThrow().leakage(), EXACT);
    }

    @Test
    void gainCountsEveryUnitOnceAtItsFirstRank() {
        Question two = question(answer(0, 20), answer(100, 20));
        Found first = found("a.pdf", new PageBox(0, 0, 20, 20));
        Found second = found("a.pdf", new PageBox(100, 0, 120, 20));
        Found both = found("a.pdf", new PageBox(0, 0, 120, 20));
        double ideal = 1 + 1 / (Math.log(3) / Math.log(2));
        assertEquals(1, judge(two, first, second).ndcg(), EXACT);
        assertEquals(1 / ideal, judge(two, first, first).ndcg(), EXACT);
        assertEquals(1, judge(two, both).ndcg(), EXACT);
        // Log2 of the rank plus one is 2 at rank 3.
        Found none = found("b.pdf", new PageBox(0, 0, 1, 1));
        assertEquals(.5, judge(question(answer(0, 20)), none, none, first).ndcg(), EXACT);
    }

    @Test
    void ranksAreAveragedByKindAndRefusalsCounted() {
        Found hit = found("a.pdf", new PageBox(0, 0, 100, 20));
        Found miss = found("b.pdf", new PageBox(0, 0, 100, 20));
        Question negative = new Question("n", "words", "none", List.of());
        QuestionScores scores =
                QuestionScores.of(
                        List.of(
                                judge(question(answer(0, 100)), hit),
                                judge(question(answer(0, 100)), miss, miss, miss, hit),
                                Judgement.of(
                                        question(answer(0, 100)),
                                        new Ranking(false, List.of(miss), List.of())),
                                Judgement.of(negative, new Ranking(true, List.of(), List.of())),
                                judge(negative, hit)));
        assertEquals(3, scores.all().questions());
        assertEquals(1.0 / 3, scores.all().hitAt1(), EXACT);
        assertEquals(1.0 / 3, scores.all().hitAt3(), EXACT);
        assertEquals(2.0 / 3, scores.all().hitAt5(), EXACT);
        assertEquals(1.25 / 3, scores.all().mrr(), EXACT);
        assertEquals(scores.all(), scores.kinds().get("parameter"));
        assertEquals(Optional.of(.5), scores.refusedNegatives());
        assertEquals(1.0 / 3, scores.refusedAnswerable().orElseThrow(), EXACT);
        assertEquals(Optional.of(1.0), scores.sufficient());
    }

    @Test
    void windowsCountTokensAlikeForEveryModel() {
        assertEquals(0, TokenWindows.tokens("  "));
        // load | capa cita nce | 18 | pF | . | 电 容
        assertEquals(9, TokenWindows.tokens("load capacitance 18 pF. 电容"));
    }

    @Test
    void quantilesTakeTheLowerOfTwoAndTheMedianTheirMean() {
        Distribution values = new Distribution(List.of(4.0, 1.0, 3.0, 2.0));
        assertEquals(Optional.of(2.5), values.quantile(.5));
        assertEquals(Optional.of(3.0), values.quantile(.9));
        assertEquals(Optional.of(1.0), values.quantile(.1));
        assertEquals(Optional.of(.5), values.shareFrom(3));
        assertEquals(Optional.empty(), new Distribution(List.of()).quantile(.5));
    }

    @Test
    void areasOfManyBoxesAgreeWithCountedSquares() {
        long seed = Long.getLong("test.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            boolean[][] some = new boolean[20][20];
            boolean[][] others = new boolean[20][20];
            List<PageBox> a = boxes(random, some);
            List<PageBox> b = boxes(random, others);
            int shared = 0;
            int all = 0;
            for (int x = 0; x < 20; x++) {
                for (int y = 0; y < 20; y++) {
                    shared += some[x][y] && others[x][y] ? 1 : 0;
                    all += some[x][y] || others[x][y] ? 1 : 0;
                }
            }
            assertEquals(shared, BoxArea.shared(a, b), EXACT, "seed " + seed);
            assertEquals((double) shared / all, BoxArea.iou(a, b), EXACT, "seed " + seed);
        }
    }

    private static List<PageBox> boxes(Random random, boolean[][] squares) {
        return java.util.stream.IntStream.rangeClosed(0, random.nextInt(5))
                .mapToObj(
                        _ -> {
                            int x = random.nextInt(19);
                            int y = random.nextInt(19);
                            int w = 1 + random.nextInt(20 - x);
                            int h = 1 + random.nextInt(20 - y);
                            for (int i = x; i < x + w; i++) {
                                for (int j = y; j < y + h; j++) {
                                    squares[i][j] = true;
                                }
                            }
                            return new PageBox(x, y, x + w, y + h);
                        })
                .toList();
    }

    private static Element element(int number, ElementLabel label, PageBox box) {
        return new Element(ONE, number, label, 1, box, "test", "");
    }

    private static double f1(LayoutScores scores, ElementLabel label) {
        return scores.labels().getOrDefault(label, new LayoutScores.LabelScore(0, 0, 0)).f1();
    }

    @Test
    void regionsAreMatchedOneToOneUnderTheSameLabel() {
        PageBox box = new PageBox(0, 0, 10, 10);
        PageBox far = new PageBox(50, 50, 60, 60);
        AnnotatedPage page =
                new AnnotatedPage(
                        "a.pdf",
                        ONE,
                        List.of(
                                new AnnotatedPage.Region(ElementLabel.TABLE, box),
                                new AnnotatedPage.Region(ElementLabel.TEXT, far)),
                        List.of(List.of(0), List.of(1)),
                        List.of(
                                new AnnotatedPage.Value(
                                        "Load capacitance", "Typ", "-18", new PageBox(1, 1, 3, 3)),
                                new AnnotatedPage.Value("x", "y", "7", far)));
        LayoutScorer scorer = new LayoutScorer();
        Cell cell =
                new Cell(
                        ONE,
                        0,
                        1,
                        1,
                        1,
                        1,
                        new PageBox(0, 0, 4, 4),
                        "– 18 pF",
                        "Load capaci tance CL",
                        "Typ.",
                        false);
        scorer.add(
                page,
                List.of(
                        element(0, ElementLabel.TABLE, box),
                        element(1, ElementLabel.TABLE, new PageBox(0, 0, 10, 9)),
                        element(2, ElementLabel.FIGURE, far)),
                List.of(),
                List.of(cell));
        LayoutScores scores = scorer.scores();
        assertEquals(2.0 / 3, f1(scores, ElementLabel.TABLE), EXACT);
        assertEquals(0, f1(scores, ElementLabel.TEXT), EXACT);
        // Figures were not marked: they are no part of the mean.
        assertEquals(1.0 / 3, scores.macroF1().orElseThrow(), EXACT);
        assertEquals(Optional.of(0.0), scores.wholeShare());
        assertEquals(Optional.of(0.0), scores.orderedShare());
        assertEquals(Optional.of(.5), scores.foundShare());
        assertEquals(Optional.of(.5), scores.placedShare());
        assertTrue(scores.pairs() == 1 && scores.units() == 2);
    }
}
