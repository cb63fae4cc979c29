package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/// Finds the legend right under a table, set over its width: `X = unused R = read bit`.
final class LegendRows {

    /// White space between the table and its legend, and between two rows of it, in line heights.
    private static final double MAX_GAP = 1.4;

    /// Rows of a legend at most.
    private static final int MAX_ROWS = 6;

    private static final Pattern ENTRY =
            Pattern.compile("\\S{1,8}\\s*=\\s*\\p{L}.*", Pattern.DOTALL);

    private static final Pattern SIGNS = Pattern.compile("\\S{1,8}\\s*[=:]?\\s*");

    private LegendRows() {}

    static List<Region> find(PageScene scene) {
        List<Region> legends = new ArrayList<>();
        for (Region table : scene.regions(ElementLabel.TABLE)) {
            PageBox t = table.box();
            List<Line> under =
                    scene.free().stream()
                            .filter(
                                    l ->
                                            l.horizontal()
                                                    && l.box().y0() > t.y1() - 2
                                                    && l.box().overlapX(t) > 0.8 * l.box().width())
                            .sorted(Comparator.comparingDouble((Line l) -> l.box().y0()))
                            .toList();
            List<Line> legend = new ArrayList<>();
            double end = t.y1();
            int rows = 0;
            for (TextRow row : TextRow.of(under)) {
                boolean near = row.box().y0() - end < MAX_GAP * row.box().height();
                if (!near || !entries(row) || rows == MAX_ROWS) {
                    break;
                }
                legend.addAll(row.segments());
                end = row.box().y1();
                rows++;
            }
            if (!legend.isEmpty()) {
                legends.add(
                        Region.of(ElementLabel.TABLE_FOOTNOTE, 0.75, "legend-rows", legend)
                                .seeing(RuleReasons.count(rows, "row")));
            }
        }
        return legends;
    }

    /// Two entries side by side at least, or parts of them: a lone equation is none.
    private static boolean entries(TextRow row) {
        if (row.size() < 2) {
            return false;
        }
        String all = String.join(" ", row.segments().stream().map(l -> l.text().strip()).toList());
        boolean signs =
                row.segments().stream().anyMatch(l -> SIGNS.matcher(l.text().strip()).matches());
        return ENTRY.matcher(all).matches()
                && (signs || all.chars().filter(c -> c == '=').count() >= 2);
    }
}
