package dev.sheetproof.pdf;

import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Gathers pieces of ruling lines and joins those that continue each other.
final class RuleCollector {

    /// Thicker ones are areas: the thickest frame lines of datasheets are about 2 points.
    static final double MAX_THICKNESS = 2.5;

    /// A rule runs at least this far after joining; shorter ones are ticks and specks.
    static final double MIN_LENGTH = 3;

    /// Pieces whose middles differ by less, across their run, may be one rule.
    private static final double SAME_LINE = 0.4;

    /// Pieces of one rule touch or leave no more than this between them.
    private static final double GAP = 0.8;

    /// Dashes drawn one by one: pieces and gaps up to these lengths.
    private static final double DASH = 8;

    private static final double DASH_GAP = 4;

    private final List<Rule> pieces = new ArrayList<>();

    void add(Rule piece) {
        pieces.add(piece);
    }

    int size() {
        return pieces.size();
    }

    /// The rules, horizontal before vertical, from top to bottom and left to right.
    ///
    /// @param leftOver receives what is too short after joining
    List<Rule> join(List<Rule> leftOver) {
        List<Rule> joined = new ArrayList<>();
        List<Rule> sorted = new ArrayList<>(pieces);
        sorted.sort(
                Comparator.comparing((Rule r) -> !r.horizontal())
                        .thenComparingDouble(Rule::at)
                        .thenComparingDouble(Rule::from)
                        .thenComparingDouble(Rule::to));
        int from = 0;
        while (from < sorted.size()) {
            int to = from + 1;
            while (to < sorted.size()
                    && sorted.get(to).horizontal() == sorted.get(from).horizontal()
                    && sorted.get(to).at() - sorted.get(to - 1).at() <= SAME_LINE
                    && sorted.get(to).at() - sorted.get(from).at() <= 2 * SAME_LINE) {
                to++;
            }
            joinBand(sorted.subList(from, to), joined);
            from = to;
        }
        List<Rule> rules = new ArrayList<>(joined.size());
        for (Rule r : joined) {
            (r.length() >= MIN_LENGTH && r.length() > 1.5 * r.thickness() ? rules : leftOver)
                    .add(r);
        }
        return rules;
    }

    private static void joinBand(List<Rule> band, List<Rule> joined) {
        List<Rule> byStart = new ArrayList<>(band);
        byStart.sort(Comparator.comparingDouble(Rule::from).thenComparingDouble(Rule::to));
        List<Rule> done = new ArrayList<>();
        // Pieces of different colours may interleave, so each colour keeps its own open rule.
        List<Open> open = new ArrayList<>();
        for (Rule r : byStart) {
            Open found = null;
            for (Open o : open) {
                if (o.rgb == r.rgb() && r.from() - o.to <= allowedGap(o, r)) {
                    found = o;
                    break;
                }
            }
            if (found == null) {
                open.removeIf(
                        o -> {
                            boolean past = r.from() - o.to > DASH_GAP;
                            if (past) {
                                done.add(o.rule());
                            }
                            return past;
                        });
                open.add(new Open(r));
            } else {
                found.append(r);
            }
        }
        for (Open o : open) {
            done.add(o.rule());
        }
        done.sort(Comparator.comparingDouble(Rule::from).thenComparingInt(Rule::rgb));
        joined.addAll(done);
    }

    private static double allowedGap(Open open, Rule next) {
        boolean dashes = open.lastLength <= DASH && next.length() <= DASH;
        return dashes
                ? Math.min(DASH_GAP, Math.max(GAP, 1.5 * Math.max(open.lastLength, next.length())))
                : GAP;
    }

    private static final class Open {
        final boolean horizontal;
        final double from;
        final int rgb;
        double to;
        double lastLength;
        double weight;
        double weightedAt;
        double thickness;

        Open(Rule first) {
            horizontal = first.horizontal();
            from = first.from();
            to = first.to();
            rgb = first.rgb();
            lastLength = first.length();
            count(first);
        }

        void append(Rule next) {
            to = Math.max(to, next.to());
            lastLength = next.length();
            count(next);
        }

        private void count(Rule piece) {
            double w = Math.max(1e-3, piece.length());
            weight += w;
            weightedAt += w * piece.at();
            thickness = Math.max(thickness, piece.thickness());
        }

        Rule rule() {
            return new Rule(horizontal, weightedAt / weight, from, to, thickness, rgb);
        }
    }
}
