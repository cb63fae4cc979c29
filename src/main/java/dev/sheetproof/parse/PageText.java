package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.pdf.PageContent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The content of one page to its lines and its status.
final class PageText {

    private PageText() {}

    /// @param note what was lost beside the content; empty for nothing
    static ParsedPage read(PageNumber page, PageContent content, List<Link> links, String note) {
        LetterSelection selection = LetterSelection.of(content);
        PageVerdict verdict = PageVerdict.of(content, selection);
        ReadingOrder order = ReadingOrder.of(lines(page, content, selection), content.graphics());
        PageInfo info =
                new PageInfo(
                        page,
                        verdict.status(),
                        reason(verdict, content, note),
                        order.lines().isEmpty() ? TextSource.NONE : TextSource.PDF_LAYER,
                        content.frame(),
                        order.columns(),
                        content.glyphs().size(),
                        selection.bad(),
                        order.lines().size(),
                        content.graphics().images().size(),
                        content.pathSegments());
        return new ParsedPage(info, order.lines(), content.graphics(), links);
    }

    /// Whatever a page's status, it says what of it was lost.
    private static String reason(PageVerdict verdict, PageContent content, String note) {
        List<String> parts = new ArrayList<>();
        if (!verdict.reason().isEmpty()) {
            parts.add(verdict.reason());
        }
        content.problems().stream().filter(p -> !verdict.reason().contains(p)).forEach(parts::add);
        if (!note.isEmpty()) {
            parts.add(note);
        }
        return String.join("; ", parts);
    }

    private static List<Line> lines(
            PageNumber page, PageContent content, LetterSelection selection) {
        LineWriter writer = new LineWriter(page, content.fonts());
        List<Line> lines = new ArrayList<>();
        Map<Boolean, Gutters> gutters = new HashMap<>();
        for (Map.Entry<Axis, List<Letter>> entry : selection.letters().entrySet()) {
            Axis axis = entry.getKey();
            boolean horizontal = axis.direction() % 180 == 0;
            Gutters at =
                    gutters.computeIfAbsent(
                            horizontal,
                            h -> Gutters.of(content.graphics().rules(), axis.direction()));
            List<List<List<GlyphRun>>> rows = new ArrayList<>();
            for (List<GlyphRun> row : RowBuilder.rows(RunBuilder.runs(entry.getValue()))) {
                rows.add(at.cut(row, axis));
            }
            CellSplitter.split(rows);
            for (List<List<GlyphRun>> row : rows) {
                for (List<GlyphRun> part : row) {
                    lines.add(writer.write(part, axis));
                }
            }
        }
        return lines;
    }
}
