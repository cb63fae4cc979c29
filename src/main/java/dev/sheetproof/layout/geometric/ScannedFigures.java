package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Makes figures of scanned pages whole: thin lines of a scan fall apart, and what is left of a
/// drawing are pieces and labels. A numbered caption holds together what stands between it and the
/// next text.
final class ScannedFigures {

    /// White space between a caption and the nearest piece, in points.
    private static final double NEAR_PT = 40;

    /// Words of a caption, and of a label, at most.
    private static final int MAX_CAPTION_WORDS = 14;

    private static final int LABEL_WORDS = 6;

    /// Labels beside the pieces, or pieces, from which a drawing is apart.
    private static final int MIN_LABELS = 3;

    private static final int MIN_PIECES = 2;

    /// Height of a whole drawing at most, as a share of the page.
    private static final double MAX_HEIGHT = 0.65;

    private static final double INSIDE = 0.9;

    /// Share of the page's width at either side where drawings are thumb tabs.
    private static final double MARGIN = 0.1;

    /// Type this many times larger than running text is a heading, on scans too.
    private static final double LARGE = 1.25;

    private static final Pattern HEADING =
            Pattern.compile("\\d{1,2}(?:\\.\\d{1,2}){1,3}\\.?\\s+\\p{L}.*");

    private final PageScene scene;
    private final CaptionPatterns captions = CaptionPatterns.standard();

    ScannedFigures(PageScene scene) {
        this.scene = scene;
    }

    void join() {
        if (!scene.recognised()) {
            return;
        }
        for (Line caption : scene.free()) {
            if (caption.horizontal()
                    && captions.startsFigure(caption.text())
                    && Words.count(caption) <= MAX_CAPTION_WORDS) {
                join(caption.box());
            }
        }
    }

    /// Whether another caption stands in the row: each has a drawing of its own.
    private boolean amongOthers(PageBox caption) {
        return scene.lines().stream()
                .filter(l -> captions.startsFigure(l.text()) && !l.box().equals(caption))
                .anyMatch(l -> l.box().overlapY(caption) > -caption.height());
    }

    private void join(PageBox caption) {
        if (amongOthers(caption)) {
            return;
        }
        Optional<Region> nearest =
                scene.regions(ElementLabel.FIGURE).stream()
                        .filter(f -> f.box().touches(caption.inflate(0, NEAR_PT)))
                        .filter(f -> gap(f.box(), caption) > -caption.height())
                        .findFirst();
        if (nearest.isEmpty()) {
            return;
        }
        boolean above = nearest.get().box().centerY() < caption.centerY();
        double limit = limit(caption, above);
        double y0 = above ? limit : caption.y1();
        double y1 = above ? caption.y0() : limit;
        if (y1 <= y0 || y1 - y0 > MAX_HEIGHT * scene.height()) {
            return;
        }
        PageBox area = new PageBox(0, y0, scene.width(), y1);
        List<Region> pieces =
                scene.regions(ElementLabel.FIGURE).stream()
                        .filter(f -> f.box().shareInside(area) > INSIDE && !tab(f.box()))
                        .toList();
        List<Line> labels = scene.freeIn(area);
        if (pieces.isEmpty() || (labels.size() < MIN_LABELS && pieces.size() < MIN_PIECES)) {
            return;
        }
        List<PageBox> all = new ArrayList<>();
        List<Line> lines = new ArrayList<>(labels);
        for (Region piece : pieces) {
            all.add(piece.box());
            lines.addAll(piece.lines());
            scene.remove(piece);
        }
        labels.forEach(l -> all.add(l.box()));
        scene.add(
                new Region(
                                ElementLabel.FIGURE,
                                PageBox.enclosing(all),
                                0.6,
                                "captioned-figure",
                                lines)
                        .seeing(RuleReasons.count(lines.size(), "label")));
    }

    /// Whether a drawing lies in a side margin: a thumb tab.
    private boolean tab(PageBox box) {
        double share = box.centerX() / scene.width();
        return share < MARGIN || share > 1 - MARGIN;
    }

    private static double gap(PageBox figure, PageBox caption) {
        return Math.max(figure.y0() - caption.y1(), caption.y0() - figure.y1());
    }

    /// Where other text begins, seen from the caption.
    private double limit(PageBox caption, boolean above) {
        double limit = above ? 0 : scene.height();
        List<PageBox> bars = new ArrayList<>();
        scene.free().stream().filter(this::text).forEach(l -> bars.add(l.box()));
        scene.regions().stream()
                .filter(r -> r.label() != ElementLabel.FIGURE)
                .forEach(r -> bars.add(r.box()));
        for (PageBox bar : bars) {
            if (above && bar.centerY() < caption.y0()) {
                limit = Math.max(limit, bar.y1());
            } else if (!above && bar.centerY() > caption.y1()) {
                limit = Math.min(limit, bar.y0());
            }
        }
        return limit;
    }

    private boolean text(Line line) {
        return Words.count(line) > LABEL_WORDS
                || ScanHeadings.marked(line.text())
                || HEADING.matcher(line.text().strip()).matches()
                || (scene.fonts().larger(line.style())
                        && line.style().sizePt() > LARGE * scene.fonts().bodySizePt())
                || captions.starts(line.text())
                || captions.startsNote(line.text());
    }
}
