package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Joins text with what goes on from it: a line that leads in (`… of two conditions:`) with its
/// list or formula, a list of ratings with the notice that limits it, a paragraph with its end at
/// the top of the next column.
final class Continuations {

    /// White space between a lead-in and its list, in points: a blank line.
    private static final double LEAD_GAP_PT = 26;

    /// Widths of the two parts of a paragraph differ by at most this factor; the last is shorter
    /// only when it is one line.
    private static final double SAME_WIDTH = 1.2;

    /// A sign that marks such a notice.
    private static final Pattern MARKED = Pattern.compile("[*†‡]\\s*\\p{L}");

    private Continuations() {}

    /// @param groups of one page, in reading order
    static List<Group> join(List<Group> groups, ElementText text) {
        List<Group> out = new ArrayList<>();
        for (Group group : groups) {
            if (!out.isEmpty() && continues(out.getLast(), group, text)) {
                Group joined = out.removeLast().with(group.elements());
                out.add(joined);
            } else {
                out.add(group);
            }
        }
        return out;
    }

    private static boolean isNotice(String text) {
        return MARKED.matcher(text).lookingAt() || Phrase.RATINGS_NOTICE.starts(text);
    }

    private static boolean continues(Group before, Group group, ElementText text) {
        Element last = before.elements().getLast();
        Element next = group.first();
        if (group.elements().size() > 1) {
            return false;
        }
        if (last.label() == ElementLabel.LIST && next.label() == ElementLabel.TEXT) {
            return isNotice(text.text(next.number()).strip()) && under(last.box(), next.box());
        }
        if (last.label() != ElementLabel.TEXT) {
            return false;
        }
        String end = text.text(last.number()).strip();
        String start = text.text(next.number()).strip();
        if (end.isEmpty() || start.isEmpty()) {
            return false;
        }
        return switch (next.label()) {
            case LIST, FORMULA -> leadsIn(end) && under(last.box(), next.box());
            case TEXT -> beside(last.box(), next.box()) && opens(end) && goesOn(start);
            case TITLE,
                    TABLE,
                    FIGURE,
                    TABLE_CAPTION,
                    FIGURE_CAPTION,
                    TABLE_FOOTNOTE,
                    HEADER_FOOTER ->
                    false;
        };
    }

    private static boolean leadsIn(String end) {
        return end.endsWith(":") || end.endsWith("\uFF1A");
    }

    private static boolean under(PageBox above, PageBox below) {
        double gap = below.y0() - above.y1();
        return gap > -4 && gap < LEAD_GAP_PT && above.overlapX(below) > 0;
    }

    /// Whether the second box is at the top of the next column.
    private static boolean beside(PageBox left, PageBox right) {
        return right.x0() > left.x1()
                && right.y0() < left.y0()
                && Math.max(left.width(), right.width())
                        < SAME_WIDTH * Math.min(left.width(), right.width());
    }

    private static boolean opens(String end) {
        int c = end.codePointBefore(end.length());
        return Character.isLetterOrDigit(c) || c == ',' || c == '-' || c == ')';
    }

    private static boolean goesOn(String start) {
        return Character.isLowerCase(start.codePointAt(0));
    }
}
