package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Phrase;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Decides what a paragraph is: title, item of a list, formula or text.
final class BlockLabels {

    /// Words and lines of a title at most.
    private static final int TITLE_WORDS = 16;

    private static final int TITLE_LINES = 3;

    /// Words of a title that only its neighbours set apart.
    private static final int SHORT_TITLE = 6;

    /// Type this many times larger than running text makes a title even of a sentence.
    private static final double SENTENCE_TITLE = 1.7;

    /// Type of recognised titles is at least this many times larger than running text.
    private static final double SCANNED_TITLE = 1.25;

    /// How far the lines above and below are looked for, in line heights.
    private static final double NEIGHBOUR_REACH = 3;

    private static final Pattern SECTION_NUMBER =
            Pattern.compile(
                    "(?:\\d{1,2}(?:\\.\\d{1,2}){0,4}\\.?|[A-Z]\\.\\d{1,2}|[一二三四五六七八九十]{1,3}[、.．])\\s*\\p{L}.*");

    private static final Pattern SUBSECTION_NUMBER =
            Pattern.compile("\\d{1,2}(?:\\.\\d{1,2}){1,4}\\.?\\s+\\p{L}.*");

    /// Dots that lead to the page number of an entry in a table of contents.
    private static final Pattern LEADERS = Pattern.compile("(?:\\.\\s?){5,}|(?:…\\s?){2,}|_{5,}");

    private static final Pattern EQUATION = Pattern.compile("[^=]{1,24}[=≈≤≥]\\s*\\S.*");

    /// A sign that starts a note, however it is set.
    private static final Pattern NOTE_SIGN = Pattern.compile("[*†‡※＊]|\\(\\d{1,2}\\)");

    /// A name and its value: `Country of origin: Japan`.
    private static final Pattern PAIR = Pattern.compile("\\p{L}[^:：]{0,29}[:：]\\s*\\S.*");

    /// Lines that are such pairs, in a block that is a list of them.
    private static final double PAIR_SHARE = 0.8;

    private static final int PAIRS = 3;

    /// Words of a name that groups the pairs below it: `Electrical`.
    private static final int GROUP_WORDS = 3;

    /// Words of such a line on average; longer values are sentences.
    private static final double PAIR_WORDS = 8;

    /// Words of a heading with a mark before it at most.
    private static final int MARKED_WORDS = 10;

    /// White space in line heights to the next item, when a mark is that of a list.
    private static final double ITEM_REACH = 2.2;

    /// Height of the bar behind a heading at most, in heights of its words, and sum of the three
    /// channels from which a colour is light.
    private static final double BAR_HEIGHT = 2.6;

    private static final int LIGHT = 600;

    /// White space between a heading and the rule under it in line heights, distance of their left
    /// edges in points, and times that the rule is as wide at least.
    private static final double RULE_GAP = 0.8;

    private static final double RULE_EDGE_PT = 18;

    private static final double RULE_WIDTH = 1.6;

    private static final Pattern LONG_WORD = Pattern.compile("\\p{L}{5,}");

    private final PageScene scene;
    private final ScanHeadings scanned;

    BlockLabels(PageScene scene) {
        this.scene = scene;
        this.scanned = new ScanHeadings(scene);
    }

    ElementLabel label(List<TextPiece> paragraph) {
        boolean headsList =
                paragraph.size() == 1 && TextRegions.headsList(paragraph.getFirst().text());
        if (headsList || title(paragraph) || scanned.heads(paragraph)) {
            return ElementLabel.TITLE;
        }
        if (ListMarkers.marked(paragraph.getFirst().text())
                || scene.bulletDrawn(paragraph.getFirst().lines().getFirst())
                || namesAndValues(paragraph)) {
            return ElementLabel.LIST;
        }
        return ElementLabel.TEXT;
    }

    /// What spoke for the label, for reasons.
    String figures(ElementLabel label, List<TextPiece> paragraph) {
        TextPiece first = paragraph.getFirst();
        FontStyle style = first.style();
        String type =
                String.format(
                        Locale.ROOT,
                        "%.1f pt%s, body text %.1f pt",
                        style.sizePt(),
                        style.bold() ? " bold" : "",
                        scene.fonts().bodySizePt());
        return switch (label) {
            case TITLE -> "set apart as a heading, " + type;
            case LIST -> "marked as an item, " + RuleReasons.quoted(first.text());
            case TEXT,
                    TABLE,
                    FIGURE,
                    TABLE_CAPTION,
                    FIGURE_CAPTION,
                    TABLE_FOOTNOTE,
                    FORMULA,
                    HEADER_FOOTER ->
                    RuleReasons.count(paragraph.size(), "line") + ", " + type;
        };
    }

