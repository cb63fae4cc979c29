package dev.sheetproof.tables;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// Joins the elementary cells of a grid that no edge parts.
final class Faces {

    private final List<Double> xs;
    private final List<Double> ys;
    private final boolean[][] closedLeft;
    private final boolean[][] closedTop;
    private final boolean[][] seen;

    Faces(List<Double> xs, List<Double> ys, boolean[][] closedLeft, boolean[][] closedTop) {
        this.xs = xs;
        this.ys = ys;
        this.closedLeft = closedLeft;
        this.closedTop = closedTop;
        this.seen = new boolean[ys.size() - 1][xs.size() - 1];
    }

    List<RuleGrid.Face> find() {
        List<RuleGrid.Face> faces = new ArrayList<>();
        for (int r = 0; r < seen.length; r++) {
            for (int c = 0; c < seen[r].length; c++) {
                if (!seen[r][c]) {
                    faces.add(grow(r, c));
                }
            }
        }
        return faces;
    }

    /// The largest rectangle that starts at the cell: right as far as it is open, then down while a
    /// whole row is.
    private RuleGrid.Face grow(int row, int column) {
        int right = column;
        while (right + 1 < xs.size() - 1 && !closedLeft[row][right + 1] && !seen[row][right + 1]) {
            right++;
        }
        int bottom = row;
        while (bottom + 1 < ys.size() - 1 && openBelow(bottom, column, right)) {
            bottom++;
        }
        for (int r = row; r <= bottom; r++) {
            for (int c = column; c <= right; c++) {
                seen[r][c] = true;
            }
        }
        PageBox box =
                new PageBox(xs.get(column), ys.get(row), xs.get(right + 1), ys.get(bottom + 1));
        return new RuleGrid.Face(row, column, bottom - row + 1, right - column + 1, box);
    }

    private boolean openBelow(int row, int from, int to) {
        for (int c = from; c <= to; c++) {
            if (closedTop[row + 1][c] || seen[row + 1][c] || (c > from && closedLeft[row + 1][c])) {
                return false;
            }
        }
        // A row below that stays open beyond this rectangle belongs to a wider face.
        return closedLeft[row + 1][from] && closedLeft[row + 1][to + 1];
    }
}
