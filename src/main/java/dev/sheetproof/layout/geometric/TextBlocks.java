package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Wording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Chains visual lines downwards into columns of text and cuts the chains into paragraphs.
final class TextBlocks {

    /// White space between two lines of a block, in line heights; datasheets set up to one and a
    /// half lines.
    private static final double MAX_GAP = 0.95;

    /// Share of the narrower line's width that two lines of a block have in common.
    private static final double MIN_OVERLAP = 0.4;

    /// Sizes of two lines of a block differ by less than this factor.
    private static final double SAME_SIZE = 1.13;

    /// The same in the text of a scan, whose sizes are guessed line by line.
    private static final double SAME_RECOGNISED_SIZE = 1.45;

    /// A line this many times the usual pitch of its block below the last starts a paragraph.
    private static final double WIDER_PITCH = 1.15;

    /// An indent of this many type sizes starts a paragraph.
    private static final double INDENT = 0.7;

    /// A line that ends before this share of its block ends a paragraph, if a sentence ends there
    /// too.
    private static final double SHORT_LINE = 0.82;

    /// Room behind a sentence for the next word and this many type sizes more: the line was ended
    /// on purpose.
    private static final double ROOM = 1.5;

    private static final Pattern SENTENCE_END = Pattern.compile("[.!?]$");

    private static final Pattern FIRST_WORD = Pattern.compile("\\p{Lu}\\S*");

    /// The same in Chinese, whose lines break behind any character.
    private static final Pattern CHINESE_END = Pattern.compile("。$");

    private static final Pattern FIRST_CHARACTER = Pattern.compile("\\p{IsHan}");

    /// A numbered section or clause: `16.2 Be careful`.
    private static final Pattern SECTION =
            Pattern.compile("\\d{1,2}(?:\\.\\d{1,2}){1,4}\\.?\\s+[\\p{L}(].*");

    /// White space between two headings in line heights, and words of one at most.
    private static final double HEADING_GAP = 0.45;

    private static final int HEADING_WORDS = 12;

    /// Share of a heading in bold with its conditions in plain type.
    private static final double MAINLY = 0.5;

    /// Words of a line that is a name, not running text, at most.
    private static final int FEW_WORDS = 2;

    /// A full line ends within this share of its block from the right edge.
    private static final double FULL_LINE = 0.06;

    /// Indent of lines that are set out, in type sizes.
    private static final double SET_OUT = 1.5;

    /// What ends a line that leads in to what is set below it.
    private static final Pattern LEADS_IN = Pattern.compile("[:：]$");

    private final PageScene scene;

    TextBlocks(PageScene scene) {
        this.scene = scene;
    }

    /// Paragraphs of the pieces, in the order of their first line.
    List<List<TextPiece>> paragraphs(List<TextPiece> pieces) {
        List<List<TextPiece>> paragraphs = new ArrayList<>();
        for (List<TextPiece> chain : chains(pieces)) {
            cut(chain, paragraphs);
        }
        return paragraphs;
    }

    /// Lines that follow each other in one column of text.
    List<List<TextPiece>> chains(List<TextPiece> pieces) {
        List<TextPiece> sorted =
                pieces.stream()
                        .sorted(
                                Comparator.comparingDouble((TextPiece p) -> p.box().y0())
                                        .thenComparingDouble(p -> p.box().x0()))
                        .toList();
        List<List<TextPiece>> chains = new ArrayList<>();
        List<List<TextPiece>> open = new ArrayList<>();
        for (TextPiece piece : sorted) {
            List<TextPiece> best = null;
            double bestGap = Double.POSITIVE_INFINITY;
            for (List<TextPiece> chain : open) {
                TextPiece last = chain.getLast();
                double gap = piece.box().y0() - last.box().y1();
                if (follows(last, piece, gap) && gap + misaligned(chain, piece) < bestGap) {
                    best = chain;
                    bestGap = gap + misaligned(chain, piece);
                }
            }
            if (best == null) {
                best = new ArrayList<>();
                chains.add(best);
                open.add(best);
            }
            best.add(piece);
            open.removeIf(c -> piece.box().y0() - c.getLast().box().y1() > 60);
        }
        return chains;
    }

    private static double misaligned(List<TextPiece> chain, TextPiece piece) {
        return Math.abs(chain.getLast().box().x0() - piece.box().x0()) / 20;
    }

    private boolean follows(TextPiece above, TextPiece below, double gap) {
        double height = Math.min(above.box().height(), below.box().height());
        double a = above.style().sizePt();
        double b = below.style().sizePt();
        double shared = above.box().overlapX(below.box());
        return gap > -0.6 * height
                && gap < MAX_GAP * height
                && below.box().centerY() > above.box().centerY() + 0.4 * height
                && Math.max(a, b) < sameSize(above, below) * Math.min(a, b)
                && shared > MIN_OVERLAP * Math.min(above.box().width(), below.box().width())
                && !parted(above, below);
    }

