package dev.sheetproof.ui.page.select;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The lines of a page as selecting sees them.
public final class PageLines {

    /// A line as far above or below counts as this many times further away than one beside.
    private static final double ACROSS = 4;

    private final PageNumber page;
    private final List<Line> lines;

    /// @param lines in reading order
    public PageLines(PageNumber page, List<Line> lines) {
        this.page = page;
        this.lines = List.copyOf(lines);
    }

    /// The line at a point.
    public Optional<Line> lineAt(double xPt, double yPt) {
        return lines.stream().filter(line -> line.box().contains(xPt, yPt)).findFirst();
    }

    /// The place between characters that is nearest to a point; empty on a page without text.
    public Optional<Caret> caretAt(double xPt, double yPt) {
        int nearest = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < lines.size(); i++) {
            double distance = distance(lines.get(i), xPt, yPt);
            if (distance < least) {
                least = distance;
                nearest = i;
            }
        }
        return nearest < 0
                ? Optional.empty()
                : Optional.of(new Caret(page, nearest, offset(lines.get(nearest), xPt, yPt)));
    }

    private static double distance(Line line, double xPt, double yPt) {
        PageBox box = line.box();
        double dx = Math.max(0, Math.max(box.x0() - xPt, xPt - box.x1()));
        double dy = Math.max(0, Math.max(box.y0() - yPt, yPt - box.y1()));
        return line.horizontal() ? Math.hypot(dx, ACROSS * dy) : Math.hypot(ACROSS * dx, dy);
    }

    private static int offset(Line line, double xPt, double yPt) {
        double along = line.horizontal() ? xPt : yPt;
        boolean forwards = line.direction() == 0 || line.direction() == 90;
        int offset = 0;
        for (int i = 0; i < line.text().length(); i++) {
            double middle = (line.edges().start(i) + line.edges().end(i)) / 2;
            if (forwards ? middle < along : middle > along) {
                offset = i + 1;
            }
        }
        return offset;
    }

    /// The word around a place, or what stands there instead of one.
    public Optional<Selection.Flow> wordAt(double xPt, double yPt) {
        return caretAt(xPt, yPt)
                .filter(caret -> !lines.get(caret.line()).text().isBlank())
                .map(
                        caret -> {
                            String text = lines.get(caret.line()).text();
                            int from = Math.min(caret.offset(), text.length() - 1);
                            int to = from;
                            while (from > 0 && !Character.isWhitespace(text.charAt(from - 1))) {
                                from--;
                            }
                            while (to < text.length() && !Character.isWhitespace(text.charAt(to))) {
                                to++;
                            }
                            return new Selection.Flow(
                                    new Caret(page, caret.line(), from),
                                    new Caret(page, caret.line(), Math.max(from, to)));
                        });
    }

    /// The whole line at a place.
    public Optional<Selection.Flow> wholeLineAt(double xPt, double yPt) {
        return caretAt(xPt, yPt)
                .map(
                        caret ->
                                new Selection.Flow(
                                        new Caret(page, caret.line(), 0),
                                        new Caret(
                                                page,
                                                caret.line(),
                                                lines.get(caret.line()).text().length())));
    }

    /// All text of the page; empty when there is none.
    public Optional<Selection.Flow> all() {
        return lines.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Selection.Flow(
                                new Caret(page, 0, 0),
                                new Caret(
                                        page, lines.size() - 1, lines.getLast().text().length())));
    }

    /// What of this page is selected, in the order in which it is copied: reading order, or from
    /// the top left for a box.
    public List<TextPiece> pieces(Selection selection) {
        if (!selection.touches(page)) {
            return List.of();
        }
        return switch (selection) {
            case Selection.Nothing nothing -> List.of();
            case Selection.Flow flow -> pieces(flow);
            case Selection.Column(PageNumber own, PageBox box) -> inside(box);
            case Selection.Area(PageNumber own, PageBox box) -> inside(box);
        };
    }

    private List<TextPiece> pieces(Selection.Flow flow) {
        List<TextPiece> pieces = new ArrayList<>();
        boolean begins = flow.from().page().equals(page);
        boolean ends = flow.to().page().equals(page);
        int first = begins ? flow.from().line() : 0;
        int last = ends ? flow.to().line() : lines.size() - 1;
        for (int i = first; i <= last && i < lines.size(); i++) {
            int length = lines.get(i).text().length();
            int from = begins && i == first ? Math.min(length, flow.from().offset()) : 0;
            int to = ends && i == last ? Math.min(length, flow.to().offset()) : length;
            if (from < to) {
                pieces.add(new TextPiece(lines.get(i), from, to));
            }
        }
        return pieces;
    }

    /// The characters whose middle lies in the box; from the top left, lines of one row beside each
    /// other.
    private List<TextPiece> inside(PageBox box) {
        List<TextPiece> pieces = new ArrayList<>();
        for (Line line : lines) {
            PageBox own = line.box();
            boolean across =
                    line.horizontal()
                            ? own.centerY() >= box.y0() && own.centerY() <= box.y1()
                            : own.centerX() >= box.x0() && own.centerX() <= box.x1();
            if (!across) {
                continue;
            }
            double low = line.horizontal() ? box.x0() : box.y0();
            double high = line.horizontal() ? box.x1() : box.y1();
            int from = -1;
            int to = -1;
            for (int i = 0; i < line.text().length(); i++) {
                double middle = (line.edges().start(i) + line.edges().end(i)) / 2;
                if (middle >= low && middle <= high) {
                    from = from < 0 ? i : from;
                    to = i + 1;
                }
            }
            if (from >= 0) {
                pieces.add(new TextPiece(line, from, to));
            }
        }
        return byRow(pieces);
    }

    private static List<TextPiece> byRow(List<TextPiece> pieces) {
        List<TextPiece> left = new ArrayList<>(pieces);
        left.sort(Comparator.comparingDouble(piece -> piece.box().centerY()));
        List<TextPiece> sorted = new ArrayList<>();
        while (!left.isEmpty()) {
            PageBox first = left.getFirst().box();
            List<TextPiece> row =
                    left.stream().filter(piece -> sameRow(first, piece.box())).toList();
            left.removeAll(row);
            row.stream()
                    .sorted(Comparator.comparingDouble(piece -> piece.box().x0()))
                    .forEach(sorted::add);
        }
        return sorted;
    }

    /// Whether two boxes stand beside each other: the middle of either lies in the height of the
    /// other.
    static boolean sameRow(PageBox a, PageBox b) {
        return (a.centerY() >= b.y0() && a.centerY() <= b.y1())
                || (b.centerY() >= a.y0() && b.centerY() <= a.y1());
    }
}
