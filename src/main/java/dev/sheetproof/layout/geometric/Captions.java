package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Labels paragraphs that start like a caption and stand near what they name.
final class Captions {

    /// Distance in points over which a caption still belongs to a table or figure.
    private static final double MAX_DISTANCE_PT = 60;

    /// Lines of a caption; longer paragraphs only begin by mentioning a table or figure.
    private static final int MAX_LINES = 4;

    /// White space between a caption and its conditions, in line heights.
    private static final double CONDITIONS_GAP = 0.8;

    /// Middles of the lines of a centred caption differ by at most this many points, and their
    /// sizes by this share.
    private static final double CENTRED_PT = 4;

    private static final double SAME_SIZE = 0.06;

    /// A label and its number without a name, and lines and words of the name under it at most.
    private static final Pattern LABEL_ALONE = Pattern.compile("\\p{L}+\\.?\\s*[\\d.–-]+[.:：]?");

    private static final int NAME_LINES = 2;

    private static final int NAME_WORDS = 20;

    private Captions() {}

    /// Joins captions over one table that follow each other: a name and the conditions under it.
    static void joinRows(PageScene scene) {
        List<Region> captions = new ArrayList<>(scene.regions(ElementLabel.TABLE_CAPTION));
        captions.sort(Comparator.comparingDouble((Region r) -> r.box().y0()));
        for (int i = 0; i + 1 < captions.size(); i++) {
            Region upper = captions.get(i);
            Region lower = captions.get(i + 1);
            double gap = lower.box().y0() - upper.box().y1();
            double height = lower.lines().getFirst().box().height();
            boolean between =
                    nearest(scene, lower.box(), ElementLabel.TABLE)
                            .filter(t -> t.box().y0() > lower.box().centerY())
                            .isPresent();
            if (between
                    && gap > -height
                    && gap < CONDITIONS_GAP * height
                    && upper.box().overlapX(lower.box()) > 0
                    && !upper.source().equals("title-band")
                    && CaptionPatterns.standard()
                            .captionOf(lower.lines().getFirst().text())
                            .isEmpty()) {
                List<Line> lines = new ArrayList<>(upper.lines());
                lines.addAll(lower.lines());
                Region both =
                        Region.of(upper.label(), upper.confidence(), upper.source(), lines)
                                .seeing(upper.figures());
                scene.remove(lower);
                scene.replace(upper, both);
                captions.set(i + 1, both);
            }
        }
    }

    /// Joins the line right under the name of a figure to it: `1.5 V ≤ VIN ≤ 6 V, IOUT = 10 mA`;
    /// and the name to a label that stands alone over it.
    static void joinLinesUnderNames(PageScene scene, List<List<TextPiece>> paragraphs) {
        for (Region name : scene.regions(ElementLabel.FIGURE_CAPTION)) {
            PageBox n = name.box();
            Line last = name.lines().getLast();
            for (List<TextPiece> paragraph : List.copyOf(paragraphs)) {
                PageBox b = paragraph.getFirst().box();
                double gap = b.y0() - n.y1();
                boolean close = gap > -0.3 * b.height() && gap < CONDITIONS_GAP * b.height();
                boolean conditions =
                        paragraph.size() == 1
                                && Math.abs(b.centerX() - n.centerX()) < CENTRED_PT
                                && b.x0() > n.x0() - b.height()
                                && sameType(last, paragraph.getFirst());
                if (close
                        && (conditions || named(name, paragraph))
                        && name.source().equals("numbered-caption")) {
                    List<Line> lines = new ArrayList<>(name.lines());
                    paragraph.forEach(p -> lines.addAll(p.lines()));
                    scene.replace(
                            name,
                            Region.of(name.label(), name.confidence(), name.source(), lines)
                                    .seeing(name.figures()));
                    paragraphs.remove(paragraph);
                    break;
                }
            }
        }
    }

    /// Whether a paragraph is what a label alone in its line, `Figure 1.`, is the number of.
    private static boolean named(Region label, List<TextPiece> paragraph) {
        PageBox b = paragraph.getFirst().box();
        Line line = label.lines().getFirst();
        double sizes = paragraph.getFirst().style().sizePt() / line.style().sizePt();
        return label.lines().size() == 1
                && labelAlone(line)
                && paragraph.size() <= NAME_LINES
                && paragraph.stream().mapToInt(TextPiece::words).sum() <= NAME_WORDS
                && Words.hasLetter(paragraph.getFirst().text())
                && Math.abs(sizes - 1) < SAME_SIZE
                && (Math.abs(b.x0() - line.box().x0()) < CENTRED_PT
                        || Math.abs(b.centerX() - line.box().centerX()) < CENTRED_PT);
    }

    /// Whether a line is a label and its number without a name: `Figure 1.`, `图 1`.
    static boolean labelAlone(Line line) {
        return LABEL_ALONE.matcher(line.text().strip()).matches();
    }

    private static boolean sameType(Line name, TextPiece line) {
        return name.style().bold() == line.style().bold()
                && Math.abs(name.style().sizePt() - line.style().sizePt())
                        < SAME_SIZE * name.style().sizePt();
    }

    static Optional<Region> of(PageScene scene, List<TextPiece> paragraph) {
        Optional<ElementLabel> label =
                CaptionPatterns.standard().captionOf(paragraph.getFirst().text());
        if (label.isEmpty() || paragraph.size() > MAX_LINES) {
            return Optional.empty();
        }
        return Optional.of(region(label.get(), paragraph, "numbered-caption"));
    }

    static Region region(ElementLabel label, List<TextPiece> paragraph, String source) {
        return Region.of(
                        label,
                        0.85,
                        source,
                        paragraph.stream().flatMap(p -> p.lines().stream()).toList())
                .seeing(RuleReasons.quoted(paragraph.getFirst().text()));
    }

    /// The nearest region of a label to a box, above or below and sharing its columns; empty beyond
    /// the distance.
    static Optional<Region> nearest(PageScene scene, PageBox box, ElementLabel label) {
        List<Region> candidates = new ArrayList<>(scene.regions(label));
        return candidates.stream()
                .filter(r -> distance(box, r.box()) <= MAX_DISTANCE_PT)
                .min(
                        Comparator.comparingDouble((Region r) -> distance(box, r.box()))
                                .thenComparingDouble(r -> r.box().y0())
                                .thenComparingDouble(r -> r.box().x0()));
    }

    private static double distance(PageBox a, PageBox b) {
        if (a.overlapX(b) <= 0) {
            return Double.POSITIVE_INFINITY;
        }
        return Math.max(0, -a.overlapY(b));
    }
}
