package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What the type of a document says: the size and look of its running text, against which headings
/// stand out.
///
/// @param bodySizePt size most characters of running text are set in
/// @param bodyBold true when running text is bold, so that bold means nothing
/// @param bodyRgb colour of running text
/// @param headings looks of short lines in the body that stand out from running text
record DocumentFonts(double bodySizePt, boolean bodyBold, int bodyRgb, Set<HeadingLook> headings) {

    /// How a heading looks; sizes in half points.
    record HeadingLook(long halfPoints, boolean bold, int rgb) {

        static HeadingLook of(FontStyle style) {
            return new HeadingLook(
                    Math.round(style.sizePt() / SIZE_STEP_PT), Weight.bold(style), style.rgb());
        }
    }

    /// Size assumed for a document without text.
    private static final double DEFAULT_SIZE_PT = 9;

    /// Lines of at least this many words are running text; labels and cells are shorter.
    private static final int RUNNING_WORDS = 6;

    /// Share of the characters of the commonest size from which a larger size is running text too.
    private static final double AS_COMMON = 0.6;

    /// Shares of the page height with running heads and feet, whose small print is not running
    /// text.
    private static final double HEAD_SHARE = 0.08;

    private static final double FOOT_SHARE = 0.12;

    /// Words of a heading at most, and the shares of the page height between which it is sought.
    private static final int HEADING_WORDS = 8;

    private static final double BODY_FROM = 0.2;

    private static final double BODY_TO = 0.85;

    /// Headings of one look in the body at least, before it is a look of headings.
    private static final int HEADINGS = 3;

    /// Sizes are told apart in steps of half a point: fonts come scaled by odd matrices.
    private static final double SIZE_STEP_PT = 0.5;

    static DocumentFonts of(ParsedDocument document) {
        TreeMap<Double, Integer> running = new TreeMap<>();
        TreeMap<Double, Integer> all = new TreeMap<>();
        for (ParsedPage page : document.pages()) {
            double height = page.info().frame().heightPt();
            for (Line line : PageScene.readable(page)) {
                double size = step(line.style().sizePt());
                all.merge(size, line.text().length(), Integer::sum);
                boolean margin =
                        line.box().y0() < HEAD_SHARE * height
                                || line.box().y1() > (1 - FOOT_SHARE) * height;
                if (!margin && line.horizontal() && Words.count(line) >= RUNNING_WORDS) {
                    running.merge(size, line.text().length(), Integer::sum);
                }
            }
        }
        double size = commonest(running.isEmpty() ? all : running);
        int bold = 0;
        int plain = 0;
        TreeMap<Integer, Integer> colours = new TreeMap<>();
        for (ParsedPage page : document.pages()) {
            for (Line line : PageScene.readable(page)) {
                if (Math.abs(step(line.style().sizePt()) - size) <= SIZE_STEP_PT) {
                    bold += Weight.bold(line.style()) ? line.text().length() : 0;
                    plain += Weight.bold(line.style()) ? 0 : line.text().length();
                    colours.merge(line.style().rgb(), line.text().length(), Integer::sum);
                }
            }
        }
        int rgb =
                colours.entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey)
                        .orElse(0);
        DocumentFonts fonts = new DocumentFonts(size, bold > plain, rgb, Set.of());
        return new DocumentFonts(size, bold > plain, rgb, fonts.headingLooks(document));
    }

    private Set<HeadingLook> headingLooks(ParsedDocument document) {
        Map<HeadingLook, Integer> counts = new HashMap<>();
        for (ParsedPage page : document.pages()) {
            double height = page.info().frame().heightPt();
            for (Line line : PageScene.readable(page)) {
                if (line.horizontal()
                        && line.box().y0() > BODY_FROM * height
                        && line.box().y1() < BODY_TO * height
                        && (larger(line.style()) || emphasised(line.style()))
                        && Words.hasLetter(line.text())
                        && Words.count(line) <= HEADING_WORDS) {
                    counts.merge(HeadingLook.of(line.style()), 1, Integer::sum);
                }
            }
        }
        return counts.entrySet().stream()
                .filter(e -> e.getValue() >= HEADINGS)
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    /// Whether headings in the body of the document look like this.
    boolean headsSections(FontStyle style) {
        return headings.contains(HeadingLook.of(style));
    }

    /// The largest size that is about as common as the commonest: notes are set smaller than the
    /// text they go with.
    private static double commonest(TreeMap<Double, Integer> characters) {
        int most = characters.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return characters.descendingMap().entrySet().stream()
                .filter(e -> e.getValue() >= AS_COMMON * most)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(DEFAULT_SIZE_PT);
    }

    private static double step(double size) {
        return Math.round(size / SIZE_STEP_PT) * SIZE_STEP_PT;
    }

    /// Whether a style is larger than running text by a step that a reader sees.
    boolean larger(FontStyle style) {
        return style.sizePt() >= bodySizePt * 1.14;
    }

    boolean smaller(FontStyle style) {
        return style.sizePt() <= bodySizePt * 0.92;
    }

    /// Whether weight or colour sets a style apart from running text.
    boolean emphasised(FontStyle style) {
        return Weight.bold(style) && !bodyBold;
    }

    boolean coloured(FontStyle style) {
        return distance(style.rgb(), bodyRgb) > 96;
    }

    private static int distance(int a, int b) {
        int red = Math.abs((a >> 16 & 0xff) - (b >> 16 & 0xff));
        int green = Math.abs((a >> 8 & 0xff) - (b >> 8 & 0xff));
        int blue = Math.abs((a & 0xff) - (b & 0xff));
        return red + green + blue;
    }
}
