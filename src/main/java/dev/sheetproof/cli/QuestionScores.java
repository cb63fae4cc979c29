package dev.sheetproof.cli;

import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// How well ranked evidence answers questions whose places are known.
///
/// A hit covers at least 80 % of the value. It is sufficient when the first hit covers at least 95
/// % of what one must see; leakage is its area against that. A request is refused when nothing is
/// listed or it is called unsupported.
final class QuestionScores {

    private static final double HIT_SHARE = 0.8;
    private static final double SUFFICIENT_SHARE = 0.95;
    private static final int[] CUTS = {1, 3, 5, 10};
    private static final String ALL = "ALL";

    private final Map<String, List<Integer>> ranks = new TreeMap<>();
    private final List<Double> sufficiency = new ArrayList<>();
    private final List<Double> leakage = new ArrayList<>();
    private final List<String> misses = new ArrayList<>();
    private int negatives;
    private int negativesRefused;
    private int answerable;
    private int answerableRefused;

    private record Judgement(double sufficiency, double leakage) {}

    void add(Question question, EvidencePackage found) {
        boolean refused = !found.supported() || found.evidence().isEmpty();
        if (question.answers().isEmpty()) {
            negatives++;
            negativesRefused += refused ? 1 : 0;
            return;
        }
        answerable++;
        answerableRefused += refused ? 1 : 0;
        int rank = 0;
        for (int i = 0; i < found.evidence().size() && rank == 0; i++) {
            Optional<Judgement> judged = judge(question, found.evidence().get(i));
            if (judged.isPresent()) {
                rank = i + 1;
                sufficiency.add(judged.get().sufficiency());
                leakage.add(judged.get().leakage());
            }
        }
        ranks.computeIfAbsent(question.kind(), kind -> new ArrayList<>()).add(rank);
        ranks.computeIfAbsent(ALL, kind -> new ArrayList<>()).add(rank);
        if (rank != 1) {
            misses.add(
                    "rank "
                            + rank
                            + "  "
                            + question.id()
                            + " ["
                            + question.kind()
                            + "] "
                            + question.query());
        }
    }

    private static Optional<Judgement> judge(Question question, Evidence evidence) {
        String name = evidence.sourcePdf().substring(evidence.sourcePdf().lastIndexOf('/') + 1);
        for (Question.Answer answer : question.answers()) {
            if (answer.file().equals(name)) {
                List<PageBox> boxes = boxesOn(evidence, answer.page());
                if (BoxArea.share(answer.valueBox(), boxes) >= HIT_SHARE) {
                    return Optional.of(
                            new Judgement(
                                    BoxArea.share(answer.unitBox(), boxes),
                                    BoxArea.of(boxes) / answer.unitBox().area()));
                }
            }
        }
        return Optional.empty();
    }

    private static List<PageBox> boxesOn(Evidence evidence, PageNumber page) {
        return evidence.places().stream()
                .filter(place -> place.page().equals(page))
                .flatMap(place -> place.boxes().stream())
                .toList();
    }

    List<String> misses() {
        return List.copyOf(misses);
    }

    String json() {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        ObjectNode kinds = root.putObject("kinds");
        ranks.forEach(
                (kind, list) -> {
                    ObjectNode row = kinds.putObject(kind);
                    row.put("n", list.size());
                    for (int cut : CUTS) {
                        row.put("hit@" + cut, rounded(hitAt(list, cut), 3));
                    }
                    row.put("mrr", rounded(meanReciprocalRank(list), 3));
                });
        ObjectNode evidence = root.putObject("evidence");
        put(evidence, "sufficient", sufficient());
        put(evidence, "sufficiency_median", quantile(sufficiency, 0.5));
        put(evidence, "leakage_median", quantile(leakage, 0.5));
        put(evidence, "leakage_p90", quantile(leakage, 0.9));
        put(evidence, "negatives_refused", share(negativesRefused, negatives));
        put(evidence, "answerable_refused", share(answerableRefused, answerable));
        evidence.put("negatives", negatives);
        return JsonMapper.shared().writeValueAsString(root);
    }

    void print(PrintStream to) {
        to.printf(
                Locale.ROOT,
                "%-16s %4s %6s %6s %6s %6s %6s%n",
                "kind",
                "n",
                "hit@1",
                "hit@3",
                "hit@5",
                "hit@10",
                "MRR");
        ranks.forEach(
                (kind, list) -> {
                    if (!kind.equals(ALL)) {
                        row(to, kind, list);
                    }
                });
        row(to, ALL, ranks.getOrDefault(ALL, List.of()));
        to.println(
                "sufficient="
                        + words(sufficient())
                        + " leakage_median="
                        + words(quantile(leakage, 0.5))
                        + " leakage_p90="
                        + words(quantile(leakage, 0.9))
                        + " negatives_refused="
                        + words(share(negativesRefused, negatives))
                        + " of "
                        + negatives
                        + " answerable_refused="
                        + words(share(answerableRefused, answerable)));
    }

    private static void row(PrintStream to, String kind, List<Integer> list) {
        to.printf(
                Locale.ROOT,
                "%-16s %4d %6.3f %6.3f %6.3f %6.3f %6.3f%n",
                kind,
                list.size(),
                hitAt(list, CUTS[0]),
                hitAt(list, CUTS[1]),
                hitAt(list, CUTS[2]),
                hitAt(list, CUTS[3]),
                meanReciprocalRank(list));
    }

    private static double hitAt(List<Integer> list, int cut) {
        long hits = list.stream().filter(rank -> rank >= 1 && rank <= cut).count();
        return list.isEmpty() ? 0 : (double) hits / list.size();
    }

    private static double meanReciprocalRank(List<Integer> list) {
        return list.stream().mapToDouble(rank -> rank == 0 ? 0 : 1.0 / rank).average().orElse(0);
    }

    private Optional<Double> sufficient() {
        long enough = sufficiency.stream().filter(share -> share >= SUFFICIENT_SHARE).count();
        return share((int) enough, sufficiency.size());
    }

    private static Optional<Double> share(int some, int all) {
        return all == 0 ? Optional.empty() : Optional.of((double) some / all);
    }

    /// The value below which this share of the values lies; between two for the median of an even
    /// number.
    private static Optional<Double> quantile(List<Double> values, double share) {
        if (values.isEmpty()) {
            return Optional.empty();
        }
        List<Double> sorted = values.stream().sorted().toList();
        int at = (int) (share * (sorted.size() - 1));
        boolean between = share == 0.5 && sorted.size() % 2 == 0;
        return Optional.of(between ? (sorted.get(at) + sorted.get(at + 1)) / 2 : sorted.get(at));
    }

    private static void put(ObjectNode node, String name, Optional<Double> value) {
        value.ifPresentOrElse(some -> node.put(name, rounded(some, 3)), () -> node.putNull(name));
    }

    private static double rounded(double value, int digits) {
        double scale = Math.pow(10, digits);
        return Math.rint(value * scale) / scale;
    }

    private static String words(Optional<Double> value) {
        return value.map(some -> String.format(Locale.ROOT, "%.3f", some)).orElse("-");
    }
}