    private static double sameSize(TextPiece above, TextPiece below) {
        return recognised(above) && recognised(below) ? SAME_RECOGNISED_SIZE : SAME_SIZE;
    }

    /// Whether a line is from the invisible layer of a scan, whose sizes are guesses.
    private static boolean recognised(TextPiece piece) {
        return !piece.lines().getFirst().visible();
    }

    /// Whether a rule or the edge of a panel runs between the two lines.
    private boolean parted(TextPiece above, TextPiece below) {
        double from = above.box().centerY();
        double to = below.box().centerY();
        double x =
                (Math.max(above.box().x0(), below.box().x0())
                                + Math.min(above.box().x1(), below.box().x1()))
                        / 2;
        for (Rule rule : scene.ink().rules()) {
            boolean between = rule.horizontal() && rule.at() > from && rule.at() < to;
            boolean underline =
                    rule.at() < above.box().y1() + 1.5
                            && rule.length() < above.box().width() * 1.02;
            if (between && !underline && rule.from() <= x && rule.to() >= x && rule.length() > 40) {
                return true;
            }
        }
        return false;
    }

    private void cut(List<TextPiece> chain, List<List<TextPiece>> out) {
        double usual = usualPitch(chain);
        double right = chain.stream().mapToDouble(p -> p.box().x1()).max().orElse(0);
        double left = chain.stream().mapToDouble(p -> p.box().x0()).min().orElse(0);
        List<TextPiece> open = new ArrayList<>();
        for (int i = 0; i < chain.size(); i++) {
            TextPiece piece = chain.get(i);
            boolean setOut =
                    !open.isEmpty()
                            && i + 1 < chain.size()
                            && setOut(open.getLast(), piece, chain.get(i + 1));
            if (!open.isEmpty() && (setOut || starts(open, piece, usual, left, right))) {
                out.add(open);
                open = new ArrayList<>();
            }
            open.add(piece);
        }
        out.add(open);
    }

    private boolean starts(
            List<TextPiece> open, TextPiece piece, double usual, double left, double right) {
        TextPiece last = open.getLast();
        double size = piece.style().sizePt();
        if ((ListMarkers.marked(piece.text()) && !goesOn(open, last, piece, left, right))
                || scene.bulletDrawn(piece.lines().getFirst())
                || (CaptionPatterns.standard().starts(piece.text())
                        && !Wording.leadsOn(last.text()))
                || headsList(piece)
                || (open.size() == 1 && (headsList(last) || markedHead(last, piece)))
                || headingEnds(last, piece)) {
            return true;
        }
        // Raised and lowered digits move one edge of a line, a wider gap moves both.
        double pitch = piece.box().centerY() - last.box().centerY();
        if (pitch > usual * WIDER_PITCH && pitch - usual > 0.15 * size) {
            return true;
        }
        if (open.size() == 1 && centredHeading(last, piece, left, right)) {
            return true;
        }
        if (SECTION.matcher(piece.text()).matches()
                && !Words.endsWithHyphen(last.text())
                && !Wording.leadsOn(last.text())
                && !runsOn(open, last, piece, left, right)) {
            return true;
        }
        if (open.size() == 1
                && SECTION.matcher(last.text()).matches()
                && apart(last, piece, right)) {
            return true;
        }
        boolean sizeChanges =
                !recognised(piece) && Math.abs(last.style().sizePt() - size) > 0.1 * size + 0.2;
        if (weightChanges(open, piece) || sizeChanges) {
            return true;
        }
        boolean shortEnd = last.box().x1() < left + SHORT_LINE * (right - left);
        boolean indented =
                piece.box().x0() > last.box().x0() + INDENT * size
                        && piece.box().x0() - last.box().x0() < 5 * size;
        boolean marked = ListMarkers.marked(open.getFirst().text());
        if (indented && !marked && open.size() > 1 && !pairs(open, piece)) {
            return true;
        }
        if (!marked && roomFor(piece, last, right) && !pairs(open, piece)) {
            return true;
        }
        return !marked
                && shortEnd
                && Words.endsSentence(last.text())
                && chainIsProse(open, right - left);
    }

    /// Whether all lines are names with their values: indented ones belong to the name above.
    private static boolean pairs(List<TextPiece> open, TextPiece piece) {
        return BlockLabels.pair(piece) && open.stream().allMatch(BlockLabels::pair);
    }

    /// Whether a sentence ends although the first word of the next line would have fitted behind
    /// it: a paragraph ends there.
    private static boolean roomFor(TextPiece next, TextPiece last, double right) {
        String text = next.text().strip();
        boolean chinese = CHINESE_END.matcher(last.text().strip()).find();
        Matcher word = (chinese ? FIRST_CHARACTER : FIRST_WORD).matcher(text);
        if (!(chinese || SENTENCE_END.matcher(last.text().strip()).find()) || !word.lookingAt()) {
            return false;
        }
        double width = next.box().width() * word.end() / text.length();
        return right - last.box().x1() > width + ROOM * next.style().sizePt();
    }

