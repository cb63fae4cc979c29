package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the numbered headings of a page by their sequence: short lines that count on at one edge,
/// in one type, each alone in its row with what it heads below it. However plainly they are set,
/// neither a drawing nor a table takes them.
final class NumberedHeadings {

    /// Headings of such a sequence at least.
    private static final int MIN_HEADINGS = 3;

    /// Words of a heading at most.
    private static final int MAX_WORDS = 8;

    /// Distance from one heading to the next in line heights: at least, and on average; items of a
    /// list follow closer.
    private static final double MIN_PITCH = 2.5;

    private static final double MEAN_PITCH = 4;

    /// Left edges of the headings, and their sizes, differ by at most this many points.
    private static final double SAME_EDGE_PT = 2.5;

    private static final double SAME_SIZE_PT = 0.6;

    /// A rule over and one under a line, within this many points, are those of a row of a table.
    private static final double CELL_PT = 9;

    private static final Pattern HEADING =
            Pattern.compile("(\\d{1,2})\\s?[.、．]\\s*(?![\\d.])[\\p{Lu}\\p{IsHan}].*");

    /// Dots that lead to the page of an entry of a table of contents.
    private static final Pattern LEADERS = Pattern.compile("(?:\\.\\s?){4,}|(?:…\\s?){2,}");

    private record Heading(int number, TextPiece piece) {}

    private final PageScene scene;

    NumberedHeadings(PageScene scene) {
        this.scene = scene;
    }

    List<Region> find() {
        List<TextPiece> pieces = TextPiece.split(scene.free());
        List<Heading> all = new ArrayList<>();
        for (TextPiece piece : pieces) {
            Matcher heading = HEADING.matcher(piece.text().strip());
            if (heading.matches()
                    && piece.lines().getFirst().horizontal()
                    && piece.words() <= MAX_WORDS
                    && !Words.endsSentence(piece.text())
                    && !LEADERS.matcher(piece.text()).find()
                    && alone(piece)
                    && !inCell(piece.box())) {
                all.add(new Heading(Integer.parseInt(heading.group(1)), piece));
            }
        }
        all.sort(Comparator.comparingDouble(h -> h.piece().box().y0()));
        List<Region> found = new ArrayList<>();
        while (!all.isEmpty()) {
            List<Heading> run = new ArrayList<>(List.of(all.removeFirst()));
            for (Heading next : List.copyOf(all)) {
                if (follows(run.getLast(), next)) {
                    run.add(next);
                    all.remove(next);
                }
            }
            if (run.size() >= MIN_HEADINGS && apart(run, pieces)) {
                run.forEach(h -> found.add(region(h.piece())));
            }
        }
        return found;
    }

    private static Region region(TextPiece piece) {
        return Region.of(ElementLabel.TITLE, 0.8, "numbered-heading", piece.lines())
                .seeing(RuleReasons.quoted(piece.text()));
    }

    private static boolean follows(Heading above, Heading below) {
        TextPiece a = above.piece();
        TextPiece b = below.piece();
        return below.number() == above.number() + 1
                && Math.abs(a.box().x0() - b.box().x0()) < SAME_EDGE_PT
                && Math.abs(a.style().sizePt() - b.style().sizePt()) < SAME_SIZE_PT;
    }

    /// Whether something stands between the headings, and none of it before their edge.
    private static boolean apart(List<Heading> run, List<TextPiece> pieces) {
        double height = run.getFirst().piece().box().height();
        for (int i = 1; i < run.size(); i++) {
            PageBox above = run.get(i - 1).piece().box();
            PageBox below = run.get(i).piece().box();
            if (below.y0() - above.y0() < MIN_PITCH * height) {
                return false;
            }
            boolean outdented =
                    pieces.stream()
                            .map(TextPiece::box)
                            .anyMatch(
                                    b ->
                                            b.centerY() > above.y1()
                                                    && b.centerY() < below.y0()
                                                    && b.overlapX(above) > 0
                                                    && b.x0() < above.x0() - SAME_EDGE_PT);
            if (outdented) {
                return false;
            }
        }
        double whole = run.getLast().piece().box().y0() - run.getFirst().piece().box().y0();
        return whole > MEAN_PITCH * height * (run.size() - 1);
    }

    /// Whether nothing else stands in the row of a line.
    private boolean alone(TextPiece piece) {
        PageBox b = piece.box();
        return scene.lines().stream()
                .noneMatch(
                        l ->
                                l.horizontal()
                                        && l.box().overlapY(b) > 0.5 * b.height()
                                        && !piece.lines().contains(l));
    }

    private boolean inCell(PageBox b) {
        boolean over = false;
        boolean under = false;
        for (var rule : scene.ink().rules()) {
            if (rule.horizontal() && rule.from() < b.x1() && rule.to() > b.x0()) {
                over |= rule.at() < b.centerY() && b.y0() - rule.at() < CELL_PT;
                under |= rule.at() > b.centerY() && rule.at() - b.y1() < CELL_PT;
            }
        }
        return over && under;
    }
}
