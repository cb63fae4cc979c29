package dev.sheetproof.ui.support;

import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.List;

/// Lines of a page whose characters are all 5 points wide and 10 high.
public final class TypedLines {

    /// Width of a character in points.
    public static final double WIDE = 5;

    /// Height of a line in points.
    public static final double HIGH = 10;

    private final PageNumber page;
    private final List<Line> lines = new ArrayList<>();

    public TypedLines(int page) {
        this.page = new PageNumber(page);
    }

    /// A line whose top left corner is at `x`, `y`.
    public TypedLines put(String text, double x, double y) {
        float[] starts = new float[text.length()];
        float[] ends = new float[text.length()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = (float) (x + i * WIDE);
            ends[i] = (float) (x + (i + 1) * WIDE);
        }
        lines.add(
                new Line(
                        page,
                        lines.size(),
                        text,
                        new PageBox(x, y, x + text.length() * WIDE, y + HIGH),
                        new FontStyle("Typed", HIGH, false, false, 0),
                        0,
                        0,
                        CharEdges.of(starts, ends),
                        List.of(),
                        true));
        return this;
    }

    public List<Line> lines() {
        return List.copyOf(lines);
    }
}
