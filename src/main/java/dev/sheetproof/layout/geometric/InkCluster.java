package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;

/// Ink of one neighbourhood, with what speaks for a drawing.
final class InkCluster {

    /// Shorter side of a plot at least, in points: strips are parts of one.
    static final double MIN_PLOT_PT = 40;

    /// Weight of ink a drawing needs.
    static final double MIN_WEIGHT = 5;

    /// Longer side of ink that may belong to a drawing beside it at most, in points.
    private static final double MAX_SCRAP_PT = 120;

    /// Pictures larger than this many square points are drawings by themselves.
    private static final double MIN_PICTURE = 300;

    /// Share of a cluster that its pictures cover from which it is one.
    private static final double PICTURE_SHARE = 0.7;

    /// Share of the sides that the longest rules of a grid run through.
    private static final double GRID_SHARE = 0.55;

    private PageBox box;
    private int curves;
    private int strokes;
    private int across;
    private int down;
    private int shapes;
    private double pictures;
    private double painted;
    private double longestAcross;
    private double longestDown;

    InkCluster(PageBox box) {
        this.box = box;
    }

    void add(Stroke stroke) {
        box = box.union(stroke.box());
        strokes++;
        curves += stroke.curved() || stroke.diagonal() ? 1 : 0;
    }

    void add(PlacedImage image) {
        box = box.union(image.box());
        pictures += image.box().area();
    }

    void add(Rule rule) {
        box = box.union(rule.box());
        if (rule.horizontal()) {
            across++;
            longestAcross = Math.max(longestAcross, rule.length());
        } else {
            down++;
            longestDown = Math.max(longestDown, rule.length());
        }
    }

    void add(Fill fill) {
        box = box.union(fill.box());
        shapes++;
        painted += fill.box().area();
    }

    PageBox box() {
        return box;
    }

    int curves() {
        return curves;
    }

    int strokes() {
        return strokes;
    }

    int shapes() {
        return shapes;
    }

    double pictures() {
        return pictures;
    }

    /// Rules both ways.
    int rules() {
        return across + down;
    }

    /// Times that filled shapes cover the place of the cluster.
    double layers() {
        return painted / box.area();
    }

    /// A grid or frame whose rules run through it both ways.
    boolean plot() {
        if (strokes == 0 && pictures > PICTURE_SHARE * box.area()) {
            return true;
        }
        return Math.min(box.width(), box.height()) > MIN_PLOT_PT
                && across >= 2
                && down >= 2
                && longestAcross > GRID_SHARE * box.width()
                && longestDown > GRID_SHARE * box.height();
    }

    /// Small ink that may belong to a drawing beside it: more than a rule across.
    boolean scrap() {
        return strokes + shapes + down > 0 && Math.max(box.width(), box.height()) < MAX_SCRAP_PT;
    }

    /// Curves and diagonals speak for a drawing, rules only where they run both ways, a picture by
    /// itself.
    double weight() {
        double rules = across > 0 && down > 0 ? Math.min(across, 2 * down) : 0;
        return 2.0 * curves
                + strokes
                + shapes * 0.8
                + rules
                + (pictures > MIN_PICTURE ? MIN_WEIGHT : 0);
    }
}
