package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Phrase;
import dev.sheetproof.model.Rule;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.List;

/// Tells what merely repeats at its place from page furniture: the header of a table that goes on
/// page after page, a heading with `(continued)`, cells at the edge of a wide table, the title
/// block of a drawing.
final class BodySigns {

    /// Rules across and down that make a grid of cells.
    private static final int MIN_ACROSS = 4;

    private static final int MIN_DOWN = 3;

    /// A grid that reaches this many points into the body is a table; one that lies in the margin
    /// is the box of a running head.
    private static final double IN_BODY_PT = 20;

    /// Shares of the page between a grid and its edges at which the grid is the frame of the page
    /// with all in it.
    private static final double FRAME_SHARE = 0.85;

    /// A line of the body on the height of a line in the side margin, at most this many points
    /// beside it, makes that part of a row.
    private static final double SAME_ROW_PT = 45;

    /// Share of the pages from which even type of the body's headings is a running head, below a
    /// rule that ends the head and without one.
    private static final double SURE_SHARE = 0.8;

    private static final double UNSURE_SHARE = 0.5;

    private final PageScene scene;
    private final List<PageBox> grids = new ArrayList<>();

    /// @param repeated what is drawn at the same place on other pages, not yet part of the scene
    BodySigns(PageScene scene, InkSet repeated) {
        this.scene = scene;
        List<Rule> rules = new ArrayList<>(scene.ink().rules());
        rules.addAll(repeated.rules());
        for (RuleNetworks.Network network : RuleNetworks.of(rules, scene.width(), scene.height())) {
            if (network.across() >= MIN_ACROSS
                    && network.down() >= MIN_DOWN
                    && !frame(network.box())
                    && inBody(network.box())) {
                grids.add(network.box());
            }
        }
    }

    private boolean frame(PageBox b) {
        return b.width() > FRAME_SHARE * scene.width() && b.height() > FRAME_SHARE * scene.height();
    }

    private boolean inBody(PageBox b) {
        double top = RepeatedText.BAND_SHARE * scene.height();
        double bottom = (1 - RepeatedText.BAND_SHARE) * scene.height();
        double inside = Math.min(b.y1(), bottom) - Math.max(b.y0(), top);
        return inside > IN_BODY_PT;
    }

    /// Whether a row belongs to the body although it repeats.
    ///
    /// @param share share of the pages that carry it, 0..1
    /// @param head whether it stands at the head of the page, where headings do
    /// @param underRule whether a running head ends above it at a rule
    boolean speakFor(TextRow row, double share, boolean head, boolean underRule) {
        return row.segments().stream().anyMatch(l -> inTable(l) || continued(l.text()))
                || (head
                        && share < (underRule ? SURE_SHARE : UNSURE_SHARE)
                        && row.segments().stream()
                                .allMatch(l -> scene.fonts().headsSections(l.style())));
    }

    boolean inTable(Line line) {
        return inTable(line.box());
    }

    boolean inTable(PageBox box) {
        return grids.stream().anyMatch(g -> g.inflate(1).containsCenterOf(box));
    }

    /// Whether a line in the side margin is the last cell of a row.
    boolean endsRow(Line line) {
        PageBox b = line.box();
        return inTable(line)
                || scene.lines().stream()
                        .anyMatch(
                                l ->
                                        l.horizontal()
                                                && l.number() != line.number()
                                                && l.box().overlapY(b) > 0.5 * b.height()
                                                && -l.box().overlapX(b) < SAME_ROW_PT);
    }

    static boolean continued(String text) {
        return Phrase.CONTINUED.isIn(text);
    }
}
