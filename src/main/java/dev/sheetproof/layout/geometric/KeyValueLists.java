package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Finds short lists of names with values: `Country of origin: Japan`, `Storage Temperature
/// ........ -55 to +125 °C`.
final class KeyValueLists {

    /// Rows of such a list at least.
    private static final int MIN_ROWS = 2;

    /// White space between two rows, in line heights.
    private static final double MAX_GAP = 1.1;

    /// White space between the longest name and its value at most, in points; more parts two lists
    /// side by side.
    private static final double MAX_VALUE_GAP_PT = 80;

    /// Words of a name at most.
    private static final int MAX_NAME_WORDS = 7;

    private static final Pattern LEADERS = Pattern.compile("\\.{5,}|(?:\\. ){4,}|_{5,}|…{2,}");

    /// Dots that lead to the page of an entry of a table of contents.
    private static final Pattern ENTRY =
            Pattern.compile("(?:\\.{5,}|(?:\\. ){4,}|…{2,})[\\s.…]*\\d{1,4}$");

    /// How far left and right of the value above further lines of it begin, in points, and the
    /// white space between them, in line heights.
    private static final double VALUE_EDGE_PT = 3;

    private static final double VALUE_INDENT_PT = 30;

    private static final double VALUE_GAP = 0.8;

    /// Words of a value behind a colon at most.
    private static final int MAX_VALUE_WORDS = 12;

    private static final Pattern COLON = Pattern.compile("[:：=]");

    private KeyValueLists() {}

    static List<Region> find(PageScene scene) {
        List<Line> candidates = scene.free().stream().filter(Line::horizontal).toList();
        List<Region> lists = new ArrayList<>();
        List<TextRow> open = new ArrayList<>();
        List<TextRow> rows = TextRow.of(candidates);
        for (int i = 0; i < rows.size(); i++) {
            TextRow row = rows.get(i);
            boolean follows =
                    open.isEmpty()
                            || row.box().y0() - open.getLast().box().y1()
                                    < MAX_GAP * row.box().height();
            boolean item =
                    pair(row)
                            || bulletedPair(scene, row)
                            || (row.size() == 1 && bulleted(scene, row))
                            || valueGoesOn(scene, open, row)
                            || (!open.isEmpty()
                                    && i + 1 < rows.size()
                                    && headsPairs(open.getLast(), row, rows.get(i + 1)));
            if (!item || !follows) {
                close(open, lists);
                open = new ArrayList<>();
            }
            if (item) {
                open.add(row);
            }
        }
        close(open, lists);
        return lists;
    }

    private static boolean pair(TextRow row) {
        Line name = row.segments().getFirst();
        if (Words.hasLetter(name.text()) && LEADERS.matcher(name.text()).find()) {
            return true;
        }
        if (row.segments().stream().anyMatch(l -> ENTRY.matcher(l.text().strip()).find())) {
            return true;
        }
        return row.size() == 2
                && named(name.text().strip())
                && Words.count(name) <= MAX_NAME_WORDS
                && !CaptionPatterns.standard().startsNote(name.text());
    }

    /// Whether a row is a further line of the value of the item above it.
    private static boolean valueGoesOn(PageScene scene, List<TextRow> open, TextRow row) {
        if (row.size() != 1 || open.isEmpty()) {
            return false;
        }
        TextRow last = open.getLast();
        TextRow pair = open.stream().filter(r -> r.size() == 2).reduce((a, b) -> b).orElse(last);
        double value = pair.segments().getLast().box().x0();
        double x = row.box().x0();
        return pair.size() == 2
                && bulleted(scene, pair)
                && x > value - VALUE_EDGE_PT
                && x < value + VALUE_INDENT_PT
                && row.box().y0() - last.box().y1() < VALUE_GAP * row.box().height();
    }

    /// A name between two pairs with leaders whose values are set out below it.
    private static boolean headsPairs(TextRow above, TextRow row, TextRow below) {
        return row.size() == 1
                && Words.count(row.segments().getFirst()) <= MAX_NAME_WORDS
                && led(above)
                && led(below)
                && below.box().y0() - row.box().y1() < MAX_GAP * row.box().height();
    }

    private static boolean led(TextRow row) {
        return row.segments().stream().anyMatch(l -> LEADERS.matcher(l.text()).find());
    }

    private static boolean bulleted(PageScene scene, TextRow row) {
        Line first = row.segments().getFirst();
        return ListMarkers.bulleted(first.text()) || scene.bulletDrawn(first);
    }

    /// A name with a bullet and its value; two bullets are two lists side by side.
    private static boolean bulletedPair(PageScene scene, TextRow row) {
        if (row.size() != 2 || !bulleted(scene, row)) {
            return false;
        }
        Line value = row.segments().getLast();
        boolean sameColumn =
                value.column() < 0
                        || row.segments().getFirst().column() < 0
                        || value.column() == row.segments().getFirst().column();
        return sameColumn
                && !ListMarkers.bulleted(value.text())
                && !scene.bulletDrawn(value)
                && Words.count(row.segments().getFirst()) <= MAX_NAME_WORDS
                && Words.count(value)
                        <= (COLON.matcher(value.text().strip()).lookingAt()
                                ? MAX_VALUE_WORDS
                                : MAX_NAME_WORDS);
    }

    private static boolean named(String text) {
        return Words.hasLetter(text) && (text.endsWith(":") || text.endsWith("："));
    }

    private static void close(List<TextRow> rows, List<Region> lists) {
        double valueGap =
                rows.stream()
                        .filter(r -> r.size() > 1)
                        .mapToDouble(
                                r ->
                                        r.segments().getLast().box().x0()
                                                - r.segments().getFirst().box().x1())
                        .min()
                        .orElse(0);
        if (rows.size() >= MIN_ROWS
                && valueGap <= MAX_VALUE_GAP_PT
                && rows.stream().anyMatch(r -> r.size() > 1 || pair(r))) {
            List<Line> lines = rows.stream().flatMap(r -> r.segments().stream()).toList();
            lists.add(
                    Region.of(ElementLabel.LIST, 0.7, "key-value-list", lines)
                            .seeing(RuleReasons.count(rows.size(), "row")));
        }
    }
}
