package dev.sheetproof.layout.geometric;

import dev.sheetproof.layout.PageLayouts;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.Span;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.tables.TableTurn;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// One page while it is being worked on: the lines a reader sees, which of them are spoken for, and
/// what was found.
///
/// Rules take lines in the order furniture, tables and figures, captions and notes, text; a line is
/// taken once.
final class PageScene {

    private final ParsedPage page;
    private final DocumentFonts fonts;
    private final LiveArea live;
    private final List<Line> lines;
    private final BitSet taken = new BitSet();
    private final List<Region> regions = new ArrayList<>();
    private InkSet ink;

    /// Size of a drawn bullet in points, and how far before its line it stands in type sizes.
    private static final double MIN_MARK_PT = 1.2;

    private static final double MAX_MARK_PT = 7;

    private static final double MARK_GAP_EM = 2.5;

    /// Side of a bullet that is a small picture at most, in points and in heights of its line;
    /// equal ones, within this many points, stand at one edge before several lines.
    private static final double MAX_PICTURE_MARK_PT = 18;

    private static final double PICTURE_MARK_HEIGHT = 1.5;

    private static final double SAME_MARK_PT = 0.7;

    /// Marks looked at; a page with more is a drawing.
    private static final int MAX_MARKS = 400;

    /// Lines that begin with the same letter at one edge, within this many points, from which the
    /// letter is a bullet.
    private static final int MIN_LETTER_BULLETS = 3;

    private static final double SAME_EDGE_PT = 2;

    private @Nullable List<PageBox> marks;
    private @Nullable Set<Integer> letterBullets;
    private final double width;
    private final double height;

    /// @param lines the readable lines of the page, turned to read left to right; `ink` likewise
    PageScene(
            ParsedPage page,
            DocumentFonts fonts,
            LiveArea live,
            TableTurn turn,
            List<Line> lines,
            InkSet ink) {
        this.page = page;
        this.live = turn.direction() == 0 ? live : LiveArea.WHOLE;
        this.fonts = fonts;
        this.lines = List.copyOf(lines);
        this.ink = ink;
        this.width = turn.turnedWidthPt();
        this.height = turn.turnedHeightPt();
    }

    /// The lines to lay out: the visible ones, or the invisible ones of an OCR layer where they are
    /// nearly all there is.
    static List<Line> readable(ParsedPage page) {
        return PageLayouts.readable(page);
    }

    ParsedPage page() {
        return page;
    }

    DocumentFonts fonts() {
        return fonts;
    }

    /// Whether the text of the page was recognised, here or by who made the file: sizes are guesses
    /// then, and nothing is known of weight.
    boolean recognised() {
        return recognised(page);
    }

    static boolean recognised(ParsedPage page) {
        return page.info().textSource() == TextSource.OCR
                || (!page.lines().isEmpty() && page.lines().stream().noneMatch(Line::visible));
    }

    InkSet ink() {
        return ink;
    }

    /// Adds drawings that turned out to belong to this page.
    void giveBack(InkSet more) {
        ink = ink.with(more);
    }

