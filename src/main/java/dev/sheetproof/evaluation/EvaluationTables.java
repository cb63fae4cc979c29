package dev.sheetproof.evaluation;

import dev.sheetproof.evaluation.EvaluationReport.Scored;
import dev.sheetproof.evaluation.EvaluationReport.Setting;
import dev.sheetproof.evaluation.QuestionScores.Ranks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A report as Markdown tables that read as plain text, too. The same report gives the same text.
public final class EvaluationTables {

    private static final double[] QUANTILES = {.1, .25, .5, .75, .9};

    /// Which pages of a document were recognised says nothing of how they were.
    private static final Pattern RECOGNISED_PAGES = Pattern.compile(" \\(pages [^)]*\\)$");

    private EvaluationTables() {}

    /// Everything but the failures, without a heading of its own.
    public static List<String> of(EvaluationReport report) {
        List<String> text = new ArrayList<>(setting(report.setting()));
        report.warnings().forEach(warning -> text.add("Warning: " + warning + "."));
        text.add("");
        text.addAll(overview(report));
        for (Scored mode : report.modes()) {
            text.add("");
            text.add("By category, " + mode.name() + ":");
            text.add("");
            text.addAll(kinds(mode.scores()));
        }
        text.add("");
        text.add("First hits: what they cover of what one must see, and their area against it:");
        text.add("");
        text.addAll(evidence(report));
        report.layout()
                .ifPresent(
                        layout -> {
                            text.add("");
                            text.add("Layout of " + layout.pages() + " annotated pages:");
                            text.add("");
                            text.addAll(layout(layout));
                        });
        return text;
    }

    private static List<String> setting(Setting setting) {
        List<String> text = new ArrayList<>();
        text.add(
                setting.questions()
                        + " questions ("
                        + setting.questionsName()
                        + "), "
                        + setting.documents()
                        + " documents, "
                        + setting.pages()
                        + " pages, "
                        + setting.chunks()
                        + " chunks; the first "
                        + setting.topK()
                        + " hits are judged.");
        setting.stamps().stream()
                .map(stamp -> RECOGNISED_PAGES.matcher(stamp).replaceFirst(""))
                .distinct()
                .forEach(stamp -> text.add("Stages: " + stamp + "."));
        text.add("Embedding model: " + setting.model().orElse("none") + ".");
        if (!setting.absent().isEmpty()) {
            text.add(
                    "Not in the corpus: "
                            + String.join(", ", setting.absent())
                            + "; "
                            + setting.questionsOnAbsent()
                            + " questions and "
                            + setting.pagesOnAbsent()
                            + " annotated pages count as missed for that.");
        }
        return text;
    }

    private static List<String> overview(EvaluationReport report) {
        Table table =
                new Table("", "hit@1", "hit@3", "hit@5", "MRR", "nDCG@10", "sufficient")
                        .with("leakage median", "no-answer refused", "answerable refused");
        List<Scored> all = new ArrayList<>(report.modes());
        all.addAll(report.baselines());
        for (Scored one : all) {
            QuestionScores scores = one.scores();
            Ranks ranks = scores.all();
            table.row(
                    one.about().isEmpty() ? one.name() : one.name() + ": " + one.about(),
                    number(ranks.hitAt1()),
                    number(ranks.hitAt3()),
                    number(ranks.hitAt5()),
                    number(ranks.mrr()),
                    number(ranks.ndcg()),
                    number(scores.sufficient()),
                    decimals(scores.leakage().quantile(.5)),
                    scores.negativesRefused() + " of " + scores.negatives(),
                    scores.answerableRefused() + " of " + ranks.questions());
        }
        return table.lines();
    }

    private static List<String> kinds(QuestionScores scores) {
        Table table =
                new Table("category", "n", "hit@1", "hit@3", "hit@5", "hit@10", "MRR", "nDCG@10");
        scores.kinds().forEach((kind, ranks) -> table.row(cells(kind, ranks)));
        table.row(cells("all", scores.all()));
        return table.lines();
    }

