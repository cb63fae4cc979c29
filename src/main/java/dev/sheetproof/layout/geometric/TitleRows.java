package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Joins the parts of a heading that white space or type parted: words at both ends of one filled
/// bar, a name with its conditions behind it, the lines of a document's title.
final class TitleRows {

    /// Height of a bar at most, in heights of its words.
    private static final double BAR_HEIGHT = 2.6;

    /// White space between a heading and its conditions, in type sizes.
    private static final double CONDITIONS_GAP = 3;

    /// Part of the first page whose large lines are the title of the document, as a share of its
    /// height from the top, and how much larger than running text they are at least.
    private static final double TITLE_SHARE = 0.3;

    private static final double TITLE_SIZE = 1.2;

    /// The lower line is at most this many times as large as the upper: small print over a name is
    /// something else.
    private static final double ALIKE_SIZE = 1.6;

    private static final double LEAST_SIZE = 0.7;

    /// White space between two lines of that title, in heights of the larger.
    private static final double TITLE_GAP = 0.5;

    /// Edges or middles of its lines differ by at most this many points.
    private static final double ALIGNED_PT = 4;

    /// Height of conditions in one row, raised and lowered runs with them, in heights of the
    /// heading.
    private static final double ONE_ROW = 1.5;

    private final PageScene scene;

    TitleRows(PageScene scene) {
        this.scene = scene;
    }

    /// The blocks with such headings whole; takes conditions that were captions out of the scene.
    List<Region> join(List<Region> blocks) {
        List<Region> out = new ArrayList<>(blocks);
        List<Region> titles =
                blocks.stream()
                        .filter(b -> b.label() == ElementLabel.TITLE && b.lines().size() == 1)
                        .sorted(Comparator.comparingDouble((Region b) -> b.box().x0()))
                        .toList();
        for (Region title : titles) {
            if (!out.contains(title)) {
                continue;
            }
            List<Line> lines = new ArrayList<>(title.lines());
            for (Region other : titles) {
                if (!other.equals(title)
                        && out.contains(other)
                        && sameBar(title.box(), other.box())) {
                    out.remove(other);
                    lines.addAll(other.lines());
                }
            }
            Optional<Region> conditions = conditions(title);
            conditions.ifPresent(
                    c -> {
                        scene.remove(c);
                        lines.addAll(c.lines());
                    });
            if (lines.size() > 1) {
                out.set(
                        out.indexOf(title),
                        Region.of(title.label(), title.confidence(), title.source(), lines)
                                .seeing(title.figures()));
            }
        }
        return scene.page().number().value() == 1 ? stacked(out) : out;
    }

    /// The blocks with the lines of the document's title as one.
    private List<Region> stacked(List<Region> blocks) {
        List<Region> out = new ArrayList<>(blocks);
        List<Region> large =
                blocks.stream()
                        .filter(b -> b.label() == ElementLabel.TITLE && large(b))
                        .sorted(Comparator.comparingDouble((Region b) -> b.box().y0()))
                        .toList();
        Region above = null;
        for (Region title : large) {
            if (above != null
                    && size(title) < ALIKE_SIZE * size(above)
                    && size(title) > LEAST_SIZE * size(above)
                    && under(above.box(), title.box())) {
                List<Line> lines = new ArrayList<>(above.lines());
                lines.addAll(title.lines());
                Region both =
                        Region.of(above.label(), above.confidence(), above.source(), lines)
                                .seeing(above.figures());
                out.remove(title);
                out.set(out.indexOf(above), both);
                above = both;
            } else {
                above = title;
            }
        }
        return out;
    }

    private boolean large(Region title) {
        return title.box().y1() < TITLE_SHARE * scene.height()
                && size(title) > TITLE_SIZE * scene.fonts().bodySizePt();
    }

    private static double size(Region title) {
        return title.lines().getLast().style().sizePt();
    }

    private boolean under(PageBox above, PageBox b) {
        double gap = b.y0() - above.y1();
        boolean aligned =
                Math.abs(above.x0() - b.x0()) < ALIGNED_PT
                        || Math.abs(above.x1() - b.x1()) < ALIGNED_PT
                        || Math.abs(above.centerX() - b.centerX()) < ALIGNED_PT;
        return gap > -ALIGNED_PT
                && gap < TITLE_GAP * b.height()
                && aligned
                && scene.ink().rules().stream()
                        .noneMatch(
                                r ->
                                        r.horizontal()
                                                && r.at() > above.centerY()
                                                && r.at() < b.centerY()
                                                && r.to() > b.x0()
                                                && r.from() < b.x1());
    }

    private boolean sameBar(PageBox a, PageBox b) {
        return a.overlapY(b) > 0.6 * Math.min(a.height(), b.height())
                && scene.ink().fills().stream()
                        .map(Fill::box)
                        .anyMatch(
                                f ->
                                        f.containsCenterOf(a)
                                                && f.containsCenterOf(b)
                                                && f.height() < BAR_HEIGHT * a.height());
    }

    /// `(VSS = 0 V)` right behind a heading, in the same row.
    private Optional<Region> conditions(Region title) {
        PageBox t = title.box();
        return scene.regions(ElementLabel.TABLE_CAPTION).stream()
                .filter(c -> c.source().equals("near-caption"))
                .filter(c -> c.box().height() < ONE_ROW * t.height())
                .filter(
                        c -> {
                            double gap = c.box().x0() - t.x1();
                            return c.box().overlapY(t) > 0.6 * c.box().height()
                                    && gap > 0
                                    && gap
                                            < CONDITIONS_GAP
                                                    * title.lines().getFirst().style().sizePt();
                        })
                .findFirst();
    }
}
