package dev.sheetproof.ui.page.find;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.List;

/// A place where find found what was sought.
///
/// @param fromLine line it begins in, by its number on the page; `fromOffset`: character of that
///   line
/// @param toLine line it ends in; `toOffset`: the character after its last one there
/// @param before what stands before it, shortened; `match`: itself as it is printed; `after`: what
///   follows
/// @param rough about where it stands, for whoever has not read the page
public record FindHit(
        PageNumber page,
        int fromLine,
        int fromOffset,
        int toLine,
        int toOffset,
        String before,
        String match,
        String after,
        List<PageBox> rough) {

    public FindHit {
        rough = List.copyOf(rough);
    }

    /// Its boxes, one for each line it stands in.
    ///
    /// @param lines the lines of its page
    public List<PageBox> boxes(List<Line> lines) {
        List<PageBox> boxes = new ArrayList<>();
        for (int i = fromLine; i <= toLine && i < lines.size(); i++) {
            Line line = lines.get(i);
            int from = i == fromLine ? fromOffset : 0;
            int to = Math.min(line.text().length(), i == toLine ? toOffset : Integer.MAX_VALUE);
            if (from < to) {
                boxes.add(line.boxOf(from, to));
            }
        }
        return boxes;
    }
}