    private boolean title(List<TextPiece> paragraph) {
        TextPiece first = paragraph.getFirst();
        String text = first.text();
        int words = paragraph.stream().mapToInt(TextPiece::words).sum();
        if (paragraph.size() > TITLE_LINES
                || words > TITLE_WORDS
                || !Words.hasLetter(text)
                || (ListMarkers.bulleted(text) && !markedHeading(paragraph))
                || ListMarkers.bits(text)
                || NOTE_SIGN.matcher(text.strip()).lookingAt()
                || Phrase.NOTE_START.starts(text)
                || scene.bulletDrawn(first.lines().getFirst())
                || !first.lines().getFirst().horizontal()
                || LEADERS.matcher(text).find()
                || equation(text)) {
            return false;
        }
        if (paragraph.size() == 1 && words <= TITLE_WORDS / 2 && onBar(first)) {
            return true;
        }
        String last = paragraph.getLast().text().strip();
        boolean sentence = Words.endsSentence(last) && words > 4;
        DocumentFonts fonts = scene.fonts();
        FontStyle style = first.style();
        if (larger(style)) {
            return !sentence
                    || (paragraph.size() == 1 && Words.upperCase(text))
                    || style.sizePt() > SENTENCE_TITLE * fonts.bodySizePt();
        }
        if (sentence) {
            return false;
        }
        if (fonts.emphasised(style)
                && paragraph.stream().allMatch(p -> fonts.emphasised(p.style()))) {
            return !fonts.smaller(style) || Words.upperCase(text);
        }
        if (Weight.bold(style)
                && paragraph.size() == 1
                && words <= SHORT_TITLE
                && (contrasts(first) || overRule(first))) {
            return true;
        }
        if (SUBSECTION_NUMBER.matcher(text).matches() && paragraph.size() == 1) {
            return true;
        }
        if (Character.isLowerCase(text.strip().codePointAt(0))) {
            return false;
        }
        boolean standsOut =
                fonts.coloured(style)
                        || (Words.upperCase(text) && words <= 8 && text.strip().length() > 3);
        return (standsOut && paragraph.size() <= 2 && !fonts.smaller(style))
                || (SECTION_NUMBER.matcher(text).matches() && Words.upperCase(text));
    }

    /// Whether type is larger than running text; sizes of recognised text differ by chance.
    private boolean larger(FontStyle style) {
        return scene.fonts().larger(style)
                && (!scene.recognised()
                        || style.sizePt() > SCANNED_TITLE * scene.fonts().bodySizePt());
    }

    /// Whether a rule that parts what is below runs on right under a line, well past its end.
    private boolean overRule(TextPiece piece) {
        PageBox b = piece.box();
        return piece.boldShare() > 0.95
                && scene.ink().rules().stream()
                        .anyMatch(
                                r ->
                                        r.horizontal()
                                                && r.at() > b.centerY()
                                                && r.at() < b.y1() + RULE_GAP * b.height()
                                                && Math.abs(r.from() - b.x0()) < RULE_EDGE_PT
                                                && r.length() > RULE_WIDTH * b.width());
    }

    /// Whether a line stands in light type on a dark bar of its own.
    private boolean onBar(TextPiece piece) {
        PageBox b = piece.box();
        return light(piece.style().rgb())
                && scene.ink().fills().stream()
                        .anyMatch(
                                f ->
                                        !light(f.rgb())
                                                && f.box().contains(b.inflate(-1))
                                                && f.box().height() < BAR_HEIGHT * b.height()
                                                && f.box().width() > b.width())
                && scene.lines().stream().filter(l -> beside(l, piece)).findAny().isEmpty();
    }

    private static boolean beside(Line line, TextPiece piece) {
        return !piece.lines().contains(line)
                && line.box().overlapY(piece.box()) > 0.5 * line.box().height()
                && -line.box().overlapX(piece.box()) < 2 * piece.style().sizePt();
    }

    static boolean light(int rgb) {
        return (rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF) > LIGHT;
    }

    /// Lines of a few words each with a name and its value.
    private static boolean namesAndValues(List<TextPiece> paragraph) {
        long pairs = paragraph.stream().filter(BlockLabels::pair).count();
        double words = paragraph.stream().mapToInt(TextPiece::words).average().orElse(0);
        long names = paragraph.stream().filter(p -> !pair(p) && p.words() <= GROUP_WORDS).count();
        return pairs >= PAIRS
                && pairs >= names
                && pairs + names >= PAIR_SHARE * paragraph.size()
                && words <= PAIR_WORDS;
    }

    /// Whether a line is a name and its value.
    static boolean pair(TextPiece piece) {
        return PAIR.matcher(piece.text().strip()).matches() && !Phrase.ASIDE.starts(piece.text());
    }

    /// A line that a large mark, and its type, set apart as a heading; no item follows it.
    private boolean markedHeading(List<TextPiece> paragraph) {
        TextPiece first = paragraph.getFirst();
        FontStyle style = first.style();
        String text = first.text().strip();
        PageBox b = first.box();
        return paragraph.size() == 1
                && first.words() <= MARKED_WORDS
                && ListMarkers.headingMark(text)
                && (scene.fonts().larger(style)
                        || scene.fonts().emphasised(style)
                        || scene.fonts().coloured(style))
                && scene.lines().stream()
                        .noneMatch(
                                l ->
                                        l.box().centerY() > b.y1()
                                                && l.box().y0() - b.y1() < ITEM_REACH * b.height()
                                                && Math.abs(l.box().x0() - b.x0()) < b.height()
                                                && l.text().strip().charAt(0) == text.charAt(0));
    }

    /// `VOUT = 2.5V`: symbols and a value, no words.
    private static boolean equation(String text) {
        return EQUATION.matcher(text.strip()).matches() && !LONG_WORD.matcher(text).find();
    }

    /// Whether a bold line stands by plain ones, in a document that sets much of its text in bold.
    private boolean contrasts(TextPiece piece) {
        PageBox b = piece.box();
        double reach = NEIGHBOUR_REACH * b.height();
        return piece.boldShare() > 0.95
                && Character.isUpperCase(piece.text().strip().codePointAt(0))
                && scene.lines().stream()
                        .filter(
                                l ->
                                        l.box().overlapX(b) > 0
                                                && l.box().overlapY(b) <= 0
                                                && -l.box().overlapY(b) < reach)
                        .min(Comparator.comparingDouble(l -> -l.box().overlapY(b)))
                        .filter(l -> !Weight.bold(l.style()) && Words.hasLetter(l.text()))
                        .isPresent();
    }
}
