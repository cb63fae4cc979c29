package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.List;
import java.util.regex.Pattern;

/// Tells headings on pages whose text was recognised, where type says nothing: a short line that
/// stands by itself at the left edge of the text, list, table or figure below it.
final class ScanHeadings {

    private static final int MAX_WORDS = 8;

    /// Words of a line from which it is running text.
    private static final int PROSE_WORDS = 7;

    /// White space down to what is headed, and up to what ends before, in line heights.
    private static final double REACH_BELOW = 3.2;

    private static final double GAP_ABOVE = 0.3;

    /// The same below another heading, whose text the line is.
    private static final double GAP_BELOW_HEADING = 0.6;

    /// White space over a heading in small letters, in line heights.
    private static final double SET_OFF = 0.7;

    /// Length of the upper side of a frame at least, in points.
    private static final double MIN_FRAME_PT = 100;

    /// How far what is headed begins before and behind its heading, in points.
    private static final double BEFORE_PT = 6;

    private static final double BEHIND_PT = 45;

    /// Width of a heading over running text at most, as a share of a line of that.
    private static final double MAX_WIDTH = 0.75;

    /// Indent of text behind the number of its heading at least, in points.
    private static final double MIN_INDENT_PT = 4;

    private static final Pattern WORD = Pattern.compile("\\p{L}{4,}");

    /// A bullet that was read as a letter or digit: `OFeatures`.
    private static final Pattern MISREAD_MARK =
            Pattern.compile("(?:[O○]\\s?|0\\s)\\p{Lu}\\p{Ll}{2}.*");

    private final PageScene scene;

    ScanHeadings(PageScene scene) {
        this.scene = scene;
    }

    /// Whether a line begins with a mark that was read as a letter.
    static boolean marked(String text) {
        return MISREAD_MARK.matcher(text.strip()).matches();
    }

    /// Whether a numbered line ends well before the one under it, which starts anew behind its
    /// number: a heading, not the first line of an item.
    static boolean overParagraph(TextPiece head, TextPiece below) {
        PageBox h = head.box();
        PageBox b = below.box();
        return head.words() <= MAX_WORDS
                && WORD.matcher(head.text()).find()
                && below.words() >= PROSE_WORDS
                && !Words.endsSentence(head.text())
                && h.x1() < b.x0() + MAX_WIDTH * b.width()
                && b.x0() > h.x0() + MIN_INDENT_PT
                && Character.isUpperCase(below.text().strip().codePointAt(0));
    }

    boolean heads(List<TextPiece> paragraph) {
        TextPiece piece = paragraph.getFirst();
        String text = piece.text().strip();
        if (!scene.recognised()
                || paragraph.size() > 1
                || piece.words() > MAX_WORDS
                || !WORD.matcher(text).find()
                || !(Character.isUpperCase(text.codePointAt(firstLetter(text))) || setOff(piece))
                || Words.endsSentence(text)
                || text.endsWith(",")
                || BlockLabels.pair(piece)) {
            return false;
        }
        return above(piece) && !amongItems(piece) && (marked(text) || below(piece));
    }

    /// Whether white space parts a line from all above it: headings in small letters have it.
    private boolean setOff(TextPiece piece) {
        PageBox b = piece.box();
        return scene.lines().stream()
                .filter(l -> !piece.lines().contains(l) && l.box().overlapX(b) > 0)
                .noneMatch(
                        l ->
                                l.box().centerY() < b.centerY()
                                        && b.y0() - l.box().y1() < SET_OFF * b.height());
    }

    private static int firstLetter(String text) {
        int at = 0;
        while (at < text.length() - 1 && !Character.isLetter(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private boolean above(TextPiece piece) {
        PageBox b = piece.box();
        return scene.lines().stream()
                .filter(l -> !piece.lines().contains(l) && l.box().overlapX(b) > 0)
                .noneMatch(
                        l ->
                                l.box().centerY() < b.centerY()
                                        && b.y0() - l.box().y1()
                                                < b.height()
                                                        * (heading(l.text())
                                                                ? GAP_BELOW_HEADING
                                                                : Words.count(l) >= PROSE_WORDS
                                                                        ? GAP_ABOVE
                                                                        : -1));
    }

    /// Whether a line with a mark stands near another one: an item of a list.
    private boolean amongItems(TextPiece piece) {
        if (!item(piece.lines().getFirst())) {
            return false;
        }
        PageBox b = piece.box();
        PageBox near = b.inflate(BEFORE_PT, REACH_BELOW * b.height());
        return scene.free().stream()
                .anyMatch(l -> !piece.lines().contains(l) && near.touches(l.box()) && item(l));
    }

    private boolean item(Line line) {
        return ListMarkers.marked(line.text()) || scene.bulletDrawn(line);
    }

    private static boolean heading(String text) {
        return marked(text) || TextRegions.headsList(text);
    }

    private boolean below(TextPiece piece) {
        PageBox b = piece.box();
        double reach = REACH_BELOW * b.height();
        for (Line line : scene.free()) {
            PageBox l = line.box();
            boolean prose =
                    Words.count(line) >= PROSE_WORDS
                            && b.width() < MAX_WIDTH * l.width()
                            && !Words.numeric(line.text());
            if (under(b, l, reach) && (prose || ListMarkers.marked(line.text()))) {
                return true;
            }
        }
        boolean inColumn =
                scene.free().stream()
                        .anyMatch(
                                l ->
                                        Words.count(l) >= PROSE_WORDS
                                                && Math.abs(l.box().x0() - b.x0()) < BEHIND_PT);
        boolean frame =
                inColumn
                        && scene.ink().rules().stream()
                                .anyMatch(
                                        r ->
                                                r.horizontal()
                                                        && r.length() > MIN_FRAME_PT
                                                        && under(b, r.box(), reach)
                                                        && !inFrame(b, r, reach));
        if (frame) {
            return true;
        }
        return scene.regions().stream()
                .filter(
                        r ->
                                r.label() == ElementLabel.TABLE
                                        || (inColumn && r.label() == ElementLabel.FIGURE))
                .anyMatch(r -> under(b, r.box(), reach));
    }

    /// Whether a rule under a line has another one of its length over the line.
    private boolean inFrame(PageBox box, Rule under, double reach) {
        return scene.ink().rules().stream()
                .anyMatch(
                        r ->
                                r.horizontal()
                                        && r.at() < box.y0() + 1
                                        && box.y0() - r.at() < reach
                                        && Math.abs(r.from() - under.from()) < BEFORE_PT
                                        && Math.abs(r.to() - under.to()) < BEFORE_PT);
    }

    private static boolean under(PageBox heading, PageBox below, double reach) {
        double gap = below.y0() - heading.y1();
        return below.centerY() > heading.y1()
                && gap > -0.5 * heading.height()
                && gap < reach
                && below.x0() > heading.x0() - BEFORE_PT
                && below.x0() < heading.x0() + BEHIND_PT;
    }
}
