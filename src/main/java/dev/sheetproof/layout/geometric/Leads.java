package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.List;

/// Tells blocks of a drawing from tables by the rules that end at their outside: pins, wires,
/// leads.
final class Leads {

    /// Rules that end at a block from which it is one.
    private static final int MIN_LEADS = 4;

    /// A lead ends within this many points of the block and is at least so long outside of it.
    private static final double REACH_PT = 2.5;

    private static final double MIN_LENGTH_PT = 5;

    private Leads() {}

    /// @param rules rules of the page, or those that touch the box
    static boolean at(PageBox box, List<Rule> rules) {
        int leads = 0;
        for (Rule rule : rules) {
            leads += rule.horizontal() ? across(rule, box) : down(rule, box);
        }
        return leads >= MIN_LEADS;
    }

    private static int across(Rule rule, PageBox box) {
        boolean beside = rule.at() > box.y0() + REACH_PT && rule.at() < box.y1() - REACH_PT;
        return beside ? ends(rule, box.x0(), box.x1()) : 0;
    }

    private static int down(Rule rule, PageBox box) {
        boolean beside = rule.at() > box.x0() + REACH_PT && rule.at() < box.x1() - REACH_PT;
        return beside ? ends(rule, box.y0(), box.y1()) : 0;
    }

    /// Whether the rule lies outside of a stretch and ends at one of its ends.
    private static int ends(Rule rule, double low, double high) {
        boolean before =
                Math.abs(rule.to() - low) < REACH_PT && rule.from() < low - MIN_LENGTH_PT;
        boolean after =
                Math.abs(rule.from() - high) < REACH_PT && rule.to() > high + MIN_LENGTH_PT;
        return before || after ? 1 : 0;
    }
}
