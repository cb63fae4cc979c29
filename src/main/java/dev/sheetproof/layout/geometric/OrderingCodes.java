package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds part-number breakdowns: a row of codes, a lead down from each, and at its end the words
/// that explain the code.
///
/// Leads end free or at a corner; the rules between the columns of a table end at rules that run
/// on. What stands between the explanations, small tables too, belongs to the figure.
final class OrderingCodes {

    /// Leads a breakdown has at least, one less where all turn to their words, and how far apart
    /// they are, in points.
    private static final int MIN_LEADS = 3;

    private static final double APART_PT = 4;

    /// Shortest lead in points.
    private static final double MIN_LENGTH_PT = 6;

    /// White space between codes and their leads, in heights of the codes.
    private static final double START_GAP = 1.3;

    /// Ends of rules that meet differ by at most this many points.
    private static final double MEET_PT = 2;

    /// White space between the end of a lead and its words, in points across and in line heights
    /// down.
    private static final double WORDS_PT = 16;

    private static final double WORDS_GAP = 1.2;

    /// White space between two lines of an explanation, in line heights.
    private static final double LINE_GAP = 0.8;

    /// Words of a row of codes for each lead at most; prose over rules has more.
    private static final double WORDS_PER_LEAD = 3;

    /// Words of a line of an explanation; longer ones are text below the breakdown.
    private static final int MAX_BLOCK_WORDS = 10;

    /// Height of a breakdown at most, as a share of the page.
    private static final double MAX_SHARE = 0.6;

    private record Lead(Rule rule, Optional<Rule> foot) {

        /// Where the words are looked for: the far end of the foot, or the end of the lead.
        double x() {
            return foot.map(f -> toRight() ? f.to() : f.from()).orElse(rule.at());
        }

        boolean toRight() {
            return foot.filter(f -> Math.abs(f.from() - rule.at()) <= MEET_PT).isPresent();
        }
    }

    private final PageScene scene;
    private final List<Rule> across;
    private final List<Rule> down;

    OrderingCodes(PageScene scene) {
        this.scene = scene;
        this.across = scene.ink().rules().stream().filter(Rule::horizontal).toList();
        this.down =
                scene.ink().rules().stream()
                        .filter(r -> !r.horizontal() && r.length() >= MIN_LENGTH_PT)
                        .sorted(
                                Comparator.comparingDouble(Rule::at)
                                        .thenComparingDouble(Rule::from)
                                        .thenComparingDouble(Rule::to))
                        .toList();
    }

    /// The breakdowns, as drawings: more of them may be drawn around what is found here.
    List<Drawing> find() {
        if (down.size() < MIN_LEADS - 1) {
            return List.of();
        }
        List<Drawing> found = new ArrayList<>();
        List<Line> lines = scene.free().stream().filter(Line::horizontal).toList();
        for (TextRow row : TextRow.of(lines)) {
            List<Lead> leads = leads(row);
            boolean inside = found.stream().anyMatch(f -> f.box().overlapArea(row.box()) > 0);
            boolean enough =
                    leads.size() >= MIN_LEADS
                            || (leads.size() == MIN_LEADS - 1
                                    && row.size() > 1
                                    && leads.stream().allMatch(l -> l.foot().isPresent()));
            if (enough && !inside) {
                drawing(codes(row, leads), leads, lines).ifPresent(found::add);
            }
        }
        return found;
    }

    /// The part of the row over its leads.
    private static List<Line> codes(TextRow row, List<Lead> leads) {
        double from = leads.getFirst().rule().at();
        double to = leads.getLast().rule().at();
        return row.segments().stream()
                .filter(s -> s.box().x1() > from - WORDS_PT && s.box().x0() < to + WORDS_PT)
                .toList();
    }

    private List<Lead> leads(TextRow row) {
        List<Lead> leads = new ArrayList<>();
        double height = row.segments().getFirst().box().height();
        for (Rule rule : down) {
            boolean under =
                    rule.from() > row.box().y1() - 0.5 * height
                            && rule.from() < row.box().y1() + START_GAP * height
                            && row.segments().stream()
                                    .anyMatch(
                                            s ->
                                                    rule.at() > s.box().x0() - 2
                                                            && rule.at() < s.box().x1() + 2);
            boolean apart = leads.isEmpty() || rule.at() - leads.getLast().rule().at() > APART_PT;
            if (under && apart) {
                lead(rule).ifPresent(leads::add);
            }
        }
        return leads;
    }