    /// Keeps the drawing in a box from the rules that follow.
    void takeInk(PageBox box) {
        ink = ink.only(b -> !box.contains(b));
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    /// How far a height is below the upper edge of what is printed, as a share of the page height.
    double belowTop(double y) {
        return y / height - live.top();
    }

    /// How far a height is above the lower edge of what is printed, as a share of the page height.
    double aboveFoot(double y) {
        return live.bottom() - y / height;
    }

    List<Line> lines() {
        return lines;
    }

    boolean isFree(Line line) {
        return !taken.get(line.number());
    }

    List<Line> free() {
        return lines.stream().filter(this::isFree).toList();
    }

    /// Free lines whose centre lies in the box.
    List<Line> freeIn(PageBox box) {
        return lines.stream().filter(l -> isFree(l) && box.containsCenterOf(l.box())).toList();
    }

    List<Line> linesIn(PageBox box) {
        return lines.stream().filter(l -> box.containsCenterOf(l.box())).toList();
    }

    /// Whether a small mark is drawn right before the line: a bullet that is no text.
    boolean bulletDrawn(Line line) {
        return bullet(line).isPresent() || letterBullets().contains(line.number());
    }

    /// Numbers of the lines that begin with a letter of a font of its own, one under the other:
    /// bullets of a symbol font without a table of its characters.
    private Set<Integer> letterBullets() {
        if (letterBullets == null) {
            Map<String, List<Line>> alike = new TreeMap<>();
            for (Line line : lines) {
                if (line.horizontal() && line.spans().size() > 1) {
                    Span first = line.spans().getFirst();
                    String mark = first.text().strip();
                    boolean own =
                            mark.length() == 1
                                    && Character.isLetter(mark.charAt(0))
                                    && !first.style()
                                            .family()
                                            .equals(line.spans().get(1).style().family());
                    if (own) {
                        String key = mark + ' ' + first.style().family();
                        alike.computeIfAbsent(key, k -> new ArrayList<>()).add(line);
                    }
                }
            }
            Set<Integer> found = new HashSet<>();
            for (List<Line> group : alike.values()) {
                for (Line line : group) {
                    long edge =
                            group.stream()
                                    .filter(
                                            l ->
                                                    Math.abs(l.box().x0() - line.box().x0())
                                                            < SAME_EDGE_PT)
                                    .count();
                    if (edge >= MIN_LETTER_BULLETS) {
                        found.add(line.number());
                    }
                }
            }
            letterBullets = found;
        }
        return letterBullets;
    }

    /// The small mark drawn right before a line.
    Optional<PageBox> bullet(Line line) {
        if (marks == null) {
            marks = new ArrayList<>(shapes(MIN_MARK_PT, MAX_MARK_PT));
            marks.addAll(pictureMarks());
        }
        return marks.stream().filter(m -> before(m, line)).findFirst();
    }

    private List<PageBox> shapes(double from, double to) {
        return ink.shapes().stream()
                .filter(
                        b ->
                                Math.max(b.width(), b.height()) <= to
                                        && Math.min(b.width(), b.height()) >= from)
                .limit(MAX_MARKS)
                .toList();
    }

    private static boolean before(PageBox mark, Line line) {
        PageBox b = line.box();
        return b.x0() - mark.x1() > 0
                && b.x0() - mark.x1() < MARK_GAP_EM * line.style().sizePt()
                && mark.centerY() > b.y0()
                && mark.centerY() < b.y1();
    }

    /// Equal small pictures at one edge, each before a line of its own.
    private List<PageBox> pictureMarks() {
        List<PageBox> found = new ArrayList<>();
        for (PageBox mark : shapes(MAX_MARK_PT, MAX_PICTURE_MARK_PT)) {
            boolean heads =
                    lines.stream()
                            .anyMatch(
                                    l ->
                                            l.horizontal()
                                                    && before(mark, l)
                                                    && mark.height()
                                                            < PICTURE_MARK_HEIGHT
                                                                    * l.box().height());
            if (heads) {
                found.add(mark);
            }
        }
        return found.stream()
                .filter(
                        m ->
                                found.stream().filter(o -> sameMark(m, o)).count()
                                        >= MIN_LETTER_BULLETS)
                .toList();
    }

    private static boolean sameMark(PageBox a, PageBox b) {
        return Math.abs(a.x0() - b.x0()) < SAME_MARK_PT
                && Math.abs(a.width() - b.width()) < SAME_MARK_PT
                && Math.abs(a.height() - b.height()) < SAME_MARK_PT
                && (a.equals(b) || a.overlapY(b) <= 0);
    }

    void add(Region region) {
        regions.add(region);
        region.lines().forEach(l -> taken.set(l.number()));
    }

    void addAll(Collection<Region> more) {
        more.forEach(this::add);
    }

    void replace(Region old, Region by) {
        regions.set(regions.indexOf(old), by);
        old.lines().forEach(l -> taken.clear(l.number()));
        by.lines().forEach(l -> taken.set(l.number()));
    }

    void remove(Region region) {
        regions.remove(region);
        region.lines().forEach(l -> taken.clear(l.number()));
    }

    List<Region> regions() {
        return List.copyOf(regions);
    }

    List<Region> regions(ElementLabel label) {
        return regions.stream().filter(r -> r.label() == label).toList();
    }
}
