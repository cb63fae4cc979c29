package dev.sheetproof.evaluation;

import dev.sheetproof.evaluation.EvaluationReport.Scored;
import dev.sheetproof.evaluation.EvaluationReport.Setting;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Writes a report as one JSON object, all shares 0..1 and unrounded. `kinds` and `evidence` at the
/// top are those of the first mode.
public final class EvaluationJson {

    private static final String ALL = "ALL";

    private EvaluationJson() {}

    public static ObjectNode of(EvaluationReport report, boolean failures) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        setting(root.putObject("setting"), report.setting());
        root.put("mode", report.modes().getFirst().name());
        scores(root, report.modes().getFirst());
        ObjectNode modes = root.putObject("modes");
        report.modes().forEach(mode -> scores(modes.putObject(mode.name()), mode));
        ObjectNode baselines = root.putObject("baselines");
        report.baselines().forEach(one -> scores(baselines.putObject(one.name()), one));
        report.layout().ifPresent(layout -> layout(root.putObject("layout"), layout));
        report.warnings().forEach(root.putArray("warnings")::add);
        if (failures) {
            var list = root.putArray("failures");
            report.failures().forEach(failure -> failure(list.addObject(), failure));
        }
        return root;
    }

    private static void setting(ObjectNode node, Setting setting) {
        node.put("corpus", setting.corpus())
                .put("queries", setting.questionsName())
                .put("questions", setting.questions())
                .put("documents", setting.documents())
                .put("pages", setting.pages())
                .put("chunks", setting.chunks())
                .put("top_k", setting.topK());
        setting.stamps().forEach(node.putArray("stamps")::add);
        node.put("model", setting.model().orElse(null));
        setting.absent().forEach(node.putArray("absent")::add);
        node.put("questions_on_absent", setting.questionsOnAbsent());
        node.put("pages_on_absent", setting.pagesOnAbsent());
    }

    private static void scores(ObjectNode node, Scored scored) {
        QuestionScores scores = scored.scores();
        ObjectNode kinds = node.putObject("kinds");
        scores.kinds().forEach((kind, ranks) -> ranks(kinds.putObject(kind), ranks));
        ranks(kinds.putObject(ALL), scores.all());
        ObjectNode evidence = node.putObject("evidence");
        put(evidence, "sufficient", scores.sufficient());
        quantiles(evidence, "sufficiency", scores.sufficiency());
        quantiles(evidence, "leakage", scores.leakage());
        put(evidence, "negatives_refused", scores.refusedNegatives());
        put(evidence, "answerable_refused", scores.refusedAnswerable());
        evidence.put("negatives", scores.negatives());
    }

    private static void ranks(ObjectNode node, QuestionScores.Ranks ranks) {
        node.put("n", ranks.questions())
                .put("hit@1", ranks.hitAt1())
                .put("hit@3", ranks.hitAt3())
                .put("hit@5", ranks.hitAt5())
                .put("hit@10", ranks.hitAt10())
                .put("mrr", ranks.mrr())
                .put("ndcg@10", ranks.ndcg());
    }

    private static void quantiles(ObjectNode node, String name, Distribution values) {
        put(node, name + "_p10", values.quantile(.1));
        put(node, name + "_p25", values.quantile(.25));
        put(node, name + "_median", values.quantile(.5));
        put(node, name + "_p75", values.quantile(.75));
        put(node, name + "_p90", values.quantile(.9));
    }

    private static void layout(ObjectNode node, LayoutScores layout) {
        node.put("pages", layout.pages());
        ObjectNode labels = node.putObject("labels");
        layout.labels()
                .forEach(
                        (label, score) ->
                                labels.putObject(label.wireName())
                                        .put("n", score.marked())
                                        .put("f1", score.f1()));
        put(node, "macro_f1", layout.macroF1());
        node.put("units", layout.units());
        put(node, "whole", layout.wholeShare());
        put(node, "tight", layout.tightShare());
        put(node, "order", layout.orderedShare());
        node.put("cells", layout.values());
        put(node, "cells_found", layout.foundShare());
        put(node, "cells_right", layout.placedShare());
    }

    private static void failure(ObjectNode node, Failure failure) {
        node.put("id", failure.question().id())
                .put("kind", failure.question().kind())
                .put("query", failure.question().query())
                .put("rank", failure.rank())
                .put("refused", failure.refused())
                .put("insufficient", failure.insufficient())
                .put("absent", failure.absent())
                .put("cause", failure.cause())
                .put("first", failure.first());
        var expected = node.putArray("expected");
        for (Question.Answer answer : failure.question().answers()) {
            ObjectNode place = expected.addObject();
            place.put("file", answer.file()).put("page", answer.page().value());
            place.putArray("value_box")
                    .add(answer.valueBox().x0())
                    .add(answer.valueBox().y0())
                    .add(answer.valueBox().x1())
                    .add(answer.valueBox().y1());
        }
        if (!failure.region().id().isEmpty()) {
            node.putObject("region")
                    .put("chunk_id", failure.region().id())
                    .put("block_type", failure.region().type())
                    .put("value_share", failure.region().valueShare())
                    .put("unit_share", failure.region().unitShare());
        }
        ObjectNode ranks = node.putObject("ranks");
        failure.ranks().forEach((mode, rank) -> ranks.put(mode.wireName(), rank));
    }

    private static void put(ObjectNode node, String name, Optional<Double> value) {
        value.ifPresentOrElse(some -> node.put(name, some), () -> node.putNull(name));
    }
}