    /// Whether a line and the next are set out under one that leads in to them.
    private static boolean setOut(TextPiece last, TextPiece piece, TextPiece next) {
        double size = piece.style().sizePt();
        return LEADS_IN.matcher(last.text().strip()).find()
                && piece.box().x0() > last.box().x0() + SET_OUT * size
                && Math.abs(next.box().x0() - piece.box().x0()) < INDENT * size;
    }

    /// Whether a line that starts like an item goes on with the sentence above: `(bits 0 to` / `1)
    /// select`.
    private static boolean goesOn(
            List<TextPiece> open, TextPiece last, TextPiece piece, double left, double right) {
        return ListMarkers.numbered(piece.text()) && runsOn(open, last, piece, left, right);
    }

    /// Whether the line above is full and its sentence not at its end.
    private static boolean runsOn(
            List<TextPiece> open, TextPiece last, TextPiece piece, double left, double right) {
        return !ListMarkers.marked(open.getFirst().text())
                && last.words() > FEW_WORDS
                && !Words.endsSentence(last.text())
                && !LEADS_IN.matcher(last.text().strip()).find()
                && last.box().x1() > right - FULL_LINE * (right - left)
                && Math.abs(piece.box().x0() - last.box().x0()) < 2;
    }

    /// Whether a short bold line with a large mark stands over one that starts anew before its
    /// words: a heading, not the first line of an item.
    private boolean markedHead(TextPiece head, TextPiece piece) {
        double left = head.box().x0();
        if (scene.recognised() && ListMarkers.numbered(head.text())) {
            return ScanHeadings.overParagraph(head, piece);
        }
        boolean marked =
                scene.recognised()
                        ? ScanHeadings.marked(head.text())
                        : ListMarkers.headingMark(head.text()) && head.boldShare() > MAINLY;
        return marked
                && head.words() <= HEADING_WORDS
                && !Words.endsSentence(head.text())
                && piece.box().x0() < left + SET_OUT / 2 * piece.style().sizePt()
                && Character.isUpperCase(piece.text().strip().codePointAt(0));
    }

    private static boolean headsList(TextPiece piece) {
        return TextRegions.headsList(piece.text());
    }

    /// Lines in the type of headings with more white space than the lines of one have.
    private boolean headingEnds(TextPiece last, TextPiece piece) {
        double gap = piece.box().y0() - last.box().y1();
        return gap > HEADING_GAP * Math.min(last.box().height(), piece.box().height())
                && heading(last)
                && heading(piece);
    }

    private boolean heading(TextPiece piece) {
        return piece.words() <= HEADING_WORDS
                && (scene.fonts().larger(piece.style()) || scene.fonts().emphasised(piece.style()));
    }

    /// A short line of capitals over the middle of running text.
    private static boolean centredHeading(
            TextPiece heading, TextPiece text, double left, double right) {
        return Words.upperCase(heading.text())
                && !Words.upperCase(text.text())
                && heading.text().strip().length() > 3
                && heading.box().width() < 0.7 * (right - left)
                && Math.abs(heading.box().centerX() - (left + right) / 2) < 0.1 * (right - left);
    }

    /// A numbered heading ends well before the right edge and its text starts at another indent.
    private static boolean apart(TextPiece heading, TextPiece text, double right) {
        return Math.abs(heading.box().x0() - text.box().x0()) > 2
                && heading.box().x1() < right - 0.12 * (right - heading.box().x0())
                && !Words.endsSentence(heading.text());
    }

    /// From all bold to hardly any bold, or back. The bold first words of an item change nothing.
    private static boolean weightChanges(List<TextPiece> open, TextPiece piece) {
        double before = open.getLast().boldShare();
        double now = piece.boldShare();
        if (open.size() == 1 && ListMarkers.marked(open.getFirst().text())) {
            return false;
        }
        return (before > 0.95 && now < 0.05) || (before < 0.05 && now > 0.95);
    }

    private static boolean chainIsProse(List<TextPiece> open, double width) {
        return open.size() > 1 || open.getFirst().box().width() < 0.6 * width;
    }

    /// The lower median of the distances between line tops.
    private static double usualPitch(List<TextPiece> chain) {
        if (chain.size() < 2) {
            return 0;
        }
        double[] gaps = new double[chain.size() - 1];
        for (int i = 1; i < chain.size(); i++) {
            gaps[i - 1] = chain.get(i).box().y0() - chain.get(i - 1).box().y0();
        }
        java.util.Arrays.sort(gaps);
        return gaps[(gaps.length - 1) / 2];
    }
}
