package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Gives every readable line of a page to the one element it stands in: the smallest whose box
/// holds its centre.
final class ElementText {

    private final Map<Integer, List<Line>> lines = new HashMap<>();
    private final List<Line> uncovered = new ArrayList<>();

    ElementText(ParsedPage page, List<Element> elements) {
        for (Line line : readable(page)) {
            Element owner = null;
            for (Element e : elements) {
                boolean holds = e.box().inflate(0.5).containsCenterOf(line.box());
                if (holds && (owner == null || area(e.box()) < area(owner.box()))) {
                    owner = e;
                }
            }
            if (owner == null) {
                uncovered.add(line);
            } else {
                lines.computeIfAbsent(owner.number(), k -> new ArrayList<>()).add(line);
            }
        }
    }

    private static double area(PageBox b) {
        return Math.max(b.width(), 0.1) * Math.max(b.height(), 0.1);
    }

    /// The visible lines, or the invisible ones of an OCR layer where they are nearly all there is.
    static List<Line> readable(ParsedPage page) {
        long visible = page.lines().stream().filter(Line::visible).count();
        boolean ocrLayer = visible * 4 < page.lines().size();
        return page.lines().stream()
                .filter(l -> (l.visible() || ocrLayer) && !l.text().isBlank())
                .toList();
    }

    List<Line> lines(int element) {
        return lines.getOrDefault(element, List.of());
    }

    List<Line> uncovered() {
        return List.copyOf(uncovered);
    }

    /// The element's lines row by row; what stands side by side is joined by spaces.
    String text(int element) {
        List<String> rows = new ArrayList<>();
        for (TextRow row : TextRow.of(lines(element))) {
            rows.add(String.join(" ", row.segments().stream().map(s -> s.text().strip()).toList()));
        }
        return String.join("\n", rows);
    }
}
