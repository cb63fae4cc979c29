package dev.sheetproof.tables;

import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Span;
import dev.sheetproof.model.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/// Names of columns that stand so close in a header that they were read as one line: `MIN TYP MAX`.
final class ColumnNames {

    /// Names that head a column each.
    private static final Pattern NAME =
            Pattern.compile(
                    "(?:min|typ|nom|max|minimum|typical|nominal|maximum|units?|最小值?|典型值?|标准值?|標準|最大值?|单位|単位)\\.?",
                    Pattern.CASE_INSENSITIVE);

    private ColumnNames() {}

    /// The lines, with each that is nothing but such names parted at its words.
    static List<Line> apart(List<Line> lines) {
        List<Line> out = new ArrayList<>();
        for (Line line : lines) {
            List<Word> words = line.words();
            boolean names =
                    words.size() > 1
                            && words.size() == words.stream().map(Word::text).distinct().count()
                            && words.stream().allMatch(w -> isName(w.text()));
            if (names) {
                words.forEach(w -> out.add(part(line, w)));
            } else {
                out.add(line);
            }
        }
        return out;
    }

    static boolean isName(String text) {
        return NAME.matcher(text.strip()).matches();
    }

    private static Line part(Line line, Word word) {
        int from = word.offset();
        int to = from + word.text().length();
        return new Line(
                line.page(),
                line.number(),
                word.text(),
                word.box(),
                line.style(),
                line.column(),
                line.direction(),
                CharEdges.of(
                        Arrays.copyOfRange(line.edges().starts(), from, to),
                        Arrays.copyOfRange(line.edges().ends(), from, to)),
                List.of(new Span(0, word.text(), word.box(), line.style(), false, false)),
                line.visible());
    }
}