    /// A rule down that nothing crosses and that ends free or at a corner.
    private Optional<Lead> lead(Rule rule) {
        if (goesOn(rule)) {
            return Optional.empty();
        }
        Rule foot = null;
        for (Rule r : across) {
            boolean meets = r.from() <= rule.at() + MEET_PT && r.to() >= rule.at() - MEET_PT;
            if (!meets || r.at() < rule.from() - MEET_PT || r.at() > rule.to() + MEET_PT) {
                continue;
            }
            boolean corner =
                    Math.abs(r.from() - rule.at()) <= MEET_PT
                            || Math.abs(r.to() - rule.at()) <= MEET_PT;
            if (Math.abs(r.at() - rule.to()) <= MEET_PT && corner) {
                foot = r;
            } else if (Math.abs(r.at() - rule.from()) > MEET_PT) {
                return Optional.empty();
            }
        }
        return Optional.of(new Lead(rule, Optional.ofNullable(foot)));
    }

    /// Whether another rule goes on below: the sides of cells that are drawn one by one.
    private boolean goesOn(Rule rule) {
        return down.stream()
                .anyMatch(
                        r ->
                                Math.abs(r.at() - rule.at()) <= MEET_PT
                                        && r.from() > rule.to() - MEET_PT
                                        && r.from() - rule.to() <= MEET_PT);
    }

    private Optional<Drawing> drawing(List<Line> codes, List<Lead> leads, List<Line> lines) {
        int codeWords = codes.stream().mapToInt(Words::count).sum();
        if (codes.isEmpty() || codeWords > WORDS_PER_LEAD * leads.size()) {
            return Optional.empty();
        }
        PageBox box = Region.boxOf(codes);
        List<PageBox> words = new ArrayList<>();
        int explained = 0;
        for (Lead lead : leads) {
            box = box.union(lead.rule().box());
            if (lead.foot().isPresent()) {
                box = box.union(lead.foot().get().box());
            }
            Optional<Line> word = word(lead, lines);
            explained += word.isPresent() ? 1 : 0;
            word.ifPresent(w -> words.add(block(w, lines)));
        }
        if (explained * 2 < leads.size() || explained < 2) {
            return Optional.empty();
        }
        for (PageBox word : words) {
            box = box.union(word);
        }
        // The words of long explanations reach out of the hull of their first lines.
        for (Line line : lines) {
            if (box.containsCenterOf(line.box())) {
                box = box.union(line.box());
            }
        }
        PageBox whole = box;
        boolean barred =
                box.height() > MAX_SHARE * scene.height()
                        || lines.stream()
                                .anyMatch(
                                        l ->
                                                whole.containsCenterOf(l.box())
                                                        && CaptionPatterns.standard()
                                                                .starts(l.text()));
        return barred ? Optional.empty() : Optional.of(new Drawing(box, false));
    }

    /// The first line at the end of a lead: beside its foot, or under it.
    private static Optional<Line> word(Lead lead, List<Line> lines) {
        double y = lead.rule().to();
        return lines.stream()
                .filter(
                        l -> {
                            PageBox b = l.box();
                            boolean level = y > b.y0() - 3 && y < b.y1() + 3;
                            if (lead.foot().isPresent() && level) {
                                double gap = lead.toRight() ? b.x0() - lead.x() : lead.x() - b.x1();
                                return gap > -3 && gap < WORDS_PT;
                            }
                            return b.y0() > y - 3
                                    && b.y0() - y < WORDS_GAP * b.height()
                                    && b.x0() < lead.x() + 3
                                    && b.x1() > lead.x() - 3;
                        })
                .min(Comparator.comparingDouble(l -> Math.abs(l.box().centerY() - y)));
    }

    /// A line with those that continue it below.
    private static PageBox block(Line first, List<Line> lines) {
        PageBox box = first.box();
        for (Line line : lines) {
            PageBox b = line.box();
            if (b.centerY() > box.y1()
                    && b.y0() - box.y1() < LINE_GAP * first.box().height()
                    && b.overlapX(box) > 0.3 * Math.min(b.width(), box.width())
                    && Words.count(line) < MAX_BLOCK_WORDS) {
                box = box.union(b);
            }
        }
        return box;
    }
}
