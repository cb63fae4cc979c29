package dev.sheetproof.model;

import java.util.ArrayList;
import java.util.List;

/// One visual line: glyphs on one baseline with no gap wide enough to be a column or cell gutter.
/// The cells of a table row are therefore separate lines.
///
/// @param page the page it is drawn on
/// @param number position in the page's reading order, from 0, dense
/// @param text its characters in reading order; hyphens at the end are kept; single spaces between
///   words
/// @param box the glyphs' box (ascent to descent) on the displayed page
/// @param style the style of most of its glyphs
/// @param column the text column it stands in, from 0; -1 when it spans several
/// @param direction reading direction in clockwise degrees on the displayed page: 0 left to right,
///   90 top to bottom, 180 upside down, 270 bottom to top
/// @param edges where each character of `text` lies along the direction
/// @param spans runs of one style, in order; together they hold the text of the line
/// @param visible false for text that is drawn invisibly (an OCR layer under a picture, text mode
///   3)
public record Line(
        PageNumber page,
        int number,
        String text,
        PageBox box,
        FontStyle style,
        int column,
        int direction,
        CharEdges edges,
        List<Span> spans,
        boolean visible) {

    public Line {
        if (number < 0) {
            throw new IllegalArgumentException("line number negative: " + number);
        }
        if (text.length() != edges.size()) {
            throw new IllegalArgumentException(
                    "text of " + text.length() + " characters with edges for " + edges.size());
        }
        if (direction != 0 && direction != 90 && direction != 180 && direction != 270) {
            throw new IllegalArgumentException("direction not 0, 90, 180 or 270: " + direction);
        }
        spans = List.copyOf(spans);
    }

    /// The box of the characters `from` (inclusive) to `to` (exclusive).
    ///
    /// @throws IndexOutOfBoundsException when the range is empty or outside the text
    public PageBox boxOf(int from, int to) {
        if (from < 0 || to > text.length() || from >= to) {
            throw new IndexOutOfBoundsException(
                    "characters " + from + ".." + to + " of " + text.length());
        }
        double a = edges.start(from);
        double b = edges.end(from);
        for (int i = from; i < to; i++) {
            a = Math.min(a, Math.min(edges.start(i), edges.end(i)));
            b = Math.max(b, Math.max(edges.start(i), edges.end(i)));
        }
        return direction == 0 || direction == 180
                ? new PageBox(a, box.y0(), b, box.y1())
                : new PageBox(box.x0(), a, box.x1(), b);
    }

    /// The words of this line (runs without white space) with their boxes, in reading order.
    public List<Word> words() {
        List<Word> words = new ArrayList<>();
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean space = i == text.length() || Character.isWhitespace(text.charAt(i));
            if (!space && start < 0) {
                start = i;
            } else if (space && start >= 0) {
                words.add(new Word(text.substring(start, i), boxOf(start, i), start));
                start = -1;
            }
        }
        return words;
    }

    public boolean horizontal() {
        return direction == 0 || direction == 180;
    }

    /// This line at another place of the reading order.
    public Line withPlace(int newNumber, int newColumn) {
        return new Line(
                page, newNumber, text, box, style, newColumn, direction, edges, spans, visible);
    }
}
