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

    /// Length of a lead as a share of the network it is part of.
    private static final double MAX_SHARE = 0.25;

    /// Rules looked at; no block has nearly as many.
    private static final int MAX_RULES = 400;

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
        boolean before = Math.abs(rule.to() - low) < REACH_PT && rule.from() < low - MIN_LENGTH_PT;
        boolean after = Math.abs(rule.from() - high) < REACH_PT && rule.to() > high + MIN_LENGTH_PT;
        return before || after ? 1 : 0;
    }

    /// Whether short rules of a network end free: pins and wires that stick out of blocks. The
    /// rules of tables run from rule to rule, or over the whole of it.
    static boolean stickOut(RuleNetworks.Network network) {
        if (network.rules().size() > MAX_RULES) {
            return false;
        }
        PageBox box = network.box();
        int leads = 0;
        for (Rule rule : network.rules()) {
            double whole = rule.horizontal() ? box.width() : box.height();
            if (rule.length() > MIN_LENGTH_PT && rule.length() < MAX_SHARE * whole) {
                boolean from = meets(network, rule, rule.from());
                boolean to = meets(network, rule, rule.to());
                leads += from == to ? 0 : 1;
            }
        }
        return leads >= MIN_LEADS;
    }

    private static boolean meets(RuleNetworks.Network network, Rule rule, double end) {
        return network.rules().stream()
                .anyMatch(
                        r ->
                                r.horizontal() != rule.horizontal()
                                        && Math.abs(r.at() - end) < REACH_PT
                                        && r.from() < rule.at() + REACH_PT
                                        && r.to() > rule.at() - REACH_PT);
    }
}