    private static String[] cells(String kind, Ranks ranks) {
        return new String[] {
            kind,
            String.valueOf(ranks.questions()),
            number(ranks.hitAt1()),
            number(ranks.hitAt3()),
            number(ranks.hitAt5()),
            number(ranks.hitAt10()),
            number(ranks.mrr()),
            number(ranks.ndcg())
        };
    }

    private static List<String> evidence(EvaluationReport report) {
        Table table = new Table("", "first hits", "p10", "p25", "median", "p75", "p90");
        List<Scored> all = new ArrayList<>(report.modes());
        all.addAll(report.baselines());
        for (Scored one : all) {
            quantiles(table, one.name() + ", sufficiency", one.scores().sufficiency());
            quantiles(table, one.name() + ", leakage", one.scores().leakage());
        }
        return table.lines();
    }

    private static void quantiles(Table table, String name, Distribution values) {
        String[] cells = new String[QUANTILES.length + 2];
        cells[0] = name;
        cells[1] = String.valueOf(values.size());
        for (int i = 0; i < QUANTILES.length; i++) {
            cells[i + 2] = decimals(values.quantile(QUANTILES[i]));
        }
        table.row(cells);
    }

    private static List<String> layout(LayoutScores layout) {
        Table table = new Table("label", "marked", "F1");
        layout.labels()
                .forEach(
                        (label, score) ->
                                table.row(
                                        label.wireName(),
                                        String.valueOf(score.marked()),
                                        number(score.f1())));
        List<String> text = new ArrayList<>(table.lines());
        text.add("");
        text.add(
                "Macro F1 "
                        + number(layout.macroF1())
                        + "; of "
                        + layout.units()
                        + " units "
                        + number(layout.wholeShare())
                        + " whole and "
                        + number(layout.tightShare())
                        + " tight, in order "
                        + number(layout.orderedShare())
                        + "; of "
                        + layout.values()
                        + " table values "
                        + number(layout.foundShare())
                        + " found and "
                        + number(layout.placedShare())
                        + " with row and column.");
        return text;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    private static String number(Optional<Double> value) {
        return value.map(EvaluationTables::number).orElse("–");
    }

    private static String decimals(Optional<Double> value) {
        return value.map(some -> String.format(Locale.ROOT, "%.2f", some)).orElse("–");
    }

    /// A Markdown table with aligned columns.
    private static final class Table {

        private final List<String[]> rows = new ArrayList<>();

        Table(String... head) {
            rows.add(head);
        }

        /// Further columns.
        Table with(String... more) {
            List<String> head = new ArrayList<>(List.of(rows.getFirst()));
            head.addAll(List.of(more));
            rows.set(0, head.toArray(String[]::new));
            return this;
        }

        void row(String... cells) {
            if (cells.length != rows.getFirst().length) {
                throw new IllegalArgumentException(
                        cells.length + " cells under " + rows.getFirst().length + " heads");
            }
            rows.add(cells);
        }

        List<String> lines() {
            int[] widths = new int[rows.getFirst().length];
            for (String[] row : rows) {
                for (int i = 0; i < widths.length; i++) {
                    widths[i] = Math.max(widths[i], Math.max(3, row[i].length()));
                }
            }
            List<String> lines = new ArrayList<>();
            for (String[] row : rows) {
                StringBuilder line = new StringBuilder("|");
                for (int i = 0; i < widths.length; i++) {
                    String space = " ".repeat(widths[i] - row[i].length());
                    line.append(' ').append(i == 0 ? row[i] + space : space + row[i]).append(" |");
                }
                lines.add(line.toString());
                if (lines.size() == 1) {
                    lines.add(rule(widths));
                }
            }
            return lines;
        }

        private static String rule(int[] widths) {
            StringBuilder line = new StringBuilder("|");
            for (int i = 0; i < widths.length; i++) {
                line.append(i == 0 ? ":" : "-").append("-".repeat(widths[i]));
                line.append(i == 0 ? "-|" : ":|");
            }
            return line.toString();
        }
    }
}
